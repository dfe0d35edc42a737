# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Short names of types: `T.i32()`, `T.tensor(4, 4, T.f32())`. They use the current context."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ..ir import (
    Attribute, BF16Type, ComplexType, F16Type, F32Type, F64Type, Float8E4M3B11FNUZType, Float8E4M3FNType, Float8E5M2Type,
    FunctionType, IndexType, IntegerType, MemRefType, NoneType, OpaqueType, RankedTensorType, TupleType, Type,
    UnrankedMemRefType, UnrankedTensorType, VectorType,
)

#: The result of _shape_and_element. Below, `tuple` is a function.
Pair = tuple[list[int], Type]

index = IndexType.get
none = NoneType.get
f16 = F16Type.get
f32 = F32Type.get
f64 = F64Type.get
bf16 = BF16Type.get
f8E5M2 = Float8E5M2Type.get
f8E4M3 = Float8E4M3FNType.get
f8E4M3B11FNUZ = Float8E4M3B11FNUZType.get


def bool() -> IntegerType:
    """Returns `i1`."""
    return IntegerType.get_signless(1)


def i(width: int) -> IntegerType:
    """Returns `i<width>`."""
    return IntegerType.get_signless(width)


def si(width: int) -> IntegerType:
    """Returns `si<width>`."""
    return IntegerType.get_signed(width)


def ui(width: int) -> IntegerType:
    """Returns `ui<width>`."""
    return IntegerType.get_unsigned(width)


def i8() -> IntegerType:
    """Returns `i8`."""
    return IntegerType.get_signless(8)


def i16() -> IntegerType:
    """Returns `i16`."""
    return IntegerType.get_signless(16)


def i32() -> IntegerType:
    """Returns `i32`."""
    return IntegerType.get_signless(32)


def i64() -> IntegerType:
    """Returns `i64`."""
    return IntegerType.get_signless(64)


def cmp32() -> ComplexType:
    """Returns `complex<f32>`."""
    return ComplexType.get(f32())


def cmp64() -> ComplexType:
    """Returns `complex<f64>`."""
    return ComplexType.get(f64())


def complex(type: Type) -> ComplexType:
    """Returns `complex<type>`."""
    return ComplexType.get(type)


def opaque(dialect_namespace: str, buffer: str) -> OpaqueType:
    """Returns a type of a dialect that is not registered."""
    return OpaqueType.get(dialect_namespace, buffer)


def _shape_and_element(arguments: Any, element_type: Type | None) -> Pair:
    """Splits `4, 4, T.f32()`, the argument lists of the functions below."""
    if element_type is None:
        if not arguments or not isinstance(arguments[-1], Type):
            raise ValueError(f"shape spec element_type must be a Type, got {arguments!r}")
        arguments, element_type = arguments[:-1], arguments[-1]
    for size in arguments:
        if not isinstance(size, int):
            raise ValueError(f"shape spec {arguments!r} must consist of sizes and an element type")
    return list(arguments), cast(Type, element_type)


def tensor(*shape_and_element: Any, element_type: Type | None = None, encoding: Attribute | None = None) -> Type:
    """Returns a tensor type, without a rank if there are no sizes."""
    shape, element = _shape_and_element(shape_and_element, element_type)
    if not shape and encoding is None:
        return UnrankedTensorType.get(element)
    return RankedTensorType.get(shape, element, encoding)


def memref(*shape_and_element: Any, element_type: Type | None = None, layout: Attribute | None = None,
           memory_space: Attribute | None = None) -> Type:
    """Returns a memref type, without a rank if there are no sizes."""
    shape, element = _shape_and_element(shape_and_element, element_type)
    if not shape and layout is None:
        return UnrankedMemRefType.get(element, memory_space)
    return MemRefType.get(shape, element, layout, memory_space)


def vector(*shape_and_element: Any, element_type: Type | None = None, scalable: Sequence[Any] | None = None,
           scalable_dims: Sequence[int] | None = None) -> VectorType:
    """Returns a vector type."""
    shape, element = _shape_and_element(shape_and_element, element_type)
    return VectorType.get(shape, element, scalable=scalable, scalable_dims=scalable_dims)


def tuple(*elements: Type) -> TupleType:
    """Returns a tuple type."""
    return TupleType.get_tuple(elements)


def function(inputs: Sequence[Type], results: Sequence[Type]) -> FunctionType:
    """Returns a function type."""
    return FunctionType.get(inputs, results)
