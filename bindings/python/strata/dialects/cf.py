# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect cf: branches between blocks."""

from __future__ import annotations

from ._cf_enum_gen import *
from ._cf_ops_gen import *
from ._cf_ops_gen import _Dialect as _Dialect
from ._cf_type_gen import *
