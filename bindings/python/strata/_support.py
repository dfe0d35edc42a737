# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportNoOverloadImplementation=false
"""Helpers of the package's modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from ._libs import Context
from ._libs._strata import Attribute, Location, Type, TypeID, register_attribute_class, register_type_class

T = TypeVar("T")
TypeClass = TypeVar("TypeClass", bound="type[Type]")
AttributeClass = TypeVar("AttributeClass", bound="type[Attribute]")

if TYPE_CHECKING:

    class getter(Generic[T]):
        """A read-only property whose value a function of the C API computes."""

        def __init__(self, fget: Callable[[Any], T], /) -> None: ...
        @overload
        def __get__(self, instance: None, owner: type, /) -> getter[T]: ...
        @overload
        def __get__(self, instance: object, owner: type, /) -> T: ...
        def __set__(self, instance: object, value: Any, /) -> None: ...

    class static_getter(Generic[T]):
        """A property of a class."""

        def __init__(self, fget: Callable[[], T], /) -> None: ...
        def __get__(self, instance: object, owner: type, /) -> T: ...

else:
    from ._libs._strata import getter

    class static_getter:
        __slots__ = ("fget",)

        def __init__(self, fget: Callable[[], object], /) -> None:
            self.fget = fget

        def __get__(self, instance: object, owner: type) -> object:
            return self.fget()


def location_of(loc: Location | None, source: Type | Attribute) -> Location:
    """Returns the location for the errors of a new type or attribute: `loc`, the current one, or an unknown one."""
    if loc is not None:
        return loc
    context: Context = source.context
    try:
        current = Location.current
    except ValueError:
        current = None
    return current if current is not None and current.context == context else Location.unknown(context=context)


def registered_type(typeid: Callable[[], TypeID]) -> Callable[[TypeClass], TypeClass]:
    """A decorator for the class of the types with this ID."""

    def register(cls: TypeClass) -> TypeClass:
        register_type_class(typeid(), cls)
        return cls

    return register


def registered_attribute(typeid: Callable[[], TypeID], variant: str | None = None
                         ) -> Callable[[AttributeClass], AttributeClass]:
    """A decorator for the class of the attributes with this ID, or of those that satisfy the predicate `variant` of C."""

    def register(cls: AttributeClass) -> AttributeClass:
        register_attribute_class(typeid(), cls, variant)
        return cls

    return register
