# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Generated modules: constructors, functions, accessors, enums, of all dialects."""

import enum
import importlib
import inspect
import unittest

from strata.dialects import arith, func, memref, scf
from strata.dialects._ods_common import _cext
from strata.ir import (
    Attribute, Block, Context, F32Type, IndexType, InsertionPoint, IntegerAttr, IntegerType, Location, MemRefType, MLIRError,
    Module, Operation, OpView, Type, UnitAttr,
)

DIALECTS = """affine arith arm_neon bufferization builtin cf complex dlti func gpu index llvm math memref ml_program ptr scf shape
spirv tensor ub vector""".split()


class ModulesTest(unittest.TestCase):
    def test_every_dialect_is_importable_and_names_itself(self) -> None:
        for name in DIALECTS:
            with self.subTest(dialect=name):
                module = importlib.import_module(f"strata.dialects.{name}")
                self.assertEqual(module._Dialect.DIALECT_NAMESPACE, name)

    def test_every_registered_op_has_a_class_with_loc_and_ip_last(self) -> None:
        with Context() as context:
            for name in DIALECTS:
                module = importlib.import_module(f"strata.dialects.{name}")
                context.get_dialect_descriptor(name)
                classes = [each for each in vars(module).values() if inspect.isclass(each) and issubclass(each, OpView)
                           and each is not OpView]
                for cls in classes:
                    with self.subTest(op=cls.OPERATION_NAME):
                        self.assertTrue(context.is_registered_operation(cls.OPERATION_NAME))
                        parameters = list(inspect.signature(cls).parameters)
                        self.assertLessEqual({"loc", "ip"}, set(parameters))

    def test_modules_keep_private_names_private(self) -> None:
        module = importlib.import_module("strata.dialects._arith_ops_gen")
        self.assertEqual([name for name in vars(module) if name.startswith("_ods_") and not name.startswith("__")],
                         [name for name in vars(module) if name.startswith("_ods")])

    def test_second_class_for_an_operation_is_refused_without_replace(self) -> None:
        class Other(OpView):
            OPERATION_NAME = "arith.addi"
            _ODS_REGIONS = (0, True)

        with self.assertRaises(RuntimeError):
            _cext.register_operation(arith._Dialect)(Other)


class OpsTest(unittest.TestCase):
    def setUp(self) -> None:
        self.context = Context()
        self.context.__enter__()
        self.location = Location.unknown()
        self.location.__enter__()
        self.module = Module.create()
        self.point = InsertionPoint(self.module.body)
        self.point.__enter__()
        self.i32 = IntegerType.get_signless(32)

    def tearDown(self) -> None:
        self.point.__exit__(None, None, None)
        self.location.__exit__(None, None, None)
        self.context.__exit__(None, None, None)

    def constant(self, value: int):
        return arith.constant(self.i32, value)

    def test_function_returns_result_list_or_operation(self) -> None:
        a = self.constant(1)
        self.assertEqual(str(arith.addi(a, a).type), "i32")
        low, high = arith.mulsi_extended(a, a)
        self.assertEqual((str(low.type), high.result_number), ("i32", 1))
        self.assertIsInstance(func.return_([], ip=False), func.ReturnOp)
        self.assertIsInstance(func.call([], "f", []), OpView)
        self.assertEqual(func.call([self.i32], "f", []).type, self.i32)
        self.assertEqual(len(func.call([self.i32, self.i32], "f", [])), 2)

    def test_operand_may_be_an_operation_with_one_result(self) -> None:
        one = arith.ConstantOp(self.i32, 1)
        self.assertEqual(arith.AddIOp(one, one.operation).lhs, one.result)

    def test_operands_may_be_the_results_of_an_operation(self) -> None:
        both = arith.MulSIExtendedOp(self.constant(2), self.constant(3))
        self.assertEqual([value.type for value in func.ReturnOp(both, ip=False).operands_], [self.i32, self.i32])

    def test_enum_argument_and_attribute_accessor(self) -> None:
        a = self.constant(1)
        for predicate in (arith.CmpIPredicate.ult, 6, IntegerAttr.get(IntegerType.get_signless(64), 6)):
            self.assertEqual(int(arith.CmpIOp(predicate, a, a).predicate), 6)
        op = arith.AddIOp(a, a, overflowFlags=arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw)
        self.assertEqual(str(op.overflowFlags), "#arith.overflow<nsw, nuw>")
        op.overflowFlags = Attribute.parse("#arith.overflow<none>")
        self.assertEqual(str(op.overflowFlags), "#arith.overflow<none>")

    def test_unit_attribute_is_a_bool(self) -> None:
        buffer = memref.alloc(MemRefType.get([4], F32Type.get()))
        zero = arith.ConstantOp.create_index(0)
        load = memref.LoadOp(buffer, [zero], nontemporal=True)
        # A default-valued attribute is not a unit: it is an attribute.
        self.assertIn("true", str(load.nontemporal).lower())
        call = func.CallOp([], "f", [])
        self.assertIs(call.no_inline, False)
        call.no_inline = True
        self.assertEqual(call.attributes["no_inline"], UnitAttr.get())
        call.no_inline = False
        self.assertNotIn("no_inline", call.attributes)
        call.no_inline = True
        del call.no_inline
        self.assertIs(call.no_inline, False)

    def test_optional_attribute_is_none_if_absent(self) -> None:
        call = func.CallOp([], "f", [])
        self.assertIsNone(call.arg_attrs)
        call.arg_attrs = Attribute.parse("[{}]")
        self.assertEqual(str(call.arg_attrs), "[{}]")
        call.arg_attrs = None
        self.assertIsNone(call.arg_attrs)

    def test_variadic_groups_with_sizes(self) -> None:
        size = arith.ConstantOp.create_index(4)
        alloc = memref.AllocOp(Type.parse("memref<?x?xf32>"), [size, size], [])
        self.assertEqual((len(alloc.dynamicSizes), len(alloc.symbolOperands)), (2, 0))
        self.assertEqual(list(alloc.attributes["operandSegmentSizes"]), [2, 0])

    def test_regions(self) -> None:
        switch = scf._scf_ops_gen.IndexSwitchOp if hasattr(scf, "_scf_ops_gen") else importlib.import_module(
            "strata.dialects._scf_ops_gen").IndexSwitchOp
        op = switch([], arith.ConstantOp.create_index(1), [1, 2], 2)
        self.assertEqual((len(op.regions), len(op.caseRegions)), (3, 2))
        self.assertEqual(op.defaultRegion, op.regions[0])

    def test_errors_name_the_argument(self) -> None:
        a = self.constant(1)
        with self.assertRaisesRegex(TypeError, "predicate"):
            arith.CmpIOp(None, a, a)
        with self.assertRaises(TypeError):
            arith.AddIOp(a, 3)
        with self.assertRaisesRegex(TypeError, "arg_attrs"):
            func.CallOp.__mro__[1]([], "f", [], arg_attrs=object())
        with self.assertRaises(TypeError):
            arith.AddIOp(a)
        with self.assertRaises(TypeError):
            arith.AddIOp(a, a, fast=True)
        with self.assertRaises(MLIRError):
            arith.AddIOp(a, arith.constant(IntegerType.get_signless(8), 1), results=None).operation.verify()

    def test_parsed_operation_has_the_class_of_its_name(self) -> None:
        op = Operation.parse('"arith.constant"() <{value = 1 : i32}> : () -> i32')
        self.assertIsInstance(op.opview if isinstance(op, Operation) else op, arith.ConstantOp)

    def test_location_and_insertion_point_arguments(self) -> None:
        here = Location.file("f", 1, 2)
        op = arith.ConstantOp(self.i32, 1, loc=here, ip=InsertionPoint.at_block_begin(self.module.body))
        self.assertEqual(op.location, here)
        self.assertEqual(self.module.body.operations[0], op)


class EnumsTest(unittest.TestCase):
    def test_str_is_the_keyword(self) -> None:
        self.assertEqual(str(arith.CmpIPredicate.slt), "slt")
        self.assertEqual(str(arith.CmpFPredicate.AlwaysFalse), "false")
        self.assertIsInstance(arith.CmpIPredicate.eq, enum.IntEnum)

    def test_bits(self) -> None:
        flags = arith.FastMathFlags.nnan | arith.FastMathFlags.ninf
        self.assertEqual((len(flags), str(flags)), (2, "nnan,ninf"))
        self.assertEqual(list(flags), [arith.FastMathFlags.nnan, arith.FastMathFlags.ninf])
        self.assertEqual(str(arith.FastMathFlags.none), "none")


if __name__ == "__main__":
    unittest.main()
