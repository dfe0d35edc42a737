# Part of Strata, under the Apache License v2.0. See LICENSE.
# Names that are imported are those of this module.
# pyright: reportUnusedImport=false, reportPrivateUsage=false
"""The IR: contexts, locations, operations, regions, blocks, values, types and attributes.

>>> with Context(), Location.unknown():
...     module = Module.parse("func.func @f(%a: i32) -> i32 { return %a : i32 }")
...     for op in module.body:
...         print(op.operation.name)
func.func

A handle of an operation that was destroyed, by whomever, raises RuntimeError when it is used.
"""

from __future__ import annotations

from ._affine import *
from ._attributes import *
from ._builders import register_attribute_builder
from ._elements import *
from ._float_types import *
from ._interfaces import *
from ._libs import Context
from ._libs._strata import (
    AsmState, AttrBuilder, Attribute, Block, BlockArgument, BlockArgumentList, BlockList, BlockPredecessors,
    BlockSuccessors, CallSiteLocation, Diagnostic, DiagnosticHandler, DiagnosticInfo, DiagnosticSeverity, Dialect,
    DialectDescriptor, DialectRegistry, Dialects, FileLineColLocation, FusedLocation, InsertionPoint, Location,
    MLIRError, Module, NamedAttribute, NameLocation, OpAttributeMap, Operation, OperationList, OpOperand, OpOperandList,
    OpOperands, OpResult, OpResultList, OpSuccessors, OpView, Region, RegionSequence, SymbolTable, ThreadPool, Type,
    TypeID, UnknownLocation, Value, WalkOrder, WalkResult, _OperationBase, capi, register_attribute_caster,
    register_dialect, register_op_adaptor, register_operation, register_type_caster, register_value_caster,
)
from ._op_interfaces import *
from ._types import *


class _GlobalDebug:
    """Controls the debug output of LLVM, which exists in builds with assertions only."""

    class _Flag:
        def __get__(self, instance: object, owner: type) -> bool:
            return capi.mlirIsGlobalDebugEnabled()

        def __set__(self, instance: object, value: bool) -> None:
            capi.mlirEnableGlobalDebug(value)

    flag = _Flag()

    @staticmethod
    def set_types(types: str | list[str]) -> None:
        """Restricts debug output to types, the values of `DEBUG_TYPE` in sources."""
        capi.mlirSetGlobalDebugTypes([types] if isinstance(types, str) else types)


_GlobalDebug = _GlobalDebug()  # type: ignore[assignment,misc]


def _repr_html_(self: Operation | OpView | Module) -> str:
    """Returns the IR for notebooks, highlighted."""
    from .notebook import MAX_LINES, ir_to_html

    return ir_to_html(self, MAX_LINES)


_OperationBase._repr_html_ = _repr_html_  # type: ignore[attr-defined]
Module._repr_html_ = _repr_html_  # type: ignore[attr-defined]
