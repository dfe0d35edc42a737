#!/usr/bin/env python3
"""Compares the Python modules that mlir-tblgen and strata-tblgen generate for the installed .td files.

    bazel build //tools:strata-tblgen
    tests/upstream/python_diff.py [--tool bazel-bin/tools/strata-tblgen] [--jobs 2] [--only Arith] [--check]

Each installed .td file that declares ops or enums is processed by both tools with -gen-python-op-bindings and
-gen-python-enum-bindings, once for each dialect with ops. If mlir-tblgen's output is that of an earlier file, it is not compared
again. The outputs are parsed and compared: classes with their bases and constants, properties, setters, deleters, signatures with
defaults, methods, functions and registered attribute builders. What strata-tblgen has in addition is no difference. Numbers of
anonymous records are ignored.

Prints a line `<file> <dialect> <difference>` for each difference that python_missing.tsv does not list; --check fails then, and if
a listed difference does not exist any more. Without libmlir-22-dev and mlir-22-tools nothing is compared and the exit status is 0.
"""

import argparse
import ast
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
LLVM = pathlib.Path("/usr/lib/llvm-22")
INCLUDE = LLVM / "include"
# Where mlir-tblgen's output deviates from a rule; see `compare_class`.
ACCESSORS = {"_ods_operand", "_ods_attribute", "_ods_property", "_ods_result", "_ods_region"}


def run(tool, *arguments):
    return subprocess.run([str(tool), *map(str, arguments)], capture_output=True, text=True, timeout=120)


def dialects_of(path):
    """Returns the dialects with ops in the file, and whether it has enums; None if it cannot be read on its own."""
    result = run(LLVM / "bin/llvm-tblgen", "-I", INCLUDE, "-I", path.parent, path, "--dump-json")
    if result.returncode:
        return None
    records = json.loads(result.stdout)
    instances = records["!instanceof"]
    names = set()
    for op in instances.get("Op", []):
        dialect = records[op].get("opDialect")
        if isinstance(dialect, dict):
            names.add(records[dialect["def"]]["name"])
    return sorted(names), bool(instances.get("EnumInfo"))


def normalised(text):
    return re.sub(r"anonymous_\d+", "anonymous", text)


def signature(function):
    """Returns the parameters with their defaults, without annotations."""
    arguments = function.args
    for each in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
        each.annotation = None
    return ast.unparse(arguments)


def accessor_kind(call):
    """Returns the parts of a property that a call of an accessor's constructor makes, or None."""
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ACCESSORS):
        return None
    flags = {keyword.arg for keyword in call.keywords}
    if call.func.id != "_ods_attribute":
        return {"get"}
    return {"get", "set", "delete"} if flags & {"optional", "unit"} else {"get", "set"}


class Class:
    """The public parts of a class."""

    def __init__(self, node):
        self.bases = [ast.unparse(base) for base in node.bases]
        self.decorators = [ast.unparse(each) for each in node.decorator_list]
        self.constants, self.properties, self.methods = {}, {}, {}
        for item in node.body:
            if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
                name = item.targets[0].id
                kind = accessor_kind(item.value)
                # A property of the same name replaces an earlier one.
                if kind:
                    self.properties[name] = kind
                elif name != "__slots__":
                    self.constants[name] = ast.unparse(item.value).replace("\n", "")
            elif isinstance(item, ast.FunctionDef):
                self.add_function(item)

    def add_function(self, item):
        decorators = [ast.unparse(each) for each in item.decorator_list]
        if any(each.endswith("property") for each in decorators):
            self.properties[item.name] = {"get"}
        elif any(each.endswith(".setter") for each in decorators):
            self.properties[item.name].add("set")
        elif any(each.endswith(".deleter") for each in decorators):
            self.properties[item.name].add("delete")
        else:
            self.methods[item.name] = signature(item)


class Module:
    """The public parts of a module."""

    def __init__(self, text):
        self.classes, self.functions, self.builders, self.imports = {}, {}, set(), set()
        for item in ast.parse(text).body:
            if isinstance(item, ast.ClassDef):
                self.classes[item.name] = Class(item)
            elif isinstance(item, ast.FunctionDef):
                builders = [call.args[0].value for call in item.decorator_list if isinstance(call, ast.Call) and call.args]
                self.builders.update(each for each in builders if "anonymous" not in each)
                if not builders:
                    self.functions[item.name] = signature(item)
            elif isinstance(item, ast.ImportFrom) and item.names[0].name == "_Dialect":
                self.imports.add(f"from .{item.module} import _Dialect")


def compare_maps(kind, theirs, ours):
    for name, value in theirs.items():
        if name not in ours:
            yield f"{kind} {name}: missing"
        elif ours[name] != value:
            yield f"{kind} {name}: {ours[name]} instead of {value}"


def compare_modules(theirs, ours):
    for name, one in theirs.classes.items():
        other = ours.classes.get(name)
        if not other:
            yield f"class {name}: missing"
            continue
        if (one.bases, one.decorators) != (other.bases, other.decorators):
            yield f"class {name}: other bases or decorators"
        for difference in compare_maps("constant", one.constants, other.constants):
            yield f"{name} {difference}"
        for part in ("get", "set", "delete"):
            for member, parts in one.properties.items():
                if (part in parts) != (part in other.properties.get(member, ())):
                    yield f"{name} property {member}: {part} differs"
        for difference in compare_maps("method", one.methods, other.methods):
            yield f"{name} {difference}"
    yield from compare_maps("function", theirs.functions, ours.functions)
    yield from (f"builder {name}: missing" for name in sorted(theirs.builders - ours.builders))
    yield from (f"import missing: {text}" for text in theirs.imports - ours.imports)


def outputs(path):
    """Returns mlir-tblgen's outputs for a file: {(dialect, options): text}."""
    found = {}
    dialects, has_enums = dialects_of(path) or ((), False)
    for dialect in dialects:
        runs = [("-gen-python-op-bindings",), ("-gen-python-op-bindings", "-dialect-extension=ext")]
        if has_enums:
            runs.append(("-gen-python-enum-bindings",))
        for options in runs:
            result = run(LLVM / "bin/mlir-tblgen", "-I", INCLUDE, "-I", path.parent, path, f"-bind-dialect={dialect}", *options)
            if result.returncode == 0:
                found[dialect, options] = normalised(result.stdout)
    return found


def first_files(paths, results):
    """Returns (path, dialect, options, text) once for each output. A file that only includes others has the outputs of those."""
    seen = set()
    for path, found in zip(paths, results):
        for (dialect, options), text in found.items():
            if (dialect, options, text) not in seen:
                seen.add((dialect, options, text))
                yield path, dialect, options, text


def compare(tool, path, dialect, options, text):
    """Returns the number of compared classes, and the differences of one output of a file as lines."""
    ours = run(tool, "-I", INCLUDE, "-I", path.parent, path, f"-bind-dialect={dialect}", *options)
    count, differences = 1, []
    if ours.returncode:
        first = next((line for line in ours.stderr.splitlines() if "error" in line), "fails")
        differences = [f"{options[0]}: {first}"]
    else:
        expected = Module(text)
        count = len(expected.classes)
        try:
            differences = compare_modules(expected, Module(normalised(ours.stdout)))
        except SyntaxError as error:
            differences = [f"{options[0]}: not Python: {error}"]
    return count, [f"{path.relative_to(INCLUDE)}\t{dialect}\t{each}" for each in differences]


def read_list(path):
    if not path.exists():
        return {}
    rows = (line.split("\t") for line in path.read_text().splitlines() if line and not line.startswith("#"))
    return {"\t".join(row[:3]): row[3] for row in rows}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default="bazel-bin/tools/strata-tblgen")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="compare only files whose path contains this")
    parser.add_argument("--check", action="store_true", help="fail if the list does not match")
    options = parser.parse_args()
    if not INCLUDE.joinpath("mlir/IR").is_dir() or not shutil.which(str(LLVM / "bin/mlir-tblgen")):
        print("skipped: libmlir-22-dev and mlir-22-tools are not installed")
        return 0
    paths = [path for path in sorted(INCLUDE.glob("mlir/**/*.td")) if options.only in str(path)]
    tool = os.path.abspath(options.tool)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = list(first_files(paths, pool.map(outputs, paths)))
        results = list(pool.map(lambda job: compare(tool, *job), jobs))
    found = list(dict.fromkeys(line for _, lines in results for line in lines))
    listed = read_list(HERE / "python_missing.tsv")
    fresh = [line for line in found if line not in listed]
    stale = [] if options.only else [line for line in listed if line not in set(found)]
    for line in fresh:
        print(line)
    for line in stale:
        print("listed in python_missing.tsv, but no difference:", line)
    print(f"{sum(count for count, _ in results)} classes compared, {len(found)} differences, {len(fresh)} of them not listed")
    return 1 if options.check and (fresh or stale) else 0


if __name__ == "__main__":
    sys.exit(main())
