# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""Classes of the types of floating-point numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from ._libs import Context
from ._libs._strata import Type, capi
from ._support import getter, registered_type, static_getter

if TYPE_CHECKING:
    from ._libs._strata import TypeID

Kind = TypeVar("Kind", bound="_FloatKind")
KindClass = TypeVar("KindClass", bound="type[_FloatKind]")


class FloatType(Type):
    """A type of floating-point numbers."""

    __slots__ = ()
    width = getter(capi.mlirFloatTypeGetWidth)

    @staticmethod
    def isinstance(other: Type) -> bool:
        """Returns true for all types of floating-point numbers."""
        return capi.mlirTypeIsAFloat(other)


def _float_type(prefix: str, typeid_prefix: str = "") -> Callable[[KindClass], KindClass]:
    """A decorator for the class of one type, whose functions of C have names with this prefix.

    The function that returns the type ID may have another one.
    """
    typeid = getattr(capi, f"mlir{typeid_prefix or prefix}TypeGetTypeID")

    def register(cls: KindClass) -> KindClass:
        cls._get = staticmethod(getattr(capi, f"mlir{prefix}TypeGet"))
        cls.isinstance = staticmethod(getattr(capi, f"mlirTypeIsA{prefix}"))
        cls.static_typeid = static_getter(typeid)
        return registered_type(typeid)(cls)

    return register


class _FloatKind(FloatType):
    """What the classes of single types have in common. The decorator `_float_type` adds the functions of C."""

    __slots__ = ()
    type_name: str

    if TYPE_CHECKING:
        static_typeid: static_getter[TypeID]

        @staticmethod
        def _get(context: Context | None, /) -> Type: ...

    @classmethod
    def get(cls: type[Kind], context: Context | None = None) -> Kind:
        """Returns the type."""
        return cls(cls._get(context))


@_float_type("Float4E2M1FN")
class Float4E2M1FNType(_FloatKind):
    """The type `f4E2M1FN`."""

    __slots__ = ()
    type_name = "builtin.f4E2M1FN"


@_float_type("Float6E2M3FN")
class Float6E2M3FNType(_FloatKind):
    """The type `f6E2M3FN`."""

    __slots__ = ()
    type_name = "builtin.f6E2M3FN"


@_float_type("Float6E3M2FN")
class Float6E3M2FNType(_FloatKind):
    """The type `f6E3M2FN`."""

    __slots__ = ()
    type_name = "builtin.f6E3M2FN"


@_float_type("Float8E4M3FN")
class Float8E4M3FNType(_FloatKind):
    """The type `f8E4M3FN`."""

    __slots__ = ()
    type_name = "builtin.f8E4M3FN"


@_float_type("Float8E5M2")
class Float8E5M2Type(_FloatKind):
    """The type `f8E5M2`."""

    __slots__ = ()
    type_name = "builtin.f8E5M2"


@_float_type("Float8E4M3")
class Float8E4M3Type(_FloatKind):
    """The type `f8E4M3`."""

    __slots__ = ()
    type_name = "builtin.f8E4M3"


@_float_type("Float8E4M3FNUZ")
class Float8E4M3FNUZType(_FloatKind):
    """The type `f8E4M3FNUZ`."""

    __slots__ = ()
    type_name = "builtin.f8E4M3FNUZ"


@_float_type("Float8E4M3B11FNUZ")
class Float8E4M3B11FNUZType(_FloatKind):
    """The type `f8E4M3B11FNUZ`."""

    __slots__ = ()
    type_name = "builtin.f8E4M3B11FNUZ"


@_float_type("Float8E5M2FNUZ")
class Float8E5M2FNUZType(_FloatKind):
    """The type `f8E5M2FNUZ`."""

    __slots__ = ()
    type_name = "builtin.f8E5M2FNUZ"


@_float_type("Float8E3M4")
class Float8E3M4Type(_FloatKind):
    """The type `f8E3M4`."""

    __slots__ = ()
    type_name = "builtin.f8E3M4"


@_float_type("Float8E8M0FNU")
class Float8E8M0FNUType(_FloatKind):
    """The type `f8E8M0FNU`."""

    __slots__ = ()
    type_name = "builtin.f8E8M0FNU"


@_float_type("BF16", "BFloat16")
class BF16Type(_FloatKind):
    """The type `bf16`."""

    __slots__ = ()
    type_name = "builtin.bf16"


@_float_type("F16", "Float16")
class F16Type(_FloatKind):
    """The type `f16`."""

    __slots__ = ()
    type_name = "builtin.f16"


@_float_type("TF32", "FloatTF32")
class FloatTF32Type(_FloatKind):
    """The type `tf32`."""

    __slots__ = ()
    type_name = "builtin.tf32"


@_float_type("F32", "Float32")
class F32Type(_FloatKind):
    """The type `f32`."""

    __slots__ = ()
    type_name = "builtin.f32"


@_float_type("F64", "Float64")
class F64Type(_FloatKind):
    """The type `f64`."""

    __slots__ = ()
    type_name = "builtin.f64"


__all__ = [
    "BF16Type", "F16Type", "F32Type", "F64Type", "Float4E2M1FNType", "Float6E2M3FNType", "Float6E3M2FNType",
    "Float8E3M4Type", "Float8E4M3B11FNUZType", "Float8E4M3FNType", "Float8E4M3FNUZType", "Float8E4M3Type",
    "Float8E5M2FNUZType", "Float8E5M2Type", "Float8E8M0FNUType", "FloatTF32Type", "FloatType",
]
