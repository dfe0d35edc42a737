# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Dialects that are declared by Python classes."""

import enum
import unittest

from strata import introspection
from strata.define import (
    AnyFloat, AnyRegion, AnyType, Attribute, AttrSizedOperandSegments, Commutative, Constraint, Dialect, F32, I32, I64Attr,
    Index, NoTerminator, Op, Pattern, Pure, SameOperandsAndResultType, SingleBlock, StrAttr, SymbolNameAttr, Symbol, Terminator,
    Trait, Type, UnitAttr, VerifyError, any_of, apply_patterns, attribute, operand, optional, parameter, region, result,
    successor, variadic, verify, verify_pass,
)
from strata.dialects import arith
from strata.ir import (
    Attribute as AnyAttribute, Context, F32Type, InsertionPoint, IntegerAttr, IntegerType, Location, MLIRError, Module,
    Operation, StringAttr, Type as AnyIRType,
)
from strata.passmanager import PassManager
from strata.rewrite import PatternRewriter


class Order(enum.IntEnum):
    """How numbers are ordered."""

    Rows = 0
    Columns = 7


class Sides(enum.IntFlag):
    Left = 1
    Right = 2


class VectorType(Type):
    """Numbers in a row."""

    mnemonic = "vector"
    length = parameter(int)
    element = parameter(AnyIRType)


class UnitType(Type):
    """No data."""

    mnemonic = "unit"


class LabelAttr(Attribute):
    """A text with numbers."""

    mnemonic = "label"
    text = parameter(str)
    numbers = parameter(list[int])
    bold = parameter(bool)


class MatrixType(Type):
    mnemonic = "matrix"
    order = parameter(Order)
    sides = parameter(Sides)
    scale = parameter(float)
    parts = parameter(list[AnyIRType])


class Binary(Op):
    """Operations of two vectors. It is no operation itself."""

    traits = [Pure, Commutative, SameOperandsAndResultType]
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($value)"
    lhs = operand(VectorType)
    rhs = operand(VectorType)
    value = result(VectorType)

    def operand_names(self) -> list[str]:
        return ["lhs", "rhs"]


class AddOp(Binary):
    """The sum of two vectors."""

    mnemonic = "add"


class MulOp(Binary):
    """The "product" of two vectors."""

    mnemonic = "elementwise.mul"


class ZeroOp(Op):
    mnemonic = "zero"
    traits = [Pure]
    label = attribute(optional(LabelAttr))
    quick = attribute(UnitAttr)
    count = attribute(I64Attr, default=4)
    value = result(VectorType)

    def verify_(self) -> None:
        if self.value.type.length == 0:
            raise VerifyError("has no elements")


class ManyOp(Op):
    mnemonic = "many"
    traits = [AttrSizedOperandSegments]
    first = operand(optional(any_of(I32, F32)))
    rest = operand(variadic(Constraint("Index")))
    outs = result(variadic(AnyType))


class LoopOp(Op):
    mnemonic = "loop"
    traits = [Symbol, SingleBlock, NoTerminator]
    sym_name = attribute(SymbolNameAttr)
    note = attribute(StrAttr, default="x")
    body = region()
    others = region(variadic(AnyRegion))

    def verify_(self) -> None:
        if len(self.others) > 1:
            raise VerifyError(f"has {len(self.others)} other regions")


class SortOp(Op):
    mnemonic = "sort"
    order = attribute(Order)
    sides = attribute(optional(Sides))


class JumpOp(Op):
    mnemonic = "jump"
    traits = [Terminator]
    to = successor()


OPS = [AddOp, MulOp, ZeroOp, ManyOp, LoopOp, SortOp, JumpOp]
vec = Dialect("vec", OPS, types=[VectorType, UnitType, MatrixType], attributes=[LabelAttr], enums=[Order, Sides],
              summary="Vectors")


class WithDialect(unittest.TestCase):
    def setUp(self) -> None:
        self.context = Context()
        location = Location.unknown(self.context)
        for manager in (self.context, location):
            manager.__enter__()
            self.addCleanup(manager.__exit__, None, None, None)
        vec.load()
        self.f32, self.index = F32Type.get(), AnyIRType.parse("index")
        self.type = VectorType.get(3, self.f32)
        self.module = Module.create()
        point = InsertionPoint(self.module.body)
        point.__enter__()
        self.addCleanup(point.__exit__, None, None, None)


class Declarations(WithDialect):
    def test_descriptor_is_like_any_other(self) -> None:
        info = introspection.lookup("vec.elementwise.mul")
        self.assertEqual(([part.name for part in info.operands], [part.name for part in info.results]),
                         (["lhs", "rhs"], ["value"]))
        self.assertEqual(info.summary, 'The "product" of two vectors')
        self.assertTrue(info.has_trait("IsCommutative"))
        self.assertEqual(info.assembly_format, "$lhs `,` $rhs attr-dict `:` type($value)")
        self.assertEqual({each.name for each in introspection.operations("vec")}, {f"vec.{op.mnemonic}" for op in OPS})

    def test_operations_are_built_printed_and_parsed(self) -> None:
        zero = ZeroOp(self.type, quick=True)
        total = AddOp(zero, zero)
        self.assertEqual((total.lhs, total.rhs, total.value.type), (zero.value, zero.value, self.type))
        self.assertEqual(total.operand_names(), ["lhs", "rhs"])
        self.assertIs(zero.quick, True)
        text = str(self.module)
        self.assertIn("vec.add %0, %0 : <3, f32>", text)
        parsed = Module.parse(text)
        self.assertIsInstance(parsed.body.operations[1], AddOp)
        self.assertIsInstance(parsed.body.operations[0].value.type, VectorType)
        self.assertEqual(str(parsed), text)

    def test_types_and_attributes(self) -> None:
        self.assertEqual((str(self.type), self.type.length, self.type.element), ("!vec.vector<3, f32>", 3, self.f32))
        self.assertEqual(str(UnitType.get()), "!vec.unit")
        self.assertTrue(UnitType.isinstance(AnyIRType.parse("!vec.unit")))
        label = LabelAttr.get("a b", [1, 2], True)
        self.assertEqual((str(label), label.text, label.numbers, label.bold),
                         ('#vec.label<"a b", [1, 2], true>', "a b", [1, 2], True))
        self.assertIsInstance(AnyAttribute.parse(str(label)), LabelAttr)
        self.assertEqual(ZeroOp(self.type, label=label).label, label)
        with self.assertRaises(ValueError):
            VectorType(self.f32)

    def test_enums_and_lists_of_types(self) -> None:
        matrix = MatrixType.get(Order.Columns, Sides.Left | Sides.Right, 0.5, [self.f32, self.index])
        self.assertEqual(str(matrix), "!vec.matrix<Columns, Left|Right, 5.000000e-01, [f32, index]>")
        self.assertIs(matrix.order, Order.Columns)
        self.assertEqual((matrix.sides, matrix.scale, matrix.parts), (Sides(3), 0.5, [self.f32, self.index]))
        self.assertIsInstance(matrix.sides, Sides)
        self.assertEqual(AnyIRType.parse(str(matrix)), matrix)
        sort = SortOp(Order.Columns, sides=Sides.Right)
        self.assertEqual((IntegerAttr(sort.order).value, IntegerAttr(sort.sides).value), (7, 2))
        with self.assertRaisesRegex(MLIRError, "vec.sort"):
            Operation.parse('"vec.sort"() <{order = 3 : i32}> : () -> ()')

    def test_functions_of_the_module_use_the_classes(self) -> None:
        self.assertIs(type(vec.module.sort(Order.Rows)), SortOp)
        self.assertIs(vec.module.SortOp, SortOp)

    def test_defaults_and_optional_parts(self) -> None:
        zero = ZeroOp(self.type)
        self.assertEqual((IntegerAttr(zero.count).value, zero.label, zero.quick), (4, None, False))
        index = arith.ConstantOp(self.index, 1)
        many = [ManyOp([], []), ManyOp([], [index, index])]
        self.assertEqual([(op.first, len(op.rest)) for op in many], [(None, 0), (None, 2)])
        loop = LoopOp("l", 1)
        self.assertEqual((StringAttr(loop.sym_name).value, StringAttr(loop.note).value, len(loop.others)), ("l", "x", 1))

    def test_declared_constraints_are_verified(self) -> None:
        index = arith.ConstantOp(self.index, 1)
        with self.assertRaisesRegex(MLIRError, "operand #0"):
            ManyOp([], [], first=index).verify()
        with self.assertRaisesRegex(MLIRError, "vec.add"):
            Module.parse('%0 = "vec.zero"() : () -> !vec.vector<3, f32>  "vec.add"(%0) : (!vec.vector<3, f32>) -> ()')

    def test_traits_drive_passes(self) -> None:
        zero = ZeroOp(self.type)
        AddOp(zero, zero)
        PassManager.parse("any(canonicalize)").run(self.module.operation)
        self.assertEqual(len(self.module.body.operations), 0)

    def test_several_contexts(self) -> None:
        with Context(), Location.unknown():
            vec.load()
            self.assertEqual(str(ZeroOp(VectorType.get(1, F32Type.get()), ip=False).value.type), "!vec.vector<1, f32>")
        other = Context()
        vec.load(other)
        self.assertEqual(str(UnitType.get(context=other)), "!vec.unit")

    def test_text_of_the_declarations(self) -> None:
        self.assertIn('def Vec_AddOp : Op<Vec_Dialect, "add", [Pure, Commutative, SameOperandsAndResultType]> {', vec.td)
        self.assertIn("(ins OptionalAttr<Vec_LabelAttr>:$label, UnitAttr:$quick", vec.td)


class Verifiers(WithDialect):
    def test_verifier_in_python(self) -> None:
        zero = ZeroOp(VectorType.get(0, self.f32), loc=Location.file("f.py", 3, 4))
        # The library knows the declarations only.
        self.assertTrue(self.module.operation.verify())
        for check in (zero.verify, lambda: verify(zero), lambda: verify(self.module)):
            with self.assertRaisesRegex(MLIRError, "'vec.zero' op has no elements") as caught:
                check()
            self.assertEqual(str(caught.exception.error_diagnostics[0].location), 'loc("f.py":3:4)')
        ZeroOp(self.type)
        zero.erase()
        self.assertTrue(verify(self.module))

    def test_all_invalid_operations_are_reported(self) -> None:
        empty = VectorType.get(0, self.f32)
        loop = LoopOp("l", 2)
        for each in loop.regions:
            with InsertionPoint(each.blocks.append()):
                ZeroOp(empty)
        with self.assertRaises(MLIRError) as caught:
            verify(self.module)
        self.assertEqual(len(caught.exception.error_diagnostics), 4)

    def test_declared_constraints_come_first(self) -> None:
        index = arith.ConstantOp(self.index, 1)
        ManyOp([], [], first=index)
        ZeroOp(VectorType.get(0, self.f32))
        with self.assertRaisesRegex(MLIRError, "operand #0"):
            verify(self.module)

    def test_pass(self) -> None:
        manager = PassManager("builtin.module")
        manager.add(verify_pass)
        zero = ZeroOp(self.type)
        manager.run(self.module.operation)
        zero.value.set_type(VectorType.get(0, self.f32))
        with self.assertRaisesRegex(MLIRError, "has no elements"):
            manager.run(self.module.operation)


class AddOfZero(Pattern):
    """x + 0 => x."""

    def match_and_rewrite(self, op: AddOp, rewriter: PatternRewriter) -> bool:
        if not isinstance(op.rhs.owner.opview, ZeroOp):
            return False
        rewriter.replace_op(op, [op.lhs])
        return True


class Patterns(WithDialect):
    def program(self):
        self.context.allow_unregistered_dialects = True
        x = Operation.create("test.x", results=[self.type]).result
        keep = Operation.create("test.keep", operands=[AddOp(AddOp(x, ZeroOp(self.type)), ZeroOp(self.type))])
        return x, keep

    def test_pattern(self) -> None:
        x, keep = self.program()
        apply_patterns(self.module, [AddOfZero()])
        self.assertEqual(keep.operands[0], x)

    def test_benefit_and_root(self) -> None:
        calls = []

        class First(Pattern):
            root, benefit = "vec.add", 9

            def match_and_rewrite(self, op, rewriter) -> bool:
                calls.append(type(op))
                return False

        self.program()
        apply_patterns(self.module, [AddOfZero(), First()])
        self.assertGreaterEqual(len(calls), 2)
        self.assertEqual(set(calls), {AddOp})

    def test_errors(self) -> None:
        class NoRoot(Pattern):
            def match_and_rewrite(self, op, rewriter) -> bool:
                return False

        class Failing(Pattern):
            root = AddOp

            def match_and_rewrite(self, op, rewriter) -> bool:
                raise KeyError("x")

        self.program()
        with self.assertRaisesRegex(TypeError, "NoRoot"):
            apply_patterns(self.module, [NoRoot()])
        with self.assertRaisesRegex(TypeError, "no Pattern"):
            apply_patterns(self.module, [AddOfZero])
        with self.assertRaises(KeyError):
            apply_patterns(self.module, [Failing()])


class Mistakes(unittest.TestCase):
    def test_fields(self) -> None:
        for declare in (lambda: operand(3), lambda: operand(Pure), lambda: operand(Op), lambda: parameter(set),
                        lambda: optional(optional(I32)), lambda: any_of(I32, 4), lambda: Constraint(3), lambda: Trait(None)):
            with self.assertRaises(TypeError):
                declare()

    def test_classes(self) -> None:
        class NoMnemonic(Op):
            pass

        class WithParameter(Op):
            mnemonic = "a"
            width = parameter(int)

        class WithOperand(Type):
            mnemonic = "a"
            value = operand(I32)

        class ForeignType(Type):
            mnemonic = "a"

        class UsesForeign(Op):
            mnemonic = "a"
            value = operand(ForeignType)

        class VariadicAttribute(Op):
            mnemonic = "a"
            value = attribute(variadic(I64Attr))

        class NoTrait(Op):
            mnemonic = "a"
            traits = ["Pure"]

        for ops, types, error, message in (
                ([NoMnemonic], [], ValueError, "NoMnemonic.mnemonic"), ([WithParameter], [], TypeError, "WithParameter.width"),
                ([], [WithOperand], TypeError, "WithOperand.value"),
                ([UsesForeign], [], TypeError, "UsesForeign.value: ForeignType"),
                ([VariadicAttribute], [], TypeError, "VariadicAttribute.value"),
                ([NoTrait], [], TypeError, "'Pure' is no Trait"), ([ForeignType], [], TypeError, "no subclass of Op"),
                ([3], [], TypeError, "3 is no subclass")):
            with self.subTest(message=message), self.assertRaisesRegex(error, message):
                Dialect("mistake", ops, types=types)
        with self.assertRaises(ValueError):
            Dialect("Not a name")
        class Large(enum.IntEnum):
            Case = 1 << 40

        with self.assertRaisesRegex(ValueError, "Large.Case does not fit"):
            Dialect("mistake", enums=[Large])
        with self.assertRaisesRegex(TypeError, "no subclass of IntEnum"):
            Dialect("mistake", enums=[Op])
        with self.assertRaisesRegex(ValueError, "two classes have the name 'AddOp'"):
            Dialect("mistake", [AddOp, AddOp], types=[VectorType])

    def test_mistakes_that_the_loader_finds(self) -> None:
        class Unknown(Op):
            mnemonic = "a"
            value = operand(Constraint("NoSuchConstraint"))

        class Format(Op):
            mnemonic = "a"
            value = operand(Index)
            assembly_format = "$valu attr-dict"

        with Context():
            for cls, message in ((Unknown, "NoSuchConstraint"), (Format, "valu")):
                with self.subTest(cls=cls), self.assertRaisesRegex(ValueError, message):
                    Dialect("mistakes", [cls]).load()

    def test_use_before_loading(self) -> None:
        class EarlyOp(Op):
            mnemonic = "a"
            value = operand(AnyFloat)

        early = Dialect("early", [EarlyOp])
        with Context(), Location.unknown():
            with self.assertRaisesRegex(RuntimeError, "EarlyOp is not loaded"):
                EarlyOp(IntegerType.get_signless(32))
            early.load()
            with self.assertRaises(TypeError):
                EarlyOp()


if __name__ == "__main__":
    unittest.main()
