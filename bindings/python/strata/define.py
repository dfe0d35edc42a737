# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false
"""Dialects declared by Python classes.

>>> toy = Dialect("toy")
>>> @toy.type("box")
... class BoxType:
...     width: int
...     content: Type
>>> @toy.op("join", traits=["Pure", "SameOperandsAndResultType"])
... class JoinOp:
...     first = operand(BoxType)
...     second = operand(BoxType)
...     joined = result(BoxType)
...     assembly_format = "$first `,` $second attr-dict `:` type($joined)"
...     def width(self):
...         return self.joined.type.width
>>> with Context(), Location.unknown():
...     t = toy.load()
...     t.JoinOp(a, b).width()

The declarations become descriptors like those of a `.td` file, which `Dialect.td()` returns: parsing, printing, verification
of the constraints and traits, inference of result types and passes work for them. Constraints, traits and assembly formats
are those of ODS (docs/ods.md), as text. Methods and properties of the classes are kept.
"""

from __future__ import annotations

import enum as _enum
import keyword
import re
import sys
import tempfile
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from . import ir
from .dialects import _ods_common
from .loading import load_dialects

__all__ = ["Dialect", "attribute", "operand", "region", "result", "successor"]

T = TypeVar("T", bound=type)


@dataclass(frozen=True)
class _Member:
    """A part of an operation; its name is that of the class attribute."""

    kind: str  # The list of the record: "arguments", "results", "regions", "successors".
    constraint: str | type
    form: str = "{}"

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self


def operand(constraint: str | type = "AnyType", *, optional: bool = False, variadic: bool = False) -> Any:
    """An operand whose type satisfies an ODS constraint such as `"AnyInteger"`, or is of a declared class."""
    return _Member("arguments", constraint, _arity(optional, variadic))


def result(constraint: str | type = "AnyType", *, optional: bool = False, variadic: bool = False) -> Any:
    """A result; see operand."""
    return _Member("results", constraint, _arity(optional, variadic))


def attribute(constraint: str | type = "AnyAttr", *, optional: bool = False, default: str | None = None) -> Any:
    """An attribute that satisfies an ODS constraint such as `"I32Attr"`, or is of a declared class.

    `default` is the C++ value of the default, as in ODS: `"3"`, `"true"`.
    """
    if default is not None:
        return _Member("arguments", constraint, f"DefaultValuedAttr<{{}}, {_quoted(default)}>")
    return _Member("arguments", constraint, "OptionalAttr<{}>" if optional else "{}")


def region(constraint: str = "AnyRegion", *, variadic: bool = False) -> Any:
    """A region, or the list of the last regions."""
    return _Member("regions", constraint, "VariadicRegion<{}>" if variadic else "{}")


def successor(constraint: str = "AnySuccessor", *, variadic: bool = False) -> Any:
    """A successor, or the list of the last successors."""
    return _Member("successors", constraint, "VariadicSuccessor<{}>" if variadic else "{}")


def _arity(optional: bool, variadic: bool) -> str:
    if optional and variadic:
        raise ValueError("a member is optional or variadic, not both")
    return "Optional<{}>" if optional else "Variadic<{}>" if variadic else "{}"


def _quoted(text: str) -> str:
    """Returns the text as a string of TableGen."""
    if any(ord(character) < 32 and character not in "\t\n" for character in text):
        raise ValueError(f"{text!r} has control characters")
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def _checked_name(name: object, what: str) -> str:
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z][\w.$]*", name):
        raise ValueError(f"{name!r} is no name of {what}")
    return name


_PARAMETERS: dict[Any, str] = {
    int: '"int64_t"', bool: '"bool"', float: '"double"', str: "StringRefParameter<>", ir.Type: '"::mlir::Type"',
    ir.Attribute: '"::mlir::Attribute"', list[int]: 'ArrayRefParameter<"int64_t">',
    list[ir.Type]: 'ArrayRefParameter<"::mlir::Type">',
    list[ir.Attribute]: 'ArrayRefParameter<"::mlir::Attribute">',
}


class Dialect:
    """A dialect and the classes that declare its operations, types, attributes and enums."""

    def __init__(self, name: str, *, summary: str = "", includes: Sequence[str] = ()) -> None:
        """Declares a dialect; `includes` names further `.td` files whose constraints and traits are used."""
        if not re.fullmatch(r"[a-z]\w*", name) or keyword.iskeyword(name):
            raise ValueError(f"{name!r} is no name of a dialect")
        self.name = name
        self._summary = summary
        self._includes = list(includes)
        self._records: list[str] = []
        self._names: dict[type, str] = {}  # Declared classes and their records.
        self._classes: dict[str, type] = {}  # Declared classes of operations, types and attributes by name.

    def _declare(self, cls: type, suffix: str = "") -> str:
        """Returns the name of the record of a class."""
        if cls.__name__ in self._classes or cls in self._names:
            raise ValueError(f"the dialect '{self.name}' has a class {cls.__name__} already")
        if not cls.__name__.endswith(suffix) or "_" in cls.__name__:
            raise ValueError(f"the name of class {cls.__name__} must end with '{suffix}' and have no underscore")
        record = "".join(part.capitalize() for part in self.name.split("_")) + "_" + cls.__name__
        self._names[cls] = record
        return record

    def _constraint(self, constraint: str | type) -> str:
        if isinstance(constraint, str):
            return constraint
        if constraint not in self._names:
            raise TypeError(f"{constraint!r} is no constraint and no class of the dialect '{self.name}'")
        return self._names[constraint]

    def op(self, mnemonic: str, *, traits: Sequence[str] = ()) -> Callable[[T], T]:
        """A decorator for a class that declares an operation. The docstring is the description.

        Members are the class attributes that are operand(), result(), attribute(), region() and successor(), in this order;
        `assembly_format` is optional.
        """
        _checked_name(mnemonic, "an operation")

        def declare(cls: T) -> T:
            members = {name: each for name, each in vars(cls).items() if isinstance(each, _Member)}
            lists = {"arguments": "ins", "results": "outs", "regions": "region", "successors": "successor"}
            body = [_words(cls)]
            for field, operator in lists.items():
                entries = [f"{each.form.format(self._constraint(each.constraint))}:${name}"
                           for name, each in members.items() if each.kind == field]
                if entries:
                    body.append(f"  let {field} = ({operator} {', '.join(entries)});\n")
            body += _format(cls)
            record = self._declare(cls)
            self._records.append(f"def {record} : Op<{self._dialect}, {_quoted(mnemonic)}, [{', '.join(traits)}]> {{\n"
                                 f"{''.join(body)}}}\n")
            self._classes[cls.__name__] = cls
            return cls

        return declare

    def type(self, mnemonic: str, *, traits: Sequence[str] = ()) -> Callable[[T], T]:
        """A decorator for a class that declares a type; the name of the class ends with `Type`.

        The parameters are the annotated class attributes: `int`, `bool`, `float`, `str`, `Type`, `Attribute`, lists of int, Type
        or Attribute, and declared enums; any other text is a C++ type. A number or bool may have a default value. Without
        `assembly_format`, the parameters are written between `<` and `>`, those with default values at the end.
        """
        return self._definition("TypeDef", "Type", mnemonic, traits)

    def attribute(self, mnemonic: str, *, traits: Sequence[str] = ()) -> Callable[[T], T]:
        """A decorator for a class that declares an attribute; the name of the class ends with `Attr`. See type()."""
        return self._definition("AttrDef", "Attr", mnemonic, traits)

    def _definition(self, base: str, suffix: str, mnemonic: str, traits: Sequence[str]) -> Callable[[T], T]:
        _checked_name(mnemonic, "a type or attribute")

        def declare(cls: T) -> T:
            parameters = [f"{self._parameter(cls, name, hint)}:${name}" for name, hint in _hints(cls).items()]
            body = [_words(cls), f"  let mnemonic = {_quoted(mnemonic)};\n"]
            if parameters:
                body.append(f"  let parameters = (ins {', '.join(parameters)});\n")
                if not hasattr(cls, "assembly_format"):
                    body.append(f"  let assemblyFormat = {_quoted(_default_format(cls))};\n")
            body += _format(cls)
            record = self._declare(cls, suffix)
            self._records.append(f"def {record} : {base}<{self._dialect}, {_quoted(cls.__name__[:-len(suffix)])}, "
                                 f"[{', '.join(traits)}]> {{\n{''.join(body)}}}\n")
            self._classes[cls.__name__] = cls
            return cls

        return declare

    def _parameter(self, cls: Any, name: str, hint: Any) -> str:
        if isinstance(hint, type) and issubclass(hint, _enum.Enum):
            return f"EnumParameter<{self._constraint(hint)}>"
        text = hint if isinstance(hint, str) else _PARAMETERS.get(hint)
        if text is None:
            raise TypeError(f"{cls.__name__}.{name}: {hint!r} is no type of a parameter")
        text = text if text.startswith('"') or not isinstance(hint, str) else _quoted(text)
        if name in vars(cls):
            value: Any = vars(cls)[name]
            if hint not in (int, bool) or not isinstance(value, hint):
                raise TypeError(f"{cls.__name__}.{name}: only a number or bool has a default value")
            return f"DefaultValuedParameter<{text}, {_quoted(str(value).lower())}>"
        return text

    def enum(self, cls: T) -> T:
        """A decorator for a subclass of IntEnum or IntFlag; the keywords in the IR are the names of the members."""
        if not issubclass(cls, (_enum.IntEnum, _enum.IntFlag)):
            raise TypeError(f"{cls!r} is no subclass of IntEnum or IntFlag")
        is_bits = issubclass(cls, _enum.IntFlag)
        cases: list[str] = []
        for case in cls:
            value = int(case)
            if not -(1 << 31) <= value < 1 << 32:
                raise ValueError(f"{cls.__name__}.{case.name} does not fit in 32 bits")
            name = _quoted(str(case.name))
            cases.append(f"I32BitEnumAttrCaseBit<{name}, {value.bit_length() - 1}>" if is_bits else
                         f"I32EnumAttrCase<{name}, {value}>")
        record = self._declare(cls)
        base = "I32BitEnumAttr" if is_bits else "I32EnumAttr"
        self._records.append(f"def {record} : {base}<{_quoted(cls.__name__)}, {_quoted((cls.__doc__ or '').strip())}, "
                             f"[{', '.join(cases)}]> {{\n  let cppNamespace = {_quoted('::' + self.name)};\n"
                             "  let genSpecializedAttr = 0;\n}\n")
        return cls

    @property
    def _dialect(self) -> str:
        return "".join(part.capitalize() for part in self.name.split("_")) + "_Dialect"

    def td(self) -> str:
        """Returns the declarations as a `.td` file."""
        files = ["mlir/IR/OpBase.td", "mlir/IR/AttrTypeBase.td", "mlir/IR/EnumAttr.td", "mlir/Interfaces/InferTypeOpInterface.td",
                 "mlir/Interfaces/SideEffectInterfaces.td", *self._includes]
        includes = "".join(f"include {_quoted(file)}\n" for file in files)
        return (f"{includes}\ndef {self._dialect} : Dialect {{\n  let name = {_quoted(self.name)};\n"
                f"  let cppNamespace = {_quoted('::' + self.name)};\n  let summary = {_quoted(self._summary)};\n"
                "  let useDefaultTypePrinterParser = 1;\n  let useDefaultAttributePrinterParser = 1;\n}\n\n"
                + "\n".join(self._records))

    def load(self, *, include_dirs: Sequence[str] = (), context: ir.Context | None = None) -> types.ModuleType:
        """Loads the dialect as strata.loading.load_dialect does and returns its module.

        The classes of the module are those that strata-tblgen generates, with the methods and properties of the declaring
        classes. ValueError if a declaration has an error; the message has the line of td().
        """
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/{self.name}.td"
            with open(path, "w", encoding="utf-8") as file:
                file.write(self.td())
            module = load_dialects(path, include_dirs=include_dirs, strict=True, context=context)[self.name]
        for name, cls in self._classes.items():
            self._extend(module, name, cls)
        return module

    def _extend(self, module: Any, name: str, cls: type) -> None:
        """Replaces a generated class by a subclass with the methods of the declaring class."""
        generated = getattr(module, name)
        if cls in generated.__mro__:
            return
        extended = types.new_class(name, (generated, cls), exec_body=lambda namespace: namespace.update(
            {"__slots__": (), "__doc__": generated.__doc__, "__module__": generated.__module__}))
        if issubclass(generated, ir.OpView):
            _ods_common._cext.register_operation(module._Dialect, replace=True)(extended)
        elif issubclass(generated, ir.Type):
            _ods_common._ods_type_class(extended)
        else:
            _ods_common._ods_attribute_class(extended)
        setattr(module, name, extended)
        # The functions that build operations use the class of their own module.
        setattr(sys.modules[generated.__module__], name, extended)


def _default_format(cls: type) -> str:
    """Returns `<` a `,` `[` list `]` (`,` default^)? `>`."""
    required: list[str] = []
    optional: list[str] = []
    for name, hint in _hints(cls).items():
        if name in vars(cls):
            optional.append(f" (`,` ${name}^)?" if required else f"(${name}^)?")
        else:
            required.append(f"`[` ${name} `]`" if getattr(hint, "__origin__", None) is list else f"${name}")
    if not required and len(optional) > 1:
        raise TypeError(f"{cls.__name__}: only parameters with default values need an assembly_format")
    return "`<` " + " `,` ".join(required) + "".join(optional) + " `>`"


def _hints(cls: type) -> dict[str, Any]:
    """Returns the annotations of a class itself; texts that cannot be evaluated are C++ types."""
    hints: dict[str, Any] = {}
    module = vars(sys.modules[cls.__module__])
    for name, hint in vars(cls).get("__annotations__", {}).items():
        if isinstance(hint, str):
            try:
                hint = eval(hint, module)
            except (NameError, SyntaxError, AttributeError, TypeError):
                pass  # A C++ type.
        hints[name] = hint
    return hints


def _words(cls: type) -> str:
    description = (cls.__doc__ or "").strip()
    return f"  let description = {_quoted(description)};\n" if description else ""


def _format(cls: type) -> list[str]:
    text = getattr(cls, "assembly_format", None)
    return [] if text is None else [f"  let assemblyFormat = {_quoted(text)};\n"]
