# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Classes of the types of floating-point numbers."""

from __future__ import annotations

from ._libs import Context
from ._libs._strata import Type, capi
from ._support import getter, registered_type, static_getter


class FloatType(Type):
    """A type of floating-point numbers."""

    __slots__ = ()
    width = getter(capi.mlirFloatTypeGetWidth)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for all types of floating-point numbers."""
        return capi.mlirTypeIsAFloat(other)


@registered_type(capi.mlirFloat4E2M1FNTypeGetTypeID)
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


@registered_type(capi.mlirFloat6E2M3FNTypeGetTypeID)
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


@registered_type(capi.mlirFloat6E3M2FNTypeGetTypeID)
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


@registered_type(capi.mlirFloat8E4M3FNTypeGetTypeID)
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


@registered_type(capi.mlirFloat8E5M2TypeGetTypeID)
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


@registered_type(capi.mlirFloat8E4M3TypeGetTypeID)
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


@registered_type(capi.mlirFloat8E4M3FNUZTypeGetTypeID)
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


@registered_type(capi.mlirFloat8E4M3B11FNUZTypeGetTypeID)
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


@registered_type(capi.mlirFloat8E5M2FNUZTypeGetTypeID)
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


@registered_type(capi.mlirFloat8E3M4TypeGetTypeID)
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


@registered_type(capi.mlirFloat8E8M0FNUTypeGetTypeID)
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


@registered_type(capi.mlirBFloat16TypeGetTypeID)
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


@registered_type(capi.mlirFloat16TypeGetTypeID)
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


@registered_type(capi.mlirFloatTF32TypeGetTypeID)
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


@registered_type(capi.mlirFloat32TypeGetTypeID)
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


@registered_type(capi.mlirFloat64TypeGetTypeID)
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


__all__ = [
    "BF16Type", "F16Type", "F32Type", "F64Type", "Float4E2M1FNType", "Float6E2M3FNType", "Float6E3M2FNType",
    "Float8E3M4Type", "Float8E4M3B11FNUZType", "Float8E4M3FNType", "Float8E4M3FNUZType", "Float8E4M3Type",
    "Float8E5M2FNUZType", "Float8E5M2Type", "Float8E8M0FNUType", "FloatTF32Type", "FloatType",
]
