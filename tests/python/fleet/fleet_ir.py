# Part of Strata, under the Apache License v2.0. See LICENSE.
"""A small compiler's view of the IR: a builder with a symbol table, and a printer that operations can customise.

The printer writes what `mlir-opt --allow-unregistered-dialect` reads: functions in their own form, other operations in the
generic form with numbers that count through the module.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence
from typing import TextIO

from strata.dialects import builtin, func
from strata.dialects._ods_common import _cext
from strata.ir import (
    Attribute, Block, BlockArgument, InsertionPoint, Operation, OpView, StringAttr, Type, Value,
)


class SymbolTable:
    """The values of names, in nested scopes."""

    def __init__(self) -> None:
        self._scopes: list[dict[str, Value]] = [{}]

    def insert(self, name: str, value: Value) -> None:
        """Gives a name a value in the innermost scope; an older value of the name is hidden."""
        if not isinstance(value, Value):
            raise TypeError(f"SymbolTable.insert(): argument 'value' must be a Value, not {type(value).__name__}")
        self._scopes[-1][name] = value

    def lookup(self, name: str) -> Value:
        """Returns the value of a name; KeyError if it has none."""
        for scope in reversed(self._scopes):
            if name in scope:
                return scope[name]
        raise KeyError(name)

    def __contains__(self, name: str) -> bool:
        return any(name in scope for scope in self._scopes)

    @contextlib.contextmanager
    def scope(self) -> Iterator[None]:
        """Opens a scope, which ends with the `with` statement."""
        self._scopes.append({})
        try:
            yield
        finally:
            self._scopes.pop()


class Builder(contextlib.AbstractContextManager):
    """Where operations are inserted, and the values of names. In a `with` statement, operations are created there."""

    def __init__(self, insertion_point: InsertionPoint) -> None:
        super().__init__()
        self.insertion_point = insertion_point
        self.symbol_table = SymbolTable()

    @classmethod
    def at_start(cls, block: Block) -> Builder:
        return cls(InsertionPoint.at_block_begin(block))

    @classmethod
    def at_end(cls, block: Block) -> Builder:
        return cls(InsertionPoint(block))

    @classmethod
    def before(cls, op: Operation | OpView) -> Builder:
        return cls(InsertionPoint(op))

    def __enter__(self) -> Builder:
        self.insertion_point.__enter__()
        return self

    def __exit__(self, *exception: object) -> None:
        self.insertion_point.__exit__(*exception)


class Printer:
    """Writes operations as text. An operation whose class has `hasCustomAssemblyFormat` writes itself with `print(printer)`."""

    def __init__(self, file: TextIO | None = None, first_number: int = 0) -> None:
        self.file = sys.stdout if file is None else file
        self._number = first_number
        self._names: dict[Value, str] = {}
        self._labels: dict[Block, str] = {}
        self._depth = 0

    def print(self, op: Operation | OpView) -> None:
        view = op.operation.opview
        if getattr(view, "hasCustomAssemblyFormat", False):
            view.print(self)
        else:
            self.print_generic(view)

    def write(self, text: str) -> None:
        self.file.write(text)

    def indent(self) -> str:
        return "  " * self._depth

    def name(self, value: Value) -> str:
        """Returns `%` and a number for a result, `%arg` and a number for the argument of a block."""
        if value not in self._names:
            if isinstance(value, BlockArgument):
                self._names[value] = f"%arg{value.arg_number}"
            else:
                self._names[value] = f"%{self._number}"
                self._number += 1
        return self._names[value]

    def names(self, values: Sequence[Value]) -> str:
        return ",".join(self.name(value) for value in values)

    @staticmethod
    def types(types: Sequence[Type]) -> str:
        return ",".join(str(each) for each in types)

    @staticmethod
    def attribute(attr: Attribute) -> str:
        """Returns the text of an attribute, without a space before the colon of its type."""
        text, suffix = str(attr), f" : {attr.type}"
        return f"{text[:-len(suffix)]}: {attr.type}" if text.endswith(suffix) else text

    def print_region(self, region, has_header: bool = False) -> None:
        """Writes the blocks; the arguments of the first one are left out if they are in the header of the operation."""
        self._depth += 1
        for index, block in enumerate(region.blocks):
            if index or (len(block.arguments) and not has_header):
                arguments = ", ".join(f"{self.name(value)}: {value.type}" for value in block.arguments)
                self.write(f"{self.indent()[:-2]}{self._label(block)}" + (f"({arguments})" if arguments else "") + ":\n")
            for op in block.operations:
                self.print(op)
        self._depth -= 1

    def print_generic(self, op: Operation | OpView) -> None:
        op = op.operation
        operands = self.names(op.operands)
        results = f"{self.names(op.results)} = " if len(op.results) else ""
        self.write(f'{self.indent()}{results}"{op.name}" ({operands})')
        if len(op.successors):
            self.write(f" [{', '.join(self._label(block) for block in op.successors)}]")
        if len(op.regions):
            self.write(" (")
            for index, region in enumerate(op.regions):
                self.write("{\n" if index == 0 else ", {\n")
                self.print_region(region)
                self.write(self.indent() + "}")
            self.write(")")
        if len(op.attributes):
            self.write(f" {{{', '.join(f'{name} = {self.attribute(attr)}' for name, attr in op.attributes.items())}}}")
        result_types = [result.type for result in op.results]
        results = self.types(result_types) if len(result_types) == 1 else f"({self.types(result_types)})"
        self.write(f" : ({self.types([each.type for each in op.operands])}) -> {results}\n")

    def _label(self, block: Block) -> str:
        if block not in self._labels:
            self._labels[block] = f"^bb{len(self._labels)}"
        return self._labels[block]


@_cext.register_operation(builtin._Dialect, replace=True)
class ModuleOp(builtin.ModuleOp):
    """A module that is named `main` and writes itself with `dump()`."""

    __slots__ = ()
    hasCustomAssemblyFormat = True

    def __init__(self, *, sym_name="main", **arguments) -> None:
        super().__init__(sym_name=sym_name, **arguments)

    def print(self, p: Printer) -> None:
        name = f" @{StringAttr(self.sym_name).value}" if self.sym_name is not None else ""
        p.write(f"{p.indent()}module{name} {{\n")
        p.print_region(self.regions[0])
        p.write(p.indent() + "}\n")

    def dump(self, file: TextIO | None = None, first_number: int = 0) -> None:
        Printer(file, first_number).print(self)


@_cext.register_operation(func._Dialect, replace=True)
class FuncOp(func.FuncOp):
    """A function that writes itself."""

    __slots__ = ()
    hasCustomAssemblyFormat = True

    def print(self, p: Printer) -> None:
        name, results = StringAttr(self.sym_name).value, p.types(self.type.results)
        results = f" -> ({results})" if results else ""
        if self.is_external:
            p.write(f"{p.indent()}func.func private @{name}({', '.join(map(str, self.type.inputs))}){results}\n")
            return
        arguments = ", ".join(f"{p.name(value)}: {value.type}" for value in self.arguments)
        p.write(f"{p.indent()}func.func @{name}({arguments}){results} {{\n")
        p.print_region(self.body, has_header=True)
        p.write(p.indent() + "}\n")


@_cext.register_operation(func._Dialect, replace=True)
class ReturnOp(func.ReturnOp):
    """The end of a function: `return %a,%b: t,t`."""

    __slots__ = ()
    hasCustomAssemblyFormat = True

    def print(self, p: Printer) -> None:
        values = self.operation.operands
        operands = f" {p.names(values)}: {p.types([value.type for value in values])}" if len(values) else ""
        p.write(f"{p.indent()}return{operands}\n")


__all__ = ["Builder", "FuncOp", "ModuleOp", "Printer", "ReturnOp", "SymbolTable"]
