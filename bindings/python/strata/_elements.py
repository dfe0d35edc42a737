# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""Classes of attributes with elements: dense arrays, dense elements and resources."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from ._attributes import checked_index
from ._float_types import F16Type, F32Type, F64Type
from ._libs import Context
from ._libs._strata import Attribute, DenseElementsBuffer, Type, capi
from ._support import getter, registered_attribute, static_getter
from ._types import ComplexType, IntegerType, RankedTensorType, ShapedType

if TYPE_CHECKING:
    from typing_extensions import Buffer

E = TypeVar("E", bool, int, float)
Self = TypeVar("Self", bound="Attribute")
ArrayClass = TypeVar("ArrayClass", bound="type[_DenseArray[Any]]")

#: Formats of the module struct: floats, signed and unsigned integers.
_FLOATS = {"e": F16Type, "f": F32Type, "d": F64Type}
_SIGNED, _UNSIGNED = "bhilqn", "BHILQN"


def _dense_array(prefix: str) -> Callable[[ArrayClass], ArrayClass]:
    """A decorator for a class of dense arrays, whose functions of C have names with this prefix."""
    predicate = f"mlirAttributeIsA{prefix}"

    def register(cls: ArrayClass) -> ArrayClass:
        cls._get = staticmethod(getattr(capi, f"mlir{prefix}Get"))
        cls._element = staticmethod(getattr(capi, f"mlir{prefix}GetElement"))
        cls.isinstance = staticmethod(getattr(capi, predicate))
        return registered_attribute(capi.mlirDenseArrayAttrGetTypeID, predicate)(cls)

    return register


class _DenseArray(Attribute, Generic[E]):
    """What all dense arrays have in common. The decorator `_dense_array` adds the functions of C for the element type."""

    __slots__ = ()
    static_typeid = static_getter(capi.mlirDenseArrayAttrGetTypeID)

    if TYPE_CHECKING:

        @staticmethod
        def _get(context: Context | None, values: Sequence[Any], /) -> Attribute: ...
        @staticmethod
        def _element(attr: Attribute, pos: int, /) -> Any: ...

    @classmethod
    def get(cls: type[Self], values: Sequence[Any], context: Context | None = None) -> Self:
        """Returns the array with these elements."""
        return cls(cls._get(context, list(values)))  # type: ignore[attr-defined]

    def __getitem__(self, index: int, /) -> E:
        return self._element(self, checked_index(index, len(self)))

    def __len__(self) -> int:
        return capi.mlirDenseArrayGetNumElements(self)

    def __iter__(self) -> Iterator[E]:
        for index in range(len(self)):
            yield self._element(self, index)

    def __add__(self: Self, extras: Sequence[Any], /) -> Self:
        return type(self).get([*self, *extras], self.context)  # type: ignore[attr-defined]


@_dense_array("DenseBoolArray")
class DenseBoolArrayAttr(_DenseArray[bool]):
    """An array of booleans."""

    __slots__ = ()


@_dense_array("DenseI8Array")
class DenseI8ArrayAttr(_DenseArray[int]):
    """An array of 8-bit integers."""

    __slots__ = ()


@_dense_array("DenseI16Array")
class DenseI16ArrayAttr(_DenseArray[int]):
    """An array of 16-bit integers."""

    __slots__ = ()


@_dense_array("DenseI32Array")
class DenseI32ArrayAttr(_DenseArray[int]):
    """An array of 32-bit integers."""

    __slots__ = ()


@_dense_array("DenseI64Array")
class DenseI64ArrayAttr(_DenseArray[int]):
    """An array of 64-bit integers."""

    __slots__ = ()


@_dense_array("DenseF32Array")
class DenseF32ArrayAttr(_DenseArray[float]):
    """An array of 32-bit floats."""

    __slots__ = ()


@_dense_array("DenseF64Array")
class DenseF64ArrayAttr(_DenseArray[float]):
    """An array of 64-bit floats."""

    __slots__ = ()


def _buffer_element_type(view: memoryview, signless: bool, context: Context | None) -> Type:
    """Returns the element type for the format of a buffer."""
    code = view.format.lstrip("@=<")
    width = view.itemsize * 8
    if code in _FLOATS:
        return _FLOATS[code].get(context)
    if code == "?":
        return IntegerType.get_signless(1, context)
    if code in ("Zf", "Zd"):
        return ComplexType.get((F32Type if code == "Zf" else F64Type).get(context))
    if len(code) == 1 and code in _SIGNED + _UNSIGNED:
        if signless:
            return IntegerType.get_signless(width, context)
        return (IntegerType.get_signed if code in _SIGNED else IntegerType.get_unsigned)(width, context)
    raise ValueError(f"elements of the buffer format '{view.format}' cannot be converted")


@registered_attribute(capi.mlirDenseIntOrFPElementsAttrGetTypeID)
class DenseElementsAttr(DenseElementsBuffer):
    """The elements of a tensor or vector. Has the buffer protocol, so that `numpy.array(attr, copy=False)` reads them."""

    __slots__ = ()
    attr_name = "builtin.dense_typed_elements"
    static_typeid = static_getter(capi.mlirDenseIntOrFPElementsAttrGetTypeID)

    @staticmethod
    def isinstance(other: Attribute) -> bool:
        """Returns true for dense elements."""
        return capi.mlirAttributeIsADenseElements(other)

    @staticmethod
    def get(array: Buffer | Sequence[Attribute] | None = None, signless: bool = True, type: Type | None = None,
            shape: Sequence[int] | None = None, context: Context | None = None, *,
            attrs: Sequence[Attribute] | None = None) -> DenseElementsAttr:
        """Returns dense elements from a buffer, such as an array of NumPy, or from attributes.

        `type` is the type of the elements or the shaped type of the result. Without it, it follows from the format of
        the buffer; integers are signless unless `signless` is false. `shape` replaces the shape of the buffer.
        The buffer has one element for all, or all of them in row-major order, and is copied.
        """
        if attrs is not None or isinstance(array, (list, tuple)):
            return DenseElementsAttr._from_attributes(list(array if attrs is None else attrs), type)  # type: ignore
        try:
            view = memoryview(array)  # type: ignore[arg-type]
        except TypeError:
            raise TypeError("DenseElementsAttr.get(): argument 'array' must be an object with the buffer protocol or a "
                            f"sequence of attributes, not {array.__class__.__name__}") from None
        if not view.c_contiguous:
            raise ValueError("the buffer is not contiguous in row-major order")
        if view.format.startswith(">"):
            raise ValueError("the byte order of the buffer is not that of the machine")
        if context is None and type is not None:
            context = type.context
        if isinstance(type, ShapedType):
            if shape is not None:
                raise ValueError("Shape can only be specified explicitly when the type is not a shaped type.")
            shaped: Type = type
        else:
            element = _buffer_element_type(view, signless, context) if type is None else type
            shaped = RankedTensorType.get(list(shape if shape is not None else view.shape or ()), element)
        if not ShapedType(shaped).has_static_shape:
            raise ValueError("the type of dense elements must have a static shape")
        if view.format == "?" and ShapedType(shaped).element_type == IntegerType.get_signless(1, shaped.context):
            return DenseElementsAttr._from_flags(view, shaped)
        attr = capi.mlirDenseElementsAttrRawBufferGet(shaped, view)
        if attr is None:
            raise ValueError(f"DenseElementsAttr could not be constructed from the given buffer of {view.nbytes} bytes. "
                             f"This may mean that the Python buffer layout does not match that of {shaped}.")
        return cast(DenseElementsAttr, attr)

    @staticmethod
    def _from_flags(view: memoryview, shaped: Type) -> DenseElementsAttr:
        flags = list(view.cast("B")) if view.ndim else [int(view[()])]
        count = 1
        for size in ShapedType(shaped).shape:
            count *= size
        if len(flags) not in (1, count):
            raise ValueError(f"the buffer has {len(flags)} elements, but {shaped} has {count}")
        return cast(DenseElementsAttr, capi.mlirDenseElementsAttrBoolGet(shaped, flags))

    @staticmethod
    def _from_attributes(attrs: list[Attribute], type: Type | None) -> DenseElementsAttr:
        if not attrs and type is None:
            raise ValueError("Attributes list must be non-empty.")
        for attr in attrs:
            if not isinstance(cast(object, attr), Attribute):
                raise TypeError(f"DenseElementsAttr.get(): the elements must be attributes, not {attr.__class__.__name__}")
        if type is None:
            type = RankedTensorType.get([len(attrs)], attrs[0].type)
        elif not isinstance(type, ShapedType) or not type.has_static_shape:
            raise ValueError(f"Expected a static ShapedType for the shaped_type parameter, got {type!r}.")
        count = 1
        for size in ShapedType(type).shape:
            count *= size
        if len(attrs) not in (1, count):
            raise ValueError(f"there are {len(attrs)} attributes, but {type} has {count} elements")
        return cast(DenseElementsAttr, capi.mlirDenseElementsAttrGet(type, attrs))

    @staticmethod
    def get_splat(shaped_type: Type, element_attr: Attribute) -> DenseElementsAttr:
        """Returns elements that all have one value."""
        if not isinstance(shaped_type, ShapedType) or not shaped_type.has_static_shape:
            raise ValueError(f"Expected a static ShapedType for the shaped_type parameter, got {shaped_type!r}.")
        if shaped_type.element_type != element_attr.type:
            raise ValueError(f"Shaped element type and attribute type must be equal: shaped={shaped_type!r}, "
                             f"element={element_attr!r}.")
        return cast(DenseElementsAttr, capi.mlirDenseElementsAttrSplatGet(shaped_type, element_attr))

    def __len__(self) -> int:
        count = 1
        for size in ShapedType(self.type).shape:
            count *= size
        return count

    is_splat = getter(capi.mlirDenseElementsAttrIsSplat)

    def get_splat_value(self) -> Attribute:
        """Returns the value of all elements; ValueError if they differ."""
        if not self.is_splat:
            raise ValueError("get_splat_value called on a non-splat attribute")
        return capi.mlirDenseElementsAttrGetSplatValue(self)


@registered_attribute(capi.mlirDenseIntOrFPElementsAttrGetTypeID, "mlirAttributeIsADenseIntElements")
class DenseIntElementsAttr(DenseElementsAttr):
    """Dense elements of an integer type or index."""

    __slots__ = ()

    @staticmethod
    def isinstance(other: Attribute) -> bool:
        """Returns true for dense elements of an integer type or index."""
        return capi.mlirAttributeIsADenseIntElements(other)

    def __getitem__(self, index: int, /) -> int:
        position = checked_index(index, len(self))
        type = ShapedType(self.type).element_type
        if not isinstance(type, IntegerType):
            return capi.mlirDenseElementsAttrGetIndexValue(self, position)
        if type.width == 1:
            return capi.mlirDenseElementsAttrGetBoolValue(self, position)
        read = (_UNSIGNED_READERS if type.is_unsigned else _SIGNED_READERS).get(type.width)
        if read is None:
            raise TypeError(f"Unsupported integer type: {type}")
        return read(self, position)

    def __iter__(self) -> Iterator[int]:
        for index in range(len(self)):
            yield self[index]


_SIGNED_READERS = {8: capi.mlirDenseElementsAttrGetInt8Value, 16: capi.mlirDenseElementsAttrGetInt16Value,
                   32: capi.mlirDenseElementsAttrGetInt32Value, 64: capi.mlirDenseElementsAttrGetInt64Value}
_UNSIGNED_READERS = {8: capi.mlirDenseElementsAttrGetUInt8Value, 16: capi.mlirDenseElementsAttrGetUInt16Value,
                     32: capi.mlirDenseElementsAttrGetUInt32Value, 64: capi.mlirDenseElementsAttrGetUInt64Value}


@registered_attribute(capi.mlirDenseIntOrFPElementsAttrGetTypeID, "mlirAttributeIsADenseFPElements")
class DenseFPElementsAttr(DenseElementsAttr):
    """Dense elements of a float type."""

    __slots__ = ()

    @staticmethod
    def isinstance(other: Attribute) -> bool:
        """Returns true for dense elements of a float type."""
        return capi.mlirAttributeIsADenseFPElements(other)

    def __getitem__(self, index: int, /) -> float:
        position = checked_index(index, len(self))
        type = ShapedType(self.type).element_type
        if isinstance(type, F32Type):
            return capi.mlirDenseElementsAttrGetFloatValue(self, position)
        if isinstance(type, F64Type):
            return capi.mlirDenseElementsAttrGetDoubleValue(self, position)
        raise TypeError(f"Unsupported floating-point type: {type}")

    def __iter__(self) -> Iterator[float]:
        for index in range(len(self)):
            yield self[index]


class DenseResourceElementsAttr(Attribute):
    """Elements that are a resource: a blob with a name."""

    __slots__ = ()
    attr_name = "builtin.dense_resource_elements"

    @staticmethod
    def isinstance(other: Attribute) -> bool:
        """Returns true for elements that are a resource."""
        return capi.mlirAttributeIsADenseResourceElements(other)

    @staticmethod
    def get_from_buffer(array: Buffer, name: str, type: Type, alignment: int | None = None, is_mutable: bool = False,
                        context: Context | None = None) -> DenseResourceElementsAttr:
        """Returns elements that refer to the bytes of a buffer, which is kept and not copied.

        A number is appended to a name that is in use. Without an alignment, it is the size of one element.
        """
        if alignment is not None and (alignment <= 0 or alignment & alignment - 1):
            raise ValueError("DenseResourceElementsAttr.get_from_buffer(): argument 'alignment' must be a power of 2")
        return DenseResourceElementsAttr(
            capi.mlirUnmanagedDenseResourceElementsAttrGet(type, name, array, alignment or 0, is_mutable))


__all__ = [
    "DenseBoolArrayAttr", "DenseElementsAttr", "DenseF32ArrayAttr", "DenseF64ArrayAttr", "DenseFPElementsAttr",
    "DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr", "DenseI8ArrayAttr", "DenseIntElementsAttr",
    "DenseResourceElementsAttr",
]
