# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect arith: integer and floating-point arithmetic."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, cast

from .. import ir
from ._arith_enum_gen import *
from ._arith_ops_gen import *
from ._arith_ops_gen import _Dialect as _Dialect
from ._arith_type_gen import *
from ._ods_common import _cext as _ods_cext, get_default_loc_context


def _constant_attribute(type: ir.Type, value: Any) -> ir.Attribute:
    """Returns the constant of a type: an attribute, a number, or numbers or a buffer for a shaped type."""
    if isinstance(value, ir.Attribute):
        return value
    if isinstance(type, ir.ShapedType):
        element = type.element_type
        if isinstance(value, (int, float)):
            return ir.DenseElementsAttr.get_splat(type, _constant_attribute(element, value))
        if isinstance(value, (list, tuple)):
            values = cast("Sequence[Any]", value)
            return ir.DenseElementsAttr.get([_constant_attribute(element, each) for each in values], type=type)
        return ir.DenseElementsAttr.get(value, type=element, shape=type.shape)
    if isinstance(type, ir.FloatType):
        return ir.FloatAttr.get(type, value)
    if isinstance(type, (ir.IntegerType, ir.IndexType)):
        return ir.IntegerAttr.get(type, operator.index(value))
    raise TypeError(f"a constant of the type {type} must be given as an Attribute")


@_ods_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):  # type: ignore[no-redef]
    """A constant: `ConstantOp(i32, 42)`, `ConstantOp(f32, 1.5)`, `ConstantOp(vector, [1, 2])`, or an attribute.

    >>> ConstantOp.create_index(3).literal_value
    3
    """

    __slots__ = ()

    def __init__(self, result: ir.Type, value: int | float | ir.Attribute | Sequence[int | float] | Any, *,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        super().__init__(_constant_attribute(result, value), results=[result], loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value: int, *, loc: ir.Location | None = None,
                     ip: ir.InsertionPoint | None = None) -> ConstantOp:
        """Creates a constant of type index."""
        context = get_default_loc_context(loc)
        return cls(ir.IndexType.get(context=context), value, loc=loc, ip=ip)

    @property
    def type(self) -> ir.Type:
        """The type of the result."""
        return self.operation.results[0].type

    @property
    def literal_value(self) -> int | float:
        """The number; ValueError if the constant is no number."""
        value = self.value
        if isinstance(value, (ir.IntegerAttr, ir.FloatAttr, ir.BoolAttr)):
            return value.value
        raise ValueError("only integer and float constants have literal values")


def constant(result: ir.Type, value: int | float | ir.Attribute | Sequence[int | float] | Any, *,
             loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Creates a constant and returns its value."""
    return ConstantOp(result, value, loc=loc, ip=ip).result
