"""Looking at the IR, and interfaces: P23 to P39 of the seed's checklist."""

import unittest

from strata import introspection
from strata.dialects import arith, func, scf
from strata.ir import *

PROGRAM = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %k = arith.constant 42 : i32
  %s = arith.addi %a, %k : i32
  %t = arith.addi %s, %b : i32
  return %t : i32
}
"""


class Looking(unittest.TestCase):
    def setUp(self):
        self.c = Context()
        self.m = Module.parse(PROGRAM, self.c)
        self.f = self.m.body.operations[0]
        self.block = self.f.regions[0].blocks[0]
        self.constant, self.add, self.add2, self.ret = self.block.operations

    def test_P23_opview(self):
        op = self.add.operation
        self.assertIs(type(op), Operation)
        self.assertIsInstance(op.opview, arith.AddIOp)
        self.assertIs(op.opview.operation, op)
        self.c.allow_unregistered_dialects = True
        generic = Module.parse('"t.a"() : () -> ()', self.c).body.operations[0]
        self.assertIs(type(generic), OpView)

    def test_P24_attributes(self):
        attributes = self.constant.attributes
        self.assertEqual(attributes["value"], attributes[0].attr)
        self.assertEqual(attributes[0].name, "value")
        self.assertEqual(len(attributes), 1)
        self.assertIn("value", attributes)
        self.assertNotIn("other", attributes)
        attributes["other"] = UnitAttr.get(self.c)
        self.assertEqual(len(attributes), 2)
        del attributes["other"]
        self.assertNotIn("other", attributes)
        with self.assertRaises(KeyError):
            attributes["other"]

    def test_P25_types_of_lists(self):
        self.assertEqual(list(self.add.results.types), [self.add.operands[0].type])
        self.assertEqual(list(self.add.operands.types), [Type.parse("i32", self.c)] * 2)

    def test_P26_accessors(self):
        self.assertEqual(IntegerAttr(self.constant.value).value, 42)
        self.assertEqual(self.add.lhs, self.block.arguments[0])
        self.assertEqual(self.add.rhs, self.constant.result)
        self.assertTrue(hasattr(arith.TruncIOp, "in_"))

    def test_P27_operation_iterates_over_regions(self):
        self.assertEqual(list(self.f), list(self.f.regions))

    def test_P28_regions_and_blocks_iterate(self):
        region = self.f.regions[0]
        self.assertEqual(list(region), list(region.blocks))
        self.assertEqual(list(self.block), list(self.block.operations))
        self.assertEqual([argument.arg_number for argument in self.block.arguments], [0, 1])

    def test_P29_lists(self):
        blocks = self.f.regions[0].blocks
        self.assertEqual(blocks[-1], self.block)
        self.assertEqual(len(blocks), 1)
        with self.assertRaises(IndexError):
            blocks[1]
        self.assertEqual(list(self.block.arguments[1:]), [self.block.arguments[1]])
        self.assertEqual(list(self.add.operands[::-1]), [self.add.operands[1], self.add.operands[0]])

    def test_P30_owner(self):
        self.assertEqual(self.add.result.owner, self.add.operation)
        self.assertEqual(self.block.arguments[0].owner, self.block)
        self.assertEqual(self.block.owner, self.f)

    def test_P31_casts_are_checked(self):
        with self.c:
            i8 = Type.parse("i8")
            with self.assertRaises(ValueError):
                F32Type(i8)
            self.assertEqual(IntegerType(i8), i8)

    def test_P32_isinstance(self):
        with self.c:
            t = Type.parse("i8")
            self.assertTrue(IntegerType.isinstance(t))
            self.assertFalse(F32Type.isinstance(t))
            self.assertIsInstance(t, IntegerType)

    def test_P33_concrete_classes(self):
        self.assertIs(type(self.add.result.type), IntegerType)
        self.assertIs(type(self.f.attributes["sym_name"]), StringAttr)
        self.assertIsInstance(self.add.result, OpResult)
        self.assertIsInstance(self.block.arguments[0], BlockArgument)

    def test_P34_types_are_read_only(self):
        t = Type.parse("tensor<2x?xf32>", self.c)
        self.assertEqual(RankedTensorType(t).element_type, F32Type.get(self.c))
        self.assertEqual(RankedTensorType(t).shape, [2, ShapedType.get_dynamic_size()])
        with self.assertRaises(AttributeError):
            t.element_type = t

    def test_P35_values(self):
        argument, result = self.block.arguments[1], self.add.result
        self.assertEqual(BlockArgument(argument).arg_number, 1)
        with self.assertRaises(ValueError):
            BlockArgument(result)
        self.assertEqual(OpResult(result).result_number, 0)
        with self.assertRaises(ValueError):
            OpResult(argument)

    def test_P36_infer_return_types(self):
        types = InferTypeOpInterface(self.add).inferReturnTypes(operands=list(self.add.operands))
        self.assertEqual(types, [Type.parse("i32", self.c)])

    def test_P37_interfaces_of_classes(self):
        interface = InferTypeOpInterface(arith.AddIOp, context=self.c)
        self.assertEqual(interface.inferReturnTypes(operands=list(self.add.operands)), [self.add.result.type])
        with self.assertRaises(TypeError):
            interface.operation
        with self.assertRaises(ValueError):
            InferTypeOpInterface(self.ret)
        with self.assertRaises(ValueError):
            InferTypeOpInterface(func.ReturnOp, context=self.c)
        with self.assertRaises(TypeError):
            InferTypeOpInterface(42, context=self.c)

    def test_P38_operation_of_an_interface(self):
        interface = InferTypeOpInterface(self.add)
        self.assertIs(interface.operation, self.add.operation)
        self.assertEqual(interface.opview, self.add)

    def test_P39_interfaces_and_traits(self):
        self.assertEqual(CallableOpInterface(self.f).opview, self.f)
        self.assertEqual(FunctionOpInterface(func.FuncOp, context=self.c).get_interface_id(),
                         FunctionOpInterface(self.f).get_interface_id())
        with self.assertRaises(ValueError):
            LoopLikeOpInterface(self.f)
        LoopLikeOpInterface(scf.ForOp, context=self.c)
        self.assertIn("IsCommutative", introspection.lookup(self.add).traits)
        self.assertTrue(introspection.lookup("func.return", self.c).has_trait("IsTerminator"))


if __name__ == "__main__":
    unittest.main()
