"""Compilation in memory, over the library that contains LLVM."""

import ctypes
import os
import tempfile
import unittest

from strata.execution_engine import ExecutionEngine
from strata.ir import *
from strata.passmanager import PassManager

LOWERING = ("builtin.module(convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,"
            "convert-func-to-llvm,reconcile-unrealized-casts)")


def compile_(text, **options):
    module = Module.parse(text, Context())
    PassManager.parse(LOWERING, module.context).run(module.operation)
    return ExecutionEngine(module, **options)


class ExecutionEngineTest(unittest.TestCase):
    def test_invoke(self):
        engine = compile_("func.func @add(%a: f32, %b: f32) -> f32 attributes {llvm.emit_c_interface} {"
                          " %0 = arith.addf %a, %b : f32 return %0 : f32 }")
        a, b, result = ctypes.c_float(42.0), ctypes.c_float(2.0), ctypes.c_float(-1.0)
        engine.invoke("add", ctypes.pointer(a), ctypes.pointer(b), ctypes.pointer(result))
        self.assertEqual(result.value, 44.0)
        with self.assertRaises(RuntimeError):
            engine.invoke("subtract")

    def test_memref(self):
        class Descriptor(ctypes.Structure):
            _fields_ = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p), ("offset", ctypes.c_int64),
                        ("shape", ctypes.c_int64 * 1), ("strides", ctypes.c_int64 * 1)]

        engine = compile_("func.func @double(%m: memref<4xi32>) attributes {llvm.emit_c_interface} {"
                          " %z = arith.constant 0 : index %n = arith.constant 4 : index %s = arith.constant 1 : index"
                          " scf.for %i = %z to %n step %s { %0 = memref.load %m[%i] : memref<4xi32>"
                          " %1 = arith.addi %0, %0 : i32 memref.store %1, %m[%i] : memref<4xi32> } return }")
        data = (ctypes.c_int32 * 4)(1, 2, 3, 4)
        address = ctypes.addressof(data)
        descriptor = Descriptor(address, address, 0, (ctypes.c_int64 * 1)(4), (ctypes.c_int64 * 1)(1))
        engine.invoke("double", ctypes.pointer(ctypes.pointer(descriptor)))
        self.assertEqual(list(data), [2, 4, 6, 8])

    def test_register_runtime(self):
        module = Module.parse(
            "func.func private @callback(i32) attributes {llvm.emit_c_interface}\n"
            "func.func @f(%a: i32) attributes {llvm.emit_c_interface} { call @callback(%a) : (i32) -> () return }", Context())
        PassManager.parse(LOWERING, module.context).run(module.operation)
        engine = ExecutionEngine(module)
        values = []
        callback = ctypes.CFUNCTYPE(None, ctypes.c_int32)(values.append)
        engine.register_runtime("callback", callback)
        argument = ctypes.c_int32(7)
        engine.invoke("f", ctypes.pointer(argument))
        self.assertEqual(values, [7])

    def test_lookups_and_object_files(self):
        engine = compile_("func.func @f() attributes {llvm.emit_c_interface} { return }", opt_level=0)
        self.assertTrue(engine.raw_lookup("f"))
        self.assertFalse(engine.raw_lookup("g"))
        engine.initialize()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "f.o")
            engine.dump_to_object_file(path)
            with open(path, "rb") as file:
                self.assertEqual(file.read(4), b"\x7fELF")
        with self.assertRaises(RuntimeError):
            compile_("func.func @f() { return }", enable_object_dump=False).dump_to_object_file("x.o")

    def test_invalid_modules(self):
        module = Module.parse("func.func @f() { return }", Context())
        with self.assertRaisesRegex(RuntimeError, "Failure while creating the ExecutionEngine"):
            ExecutionEngine(module)
        with self.assertRaises(ValueError):
            ExecutionEngine(module, opt_level=4)


if __name__ == "__main__":
    unittest.main()
