# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Classes of the builtin types, except those of floating-point numbers (`_float_types.py`)."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from ._affine import AffineMap
from ._libs import Context
from ._libs._strata import Attribute, Location, Type, capi
from ._support import getter, location_of, registered_type, static_getter

class Signedness(enum.Enum):
    """How the bits of an integer are interpreted."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2


@registered_type(capi.mlirIntegerTypeGetTypeID)
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


@registered_type(capi.mlirIndexTypeGetTypeID)
class IndexType(Type):
    """The type `index`."""

    __slots__ = ()
    type_name = "builtin.index"
    static_typeid = static_getter(capi.mlirIndexTypeGetTypeID)

    @staticmethod
    def get(context: Context | None = None) -> IndexType:
        """Returns `index`."""
        return IndexType(capi.mlirIndexTypeGet(context))


@registered_type(capi.mlirNoneTypeGetTypeID)
class NoneType(Type):
    """The type `none`."""

    __slots__ = ()
    type_name = "builtin.none"
    static_typeid = static_getter(capi.mlirNoneTypeGetTypeID)

    @staticmethod
    def get(context: Context | None = None) -> NoneType:
        """Returns `none`."""
        return NoneType(capi.mlirNoneTypeGet(context))


@registered_type(capi.mlirComplexTypeGetTypeID)
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


@registered_type(capi.mlirVectorTypeGetTypeID)
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


@registered_type(capi.mlirRankedTensorTypeGetTypeID)
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


@registered_type(capi.mlirUnrankedTensorTypeGetTypeID)
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


@registered_type(capi.mlirMemRefTypeGetTypeID)
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


@registered_type(capi.mlirUnrankedMemRefTypeGetTypeID)
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


@registered_type(capi.mlirTupleTypeGetTypeID)
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


@registered_type(capi.mlirFunctionTypeGetTypeID)
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


@registered_type(capi.mlirOpaqueTypeGetTypeID)
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
    "ComplexType", "FunctionType", "IndexType", "IntegerType", "MemRefType", "NoneType", "OpaqueType",
    "RankedTensorType", "ShapedType", "Signedness", "TupleType", "UnrankedMemRefType", "UnrankedTensorType",
    "VectorType",
]
