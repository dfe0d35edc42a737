# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect dlti: data layouts and target descriptions."""

from ._dlti_enum_gen import *
from ._dlti_ops_gen import *
from ._dlti_ops_gen import _Dialect as _Dialect
from ._dlti_type_gen import *
