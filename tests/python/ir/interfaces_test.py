"""Interfaces, declarations of operations, and decorators for operations with regions."""

import unittest

from strata import introspection, ir
from strata.dialects import arith, func, scf
from strata.extras.meta import region_op
from strata.ir import *


class InContext(unittest.TestCase):
    def setUp(self):
        self.c = Context()
        self.c.__enter__()
        self.addCleanup(self.c.__exit__, None, None, None)
        loc = Location.unknown()
        loc.__enter__()
        self.addCleanup(loc.__exit__, None, None, None)
        self.module = Module.create()
        ip = InsertionPoint(self.module.body)
        ip.__enter__()
        self.addCleanup(ip.__exit__, None, None, None)


class InterfacesTest(InContext):
    def test_all_known_interfaces_have_classes(self):
        classes = [cls for cls in vars(ir).values()
                   if isinstance(cls, type) and issubclass(cls, OpInterface) and cls is not OpInterface]
        self.assertGreater(len(classes), 40)
        for cls in classes:
            self.assertTrue(cls.get_interface_id(), cls)

    def test_inference_fails(self):
        flag = arith.constant(IntegerType.get_signless(1), 1)
        number = arith.constant(IntegerType.get_signless(8), 1)
        with self.assertRaises(MLIRError):
            InferTypeOpInterface(arith.SelectOp, context=self.c).inferReturnTypes(operands=[])
        types = InferTypeOpInterface(arith.SelectOp, context=self.c).inferReturnTypes(operands=[flag, [number], number, None])
        self.assertEqual(types, [number.type])

    def test_no_operation_infers_shapes(self):
        with self.assertRaises(ValueError):
            InferShapedTypeOpInterface(arith.AddIOp, context=self.c)
        f32 = F32Type.get()
        parts = ShapedTypeComponents.get([2, 3], f32)
        self.assertEqual((parts.has_rank, parts.rank, parts.shape, parts.element_type, parts.attribute), (True, 2, [2, 3], f32, None))
        self.assertEqual((ShapedTypeComponents.get(f32).has_rank, ShapedTypeComponents.get(f32).shape), (False, None))

    def test_declarations(self):
        info = introspection.lookup("arith.addi")
        self.assertEqual([(part.name, part.arity) for part in info.operands],
                         [("lhs", introspection.Arity.ONE), ("rhs", introspection.Arity.ONE)])
        self.assertTrue(info.operand_accepts(0, IndexType.get()))
        self.assertFalse(info.operand_accepts(0, F32Type.get()))
        self.assertTrue(info.implements("InferTypeOpInterface") and not info.implements("LoopLikeOpInterface"))
        self.assertIn("$lhs", info.assembly_format)
        compare = introspection.lookup("arith.cmpi")
        self.assertIn("slt", compare.enum_cases(0))
        for_ = introspection.lookup("scf.for")
        self.assertEqual([part.arity for part in for_.operands][3], introspection.Arity.VARIADIC)
        self.assertEqual(len(for_.regions), 1)
        self.assertIn("func.func", [op.name for op in introspection.operations("func")])
        for call in (lambda: introspection.lookup("no.op"), lambda: introspection.operations("nodialect")):
            with self.assertRaises(KeyError):
                call()
        with self.assertRaises(ValueError):
            info.implements("NoInterface")
        with self.assertRaises(IndexError):
            info.operand_accepts(2, IndexType.get())


class MetaTest(InContext):
    def test_region_op(self):
        i32 = IntegerType.get_signless(32)
        execute = region_op(lambda: scf.ExecuteRegionOp([i32]), terminator=scf.yield_)

        @execute
        def op():
            return arith.constant(i32, 3)

        self.assertTrue(op.operation.verify())
        self.assertIn("scf.yield %c3_i32 : i32", str(op))

    def test_arguments_of_blocks(self):
        i32 = IntegerType.get_signless(32)

        @region_op(lambda name: func.FuncOp(name, ([i32], [i32])), terminator=func.ReturnOp)("double")
        def function(a: i32):
            return arith.addi(a, a)

        self.assertTrue(self.module.operation.verify())
        self.assertIn("func.func @double(%arg0: i32) -> i32", str(self.module))
        with self.assertRaises(ValueError):
            @region_op(lambda: func.FuncOp("g", ([i32], [i32])))
            def without_types(a):
                pass


if __name__ == "__main__":
    unittest.main()
