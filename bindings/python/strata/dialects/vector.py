# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""The dialect vector: vectors of several dimensions."""

from __future__ import annotations

from ._vector_enum_gen import *
from ._vector_ops_gen import *
from ._vector_ops_gen import _Dialect as _Dialect
from ._vector_type_gen import *
