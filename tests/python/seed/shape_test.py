"""The shape of the package, ownership and defaults: P1 to P22 of the seed's checklist."""

import contextlib
import gc
import importlib
import inspect
import os
import subprocess
import sys
import tempfile
import threading
import unittest

from strata import ir
from strata.dialects import arith, func
from strata.ir import *


def package_folder():
    return os.path.dirname(os.path.dirname(os.path.abspath(ir.__file__)))


def run_python(program, *paths):
    """Runs a program in a new interpreter with these folders on the path; returns its output."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths or (package_folder(),))}
    result = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=120)
    if result.returncode:
        raise AssertionError(result.stderr)
    return result.stdout


class Shape(unittest.TestCase):
    def test_P01_wheel_in_an_empty_venv(self):
        self.skipTest("the test of the wheel installs it: tools/python/wheel")

    def test_P02_private_copies_under_other_names(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("a", "b"):
                os.mkdir(os.path.join(folder, name))
                os.symlink(os.path.join(package_folder(), "strata"), os.path.join(folder, name, "strata"))
            out = run_python(
                "import a.strata.ir as a, b.strata.ir as b\n"
                "print(a is not b, str(a.Type.parse('i8', a.Context())), str(b.Type.parse('i8', b.Context())))", folder)
        self.assertEqual(out, "True i8 i8\n")

    def test_P03_each_module_alone(self):
        for module in ("strata.ir", "strata.passmanager", "strata.rewrite", "strata.execution_engine"):
            with self.subTest(module):
                self.assertEqual(run_python(f"import {module}; print({module}.__name__)"), module + "\n")

    def test_P04_registration_is_optional(self):
        c = Context()
        self.assertEqual(c.dialects["arith"].descriptor.namespace, "arith")
        from strata._libs._strata import _BaseContext

        bare = _BaseContext()
        with self.assertRaises(Exception):
            bare.dialects["arith"]
        self.assertFalse(bare.is_registered_operation("arith.addi"))

    def test_P05_loader_before_extension(self):
        out = run_python("import strata._libs, sys; print('strata._libs._strata' in sys.modules)")
        self.assertEqual(out, "True\n")

    def test_P06_namespace_packages(self):
        with tempfile.TemporaryDirectory() as folder:
            os.makedirs(os.path.join(folder, "strata", "dialects"))
            with open(os.path.join(folder, "strata", "dialects", "second_wheel.py"), "w") as file:
                file.write("VALUE = 42\n")
            out = run_python("from strata.dialects import second_wheel, arith; print(second_wheel.VALUE)",
                             package_folder(), folder)
        self.assertEqual(out, "42\n")
        self.assertFalse(os.path.exists(os.path.join(package_folder(), "strata", "__init__.py")))
        self.assertFalse(os.path.exists(os.path.join(package_folder(), "strata", "dialects", "__init__.py")))

    def test_P07_only_symbols_of_C(self):
        folder = os.path.join(package_folder(), "strata", "_libs")
        libraries = [name for name in os.listdir(folder) if ".so" in name and not name.startswith("libStrata-C-LLVM")]
        self.assertTrue(any(name.startswith("_strata") for name in libraries))
        for name in libraries:
            symbols = subprocess.run(["nm", "-D", "--defined-only", os.path.join(folder, name)], capture_output=True,
                                     text=True, check=True).stdout
            self.assertNotIn(" T _Z", symbols, name)

    def test_P75_package_folder_works_without_a_wheel(self):
        self.assertEqual(run_python("from strata.ir import *; print(Type.parse('i8', Context()))"), "i8\n")


class Ownership(unittest.TestCase):
    def setUp(self):
        self.c = Context()

    def parse(self, text):
        return Module.parse(text, self.c)

    def test_P08_block_keeps_its_module(self):
        b = self.parse("module{}").body
        gc.collect()
        self.assertEqual(str(b.owner), "module {\n}\n")

    def test_P09_type_keeps_its_context(self):
        t = Type.parse("i8", Context())
        gc.collect()
        self.assertEqual(str(t), "i8")

    def test_P10_erased_operations_raise(self):
        m = self.parse("func.func @f() { %0 = arith.constant 1 : i32\n return }")
        o = m.body.operations[0]
        child = o.regions[0].blocks[0].operations[0]
        value = child.results[0]
        o.erase()
        for stale in (o, child, value):
            with self.assertRaises(RuntimeError):
                str(stale)
        from strata.passmanager import PassManager

        m = self.parse("func.func @f() { %0 = arith.constant 1 : i32\n return }")
        constant = m.body.operations[0].regions[0].blocks[0].operations[0]
        PassManager.parse("builtin.module(func.func(canonicalize))", self.c).run(m.operation)
        with self.assertRaises(RuntimeError):
            str(constant)

    def test_P11_leaf_keeps_the_tree_that_it_was_inserted_in(self):
        with self.c, Location.unknown():
            m = Module.create()
            outer = Operation.create("func.func", regions=1, attributes={
                "sym_name": StringAttr.get("f"), "function_type": TypeAttr.get(FunctionType.get([], []))}, ip=False)
            block = Block.create_at_start(outer.regions[0])
            with InsertionPoint(block):
                leaf = func.ReturnOp([])
            m.body.append(outer)
            del m, outer, block
        gc.collect()
        self.assertEqual(leaf.operation.parent.parent.operation.name, "builtin.module")

    def test_P12_operations_are_interned(self):
        x = self.parse("func.func private @f()").body.operations[0]
        self.assertIs(x.operation, x.operation)
        self.assertIs(x.operation, x.operation.opview.operation)

    def test_P13_blocks_are_equal(self):
        m = self.parse("module{}")
        self.assertEqual(m.body, m.body)
        self.assertEqual(hash(m.body), hash(m.body))

    def test_P14_capsules(self):
        m = self.parse("module{}")
        again = Module._CAPICreate(m._CAPIPtr)
        self.assertEqual(again, m)


class Defaults(unittest.TestCase):
    def test_P15_loc_ip_context_come_last(self):
        self.assertEqual([*inspect.signature(arith.AddIOp).parameters][-2:], ["loc", "ip"])
        for module in (arith, func, importlib.import_module("strata.dialects.scf")):
            for name, cls in vars(module).items():
                if inspect.isclass(cls) and issubclass(cls, OpView) and cls is not OpView:
                    with self.subTest(name):
                        self.assertEqual([*inspect.signature(cls).parameters][-2:], ["loc", "ip"])

    def test_P16_inner_with_wins_and_threads_are_separate(self):
        with Context() as outer:
            self.assertIs(Context.current, outer)
            with Context() as inner:
                self.assertIs(Context.current, inner)
                seen = []

                def look():
                    with contextlib.suppress(ValueError):
                        seen.append(Context.current)

                thread = threading.Thread(target=look)
                thread.start()
                thread.join()
                self.assertIn(seen, ([], [None]))
            self.assertIs(Context.current, outer)

    def test_P17_no_context_is_an_error(self):
        with self.assertRaises(Exception):
            Type.parse("i8")

    def test_P18_explicit_context_wins(self):
        c, d = Context(), Context()
        with c:
            self.assertIs(Type.parse("i8", context=d).context, d)

    def test_P19_every_object_has_its_context(self):
        c = Context()
        m = Module.parse("func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32\n return }", c)
        f = m.body.operations[0]
        block = f.regions[0].blocks[0]
        add = block.operations[0]
        for thing in (m, m.operation, f, f.regions[0], block, add, add.operands[0], add.results[0], f.location,
                      add.results[0].type, f.attributes["sym_name"], AffineMap.get_empty(c), AffineExpr.get_dim(0, c),
                      IntegerSet.get_empty(0, 0, c)):
            self.assertIs(thing.context, c, thing)

    def test_P20_operations_are_appended_with_the_current_location(self):
        with Context(), Location.file("f", 1, 2):
            m = Module.create()
            with InsertionPoint(m.body):
                first = Operation.create("func.func", regions=1, attributes={
                    "sym_name": StringAttr.get("a"), "sym_visibility": StringAttr.get("private"),
                    "function_type": TypeAttr.get(FunctionType.get([], []))})
                second = Operation.create("func.func", regions=1, loc=Location.unknown(), attributes={
                    "sym_name": StringAttr.get("b"), "sym_visibility": StringAttr.get("private"),
                    "function_type": TypeAttr.get(FunctionType.get([], []))})
            third = Operation.create("func.func", regions=1, ip=InsertionPoint.at_block_begin(m.body), attributes={
                "sym_name": StringAttr.get("c"), "sym_visibility": StringAttr.get("private"),
                "function_type": TypeAttr.get(FunctionType.get([], []))})
            self.assertEqual(str(first.location), 'loc("f":1:2)')
            self.assertEqual(second.location, Location.unknown())
            self.assertEqual(list(m.body.operations), [third, first, second])

    def test_P21_no_insertion_point(self):
        with Context() as c, Location.unknown():
            c.allow_unregistered_dialects = True
            m = Module.create()
            self.assertIsNone(Operation.create("t.a", ip=None).operation.parent)
            with InsertionPoint(m.body):
                self.assertIsNone(Operation.create("t.a", ip=False).operation.parent)

    def test_P22_locations(self):
        with Context() as c, Location.file("f", 1, 1, context=c) as loc:
            self.assertIs(Location.current, loc)
            self.assertEqual(str(Location.unknown()), "loc(unknown)")
            self.assertEqual(str(Location.name("n", loc)), 'loc("n"("f":1:1))')
            self.assertEqual(str(Location.callsite(loc, [Location.file("g", 2, 2)])),
                             'loc(callsite("f":1:1 at "g":2:2))')
            self.assertEqual(str(Location.fused([loc, Location.file("g", 2, 2)])), 'loc(fused["f":1:1, "g":2:2])')


if __name__ == "__main__":
    unittest.main()
