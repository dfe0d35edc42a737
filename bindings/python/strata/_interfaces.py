# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Interfaces of operations: views of an operation, or of an operation class, that implements an interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ._libs import Context
from ._libs._strata import Attribute, Location, Operation, OpView, Region, Type, TypeID, Value, capi


def _interface_id(name: str) -> TypeID:
    if name == "InferTypeOpInterface":
        return capi.mlirInferTypeOpInterfaceTypeID()
    if name == "InferShapedTypeOpInterface":
        return capi.mlirInferShapedTypeOpInterfaceTypeID()
    typeid = capi.strataInterfaceLookup(name)
    if typeid is None:
        raise ValueError(f"there is no interface '{name}'")
    return typeid


def _flatten(operands: Sequence[Value | Sequence[Value] | None] | None) -> list[Value]:
    """Returns the operands of all groups: a value, several values, or None for a group without values."""
    values: list[Value] = []
    for operand in operands or ():
        if operand is None:
            continue
        if isinstance(operand, (Value, OpView, Operation)):
            values.append(operand)  # type: ignore[arg-type]
        else:
            values.extend(operand)
    return values


class OpInterface:
    """A view of an operation (`Interface(op)`), or of a class of operations (`Interface(cls, context=c)`).

    Raises ValueError if the operation does not implement the interface.
    """

    __slots__ = ("_context", "_name", "_object")
    INTERFACE_NAME: ClassVar[str]

    def __init_subclass__(cls) -> None:
        setattr(cls, "INTERFACE_NAME", cls.__name__)

    def __init__(self, object: Operation | OpView | type[OpView], context: Context | None = None) -> None:
        self._object: Operation | OpView | None = None
        if isinstance(object, (Operation, OpView)):
            self._object = object
            self._name: str = object.operation.name
            self._context: Context = object.context
            implements = capi.mlirOperationImplementsInterface(object.operation, _interface_id(self.INTERFACE_NAME))
        else:
            name: Any = getattr(object, "OPERATION_NAME", None)
            if not isinstance(name, str):
                raise TypeError(f"Op interface does not refer to an operation or OpView class: {object!r}")
            self._name = name
            self._context = Context.current if context is None else context
            # The dialect must be loaded before its operations are known.
            capi.mlirContextGetOrLoadDialect(self._context, name.split(".")[0])
            implements = capi.mlirOperationImplementsInterfaceStatic(name, self._context,
                                                                     _interface_id(self.INTERFACE_NAME))
        if not implements:
            raise ValueError(f"The operation '{self._name}' does not implement the interface '{self.INTERFACE_NAME}'.")

    @classmethod
    def get_interface_id(cls) -> TypeID:
        """Returns the type ID of the interface."""
        return _interface_id(cls.INTERFACE_NAME)

    @property
    def operation(self) -> Operation:
        """The operation; TypeError for a view of a class."""
        if self._object is None:
            raise TypeError("Cannot get an operation from a static interface")
        return self._object.operation

    @property
    def opview(self) -> OpView:
        """The operation as an object of its class; TypeError for a view of a class."""
        if self._object is None:
            raise TypeError("Cannot get an opview from a static interface")
        return self._object.operation.opview


class InferTypeOpInterface(OpInterface):
    """Operations whose result types follow from their operands and attributes."""

    __slots__ = ()

    def inferReturnTypes(self, operands: Sequence[Value | Sequence[Value] | None] | None = None,
                         attributes: Attribute | None = None, properties: None = None,
                         regions: Sequence[Region] | None = None, context: Context | None = None,
                         loc: Location | None = None) -> list[Type]:
        """Returns the result types of an operation with these parts; MLIRError if they cannot be inferred."""
        if properties is not None:
            raise TypeError("inferReturnTypes(): argument 'properties' must be None; properties are passed in 'attributes'")
        return capi.mlirInferTypeOpInterfaceInferReturnTypes(self._name, context or self._context, loc,
                                                             _flatten(operands), attributes, regions or ())


class ShapedTypeComponents:
    """The shape, element type and attribute of a shaped type that may be known in part."""

    __slots__ = ("_attribute", "_element_type", "_shape")

    def __init__(self, shape: Sequence[int] | None, element_type: Type | None,
                 attribute: Attribute | None = None) -> None:
        self._shape = None if shape is None else list(shape)
        self._element_type = element_type
        self._attribute = attribute

    @staticmethod
    def get(*args: Any) -> ShapedTypeComponents:
        """Returns the components `(element_type)`, `(shape, element_type)` or `(shape, element_type, attribute)`."""
        if len(args) == 1:
            return ShapedTypeComponents(None, args[0])
        if len(args) in (2, 3):
            return ShapedTypeComponents(*args)
        raise TypeError(f"ShapedTypeComponents.get() takes 1 to 3 arguments, but {len(args)} are given")

    @property
    def element_type(self) -> Type | None:
        """The element type."""
        return self._element_type

    @property
    def has_rank(self) -> bool:
        """Whether the shape is known."""
        return self._shape is not None

    @property
    def rank(self) -> int | None:
        """The number of dimensions; None if it is not known."""
        return None if self._shape is None else len(self._shape)

    @property
    def shape(self) -> list[int] | None:
        """The sizes of the dimensions; None if they are not known."""
        return None if self._shape is None else list(self._shape)

    @property
    def attribute(self) -> Attribute | None:
        """The attribute, such as the encoding of a tensor."""
        return self._attribute


class InferShapedTypeOpInterface(OpInterface):
    """Operations whose result shapes follow from their operands and attributes."""

    __slots__ = ()

    def inferReturnTypeComponents(self, operands: Sequence[Value | Sequence[Value] | None] | None = None,
                                  attributes: Attribute | None = None, regions: Sequence[Region] | None = None,
                                  properties: None = None, context: Context | None = None,
                                  loc: Location | None = None) -> list[ShapedTypeComponents]:
        """Returns what is known of the result types; MLIRError if nothing can be inferred."""
        found = capi.mlirInferShapedTypeOpInterfaceInferReturnTypes(
            self._name, context or self._context, loc, _flatten(operands), attributes, regions or ())
        return [ShapedTypeComponents(*parts) for parts in found]


__all__ = ["InferShapedTypeOpInterface", "InferTypeOpInterface", "OpInterface", "ShapedTypeComponents"]
