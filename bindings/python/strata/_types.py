# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Classes of the builtin types."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import TypeVar

from ._affine import AffineMap
from ._libs import Context
from ._libs._strata import Attribute, Location, Type, TypeID, capi, register_type_class
from ._support import getter, location_of, static_getter

T = TypeVar("T", bound="type[Type]")


def _registered(typeid: Callable[[], TypeID]) -> Callable[[T], T]:
    """A decorator for the class of the types with this ID."""

    def register(cls: T) -> T:
        register_type_class(typeid(), cls)
        return cls

    return register


class Signedness(enum.Enum):
    """How the bits of an integer are interpreted."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2


@_registered(capi.mlirIntegerTypeGetTypeID)
class IntegerType(Type):
    """An integer type, such as `i32`, `si8` or `ui1`."""

    __slots__ = ()
    type_name = "builtin.integer"
    static_typeid = static_getter(capi.mlirIntegerTypeGetTypeID)
    SIGNLESS = Signedness.SIGNLESS
    SIGNED = Signedness.SIGNED
    UNSIGNED = Signedness.UNSIGNED
    Signedness = Signedness

    @staticmethod
    def get_signless(width: int, context: Context | None = None) -> IntegerType:
        """Returns `i<width>`."""
        return IntegerType(capi.mlirIntegerTypeGet(context, width))

    @staticmethod
    def get_signed(width: int, context: Context | None = None) -> IntegerType:
        """Returns `si<width>`."""
        return IntegerType(capi.mlirIntegerTypeSignedGet(context, width))

    @staticmethod
    def get_unsigned(width: int, context: Context | None = None) -> IntegerType:
        """Returns `ui<width>`."""
        return IntegerType(capi.mlirIntegerTypeUnsignedGet(context, width))

    @staticmethod
    def get(width: int, signedness: Signedness = Signedness.SIGNLESS, context: Context | None = None) -> IntegerType:
        """Returns the type of this width and signedness."""
        if signedness is Signedness.SIGNED:
            return IntegerType.get_signed(width, context)
        if signedness is Signedness.UNSIGNED:
            return IntegerType.get_unsigned(width, context)
        return IntegerType.get_signless(width, context)

    @property
    def signedness(self) -> Signedness:
        """How the bits are interpreted."""
        return (Signedness.SIGNLESS if self.is_signless else
                Signedness.SIGNED if self.is_signed else Signedness.UNSIGNED)

    width = getter(capi.mlirIntegerTypeGetWidth)
    is_signless = getter(capi.mlirIntegerTypeIsSignless)
    is_signed = getter(capi.mlirIntegerTypeIsSigned)
    is_unsigned = getter(capi.mlirIntegerTypeIsUnsigned)


@_registered(capi.mlirIndexTypeGetTypeID)
class IndexType(Type):
    """The type `index`."""

    __slots__ = ()
    type_name = "builtin.index"
    static_typeid = static_getter(capi.mlirIndexTypeGetTypeID)

    @staticmethod
    def get(context: Context | None = None) -> IndexType:
        """Returns `index`."""
        return IndexType(capi.mlirIndexTypeGet(context))


class FloatType(Type):
    """A type of floating-point numbers."""

    __slots__ = ()
    width = getter(capi.mlirFloatTypeGetWidth)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for all types of floating-point numbers."""
        return capi.mlirTypeIsAFloat(other)


@_registered(capi.mlirFloat4E2M1FNTypeGetTypeID)
class Float4E2M1FNType(FloatType):
    """The type `f4E2M1FN`."""

    __slots__ = ()
    type_name = "builtin.f4E2M1FN"
    static_typeid = static_getter(capi.mlirFloat4E2M1FNTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f4E2M1FN`."""
        return capi.mlirTypeIsAFloat4E2M1FN(other)

    @staticmethod
    def get(context: Context | None = None) -> Float4E2M1FNType:
        """Returns `f4E2M1FN`."""
        return Float4E2M1FNType(capi.mlirFloat4E2M1FNTypeGet(context))


@_registered(capi.mlirFloat6E2M3FNTypeGetTypeID)
class Float6E2M3FNType(FloatType):
    """The type `f6E2M3FN`."""

    __slots__ = ()
    type_name = "builtin.f6E2M3FN"
    static_typeid = static_getter(capi.mlirFloat6E2M3FNTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f6E2M3FN`."""
        return capi.mlirTypeIsAFloat6E2M3FN(other)

    @staticmethod
    def get(context: Context | None = None) -> Float6E2M3FNType:
        """Returns `f6E2M3FN`."""
        return Float6E2M3FNType(capi.mlirFloat6E2M3FNTypeGet(context))


@_registered(capi.mlirFloat6E3M2FNTypeGetTypeID)
class Float6E3M2FNType(FloatType):
    """The type `f6E3M2FN`."""

    __slots__ = ()
    type_name = "builtin.f6E3M2FN"
    static_typeid = static_getter(capi.mlirFloat6E3M2FNTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f6E3M2FN`."""
        return capi.mlirTypeIsAFloat6E3M2FN(other)

    @staticmethod
    def get(context: Context | None = None) -> Float6E3M2FNType:
        """Returns `f6E3M2FN`."""
        return Float6E3M2FNType(capi.mlirFloat6E3M2FNTypeGet(context))


@_registered(capi.mlirFloat8E4M3FNTypeGetTypeID)
class Float8E4M3FNType(FloatType):
    """The type `f8E4M3FN`."""

    __slots__ = ()
    type_name = "builtin.f8E4M3FN"
    static_typeid = static_getter(capi.mlirFloat8E4M3FNTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f8E4M3FN`."""
        return capi.mlirTypeIsAFloat8E4M3FN(other)

    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNType:
        """Returns `f8E4M3FN`."""
        return Float8E4M3FNType(capi.mlirFloat8E4M3FNTypeGet(context))


@_registered(capi.mlirFloat8E5M2TypeGetTypeID)
class Float8E5M2Type(FloatType):
    """The type `f8E5M2`."""

    __slots__ = ()
    type_name = "builtin.f8E5M2"
    static_typeid = static_getter(capi.mlirFloat8E5M2TypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f8E5M2`."""
        return capi.mlirTypeIsAFloat8E5M2(other)

    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2Type:
        """Returns `f8E5M2`."""
        return Float8E5M2Type(capi.mlirFloat8E5M2TypeGet(context))


@_registered(capi.mlirFloat8E4M3TypeGetTypeID)
class Float8E4M3Type(FloatType):
    """The type `f8E4M3`."""

    __slots__ = ()
    type_name = "builtin.f8E4M3"
    static_typeid = static_getter(capi.mlirFloat8E4M3TypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f8E4M3`."""
        return capi.mlirTypeIsAFloat8E4M3(other)

    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3Type:
        """Returns `f8E4M3`."""
        return Float8E4M3Type(capi.mlirFloat8E4M3TypeGet(context))


@_registered(capi.mlirFloat8E4M3FNUZTypeGetTypeID)
class Float8E4M3FNUZType(FloatType):
    """The type `f8E4M3FNUZ`."""

    __slots__ = ()
    type_name = "builtin.f8E4M3FNUZ"
    static_typeid = static_getter(capi.mlirFloat8E4M3FNUZTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f8E4M3FNUZ`."""
        return capi.mlirTypeIsAFloat8E4M3FNUZ(other)

    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNUZType:
        """Returns `f8E4M3FNUZ`."""
        return Float8E4M3FNUZType(capi.mlirFloat8E4M3FNUZTypeGet(context))


@_registered(capi.mlirFloat8E4M3B11FNUZTypeGetTypeID)
class Float8E4M3B11FNUZType(FloatType):
    """The type `f8E4M3B11FNUZ`."""

    __slots__ = ()
    type_name = "builtin.f8E4M3B11FNUZ"
    static_typeid = static_getter(capi.mlirFloat8E4M3B11FNUZTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f8E4M3B11FNUZ`."""
        return capi.mlirTypeIsAFloat8E4M3B11FNUZ(other)

    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3B11FNUZType:
        """Returns `f8E4M3B11FNUZ`."""
        return Float8E4M3B11FNUZType(capi.mlirFloat8E4M3B11FNUZTypeGet(context))


@_registered(capi.mlirFloat8E5M2FNUZTypeGetTypeID)
class Float8E5M2FNUZType(FloatType):
    """The type `f8E5M2FNUZ`."""

    __slots__ = ()
    type_name = "builtin.f8E5M2FNUZ"
    static_typeid = static_getter(capi.mlirFloat8E5M2FNUZTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f8E5M2FNUZ`."""
        return capi.mlirTypeIsAFloat8E5M2FNUZ(other)

    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2FNUZType:
        """Returns `f8E5M2FNUZ`."""
        return Float8E5M2FNUZType(capi.mlirFloat8E5M2FNUZTypeGet(context))


@_registered(capi.mlirFloat8E3M4TypeGetTypeID)
class Float8E3M4Type(FloatType):
    """The type `f8E3M4`."""

    __slots__ = ()
    type_name = "builtin.f8E3M4"
    static_typeid = static_getter(capi.mlirFloat8E3M4TypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f8E3M4`."""
        return capi.mlirTypeIsAFloat8E3M4(other)

    @staticmethod
    def get(context: Context | None = None) -> Float8E3M4Type:
        """Returns `f8E3M4`."""
        return Float8E3M4Type(capi.mlirFloat8E3M4TypeGet(context))


@_registered(capi.mlirFloat8E8M0FNUTypeGetTypeID)
class Float8E8M0FNUType(FloatType):
    """The type `f8E8M0FNU`."""

    __slots__ = ()
    type_name = "builtin.f8E8M0FNU"
    static_typeid = static_getter(capi.mlirFloat8E8M0FNUTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f8E8M0FNU`."""
        return capi.mlirTypeIsAFloat8E8M0FNU(other)

    @staticmethod
    def get(context: Context | None = None) -> Float8E8M0FNUType:
        """Returns `f8E8M0FNU`."""
        return Float8E8M0FNUType(capi.mlirFloat8E8M0FNUTypeGet(context))


@_registered(capi.mlirBFloat16TypeGetTypeID)
class BF16Type(FloatType):
    """The type `bf16`."""

    __slots__ = ()
    type_name = "builtin.bf16"
    static_typeid = static_getter(capi.mlirBFloat16TypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `bf16`."""
        return capi.mlirTypeIsABF16(other)

    @staticmethod
    def get(context: Context | None = None) -> BF16Type:
        """Returns `bf16`."""
        return BF16Type(capi.mlirBF16TypeGet(context))


@_registered(capi.mlirFloat16TypeGetTypeID)
class F16Type(FloatType):
    """The type `f16`."""

    __slots__ = ()
    type_name = "builtin.f16"
    static_typeid = static_getter(capi.mlirFloat16TypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f16`."""
        return capi.mlirTypeIsAF16(other)

    @staticmethod
    def get(context: Context | None = None) -> F16Type:
        """Returns `f16`."""
        return F16Type(capi.mlirF16TypeGet(context))


@_registered(capi.mlirFloatTF32TypeGetTypeID)
class FloatTF32Type(FloatType):
    """The type `tf32`."""

    __slots__ = ()
    type_name = "builtin.tf32"
    static_typeid = static_getter(capi.mlirFloatTF32TypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `tf32`."""
        return capi.mlirTypeIsATF32(other)

    @staticmethod
    def get(context: Context | None = None) -> FloatTF32Type:
        """Returns `tf32`."""
        return FloatTF32Type(capi.mlirTF32TypeGet(context))


@_registered(capi.mlirFloat32TypeGetTypeID)
class F32Type(FloatType):
    """The type `f32`."""

    __slots__ = ()
    type_name = "builtin.f32"
    static_typeid = static_getter(capi.mlirFloat32TypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f32`."""
        return capi.mlirTypeIsAF32(other)

    @staticmethod
    def get(context: Context | None = None) -> F32Type:
        """Returns `f32`."""
        return F32Type(capi.mlirF32TypeGet(context))


@_registered(capi.mlirFloat64TypeGetTypeID)
class F64Type(FloatType):
    """The type `f64`."""

    __slots__ = ()
    type_name = "builtin.f64"
    static_typeid = static_getter(capi.mlirFloat64TypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for `f64`."""
        return capi.mlirTypeIsAF64(other)

    @staticmethod
    def get(context: Context | None = None) -> F64Type:
        """Returns `f64`."""
        return F64Type(capi.mlirF64TypeGet(context))


@_registered(capi.mlirNoneTypeGetTypeID)
class NoneType(Type):
    """The type `none`."""

    __slots__ = ()
    type_name = "builtin.none"
    static_typeid = static_getter(capi.mlirNoneTypeGetTypeID)

    @staticmethod
    def get(context: Context | None = None) -> NoneType:
        """Returns `none`."""
        return NoneType(capi.mlirNoneTypeGet(context))


@_registered(capi.mlirComplexTypeGetTypeID)
class ComplexType(Type):
    """A type of complex numbers, such as `complex<f32>`."""

    __slots__ = ()
    type_name = "builtin.complex"
    static_typeid = static_getter(capi.mlirComplexTypeGetTypeID)

    @staticmethod
    def get(element_type: Type) -> ComplexType:
        """Returns the type whose parts are integers or floats of a type; ValueError for another type."""
        if not (capi.mlirTypeIsAInteger(element_type) or capi.mlirTypeIsAFloat(element_type)):
            raise ValueError(f"invalid '{element_type!r}' and expected floating point or integer type.")
        return ComplexType(capi.mlirComplexTypeGet(element_type))

    element_type = getter(capi.mlirComplexTypeGetElementType)


class ShapedType(Type):
    """A type of several elements: a vector, a tensor or a memref."""

    __slots__ = ()

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for vectors, tensors and memrefs."""
        return capi.mlirTypeIsAShaped(other)

    element_type = getter(capi.mlirShapedTypeGetElementType)
    has_rank = getter(capi.mlirShapedTypeHasRank)

    def _require_rank(self) -> None:
        if not capi.mlirShapedTypeHasRank(self):
            raise ValueError("calling this method requires that the type has a rank.")

    @property
    def rank(self) -> int:
        """The number of dimensions; ValueError if there is none."""
        self._require_rank()
        return capi.mlirShapedTypeGetRank(self)

    has_static_shape = getter(capi.mlirShapedTypeHasStaticShape)

    def is_dynamic_dim(self, dim: int) -> bool:
        """Returns true if the size of a dimension is dynamic."""
        self._require_rank()
        return capi.mlirShapedTypeIsDynamicDim(self, dim)

    def is_static_dim(self, dim: int) -> bool:
        """Returns true if the size of a dimension is static."""
        self._require_rank()
        return capi.mlirShapedTypeIsStaticDim(self, dim)

    def get_dim_size(self, dim: int) -> int:
        """Returns the size of a dimension, get_dynamic_size() if it is dynamic."""
        self._require_rank()
        return capi.mlirShapedTypeGetDimSize(self, dim)

    @staticmethod
    def is_dynamic_size(dim_size: int) -> bool:
        """Returns true if the number stands for a dynamic size."""
        return capi.mlirShapedTypeIsDynamicSize(dim_size)

    @staticmethod
    def is_static_size(dim_size: int) -> bool:
        """Returns true if the number is a static size."""
        return capi.mlirShapedTypeIsStaticSize(dim_size)

    def is_dynamic_stride_or_offset(self, dim_size: int) -> bool:
        """Returns true if the number stands for a dynamic stride or offset."""
        self._require_rank()
        return capi.mlirShapedTypeIsDynamicStrideOrOffset(dim_size)

    def is_static_stride_or_offset(self, dim_size: int) -> bool:
        """Returns true if the number is a static stride or offset."""
        self._require_rank()
        return capi.mlirShapedTypeIsStaticStrideOrOffset(dim_size)

    @property
    def shape(self) -> list[int]:
        """The sizes of the dimensions; ValueError if there is no rank."""
        self._require_rank()
        return [capi.mlirShapedTypeGetDimSize(self, dim) for dim in range(capi.mlirShapedTypeGetRank(self))]

    @staticmethod
    def get_dynamic_size() -> int:
        """Returns the number that stands for a dynamic size."""
        return capi.mlirShapedTypeGetDynamicSize()

    @staticmethod
    def get_dynamic_stride_or_offset() -> int:
        """Returns the number that stands for a dynamic stride or offset."""
        return capi.mlirShapedTypeGetDynamicStrideOrOffset()


def _scalable_flags(shape: Sequence[int], scalable: Sequence[bool] | None,
                    scalable_dims: Sequence[int] | None) -> list[bool] | None:
    """Returns one flag for each dimension, or None if no dimension can be scalable."""
    if scalable is not None and scalable_dims is not None:
        raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
    if scalable is not None:
        if len(scalable) != len(shape):
            raise ValueError("Expected len(scalable) == len(shape).")
        return list(scalable)
    if scalable_dims is not None:
        if any(not 0 <= dim < len(shape) for dim in scalable_dims):
            raise ValueError("Scalable dimension index out of bounds.")
        return [dim in scalable_dims for dim in range(len(shape))]
    return None


@_registered(capi.mlirVectorTypeGetTypeID)
class VectorType(ShapedType):
    """A vector type, such as `vector<4x[8]xf32>`."""

    __slots__ = ()
    type_name = "builtin.vector"
    static_typeid = static_getter(capi.mlirVectorTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for vector types."""
        return capi.mlirTypeIsAVector(other)

    @staticmethod
    def get(shape: Sequence[int], element_type: Type, *, scalable: Sequence[bool] | None = None,
            scalable_dims: Sequence[int] | None = None, loc: Location | None = None) -> VectorType:
        """Returns a vector type; MLIRError if it is invalid."""
        flags = _scalable_flags(shape, scalable, scalable_dims)
        loc = location_of(loc, element_type)
        if flags is None:
            return VectorType(capi.mlirVectorTypeGetChecked(loc, shape, element_type))
        return VectorType(capi.mlirVectorTypeGetScalableChecked(loc, shape, flags, element_type))

    @staticmethod
    def get_unchecked(shape: Sequence[int], element_type: Type, *, scalable: Sequence[bool] | None = None,
                      scalable_dims: Sequence[int] | None = None, context: Context | None = None) -> VectorType:
        """Returns a vector type; MLIRError if it is invalid. No location is needed."""
        return VectorType.get(shape, element_type, scalable=scalable, scalable_dims=scalable_dims)

    scalable = getter(capi.mlirVectorTypeIsScalable)

    @property
    def scalable_dims(self) -> list[bool]:
        """Whether each dimension is scalable."""
        return [capi.mlirVectorTypeIsDimScalable(self, dim) for dim in range(self.rank)]


@_registered(capi.mlirRankedTensorTypeGetTypeID)
class RankedTensorType(ShapedType):
    """A tensor type with a rank, such as `tensor<4x?xf32>`."""

    __slots__ = ()
    type_name = "builtin.tensor"
    static_typeid = static_getter(capi.mlirRankedTensorTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for tensor types with a rank."""
        return capi.mlirTypeIsARankedTensor(other)

    @staticmethod
    def get(shape: Sequence[int], element_type: Type, encoding: Attribute | None = None,
            loc: Location | None = None) -> RankedTensorType:
        """Returns a tensor type; MLIRError if it is invalid."""
        return RankedTensorType(
            capi.mlirRankedTensorTypeGetChecked(location_of(loc, element_type), shape, element_type, encoding))

    @staticmethod
    def get_unchecked(shape: Sequence[int], element_type: Type, encoding: Attribute | None = None,
                      context: Context | None = None) -> RankedTensorType:
        """Returns a tensor type; MLIRError if it is invalid. No location is needed."""
        return RankedTensorType.get(shape, element_type, encoding)

    encoding = getter(capi.mlirRankedTensorTypeGetEncoding)


@_registered(capi.mlirUnrankedTensorTypeGetTypeID)
class UnrankedTensorType(ShapedType):
    """A tensor type without a rank, such as `tensor<*xf32>`."""

    __slots__ = ()
    type_name = "builtin.unranked_tensor"
    static_typeid = static_getter(capi.mlirUnrankedTensorTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for tensor types without a rank."""
        return capi.mlirTypeIsAUnrankedTensor(other)

    @staticmethod
    def get(element_type: Type, loc: Location | None = None) -> UnrankedTensorType:
        """Returns a tensor type; MLIRError if it is invalid."""
        return UnrankedTensorType(capi.mlirUnrankedTensorTypeGetChecked(location_of(loc, element_type), element_type))

    @staticmethod
    def get_unchecked(element_type: Type, context: Context | None = None) -> UnrankedTensorType:
        """Returns a tensor type; MLIRError if it is invalid. No location is needed."""
        return UnrankedTensorType.get(element_type)


@_registered(capi.mlirMemRefTypeGetTypeID)
class MemRefType(ShapedType):
    """A memref type, such as `memref<4x?xf32, strided<[?, 1]>, 2>`."""

    __slots__ = ()
    type_name = "builtin.memref"
    static_typeid = static_getter(capi.mlirMemRefTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for memref types with a rank."""
        return capi.mlirTypeIsAMemRef(other)

    @staticmethod
    def get(shape: Sequence[int], element_type: Type, layout: Attribute | None = None,
            memory_space: Attribute | None = None, loc: Location | None = None) -> MemRefType:
        """Returns a memref type; MLIRError if it is invalid."""
        return MemRefType(capi.mlirMemRefTypeGetChecked(location_of(loc, element_type), element_type, shape, layout,
                                                        memory_space))

    @staticmethod
    def get_unchecked(shape: Sequence[int], element_type: Type, layout: Attribute | None = None,
                      memory_space: Attribute | None = None, context: Context | None = None) -> MemRefType:
        """Returns a memref type; MLIRError if it is invalid. No location is needed."""
        return MemRefType.get(shape, element_type, layout, memory_space)

    def get_strides_and_offset(self) -> tuple[list[int], int]:
        """Returns the strides and the offset of the layout; ValueError if it is not strided."""
        return capi.mlirMemRefTypeGetStridesAndOffset(self)

    layout = getter(capi.mlirMemRefTypeGetLayout)
    memory_space = getter(capi.mlirMemRefTypeGetMemorySpace)

    @property
    def affine_map(self) -> AffineMap:
        """The layout as an affine map."""
        return capi.mlirMemRefTypeGetAffineMap(self)


@_registered(capi.mlirUnrankedMemRefTypeGetTypeID)
class UnrankedMemRefType(ShapedType):
    """A memref type without a rank, such as `memref<*xf32, 2>`."""

    __slots__ = ()
    type_name = "builtin.unranked_memref"
    static_typeid = static_getter(capi.mlirUnrankedMemRefTypeGetTypeID)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for memref types without a rank."""
        return capi.mlirTypeIsAUnrankedMemRef(other)

    @staticmethod
    def get(element_type: Type, memory_space: Attribute | None, loc: Location | None = None) -> UnrankedMemRefType:
        """Returns a memref type; MLIRError if it is invalid."""
        return UnrankedMemRefType(
            capi.mlirUnrankedMemRefTypeGetChecked(location_of(loc, element_type), element_type, memory_space))

    @staticmethod
    def get_unchecked(element_type: Type, memory_space: Attribute | None,
                      context: Context | None = None) -> UnrankedMemRefType:
        """Returns a memref type; MLIRError if it is invalid. No location is needed."""
        return UnrankedMemRefType.get(element_type, memory_space)

    memory_space = getter(capi.mlirUnrankedMemrefGetMemorySpace)


@_registered(capi.mlirTupleTypeGetTypeID)
class TupleType(Type):
    """A tuple type, such as `tuple<i32, f32>`."""

    __slots__ = ()
    type_name = "builtin.tuple"
    static_typeid = static_getter(capi.mlirTupleTypeGetTypeID)

    @staticmethod
    def get_tuple(elements: Sequence[Type], context: Context | None = None) -> TupleType:
        """Returns the tuple of types. Without a context, that of the first one or the current one is used."""
        elements = list(elements)
        return TupleType(capi.mlirTupleTypeGet(elements[0].context if context is None and elements else context, elements))

    def get_type(self, pos: int) -> Type:
        """Returns a type by its position."""
        return capi.mlirTupleTypeGetType(self, pos)

    num_types = getter(capi.mlirTupleTypeGetNumTypes)


@_registered(capi.mlirFunctionTypeGetTypeID)
class FunctionType(Type):
    """A function type, such as `(i32) -> f32`."""

    __slots__ = ()
    type_name = "builtin.function"
    static_typeid = static_getter(capi.mlirFunctionTypeGetTypeID)

    @staticmethod
    def get(inputs: Sequence[Type], results: Sequence[Type], context: Context | None = None) -> FunctionType:
        """Returns the type of functions. Without a context, that of the first type or the current one is used."""
        inputs, results = list(inputs), list(results)
        if context is None and (inputs or results):
            context = (inputs or results)[0].context
        return FunctionType(capi.mlirFunctionTypeGet(context, inputs, results))

    @property
    def inputs(self) -> list[Type]:
        """The types of the arguments."""
        return [capi.mlirFunctionTypeGetInput(self, i) for i in range(capi.mlirFunctionTypeGetNumInputs(self))]

    @property
    def results(self) -> list[Type]:
        """The types of the results."""
        return [capi.mlirFunctionTypeGetResult(self, i) for i in range(capi.mlirFunctionTypeGetNumResults(self))]


@_registered(capi.mlirOpaqueTypeGetTypeID)
class OpaqueType(Type):
    """A type of a dialect that is not registered."""

    __slots__ = ()
    type_name = "builtin.opaque"
    static_typeid = static_getter(capi.mlirOpaqueTypeGetTypeID)

    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: Context | None = None) -> OpaqueType:
        """Returns the type with this dialect and text."""
        return OpaqueType(capi.mlirOpaqueTypeGet(context, dialect_namespace, buffer))

    dialect_namespace = getter(capi.mlirOpaqueTypeGetDialectNamespace)
    data = getter(capi.mlirOpaqueTypeGetData)


__all__ = [
    "BF16Type", "ComplexType", "F16Type", "F32Type", "F64Type", "Float4E2M1FNType", "Float6E2M3FNType",
    "Float6E3M2FNType", "Float8E3M4Type", "Float8E4M3B11FNUZType", "Float8E4M3FNType", "Float8E4M3FNUZType",
    "Float8E4M3Type", "Float8E5M2FNUZType", "Float8E5M2Type", "Float8E8M0FNUType", "FloatTF32Type", "FloatType",
    "FunctionType", "IndexType", "IntegerType", "MemRefType", "NoneType", "OpaqueType", "RankedTensorType",
    "ShapedType", "Signedness", "TupleType", "UnrankedMemRefType", "UnrankedTensorType", "VectorType",
]
