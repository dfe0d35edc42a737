# Part of Strata, under the Apache License v2.0. See LICENSE.
"""What generated constructors call: ods.build, ods.create, and functions for arguments and results."""

import gc
import unittest
import weakref

from strata._libs import Context
from strata._libs._strata import (
    AttrBuilder, Attribute, Block, InsertionPoint, Location, Module, OpResult, OpView, Operation, Type, ods,
)


def make_class(**constants):
    """Returns a class with a constructor as generated ones have."""

    class TestOp(OpView):
        __slots__ = ()
        OPERATION_NAME = "test.op"
        _ODS_REGIONS = (0, True)

        def __init__(self, operands=(), attributes=(), results=(), successors=None, regions=None, loc=None, ip=None):
            ods.build(self, operands, attributes, results, successors, regions, loc, ip)

    for name, value in constants.items():
        setattr(TestOp, name, value)
    return TestOp


class BuildingCase(unittest.TestCase):
    def setUp(self):
        self.context = Context()
        self.context.allow_unregistered_dialects = True
        self.context.__enter__()
        self.addCleanup(self.context.__exit__, None, None, None)
        self.location = Location.unknown()
        self.location.__enter__()
        self.addCleanup(self.location.__exit__, None, None, None)
        self.i32 = Type.parse("i32")
        self.one = Attribute.parse("1 : i32")
        self.module = Module.create()
        self.values = [Operation.create("test.value", [self.i32], ip=InsertionPoint(self.module.body)).result for _ in range(4)]


class BuildTest(BuildingCase):
    def test_parts(self):
        cls = make_class(_ODS_REGIONS=(1, False), _ODS_ATTRIBUTES=(("a", "", 1), ("b", "", 0)))
        with InsertionPoint(self.module.body):
            op = cls(self.values[:2], (self.one, None), [self.i32], None, 2)
        self.assertEqual((list(op.operands), op.result.type, dict(op.attributes.items()), len(op.regions)),
                         (self.values[:2], self.i32, {"a": self.one}, 2))
        self.assertIs(type(op), cls)
        self.assertEqual(op.parent, self.module.operation)

    def test_segments(self):
        cls = make_class(_ODS_OPERAND_SEGMENTS=[1, 0, -1], _ODS_RESULT_SEGMENTS=[0, 1])
        a, b, c, d = self.values
        op = cls((a, None, [b, c]), (), (None, self.i32), ip=False)
        self.assertEqual(str(op.attributes["operandSegmentSizes"]), "array<i32: 1, 0, 2>")
        self.assertEqual(str(op.attributes["resultSegmentSizes"]), "array<i32: 0, 1>")
        with self.assertRaisesRegex(ValueError, "has 3 groups of operands, but 1 are given"):
            cls((a,), (), (None, self.i32), ip=False)

    def test_required_and_wrong_attributes(self):
        cls = make_class(_ODS_ATTRIBUTES=(("n", "NumberForTest", 1), ("u", "UnitForTest", 2), ("x", "", 0), ("y", "Absent", 0)))
        AttrBuilder.insert("NumberForTest", lambda value, context: Attribute.parse(f"{value + 0} : i32", context), replace=True)
        AttrBuilder.insert("UnitForTest", lambda value, context: Attribute.parse("unit", context), replace=True)
        op = cls((), (7, True, None, None), ip=False)
        self.assertEqual((str(op.attributes["n"]), str(op.attributes["u"]), len(op.attributes)), ("7 : i32", "unit", 2))
        self.assertEqual(len(cls((), (7, False, None, None), ip=False).attributes), 1)
        for values, text in (((None, None, None, None), r"TestOp\(\): argument 'n' is required"),
                             ((7, None, 3, None), r"TestOp\(\): argument 'x' must be an Attribute, not int"),
                             ((7, None, None, "s"), r"TestOp\(\): argument 'y' must be an Attribute, not str")):
            with self.subTest(values), self.assertRaisesRegex(TypeError, text):
                cls((), values, ip=False)
        with self.assertRaisesRegex(TypeError, r"TestOp\(\): argument 'n': .*str") as caught:
            cls((), ("s", None, None, None), ip=False)
        self.assertIsInstance(caught.exception.__cause__, TypeError)
        AttrBuilder.insert("NumberForTest", lambda value, context: 1 // 0, replace=True)
        with self.assertRaises(ZeroDivisionError):
            cls((), (7, None, None, None), ip=False)
        AttrBuilder.insert("NumberForTest", lambda value, context: "no attribute", replace=True)
        with self.assertRaisesRegex(TypeError, "'attributes' must be Attribute, not str"):
            cls((), (7, None, None, None), ip=False)
        with self.assertRaisesRegex(ValueError, "another context"):
            cls((), (Attribute.parse("1 : i32", Context()), None, None, None), ip=False)

    def test_attribute_functions_may_create_operations_and_leave_contexts(self):
        cls = make_class(_ODS_ATTRIBUTES=(("n", "NestedForTest", 0), ("m", "NestedForTest", 0)))

        def nested(value, context):
            if value:
                other = Context()
                other.allow_unregistered_dialects = True
                with other, Location.unknown():
                    cls((), (value - 1, value - 1), ip=False)
            return Attribute.parse(f"{value} : i32", context)

        AttrBuilder.insert("NestedForTest", nested, replace=True)
        op = cls((), (2, 1), ip=False)
        gc.collect()
        self.assertEqual((str(op.attributes["n"]), str(op.attributes["m"])), ("2 : i32", "1 : i32"))

    def test_attribute_function_may_destroy_an_operand(self):
        cls = make_class(_ODS_ATTRIBUTES=(("n", "DestroyForTest", 0),))
        value = self.values[0]

        def destroy(number, context):
            value.owner.erase()
            return self.one

        AttrBuilder.insert("DestroyForTest", destroy, replace=True)
        with self.assertRaisesRegex(RuntimeError, "destroyed"):
            cls((value,), (1,), ip=False)

    def test_constants_of_a_class(self):
        for constants, error in (({"_ODS_ATTRIBUTES": 3}, TypeError), ({"_ODS_ATTRIBUTES": ((1, 2),)}, TypeError),
                                 ({"_ODS_ATTRIBUTES": (("a", "", "x"),)}, TypeError), ({"_ODS_REGIONS": (1,)}, TypeError),
                                 ({"_ODS_REGIONS": ("x", True)}, TypeError), ({"OPERATION_NAME": 3}, TypeError),
                                 ({"_ODS_OPERAND_SEGMENTS": "1"}, TypeError), ({"_ODS_ATTRIBUTES": (("a", "", 5),)}, ValueError),
                                 ({"_ODS_ATTRIBUTES": (("a", "", -1),)}, ValueError)):
            with self.subTest(constants), self.assertRaises(error):
                make_class(**constants)(ip=False)
        with self.assertRaisesRegex(ValueError, "requires 1 regions, but 2 are given"):
            make_class(_ODS_REGIONS=(1, True))(regions=2, ip=False)

    def test_numbers_of_attributes(self):
        for declared, given in (((), (self.one,)), ((("a", "", 0),), ()), ((("a", "", 0),), (self.one, self.one))):
            text = rf"TestOp\(\): the class has {len(declared)} attributes in _ODS_ATTRIBUTES, but {len(given)} are given"
            with self.subTest(text), self.assertRaisesRegex(TypeError, text):
                make_class(_ODS_ATTRIBUTES=declared)((), given, ip=False)

    def test_classes_are_not_kept_alive(self):
        cls = make_class()
        first = cls(ip=False)
        self.assertEqual(first.name, "test.op")
        watched = weakref.ref(cls)
        del cls, first
        gc.collect()
        self.assertIsNone(watched())
        # The address of the old class may be used again.
        for i in range(20):
            cls = make_class(OPERATION_NAME=f"test.op{i}")
            self.assertEqual(cls(ip=False).name, f"test.op{i}")
            del cls
            gc.collect()

    def test_arguments(self):
        op = make_class()(ip=False)
        for arguments in ((), (op,), (3, (), (), None, None, None, None, None), (op, (), [], None, None, None, None, None)):
            with self.subTest(arguments), self.assertRaises(TypeError):
                ods.build(*arguments)
        for cls in (3, Operation, int):
            with self.subTest(cls), self.assertRaisesRegex(TypeError, "subclass of OpView"):
                ods.create(cls, (), (), None, None, None, None, None)
        with self.assertRaises(TypeError):
            ods.create(OpView)


class CreateTest(BuildingCase):
    def create(self, results, ip=None):
        return ods.create(make_class(), self.values[:1], (), results, None, None, None, ip)

    def test_result_keeps_the_operation(self):
        value = self.create([self.i32], ip=False)
        gc.collect()
        self.assertIsInstance(value, OpResult)
        self.assertEqual((value.owner.name, value.owner.attached), ("test.op", False))
        with InsertionPoint(self.module.body):
            self.assertEqual(self.create([self.i32]).owner.parent, self.module.operation)

    def test_other_numbers_of_results(self):
        for results in ([], [self.i32] * 2):
            with self.assertRaisesRegex(ValueError, rf"test.op which has {len(results)} results"):
                self.create(results, ip=False)
        self.assertEqual(self.values[0].owner.name, "test.value")
        self.assertEqual(list(self.values[0].uses), [])

    def test_errors_of_operands(self):
        for operands, error in ((("x",), TypeError), (([],), TypeError), (None, None)):
            if error:
                with self.subTest(operands), self.assertRaises(error):
                    ods.create(make_class(), operands, (), [self.i32], None, None, None, False)
            else:
                self.assertEqual(len(ods.create(make_class(), operands, (), [self.i32], None, None, None, False).owner.operands), 0)


class ArgumentsTest(BuildingCase):
    def test_values(self):
        a, b = self.values[:2]
        two = Operation.create("test.two", [self.i32] * 2)
        self.assertEqual(ods.values([a, b.owner, two.results]), [a, b, two.results[0]])
        self.assertEqual(ods.values(two), list(two.results))
        self.assertEqual(ods.values(iter([a])), [a])
        for wrong, error in ((a, TypeError), ([3], TypeError), ("ab", TypeError), (None, TypeError), ([two], ValueError)):
            with self.subTest(wrong), self.assertRaises(error):
                ods.values(wrong)

    def test_optional_and_results(self):
        a = self.values[0]
        self.assertEqual((ods.optional(None), ods.optional(a)), ((), (a,)))
        none, two = Operation.create("test.none"), Operation.create("test.two", [self.i32] * 2)
        self.assertIs(ods.results(none), none)
        self.assertEqual((ods.results(a.owner), list(ods.results(two))), (a, list(two.results)))
        with self.assertRaises(TypeError):
            ods.results(3)

    def test_blocks_as_successors(self):
        region_op = Operation.create("test.region", regions=1)
        block = Block.create_at_start(region_op.regions[0])
        jump = make_class()((), (), (), (block,), ip=InsertionPoint(block))
        self.assertEqual(list(jump.successors), [block])


if __name__ == "__main__":
    unittest.main()
