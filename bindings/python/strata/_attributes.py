# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Classes of the builtin attributes, except those with elements (`_elements.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import overload

from ._affine import AffineMap, IntegerSet
from ._libs import Context
from ._libs._strata import Attribute, Location, NamedAttribute, Type, capi, integer_value
from ._support import getter, location_of, registered_attribute, static_getter
from ._types import IntegerType

def checked_index(index: int, size: int) -> int:
    """Returns a position that is not negative; IndexError if it is out of range."""
    position = index + size if index < 0 else index
    if not 0 <= position < size:
        raise IndexError(f"index {index} is out of range for {size} elements")
    return position


@registered_attribute(capi.mlirAffineMapAttrGetTypeID)
class AffineMapAttr(Attribute):
    """An affine map as an attribute."""

    __slots__ = ()
    attr_name = "builtin.affine_map"
    static_typeid = static_getter(capi.mlirAffineMapAttrGetTypeID)

    @staticmethod
    def get(affine_map: AffineMap) -> AffineMapAttr:
        """Returns the attribute of a map."""
        return AffineMapAttr(capi.mlirAffineMapAttrGet(affine_map))

    value = getter(capi.mlirAffineMapAttrGetValue)


@registered_attribute(capi.mlirIntegerSetAttrGetTypeID)
class IntegerSetAttr(Attribute):
    """An integer set as an attribute."""

    __slots__ = ()
    attr_name = "builtin.integer_set"
    static_typeid = static_getter(capi.mlirIntegerSetAttrGetTypeID)

    @staticmethod
    def get(integer_set: IntegerSet) -> IntegerSetAttr:
        """Returns the attribute of a set."""
        return IntegerSetAttr(capi.mlirIntegerSetAttrGet(integer_set))

    value = getter(capi.mlirIntegerSetAttrGetValue)


@registered_attribute(capi.mlirArrayAttrGetTypeID)
class ArrayAttr(Attribute):
    """A list of attributes."""

    __slots__ = ()
    attr_name = "builtin.array"
    static_typeid = static_getter(capi.mlirArrayAttrGetTypeID)

    @staticmethod
    def get(attributes: Sequence[Attribute], context: Context | None = None) -> ArrayAttr:
        """Returns the list. Without a context, that of the first element or the current one is used."""
        attributes = list(attributes)
        if context is None and attributes:
            context = attributes[0].context
        return ArrayAttr(capi.mlirArrayAttrGet(context, attributes))

    def __getitem__(self, index: int, /) -> Attribute:
        return capi.mlirArrayAttrGetElement(self, checked_index(index, len(self)))

    def __len__(self) -> int:
        return capi.mlirArrayAttrGetNumElements(self)

    def __iter__(self) -> Iterator[Attribute]:
        for index in range(len(self)):
            yield capi.mlirArrayAttrGetElement(self, index)

    def __add__(self, extras: Sequence[Attribute], /) -> ArrayAttr:
        return ArrayAttr.get([*self, *extras], self.context)


@registered_attribute(capi.mlirFloatAttrGetTypeID)
class FloatAttr(Attribute):
    """A floating-point number."""

    __slots__ = ()
    attr_name = "builtin.float"
    static_typeid = static_getter(capi.mlirFloatAttrGetTypeID)

    @staticmethod
    def get(type: Type, value: float, loc: Location | None = None) -> FloatAttr:
        """Returns the number of a float type, rounded to it; MLIRError if the type is no float type."""
        return FloatAttr(capi.mlirFloatAttrDoubleGetChecked(location_of(loc, type), type, value))

    @staticmethod
    def get_unchecked(type: Type, value: float, context: Context | None = None) -> FloatAttr:
        """Returns the number of a float type, rounded to it; TypeError if the type is no float type."""
        return FloatAttr(capi.mlirFloatAttrDoubleGet(type.context, type, value))

    @staticmethod
    def get_f32(value: float, context: Context | None = None) -> FloatAttr:
        """Returns a number of type `f32`."""
        type = capi.mlirF32TypeGet(context)
        return FloatAttr(capi.mlirFloatAttrDoubleGet(type.context, type, value))

    @staticmethod
    def get_f64(value: float, context: Context | None = None) -> FloatAttr:
        """Returns a number of type `f64`."""
        type = capi.mlirF64TypeGet(context)
        return FloatAttr(capi.mlirFloatAttrDoubleGet(type.context, type, value))

    value = getter(capi.mlirFloatAttrGetValueDouble)

    def __float__(self) -> float:
        return capi.mlirFloatAttrGetValueDouble(self)


@registered_attribute(capi.mlirIntegerAttrGetTypeID)
class IntegerAttr(Attribute):
    """An integer."""

    __slots__ = ()
    attr_name = "builtin.integer"
    static_typeid = static_getter(capi.mlirIntegerAttrGetTypeID)

    @staticmethod
    def isinstance(other: Attribute) -> bool:
        """Returns true for integers, also those of type `i1`."""
        return capi.mlirAttributeIsAInteger(other)

    @staticmethod
    def get(type: Type, value: int) -> IntegerAttr:
        """Returns the number of an integer type or index; ValueError if the type is another one or too narrow."""
        value = value.__index__()
        if not isinstance(type, IntegerType):
            if not capi.mlirTypeIsAIndex(type):
                raise ValueError(f"IntegerAttr.get(): argument 'type' must be an integer type or index, not {type}")
            width, is_signed, is_unsigned = 64, False, False
        else:
            width, is_signed, is_unsigned = type.width, type.is_signed, type.is_unsigned
        lowest = 0 if is_unsigned else -(1 << width - 1) if width else 0
        highest = (1 << (width - 1 if is_signed and width else width)) - 1
        if not lowest <= value <= highest:
            raise ValueError(f"integer value {value} is out of range for type {type}")
        if width > 64:
            return IntegerAttr(Attribute.parse(f"{value} : {type}", type.context))
        # The C function takes the bits as a signed number.
        return IntegerAttr(capi.mlirIntegerAttrGet(type, value - (1 << 64) if value >= 1 << 63 else value))

    value = getter(integer_value)

    def __int__(self) -> int:
        return integer_value(self)


@registered_attribute(capi.mlirIntegerAttrGetTypeID, "mlirAttributeIsABool")
class BoolAttr(Attribute):
    """`true` or `false`: an integer of type `i1`."""

    __slots__ = ()

    @staticmethod
    def isinstance(other: Attribute) -> bool:
        """Returns true for integers of type `i1`."""
        return capi.mlirAttributeIsABool(other)

    @staticmethod
    def get(value: bool, context: Context | None = None) -> BoolAttr:
        """Returns `true` or `false`."""
        return BoolAttr(capi.mlirBoolAttrGet(context, bool(value)))

    value = getter(capi.mlirBoolAttrGetValue)

    def __bool__(self) -> bool:
        return capi.mlirBoolAttrGetValue(self)


@registered_attribute(capi.mlirSymbolRefAttrGetTypeID)
class SymbolRefAttr(Attribute):
    """A reference to a symbol, maybe nested in others."""

    __slots__ = ()
    attr_name = "builtin.symbol_ref"
    static_typeid = static_getter(capi.mlirSymbolRefAttrGetTypeID)

    @staticmethod
    def isinstance(other: Attribute) -> bool:
        """Returns true for references to symbols."""
        return capi.mlirAttributeIsASymbolRef(other)

    @staticmethod
    def get(symbols: Sequence[str], context: Context | None = None) -> SymbolRefAttr:
        """Returns the reference `@a::@b` to symbols from the outer to the inner one."""
        symbols = list(symbols)
        if not symbols:
            raise RuntimeError("SymbolRefAttr must be composed of at least one symbol.")
        nested = [capi.mlirFlatSymbolRefAttrGet(context, symbol) for symbol in symbols[1:]]
        return SymbolRefAttr(capi.mlirSymbolRefAttrGet(context, symbols[0], nested))

    @property
    def value(self) -> list[str]:
        """The names from the outer to the inner symbol."""
        return [capi.mlirSymbolRefAttrGetRootReference(self)] + [
            capi.mlirSymbolRefAttrGetRootReference(capi.mlirSymbolRefAttrGetNestedReference(self, i))
            for i in range(capi.mlirSymbolRefAttrGetNumNestedReferences(self))]


@registered_attribute(capi.mlirSymbolRefAttrGetTypeID, "mlirAttributeIsAFlatSymbolRef")
class FlatSymbolRefAttr(Attribute):
    """A reference to one symbol."""

    __slots__ = ()

    @staticmethod
    def isinstance(other: Attribute) -> bool:
        """Returns true for references to one symbol."""
        return capi.mlirAttributeIsAFlatSymbolRef(other)

    @staticmethod
    def get(value: str, context: Context | None = None) -> FlatSymbolRefAttr:
        """Returns the reference to a symbol."""
        return FlatSymbolRefAttr(capi.mlirFlatSymbolRefAttrGet(context, value))

    value = getter(capi.mlirFlatSymbolRefAttrGetValue)


@registered_attribute(capi.mlirOpaqueAttrGetTypeID)
class OpaqueAttr(Attribute):
    """An attribute of a dialect that is not registered."""

    __slots__ = ()
    attr_name = "builtin.opaque"
    static_typeid = static_getter(capi.mlirOpaqueAttrGetTypeID)

    @staticmethod
    def get(dialect_namespace: str, buffer: str | bytes, type: Type, context: Context | None = None) -> OpaqueAttr:
        """Returns the attribute with this dialect, text and type."""
        return OpaqueAttr(capi.mlirOpaqueAttrGet(type.context if context is None else context, dialect_namespace,
                                                 bytes(buffer, "utf-8") if isinstance(buffer, str) else buffer, type))

    dialect_namespace = getter(capi.mlirOpaqueAttrGetDialectNamespace)

    @property
    def data(self) -> bytes:
        """The text."""
        return capi.mlirOpaqueAttrGetData(self).encode("utf-8", "surrogateescape")


@registered_attribute(capi.mlirDictionaryAttrGetTypeID)
class DictAttr(Attribute):
    """Attributes by name, sorted."""

    __slots__ = ()
    attr_name = "builtin.dictionary"
    static_typeid = static_getter(capi.mlirDictionaryAttrGetTypeID)

    @staticmethod
    def get(value: Mapping[str, Attribute] = {}, context: Context | None = None) -> DictAttr:
        """Returns the attributes. Without a context, that of the first element or the current one is used."""
        if context is None:
            context = next((attr.context for attr in value.values()), None)
        if "" in value:
            raise ValueError("DictAttr.get(): argument 'value': the name of an attribute must not be empty")
        named = [capi.mlirNamedAttributeGet(name, attr) for name, attr in value.items()]
        return DictAttr(capi.mlirDictionaryAttrGet(context, named))

    def __contains__(self, name: str, /) -> bool:
        return capi.mlirDictionaryAttrGetElementByName(self, name) is not None

    def __len__(self) -> int:
        return capi.mlirDictionaryAttrGetNumElements(self)

    @overload
    def __getitem__(self, key: str, /) -> Attribute: ...
    @overload
    def __getitem__(self, key: int, /) -> NamedAttribute: ...
    def __getitem__(self, key: str | int, /) -> Attribute | NamedAttribute:
        if isinstance(key, str):
            attr = capi.mlirDictionaryAttrGetElementByName(self, key)
            if attr is None:
                raise KeyError(key)
            return attr
        return capi.mlirDictionaryAttrGetElement(self, checked_index(key, len(self)))

    def __iter__(self) -> Iterator[NamedAttribute]:
        for index in range(len(self)):
            yield capi.mlirDictionaryAttrGetElement(self, index)


@registered_attribute(capi.mlirTypeAttrGetTypeID)
class TypeAttr(Attribute):
    """A type as an attribute."""

    __slots__ = ()
    attr_name = "builtin.type"
    static_typeid = static_getter(capi.mlirTypeAttrGetTypeID)

    @staticmethod
    def get(value: Type, context: Context | None = None) -> TypeAttr:
        """Returns the attribute of a type."""
        return TypeAttr(capi.mlirTypeAttrGet(value))

    value = getter(capi.mlirTypeAttrGetValue)


@registered_attribute(capi.mlirUnitAttrGetTypeID)
class UnitAttr(Attribute):
    """An attribute without a value: its presence counts."""

    __slots__ = ()
    attr_name = "builtin.unit"
    static_typeid = static_getter(capi.mlirUnitAttrGetTypeID)

    @staticmethod
    def get(context: Context | None = None) -> UnitAttr:
        """Returns the attribute."""
        return UnitAttr(capi.mlirUnitAttrGet(context))


@registered_attribute(capi.mlirStridedLayoutAttrGetTypeID)
class StridedLayoutAttr(Attribute):
    """The layout of a memref with an offset and strides."""

    __slots__ = ()
    attr_name = "builtin.strided_layout"
    static_typeid = static_getter(capi.mlirStridedLayoutAttrGetTypeID)

    @staticmethod
    def get(offset: int, strides: Sequence[int], context: Context | None = None) -> StridedLayoutAttr:
        """Returns the layout."""
        return StridedLayoutAttr(capi.mlirStridedLayoutAttrGet(context, offset, strides))

    @staticmethod
    def get_fully_dynamic(rank: int, context: Context | None = None) -> StridedLayoutAttr:
        """Returns the layout with a dynamic offset and dynamic strides."""
        dynamic = capi.mlirShapedTypeGetDynamicStrideOrOffset()
        return StridedLayoutAttr.get(dynamic, [dynamic] * rank, context)

    offset = getter(capi.mlirStridedLayoutAttrGetOffset)

    @property
    def strides(self) -> list[int]:
        """The strides."""
        return [capi.mlirStridedLayoutAttrGetStride(self, i)
                for i in range(capi.mlirStridedLayoutAttrGetNumStrides(self))]


@registered_attribute(capi.mlirStringAttrGetTypeID)
class StringAttr(Attribute):
    """A string, maybe with a type."""

    __slots__ = ()
    attr_name = "builtin.string"
    static_typeid = static_getter(capi.mlirStringAttrGetTypeID)

    @staticmethod
    def get(value: str | bytes, context: Context | None = None) -> StringAttr:
        """Returns the string."""
        return StringAttr(capi.mlirStringAttrGet(context, value))

    @staticmethod
    def get_typed(type: Type, value: str | bytes) -> StringAttr:
        """Returns the string with a type."""
        return StringAttr(capi.mlirStringAttrTypedGet(type, value))

    value = getter(capi.mlirStringAttrGetValue)

    @property
    def value_bytes(self) -> bytes:
        """The bytes of the string, which need not be UTF-8."""
        return capi.mlirStringAttrGetValue(self).encode("utf-8", "surrogateescape")


__all__ = [
    "AffineMapAttr", "ArrayAttr", "BoolAttr", "DictAttr", "FlatSymbolRefAttr", "FloatAttr", "IntegerAttr",
    "IntegerSetAttr", "OpaqueAttr", "StridedLayoutAttr", "StringAttr", "SymbolRefAttr", "TypeAttr", "UnitAttr",
]
