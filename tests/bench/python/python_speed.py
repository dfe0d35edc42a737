# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Compares the Python package with C functions that pybind11 wraps one to one (one_to_one.cpp).

    bazel build //bindings/python:package //bindings/c:header_files
    python_speed.py PACKAGE HEADERS [--ops=1000000] [--repeat=3]

PACKAGE is bazel-bin/bindings/python/package, HEADERS is bazel-bin/bindings/c. Needs g++, python3-dev and pybind11-dev. Prints the
best time per operation of each scenario, and the resident memory that building takes per operation.
"""

import argparse
import gc
import os
import subprocess
import sys
import sysconfig
import tempfile
import time


def build_baseline(package, headers, folder):
    library = os.path.join(package, "strata/_libs/libStrata-C.so.22")
    output = os.path.join(folder, "one_to_one" + sysconfig.get_config_var("EXT_SUFFIX"))
    subprocess.run(["g++", "-std=c++17", "-O3", "-DNDEBUG", "-fPIC", "-shared", "-fvisibility=hidden", "-I" + headers,
                    "-I" + sysconfig.get_paths()["include"], os.path.join(os.path.dirname(__file__), "one_to_one.cpp"),
                    library, "-Wl,-rpath," + os.path.dirname(os.path.abspath(library)), "-o", output], check=True)
    sys.path.insert(0, folder)


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def measure(function, repeat):
    best = None
    for _ in range(repeat):
        gc.collect()
        start = time.process_time()
        function()
        elapsed = time.process_time() - start
        best = elapsed if best is None else min(best, elapsed)
    return best


def package_scenarios(count):
    from strata._libs import Context
    from strata._libs._strata import Attribute, InsertionPoint, Location, Module, Operation, Type

    context = Context()
    context.__enter__()
    Location.unknown().__enter__()
    i32 = Type.parse("i32")
    one = Attribute.parse("1 : i32")
    state = {}

    def build():
        state["module"] = module = Module.create()
        with InsertionPoint(module.body):
            value = Operation.create("arith.constant", [i32], attributes={"value": one}).result
            for _ in range(count):
                value = Operation.create("arith.addi", [i32], [value, value]).result

    def walk():
        state["module"].operation.walk(lambda op: None)

    def iterate():
        for op in state["module"].body:
            pass

    def read():
        for op in state["module"].body:
            op.attributes.get("overflowFlags")

    def operands():
        for op in state["module"].body:
            for operand in op.operands:
                operand.type

    return {"build": build, "walk with a callback": walk, "iterate over a block": iterate, "read an attribute": read,
            "read operands and types": operands, "read the name": lambda: [op.name for op in state["module"].body]}


def baseline_scenarios(count):
    import one_to_one as c

    context = c.context_create()
    location = c.location_unknown(context)
    i32 = c.type_parse(context, "i32")
    attr = c.named_attribute_get(c.identifier_get(context, "value"), c.attribute_parse(context, "1 : i32"))
    state = {}

    def build():
        state["module"] = module = c.module_create(location)
        body = c.module_body(module)
        parts = c.state_get("arith.constant", location)
        c.state_add_results(parts, [i32])
        c.state_add_attributes(parts, [attr])
        op = c.operation_create(parts)
        c.block_append(body, op)
        value = c.operation_result(op, 0)
        for _ in range(count):
            parts = c.state_get("arith.addi", location)
            c.state_add_results(parts, [i32])
            c.state_add_operands(parts, [value, value])
            op = c.operation_create(parts)
            c.block_append(body, op)
            value = c.operation_result(op, 0)

    def walk():
        c.operation_walk(c.module_operation(state["module"]), lambda op: 0)

    def block():
        op = c.block_first(c.module_body(state["module"]))
        while not c.operation_is_null(op):
            yield op
            op = c.operation_next(op)

    def iterate():
        for op in block():
            pass

    def read():
        for op in block():
            c.operation_attribute(op, "overflowFlags")

    def operands():
        for op in block():
            for i in range(c.operation_num_operands(op)):
                c.value_type(c.operation_operand(op, i))

    def names():
        return [c.identifier_str(c.operation_name(op)) for op in block()]

    return {"build": build, "walk with a callback": walk, "iterate over a block": iterate, "read an attribute": read,
            "read operands and types": operands, "read the name": names}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("package")
    parser.add_argument("headers")
    parser.add_argument("--ops", type=int, default=1_000_000)
    parser.add_argument("--repeat", type=int, default=3)
    arguments = parser.parse_args()
    sys.path.insert(0, os.path.abspath(arguments.package))
    with tempfile.TemporaryDirectory() as folder:
        build_baseline(arguments.package, arguments.headers, folder)
        ours, baseline = package_scenarios(arguments.ops), baseline_scenarios(arguments.ops)
        before = resident()
        ours["build"]()
        print("memory after building: %.0f bytes per operation" % ((resident() - before) / arguments.ops))
        print("%-26s %12s %12s %8s" % ("ns per operation", "strata", "pybind11", "ratio"))
        for name in ours:
            own, other = (measure(scenarios[name], arguments.repeat) / arguments.ops * 1e9 for scenarios in (ours, baseline))
            print("%-26s %12.0f %12.0f %8.1f" % (name, own, other, other / own))


if __name__ == "__main__":
    main()
