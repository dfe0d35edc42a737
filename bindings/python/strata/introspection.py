# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Declarations of operations: operands, results, attributes, traits and formats, as their dialect declares them.

>>> info = lookup("arith.addi", context)
>>> [part.name for part in info.operands]
['lhs', 'rhs']
>>> info.has_trait("IsCommutative")
True
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from ._libs import Context
from ._libs._strata import Attribute, Operation, OpView, Type, TypeID, capi


class Arity(enum.Enum):
    """How many values, attributes, regions or successors a part stands for."""

    ONE = 0
    OPTIONAL = 1
    VARIADIC = 2


@dataclass(frozen=True)
class Part:
    """A declared operand, result, attribute, region or successor."""

    name: str
    constraint: str
    arity: Arity


_OPERAND, _RESULT, _ATTRIBUTE, _REGION, _SUCCESSOR = range(5)


class OperationInfo:
    """The declaration of an operation."""

    __slots__ = ("_info",)

    def __init__(self, info: capi.StrataOpInfo) -> None:
        self._info = info

    @property
    def name(self) -> str:
        """The full name."""
        return capi.strataOpInfoGetName(self._info)

    @property
    def summary(self) -> str:
        """The summary; it may be empty."""
        return capi.strataOpInfoGetSummary(self._info)

    @property
    def file(self) -> str:
        """The file with the declaration; it may be empty."""
        return capi.strataOpInfoGetFile(self._info)

    @property
    def line(self) -> int:
        """The line of the declaration; 0 if it is unknown."""
        return capi.strataOpInfoGetLine(self._info)

    def _parts(self, kind: int) -> list[Part]:
        return [Part(capi.strataOpInfoGetPartName(self._info, kind, i),
                     capi.strataOpInfoGetPartConstraint(self._info, kind, i),
                     Arity(capi.strataOpInfoGetPartArity(self._info, kind, i)))
                for i in range(capi.strataOpInfoGetNumParts(self._info, kind))]

    @property
    def operands(self) -> list[Part]:
        """The operands."""
        return self._parts(_OPERAND)

    @property
    def results(self) -> list[Part]:
        """The results."""
        return self._parts(_RESULT)

    @property
    def attributes(self) -> list[Part]:
        """The inherent attributes and properties."""
        return self._parts(_ATTRIBUTE)

    @property
    def regions(self) -> list[Part]:
        """The regions."""
        return self._parts(_REGION)

    @property
    def successors(self) -> list[Part]:
        """The successors."""
        return self._parts(_SUCCESSOR)

    @property
    def traits(self) -> list[str]:
        """The names of the traits without parameters."""
        return [capi.strataOpInfoGetTrait(self._info, i) for i in range(capi.strataOpInfoGetNumTraits(self._info))]

    def has_trait(self, name: str) -> bool:
        """Returns true for the name of a trait that the operation has, such as `IsTerminator`."""
        return capi.strataOpInfoHasTrait(self._info, name)

    def implements(self, interface: str | TypeID) -> bool:
        """Returns true for an interface that the operation implements; ValueError for an unknown name."""
        typeid = capi.strataInterfaceLookup(interface) if isinstance(interface, str) else interface
        if typeid is None:
            raise ValueError(f"there is no interface '{interface}'")
        return capi.strataOpInfoHasInterface(self._info, typeid)

    def operand_accepts(self, pos: int, type: Type) -> bool:
        """Returns true if a value of the type satisfies the constraint on an operand."""
        return capi.strataOpInfoOperandAccepts(self._info, pos, type)

    def result_accepts(self, pos: int, type: Type) -> bool:
        """Returns true if a value of the type satisfies the constraint on a result."""
        return capi.strataOpInfoResultAccepts(self._info, pos, type)

    def attribute_accepts(self, pos: int, attr: Attribute) -> bool:
        """Returns true if an attribute satisfies the constraint on an attribute."""
        return capi.strataOpInfoAttributeAccepts(self._info, pos, attr)

    def attribute_default(self, pos: int) -> Attribute | None:
        """Returns the default value of an attribute, if it has one."""
        return capi.strataOpInfoGetAttributeDefault(self._info, pos)

    def enum_cases(self, pos: int) -> list[str]:
        """Returns the keywords of an attribute that is an enum; none for another one."""
        return [capi.strataOpInfoGetEnumCase(self._info, pos, i)
                for i in range(capi.strataOpInfoGetNumEnumCases(self._info, pos))]

    @property
    def assembly_format(self) -> str | None:
        """The declarative assembly format, if the operation has one."""
        if not capi.strataOpInfoHasAssemblyFormat(self._info):
            return None
        return capi.strataOpInfoPrintAssemblyFormat(self._info)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OperationInfo) and capi.strataOpInfoEqual(self._info, other._info)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"OperationInfo({self.name})"


def lookup(operation: str | Operation | OpView, context: Context | None = None) -> OperationInfo:
    """Returns the declaration of an operation, or of the operations of a full name; KeyError if it is not registered."""
    if isinstance(operation, str):
        info = capi.strataOpInfoLookup(Context.current if context is None else context, operation)
    else:
        info = capi.strataOperationGetOpInfo(operation.operation)
    if info is None:
        raise KeyError(operation if isinstance(operation, str) else operation.operation.name)
    return OperationInfo(info)


def operations(dialect_namespace: str, context: Context | None = None) -> list[OperationInfo]:
    """Returns the declarations of all operations of a dialect, by name; KeyError if it is not registered."""
    dialect = capi.mlirContextGetOrLoadDialect(Context.current if context is None else context, dialect_namespace)
    if dialect is None:
        raise KeyError(dialect_namespace)
    infos = [capi.strataDialectGetOp(dialect, i) for i in range(capi.strataDialectGetNumOps(dialect))]
    return [OperationInfo(info) for info in infos if info is not None]
