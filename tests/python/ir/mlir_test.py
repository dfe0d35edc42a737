"""Programs that import `mlir` instead of `strata`."""

import unittest

import mlir.dialects.arith
import mlir.ir
import mlir.passmanager
import strata.dialects.arith
import strata.ir
import strata.passmanager
from mlir.dialects import func
from mlir.ir import *


class MlirTest(unittest.TestCase):
    def test_modules_are_the_same_objects(self):
        self.assertIs(mlir.ir, strata.ir)
        self.assertIs(mlir.passmanager, strata.passmanager)
        self.assertIs(mlir.dialects.arith, strata.dialects.arith)

    def test_extension(self):
        from mlir._mlir_libs import _mlir
        from mlir._mlir_libs._mlir.ir import Context as ContextOfExtension
        from mlir.dialects._ods_common import _cext

        self.assertIs(_mlir.ir, strata.ir)
        self.assertIs(ContextOfExtension, strata.ir.Context)
        self.assertTrue(_cext.globals)

    def test_a_program(self):
        with Context(), Location.unknown():
            module = Module.create()
            f32 = F32Type.get()
            with InsertionPoint(module.body):

                @func.FuncOp.from_py_func(f32, f32)
                def add(a, b):
                    return mlir.dialects.arith.addf(a, b)

            self.assertIn("arith.addf %arg0, %arg1 : f32", str(module))
            mlir.passmanager.PassManager.parse("builtin.module(canonicalize)").run(module.operation)


if __name__ == "__main__":
    unittest.main()
