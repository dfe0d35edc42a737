# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect llvm: instructions, globals and types of LLVM IR."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from .. import ir
from .._libs._strata import capi
from ._llvm_enum_gen import *
from ._llvm_ops_gen import *
from ._llvm_ops_gen import _Dialect as _Dialect
from ._llvm_type_gen import *
from ._ods_common import _cext as _ods_cext, _ods_type_class


@_ods_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):  # type: ignore[no-redef]
    """A constant: `ConstantOp(IntegerAttr)`, or with the type of the result before it."""

    __slots__ = ()

    def __init__(self, res: ir.Type | ir.Attribute, value: ir.Attribute | int | float | None = None, *,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        if isinstance(res, ir.Attribute):
            if value is not None:
                raise TypeError("ConstantOp(): the first argument must be a Type if there are two")
            res, value = res.type, res
        elif isinstance(value, (int, float)):
            number: Any = value
            value = ir.FloatAttr.get(res, number) if isinstance(res, ir.FloatType) else ir.IntegerAttr.get(
                res, operator.index(number))
        super().__init__(res, value, loc=loc, ip=ip)


def mlir_constant(value: ir.Attribute, *, loc: ir.Location | None = None,
                  ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Creates a constant of the type of the attribute."""
    return ConstantOp(value, loc=loc, ip=ip).operation.result


@_ods_cext.register_operation(_Dialect, replace=True)
class LLVMFuncOp(LLVMFuncOp):  # type: ignore[no-redef]
    """A function."""

    __slots__ = ()

    @property
    def is_external(self) -> bool:
        """True if the function is only declared."""
        return len(self.regions[0].blocks) == 0

    @property
    def entry_block(self) -> ir.Block:
        """The first block; IndexError for an external function."""
        if self.is_external:
            raise IndexError("the function is only declared: it has no entry block")
        return self.regions[0].blocks[0]

    @property
    def arguments(self) -> Any:
        """The arguments of the entry block."""
        return self.entry_block.arguments


class PointerType(LLVMPointerType):
    """A pointer: `PointerType.get()`, `PointerType.get(address_space=1)`."""

    __slots__ = ()

    @staticmethod
    def get(address_space: int | None = None, *, context: ir.Context | None = None,  # type: ignore[override]
            loc: ir.Location | None = None) -> PointerType:
        """Returns the pointer type of an address space."""
        return PointerType(LLVMPointerType.get(addressSpace=address_space or 0, loc=loc, context=context))

    @property
    def address_space(self) -> int:
        """The address space."""
        return self.addressSpace


class StructType(LLVMStructType):
    """A structure: `StructType.get_literal([i32, ptr])`, `StructType.get_identified("s")`."""

    __slots__ = ()

    @staticmethod
    def get_literal(elements: Sequence[ir.Type], *, packed: bool = False, loc: ir.Location | None = None,
                    context: ir.Context | None = None) -> StructType:
        """Returns the structure with these elements; MLIRError if an element is not allowed."""
        if context is None and loc is None and elements:
            context = elements[0].context
        return StructType(capi.mlirLLVMStructTypeLiteralGetChecked(loc or ir.Location.unknown(context), list(elements), packed))

    @staticmethod
    def get_identified(name: str, *, context: ir.Context | None = None) -> StructType:
        """Returns the structure of this name."""
        return StructType(capi.mlirLLVMStructTypeIdentifiedGet(context, name))

    @staticmethod
    def new_identified(name: str, elements: Sequence[ir.Type], *, packed: bool = False,
                       context: ir.Context | None = None) -> StructType:
        """Returns a new structure with these elements; a number is added to the name if it is used already."""
        return StructType(capi.mlirLLVMStructTypeIdentifiedNewGet(context, name, list(elements), packed))

    @staticmethod
    def get_opaque(name: str, *, context: ir.Context | None = None) -> StructType:
        """Returns the structure of this name without a body."""
        return StructType(capi.mlirLLVMStructTypeOpaqueGet(context, name))

    def set_body(self, elements: Sequence[ir.Type], *, packed: bool = False) -> None:
        """Sets the elements; ValueError if the structure has other elements already."""
        try:
            capi.mlirLLVMStructTypeSetBody(self, list(elements), packed)
        except ir.MLIRError:
            raise ValueError(f"the structure {self} has other elements already") from None

    @property
    def name(self) -> str | None:
        """The name; None for a literal structure."""
        return None if capi.mlirLLVMStructTypeIsLiteral(self) else capi.mlirLLVMStructTypeGetIdentifier(self)

    @property
    def body(self) -> list[ir.Type] | None:
        """The elements; None if the structure is opaque."""
        if self.opaque:
            return None
        return [capi.mlirLLVMStructTypeGetElementType(self, i)
                for i in range(capi.mlirLLVMStructTypeGetNumElementTypes(self))]

    @property
    def packed(self) -> bool:
        """True if there is no padding."""
        return capi.mlirLLVMStructTypeIsPacked(self)

    @property
    def opaque(self) -> bool:
        """True if there is no body."""
        return capi.mlirLLVMStructTypeIsOpaque(self)


_ods_type_class(PointerType)
_ods_type_class(StructType)
