# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect builtin: modules and casts of conversions."""

from __future__ import annotations

from .. import ir
from ._builtin_enum_gen import *
from ._builtin_ops_gen import *
from ._builtin_ops_gen import _Dialect as _Dialect
from ._builtin_type_gen import *
from ._ods_common import _cext as _ods_cext


@_ods_cext.register_operation(_Dialect, replace=True)
class ModuleOp(ModuleOp):  # type: ignore[no-redef]
    """A module with a body of one block: `ModuleOp()`."""

    __slots__ = ()

    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
                 sym_name: str | ir.Attribute | None = None, sym_visibility: str | ir.Attribute | None = None) -> None:
        super().__init__(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self) -> ir.Block:
        """The block of the body."""
        return self.regions[0].blocks[0]


def module(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
           sym_name: str | ir.Attribute | None = None, sym_visibility: str | ir.Attribute | None = None) -> ModuleOp:
    """Creates a module."""
    return ModuleOp(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)
