# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect math: mathematical functions."""

from __future__ import annotations

from ._math_enum_gen import *
from ._math_ops_gen import *
from ._math_ops_gen import _Dialect as _Dialect
from ._math_type_gen import *
