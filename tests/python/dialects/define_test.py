# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Dialects declared by Python classes."""

import enum
import unittest

from strata.define import Dialect, attribute, operand, region, result, successor
from strata.dialects import arith
from strata.ir import Context, F32Type, InsertionPoint, IntegerType, Location, MLIRError, Module, Operation, Type
from strata.passmanager import PassManager

toy = Dialect("toy", summary="Things.")


@toy.enum
class Color(enum.IntEnum):
    """A color."""

    red = 0
    green = 5


@toy.type("box")
class BoxType:
    """A box."""

    width: int
    content: Type
    names: list[int]
    color: Color
    depth: int = 4

    def area(self) -> int:
        return self.width * self.depth


@toy.attribute("note")
class NoteAttr:
    text: str


@toy.op("join", traits=["Pure", "SameOperandsAndResultType"])
class JoinOp:
    """Joins two boxes: `a`, `b`."""

    first = operand(BoxType)
    second = operand(BoxType)
    joined = result(BoxType)
    assembly_format = "$first `,` $second attr-dict `:` type($joined)"

    @property
    def width(self) -> int:
        return self.joined.type.width


@toy.op("make", traits=["NoTerminator"])
class MakeOp:
    sizes = operand("AnyInteger", variadic=True)
    color = attribute(Color)
    note = attribute(NoteAttr, optional=True)
    count = attribute("I32Attr", default="3")
    box = result(BoxType)
    body = region()


class DefineTest(unittest.TestCase):
    def setUp(self) -> None:
        self.context = Context()
        self.context.__enter__()
        self.addCleanup(self.context.__exit__, None, None, None)
        location = Location.unknown()
        location.__enter__()
        self.addCleanup(location.__exit__, None, None, None)
        self.toy = toy.load()

    def box(self, width: int = 3):
        return self.toy.BoxType.get(width, F32Type.get(), [1, 2], self.toy.Color.green)

    def test_types_and_attributes(self) -> None:
        box = self.box()
        self.assertEqual((box.width, box.depth, box.area(), box.color), (3, 4, 12, self.toy.Color.green))
        self.assertEqual(Type.parse(str(box)), box)
        self.assertIsInstance(Type.parse(str(box)), BoxType)
        self.assertEqual(self.toy.NoteAttr.get("x").text, "x")

    def test_operations(self) -> None:
        module = Module.create()
        with InsertionPoint(module.body):
            made = self.toy.make(self.box(), [], Color.green)
            made.owner.regions[0].blocks.append()
            joined = self.toy.join(made, made)
        self.assertIsInstance(joined.owner.opview, JoinOp)
        self.assertEqual(joined.owner.opview.width, 3)
        self.assertEqual(joined.type, self.box())
        self.assertTrue(module.operation.verify())
        self.assertEqual(str(Module.parse(str(module))), str(module))
        self.assertEqual(self.toy.JoinOp.__doc__.strip(), "Joins two boxes: `a`, `b`.")

    def test_descriptors_drive_verification_and_passes(self) -> None:
        module = Module.create()
        with InsertionPoint(module.body):
            made = self.toy.make(self.box(), [], 0)
            made.owner.regions[0].blocks.append()
            self.toy.join(made, made)
        self.assertIn("toy.join", str(module))
        PassManager.parse("builtin.module(cse)").run(module.operation)
        self.assertNotIn("toy.join", str(module))  # It is pure and not used.
        i32 = IntegerType.get_signless(32)
        with InsertionPoint(module.body):
            number = arith.constant(i32, 1)
            with self.assertRaisesRegex(MLIRError, "operand #0"):
                Operation.create("toy.join", results=[i32], operands=[number, number]).verify()

    def test_declarations_are_ods(self) -> None:
        text = toy.td()
        self.assertIn('def Toy_JoinOp : Op<Toy_Dialect, "join", [Pure, SameOperandsAndResultType]>', text)
        self.assertIn("(ins Variadic<AnyInteger>:$sizes, Toy_Color:$color, OptionalAttr<Toy_NoteAttr>:$note, "
                      'DefaultValuedAttr<I32Attr, "3">:$count)', text)

    def test_second_context_has_the_same_classes(self) -> None:
        first = self.toy.JoinOp
        with Context():
            self.assertTrue(issubclass(toy.load().JoinOp, JoinOp))
        self.assertTrue(issubclass(first, JoinOp))

    def test_mistakes(self) -> None:
        with self.assertRaises(ValueError):
            Dialect("Not a name")
        bad = Dialect("bad")
        with self.assertRaises(TypeError):
            bad.type("x")(type("XType", (), {"__annotations__": {"a": dict}}))
        with self.assertRaises(ValueError):
            bad.type("x")(type("X", (), {}))
        with self.assertRaises(ValueError):
            bad.op("a b")
        with self.assertRaises(TypeError):
            bad.op("x")(type("XOp", (), {"a": operand(BoxType)}))
        with self.assertRaises(TypeError):
            bad.enum(int)
        with self.assertRaises(ValueError):
            operand(optional=True, variadic=True)
        bad.op("x")(type("XOp", (), {"a": operand("NoSuchConstraint")}))
        with self.assertRaises(ValueError):
            bad.op("y")(type("XOp", (), {}))
        with self.assertRaisesRegex(ValueError, "NoSuchConstraint"):
            bad.load()

    def test_regions_and_successors(self) -> None:
        flow = Dialect("flow")
        flow.op("jump", traits=["Terminator"])(type("JumpOp", (), {"dest": successor(), "others": successor(variadic=True)}))
        flow.op("many")(type("ManyOp", (), {"bodies": region(variadic=True)}))
        loaded = flow.load()
        self.assertEqual(len(loaded.ManyOp(3, ip=False).bodies), 3)


if __name__ == "__main__":
    unittest.main()
