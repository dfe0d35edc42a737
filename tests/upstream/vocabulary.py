#!/usr/bin/env python3
"""Compares the classes, defs, template parameters and fields that the .td vocabulary declares with MLIR's.

    tests/upstream/vocabulary.py [--tool mlir-tblgen-22] [file ...]

Each .td file of mlir/IR, mlir/Interfaces, mlir/Pass, mlir/Rewrite and mlir/Bytecode of an installed MLIR 22 is parsed
alone, as is the file of the same name in defs/. Prints what MLIR's file, or a file that it includes, declares and ours
does not. The exit status is 1 if a difference has no entry in REASONS. Without libmlir-22-dev and mlir-22-tools nothing
is compared and the exit status is 0.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys

DEFS = pathlib.Path(__file__).resolve().parent.parent.parent / "defs"
FOLDERS = ["IR", "Interfaces", "Pass", "Rewrite", "Bytecode"]
FIELD = re.compile(r"  (?:field )?(?:list<.*?>|bits<\d+>|string|code|int|bit|dag|[A-Z]\w*) (\w+) = ")

# Regular expressions of accepted differences, each with its reason.
REASONS = {
    r"class _\w+": "a helper class of the vocabulary itself",
    r"field (_\w+|TCopVTEtAreSameAt|\w*BitEnumAttr)\.\w+": "an intermediate value of the class itself",
    r"parameter Builtin_(Cached)?FloatType .*": "a class for the types of the builtin dialect only",
    r"file mlir/IR/BuiltinDialectBytecode\.td": "the builtin dialect is encoded by runtime/bytecode/BuiltinEncoding.def",
}


def names(text):
    """Splits the template parameters of a class; returns (type, name) of each."""
    result, depth, current = [], 0, ""
    for char in text + ",":
        depth += (char in "<([{") - (char in ">)]}")
        if char == "," and depth <= 0:
            words = current.split("=")[0].split()
            if len(words) > 1:
                result.append((" ".join(words[:-1]).replace("code", "string"), words[-1].split(":")[-1]))
            current = ""
        else:
            current += char
    return result


def records(tool, include, path):
    """Returns {class: (parameters, fields)} and the names of the defs of a file."""
    output = subprocess.run([tool, "--print-records", "-I", include, str(include / path)], stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, encoding="utf-8", errors="replace")
    if output.returncode:
        raise ValueError(output.stderr.splitlines()[0])
    classes, defs, fields = {}, set(), None
    for line in output.stdout.splitlines():
        if match := re.match(r"class (\w+)(?:<(.*)>)? {", line):
            fields = set()
            classes[match[1]] = (names(match[2] or ""), fields)
        elif match := re.match(r"def (\w+) {", line):
            fields = None
            if not match[1].startswith("anonymous_"):
                defs.add(match[1])
        elif fields is not None and (match := FIELD.match(line)):
            fields.add(match[1])
    return classes, defs


def compare(tool, include, path):
    """Yields the differences of a file."""
    classes, defs = records(tool, include, path)
    if not (DEFS / path).exists():
        yield f"file {path}"
        return
    our_classes, our_defs = records(tool, DEFS, path)
    for name, (parameters, fields) in sorted(classes.items()):
        if name not in our_classes:
            yield f"class {name}"
            continue
        ours, our_fields = our_classes[name]
        if ours[: len(parameters)] != parameters:
            yield f"parameter {name} <{parameters}> but <{ours}>"
        for field in sorted(fields - our_fields):
            yield f"field {name}.{field}"
    for name in sorted(defs - our_defs):
        yield f"def {name}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=shutil.which("mlir-tblgen-22") or "/usr/lib/llvm-22/bin/mlir-tblgen")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    include = pathlib.Path("/usr/lib/llvm-22/include")
    if not (include / "mlir/IR/OpBase.td").exists() or not os.path.exists(options.tool):
        print("skipped: libmlir-22-dev or mlir-22-tools is not installed")
        return 0
    files = options.files or sorted(str(path.relative_to(include)) for folder in FOLDERS
                                    for path in (include / "mlir" / folder).glob("*.td"))
    found, unexplained = {}, 0
    for path in files:
        for difference in compare(options.tool, include, path):
            found.setdefault(difference, []).append(path)
    for difference, paths in sorted(found.items()):
        reason = next((why for text, why in REASONS.items() if re.fullmatch(text, difference)), None)
        unexplained += reason is None
        print(f"{difference} ({paths[0]}{' and others' if len(paths) > 1 else ''}): {reason or 'NOT EXPLAINED'}")
    print(f"{len(files)} files, {len(found)} differences, {unexplained} without a reason")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
