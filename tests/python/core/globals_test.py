# Part of Strata, under the Apache License v2.0. See LICENSE.
"""The registry of classes, attribute builders, locations of Python frames, and accessors of generated classes."""

import os
import sys
import tempfile
import types
import unittest

from strata._libs import Context, _strata
from strata._libs._strata import (
    AttrBuilder, Attribute, Block, Dialect, InsertionPoint, Location, Operation, OpView, Type, ods, register_dialect,
    register_op_adaptor, register_operation,
)


class RegistryTest(unittest.TestCase):
    def test_dialect_modules_are_imported_when_needed(self):
        source = """
from strata._libs._strata import OpView, register_operation, register_dialect, Dialect
@register_dialect
class _Dialect(Dialect):
    DIALECT_NAMESPACE = "found"
@register_operation(_Dialect)
class SomeOp(OpView):
    OPERATION_NAME = "found.some"
"""
        with tempfile.TemporaryDirectory() as folder:
            package = os.path.join(folder, "search_test")
            os.mkdir(package)
            for name, text in (("found.py", source), ("broken.py", "import no_such_module_at_all")):
                with open(os.path.join(package, name), "w") as file:
                    file.write(text)
            sys.path.insert(0, folder)
            try:
                _strata.globals.append_dialect_search_prefix("search_test")
                self.assertIn("search_test", _strata.globals.dialect_search_modules)
                context = Context()
                context.allow_unregistered_dialects = True
                self.assertEqual(type(Operation.parse('"found.some"() : () -> ()', context=context)).__name__, "SomeOp")
                self.assertIs(type(Operation.parse('"found.other"() : () -> ()', context=context)), OpView)
                self.assertIs(type(Operation.parse('"absent.some"() : () -> ()', context=context)), OpView)
                self.assertTrue(_strata.globals._check_dialect_module_loaded("found"))
                self.assertFalse(_strata.globals._check_dialect_module_loaded("absent"))
                with self.assertRaises(ModuleNotFoundError):
                    Operation.parse('"broken.some"() : () -> ()', context=context)
            finally:
                sys.path.remove(folder)
                prefixes = _strata.globals.dialect_search_modules
                prefixes.remove("search_test")
                _strata.globals.dialect_search_modules = prefixes

    def test_dialect_classes(self):
        @register_dialect
        class MyDialect(Dialect):
            DIALECT_NAMESPACE = "ub"

        dialect = Context().dialects["ub"]
        self.assertIsInstance(dialect, MyDialect)
        self.assertIn("MyDialect", repr(dialect))
        self.assertIn("<Dialect ub (class ", repr(dialect))

        @register_operation(MyDialect)
        class UnreachableOp(OpView):
            OPERATION_NAME = "ub.registry_test"

        self.assertIs(MyDialect.UnreachableOp, UnreachableOp)

        @register_op_adaptor(UnreachableOp)
        class Adaptor:
            pass

        self.assertIs(UnreachableOp.Adaptor, Adaptor)
        with self.assertRaisesRegex(TypeError, "a subclass of OpView"):
            register_operation(MyDialect)(int)

    def test_attribute_builders(self):
        self.assertFalse(AttrBuilder.contains("BuilderTestAttr"))
        with self.assertRaises(KeyError):
            AttrBuilder.get("BuilderTestAttr")

        def build(value, context):
            return value

        AttrBuilder.insert("BuilderTestAttr", build)
        self.assertIs(AttrBuilder.get("BuilderTestAttr"), build)
        with self.assertRaisesRegex(RuntimeError, "replace=True"):
            AttrBuilder.insert("BuilderTestAttr", print)
        AttrBuilder.insert("BuilderTestAttr", print, allow_existing=True)
        self.assertIs(AttrBuilder.get("BuilderTestAttr"), build)
        AttrBuilder.insert("BuilderTestAttr", print, replace=True)
        self.assertIs(AttrBuilder.get("BuilderTestAttr"), print)
        with self.assertRaises(TypeError):
            AttrBuilder.insert("Other", 3)

    def test_locations_of_python_frames(self):
        settings = _strata.globals
        self.assertFalse(settings.loc_tracebacks_enabled())
        settings.set_loc_tracebacks_enabled(True)
        try:
            with Context(), Location.unknown():
                op = Operation.create("builtin.module", regions=1)
                self.assertIn("test_locations_of_python_frames", str(op.location))
                settings.set_loc_tracebacks_frame_limit(1)
                self.assertEqual(settings.loc_tracebacks_frame_limit(), 1)
                line = sys._getframe().f_lineno + 1
                op = Operation.create("builtin.module", regions=1)
                self.assertIn(f'globals_test.py":{line}:0', str(op.location))
                self.assertNotIn("callsite", str(op.location))
                explicit = Operation.create("builtin.module", regions=1, loc=Location.unknown())
                self.assertEqual(explicit.location, Location.unknown())
                settings.register_traceback_file_exclusion(os.path.dirname(__file__))
                op = Operation.create("builtin.module", regions=1)
                self.assertNotIn("globals_test.py", str(op.location))
        finally:
            settings.set_loc_tracebacks_enabled(False)
            settings.set_loc_tracebacks_frame_limit(10)

    def test_registration_is_optional(self):
        self.assertIsInstance(sys.modules["strata._libs._register_everything"], types.ModuleType)
        script = """
import sys
sys.modules["strata._libs._register_everything"] = None
from strata._libs import Context
try:
    Context().dialects["arith"]
except IndexError:
    print("unknown")
"""
        import subprocess
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True)
        self.assertEqual(done.stdout.strip(), "unknown")


class AccessorsTest(unittest.TestCase):
    def setUp(self):
        self.context = Context()
        self.context.allow_unregistered_dialects = True
        self.context.__enter__()
        self.location = Location.unknown()
        self.location.__enter__()
        self.i32 = Type.parse("i32")
        self.values = [Operation.create(f"a.v{i}", [self.i32]).result for i in range(4)]

    def tearDown(self):
        self.location.__exit__(None, None, None)
        self.context.__exit__(None, None, None)

    def test_single_values(self):
        class FixedOp(OpView):
            OPERATION_NAME = "accessors.fixed"
            _ODS_REGIONS = (1, False)
            lhs = ods.operand(0)
            rhs = ods.operand(1, (1, 1))
            out = ods.result(0)
            body = ods.region(0)
            others = ods.region(1, variadic=True)
            dest = ods.successor(0)
            dests = ods.successor(0, variadic=True)

        op = FixedOp.build_generic(results=[self.i32], operands=self.values[:2], regions=3)
        self.assertEqual((op.lhs, op.rhs, op.out), (self.values[0], self.values[1], op.results[0]))
        self.assertEqual(op.body, op.regions[0])
        self.assertEqual(list(op.others), list(op.regions)[1:])
        self.assertEqual(list(op.dests), [])
        with self.assertRaises(IndexError):
            op.dest
        with self.assertRaises(AttributeError):
            op.lhs = self.values[0]
        self.assertIs(FixedOp.lhs, FixedOp.__dict__["lhs"])
        with self.assertRaises(IndexError):
            FixedOp.build_generic(operands=[], results=[]).lhs
        jump_block = Block.create_at_start(op.body)
        jump = FixedOp.build_generic(operands=[], results=[], successors=[jump_block])
        self.assertEqual((jump.dest, list(jump.dests)), (jump_block, [jump_block]))

    def test_one_group_that_is_not_single(self):
        class VariadicOp(OpView):
            OPERATION_NAME = "accessors.variadic"
            _ODS_REGIONS = (0, True)
            first = ods.operand(0, (1, -1, 1))
            middle = ods.operand(1, (1, -1, 1))
            last = ods.operand(2, (1, -1, 1))
            maybe = ods.result(0, (0,))

        a, b, c, d = self.values
        op = VariadicOp.build_generic(results=[], operands=[a, b, c, d])
        self.assertEqual((op.first, list(op.middle), op.last, op.maybe), (a, [b, c], d, None))
        self.assertEqual(op.middle.types, [self.i32] * 2)
        op = VariadicOp.build_generic(results=[self.i32], operands=[a, b])
        self.assertEqual((op.first, list(op.middle), op.last, op.maybe), (a, [], b, op.results[0]))

    def test_groups_of_equal_size(self):
        class EqualOp(OpView):
            OPERATION_NAME = "accessors.equal"
            _ODS_REGIONS = (0, True)
            left = ods.operand(0, (-1, -1))
            right = ods.operand(1, (-1, -1))

        a, b, c, d = self.values
        op = EqualOp.build_generic(results=[], operands=[a, b, c, d])
        self.assertEqual((list(op.left), list(op.right)), ([a, b], [c, d]))

    def test_groups_with_sizes(self):
        class SizedOp(OpView):
            OPERATION_NAME = "accessors.sized"
            _ODS_REGIONS = (0, True)
            _ODS_OPERAND_SEGMENTS = [1, 0, -1]
            one = ods.operand(0, (1, 0, -1), sized=True)
            maybe = ods.operand(1, (1, 0, -1), sized=True)
            rest = ods.operand(2, (1, 0, -1), sized=True)

        a, b, c, d = self.values
        op = SizedOp.build_generic(results=[], operands=[a, None, [b, c]])
        self.assertEqual((op.one, op.maybe, list(op.rest)), (a, None, [b, c]))
        op = SizedOp.build_generic(results=[], operands=[a, b, []])
        self.assertEqual((op.one, op.maybe, list(op.rest)), (a, b, []))
        for broken in ("array<i32: 1, 0, 5>", "array<i32: 1, 0>", "unit", "array<i32: 1, -1, 2>"):
            op.attributes["operandSegmentSizes"] = Attribute.parse(broken)
            with self.subTest(broken), self.assertRaisesRegex(ValueError, "operandSegmentSizes"):
                op.rest

    def test_attributes(self):
        class AttributesOp(OpView):
            OPERATION_NAME = "accessors.attributes"
            _ODS_REGIONS = (0, True)
            needed = ods.attribute("needed")
            maybe = ods.attribute("maybe", optional=True)
            flag = ods.attribute("flag", unit=True)

        one = Attribute.parse("1 : i8")
        op = AttributesOp.build_generic(attributes={"needed": one})
        self.assertEqual((op.needed, op.maybe, op.flag), (one, None, False))
        op.maybe, op.flag = one, True
        self.assertEqual((op.maybe, op.flag), (one, True))
        self.assertEqual(str(op.attributes["flag"]), "unit")
        op.maybe, op.flag = None, False
        self.assertEqual((op.maybe, op.flag, len(op.attributes)), (None, False, 1))
        op.maybe, op.flag = one, Attribute.parse("unit")
        del op.maybe, op.flag
        self.assertEqual(len(op.attributes), 1)
        with self.assertRaisesRegex(AttributeError, "'needed' is required"):
            del op.needed
        with self.assertRaisesRegex(TypeError, "needed"):
            op.needed = None
        with self.assertRaisesRegex(TypeError, "maybe"):
            op.maybe = 3
        with self.assertRaisesRegex(ValueError, "another context"):
            op.needed = Attribute.parse("1 : i8", Context())
        with self.assertRaises(KeyError):
            AttributesOp.build_generic().needed
        op.erase()
        with self.assertRaises(RuntimeError):
            op.needed

    def test_arguments_of_constructors(self):
        for code in ("ods.operand(-1)", "ods.operand(2, (1, 1))", "ods.region(-1)", "ods.successor(-1)"):
            with self.subTest(code), self.assertRaises(ValueError):
                eval(code)
        for code in ("ods.operand('a')", "ods.attribute(3)", "ods.operand()", "ods.Accessor()", "ods.operand(0).__get__(3)"):
            with self.subTest(code), self.assertRaises(TypeError):
                eval(code)
