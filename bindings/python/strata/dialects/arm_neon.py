# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect arm_neon: ARM Neon intrinsics."""

from ._arm_neon_enum_gen import *
from ._arm_neon_ops_gen import *
from ._arm_neon_ops_gen import _Dialect as _Dialect
from ._arm_neon_type_gen import *
