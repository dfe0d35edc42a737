#!/usr/bin/env python3
"""Writes wrappers of the functions of the C API for Python from the lists of functions (api/*.api).

  wrappers.py --out-source PATH [--out-stub PATH] LIST...

The source defines `bool addWrappers(PyObject *module)`, which adds the submodule `capi`: one function of METH_FASTCALL for
each C function whose parameters and result can be converted mechanically. `capi.NOT_WRAPPED` is a dict of the other functions
with the reasons. The conversions are those of bindings/python/core/Convert.h:

- An array and the parameter that counts its elements are one sequence.
- A callback for text and its user data are no parameters: the function returns the text as a str.
- Trailing parameters may be left out if they are a context, a location, or may be null.
- A function that returns MlirLogicalResult returns None, or raises MLIRError with the diagnostics and the text of the callback.
- A function whose name ends in GetChecked raises MLIRError with the diagnostics instead of returning null.
- An error of an argument, which aborts in C, is an exception: TypeError for the wrong kind, IndexError for a number out of range,
  else ValueError.
"""

import argparse
import keyword
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from generate import ApiList, Function, ListError  # noqa: E402

# Handles that Convert.h converts, and their types in Python.
HANDLES = {
    "MlirContext": "Context", "MlirType": "Type", "MlirAttribute": "Attribute", "MlirNamedAttribute": "NamedAttribute",
    "MlirValue": "Value", "MlirOperation": "Operation", "MlirModule": "Module", "MlirBlock": "Block",
    "MlirRegion": "Region", "MlirTypeID": "TypeID", "MlirLocation": "Location", "MlirAffineExpr": "AffineExpr",
    "MlirAffineMap": "AffineMap", "MlirIntegerSet": "IntegerSet",
}
# Handles that are capsules in Python. The capsule keeps the context alive, if the function has one.
CAPSULES = {"MlirDialect", "MlirDialectHandle", "StrataOpInfo", "StrataDefInfo"}
INTEGERS = {"int", "unsigned", "int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t",
            "intptr_t", "size_t", "ptrdiff_t"}
FLOATS = {"float", "double"}
# Numbers of elements that are no parameters.
COUNTS = {"set.getNumDims()": "mlirIntegerSetGetNumDims(set)", "set.getNumSymbols()": "mlirIntegerSetGetNumSymbols(set)"}

# Functions that a class of the extension calls, because they need more than a conversion: the first match counts.
EXCLUDED = [
    (r"Destroy$", "the Python object destroys what it owns"),
    (r"^mlirStringRef|^mlirLogicalResult|^mlirTypeIDCreate$|^mlirAttributeGetNull$", "is a helper of C programs"),
    (r"IsNull$", "no Python object is a null handle"),
    (r"^mlirOperationState|^mlirOperationCreate|^mlirOperationClone$|^mlirModuleCreate|^mlirModuleFromOperation$"
     r"|^mlirBlockCreate$|^mlirRegionCreate$|^mlirContextCreate|^mlirSymbolTable(Insert|Erase|Create|Lookup)"
     r"|^mlirLinalgFillBuiltinNamedOpRegion$",
     "creates or destroys IR; the classes of strata.ir do so with its ownership"),
    (r"^mlirOperation(RemoveFromParent|MoveAfter|MoveBefore|SetOperands?|SetSuccessor|ReplaceUsesOfWith)$"
     r"|^mlirBlock(Detach|EraseArgument|InsertArgument|AddArgument|AppendOwned|InsertOwned)"
     r"|^mlirBlockArgumentSet|^mlirRegion(TakeBody|AppendOwned|InsertOwned)|^mlirValue(ReplaceAll|SetType)"
     r"|^mlirOperation(Set|Remove)|DropAllReferences$|^mlirModuleGetBody$|^mlirSymbolTableReplaceAll",
     "changes IR; the classes of strata.ir do so with its ownership"),
    (r"^mlirContext(EnableMultithreading|SetThreadPool|GetThreadPool|AppendDialectRegistry|LoadAllAvailableDialects)$",
     "the class Context does so when no other thread uses the context"),
    (r"^mlirContextDetachDiagnosticHandler$", "the class DiagnosticHandler does so"),
    (r"^mlirEmitError$", "Location.emit_error does so"),
    (r"^mlir(OperationPrint|OperationVerify|OperationWriteBytecode|BlockPrint|ValuePrint)",
     "the classes of strata.ir do so without the GIL"),
    (r"^mlirRewriterBase|^mlirApplyPatterns|^mlirWalkAndApply|^mlirIRRewriter", "strata.rewrite does so"),
    (r"^mlirRegisterAll", "the initialization of the package does so"),
    (r"^strata(Context|Operation)(Attach|Detach|Set|Is)", "the handles of the extension use it"),
    (r"^strataSetArgumentErrorHandler$", "the extension sets it"),
]
# Functions that bindings/python/wrappers/Functions.cpp defines, and their stubs.
HAND_WRITTEN = {
    "mlirAffineMapCompressUnusedSymbols": "(affineMaps: Iterable[AffineMap], /) -> list[AffineMap]",
    "mlirDenseElementsAttrGetRawData": "(attr: Attribute, /) -> memoryview",
    "mlirDenseElementsAttrRawBufferGet": "(shapedType: Type, rawBuffer: Buffer, /) -> Attribute | None",
    "mlirInferShapedTypeOpInterfaceInferReturnTypes":
        "(opName: str | bytes, context: Context | None, location: Location | None, operands: Iterable[Value], "
        "attributes: Attribute | None = ..., regions: Iterable[Region] = ..., /) "
        "-> list[tuple[list[int] | None, Type | None, Attribute | None]]",
    "mlirInferTypeOpInterfaceInferReturnTypes":
        "(opName: str | bytes, context: Context | None, location: Location | None, operands: Iterable[Value], "
        "attributes: Attribute | None = ..., regions: Iterable[Region] = ..., /) -> list[Type]",
    "mlirMemRefTypeGetStridesAndOffset": "(type: Type, /) -> tuple[list[int], int]",
    "mlirNamedAttributeGet": "(name: str | bytes, attr: Attribute, /) -> NamedAttribute",
    "mlirSetGlobalDebugTypes": "(types: Iterable[str | bytes], /) -> None",
    "mlirUnmanagedDenseResourceElementsAttrGet":
        "(shapedType: Type, name: str | bytes, data: Buffer, dataAlignment: int, dataIsMutable: bool, /) -> Attribute",
}
NO_CLASS = {
    "MlirPassManager": "strata.passmanager", "MlirOpPassManager": "strata.passmanager", "MlirPass": "strata.passmanager",
    "MlirExternalPass": "strata.passmanager", "MlirRewritePatternSet": "strata.rewrite",
    "MlirFrozenRewritePatternSet": "strata.rewrite", "MlirGreedyRewriteDriverConfig": "strata.rewrite",
    "MlirPatternRewriter": "strata.rewrite", "MlirRewritePattern": "strata.rewrite",
    "MlirRewriterBase": "strata.rewrite", "MlirExecutionEngine": "strata.execution_engine",
}


class NotMechanical(Exception):
    pass


def plain(c_type):
    """Returns a C type without const and struct."""
    words = " ".join(re.sub(r"\b(const|struct)\b", "", c_type).replace("*", " * ").split())
    return re.sub(r"\bunsigned int\b", "unsigned", words)


class Wrapper:
    """The conversion of one C function. The constructor raises NotMechanical with the reason if there is none."""

    def __init__(self, function, enums):
        self.function, self.enums = function, enums
        for pattern, reason in EXCLUDED:
            if re.search(pattern, function.name):
                raise NotMechanical(reason)
        self.parameters = []   # Of Python: (name, hint, may be left out).
        self.declarations = []  # C++ variables.
        self.conversions = []   # C++ expressions that are false after a failure.
        self.checks = []        # C++ statements before the call.
        self.arguments = []     # Of the call.
        self.context_of = None  # An expression of an MlirContext.
        self.has_text = False
        self.read_parameters()
        self.result, self.hint = self.read_result()

    def refuse(self, base):
        owner = NO_CLASS.get(base)
        raise NotMechanical(f"{owner} calls it" if owner else f"'{base}' has no Python class")

    def read_parameters(self):
        params = list(self.function.params)
        if len(params) >= 2 and not params[-2].is_plain and getattr(params[-2], "c_type", "") == "MlirStringCallback":
            self.has_text = True
            params = params[:-2]
        names = {param.name for param in params}
        counts = {param.count for param in params if param.count}
        sized = {}  # The parameter of a count: its first array.
        for param in params:
            if param.name in counts:
                self.arguments.append(param)
                continue
            self.read_parameter(param, names, sized)
        self.arguments = [argument if isinstance(argument, str) else self.count_argument(argument, sized)
                          for argument in self.arguments]
        if self.has_text:
            self.arguments += ["appendText", "&text"]

    def count_argument(self, param, sized):
        return f"static_cast<{plain(param.c_type)}>({sized[param.name]}.size())"

    def read_parameter(self, param, names, sized):
        if param.is_function:
            raise NotMechanical("has a callback")
        c_type, name = plain(param.c_type), param.name
        element = c_type.removesuffix(" *") if c_type.endswith("*") else None
        variable = name + "_"
        if param.count:
            return self.read_array(param, element, names, sized)
        if c_type == "char *":
            self.add(name, variable, "std::string", "str", False, f"{variable}.c_str()")
        elif element is not None:
            raise NotMechanical("has a pointer to user data" if element == "void" else "returns a value through a pointer")
        elif c_type in HANDLES:
            convert = "fromPythonOrNull" if param.null else "fromPython"
            may_be_none = param.null or c_type in ("MlirContext", "MlirLocation")
            hint = HANDLES[c_type] + (" | None" if may_be_none else "")
            self.add(name, variable, c_type, hint, may_be_none, variable, convert)
            self.context_of = self.context_of or self.context_expression(c_type, variable, param.null)
        elif c_type in CAPSULES:
            self.declarations.append(f"{c_type} {variable}{{}};")
            self.conversions.append(f'capsuleFromPython(values[{len(self.parameters)}], "{c_type}", {variable}.ptr, '
                                    f"signature[{len(self.parameters)}])")
            self.parameters.append((name, c_type, False))
            self.arguments.append(variable)
        elif c_type == "MlirIdentifier":
            raise NotMechanical("a str has no context")
        elif c_type == "MlirStringRef":
            self.add(name, variable, c_type, "str | bytes", False, variable)
        elif c_type == "bool" or c_type in INTEGERS | FLOATS:
            hint = "bool" if c_type == "bool" else "int" if c_type in INTEGERS else "float"
            self.add(name, variable, c_type, hint, False, variable)
        elif c_type in self.enums:
            self.add(name, variable, "int", "int", False, f"static_cast<{c_type}>({variable})")
            self.checks.append(f"if (!checkEnum({variable}, {self.enums[c_type]}, signature[{len(self.parameters) - 1}]))\n"
                               "    return nullptr;")
        else:
            self.refuse(c_type)

    def context_expression(self, c_type, variable, is_nullable):
        if is_nullable or c_type in ("MlirTypeID", "MlirNamedAttribute", "MlirRegion", "MlirBlock"):
            return None
        return variable if c_type == "MlirContext" else f"{c_type[0].lower()}{c_type[1:]}GetContext({variable})"

    def add(self, name, variable, cpp_type, hint, is_optional, argument, convert="fromPython"):
        index = len(self.parameters)
        self.declarations.append(f"{cpp_type} {variable}{{}};")
        self.conversions.append(f"{convert}(values[{index}], {variable}, signature[{index}])")
        self.parameters.append((name, hint, is_optional))
        self.arguments.append(argument)

    def read_array(self, param, element, names, sized):
        name, variable, index = param.name, param.name + "_", len(self.parameters)
        if element is None or element.endswith("*"):
            raise NotMechanical("has an array of arrays")
        if not (param.is_input or element == "MlirStringRef"):
            # The lists mark the arrays that functions only read with const, except those of handles.
            if element not in HANDLES and element not in INTEGERS:
                raise NotMechanical("returns values through an array")
        if element == "char":
            self.add(name, variable, "MlirStringRef", "str | bytes", False, f"{variable}.data")
            size = f"{variable}.length"
            self.arguments = [f"static_cast<{plain(arg.c_type)}>({size})" if not isinstance(arg, str)
                              and arg.name == param.count else arg for arg in self.arguments]
            return
        if element == "void" or not (element in HANDLES or element in INTEGERS | FLOATS
                                     or element in ("MlirStringRef", "bool", "MlirDialectHandle")):
            self.refuse(element)
        if element == "MlirDialectHandle":
            raise NotMechanical("strata.passmanager calls it")
        # A std::vector<bool> has no array of bool; strings must outlive the objects that an iterator returns.
        stored = {"bool": "BoolVector", "MlirStringRef": "StringVector"}.get(element, f"std::vector<{element}>")
        hint = HANDLES.get(element, "str | bytes" if element == "MlirStringRef" else "bool" if element == "bool" else
                           "int" if element in INTEGERS else "float")
        self.add(name, variable, stored, f"Iterable[{hint}]", False, f"{variable}.data()")
        count = param.count
        if count in sized:
            self.checks.append(f"if (!checkSize({variable}.size(), {sized[count]}.size(), signature[{index}]))\n"
                               "    return nullptr;")
        elif count in names:
            sized[count] = variable
        elif count in COUNTS:
            expression = re.sub(r"\b(%s)\b" % "|".join(names), r"\1_", COUNTS[count])
            self.checks.append(f"if (!checkSize({variable}.size(), {expression}, signature[{index}]))\n    return nullptr;")
        else:
            raise NotMechanical(f"has an array of '{count}' elements")

    def read_result(self):
        """Returns the statement after the call, and the type in Python."""
        result, name = plain(self.function.result), self.function.name
        kind = {"MlirType": "Invalid type", "MlirAttribute": "Invalid attribute"}.get(result, f"{name} failed")
        errors = f'errors->raise("{kind}")'
        if self.has_text:
            if result == "MlirLogicalResult":
                return f'return textOrError("{name}", mlirLogicalResultIsSuccess(result), text);', "str"
            if result != "void":
                raise NotMechanical("returns a value and a text")
            return "return toPython(MlirStringRef{text.data(), text.size()});", "str"
        if result == "void":
            return "return none();", "None"
        if result == "MlirLogicalResult":
            if not self.context_of:
                raise NotMechanical("has no context whose diagnostics could be raised")
            return f"return mlirLogicalResultIsSuccess(result) ? none() : {errors};", "None"
        if result in HANDLES:
            # A module or operation that a function returns is one of the IR: those that create IR are excluded.
            if name.endswith("Checked") and self.context_of:
                return f"return result.ptr ? toPython(result) : {errors};", HANDLES[result]
            return "return toPython(result);", HANDLES[result] + self.optional_result(result)
        if result in CAPSULES:
            context = f"contextOf({self.context_of})" if self.context_of else "nullptr"
            if not self.context_of and self.parameters and self.parameters[0][1] in CAPSULES:
                context = "contextOfCapsule(values[0])"
            return f'return capsuleToPython(result.ptr, "{result}", {context});', result + " | None"
        if result in ("MlirStringRef", "MlirIdentifier"):
            return "return toPython(result);", "str"
        if result == "bool" or result in INTEGERS | FLOATS:
            return "return toPython(result);", "bool" if result == "bool" else "int" if result in INTEGERS else "float"
        if result in self.enums:
            return "return toPython(static_cast<int>(result));", "int"
        if "*" in result:
            raise NotMechanical("returns a pointer")
        return self.refuse(result)

    def optional_result(self, result):
        return " | None" if re.search(r"\bnull\b", self.function.doc) and result not in ("MlirContext",) else ""

    def needs_errors(self):
        return "errors->" in self.result

    def required(self):
        count = len(self.parameters)
        while count and self.parameters[count - 1][2]:
            count -= 1
        return count

    def source(self):
        name, count = self.function.name, len(self.parameters)
        lines = [f"PyObject *{name}_(PyObject *, PyObject *const *args, Py_ssize_t count) {{"]
        names = ", ".join(f'"{parameter[0]}"' for parameter in self.parameters)
        if count:
            lines.append(f"  static constexpr const char *names[] = {{{names}}};")
        lines.append(f'  static constexpr Signature signature = {{"{name}", {"names" if count else "nullptr"}, {count}, '
                     f"{self.required()}}};")
        lines.append(f"  PyObject *values[{max(count, 1)}];")
        lines += ["  " + declaration for declaration in self.declarations]
        conversions = ["signature.match(args, count, values)"] + self.conversions
        lines.append("  if (!(" + " &&\n        ".join(conversions) + "))\n    return nullptr;")
        lines += ["  " + check for check in self.checks]
        if self.has_text:
            lines.append("  std::string text;")
        if self.needs_errors():
            lines.append(f"  std::optional<ErrorCapture> errors(std::in_place, contextOf({self.context_of}));")
        result = plain(self.function.result)
        call = f"{name}({', '.join(self.arguments)})"
        if result != "void":
            lines.append(f"  {result} result{{}};")
            call = "result = " + call
        lines.append(f"  if (!callChecked([&] {{ {call}; }}))\n    return nullptr;")
        lines.append("  " + self.result)
        return lines + ["}"]

    def python_doc(self):
        required = self.required()
        params = [name + ("=None" if index >= required else "") for index, (name, _, _) in enumerate(self.parameters)]
        return f"{self.function.name}({', '.join(params + ['/'] if params else [])})\n--\n\n{self.function.doc}"

    def stub(self):
        required = self.required()
        params = [f"{name}: {hint}" + (" = ..." if index >= required else "")
                  for index, (name, hint, _) in enumerate((escape(p[0]), p[1], p[2]) for p in self.parameters)]
        return f"def {self.function.name}({', '.join(params + ['/'] if params else [])}) -> {self.hint}: ..."


def escape(name):
    """Returns the name with an underscore if it is a keyword of Python."""

    return name + "_" if keyword.iskeyword(name) else name


def read_enums(lists):
    """Returns the names of the enums in the lists and the numbers of their cases, which start with 0."""
    enums = {}
    for api in lists:
        for item in api.items:
            if isinstance(item, Function) or item[0] != "c":
                continue
            text = re.sub(r"//.*", "", "\n".join(item[1]))
            for match in re.finditer(r"typedef\s+enum\s*(?:\w+\s*)?\{(?P<cases>.*?)\}\s*(?P<name>\w+)\s*;", text, re.S):
                cases = [case.strip() for case in match["cases"].split(",") if case.strip()]
                enums[match["name"]] = len(cases)
    return enums


def collect(lists):
    """Returns the wrappers, and the functions without one with the reasons."""
    enums, wrappers, refused = read_enums(lists), [], {}
    for api in lists:
        for item in api.items:
            if isinstance(item, Function) and item.name not in HAND_WRITTEN:
                try:
                    wrappers.append(Wrapper(item, enums))
                except NotMechanical as reason:
                    refused[item.name] = str(reason)
    return wrappers, refused


def c_string(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def write_source(headers, wrappers, refused):
    out = ["// Generated by bindings/c/wrappers.py from bindings/c/api.", "",
           '#include "bindings/python/wrappers/Wrappers.h"', ""]
    out += [f'#include "{header}"' for header in headers]
    out += ["", "namespace strata::python {", "namespace {"]
    for wrapper in wrappers:
        out += [""] + wrapper.source()
    out += ["", "PyMethodDef methods[] = {"]
    for wrapper in wrappers:
        name = wrapper.function.name
        out.append(f'    {{"{name}", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>({name}_)), METH_FASTCALL,\n'
                   f"     {c_string(wrapper.python_doc())}}},")
    out += ["    {},", "};", "", "constexpr NotWrapped notWrapped[] = {"]
    out += [f"    {{{c_string(name)}, {c_string(reason)}}}," for name, reason in sorted(refused.items())]
    out += ["};", "} // namespace", "",
            "bool addWrappers(PyObject *module) { return addWrapperModule(module, methods, notWrapped); }", "",
            "} // namespace strata::python", ""]
    return "\n".join(out)


def write_stub(wrappers):
    affine = {"AffineExpr", "AffineMap", "IntegerSet"}
    names = ", ".join(sorted(set(HANDLES.values()) - affine))
    out = ["# Generated by bindings/c/wrappers.py from bindings/c/api.", '"""Functions of the C API."""', "",
           "from collections.abc import Iterable", "from typing import NewType", "",
           "from typing_extensions import Buffer", "",
           "from ..._affine import AffineExpr, AffineMap, IntegerSet",
           f"from . import {names}", ""]
    out += [f'{name} = NewType("{name}", object)' for name in sorted(CAPSULES)]
    out += ["", "NOT_WRAPPED: dict[str, str]", ""]
    out += [wrapper.stub() for wrapper in wrappers]
    out += [f"def {name}{signature}: ..." for name, signature in HAND_WRITTEN.items()]
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out-source")
    parser.add_argument("--out-stub")
    parser.add_argument("lists", nargs="+")
    options = parser.parse_args()
    try:
        lists = [ApiList(path) for path in options.lists]
        headers = sorted({api.fields["header"] for api in lists} - {""})
        wrappers, refused = collect(lists)
        for path, text in ((options.out_source, lambda: write_source(headers, wrappers, refused)),
                           (options.out_stub, lambda: write_stub(wrappers))):
            if path:
                with open(path, "w", encoding="utf-8") as out:
                    out.write(text())
    except ListError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
