"""Pass managers, and passes that are Python functions."""

import gc
import os
import tempfile
import threading
import unittest
import weakref

from strata.ir import *
from strata.passmanager import ExternalPass, PassManager

PROGRAM = """
func.func @f() -> i32 { %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32 }
func.func @g() { return }
"""


class PassManagerTest(unittest.TestCase):
    def setUp(self):
        self.c = Context()
        self.module = Module.parse(PROGRAM, self.c)

    def test_pipelines(self):
        pm = PassManager.parse("builtin.module(func.func(cse),canonicalize)", self.c)
        self.assertTrue(str(pm).startswith("builtin.module(func.func(cse),canonicalize"))
        self.assertIs(pm.context, self.c)
        pm = PassManager("builtin.module", self.c)
        pm.add("func.func(cse)")
        pm.add("inline")
        pm.run(self.module.operation)
        self.assertEqual(str(self.module).count("arith.constant"), 1)
        for text in ("builtin.module(nonsense)", "builtin.module(cse", "cse(", ""):
            with self.assertRaisesRegex(ValueError, "error"):
                PassManager.parse(text, self.c)
        with self.assertRaises(ValueError):
            pm.add("nonsense")
        with self.assertRaises(RuntimeError):
            PassManager()
        with self.assertRaises(TypeError):
            pm.add(42)
        with self.assertRaises(TypeError):
            pm.run("module")
        with self.assertRaises(ValueError):
            pm.run(Module.parse(PROGRAM, Context()).operation)

    def test_functions(self):
        seen = []

        def look(op, pass_):
            seen.append((type(op).__name__, op.operation.name, type(pass_)))

        pm = PassManager("builtin.module", self.c)
        pm.add(look, op_name="func.func")
        pm.add(run=look, name="named")
        self.assertEqual(str(pm), "builtin.module(func.func(look),named)")
        pm.run(self.module)
        self.assertEqual(seen, [("FuncOp", "func.func", ExternalPass)] * 2 + [("ModuleOp", "builtin.module", ExternalPass)])

    def test_functions_change_ir(self):
        def rename(op, pass_):
            op.attributes["sym_name"] = StringAttr.get(op.name.value + "_", op.context)

        def erase(op, pass_):
            for inner in list(op.body):
                inner.erase()

        pm = PassManager("builtin.module", self.c)
        pm.add(rename, op_name="func.func")
        pm.run(self.module)
        self.assertEqual([op.name.value for op in self.module.body], ["f_", "g_"])
        stale = self.module.body.operations[0]
        pm = PassManager("builtin.module", self.c)
        pm.add(erase)
        pm.run(self.module)
        self.assertEqual(list(self.module.body), [])
        with self.assertRaises(RuntimeError):
            stale.name

    def test_failures(self):
        def fail(op, pass_):
            raise KeyError("boom")

        calls = []
        pm = PassManager("any", self.c)
        pm.add(fail)
        pm.add(lambda op, pass_: calls.append(op))
        with self.assertRaisesRegex(KeyError, "boom"):
            pm.run(self.module)
        self.assertEqual(calls, [])
        kept = []

        def signal(op, pass_):
            kept.append(pass_)
            pass_.signal_pass_failure()

        pm = PassManager("any", self.c)
        pm.add(signal)
        with self.assertRaisesRegex(MLIRError, "Failure while executing pass pipeline"):
            pm.run(self.module)
        with self.assertRaisesRegex(RuntimeError, "not running"):
            kept[0].signal_pass_failure()
        with self.assertRaises(TypeError):
            ExternalPass()

    def test_errors_of_passes_are_diagnostics(self):
        def report(op, pass_):
            op.location.emit_error("not like this")
            pass_.signal_pass_failure()

        pm = PassManager("any", self.c)
        pm.add(report)
        with self.assertRaises(MLIRError) as caught:
            pm.run(self.module)
        self.assertEqual([d.message for d in caught.exception.error_diagnostics], ["not like this"])

    def test_invalid_ir_after_a_function(self):
        def break_(op, pass_):
            del op.attributes["function_type"]

        def break_terminator(op, pass_):
            op.regions[0].blocks[0].operations[0].erase()

        pm = PassManager("builtin.module", self.c)
        pm.add(break_terminator, op_name="func.func")
        module = Module.parse("func.func @g() { return }", self.c)
        with self.assertRaises(MLIRError):
            pm.run(module)
        pm.enable_verifier(False)
        pm = PassManager("builtin.module", self.c)
        pm.enable_verifier(False)
        pm.add(break_terminator, op_name="func.func")
        pm.run(Module.parse("func.func @g() { return }", self.c))

    def test_recursion(self):
        pm = PassManager("any", self.c)
        pm.add(lambda op, pass_: pm.run(op))
        with self.assertRaisesRegex(RuntimeError, "is running"):
            pm.run(self.module)
        inner = PassManager.parse("builtin.module(func.func(cse))", self.c)
        pm = PassManager("any", self.c)
        pm.add(lambda op, pass_: inner.run(op))
        pm.run(self.module)
        self.assertEqual(str(self.module).count("arith.constant"), 1)

    def test_functions_are_released(self):
        class Pass:
            def __call__(self, op, pass_):
                pass

        function = Pass()
        released = weakref.ref(function)
        pm = PassManager("any", self.c)
        pm.add(function)
        self.assertEqual(str(pm), "any(Pass)")
        del function
        pm.run(self.module)
        del pm
        gc.collect()
        self.assertIsNone(released())

    def test_threads(self):
        """Other threads use IR of the context while passes run."""
        text = "\n".join(f"func.func @f{i}(%a: i32) -> i32 {{ %0 = arith.addi %a, %a : i32 return %0 : i32 }}" for i in range(200))
        module = Module.parse(text, self.c)
        other = Module.parse(PROGRAM, self.c)
        calls = []
        pm = PassManager("builtin.module", self.c)
        pm.add(lambda op, pass_: calls.append(op.name.value), op_name="func.func")
        pm.add("func.func(cse)")
        stop = threading.Event()
        errors = []

        def read():
            while not stop.is_set():
                if "arith.addi" not in str(other):
                    errors.append("wrong text")

        threads = [threading.Thread(target=read) for _ in range(2)]
        for thread in threads:
            thread.start()
        for _ in range(5):
            pm.run(module)
        stop.set()
        for thread in threads:
            thread.join()
        self.assertEqual((len(calls), errors), (1000, []))

    def test_printing(self):
        with tempfile.TemporaryDirectory() as folder:
            self.c.enable_multithreading(False)
            pm = PassManager.parse("builtin.module(func.func(cse))", self.c)
            pm.enable_ir_printing(print_after_all=True, tree_printing_dir_path=folder)
            pm.run(self.module)
            files = [name for _, _, names in os.walk(folder) for name in names]
            self.assertTrue(any("cse" in name for name in files), files)


if __name__ == "__main__":
    unittest.main()
