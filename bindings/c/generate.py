#!/usr/bin/env python3
"""Writes a C header and its implementation from a list of functions (api/*.api).

  generate.py --header strata-c/IR.h [--out-header PATH] [--out-forward PATH] [--source NAME --out-source PATH] LIST...

The header consists of all lists in their order. With --out-forward, writes the header with the path mlir-c/..., which includes
it. With --out-source, writes the C++ source of the list NAME. The format of the
lists is in README.md. A mistake in a list is reported with its file and line, and the exit status is 1.
"""

import argparse
import os
import re
import sys
import textwrap

WIDTH = 100

# Handles of C and the C++ types of the variables that the body of a function sees.
POINTERS = {
    "MlirAsmState": "AsmState", "MlirContext": "MLIRContext", "MlirDialect": "Dialect",
    "MlirDialectRegistry": "DialectRegistry", "MlirOperation": "Operation", "MlirOpOperand": "OpOperand",
    "MlirOpPrintingFlags": "OpPrintingFlags", "MlirBlock": "Block", "MlirRegion": "Region",
    "MlirSymbolTable": "SymbolTable", "MlirLlvmThreadPool": "llvm::ThreadPoolInterface",
    "MlirTypeIDAllocator": "TypeIDAllocator", "MlirDiagnostic": "Diagnostic", "MlirPass": "Pass",
    "MlirExternalPass": "capi::ExternalPass", "MlirPassManager": "PassManager", "MlirOpPassManager": "OpPassManager",
    "MlirRewriterBase": "RewriterBase", "MlirFrozenRewritePatternSet": "FrozenRewritePatternSet",
    "MlirGreedyRewriteDriverConfig": "GreedyRewriteConfig", "MlirRewritePatternSet": "RewritePatternSet",
    "MlirPatternRewriter": "PatternRewriter", "MlirRewritePattern": "const RewritePattern",
    "MlirExecutionEngine": "ExecutionEngine", "MlirBytecodeWriterConfig": "BytecodeWriterConfig",
    "MlirTypeFromLLVMIRTranslator": "capi::TypeFromLLVMIR", "MlirTypeToLLVMIRTranslator": "capi::TypeToLLVMIR",
    "StrataDialectLoader": "capi::DialectLoader", "StrataLoadedDialects": "capi::LoadedDialects",
}
VALUES = {
    "MlirAttribute": "Attribute", "MlirIdentifier": "StringAttr", "MlirLocation": "Location",
    "MlirModule": "ModuleOp", "MlirType": "Type", "MlirValue": "Value", "MlirAffineExpr": "AffineExpr",
    "MlirAffineMap": "AffineMap", "MlirIntegerSet": "IntegerSet", "MlirTypeID": "TypeID",
    "MlirNamedAttribute": "NamedAttribute", "MlirDialectHandle": "const DialectSpec *",
    "StrataOpInfo": "OperationName", "StrataDefInfo": "const DefSpec *",
}
# Types of values that are not null after unwrapping although the handle was: these have another type if they may be null.
NULLABLE_TYPES = {"MlirLocation": "LocationAttr"}
# Handles that belong to a context.
WITH_CONTEXT = {
    "MlirContext", "MlirDialect", "MlirOperation", "MlirAttribute", "MlirIdentifier", "MlirLocation", "MlirModule",
    "MlirType", "MlirValue", "MlirAffineExpr", "MlirAffineMap", "MlirIntegerSet", "MlirRewriterBase",
    "MlirRewritePatternSet", "MlirPassManager",
}
HANDLES = set(POINTERS) | set(VALUES)


class ListError(Exception):
    pass


class Param:
    """A parameter as a list declares it: C type, name, class after a check (`MlirType<IntegerType>`), null allowed (`?`),
    and the parameter that counts the elements of an array (`[n]`)."""

    PATTERN = re.compile(r"^(?P<type>.*?)(?:<(?P<cls>[\w:]+)>)?(?P<stars>[\s\w*]*?[\s*])(?P<name>\w+)(?P<null>\?)?"
                         r"(?:\[(?P<count>[^\]]+)\])?$")

    def __init__(self, text):
        pointer = re.match(r"^(?P<ret>[\w\s*]+)\(\*(?P<name>\w+)(?P<null>\?)?\)\((?P<args>.*)\)$", text)
        self.cls = self.count = None
        self.is_function = bool(pointer)
        if pointer:
            self.name, self.null = pointer["name"], bool(pointer["null"])
            self.declaration = f"{pointer['ret']}(*{self.name})({pointer['args']})"
            self.base, self.is_plain, self.is_input = None, False, False
            return
        match = self.PATTERN.match(text)
        if not match:
            raise ListError(f"cannot read the parameter '{text}'")
        self.name, self.null, self.cls, self.count = match["name"], bool(match["null"]), match["cls"], match["count"]
        c_type = " ".join((match["type"] + match["stars"]).split())
        self.declaration = c_type + ("" if c_type.endswith("*") else " ") + self.name
        self.c_type = c_type
        self.base = next((word for word in re.findall(r"\w+", c_type) if word in HANDLES), None)
        self.is_plain = c_type.removeprefix("struct ") == self.base
        # `[in n]`: an array that is only read although its type is not const.
        self.is_input = bool(self.count) and (self.count.startswith("in ") or "const" in c_type)
        self.count = self.count and self.count.removeprefix("in ")
        if c_type.endswith("Callback") or c_type.endswith("Handler") or c_type.endswith("Function"):
            self.is_function = True

    def cpp_type(self):
        """Returns the type of the C++ variable, or None if the body uses the parameter as it is."""
        if self.is_function:
            return None
        if self.is_plain:
            if self.base in POINTERS:
                return POINTERS[self.base] + " *"
            if self.cls:
                return self.cls
            return (NULLABLE_TYPES if self.null else {}).get(self.base, VALUES[self.base])
        return None


def split_top(text):
    """Splits at commas outside of parentheses and brackets."""
    parts, depth, current = [], 0, ""
    for char in text:
        depth += char in "([<"
        depth -= char in ")]>"
        if char == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += char
    if current.strip():
        parts.append(current.strip())
    return parts


class Function:
    def __init__(self, doc, declaration, body, is_expression, is_inline):
        self.doc, self.body, self.is_expression, self.is_inline = doc, body, is_expression, is_inline
        match = re.match(r"^(?P<ret>[\w\s*]*?[\s*])(?P<name>(?:mlir|strata)\w+)\s*\((?P<params>.*)\)$", declaration)
        if not match:
            raise ListError(f"cannot read the declaration '{declaration}'")
        self.result, self.name = " ".join(match["ret"].split()), match["name"]
        params = match["params"].strip()
        self.params = [] if params in ("", "void") else [Param(part) for part in split_top(params)]

    def declaration(self, name_of=lambda param: param.declaration):
        space = "" if self.result.endswith("*") else " "
        params = [name_of(param) for param in self.params]
        return f"{self.result}{space}{self.name}({', '.join(params) if params else 'void'})"

    def header_text(self):
        prefix = "static inline " if self.is_inline else "MLIR_CAPI_EXPORTED "
        nullable = [f"`{param.name}`" for param in self.params if param.null]
        doc = self.doc
        if nullable:
            doc += f" {', '.join(nullable)} may be null."
        lines = comment(doc) + wrap_code(prefix + self.declaration() + (" {" if self.is_inline else ";"))
        if self.is_inline:
            body = self.body if not self.is_expression else f"return {self.body};"
            lines += ["  " + line for line in body.splitlines()] + ["}"]
        return lines

    def source_text(self):
        renamed = {param.name: self.argument_name(param) for param in self.params}
        declaration = self.declaration(
            lambda param: re.sub(r"\b%s\b" % param.name, renamed[param.name], param.declaration, count=1)
            if not param.is_function else param.declaration)
        lines = wrap_code(declaration + " {")
        lines += ["  " + line for line in self.checks()]
        if self.is_expression:
            if self.result == "void":
                lines.append(f"  {self.body};")
            else:
                is_wrapped = self.result in HANDLES or self.result in ("MlirStringRef", "MlirLogicalResult")
                lines.append(f"  return wrap({self.body});" if is_wrapped else f"  return {self.body};")
        else:
            lines += ["  " + line if line else "" for line in self.body.splitlines()]
        return lines + ["}"]

    @staticmethod
    def is_converted(param):
        return param.cpp_type() is not None or param.count is not None or (
            not param.is_function and param.c_type == "MlirStringRef")

    def argument_name(self, param):
        return param.name + "Arg" if self.is_converted(param) else param.name

    def checks(self):
        """Returns the statements that check the arguments and declare the C++ variables."""
        lines = []
        for param in self.params:
            source = f'{self.argument_name(param)}, {{"{self.name}", "{param.name}"}}'
            if param.is_function:
                if not param.null:
                    lines.append(f"capi::checkNotNull({source});")
            elif param.count:
                if param.base and param.is_input:
                    cls = VALUES[param.base] if param.base in VALUES else POINTERS[param.base] + " *"
                    null = ", /*mayHaveNull=*/true" if param.null else ""
                    lines.append(f"llvm::ArrayRef<{cls}> {param.name} = capi::unwrapArray<{cls}>("
                                 f"{self.argument_name(param)}, {param.count}, "
                                 f'{{"{self.name}", "{param.name}"}}{null});')
                elif param.base or "MlirStringRef" in param.c_type:
                    lines.append(f"auto {param.name} = capi::handleArray({self.argument_name(param)}, {param.count}, "
                                 f'{{"{self.name}", "{param.name}"}});')
                else:
                    lines.append(f"auto {param.name} = capi::dataArray({self.argument_name(param)}, {param.count}, "
                                 f'{{"{self.name}", "{param.name}"}});')
            elif param.c_type == "MlirStringRef":
                lines.append(f"llvm::StringRef {param.name} = capi::unwrapString({source});")
            elif param.cpp_type():
                cpp = param.cpp_type()
                function = "unwrapOrNull" if param.null else "unwrapNonNull"
                space = "" if cpp.endswith("*") else " "
                lines.append(f"{cpp}{space}{param.name} = capi::{function}<{cpp}>({source});")
            elif "*" in param.c_type and not param.null and param.c_type != "void *" and param.c_type != "const void *":
                lines.append(f"capi::checkNotNull({source});")
        return self.mark_unused(lines + self.context_checks())

    def mark_unused(self, lines):
        """Marks the variables that neither the body nor the checks use."""
        result = []
        for line in lines:
            variable = re.match(r"(?:auto|[\w:<>* ]+[ *>])\s*\*?(\w+) = capi::", line)
            others = " ".join(other for other in lines if other is not line) + " " + self.body
            is_used = not variable or re.search(r"\b%s\b" % variable.group(1), re.sub(r'"[^"]*"', "", others))
            result.append(line if is_used else "[[maybe_unused]] " + line)
        return result

    def context_checks(self):
        """Returns the statements that compare the contexts of the arguments."""
        if self.name.endswith("Equal"):
            return []
        owners = [param for param in self.params if param.base in WITH_CONTEXT and not param.is_function
                  and (param.is_plain or param.is_input)]
        if len(owners) < 2 and not any(param.count for param in owners):
            return []
        first = next((param for param in owners if param.is_plain and not param.null), None)
        lines = []
        if first is None:
            lines.append("MLIRContext *contextOfFirst = nullptr;")
            context = "contextOfFirst"
        else:
            lines.append(f"MLIRContext *contextOfFirst = capi::contextOf({first.name});")
        for param in owners:
            if param is not first:
                lines.append(f"capi::checkContext(contextOfFirst, {param.name}, "
                             f'{{"{self.name}", "{param.name}"}});')
        return lines


def comment(text):
    return ["/// " + line for line in textwrap.wrap(" ".join(text.split()), WIDTH - 4, break_on_hyphens=False,
                                                    break_long_words=False)]


def wrap_code(text):
    """Breaks a declaration after commas so that the lines fit."""
    if len(text) <= WIDTH:
        return [text]
    head, _, rest = text.partition("(")
    parts, lines, indent = re.split(r"(?<=,) ", rest), [], " " * 4
    current = head + "(" + parts[0]
    if len(current) > WIDTH:
        current = indent + parts[0]
        lines.append(head + "(")
    for part in parts[1:]:
        if len(current) + len(part) + 1 > WIDTH:
            lines.append(current)
            current = indent + part
        else:
            current += " " + part
    return lines + [current]


class ApiList:
    """The contents of one list file."""

    def __init__(self, path):
        self.path, self.items = path, []
        self.fields = {"header": "", "summary": "", "about": "", "ownership": "", "threads": ""}
        self.includes, self.uses, self.templates = [], [], {}
        with open(path, encoding="utf-8") as file:
            self.lines = file.read().splitlines()
        self.number = 0
        try:
            self.parse(self.lines)
        except ListError as error:
            raise ListError(f"{path}:{self.number}: error: {error}") from None

    def block(self, lines, index):
        """Returns the lines up to `@end` and the index after it."""
        for end in range(index, len(lines)):
            if lines[end].strip() == "@end":
                return lines[index:end], end + 1
        raise ListError("missing @end")

    def parse(self, lines, is_expansion=False):
        index, doc = 0, []
        while index < len(lines):
            line = lines[index].rstrip()
            if not is_expansion:
                self.number = index + 1
            index += 1
            if not line or line.startswith("#"):
                continue
            if line.startswith("///"):
                doc.append(line[3:].strip())
                continue
            if line.startswith("@"):
                if doc:
                    raise ListError("a comment must precede a function")
                index = self.directive(line, lines, index)
                continue
            # A declaration, maybe over several lines, with `;`, ` = expression;` or a body.
            text = line
            while not re.search(r"(;|\{)\s*$", text):
                if index == len(lines):
                    raise ListError("incomplete function")
                text += " " + lines[index].strip()
                index += 1
            body, is_expression = None, False
            if text.endswith("{"):
                declaration, end = text[:-1].strip(), index
                while end < len(lines) and lines[end].rstrip() != "}":
                    end += 1
                if end == len(lines):
                    raise ListError("missing '}' at the start of a line")
                body = textwrap.dedent("\n".join(lines[index:end]))
                index = end + 1
            else:
                declaration, equals, expression = text[:-1].partition(") = ")
                if equals:
                    declaration, body, is_expression = declaration + ")", expression.strip(), True
            is_inline = declaration.startswith("inline ")
            if not doc:
                raise ListError(f"'{declaration}' has no comment")
            self.items.append(Function(" ".join(doc), declaration.removeprefix("inline "), body, is_expression, is_inline))
            doc = []
        if doc:
            raise ListError("a comment must precede a function")

    def directive(self, line, lines, index):
        word, _, rest = line[1:].partition(" ")
        rest = rest.strip()
        if word in self.fields:
            while index < len(lines) and lines[index].startswith("  "):
                rest += " " + lines[index].strip()
                index += 1
            self.fields[word] = rest
        elif word == "include":
            self.includes.append(rest)
        elif word == "use":
            self.uses.append(rest)
        elif word == "section":
            self.items.append(("section", rest))
        elif word in ("c", "cpp"):
            block, index = self.block(lines, index)
            self.items.append((word, block))
        elif word == "template":
            name, params = re.match(r"^(\w+)\((.*)\)$", rest).groups()
            block, index = self.block(lines, index)
            self.templates[name] = (split_top(params), block)
        elif word == "expand":
            name, args = re.match(r"^(\w+)\((.*)\)$", rest).groups()
            if name not in self.templates:
                raise ListError(f"unknown template '{name}'")
            params, block = self.templates[name]
            values = [arg.strip() for arg in args.split(",", len(params) - 1)]
            if len(values) != len(params):
                raise ListError(f"template '{name}' has {len(params)} parameters, but got {len(values)}")
            text = "\n".join(block)
            for param, value in zip(params, values):
                text = text.replace("${%s}" % param, value)
            self.parse(text.splitlines(), is_expansion=True)
        else:
            raise ListError(f"unknown directive '@{word}'")
        return index


def banner(name, summary, language="C"):
    text = f"//===- {name} - {summary} "
    mark = f"*- {language} -*-===//" if language else "===//"
    return text + "-" * max(1, 80 - len(text) - len(mark)) + mark


COMMON = ("An argument that must not be null, has the wrong kind, is out of range or belongs to another context than the "
          "other arguments is an error of the caller: the function prints its name and the name of the argument to stderr "
          "and calls abort(). An argument may be null only if the comment of the function says so.")


def write_header(lists, header):
    fields = lists[0].fields
    out = [banner(header, fields["summary"]), "//",
           "// Part of Strata, under the Apache License v2.0. See LICENSE.", "//"]
    paragraphs = [fields["about"], "Ownership: " + fields["ownership"], "Threads: " + fields["threads"],
                  "Errors: " + COMMON]
    for paragraph in paragraphs:
        out += ["// " + line for line in textwrap.wrap(paragraph, WIDTH - 3, break_on_hyphens=False)] + ["//"]
    out += ["//===" + "-" * 70 + "===//", ""]
    guard = re.sub(r"\W", "_", header).upper()
    out += [f"#ifndef {guard}", f"#define {guard}", ""]
    includes = [name for api in lists for name in api.includes]
    out += [f"#include {name}" if name.startswith("<") else f'#include "{name}"' for name in dict.fromkeys(includes)]
    out += ["", "#ifdef __cplusplus", 'extern "C" {', "#endif"]
    for api in lists:
        for item in api.items:
            if isinstance(item, Function):
                out += [""] + item.header_text()
            elif item[0] == "section":
                title = f"// {item[1]}."
                out += ["", "//" + "-" * 76, title, "//" + "-" * 76]
            elif item[0] == "c":
                out += [""] + item[1]
    out += ["", "#ifdef __cplusplus", '} // extern "C"', "#endif", "", f"#endif // {guard}"]
    return "\n".join(out) + "\n"


def write_forward(header):
    path = header.replace("strata-c/", "mlir-c/", 1)
    guard = "STRATA_" + re.sub(r"\W", "_", path).upper()
    return (f"{banner(path, 'Forwards to ' + header)}\n//\n// Part of Strata, under the Apache License v2.0. See LICENSE.\n//\n"
            f"//===" + "-" * 70 + f"===//\n\n#ifndef {guard}\n#define {guard}\n\n#include \"{header}\"\n\n#endif // {guard}\n")


def write_source(api, header, name):
    out = [banner(name + ".cpp", "Generated from the list of the C API", ""), "//",
           "// Part of Strata, under the Apache License v2.0. See LICENSE.", "//",
           "//===" + "-" * 70 + "===//", "", f'#include "{header}"', '#include "bindings/c/CAPI.h"']
    out += [f"#include {use}" if use.startswith("<") else f'#include "{use}"' for use in api.uses]
    out += ["", "using namespace mlir;", "using namespace mlir::capi;"]
    out += [line for item in api.items if not isinstance(item, Function) and item[0] == "cpp" for line in [""] + item[1]]
    for item in api.items:
        if isinstance(item, Function) and item.body is not None and not item.is_inline:
            out += [""] + item.source_text()
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--header", required=True)
    parser.add_argument("--out-header")
    parser.add_argument("--out-forward")
    parser.add_argument("--source")
    parser.add_argument("--out-source")
    parser.add_argument("lists", nargs="+")
    options = parser.parse_args()
    try:
        lists = [ApiList(path) for path in options.lists]
        if options.out_header:
            with open(options.out_header, "w", encoding="utf-8") as out:
                out.write(write_header(lists, options.header))
        if options.out_forward:
            with open(options.out_forward, "w", encoding="utf-8") as out:
                out.write(write_forward(options.header))
        if options.out_source:
            by_name = {os.path.basename(api.path).removesuffix(".api"): api for api in lists}
            with open(options.out_source, "w", encoding="utf-8") as out:
                out.write(write_source(by_name[options.source], options.header, options.source))
    except ListError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
