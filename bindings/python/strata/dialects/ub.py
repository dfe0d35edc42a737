# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect ub: undefined behaviour."""

from ._ub_enum_gen import *
from ._ub_ops_gen import *
from ._ub_ops_gen import _Dialect as _Dialect
from ._ub_type_gen import *
