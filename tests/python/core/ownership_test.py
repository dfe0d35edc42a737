# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Ownership: whatever object is collected first, nothing dangles and nothing leaks."""

import gc
import unittest

from strata._libs import Context, _strata
from strata._libs._strata import Block, InsertionPoint, Location, Module, Operation, Type

# The classes of the extension alone: without those of dialects and of builtin types, which subclass them.
_strata.globals.dialect_search_modules = []


class OwnershipTest(unittest.TestCase):
    def setUp(self):
        self.context = Context()
        self.context.allow_unregistered_dialects = True
        self.context.__enter__()
        self.location = Location.unknown()
        self.location.__enter__()

    def tearDown(self):
        self.location.__exit__(None, None, None)
        self.context.__exit__(None, None, None)
        gc.collect()
        self.assertEqual(self.context._get_live_operation_count(), 0)

    def nest(self, depth):
        """Returns operations that are nested in each other, the outermost first."""
        ops = [Operation.create("a.b", regions=1)]
        for _ in range(depth - 1):
            block = Block.create_at_start(ops[-1].regions[0])
            ops.append(Operation.create("a.b", regions=1, ip=InsertionPoint(block)))
        return ops

    def test_a_part_keeps_the_whole(self):
        module = Module.parse("func.func @f(%a: i32) { return }")
        argument = module.body.operations[0].regions[0].blocks[0].arguments[0]
        del module
        gc.collect()
        self.assertEqual(argument.owner.owner.parent.name, "builtin.module")

    def test_a_detached_tree_is_owned_by_all_its_objects(self):
        leaf = self.nest(3)[-1]
        gc.collect()
        self.assertIsNone(leaf.parent.parent.parent)
        self.assertEqual(leaf.parent.parent.name, "a.b")

    def test_insertion_merges_owners(self):
        inner, outer = self.nest(2), self.nest(2)
        leaf = inner[-1]
        Block.create_at_start(outer[-1].regions[0]).append(inner[0])
        outer_count = self.context._get_live_operation_count()
        del inner, outer
        gc.collect()
        self.assertLess(self.context._get_live_operation_count(), outer_count)
        self.assertEqual(leaf.parent.parent.parent.name, "a.b")
        self.assertIsNone(leaf.parent.parent.parent.parent)

    def test_the_inserted_tree_lives_as_long_as_the_other(self):
        inner, outer = self.nest(1)[0], self.nest(1)[0]
        Block.create_at_start(outer.regions[0]).append(inner)
        del inner
        gc.collect()
        self.assertEqual(outer.regions[0].blocks[0].operations[0].name, "a.b")

    def test_removal_splits_owners(self):
        outer, middle, leaf = self.nest(3)
        middle.detach_from_parent()
        del outer
        gc.collect()
        self.assertEqual(leaf.parent, middle)
        self.assertIsNone(middle.parent)
        del middle
        gc.collect()
        self.assertEqual(leaf.parent.name, "a.b")
        leaf.parent.erase()
        with self.assertRaises(RuntimeError):
            leaf.name

    def test_moving_to_another_tree_changes_the_owner(self):
        first, moved = self.nest(2)
        second, target = self.nest(2)
        moved.move_before(target)
        del first, target
        gc.collect()
        self.assertEqual(moved.parent, second)
        del second
        gc.collect()
        self.assertEqual(moved.parent.name, "a.b")

    def test_values_that_are_used_in_another_tree_stay(self):
        i32 = Type.parse("i32")
        definition = Operation.create("a.def", [i32])
        user = Operation.create("a.use", operands=[definition])
        del definition
        gc.collect()
        self.assertEqual(user.operands[0].owner.name, "a.def")
        user.operands[0].replace_all_uses_with(Operation.create("a.other", [i32]))
        self.assertEqual(user.operands[0].owner.name, "a.other")
        copy = user.clone()
        del user
        gc.collect()
        self.assertEqual(copy.operands[0].owner.name, "a.other")

    def test_two_trees_that_use_each_other(self):
        i32 = Type.parse("i32")
        first = Operation.create("a.first", [i32], [Operation.create("a.x", [i32])])
        second = Operation.create("a.second", [i32], [first])
        first.operands[0] = second.result
        del first, second
        gc.collect()

    def test_insertion_of_a_definition_that_is_used_elsewhere(self):
        i32 = Type.parse("i32")
        definition, user = Operation.create("a.def", [i32]), None
        user = Operation.create("a.use", operands=[definition])
        module = Module.create()
        module.body.append(definition)
        module.body.append(user)
        del definition
        gc.collect()
        self.assertEqual(user.operands[0].owner.parent, module.operation)
        self.assertEqual(len(module.body.operations), 2)

    def test_module_capsule(self):
        module = Module.parse("module {}")
        self.assertEqual(Module._CAPICreate(module._CAPIPtr), module)
        self.assertEqual(hash(Module._CAPICreate(module._CAPIPtr)), hash(module))
        self.assertEqual(self.context._get_live_module_count(), 1)
        # Somebody else takes the module, and gives it back.
        capsule = module._CAPIPtr
        module._clear_mlir_module()
        del module
        gc.collect()
        module = Module._CAPICreate(capsule)
        self.assertEqual(str(module).strip(), "module {\n}")

    def test_erased_root(self):
        module = Module.parse("func.func @f() { return }")
        function = module.body.operations[0]
        module.operation.erase()
        for call in (lambda: str(module), lambda: function.name, lambda: module.body):
            with self.assertRaises(RuntimeError):
                call()
        self.assertIn("destroyed", repr(module))

    def test_objects_outlive_the_context_object(self):
        context = Context()
        module = Module.parse("func.func @f() { return }", context)
        body = module.body
        del module, context
        gc.collect()
        self.assertEqual(body.operations[0].name, "func.func")
        self.assertIsInstance(body.context, Context)
