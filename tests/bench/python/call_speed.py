#!/usr/bin/python3
# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Compares the cost of calls of the package strata with those of a minimal pybind11 module (OneToOne.cpp).

    bazel build //bindings/python:package
    tests/bench/python/call_speed.py [--ops 1000000] [--runs 5] [--package bazel-bin/bindings/python/package]

Both modules call the same libStrata-C.so, alternately in one process. Prints one row for each operation in Markdown: the least
processor time per op of all runs, which other load of the machine changes least, and the ratio. OneToOne.cpp is compiled first,
by g++ -O3; it needs Debian's pybind11-dev (tools/setup --python). No test depends on these numbers.
"""

import argparse
import gc
import importlib.util
import os
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
HERE = os.path.dirname(os.path.abspath(__file__))


def compile_module(package, folder):
    """Compiles OneToOne.cpp against the library of a package and loads it."""
    path = os.path.join(folder, "one_to_one.so")
    library = os.path.join(package, "strata", "_libs", "libStrata-C.so.22")
    subprocess.run(["g++", "-std=c++17", "-O3", "-DNDEBUG", "-shared", "-fPIC", "-fvisibility=hidden",
                    os.path.join(HERE, "OneToOne.cpp"), "-o", path, "-I", os.path.join(ROOT, "bindings", "c"),
                    "-I", os.path.join(ROOT, "bazel-bin", "bindings", "c"), f"-I/usr/include/python3.{sys.version_info[1]}",
                    library, f"-Wl,-rpath,{os.path.dirname(library)}"], check=True)
    spec = importlib.util.spec_from_file_location("one_to_one", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Strata:
    """The operations of the benchmark with strata. Each takes the number of ops and returns nothing."""

    def __init__(self):
        from strata import ir
        from strata.dialects import arith
        self.ir, self.arith = ir, arith
        self.context = ir.Context()
        self.context.__enter__()
        ir.Location.unknown().__enter__()
        self.i64 = ir.IntegerType.get_signless(64)
        self.number = ir.IntegerAttr.get(self.i64, 7)
        self.module = None

    def prepare(self, ops):
        """Makes the module that the other operations read: constants and sums."""
        self.module = self.ir.Module.create()
        with self.ir.InsertionPoint(self.module.body):
            value = self.arith.constant(self.i64, 7)
            for _ in range(ops - 1):
                self.ir.Operation.create("arith.constant", [self.i64], [], {"value": self.number})
        del value

    def clear(self):
        self.module = None

    def build_steps(self, ops):
        create, i64, number = self.ir.Operation.create, self.i64, self.number
        module = self.ir.Module.create()
        with self.ir.InsertionPoint(module.body):
            value = create("arith.constant", [i64], [], {"value": number}).result
            for _ in range(ops):
                value = create("arith.addi", [i64], [value, value]).result

    build_call = build_steps

    def build_typed(self, ops):
        addi = self.arith.addi
        module = self.ir.Module.create()
        with self.ir.InsertionPoint(module.body):
            value = self.arith.constant(self.i64, 7)
            for _ in range(ops):
                value = addi(value, value)

    def build_object(self, ops):
        AddIOp = self.arith.AddIOp
        module = self.ir.Module.create()
        with self.ir.InsertionPoint(module.body):
            value = self.arith.constant(self.i64, 7)
            for _ in range(ops):
                value = AddIOp(value, value).result

    def iterate(self, _):
        for _op in self.module.body:
            pass

    def walk(self, _):
        advance = self.ir.WalkResult.ADVANCE
        self.module.operation.walk(lambda _: advance)

    def names(self, _):
        for op in self.module.body:
            _ = op.name

    def attributes(self, _):
        for op in self.module.body:
            _ = op.attributes["value"]

    def numbers(self, _):
        for op in self.module.body:
            _ = op.attributes["value"].value

    def types(self, _):
        for op in self.module.body:
            _ = op.results[0].type


class OneToOne:
    """The same with the pybind11 module."""

    def __init__(self, module):
        self.m = module
        self.context = module.Context()
        self.location = module.Location.unknown(self.context)
        self.i64 = module.Type.integer(self.context, 64)
        self.number = module.Attribute.integer(self.i64, 7)
        self.module = None

    def prepare(self, ops):
        self.module = self.m.Module.create(self.location)
        body = self.module.body()
        for _ in range(ops):
            self.m.Operation.create("arith.constant", [self.i64], [], {"value": self.number}, self.location, body)

    def clear(self):
        self.module.destroy()

    def start(self):
        module = self.m.Module.create(self.location)
        body = module.body()
        first = self.m.Operation.create("arith.constant", [self.i64], [], {"value": self.number}, self.location, body)
        return module, body, first.result(0)

    def build_steps(self, ops):
        """One call for each C function."""
        State, i64, location = self.m.State, self.i64, self.location
        module, body, value = self.start()
        for _ in range(ops):
            state = State("arith.addi", location)
            state.add_results([i64])
            state.add_operands([value, value])
            op = state.create()
            body.append(op)
            value = op.result(0)
        module.destroy()

    def build_call(self, ops):
        """One call for the operation, as in MLIR's bindings."""
        create, i64, location = self.m.Operation.create, self.i64, self.location
        module, body, value = self.start()
        for _ in range(ops):
            value = create("arith.addi", [i64], [value, value], {}, location, body).result(0)
        module.destroy()

    build_typed = build_object = build_steps

    def iterate(self, _):
        op = self.module.body().first()
        while op is not None:
            op = op.next()

    def walk(self, _):
        advance = self.m.WalkResult.ADVANCE
        self.module.operation().walk(lambda _: advance)

    def names(self, _):
        op = self.module.body().first()
        while op is not None:
            _ = op.name()
            op = op.next()

    def attributes(self, _):
        op = self.module.body().first()
        while op is not None:
            _ = op.attribute("value")
            op = op.next()

    def numbers(self, _):
        op = self.module.body().first()
        while op is not None:
            _ = op.attribute("value").value()
            op = op.next()

    def types(self, _):
        op = self.module.body().first()
        while op is not None:
            _ = op.result(0).type()
            op = op.next()


ROWS = {
    "build_typed": "build: `arith.addi(a, a)`; one call for each C function",
    "build_object": "build: `arith.AddIOp(a, a).result`; one call for each C function",
    "build_steps": "build: `Operation.create`; one call for each C function",
    "build_call": "build: `Operation.create`; one call for each op",
    "iterate": "iterate over a block",
    "walk": "walk with a callback",
    "names": "iterate, read the name",
    "types": "iterate, read the type of the result",
    "attributes": "iterate, read an attribute",
    "numbers": "iterate, read the number of an attribute",
}


def measure(side, row, ops):
    """Returns the processor time of one run in seconds, which depends less on other load than wall time."""
    gc.collect()
    start = time.process_time()
    getattr(side, row)(ops)
    return time.process_time() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ops", type=int, default=1000000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", help="names of rows, separated by commas: " + ", ".join(ROWS))
    parser.add_argument("--package", default=os.path.join(ROOT, "bazel-bin", "bindings", "python", "package"))
    arguments = parser.parse_args()
    package = os.path.realpath(arguments.package)
    sys.path.insert(0, package)
    with tempfile.TemporaryDirectory() as folder:
        sides = Strata(), OneToOne(compile_module(package, folder))
    for side in sides:
        side.prepare(arguments.ops)
    print("| operation | strata | pybind11 | faster |\n|---|---|---|---|")
    for row, title in ROWS.items():
        if arguments.only and row not in arguments.only.split(","):
            continue
        times = [[measure(side, row, arguments.ops) for side in sides] for _ in range(arguments.runs)]
        ours, theirs = (min(column) / arguments.ops * 1e9 for column in zip(*times))
        print(f"| {title} | {ours:.0f} ns | {theirs:.0f} ns | {theirs / ours:.1f} |", flush=True)
    for side in sides:
        side.clear()
    return 0


if __name__ == "__main__":
    sys.exit(main())
