# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Operations: creation, parts, changes, printing, walks."""

import gc
import io
import os
import tempfile
import unittest
import weakref

from strata._libs import Context, _strata
from strata._libs._strata import (
    AsmState, Attribute, Block, BlockArgument, InsertionPoint, Location, MLIRError, Module, OpAdaptor, Operation, OpResult,
    OpView, Type, Value, WalkOrder, WalkResult, register_operation,
)

# The classes of the extension alone: without those of dialects and of builtin types, which subclass them.
_strata.globals.dialect_search_modules = []

SOURCE = """
func.func private @callee(i32)
func.func @f(%a: i32, %c: i1) {
  %x = arith.addi %a, %a {tag = 1 : i8} : i32
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%y: i32):
  func.call @callee(%y) : (i32) -> ()
  cf.br ^bb2
^bb2:
  return
}
"""


class OperationCase(unittest.TestCase):
    def setUp(self):
        self.context = Context()
        self.context.__enter__()
        self.location = Location.unknown()
        self.location.__enter__()
        self.module = Module.parse(SOURCE)
        self.function = self.module.body.operations[1]
        self.entry = self.function.regions[0].blocks[0]
        self.add, self.branch = self.entry

    def tearDown(self):
        self.location.__exit__(None, None, None)
        self.context.__exit__(None, None, None)


class CreationTest(OperationCase):
    def test_create_detached_and_in_a_block(self):
        i32 = Type.parse("i32")
        op = Operation.create("arith.constant", results=[i32], attributes={"value": Attribute.parse("7 : i32")})
        self.assertIsNone(op.parent)
        self.assertFalse(op.attached)
        self.assertEqual(str(op).strip(), "%c7_i32 = arith.constant 7 : i32")
        with InsertionPoint.at_block_begin(self.entry):
            inside = Operation.create("arith.addi", results=[i32], operands=[self.add, self.add.result])
            outside = Operation.create("arith.addi", results=[i32], operands=[self.add, self.add], ip=False)
        self.assertEqual(inside.parent, self.function)
        self.assertEqual(self.entry.operations[0], inside)
        self.assertIsNone(outside.parent)

    def test_operands_of_another_operation(self):
        op = Operation.create("arith.negf", results=[Type.parse("f32")], operands=self.add)
        self.assertEqual(list(op.operands), [self.add.result])

    def test_result_types_are_inferred(self):
        op = Operation.create("arith.addi", operands=[self.add, self.add], infer_type=True)
        self.assertEqual(op.result.type, Type.parse("i32"))
        with self.assertRaisesRegex(MLIRError, "func.call"):
            Operation.create("func.call", infer_type=True)

    def test_regions_and_successors(self):
        op = Operation.create("builtin.module", regions=1)
        self.assertEqual(len(op.regions), 1)
        self.assertEqual(len(op.regions[0].blocks), 0)
        second, third = self.function.regions[0].blocks[1:]
        jump = Operation.create("cf.br", successors=[third])
        self.assertEqual(list(jump.successors), [third])
        jump.successors[0] = second
        self.assertEqual(jump.successors[0], second)

    def test_location(self):
        op = Operation.create("builtin.module", regions=1, loc=Location.name("here"))
        self.assertEqual(str(op.location), 'loc("here")')
        op.location = Location.file("a", 1, 2)
        self.assertEqual(str(op.location), 'loc("a":1:2)')
        with self.assertRaisesRegex(TypeError, "Location"):
            op.location = 3
        self.location.__exit__(None, None, None)
        with self.assertRaisesRegex(RuntimeError, "requires a Location"):
            Operation.create("builtin.module", regions=1)
        self.location.__enter__()

    def test_wrong_arguments_are_named(self):
        for arguments, text in {
            "name=3": "argument 'name' must be str, not int",
            "name='a.b', results=3": "argument 'results' must be a sequence",
            "name='a.b', results=[3]": "argument 'results' must be Type, not int",
            "name='a.b', operands=['x']": "argument 'operands' must be Value, not str",
            "name='a.b', attributes=[]": "argument 'attributes' must be dict",
            "name='a.b', attributes={'x': 3}": "argument 'attributes' must be Attribute",
            "name='a.b', successors=[3]": "argument 'successors' must be Block",
            "name='a.b', regions='x'": "argument 'regions' must be int",
            "name='a.b', loc=3": "argument 'loc' must be Location",
            "name='a.b', ip=3": "argument 'ip' must be InsertionPoint",
            "name='a.b', nothing=3": "unexpected keyword argument 'nothing'",
            "": "missing argument 'name'",
        }.items():
            with self.subTest(arguments), self.assertRaisesRegex(TypeError, text):
                eval(f"Operation.create({arguments})")

    def test_parts_of_another_context_are_refused(self):
        other = Context()
        i32 = Type.parse("i32", other)
        for arguments in ({"results": [i32]}, {"attributes": {"a": Attribute.parse("1 : i8", other)}},
                          {"operands": [Operation.parse("%0 = ub.poison : i32", context=other)]}):
            with self.subTest(arguments), self.assertRaisesRegex(ValueError, "another context"):
                Operation.create("a.b", **arguments)
        with self.assertRaisesRegex(ValueError, "another context"):
            Operation.create("a.b", loc=Location.unknown(other), ip=InsertionPoint(self.entry))

    def test_negative_number_of_regions(self):
        with self.assertRaises(ValueError):
            Operation.create("a.b", regions=-1)

    def test_a_value_stands_for_one_result_only(self):
        with self.assertRaisesRegex(ValueError, "'cf.cond_br' has 0 results"):
            Operation.create("a.b", operands=[self.branch])

    def test_parse(self):
        op = Operation.parse("%0 = arith.constant 1 : i32", source_name="here")
        self.assertEqual(op.name, "arith.constant")
        with self.assertRaises(MLIRError) as caught:
            Operation.parse("%0 = arith.constant 1 : tensor", source_name="here")
        self.assertIn('"here":1', str(caught.exception))


class ViewTest(OperationCase):
    def test_classes_are_used_for_their_operations(self):
        @register_operation(None)
        class OneOp(OpView):
            OPERATION_NAME = "view_test.one"
            _ODS_REGIONS = (0, True)

        self.context.allow_unregistered_dialects = True
        op = OneOp("view_test.one", OneOp._ODS_REGIONS, results=[Type.parse("i8")])
        self.assertEqual(op.name, "view_test.one")
        self.assertIsInstance(op.operation.opview, OneOp)
        self.assertIsInstance(Operation.create("view_test.one"), OneOp)
        self.assertIsInstance(OneOp(op.operation), OneOp)
        self.assertEqual(OneOp(op.operation), op)
        self.assertIs(op.operation, op.operation.opview.operation)
        self.assertIsInstance(OneOp.parse('"view_test.one"() : () -> ()'), OneOp)
        with self.assertRaisesRegex(ValueError, "OneOp"):
            OneOp.parse('"view_test.two"() : () -> ()')
        with self.assertRaisesRegex(RuntimeError, "already registered"):
            register_operation(None)(OneOp)

        @register_operation(None, replace=True)
        class OtherOp(OneOp):
            pass

        self.assertIsInstance(op.operation.opview, OtherOp)

    def test_groups_of_operands_and_results(self):
        class GroupsOp(OpView):
            OPERATION_NAME = "view_test.groups"
            _ODS_REGIONS = (1, False)
            _ODS_OPERAND_SEGMENTS = [1, 0, -1]
            _ODS_RESULT_SEGMENTS = [-1, 1]

        i32, a = Type.parse("i32"), self.entry.arguments[0]
        op = GroupsOp.build_generic(results=[[i32, i32], i32], operands=[a, None, [a, a]])
        self.assertIsInstance(op, GroupsOp)
        self.assertEqual(len(op.operands), 3)
        self.assertEqual(len(op.results), 3)
        self.assertEqual(str(op.attributes["operandSegmentSizes"]), "array<i32: 1, 0, 2>")
        self.assertEqual(str(op.attributes["resultSegmentSizes"]), "array<i32: 2, 1>")
        self.assertEqual(len(op.regions), 1)
        self.assertEqual(len(GroupsOp.build_generic(results=[[], i32], operands=[a, a, []], regions=3).regions), 3)
        with self.assertRaisesRegex(ValueError, "not optional"):
            GroupsOp.build_generic(results=[[], i32], operands=[None, None, []])
        with self.assertRaisesRegex(ValueError, "3 groups of operands, but 1"):
            GroupsOp.build_generic(results=[[], i32], operands=[a])
        with self.assertRaisesRegex(ValueError, "at least 1 regions, but 0"):
            GroupsOp.build_generic(results=[[], i32], operands=[a, None, []], regions=0)

    def test_an_uninitialised_view_is_an_error(self):
        class LazyOp(OpView):
            def __init__(self):
                pass

        with self.assertRaises(RuntimeError):
            LazyOp().name
        with self.assertRaises(RuntimeError):
            str(LazyOp())
        repr(LazyOp())

    def test_operation_is_interned(self):
        self.assertIs(self.add.operation, self.add.operation)
        self.assertIs(self.add.result.owner, self.add.operation)
        self.assertEqual(self.add, self.add.operation)
        self.assertEqual(hash(self.add), hash(self.add.operation))
        self.assertNotEqual(self.add, self.branch)
        self.assertIs(Operation._CAPICreate(self.add._CAPIPtr), self.add.operation)
        self.assertIs(self.module.operation.operation, self.module.operation)
        self.assertNotEqual(self.add, 3)


class PartsTest(OperationCase):
    def test_attributes(self):
        attributes = self.add.attributes
        self.assertEqual(len(attributes), 2)
        self.assertEqual(str(attributes["tag"]), "1 : i8")
        self.assertEqual(attributes["tag"], attributes[1].attr)
        self.assertEqual(attributes[1].name, "tag")
        self.assertEqual(attributes[-1].name, "tag")
        self.assertIn("tag", attributes)
        self.assertNotIn("nothing", attributes)
        self.assertEqual(list(attributes), ["overflowFlags", "tag"])
        self.assertEqual(attributes.keys(), list(attributes))
        self.assertEqual(attributes.items()[1], ("tag", attributes["tag"]))
        self.assertEqual(attributes.values()[1], attributes["tag"])
        self.assertIsNone(attributes.get("nothing"))
        self.assertEqual(attributes.get("nothing", 3), 3)
        attributes["new"] = Attribute.parse("unit")
        self.assertIn("new", self.add.attributes)
        del attributes["new"]
        self.assertNotIn("new", attributes)
        for error, code in ((KeyError, "attributes['nothing']"), (KeyError, "attributes.__delitem__('nothing')"),
                            (IndexError, "attributes[9]"), (TypeError, "attributes[1.5]"),
                            (TypeError, "attributes.__setitem__('a', 3)"), (TypeError, "3 in attributes")):
            with self.subTest(code), self.assertRaises(error):
                eval(code)
        with self.assertRaisesRegex(ValueError, "another context"):
            attributes["a"] = Attribute.parse("unit", Context())

    def test_operands(self):
        operands = self.branch.operands
        self.assertEqual(len(operands), 2)
        self.assertEqual(operands[-1], self.add.result)
        self.assertEqual(list(operands[::-1]), list(operands)[::-1])
        self.assertEqual(operands.types, [Type.parse("i1"), Type.parse("i32")])
        operands[1] = self.entry.arguments[0]
        self.assertEqual(operands[1], self.entry.arguments[0])
        operands[1] = self.add
        self.assertEqual([use.operand_number for use in self.branch.op_operands], [0, 1])
        self.assertEqual(self.branch.op_operands[1].value, self.add.result)
        self.assertEqual(operands + operands, list(operands) * 2)
        for error, code in ((IndexError, "operands[2]"), (IndexError, "operands[-3]"), (TypeError, "operands['x']"),
                            (IndexError, "operands.__setitem__(2, operands[0])"),
                            (TypeError, "operands.__setitem__(0, 3)"), (TypeError, "operands.__delitem__(0)")):
            with self.subTest(code), self.assertRaises(error):
                eval(code)

    def test_a_slice_notices_that_elements_are_gone(self):
        arguments = self.entry.arguments[1:]
        block = self.function.regions[0].blocks[1]
        self.assertEqual(len(block.arguments[0:1]), 1)
        rest = block.arguments[0:1]
        block.arguments[0].replace_all_uses_with(self.entry.arguments[0])
        block.erase_argument(0)
        with self.assertRaises(IndexError):
            rest[0]
        self.assertEqual(arguments[0].arg_number, 1)

    def test_results(self):
        self.assertIsInstance(self.add.results[0], OpResult)
        self.assertEqual(self.add.results[0], self.add.result)
        self.assertEqual(self.add.results.owner, self.add.operation)
        self.assertEqual(self.add.results.types, self.add.operands[:1].types)
        with self.assertRaisesRegex(ValueError, "cf.cond_br which has 0 results"):
            self.branch.result

    def test_iteration_gives_regions(self):
        self.assertEqual(list(self.function), list(self.function.regions))
        self.assertEqual(self.function.regions[0].owner, self.function)

    def test_has_trait(self):
        self.assertTrue(self.branch.has_trait("IsTerminator"))
        self.assertFalse(self.add.has_trait("IsTerminator"))

        class IsTerminatorTrait:
            pass

        self.assertTrue(self.branch.has_trait(IsTerminatorTrait))


class AdaptorTest(OperationCase):
    def test_members(self):
        adaptor = OpAdaptor(self.branch)
        self.assertEqual(list(adaptor.operands), list(self.branch.operands))
        self.assertEqual(adaptor.attributes.keys(), self.branch.attributes.keys())
        adaptor = OpAdaptor([self.add.result], {"a": 1})
        self.assertEqual((adaptor.operands, adaptor.attributes), ([self.add.result], {"a": 1}))
        with self.assertRaises(TypeError):
            OpAdaptor(3)


class ChangeTest(OperationCase):
    def test_erase_makes_all_objects_invalid(self):
        argument, block, call = None, self.function.regions[0].blocks[1], None
        argument, call = block.arguments[0], block.operations[0]
        operation, view, region = self.function.operation, self.function, self.function.regions[0]
        attributes, iterator = call.attributes, iter(block)
        view.erase()
        for handle in (operation, view, region, block, argument, call):
            with self.subTest(type(handle)), self.assertRaisesRegex(RuntimeError, "invalidated"):
                handle.owner if isinstance(handle, (Block, Value)) or handle is region else str(handle)
        for code in ("attributes['callee']", "len(attributes)", "next(iterator)", "operation.regions",
                     "operation.clone()", "operation.erase()", "view.walk(print)", "view.verify()", "view.name = 3"):
            with self.subTest(code), self.assertRaises((RuntimeError, AttributeError)):
                exec(code)
        self.assertIn("destroyed", repr(operation))
        self.assertEqual(operation, operation)
        gc.collect()

    def test_an_operation_with_uses_cannot_be_erased(self):
        with self.assertRaisesRegex(ValueError, "'arith.addi'.*uses"):
            self.add.erase()
        self.add.result.replace_all_uses_with(self.entry.arguments[0])
        self.add.erase()
        self.assertTrue(self.module.operation.verify())

    def test_moves(self):
        call = self.function.regions[0].blocks[1].operations[0]
        copy = call.clone(ip=InsertionPoint.at_block_begin(self.entry))
        self.assertTrue(copy.is_before_in_block(self.add))
        copy.move_after(self.add)
        self.assertFalse(copy.is_before_in_block(self.add))
        copy.move_before(call)
        self.assertTrue(copy.is_before_in_block(call))
        with self.assertRaises(ValueError):
            copy.is_before_in_block(self.add)
        with self.assertRaisesRegex(ValueError, "nested"):
            self.function.move_before(self.add)
        with self.assertRaisesRegex(ValueError, "in no block"):
            copy.move_before(self.module.operation)
        detached = copy.detach_from_parent()
        self.assertIsNone(detached.parent)
        self.assertIsNone(detached.block)
        with self.assertRaises(ValueError):
            detached.detach_from_parent()
        detached.move_after(call)
        self.assertEqual(detached.parent, self.function)

    def test_replace_uses_of_with(self):
        self.branch.replace_uses_of_with(self.add.result, self.entry.arguments[0])
        self.assertEqual(self.branch.operands[1], self.entry.arguments[0])

    def test_verify(self):
        self.assertIs(self.module.operation.verify(), True)
        self.add.result.set_type(Type.parse("i64"))
        with self.assertRaises(MLIRError) as caught:
            self.function.verify()
        self.assertIn("arith.addi", caught.exception.error_diagnostics[0].message)

    def test_clone_is_independent(self):
        copy = self.function.clone()
        self.assertNotEqual(copy, self.function)
        self.assertEqual(str(copy).strip(), str(self.function))
        copy.erase()
        self.assertTrue(self.module.operation.verify())


class PrintTest(OperationCase):
    def test_get_asm(self):
        self.assertIn('"arith.addi"', self.function.get_asm(print_generic_op_form=True))
        self.assertIn("{...}", self.function.get_asm(skip_regions=True))
        self.assertIn("loc(", self.function.get_asm(enable_debug_info=True))
        self.assertIsInstance(self.function.get_asm(binary=True), bytes)
        self.assertEqual(self.function.get_asm(assume_verified=True), str(self.function))
        op = Operation.parse("%0 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>")
        self.assertIn("elided", op.get_asm(large_elements_limit=2))
        with self.assertRaisesRegex(TypeError, "large_elements_limit"):
            op.get_asm(large_elements_limit="x")
        with self.assertRaisesRegex(TypeError, "skip_regions"):
            op.get_asm(skip_regions="x")

    def test_print(self):
        text, binary = io.StringIO(), io.BytesIO()
        self.function.print(file=text)
        self.function.print(file=binary, binary=True)
        self.assertEqual(text.getvalue(), str(self.function))
        self.assertEqual(binary.getvalue().decode(), str(self.function))
        state = AsmState(self.module.operation)
        text = io.StringIO()
        self.add.print(state, file=text)
        self.assertIn("arith.addi %arg0, %arg0", text.getvalue())
        self.assertEqual(self.add.result.get_name(state), "%0")
        self.assertEqual(self.add.result.get_name(use_local_scope=True), "%0")
        with self.assertRaises(AttributeError):
            self.function.print(file=3)

    def test_name_locations_as_prefix(self):
        op = Operation.parse('%0 = ub.poison : i32 loc("named")')
        self.assertEqual(op.result.get_name(use_name_loc_as_prefix=True), "%named")

    def test_bytecode(self):
        buffer = io.BytesIO()
        self.module.operation.write_bytecode(buffer)
        self.assertTrue(buffer.getvalue().startswith(b"ML\xefR"))
        self.assertEqual(str(Module.parse(buffer.getvalue())), str(self.module))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.mlirbc")
            self.module.operation.write_bytecode(path, desired_version=3)
            self.assertEqual(str(Module.parseFile(path)), str(self.module))
        with self.assertRaisesRegex(MLIRError, "version"):
            self.module.operation.write_bytecode(io.BytesIO(), desired_version=1000)


class WalkTest(OperationCase):
    def names(self, *args, **kwargs):
        names = []
        self.module.operation.walk(lambda op: names.append(op.name), *args, **kwargs)
        return names

    def test_orders(self):
        post = self.names()
        pre = self.names(WalkOrder.PRE_ORDER)
        self.assertEqual(post[-1], "builtin.module")
        self.assertEqual(pre[0], "builtin.module")
        self.assertEqual(sorted(pre), sorted(post))
        self.assertEqual(post.index("arith.addi"), 1)

    def test_results_of_the_callback(self):
        seen = []

        def skip(op):
            seen.append(op.name)
            return WalkResult.SKIP if op.name == "func.func" else WalkResult.ADVANCE

        self.module.operation.walk(skip, WalkOrder.PRE_ORDER)
        self.assertEqual(seen, ["builtin.module", "func.func", "func.func"])
        seen.clear()
        self.module.operation.walk(lambda op: seen.append(op.name) or WalkResult.INTERRUPT)
        self.assertEqual(len(seen), 1)
        with self.assertRaisesRegex(TypeError, "WalkResult"):
            self.module.operation.walk(lambda op: "x")

    def test_exceptions_end_the_walk(self):
        with self.assertRaises(ZeroDivisionError):
            self.module.operation.walk(lambda op: 1 / 0)

    def test_op_class(self):
        class CallOp(OpView):
            OPERATION_NAME = "walk_test.call"

        register_operation(None)(CallOp)
        self.context.allow_unregistered_dialects = True
        with InsertionPoint.at_block_begin(self.entry):
            op = Operation.create("walk_test.call")
        seen = []
        self.module.operation.walk(seen.append, op_class=CallOp)
        self.assertEqual(seen, [op])

    def test_objects_are_used_again_only_if_that_cannot_be_seen(self):
        class PlainOp(OpView):
            __slots__ = ()
            OPERATION_NAME = "walk_test.plain"

        class DictOp(OpView):
            OPERATION_NAME = "walk_test.dict"

        class SlotOp(OpView):
            __slots__ = ("seen",)
            OPERATION_NAME = "walk_test.slot"

        class WeakOp(OpView):
            __slots__ = ("__weakref__",)
            OPERATION_NAME = "walk_test.weak"

        deleted = []

        class FinalOp(OpView):
            __slots__ = ()
            OPERATION_NAME = "walk_test.final"

            def __del__(self):
                deleted.append(str(self.attributes["n"]))

        self.context.allow_unregistered_dialects = True
        for cls in (PlainOp, DictOp, SlotOp, WeakOp, FinalOp):
            register_operation(None)(cls)
            with InsertionPoint.at_block_begin(self.entry):
                for n in range(3):
                    Operation.create(cls.OPERATION_NAME, attributes={"n": Attribute.parse(f"{n} : i8")})
        deleted.clear()
        found, weak, deleted_before = [], [], []

        def visit(op):
            if type(op) in (DictOp, SlotOp):
                self.assertFalse(hasattr(op, "seen"))
                op.seen = True
            if type(op) is WeakOp:
                self.assertEqual([each() for each in weak], [None] * len(weak))
                weak.append(weakref.ref(op))
            if type(op) is FinalOp:
                deleted_before.append(len(deleted))
            if op.name.startswith("walk_test"):
                found.append((op.name, str(op.attributes["n"])))

        self.module.operation.walk(visit)
        self.assertEqual(len(set(found)), 15)
        self.assertEqual((deleted_before, sorted(deleted)), ([0, 1, 2], ["0 : i8", "1 : i8", "2 : i8"]))

    def test_the_callback_may_keep_objects(self):
        kept = []
        self.module.operation.walk(kept.append)
        self.assertEqual([op.name for op in kept], self.names())

    def test_an_operation_that_the_callback_detaches_is_not_kept(self):
        argument = self.function.regions[0].blocks[1].arguments[0]
        uses = []

        def detach(op):
            uses.append((op.name, len(list(argument.uses))))
            if op.name == "func.call":
                op.detach_from_parent()

        self.module.operation.walk(detach)
        # The detached operation is destroyed before the next call.
        self.assertEqual(uses[uses.index(("func.call", 1)) + 1], ("cf.br", 0))

    def test_the_callback_may_erase_the_operation(self):
        def erase(op):
            if op.name in ("func.call", "cf.br", "func.return", "cf.cond_br", "func.func"):
                op.erase()

        self.module.operation.walk(erase)
        self.assertEqual(list(self.module.body), [])

    def test_the_callback_may_erase_the_next_operation(self):
        def erase(op):
            if op.name == "func.call":
                op.block.operations[1].erase()

        with self.assertRaises(RuntimeError):
            self.module.operation.walk(erase)

    def test_no_objects_are_kept(self):
        count = self.context._get_live_operation_count()
        self.module.operation.walk(lambda op: None)
        self.assertEqual(self.context._get_live_operation_count(), count)

    def test_each_kept_object_is_its_own(self):
        kept = []
        self.module.operation.walk(lambda op: kept.append(op) if op.name != "cf.br" else None)
        self.assertEqual(len({id(op) for op in kept}), len(kept))
        self.assertEqual(kept[1], self.add)
        self.assertNotIn("cf.br", [op.name for op in kept])

    def test_deep_nesting_is_no_crash(self):
        depth = 2000
        self.context.allow_unregistered_dialects = True
        outer = inner = Operation.create("a.b", regions=1)
        for _ in range(depth):
            block = Block.create_at_start(inner.regions[0])
            inner = Operation.create("a.b", regions=1, ip=InsertionPoint(block))
        with self.assertRaises(RecursionError):
            outer.walk(lambda op: None)
