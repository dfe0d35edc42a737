"""Creating IR, and style: P40 to P53 of the seed's checklist."""

import doctest
import inspect
import os
import re
import tempfile
import unittest

from strata import ir
from strata.dialects import arith, cf, func, memref
from strata.ir import *


class Creating(unittest.TestCase):
    def setUp(self):
        self.c = Context()
        self.c.__enter__()
        self.addCleanup(self.c.__exit__, None, None, None)
        self.loc = Location.unknown()
        self.loc.__enter__()
        self.addCleanup(self.loc.__exit__, None, None, None)
        self.i32 = IntegerType.get_signless(32)

    def test_P40_general_constructor(self):
        m = Module.create()
        with InsertionPoint(m.body):
            one = arith.ConstantOp(self.i32, 1)
            op = Operation.create("arith.addi", results=[self.i32], operands=[one, one.result], attributes={},
                                  successors=[], regions=0, loc=Location.file("f", 1, 1),
                                  ip=InsertionPoint.at_block_begin(m.body))
        self.assertIsInstance(op, arith.AddIOp)
        self.assertEqual(m.body.operations[0], op)
        f = func.FuncOp("f", ([], []), visibility="private", ip=False)
        entry = f.add_entry_block()
        with InsertionPoint(entry):
            jump = Operation.create("cf.br", successors=[entry])
        self.assertEqual(list(jump.successors), [entry])
        self.assertIsInstance(jump, cf.BranchOp)

    def test_P41_function(self):
        m = Module.create()
        with InsertionPoint(m.body):
            f = func.FuncOp("main", ([], []))
            with InsertionPoint(f.add_entry_block()):
                func.ReturnOp([])
        self.assertTrue(m.operation.verify())
        self.assertIn("func.func @main() {", str(m))

    def test_P42_create_gives_the_class(self):
        op = Operation.create("func.func", regions=1, attributes={
            "sym_name": StringAttr.get("f"), "function_type": TypeAttr.get(FunctionType.get([], []))})
        self.assertIsInstance(op, func.FuncOp)

    def test_P43_region_cannot_be_created(self):
        with self.assertRaises(TypeError):
            Region()

    def test_P44_blocks(self):
        f = func.FuncOp("main", ([self.i32], []))
        middle = Block.create_at_start(f.regions[0], [self.i32])
        first = middle.create_before()
        last = middle.create_after(self.i32, self.i32)
        self.assertEqual(list(f.regions[0]), [first, middle, last])
        self.assertEqual([len(block.arguments) for block in (first, middle, last)], [0, 1, 2])

    def test_P45_insertion_points(self):
        m = Module.parse("func.func @f() { return }")
        block = m.body.operations[0].regions[0].blocks[0]
        terminator = block.operations[0]
        with InsertionPoint.at_block_terminator(block):
            a = arith.ConstantOp(self.i32, 1)
        with InsertionPoint(terminator):
            b = arith.ConstantOp(self.i32, 2)
        self.assertEqual(list(block.operations), [a, b, terminator])
        terminator.erase()
        with InsertionPoint(block):
            r = func.ReturnOp([])
        self.assertEqual(block.operations[-1], r)

    def test_P46_float_attr(self):
        attr = FloatAttr.get(F32Type.get(context=self.c), 3.14)
        self.assertAlmostEqual(attr.value, 3.14, places=6)
        self.assertEqual(str(attr), "3.140000e+00 : f32")
        with self.assertRaises(MLIRError):
            FloatAttr.get(self.i32, 1.0)

    def test_P47_integer_attr(self):
        attr = IntegerAttr.get(IntegerType.get_signless(8), 42)
        self.assertEqual((str(attr), attr.value), ("42 : i8", 42))
        with self.assertRaises(ValueError):
            IntegerAttr.get(IntegerType.get_signless(8), 256)

    def test_P48_dict_attr(self):
        attr = DictAttr.get({"a": ArrayAttr.get([UnitAttr.get()])})
        self.assertEqual(str(attr), "{a = [unit]}")
        self.assertEqual(attr["a"][0], UnitAttr.get())

    def test_P49_attribute_builders(self):
        self.assertTrue(AttrBuilder.contains("I32Attr"))
        with self.assertRaises(RuntimeError):
            @register_attribute_builder("I32Attr")
            def second(value, context):
                return IntegerAttr.get(IntegerType.get_signless(32, context), value)

        built = []
        original = AttrBuilder.get("I64Attr")
        self.addCleanup(AttrBuilder.insert, "I64Attr", original, replace=True)

        @register_attribute_builder("I64Attr", replace=True)
        def replaced(value, context):
            built.append(value)
            return IntegerAttr.get(IntegerType.get_signless(64, context), value)

        self.assertIs(AttrBuilder.get("I64Attr"), replaced)
        alloc = memref.AllocOp(MemRefType.get([4], self.i32), [], [], alignment=30)
        self.assertEqual(alloc.alignment.value, 30)
        self.assertEqual(built, [30])


class Style(unittest.TestCase):
    def test_P50_names(self):
        known = {"inferReturnTypes", "inferReturnTypeComponents", "parseFile", "_CAPIPtr", "_CAPICreate"}
        for name, cls in vars(ir).items():
            if not inspect.isclass(cls) or name.startswith("_"):
                continue
            self.assertRegex(name, r"^[A-Z][A-Za-z0-9]*$")
            for member in vars(cls):
                if member.startswith("_") or member in known:
                    continue
                with self.subTest(f"{name}.{member}"):
                    # Members of enums and constants are upper case; nested classes are in camel case.
                    self.assertRegex(member, r"^([a-z][a-z0-9_]*|[A-Z][A-Z0-9_]*|[A-Z][A-Za-z0-9]*)$")
                    if re.match(r"get[A-Z]", member):
                        self.fail("getters are properties")

    def test_P51_doctests_of_repr(self):
        def example():
            """
            >>> with Context():
            ...     Type.parse("i8"), IntegerAttr.get(IntegerType.get_signless(8), 42)
            (IntegerType(i8), IntegerAttr(42 : i8))
            >>> c = Context(); AffineMap.get(2, 0, [AffineExpr.get_dim(0, c) + 1])
            AffineMap((d0, d1) -> (d0 + 1))
            """

        runner = doctest.DocTestRunner()
        for test in doctest.DocTestFinder().find(example, globs=vars(ir)):
            runner.run(test)
        self.assertEqual(runner.failures, 0)
        self.assertEqual(runner.tries, 2)

    def test_P52_parsers(self):
        with Context():
            self.assertEqual(Operation.parse("func.func private @f()").operation.name, "func.func")
            self.assertEqual(Attribute.parse("1 : i8").value, 1)
            self.assertEqual(len(Module.parse(b"func.func private @f()").body.operations), 1)
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "m.mlir")
                with open(path, "w") as file:
                    file.write("func.func private @f()")
                self.assertEqual(len(Module.parseFile(path).body.operations), 1)
            with self.assertRaises(MLIRError):
                Module.parse("func.func private @f(")
            with self.assertRaises(MLIRError):
                Attribute.parse("1 :")

    def test_P53_get_asm(self):
        with Context():
            m = Module.parse("func.func private @f()")
            self.assertEqual(m.operation.get_asm(), str(m.operation))
            self.assertIn('"func.func"', m.operation.get_asm(print_generic_op_form=True))
            self.assertFalse(hasattr(m.operation, "to_asm"))
            self.assertFalse(hasattr(m.operation, "new_op_builder"))


if __name__ == "__main__":
    unittest.main()
