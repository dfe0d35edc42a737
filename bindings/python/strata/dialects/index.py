# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect index: arithmetic of the width of a pointer."""

from __future__ import annotations

from ._index_enum_gen import *
from ._index_ops_gen import *
from ._index_ops_gen import _Dialect as _Dialect
from ._index_type_gen import *
from ._ods_common import _cext as _ods_cext


@_ods_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):  # type: ignore[no-redef]
    """A constant of type index: `ConstantOp(42)`."""

    __slots__ = ()

    @property
    def literal_value(self) -> int:
        """The number."""
        return self.value.value
