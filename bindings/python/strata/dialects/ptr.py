# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect ptr: pointers."""

from ._ptr_enum_gen import *
from ._ptr_ops_gen import *
from ._ptr_ops_gen import _Dialect as _Dialect
from ._ptr_type_gen import *
