# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect shape: shapes."""

from ._shape_enum_gen import *
from ._shape_ops_gen import *
from ._shape_ops_gen import _Dialect as _Dialect
from ._shape_type_gen import *
