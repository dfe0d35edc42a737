# Part of Strata, under the Apache License v2.0. See LICENSE.
# The functions are used by their decorators.
# pyright: reportUnusedFunction=false
"""Functions that make attributes of plain Python values, by the ODS name of the attribute constraint.

A generated operation class calls them for an argument that is no Attribute: `arith.ConstantOp(i32, 42)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from ._affine import AffineMap, IntegerSet
from ._attributes import (
    AffineMapAttr, ArrayAttr, BoolAttr, DictAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr, IntegerSetAttr, StringAttr,
    SymbolRefAttr, TypeAttr, UnitAttr,
)
from ._elements import (
    DenseBoolArrayAttr, DenseElementsAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr,
    DenseI32ArrayAttr, DenseI64ArrayAttr,
)
from ._float_types import F32Type, F64Type
from ._libs import Context
from ._libs._strata import AttrBuilder, Attribute, Type
from ._types import IndexType, IntegerType

F = TypeVar("F", bound=Callable[..., "Attribute | None"])


def register_attribute_builder(kind: str | Sequence[str], replace: bool = False,
                               allow_existing: bool = False) -> Callable[[F], F]:
    """A decorator for a function that makes an attribute of a Python value.

    It is called with the value and the keyword argument `context`. `kind` is the name of a constraint such as `I32Attr`,
    or several names. RuntimeError if there is a function for the name, unless `replace` or `allow_existing` (which keeps
    the existing function) is given.

    >>> @register_attribute_builder("MyAttr")
    ... def my_attr(value, context):
    ...     return StringAttr.get(str(value), context)
    """

    def register(function: F) -> F:
        for name in [kind] if isinstance(kind, str) else kind:
            AttrBuilder.insert(name, function, replace, allow_existing)
        return function

    return register


def _builder(*kinds: str) -> Callable[[F], F]:
    # A second copy of the package, under another name, replaces the functions of the first one.
    return register_attribute_builder(kinds, replace=True)


@_builder("AffineMapAttr")
def _affine_map(value: AffineMap, context: Context | None) -> Attribute:
    return AffineMapAttr.get(value)


@_builder("IntegerSetAttr")
def _integer_set(value: IntegerSet, context: Context | None) -> Attribute:
    return IntegerSetAttr.get(value)


@_builder("BoolAttr", "TypedBoolAttr")
def _bool(value: bool, context: Context | None) -> Attribute:
    return BoolAttr.get(value, context=context)


@_builder("DictionaryAttr")
def _dictionary(value: Mapping[str, Attribute], context: Context | None) -> Attribute:
    return DictAttr.get(value, context=context)


@_builder("IndexAttr")
def _index(value: int, context: Context | None) -> Attribute:
    return IntegerAttr.get(IndexType.get(context=context), value)


def _register_integers() -> None:
    signs = {"": IntegerType.get_signless, "S": IntegerType.get_signed, "U": IntegerType.get_unsigned}

    def register(name: str, get: Callable[[int, Context | None], IntegerType], width: int) -> None:
        @_builder(name)
        def build(value: int, context: Context | None) -> Attribute:
            return IntegerAttr.get(get(width, context), value)

        @_builder(name[:-len("Attr")] + "ArrayAttr")
        def build_array(values: Sequence[int | Attribute], context: Context | None) -> Attribute:
            return ArrayAttr.get([value if isinstance(value, Attribute) else build(value, context) for value in values],
                                 context)

    for width in (1, 8, 16, 32, 64):
        for prefix, get in signs.items():
            register(f"{prefix}I{width}Attr", get, width)


_register_integers()


@_builder("F32Attr")
def _f32(value: float, context: Context | None) -> Attribute:
    return FloatAttr.get_f32(value, context=context)


@_builder("F64Attr")
def _f64(value: float, context: Context | None) -> Attribute:
    return FloatAttr.get_f64(value, context=context)


@_builder("StrAttr")
def _string(value: str, context: Context | None) -> Attribute:
    return StringAttr.get(value, context=context)


@_builder("SymbolNameAttr")
def _symbol_name(value: str, context: Context | None) -> Attribute:
    return StringAttr.get(value, context=context)


@_builder("SymbolRefAttr")
def _symbol_ref(value: str | Sequence[str] | Attribute, context: Context | None) -> Attribute:
    if isinstance(value, Attribute):
        return value
    return FlatSymbolRefAttr.get(value, context) if isinstance(value, str) else SymbolRefAttr.get(value, context)


@_builder("FlatSymbolRefAttr")
def _flat_symbol_ref(value: str, context: Context | None) -> Attribute:
    return FlatSymbolRefAttr.get(value, context=context)


@_builder("UnitAttr")
def _unit(value: bool, context: Context | None) -> Attribute | None:
    return UnitAttr.get(context=context) if value else None


@_builder("TypeAttr")
def _type(value: Type, context: Context | None) -> Attribute:
    return TypeAttr.get(value, context=context)


@_builder("TypeAttrOf", "MemRefTypeAttr", "FunctionTypeAttr")
def _type_of_kind(value: Type, context: Context | None) -> Attribute:
    return TypeAttr.get(value, context=context)


def _array_of(build: Callable[[Any, Context | None], Attribute]) -> Callable[..., Attribute]:
    """Returns a function that makes an array of the attributes that another function makes."""

    def build_array(values: Sequence[Any], context: Context | None) -> Attribute:
        return ArrayAttr.get([value if isinstance(value, Attribute) else build(value, context) for value in values],
                             context)

    return build_array


def _keep(value: Attribute, context: Context | None) -> Attribute:
    raise TypeError(f"the elements of an array attribute must be attributes, not {type(value).__name__}")


for _kind, _build in {
    "ArrayAttr": _keep, "AffineMapArrayAttr": _affine_map, "BoolArrayAttr": _bool, "DictArrayAttr": _dictionary,
    "FlatSymbolRefArrayAttr": _flat_symbol_ref, "F32ArrayAttr": _f32, "F64ArrayAttr": _f64, "IndexArrayAttr": _index,
    "StrArrayAttr": _string, "SymbolRefArrayAttr": _symbol_ref, "TypeArrayAttr": _type,
}.items():
    _builder(_kind)(_array_of(_build))


def _i64(value: int, context: Context | None) -> Attribute:
    return IntegerAttr.get(IntegerType.get_signless(64, context), value)


_builder("I64SmallVectorArrayAttr")(_array_of(_i64))
_builder("IndexListArrayAttr")(_array_of(_array_of(_i64)))

for _name, _class in {
    "Bool": DenseBoolArrayAttr, "I8": DenseI8ArrayAttr, "I16": DenseI16ArrayAttr, "I32": DenseI32ArrayAttr,
    "I64": DenseI64ArrayAttr, "F32": DenseF32ArrayAttr, "F64": DenseF64ArrayAttr,
}.items():
    _builder(f"Dense{_name}ArrayAttr")(_class.get)


def _dense_elements(element: Callable[[Context | None], Type]) -> Callable[..., Attribute]:
    def build(values: Any, context: Context | None) -> Attribute:
        type = element(context)
        if isinstance(values, (list, tuple)):
            make: Callable[[Type, Any], Attribute] = (
                FloatAttr.get if isinstance(type, (F32Type, F64Type)) else IntegerAttr.get)
            elements = cast("Sequence[Any]", values)
            return DenseElementsAttr.get([value if isinstance(value, Attribute) else make(type, value)
                                          for value in elements])
        return DenseElementsAttr.get(values, type=type)

    return build


_ELEMENTS: dict[str, Callable[[Context | None], Type]] = {
    "I1ElementsAttr": lambda context: IntegerType.get_signless(1, context),
    "I32ElementsAttr": lambda context: IntegerType.get_signless(32, context),
    "I64ElementsAttr": lambda context: IntegerType.get_signless(64, context),
    "IndexElementsAttr": IndexType.get,
    "F32ElementsAttr": F32Type.get,
    "F64ElementsAttr": F64Type.get,
}
for _kind, _element in _ELEMENTS.items():
    _builder(_kind)(_dense_elements(_element))

__all__ = ["register_attribute_builder"]
