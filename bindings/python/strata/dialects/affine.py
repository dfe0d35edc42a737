# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect affine: loops, accesses and conditions that are affine functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .. import ir
from ._affine_enum_gen import *
from ._affine_ops_gen import *
from ._affine_ops_gen import _Dialect as _Dialect
from ._affine_type_gen import *
from ._ods_common import (
    _cext as _ods_cext, get_default_loc_context, get_op_result_or_value, get_op_results_or_values,
)

_Bound = Any


def _as_map(bound: _Bound, operands: Sequence[Any] | None, context: ir.Context) -> tuple[ir.AffineMapAttr, list[ir.Value]]:
    """Returns the map of a bound and its operands: a number, a map, or a value of type index."""
    if isinstance(bound, int):
        return ir.AffineMapAttr.get(ir.AffineMap.get_constant(bound, context=context)), []
    if isinstance(bound, (ir.AffineMap, ir.AffineMapAttr)):
        attr = bound if isinstance(bound, ir.Attribute) else ir.AffineMapAttr.get(bound)
        return attr, list(get_op_results_or_values(operands or []))
    value = get_op_result_or_value(bound)
    if operands:
        raise ValueError("a bound that is a value has no operands")
    identity = ir.AffineMap.get(0, 1, [ir.AffineExpr.get_symbol(0, context=context)], context=context)
    return ir.AffineMapAttr.get(identity), [value]


@_ods_cext.register_operation(_Dialect, replace=True)
class AffineStoreOp(AffineStoreOp):  # type: ignore[no-redef]
    """Writes an element: `AffineStoreOp(value, memref, [indices])`; without a map, the indices are those of the element."""

    __slots__ = ()

    def __init__(self, value: Any, memref: Any, indices: Any = None, map: Any = None, *, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> None:
        indices = [] if indices is None else get_op_results_or_values(indices)
        if map is None:
            map = ir.AffineMap.get_identity(len(indices), context=get_op_result_or_value(memref).context)
        super().__init__(value, memref, indices, map, loc=loc, ip=ip)


@_ods_cext.register_operation(_Dialect, replace=True)
class AffineForOp(AffineForOp):  # type: ignore[no-redef]
    """A loop: `AffineForOp(0, 10, 1)`; bounds are numbers, maps with operands, or values of type index. The block is empty."""

    __slots__ = ()

    def __init__(self, lower_bound: _Bound, upper_bound: _Bound, step: int | ir.Attribute = 1, iter_args: Any = None, *,
                 lower_bound_operands: Sequence[Any] | None = None, upper_bound_operands: Sequence[Any] | None = None,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        context = get_default_loc_context(loc)
        lower, lower_operands = _as_map(lower_bound, lower_bound_operands, context)
        upper, upper_operands = _as_map(upper_bound, upper_bound_operands, context)
        initial: list[ir.Value] = [] if iter_args is None else get_op_results_or_values(iter_args)
        types = [value.type for value in initial]
        index = ir.IndexType.get(context=context)
        attr = step if isinstance(step, ir.Attribute) else ir.IntegerAttr.get(index, step)
        super().__init__(types, lower_operands, upper_operands, initial, lower, upper, attr, loc=loc, ip=ip)
        self.regions[0].blocks.append(index, *types)

    @property
    def inits(self) -> ir.OpOperandList:
        """The initial values."""
        return self.initOperands

    @property
    def body(self) -> ir.Block:
        """The block of the loop; its arguments are the induction variable and the carried values."""
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> ir.BlockArgument:
        """The number of the iteration."""
        return self.body.arguments[0]

    @property
    def inner_iter_args(self) -> Any:
        """The carried values at the start of an iteration."""
        return self.body.arguments[1:]


def for_(start: _Bound, stop: _Bound, step: int = 1, iter_args: Any = None, *, loc: ir.Location | None = None,
         ip: ir.InsertionPoint | None = None) -> Iterator[Any]:
    """Creates a loop and yields once, as scf.for_ does."""
    loop = AffineForOp(start, stop, step, iter_args, loc=loc, ip=ip)
    inner: tuple[ir.Value, ...] = tuple(loop.inner_iter_args)
    with ir.InsertionPoint(loop.body):
        if not inner:
            yield loop.induction_variable
        elif len(inner) == 1:
            yield loop.induction_variable, inner[0], loop.operation.results[0]
        else:
            yield loop.induction_variable, inner, loop.operation.results


@_ods_cext.register_operation(_Dialect, replace=True)
class AffineIfOp(AffineIfOp):  # type: ignore[no-redef]
    """A conditional: `AffineIfOp(set, [types], cond_operands=[values], has_else=True)`. The blocks are empty."""

    __slots__ = ()

    def __init__(self, cond: ir.IntegerSet | ir.Attribute, results_: Sequence[ir.Type] | None = None, *,
                 cond_operands: Any = None, has_else: bool = False, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> None:
        results = [] if results_ is None else list(results_)
        if results and not has_else:
            raise ValueError("a conditional with results needs an else block")
        super().__init__(results, [] if cond_operands is None else cond_operands,
                         cond if isinstance(cond, ir.Attribute) else ir.IntegerSetAttr.get(cond), loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else:
            self.regions[1].blocks.append()

    @property
    def then_block(self) -> ir.Block:
        """The block that runs if the condition holds."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> ir.Block | None:
        """The block that runs if the condition does not hold; None if there is none."""
        blocks = self.regions[1].blocks
        return blocks[0] if len(blocks) else None


def load(memref: Any, indices: Any = None, map: Any = None, *, loc: ir.Location | None = None,
         ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Reads an element; without a map, the indices are those of the element."""
    source = get_op_result_or_value(memref)
    indices = [] if indices is None else get_op_results_or_values(indices)
    if map is None:
        map = ir.AffineMap.get_identity(len(indices), context=source.context)
    return AffineLoadOp(ir.MemRefType(source.type).element_type, source, indices, map, loc=loc, ip=ip).result


def store(value: Any, memref: Any, indices: Any = None, map: Any = None, *, loc: ir.Location | None = None,
          ip: ir.InsertionPoint | None = None) -> AffineStoreOp:
    """Writes an element."""
    return AffineStoreOp(value, memref, indices, map, loc=loc, ip=ip)
