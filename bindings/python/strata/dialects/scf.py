# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect scf: loops and conditionals with regions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .. import ir
from . import arith as _arith
from ._ods_common import (
    _cext as _ods_cext, get_default_loc_context, get_op_result_or_op_results, get_op_result_or_value,
    get_op_results_or_values,
)
from ._scf_enum_gen import *
from ._scf_ops_gen import *
from ._scf_ops_gen import _Dialect as _Dialect
from ._scf_type_gen import *


@_ods_cext.register_operation(_Dialect, replace=True)
class ForOp(ForOp):  # type: ignore[no-redef]
    """A loop over numbers: `ForOp(lower, upper, step, [initial values])`. Its block is empty.

    >>> loop = ForOp(lower, upper, step, [zero])
    >>> with InsertionPoint(loop.body):
    ...     yield_([arith.addi(loop.inner_iter_args[0], loop.induction_variable)])
    """

    __slots__ = ()

    def __init__(self, lower_bound: Any, upper_bound: Any, step: Any, iter_args: Any = None, *,
                 unsigned_cmp: bool | None = None, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> None:
        initial: list[ir.Value] = [] if iter_args is None else get_op_results_or_values(iter_args)
        types = [value.type for value in initial]
        bound = get_op_result_or_value(lower_bound)
        super().__init__(types, bound, upper_bound, step, initial, unsignedCmp=unsigned_cmp, loc=loc, ip=ip)
        self.regions[0].blocks.append(bound.type, *types)

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


@_ods_cext.register_operation(_Dialect, replace=True)
class IfOp(IfOp):  # type: ignore[no-redef]
    """A conditional: `IfOp(condition)`, or with results `IfOp(condition, [types], has_else=True)`. Its blocks are empty."""

    __slots__ = ()

    def __init__(self, cond: Any, results_: Sequence[ir.Type] | None = None, *, has_else: bool = False, hasElse: bool = False,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        super().__init__([] if results_ is None else list(results_), cond, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else or hasElse:
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


@_ods_cext.register_operation(_Dialect, replace=True)
class WhileOp(WhileOp):  # type: ignore[no-redef]
    """A loop with a condition: `WhileOp([result types], [initial values])`. Its regions are empty."""

    __slots__ = ()

    def __init__(self, results_: Sequence[ir.Type], inits: Any, *, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> None:
        super().__init__(results_, inits, loc=loc, ip=ip)

    @property
    def inits(self) -> ir.OpOperandList:
        """The initial values."""
        return self.initOperands


def while_(results_: Sequence[ir.Type], inits: Any, *, loc: ir.Location | None = None,
           ip: ir.InsertionPoint | None = None) -> Any:
    """Creates a loop with a condition."""
    return get_op_result_or_op_results(WhileOp(results_, inits, loc=loc, ip=ip))


def _split(bounds: Any) -> tuple[list[ir.Value], ir.DenseI64ArrayAttr]:
    """Splits bounds into values and an attribute with the constants."""
    values: list[ir.Value] = []
    numbers: list[int] = []
    for bound in bounds:
        if isinstance(bound, int):
            numbers.append(bound)
        else:
            values.append(get_op_result_or_value(bound))
            numbers.append(ir.ShapedType.get_dynamic_size())
    return values, ir.DenseI64ArrayAttr.get(numbers)


@_ods_cext.register_operation(_Dialect, replace=True)
class ForallOp(ForallOp):  # type: ignore[no-redef]
    """A parallel loop: `ForallOp([lower bounds], [upper bounds], [steps], [shared outputs])`; bounds are ints or values."""

    __slots__ = ()

    def __init__(self, lower_bounds: Sequence[Any], upper_bounds: Sequence[Any], steps: Sequence[Any],
                 shared_outs: Sequence[Any] | None = None, *, mapping: Any = None, device_mapping: Any = None,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        if not len(lower_bounds) == len(upper_bounds) == len(steps):
            raise ValueError("lower bounds, upper bounds and steps must have the same length")
        outputs: list[ir.Value] = [] if shared_outs is None else get_op_results_or_values(shared_outs)
        types = [value.type for value in outputs]
        lower, static_lower = _split(lower_bounds)
        upper, static_upper = _split(upper_bounds)
        step, static_step = _split(steps)
        super().__init__([type for type in types if ir.RankedTensorType.isinstance(type)], lower, upper, step, static_lower,
                         static_upper, static_step, outputs, mapping=device_mapping if mapping is None else mapping,
                         loc=loc, ip=ip)
        index = ir.IndexType.get(context=self.context)
        self.regions[0].blocks.append(*([index] * len(lower_bounds)), *types)

    @property
    def body(self) -> ir.Block:
        """The block of the loop; its arguments are the induction variables and the shared outputs."""
        return self.regions[0].blocks[0]

    @property
    def rank(self) -> int:
        """The number of induction variables."""
        return len(ir.DenseI64ArrayAttr(self.staticLowerBound))

    @property
    def induction_variables(self) -> Any:
        """The numbers of the iteration."""
        return self.body.arguments[:self.rank]

    @property
    def inner_iter_args(self) -> Any:
        """The shared outputs in the block."""
        return self.body.arguments[self.rank:]

    def terminator(self) -> Any:
        """The operation at the end of the block."""
        return list(self.body.operations)[-1]


@_ods_cext.register_operation(_Dialect, replace=True)
class InParallelOp(InParallelOp):  # type: ignore[no-redef]
    """The end of the block of a parallel loop; its block is empty."""

    __slots__ = ()

    def __init__(self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        super().__init__(loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def block(self) -> ir.Block:
        """The block."""
        return self.regions[0].blocks[0]


@_ods_cext.register_operation(_Dialect, replace=True)
class IndexSwitchOp(IndexSwitchOp):  # type: ignore[no-redef]
    """A selection by a number: `IndexSwitchOp([types], value, [1, 2])`; the default block and those of the cases are empty.

    `case_body_builder(op, index, case)` and `default_body_builder(op)`, if given, build the blocks.
    """

    __slots__ = ()

    def __init__(self, results: Sequence[ir.Type], arg: Any, cases: Any,
                 case_body_builder: Callable[[IndexSwitchOp, int, int], Any] | None = None,
                 default_body_builder: Callable[[IndexSwitchOp], Any] | None = None, *, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> None:
        numbers = ir.DenseI64ArrayAttr(cases) if isinstance(cases, ir.Attribute) else ir.DenseI64ArrayAttr.get(
            list(cases), context=get_default_loc_context(loc))
        super().__init__(results, arg, numbers, len(numbers), loc=loc, ip=ip)
        for region in self.regions:
            region.blocks.append()
        if default_body_builder:
            with ir.InsertionPoint(self.default_block):
                default_body_builder(self)
        if case_body_builder:
            for index, case in enumerate(numbers):
                with ir.InsertionPoint(self.case_block(index)):
                    case_body_builder(self, index, case)

    @property
    def default_region(self) -> ir.Region:
        """The region for all other numbers."""
        return self.regions[0]

    @property
    def default_block(self) -> ir.Block:
        """The block for all other numbers."""
        return self.regions[0].blocks[0]

    @property
    def case_regions(self) -> Any:
        """The regions of the cases."""
        return self.regions[1:]

    def case_region(self, i: int) -> ir.Region:
        """The region of a case."""
        return self.case_regions[i]

    @property
    def case_blocks(self) -> list[ir.Block]:
        """The blocks of the cases."""
        return [region.blocks[0] for region in self.case_regions]

    def case_block(self, i: int) -> ir.Block:
        """The block of a case."""
        return self.case_regions[i].blocks[0]


def index_switch(results: Sequence[ir.Type], arg: Any, cases: Any, case_body_builder: Any = None,
                 default_body_builder: Any = None, *, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> Any:
    """Creates a selection by a number."""
    return get_op_result_or_op_results(
        IndexSwitchOp(results, arg, cases, case_body_builder, default_body_builder, loc=loc, ip=ip))


def for_(start: Any, stop: Any = None, step: Any = None, iter_args: Any = None, *,
         loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> Iterator[Any]:
    """Creates a loop and yields once: what the body of the Python loop builds is the body of the loop.

    Yields the induction variable; with `iter_args`, a tuple of it, the carried values in the body (one value, or a list)
    and the results of the loop. Bounds are values, or numbers, for which constants of type index are created.

    >>> for i in for_(0, 10, 1):
    ...     yield_([])
    >>> for i, total, result in for_(0, n, 1, iter_args=[zero]):
    ...     yield_([arith.addi(total, i)])
    """
    if stop is None:
        start, stop = 0, start
    if step is None:
        step = 1
    values = [_arith.constant(ir.IndexType.get(), each, loc=loc, ip=ip) if isinstance(each, int) else
              get_op_result_or_value(each) for each in (start, stop, step)]
    loop = ForOp(values[0], values[1], values[2], iter_args, loc=loc, ip=ip)
    inner: tuple[ir.Value, ...] = tuple(loop.inner_iter_args)
    with ir.InsertionPoint(loop.body):
        if iter_args is None:
            yield loop.induction_variable
        elif len(inner) > 1:
            yield loop.induction_variable, inner, loop.operation.results
        elif len(inner) == 1:
            yield loop.induction_variable, inner[0], loop.operation.results[0]
        else:
            yield loop.induction_variable
