"""The generated wrappers of the C API."""

import inspect
import os
import random
import re
import subprocess
import unittest

from strata import _libs
from strata._libs._strata import capi
from strata.ir import *

PROGRAM = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32\n return %0 : i32 }"


class CapiTest(unittest.TestCase):
    def test_every_exported_function_has_a_wrapper_or_a_reason(self):
        library = os.path.join(os.path.dirname(_libs.__file__), "libStrata-C.so.22")
        symbols = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
        exported = set(re.findall(r" T ((?:mlir|strata)\w+)", symbols))
        self.assertGreater(len(exported), 900)
        wrapped = {name for name in dir(capi) if name.startswith(("mlir", "strata"))}
        self.assertEqual(exported - wrapped - set(capi.NOT_WRAPPED), set())
        self.assertEqual(wrapped & set(capi.NOT_WRAPPED), set())
        self.assertGreater(len(wrapped), 700)
        for name, reason in capi.NOT_WRAPPED.items():
            self.assertTrue(reason, name)

    def test_signatures(self):
        self.assertEqual(str(inspect.signature(capi.mlirIntegerTypeGet)), "(ctx, bitwidth, /)")
        self.assertEqual(str(inspect.signature(capi.mlirRankedTensorTypeGet)), "(shape, elementType, encoding=None, /)")
        self.assertIn("type of the elements", capi.mlirShapedTypeGetElementType.__doc__)

    def test_errors_of_arguments(self):
        with Context():
            tensor = Type.parse("tensor<2xi32>")
            with self.assertRaisesRegex(TypeError, r"mlirIntegerTypeGetWidth\(\): argument 'type' has the wrong kind"):
                capi.mlirIntegerTypeGetWidth(tensor)
            with self.assertRaisesRegex(TypeError, "'type' must be"):
                capi.mlirIntegerTypeGetWidth(42)
            with self.assertRaisesRegex(TypeError, "missing argument 'type'"):
                capi.mlirIntegerTypeGetWidth()
            with self.assertRaises(IndexError):
                capi.mlirShapedTypeGetDimSize(tensor, 1)
            with self.assertRaises(OverflowError):
                capi.mlirIntegerTypeGet(None, -1)
            other = Type.parse("i8", Context())
            with self.assertRaisesRegex(ValueError, "belongs to another context"):
                capi.mlirFunctionTypeGet(None, [tensor, other], [])
            with self.assertRaisesRegex(MLIRError, "Invalid type"):
                capi.mlirVectorTypeGetChecked(Location.unknown(), [-1], tensor)
            with self.assertRaisesRegex(ValueError, "must have 1 elements, but has 2"):
                capi.mlirVectorTypeGetScalable([4], [True, False], Type.parse("i8"))
            with self.assertRaisesRegex(ValueError, r"must be in \[0, 5\), but is 9"):
                capi.strataOpInfoGetNumParts(capi.strataOpInfoLookup(None, "arith.addi"), 9)

    def test_texts_are_results(self):
        with Context() as c:
            self.assertEqual(capi.mlirTypePrint(Type.parse("i8")), "i8")
            with self.assertRaisesRegex(ValueError, "strataContextLoadFile"):
                capi.strataContextLoadFile(c, "/does/not/exist.td", [], False)

    def test_capsules_keep_the_context(self):
        info = capi.strataOpInfoLookup(Context(), "arith.addi")
        self.assertEqual(capi.strataOpInfoGetName(info), "arith.addi")
        with self.assertRaises(TypeError):
            capi.strataOpInfoGetName("arith.addi")

    def test_random_arguments_give_results_or_exceptions(self):
        generator = random.Random(1)
        # Functions that print to stderr or change the process.
        skipped = re.compile(r"Dump$|Debug|^mlirContextEnable|^strataContextLoad|^strataEmit|^strataLoad")
        with Context() as c, Location.unknown():
            module = Module.parse(PROGRAM)
            f = module.body.operations[0]
            block = f.regions[0].blocks[0]
            add = block.operations[0]
            pool = [c, None, 0, 1, -1, 7, 1 << 40, 1 << 70, 1.5, True, "i32", b"x", "", [], [1, 2], [Type.parse("i8")], "arith.addi",
                    Type.parse("i32"), Type.parse("tensor<2x?xf32>"), Type.parse("memref<4xf32>"), Type.parse("vector<[4]xi1>"),
                    Type.parse("(i32) -> f32"), Type.parse("!llvm.ptr"), Attribute.parse("42 : i32"),
                    Attribute.parse("dense<[1, 2]> : tensor<2xi32>"), Attribute.parse("dense<1.0> : vector<3xf64>"),
                    Attribute.parse("array<i64: 1, 2>"), Attribute.parse("{a = unit}"), Attribute.parse("[1, 2]"),
                    Attribute.parse("@a::@b"), module, f, add, block, f.regions[0], add.result, block.arguments[0],
                    Location.unknown(), add.result.type.typeid, AffineMap.get_identity(2), AffineExpr.get_dim(0),
                    AffineExpr.get_constant(2), AffineExpr.get_dim(0) + AffineExpr.get_symbol(1), IntegerSet.get_empty(1, 1),
                    capi.strataOpInfoLookup(c, "arith.addi"), capi.mlirContextGetOrLoadDialect(c, "arith"), object()]
            calls = results = 0
            for name in sorted(dir(capi)):
                function = getattr(capi, name)
                if not name.startswith(("mlir", "strata")) or skipped.search(name):
                    continue
                count = len(inspect.signature(function).parameters)
                for _ in range(40):
                    arguments = [generator.choice(pool) for _ in range(count)]
                    calls += 1
                    try:
                        function(*arguments)
                        results += 1
                    except (TypeError, ValueError, IndexError, OverflowError, RuntimeError, MLIRError, BufferError):
                        pass
            self.assertGreater(calls, 20000)
            self.assertGreater(results, 1000)
            self.assertTrue(module.operation.verify())


if __name__ == "__main__":
    unittest.main()
