# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportUnnecessaryIsInstance=false
"""Dialects that are declared by Python classes (docs/python-dialects.md).

>>> class AddOp(Op):
...     mnemonic = "add"
...     traits = [Pure, SameOperandsAndResultType]
...     lhs = operand(AnyFloat)
...     rhs = operand(AnyFloat)
...     sum = result(AnyFloat)
...     assembly_format = "$lhs `,` $rhs attr-dict `:` type($sum)"
>>> calc = Dialect("calc", [AddOp])
>>> with Context(), Location.unknown():
...     calc.load()
...     AddOp(a, b).sum

The classes become a `.td` file in memory (`Dialect.td`), and the loader makes descriptors of it, as of any other file
(docs/loading.md). Thus the operations are parsed, printed, verified, folded by traits and inspected like those of a compiled
dialect. A method `verify_` is a verifier in Python; `verify`, `verify_pass` and the method `verify` of the class call it. The
verifiers that the library calls itself, after parsing and between passes, are those of the declarations only.
"""

from __future__ import annotations

import enum
import os
import re
import sys
import tempfile
import typing
from collections.abc import Iterable, Sequence
from typing import Any, Union

from . import ir, loading, rewrite
from .dialects._ods_common import _cext, _ods_attribute_class, _ods_parameter, _ods_type_class

__all__ = [
    "AnyAttr", "AnyFloat", "AnyInteger", "AnyMemRef", "AnyRankedTensor", "AnyRegion", "AnyShaped", "AnySignlessInteger",
    "AnySuccessor", "AnyTensor", "AnyType", "ArrayAttr", "AttrSizedOperandSegments", "AttrSizedResultSegments", "Attribute",
    "BF16", "BoolAttr", "Commutative", "ConstantLike", "Constraint", "DenseI32ArrayAttr", "DenseI64ArrayAttr", "Dialect",
    "DictionaryAttr", "Elementwise", "F16", "F32", "F32Attr", "F64", "F64Attr", "FlatSymbolRefAttr", "I1", "I16", "I32",
    "I32Attr", "I64", "I64Attr", "I8", "Idempotent", "Index", "IndexAttr", "Involution", "IsolatedFromAbove", "NoTerminator",
    "Op", "Pattern", "Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultShape", "SameOperandsAndResultType",
    "SameTypeOperands", "SameVariadicOperandSize", "SameVariadicResultSize", "SingleBlock", "StrAttr", "Symbol",
    "SymbolNameAttr", "SymbolRefAttr", "SymbolTable", "Terminator", "Trait", "Type", "TypeAttr", "UnitAttr", "VerifyError",
    "any_of", "apply_patterns", "attribute", "operand", "optional", "parameter", "region", "result", "successor", "variadic",
    "verify", "verify_pass",
]

# ----------------------------------------------------------------------------------------------------------------------
# Constraints and traits
# ----------------------------------------------------------------------------------------------------------------------


class Constraint:
    """A constraint of the vocabulary in `.td` files, such as `Constraint("AnyFloat")`."""

    __slots__ = ("td",)

    def __init__(self, td: str) -> None:
        """Creates a constraint from an expression of the `.td` language."""
        if not isinstance(td, str):
            raise TypeError(f"Constraint(): argument 'td' must be a str, not {type(td).__name__}")
        self.td = td

    def __repr__(self) -> str:
        return f"{type(self).__name__}({getattr(self, 'td', '...')!r})"


class Trait(Constraint):
    """A trait of the vocabulary in `.td` files, such as `Trait("Pure")`."""

    __slots__ = ()


AnyType, AnyInteger, AnySignlessInteger, AnyFloat = map(Constraint, "AnyType AnyInteger AnySignlessInteger AnyFloat".split())
Index, I1, I8, I16, I32, I64, BF16, F16, F32, F64 = map(Constraint, "Index I1 I8 I16 I32 I64 BF16 F16 F32 F64".split())
AnyShaped, AnyTensor, AnyRankedTensor, AnyMemRef = map(Constraint, "AnyShaped AnyTensor AnyRankedTensor AnyMemRef".split())
AnyAttr, UnitAttr, BoolAttr, StrAttr, TypeAttr = map(Constraint, "AnyAttr UnitAttr BoolAttr StrAttr TypeAttr".split())
I32Attr, I64Attr, IndexAttr, F32Attr, F64Attr = map(Constraint, "I32Attr I64Attr IndexAttr F32Attr F64Attr".split())
ArrayAttr, DictionaryAttr, SymbolNameAttr = map(Constraint, "ArrayAttr DictionaryAttr SymbolNameAttr".split())
SymbolRefAttr, FlatSymbolRefAttr = map(Constraint, "SymbolRefAttr FlatSymbolRefAttr".split())
DenseI32ArrayAttr, DenseI64ArrayAttr = map(Constraint, "DenseI32ArrayAttr DenseI64ArrayAttr".split())
AnyRegion, AnySuccessor = map(Constraint, "AnyRegion AnySuccessor".split())

Pure, Commutative, Idempotent, Involution = map(Trait, "Pure Commutative Idempotent Involution".split())
ConstantLike, Elementwise, Terminator, NoTerminator = map(Trait, "ConstantLike Elementwise Terminator NoTerminator".split())
IsolatedFromAbove, SingleBlock, Symbol, SymbolTable = map(Trait, "IsolatedFromAbove SingleBlock Symbol SymbolTable".split())
SameTypeOperands, SameOperandsAndResultType = map(Trait, "SameTypeOperands SameOperandsAndResultType".split())
SameOperandsAndResultShape = Trait("SameOperandsAndResultShape")
SameOperandsAndResultElementType = Trait("SameOperandsAndResultElementType")
AttrSizedOperandSegments, AttrSizedResultSegments = Trait("AttrSizedOperandSegments"), Trait("AttrSizedResultSegments")
SameVariadicOperandSize, SameVariadicResultSize = Trait("SameVariadicOperandSize"), Trait("SameVariadicResultSize")

# A constraint, a class of this module that stands for its types or attributes, or an enum that stands for its attributes.
ConstraintLike = Union[Constraint, "type[Type]", "type[Attribute]", "type[enum.IntEnum]", "type[enum.IntFlag]"]


class _Many(Constraint):
    """A constraint on an optional or variadic part."""

    __slots__ = ("kind", "element")

    def __init__(self, kind: str, element: ConstraintLike) -> None:
        if not _is_constraint(element) or isinstance(element, _Many):
            raise TypeError(f"{kind.lower()}(): argument 'element' must be a Constraint, not {element!r}")
        self.kind, self.element = kind, element


def _is_constraint(value: Any) -> bool:
    return (isinstance(value, Constraint) and not isinstance(value, Trait)
            or isinstance(value, type) and issubclass(value, (Type, Attribute)) or _is_enum(value))


def optional(element: ConstraintLike) -> Constraint:
    """The constraint on an operand, a result or an attribute that may be absent."""
    return _Many("Optional", element)


def variadic(element: ConstraintLike) -> Constraint:
    """The constraint on any number of operands, results, regions or successors."""
    return _Many("Variadic", element)


class _AnyOf(Constraint):
    __slots__ = ("elements",)

    def __init__(self, elements: Sequence[ConstraintLike]) -> None:
        for each in elements:
            if not _is_constraint(each) or isinstance(each, _Many):
                raise TypeError(f"any_of(): each argument must be a Constraint, not {each!r}")
        self.elements = elements


def any_of(*elements: ConstraintLike) -> Constraint:
    """The constraint that a type satisfies which satisfies one of several."""
    return _AnyOf(elements)


# ----------------------------------------------------------------------------------------------------------------------
# Fields
# ----------------------------------------------------------------------------------------------------------------------


class _Field:
    """A declared part of an operation, type or attribute. Loading replaces it by the accessor."""

    __slots__ = ("kind", "constraint", "default", "name")

    def __init__(self, kind: str, constraint: Any, default: Any = None) -> None:
        self.kind, self.constraint, self.default, self.name = kind, constraint, default, ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: Any, owner: type) -> Any:
        if instance is not None:
            raise RuntimeError(f"the dialect of {owner.__name__} is not loaded")
        return self


def _field(kind: str, constraint: Any, default: Any = None) -> Any:
    if not _is_constraint(constraint):
        raise TypeError(f"{kind}(): argument 'constraint' must be a Constraint or a class of types, not {constraint!r}")
    return _Field(kind, constraint, default)


def operand(constraint: ConstraintLike) -> Any:
    """Declares an operand."""
    return _field("operand", constraint)


def result(constraint: ConstraintLike) -> Any:
    """Declares a result."""
    return _field("result", constraint)


def attribute(constraint: ConstraintLike, default: bool | int | float | str | None = None) -> Any:
    """Declares an attribute, with the value that it has if it is absent."""
    return _field("attribute", constraint, default)


def region(constraint: Constraint = AnyRegion) -> Any:
    """Declares a region."""
    return _field("region", constraint)


def successor(constraint: Constraint = AnySuccessor) -> Any:
    """Declares a successor."""
    return _field("successor", constraint)


_PARAMETERS: dict[Any, str] = {
    int: '"int64_t"', bool: '"bool"', float: '"double"', str: "StringRefParameter<>", ir.Type: '"::mlir::Type"',
    ir.Attribute: '"::mlir::Attribute"', list[int]: 'ArrayRefParameter<"int64_t">',
    list[ir.Type]: 'ArrayRefParameter<"::mlir::Type">', list[ir.Attribute]: 'ArrayRefParameter<"::mlir::Attribute">',
}


def parameter(kind: Any) -> Any:
    """Declares a parameter of a type or attribute.

    Its kind is int, bool, float, str, strata.ir.Type, strata.ir.Attribute, a list of int, types or attributes, or an enum of the
    dialect.
    """
    if kind not in _PARAMETERS and not _is_enum(kind):
        raise TypeError("parameter(): argument 'kind' must be int, bool, float, str, Type, Attribute, a list of int, types or "
                        f"attributes, or an enum, not {kind!r}")
    return _Field("parameter", kind)


def _is_enum(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, (enum.IntEnum, enum.IntFlag))


def _fields(cls: type) -> list[_Field]:
    """Returns the fields of a class and of its bases, which come first."""
    found: dict[str, _Field] = {}
    for base in reversed(cls.__mro__):
        own = base.__dict__.get("_declared_fields", base.__dict__)
        for name, value in own.items():
            if isinstance(value, _Field):
                found[name] = value
            elif name in found and own is base.__dict__:
                del found[name]
    return list(found.values())


# ----------------------------------------------------------------------------------------------------------------------
# Base classes
# ----------------------------------------------------------------------------------------------------------------------


class VerifyError(Exception):
    """What a verifier in Python raises; the message follows the name of the operation."""


class Op(ir.OpView):
    """Base of the classes that declare operations. A class without `mnemonic` only has fields for others.

    The docstring is the summary. `traits` are instances of Trait, `assembly_format` is in the language of `.td` files; without
    it, operations have the generic form.
    """

    mnemonic: str = ""
    traits: Sequence[Trait] = ()
    assembly_format: str = ""

    def __init__(self, *operands: Any, **attributes: Any) -> None:
        raise RuntimeError(f"the dialect of {type(self).__name__} is not loaded")

    def verify_(self) -> None:
        """Raises VerifyError if the operation is invalid; called after the declared constraints were verified."""

    def verify(self) -> bool:
        """Verifies the operation and those nested in it, with the verifiers in Python; MLIRError if it is invalid."""
        return verify(self.operation)


class Type(ir.Type):
    """Base of the classes that declare types. Without `assembly_format`, the parameters are in `<` and `>`."""

    mnemonic: str = ""
    assembly_format: str = ""


class Attribute(ir.Attribute):
    """Base of the classes that declare attributes; see Type."""

    mnemonic: str = ""
    assembly_format: str = ""


# ----------------------------------------------------------------------------------------------------------------------
# Dialects
# ----------------------------------------------------------------------------------------------------------------------

_INCLUDES = ("OpBase.td", "AttrTypeBase.td", "EnumAttr.td", "SymbolInterfaces.td")
_INTERFACES = ("InferTypeOpInterface.td", "SideEffectInterfaces.td")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def _quote(text: str) -> str:
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")


class Dialect:
    """A dialect with the operations, types, attributes and enums of some classes.

    An enum is a subclass of IntEnum, or of IntFlag for bits. The names of its members are the keywords in the IR.
    """

    def __init__(self, name: str, ops: Iterable[type[Op]] = (), types: Iterable[type[Type]] = (),
                 attributes: Iterable[type[Attribute]] = (), enums: Iterable[type[enum.IntEnum] | type[enum.IntFlag]] = (),
                 summary: str = "") -> None:
        """Checks the declarations: TypeError or ValueError names the class and the field with a mistake."""
        if not isinstance(name, str) or not re.fullmatch(r"[a-z_][a-z0-9_]*", name):
            raise ValueError(f"Dialect(): argument 'name' must be lower case letters, digits and '_', not {name!r}")
        self.name, self.summary = name, summary
        self.ops, self.types, self.attributes, self.enums = list(ops), list(types), list(attributes), list(enums)
        self.module: Any = None
        self._prefix = "".join(part.capitalize() for part in name.split("_"))
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        for classes, base in ((self.ops, Op), (self.types, Type), (self.attributes, Attribute)):
            for cls in classes:
                _check_class(cls, base)
        for cls in self.enums:
            _check_enum(cls)
        names = [cls.__name__ for cls in (*self.ops, *self.types, *self.attributes, *self.enums)]
        for each in names:
            if names.count(each) > 1:
                raise ValueError(f"Dialect(): two classes have the name '{each}'")
        #: The declarations as the text of a `.td` file.
        self.td = self._write()

    def load(self, context: ir.Context | None = None) -> Dialect:
        """Adds the dialect to a context, by default to the current one; without a current one, to all later contexts.

        Then operations can be created with the classes. ValueError with the messages of the loader if a constraint or a format
        is invalid. Returns the dialect.
        """
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="strata-")
            with open(os.path.join(self._folder.name, f"{self.name}.td"), "w", encoding="utf-8") as file:
                file.write(self.td)
        path = os.path.join(self._folder.name, f"{self.name}.td")
        module = loading.load_dialect(path, strict=True, context=context)
        if module is not self.module:
            self.module = module
            setattr(module, "_strata_declaration", self)  # Keeps the file, which tools may read.
            self._adopt()
        return self

    def _adopt(self) -> None:
        """Gives the declared classes what was generated for them, and registers them in place of the generated ones."""
        for op in self.ops:
            generated = getattr(self.module, op.__name__)
            _adopt(op, generated)
            # The functions that create operations use the class of their own module.
            setattr(sys.modules[generated.__module__], op.__name__, op)
            _cext.register_operation(self.module._Dialect, replace=True)(op)
        for cls in self.types:
            _adopt(cls, getattr(self.module, _stem(cls, "Type") + "Type"))
            _ods_type_class(cls)
        for attr in self.attributes:
            _adopt(attr, getattr(self.module, _stem(attr, "Attr") + "Attr"))
            _ods_attribute_class(attr)
        for each in self.enums:
            setattr(each, "__str__", _keyword)
        for declared in (*self.ops, *self.types, *self.attributes, *self.enums):
            setattr(self.module, declared.__name__, declared)

    def __repr__(self) -> str:
        return f"Dialect({self.name!r})"

    # The text of the `.td` file.

    def _write(self) -> str:
        lines = [f'include "mlir/IR/{name}"' for name in _INCLUDES]
        lines += [f'include "mlir/Interfaces/{name}"' for name in _INTERFACES]
        lines += ["", f"def {self._prefix}_Dialect : Dialect {{", f'  let name = "{self.name}";',
                  f'  let cppNamespace = "::mlir::{self.name}";', f"  let summary = {_quote(self.summary)};"]
        if self.types:
            lines.append("  let useDefaultTypePrinterParser = 1;")
        if self.attributes:
            lines.append("  let useDefaultAttributePrinterParser = 1;")
        lines.append("}")
        for each in self.enums:
            lines += self._write_enum(each)
        for cls in self.types:
            lines += self._write_def(cls, "TypeDef", "Type")
        for attr in self.attributes:
            lines += self._write_def(attr, "AttrDef", "Attr")
        for op in self.ops:
            lines += self._write_op(op)
        return "\n".join(lines) + "\n"

    def _write_def(self, cls: Any, base: str, suffix: str) -> list[str]:
        stem, fields = _stem(cls, suffix), _fields(cls)
        lines = [f'def {self._def_name(cls)} : {base}<{self._prefix}_Dialect, "{stem}"> {{',
                 f'  let mnemonic = "{cls.mnemonic}";', f"  let summary = {_quote(_summary(cls))};"]
        if fields:
            parameters = ", ".join(f"{self._parameter(cls, field)}:${field.name}" for field in fields)
            items = (f"`[` ${field.name} `]`" if str(field.constraint).startswith("list[") else f"${field.name}"
                     for field in fields)
            text = cls.assembly_format or f"`<` {' `,` '.join(items)} `>`"
            lines += [f"  let parameters = (ins {parameters});", f"  let assemblyFormat = {_quote(text)};"]
        return [*lines, "}"]

    def _write_enum(self, cls: type[enum.IntEnum] | type[enum.IntFlag]) -> list[str]:
        is_bits = issubclass(cls, enum.IntFlag)
        cases = ", ".join(f'I32BitEnumAttrCaseBit<"{case.name}", {case.value.bit_length() - 1}>' if is_bits else
                          f'I32EnumAttrCase<"{case.name}", {case.value}>' for case in cls)
        base = "I32BitEnumAttr" if is_bits else "I32EnumAttr"
        return [f'def {self._def_name(cls)} : {base}<"{cls.__name__}", {_quote(_summary(cls))}, [{cases}]> {{',
                f'  let cppNamespace = "::mlir::{self.name}";', "  let genSpecializedAttr = 0;", "}"]

    def _parameter(self, cls: type, field: _Field) -> str:
        if not _is_enum(field.constraint):
            return _PARAMETERS[field.constraint]
        return f"EnumParameter<{self._expression(field.constraint, f'{cls.__name__}.{field.name}')}>"

    def _write_op(self, op: type[Op]) -> list[str]:
        traits = ", ".join(trait.td for trait in op.traits)
        lines = [f'def {self._prefix}_{op.__name__} : Op<{self._prefix}_Dialect, "{op.mnemonic}", [{traits}]> {{',
                 f"  let summary = {_quote(_summary(op))};"]
        parts: dict[str, list[str]] = {"arguments": [], "results": [], "regions": [], "successors": []}
        names = {"operand": "arguments", "attribute": "arguments", "result": "results", "region": "regions",
                 "successor": "successors"}
        for field in _fields(op):
            parts[names[field.kind]].append(f"{self._constraint(op, field)}:${field.name}")
        markers = {"arguments": "ins", "results": "outs", "regions": "region", "successors": "successor"}
        for part, texts in parts.items():
            if texts:
                lines.append(f"  let {part} = ({markers[part]} {', '.join(texts)});")
        if op.assembly_format:
            lines.append(f"  let assemblyFormat = {_quote(op.assembly_format)};")
        return [*lines, "}"]

    def _constraint(self, op: type, field: _Field) -> str:
        """Returns the constraint of a field as an expression of the `.td` language."""
        constraint, where = field.constraint, f"{op.__name__}.{field.name}"
        if isinstance(constraint, _Many):
            element = self._expression(constraint.element, where)
            if field.kind == "attribute":
                if constraint.kind != "Optional":
                    raise TypeError(f"{where}: an attribute cannot be variadic")
                return f"OptionalAttr<{element}>"
            if field.kind in ("region", "successor"):
                if constraint.kind != "Variadic":
                    raise TypeError(f"{where}: a {field.kind} cannot be optional")
                return f"Variadic{field.kind.capitalize()}<{element}>"
            return f"{constraint.kind}<{element}>"
        text = self._expression(constraint, where)
        if field.default is None:
            return text
        value = field.default
        literal = (str(value).lower() if isinstance(value, bool) else _quote(value) if isinstance(value, str) else repr(value))
        return f"DefaultValuedAttr<{text}, {_quote(literal)}>"

    def _expression(self, constraint: Any, where: str) -> str:
        if isinstance(constraint, type):
            if constraint not in (*self.types, *self.attributes, *self.enums):
                raise TypeError(f"{where}: {constraint.__name__} is not declared in the dialect '{self.name}'")
            return self._def_name(constraint)
        if isinstance(constraint, _AnyOf):
            return f"AnyTypeOf<[{', '.join(self._expression(each, where) for each in constraint.elements)}]>"
        return constraint.td

    def _def_name(self, cls: type) -> str:
        return f"{self._prefix}_{cls.__name__}"


def _stem(cls: type, suffix: str) -> str:
    return cls.__name__[:-len(suffix)] if cls.__name__.endswith(suffix) else cls.__name__


def _summary(cls: type) -> str:
    """Returns the first line of the class's own docstring."""
    return (cls.__dict__.get("__doc__") or "").strip().partition("\n")[0].rstrip(".")


def _check_enum(cls: Any) -> None:
    if not _is_enum(cls):
        raise TypeError(f"Dialect(): {cls!r} is no subclass of IntEnum or IntFlag")
    for case in cls:
        if not -(1 << 31) <= case.value < 1 << 32:
            raise ValueError(f"{cls.__name__}.{case.name} does not fit in 32 bits")


def _keyword(self: enum.Enum) -> str:
    """Returns the keywords of a case in the IR."""
    return str(self.name)


def _check_class(cls: Any, base: type) -> None:
    if not isinstance(cls, type) or not issubclass(cls, base):
        raise TypeError(f"Dialect(): {cls!r} is no subclass of {base.__name__}")
    declared: Any = cls
    if not isinstance(declared.mnemonic, str) or not re.fullmatch(r"[A-Za-z_][\w$.]*", declared.mnemonic):
        raise ValueError(f"{cls.__name__}.mnemonic must be a name, not {declared.mnemonic!r}")
    kinds = ("parameter",) if base is not Op else ("operand", "attribute", "result", "region", "successor")
    for field in _fields(cls):
        if field.kind not in kinds:
            raise TypeError(f"{cls.__name__}.{field.name}: a {field.kind} cannot be declared in a subclass of {base.__name__}")
        if not _NAME.fullmatch(field.name):
            raise ValueError(f"{cls.__name__}.{field.name} is no name of the .td language")
    if base is Op:
        for trait in declared.traits:
            if not isinstance(trait, Trait):
                raise TypeError(f"{cls.__name__}.traits: {trait!r} is no Trait")


def _adopt(cls: Any, generated: type) -> None:
    """Copies the accessors and the constructor of a generated class; methods of the declared class remain."""
    if "_declared_fields" not in cls.__dict__:
        cls._declared_fields = {name: value for name, value in cls.__dict__.items() if isinstance(value, _Field)}
        for name in cls._declared_fields:
            delattr(cls, name)
        cls._declared_members = frozenset(cls.__dict__)
    fields = {field.name: field for field in _fields(cls)}
    for name, value in generated.__dict__.items():
        if name not in ("__dict__", "__doc__", "__module__", "__slots__", "__weakref__") and name not in cls._declared_members:
            if isinstance(value, _ods_parameter) and value.enum is not None:
                value = _ods_parameter(value.index, fields[name].constraint)
            setattr(cls, name, value)


# ----------------------------------------------------------------------------------------------------------------------
# Verifiers
# ----------------------------------------------------------------------------------------------------------------------


def _verify_in_python(op: ir.Operation) -> list[ir.Operation]:
    """Calls the verifiers in Python and emits an error for each operation that is invalid; returns these."""
    invalid: list[ir.Operation] = []

    def visit(each: ir.Operation) -> ir.WalkResult:
        view = each.opview
        if isinstance(view, Op):
            try:
                view.verify_()
            except VerifyError as error:
                each.location.emit_error(f"'{each.name}' op {error}")
                invalid.append(each)
        return ir.WalkResult.ADVANCE

    op.walk(visit)
    return invalid


def verify(op: ir.Operation | ir.OpView | ir.Module) -> bool:
    """Verifies an operation and those nested in it: the declared constraints, and the verifiers in Python.

    Raises MLIRError with the diagnostics if one is invalid. Returns true otherwise.
    """
    operation: ir.Operation = op.operation
    ir.OpView.verify(operation.opview) if isinstance(operation.opview, Op) else operation.verify()
    diagnostics: list[ir.DiagnosticInfo] = []

    def keep(diagnostic: ir.Diagnostic) -> bool:
        diagnostics.append(ir.DiagnosticInfo(diagnostic))
        return True

    with operation.context.attach_diagnostic_handler(keep):
        invalid = _verify_in_python(operation)
    if invalid:
        raise ir.MLIRError("Verification failed", diagnostics)
    return True


def verify_pass(op: ir.OpView, pass_: Any) -> None:
    """A pass that calls the verifiers in Python: `manager.add(verify_pass)`. It fails if an operation is invalid."""
    if _verify_in_python(op.operation):
        pass_.signal_pass_failure()


# ----------------------------------------------------------------------------------------------------------------------
# Patterns
# ----------------------------------------------------------------------------------------------------------------------


class Pattern:
    """Base of rewrite patterns. The annotation of the parameter `op` is the class of the operations that it matches.

    >>> class DropZero(Pattern):
    ...     def match_and_rewrite(self, op: AddOp, rewriter: PatternRewriter) -> bool:
    ...         if not is_zero(op.rhs):
    ...             return False
    ...         rewriter.replace_op(op, [op.lhs])
    ...         return True
    """

    #: Patterns with a larger benefit are applied first.
    benefit: int = 1
    #: The class or the name of the operations; by default, that of the annotation.
    root: type[ir.OpView] | str | None = None

    def match_and_rewrite(self, op: Any, rewriter: Any) -> bool:
        """Changes the operation by the rewriter and returns true; or changes nothing and returns false."""
        raise NotImplementedError

    def _root(self) -> type[ir.OpView] | str:
        root: Any = self.root
        if root is None:
            try:
                root = typing.get_type_hints(type(self).match_and_rewrite).get("op")
            except NameError:
                root = None  # A class that is local to a function; its name cannot be resolved.
        if not isinstance(root, str) and not hasattr(root, "OPERATION_NAME"):
            raise TypeError(f"{type(self).__name__}: the parameter 'op' of match_and_rewrite must be annotated with the class of "
                            "an operation whose dialect is loaded, or 'root' must be set")
        return root


def apply_patterns(op: ir.Operation | ir.OpView | ir.Module, patterns: Iterable[Pattern],
                   config: rewrite.GreedyRewriteConfig | None = None) -> None:
    """Applies patterns to the operations nested in an operation, and folds, until nothing changes."""
    patterns = list(patterns)
    roots: list[type[ir.OpView] | str] = []
    for pattern in patterns:
        if not isinstance(pattern, Pattern):
            raise TypeError(f"apply_patterns(): {pattern!r} is no Pattern")
        roots.append(pattern._root())
    with op.operation.context:
        pattern_set = rewrite.RewritePatternSet()
        for pattern, root in zip(patterns, roots):
            pattern_set.add(root, _function(pattern), pattern.benefit)
        rewrite.apply_patterns_and_fold_greedily(op.operation, pattern_set.freeze(), config)


def _function(pattern: Pattern) -> rewrite.PatternFunction:
    return lambda op, rewriter: not pattern.match_and_rewrite(op, rewriter)
