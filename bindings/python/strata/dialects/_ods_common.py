# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportUnusedFunction=false, reportUnusedClass=false
"""What generated modules of dialects, and the additions to them, share (docs/python-bindings.md).

Names that start with `_ods_` are called by generated code only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum, IntFlag
from typing import Any, TypeVar, Union, cast

from .. import ir
from .._interfaces import OpInterface
from .._libs import _strata
from .._libs._strata import capi, ods


class _cext:
    """What generated code uses of the extension, as the extension module of MLIR has it."""

    ir = ir
    globals = _strata.globals
    register_dialect = staticmethod(_strata.register_dialect)
    register_operation = staticmethod(_strata.register_operation)


# What constructors of operations accept for an operand: a value, or an operation with one result.
_OperandLike = Union[ir.Value, ir.Operation, ir.OpView]
# What they accept for a list of operands: an operation stands for all its results.
_OperandsLike = Union[Iterable[_OperandLike], ir.Operation, ir.OpView]

ValueLike = _OperandLike
VariadicResultValueT = Union[ir.OpResult, ir.OpResultList, ir.Operation, ir.OpView]
ResultValueT = Union[ir.OpResult, ir.Operation, ir.OpView]
StaticIntLike = Union[int, ir.IntegerAttr]
MixedInt = Union[StaticIntLike, ValueLike]

_ods_operand = ods.operand
_ods_result = ods.result
_ods_attribute = ods.attribute
_ods_property = ods.property
_ods_region = ods.region
_ods_build = ods.build
_ods_create = ods.create
_ods_values = ods.values
_ods_optional = ods.optional
_ods_results = ods.results

# ----------------------------------------------------------------------------------------------------------------------
# Operations
# ----------------------------------------------------------------------------------------------------------------------


def get_default_loc_context(location: ir.Location | None = None) -> ir.Context:
    """Returns the context of the location, else the current context; ValueError if there is none."""
    if location is not None:
        return location.context
    return ir.Context.current


def get_op_result_or_value(arg: _OperandLike | ir.OpResultList) -> ir.Value:
    """Returns the value, or the only result of an operation."""
    if isinstance(arg, (ir.OpView, ir.Operation)):
        return arg.operation.result
    if isinstance(arg, ir.OpResultList):
        return arg[0]
    if isinstance(arg, ir.Value):  # pyright: ignore[reportUnnecessaryIsInstance]
        return arg
    raise TypeError(f"expected a value or an operation, not {type(arg).__name__}")


def get_op_results_or_values(arg: _OperandsLike) -> list[ir.Value]:
    """Returns the results of an operation, or the values of a list of values and operations with one result."""
    return ods.values(arg)


def get_op_result_or_op_results(op: ir.OpView | ir.Operation) -> VariadicResultValueT:
    """Returns the result of an operation, its results if there are several, or itself if it has none."""
    return ods.results(op)


def segmented_accessor(elements: Any, raw_segments: Any, idx: int) -> Any:
    """Returns the elements of one group, whose sizes are in an attribute."""
    sizes = list(ir.DenseI32ArrayAttr(raw_segments))
    start = sum(sizes[:idx])
    return elements[start:start + sizes[idx]]


def equally_sized_accessor(elements: Any, n_simple: int, n_variadic: int, n_preceding_simple: int,
                           n_preceding_variadic: int) -> tuple[int, int]:
    """Returns the start and the length of a group, if all groups of variable length have the same length."""
    length = (len(elements) - n_simple) // n_variadic
    return n_preceding_simple + n_preceding_variadic * length, length


# ----------------------------------------------------------------------------------------------------------------------
# Enums
# ----------------------------------------------------------------------------------------------------------------------


def _ods_flags(flags: IntFlag) -> Iterator[IntFlag]:
    """Yields the single bits of a union of bits; nothing for a single bit, as MLIR's enums do."""
    for case in type(flags):
        if flags & case is case and flags is not case:
            yield case


def _ods_spelling(value: IntEnum | IntFlag, spellings: Mapping[int, str], separator: str = "") -> str:
    """Returns the keywords of the value in the IR."""
    if separator and isinstance(value, IntFlag):
        bits = list(_ods_flags(value))
        if len(bits) > 1:
            return separator.join(str(bit) for bit in bits)
    if value.value in spellings:
        return spellings[value.value]
    raise ValueError(f"{type(value).__name__} has no case {value.value}")


def _ods_parse_enum(cls: Any, text: str) -> Any:
    """Returns the case of an enum with this keyword, or the union of the cases with these keywords."""
    names = _enum_names.get(cls)
    if names is None:
        names = _enum_names[cls] = {str(case): case for case in cls.__members__.values()}
    if text in names:
        return names[text]
    result = cls(0)
    for part in text.replace("|", ",").split(","):
        result |= names[part.strip()]
    return result


_enum_names: dict[Any, dict[str, Any]] = {}


def _ods_enum_attribute(name: str, value: Any, context: ir.Context) -> ir.Attribute:
    """Returns the attribute with an enum as its parameter, from a case, its keyword or its number."""
    text = value if isinstance(value, str) else str(value) if isinstance(value, (IntEnum, IntFlag)) else None
    attr = ir.StringAttr.get(text, context) if text is not None else _as_attribute(value, context)
    return capi.strataAttributeGetChecked(ir.Location.unknown(context), name, [_named("value", attr)])


# ----------------------------------------------------------------------------------------------------------------------
# Types, attributes and interfaces
# ----------------------------------------------------------------------------------------------------------------------

T = TypeVar("T", bound=type)


def _ods_type_class(cls: T) -> T:
    """Registers the class for the types of its name."""
    _strata.register_type_class(cls.type_name, cls)  # type: ignore[attr-defined]
    return cls


def _ods_attribute_class(cls: T) -> T:
    """Registers the class for the attributes of its name."""
    _strata.register_attribute_class(cls.attr_name, cls)  # type: ignore[attr-defined]
    return cls


def _named(name: str, attr: ir.Attribute) -> ir.NamedAttribute:
    return attr.get_named(name)


def _as_attribute(value: Any, context: ir.Context) -> ir.Attribute:
    """Returns the parameter of a type or attribute as the C API takes it."""
    if isinstance(value, ir.Attribute):
        return value
    if isinstance(value, ir.Type):
        return ir.TypeAttr.get(value, context=context)
    if isinstance(value, bool):
        return ir.BoolAttr.get(value, context=context)
    if isinstance(value, (IntEnum, IntFlag)):
        return ir.StringAttr.get(str(value), context)
    if isinstance(value, int):
        if not -(1 << 63) <= value < 1 << 64:
            raise OverflowError(f"{value} does not fit in 64 bits")
        if value >= 1 << 63:
            return ir.IntegerAttr.get(ir.IntegerType.get_unsigned(64, context), value)
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(64, context), value)
    if isinstance(value, float):
        return ir.FloatAttr.get_f64(value, context=context)
    if isinstance(value, str):
        return ir.StringAttr.get(value, context)
    if isinstance(value, ir.AffineMap):
        return ir.AffineMapAttr.get(value)
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray)):
        return ir.ArrayAttr.get([_as_attribute(each, context) for each in cast("Sequence[Any]", value)], context)
    raise TypeError(f"{type(value).__name__} is no parameter of a type or attribute")


def _ods_get(get: Callable[..., Any], name: str, params: Mapping[str, Any], loc: ir.Location | None,
             context: ir.Context | None) -> Any:
    if context is None:
        context = next((each.context for each in params.values() if isinstance(each, (ir.Type, ir.Attribute))), None)
        context = context if loc is None and context is not None else get_default_loc_context(loc)
    if loc is None:
        loc = ir.Location.unknown(context)
    given: list[ir.NamedAttribute] = []
    for key, value in params.items():
        if value is None:
            continue
        try:
            attr = _as_attribute(value, context)
            if attr.context != context:
                raise ValueError("belongs to another context")
            given.append(_named(key, attr))
        except (TypeError, ValueError, OverflowError) as error:
            raise type(error)(f"{name}: argument '{key}': {error}") from None
    return get(loc, name, given)


def _ods_get_type(name: str, params: Mapping[str, Any], loc: ir.Location | None, context: ir.Context | None) -> Any:
    """Returns the type of this name with these parameters; MLIRError if they are wrong."""
    return _ods_get(capi.strataTypeGetChecked, name, params, loc, context)


def _ods_get_attribute(name: str, params: Mapping[str, Any], loc: ir.Location | None,
                       context: ir.Context | None) -> Any:
    """Returns the attribute of this name with these parameters; MLIRError if they are wrong."""
    return _ods_get(capi.strataAttributeGetChecked, name, params, loc, context)


def _info(object: Any) -> Any:
    """Returns the declaration of a type or attribute; None if its kind is not declared."""
    return capi.strataTypeGetInfo(object) if isinstance(object, ir.Type) else capi.strataAttributeGetInfo(object)


def _ods_is_type(other: object, name: str) -> bool:
    return isinstance(other, ir.Type) and (info := _info(other)) is not None and capi.strataDefInfoGetName(info) == name


def _ods_is_attribute(other: object, name: str) -> bool:
    return (isinstance(other, ir.Attribute) and (info := _info(other)) is not None
            and capi.strataDefInfoGetName(info) == name)


_PARAM_OBJECT = 12


def _from_attribute(attr: Any, kind: int) -> Any:
    """Returns the Python value of a parameter of this kind (StrataParamKind)."""
    if kind in (5, 8):  # An attribute; a list of attributes.
        return attr if kind == 5 or attr is None else list(attr)
    if attr is None:
        return None
    if kind == 7:
        return [ir.TypeAttr(each).value for each in attr]
    if kind in (9, 11):
        return list(attr)
    return attr.value


class _ods_parameter:
    """A read-only property: a parameter of a type or attribute."""

    __slots__ = ("index", "enum")

    def __init__(self, index: int, enum: Any = None) -> None:
        self.index, self.enum = index, enum

    def __get__(self, instance: Any, owner: type) -> Any:
        if instance is None:
            return self
        info = _info(instance)
        value: Any = capi.strataTypeGetParam if isinstance(instance, ir.Type) else capi.strataAttributeGetParam
        kind = capi.strataDefInfoGetParamKind(info, self.index)
        if kind == _PARAM_OBJECT:
            name = capi.strataDefInfoGetParamName(info, self.index)
            cpp = capi.strataDefInfoGetParamCppType(info, self.index)
            raise NotImplementedError(f"parameter '{name}' has the C++ type '{cpp}', which has no value in Python")
        result = _from_attribute(value(instance, self.index), kind)
        return _ods_parse_enum(self.enum, result) if self.enum is not None else result

    def __set__(self, instance: Any, value: Any) -> None:
        raise AttributeError("types and attributes cannot be changed")


class _ods_OpInterface(OpInterface):
    """Base of the interfaces that a dialect declares. `OPERATIONS` has the names of the operations that implement it."""

    __slots__ = ()
    OPERATIONS: frozenset[str] = frozenset()

    def __init__(self, object: ir.Operation | ir.OpView | type[ir.OpView], context: ir.Context | None = None) -> None:
        if isinstance(object, (ir.Operation, ir.OpView)):
            self._object, self._name, self._context = object, object.operation.name, object.context
        else:
            name: Any = getattr(object, "OPERATION_NAME", None)
            if not isinstance(name, str):
                raise TypeError(f"Op interface does not refer to an operation or OpView class: {object!r}")
            self._object, self._name = None, name
            self._context = get_default_loc_context() if context is None else context
        if self._name not in self.OPERATIONS:
            raise ValueError(f"The operation '{self._name}' does not implement the interface '{self.INTERFACE_NAME}'.")

    @classmethod
    def isinstance(cls, object: ir.Operation | ir.OpView) -> bool:
        """Returns true if the operation implements the interface."""
        return object.operation.name in cls.OPERATIONS


class _DefInterface:
    """Base of the interfaces of types and attributes. `KINDS` has the names of the kinds that implement the interface.

    `Interface(object)` returns the object; ValueError if its kind does not implement the interface.
    """

    __slots__ = ()
    INTERFACE_NAME = ""
    KINDS: frozenset[str] = frozenset()

    @classmethod
    def isinstance(cls, object: Any) -> bool:
        """Returns true if the kind of the object implements the interface."""
        raise NotImplementedError

    def __new__(cls, object: Any) -> Any:
        if not cls.isinstance(object):
            raise ValueError(f"{object} does not implement the interface '{cls.INTERFACE_NAME}'.")
        return object


class _ods_TypeInterface(_DefInterface):
    __slots__ = ()

    @classmethod
    def isinstance(cls, object: ir.Type) -> bool:
        """Returns true if the type implements the interface."""
        return any(_ods_is_type(object, name) for name in cls.KINDS)


class _ods_AttributeInterface(_DefInterface):
    __slots__ = ()

    @classmethod
    def isinstance(cls, object: ir.Attribute) -> bool:
        """Returns true if the attribute implements the interface."""
        return any(_ods_is_attribute(object, name) for name in cls.KINDS)


# ----------------------------------------------------------------------------------------------------------------------
# Lists of numbers and values
# ----------------------------------------------------------------------------------------------------------------------


def _dispatch_dynamic_index_list(indices: Any) -> tuple[list[ir.Value], Any]:
    """Splits a list of numbers and values into the values and the numbers; `ShapedType.get_dynamic_size()` stands for
    a value. An attribute, or a list that has an attribute only, is passed on."""
    if isinstance(indices, ir.Attribute):
        return [], indices
    values: list[ir.Value] = []
    numbers: list[int] = []
    dynamic = ir.ShapedType.get_dynamic_size()
    for each in indices or ():
        if isinstance(each, (ir.Value, ir.Operation, ir.OpView)):
            values.append(get_op_result_or_value(each))
            numbers.append(dynamic)
        else:
            numbers.append(int(each))
    return values, numbers


def _dispatch_mixed_values(values: Any) -> tuple[Any, Any, Any]:
    """Splits mixed sizes, as transform operations take them: (packed handle, values, attribute with the numbers)."""
    if values is None:
        return None, [], ir.DenseI64ArrayAttr.get([])
    if isinstance(values, ir.ArrayAttr):
        return None, [], ir.DenseI64ArrayAttr.get([ir.IntegerAttr(each).value for each in values])
    if isinstance(values, (ir.Operation, ir.Value, ir.OpView)):
        return values, [], None
    dynamic, static = _dispatch_dynamic_index_list(values)
    return None, dynamic, static if isinstance(static, ir.Attribute) else ir.DenseI64ArrayAttr.get(static)


def _get_value_or_attribute_value(value: Any) -> Any:
    """Returns the number of an integer attribute, or the value itself."""
    return getattr(value, "value", value) if isinstance(value, ir.Attribute) else value
