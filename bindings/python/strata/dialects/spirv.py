# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect spirv: SPIR-V."""

from ._spirv_enum_gen import *
from ._spirv_ops_gen import *
from ._spirv_ops_gen import _Dialect as _Dialect
from ._spirv_type_gen import *
