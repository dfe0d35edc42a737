# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Regions, blocks, values, insertion points and symbol tables."""

import unittest

from strata._libs import Context
from strata._libs._strata import (
    Attribute, Block, BlockArgument, InsertionPoint, Location, Module, Operation, OpOperand, OpResult, Region,
    SymbolTable, Type, Value, register_value_caster,
)

SOURCE = """
func.func @f(%a: i32, %c: i1) {
  %x = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%y: i32):
  cf.br ^bb2
^bb2:
  return
}
"""


class StructureCase(unittest.TestCase):
    def setUp(self):
        self.context = Context()
        self.context.__enter__()
        self.location = Location.unknown()
        self.location.__enter__()
        self.module = Module.parse(SOURCE)
        self.function = self.module.body.operations[0]
        self.region = self.function.regions[0]
        self.i32 = Type.parse("i32")

    def tearDown(self):
        self.location.__exit__(None, None, None)
        self.context.__exit__(None, None, None)


class BlockTest(StructureCase):
    def test_regions_and_blocks_cannot_be_created_alone(self):
        for cls in (Region, Block):
            with self.assertRaises(TypeError):
                cls()

    def test_lists(self):
        blocks = self.region.blocks
        self.assertEqual(len(blocks), 3)
        self.assertEqual(list(self.region), list(blocks))
        self.assertEqual(blocks[-1], list(blocks)[2])
        self.assertEqual(list(blocks[1:]), list(blocks)[1:])
        self.assertEqual(list(blocks[::-2]), list(blocks)[::-2])
        self.assertEqual(list(blocks[1:][1:]), [blocks[2]])
        self.assertEqual(len({*blocks, blocks[0]}), 3)
        with self.assertRaises(IndexError):
            blocks[3]
        entry = blocks[0]
        self.assertEqual(list(entry), list(entry.operations))
        self.assertEqual(len(entry.operations), 2)
        self.assertEqual(entry.operations[-1].name, "cf.cond_br")
        self.assertEqual(entry.arguments.types, [self.i32, Type.parse("i1")])
        self.assertEqual(list(entry.successors), [blocks[1], blocks[2]])
        self.assertEqual(list(blocks[2].predecessors), [blocks[1], entry] if blocks[2].predecessors[0] == blocks[1]
                         else [entry, blocks[1]])
        self.assertEqual(entry.region, self.region)
        self.assertEqual(entry.owner, self.function)
        self.assertIn("arith.addi", str(entry))
        self.assertIn("Block", repr(blocks))

    def test_creation(self):
        op = Operation.create("builtin.module", regions=1)
        first = Block.create_at_start(op.regions[0], [self.i32], [Location.name("x")])
        self.assertEqual(str(first.arguments[0].location), 'loc("x")')
        after = first.create_after(self.i32, self.i32)
        before = after.create_before(arg_locs=[])
        last = op.regions[0].blocks.append(self.i32, arg_locs=[Location.name("y")])
        self.assertEqual(list(op.regions[0].blocks), [first, before, after, last])
        self.assertEqual(len(after.arguments), 2)
        self.assertEqual(len(first.create_after([self.i32]).arguments), 1)
        with self.assertRaisesRegex(ValueError, "1 types but 0 locations"):
            first.create_after(self.i32, arg_locs=[])
        with self.assertRaisesRegex(ValueError, "another context"):
            first.create_after(Type.parse("i32", Context()))
        with self.assertRaisesRegex(TypeError, "arg_types"):
            first.create_after(3)

    def test_arguments(self):
        block = self.region.blocks[1]
        argument = block.add_argument(Type.parse("f32"), Location.name("z"))
        self.assertIsInstance(argument, BlockArgument)
        self.assertEqual(argument.arg_number, 1)
        self.assertEqual(argument.owner, block)
        argument.set_type(self.i32)
        argument.set_location(Location.name("w"))
        self.assertEqual((argument.type, str(argument.location)), (self.i32, 'loc("w")'))
        block.erase_argument(1)
        with self.assertRaisesRegex(RuntimeError, "block argument has been invalidated"):
            argument.type
        self.assertEqual(block.arguments[0].type, self.i32)
        with self.assertRaises(IndexError):
            block.erase_argument(1)
        with self.assertRaisesRegex(ValueError, "has uses"):
            self.region.blocks[0].erase_argument(0)

    def test_append_moves_an_operation(self):
        last = self.region.blocks[2]
        add = self.region.blocks[0].operations[0]
        last.append(add)
        self.assertEqual(add.block, last)
        detached = Operation.create("ub.unreachable", ip=False)
        last.append(detached)
        self.assertEqual(detached.parent, self.function)
        with self.assertRaisesRegex(ValueError, "nested"):
            last.append(self.function)

    def test_append_to_moves_a_block_and_its_objects(self):
        other = Operation.create("builtin.module", regions=1)
        block = self.region.blocks[1]
        argument, jump = block.arguments[0], block.operations[0]
        block.append_to(other.regions[0])
        self.assertEqual(block.owner, other)
        self.assertEqual(argument.owner, block)
        self.assertEqual(jump.parent, other)
        self.assertEqual(len(self.region.blocks), 2)
        # The argument keeps the tree to which its block was moved alive.
        del other, block, jump
        self.assertEqual(argument.type, self.i32)
        with self.assertRaisesRegex(ValueError, "nested"):
            self.module.body.append_to(self.region)


class ValueTest(StructureCase):
    def test_kinds(self):
        argument, result = self.region.blocks[0].arguments[0], self.region.blocks[0].operations[0].result
        self.assertEqual(BlockArgument(argument), argument)
        self.assertEqual(OpResult(result).result_number, 0)
        self.assertEqual(type(Value(result)), Value)
        self.assertEqual(Value(result).maybe_downcast(), result)
        self.assertTrue(OpResult.isinstance(result) and BlockArgument.isinstance(argument))
        self.assertFalse(OpResult.isinstance(argument) or BlockArgument.isinstance(result) or OpResult.isinstance(3))
        with self.assertRaisesRegex(ValueError, "Cannot cast value to OpResult"):
            OpResult(argument)
        with self.assertRaisesRegex(ValueError, "Cannot cast value to BlockArgument"):
            BlockArgument(result)
        with self.assertRaises(TypeError):
            Value(3)
        self.assertEqual(len({result, OpResult(result), argument}), 2)
        self.assertEqual(Value._CAPICreate(result._CAPIPtr), result)
        self.assertIs(result.context, self.context)

    def test_uses(self):
        block = self.region.blocks[0]
        argument, add = block.arguments[0], block.operations[0]
        uses = list(argument.uses)
        self.assertEqual(sorted(use.operand_number for use in uses), [0, 1])
        self.assertTrue(all(isinstance(use, OpOperand) and use.owner == add for use in uses))
        self.assertEqual(len(set(uses)), 2)
        self.assertEqual(uses[0].value, argument)
        # The list of uses may change while it is read.
        for use in argument.uses:
            use.owner.operands[use.operand_number] = block.operations[0].result
        self.assertEqual(list(argument.uses), [])

    def test_replacement(self):
        block = self.region.blocks[0]
        argument, add = block.arguments[0], block.operations[0]
        with InsertionPoint.at_block_begin(block):
            constant = Operation.create("arith.constant", [self.i32], attributes={"value": Attribute.parse("1 : i32")})
        argument.replace_all_uses_except(constant, add)
        self.assertEqual(add.operands[0], argument)
        argument.replace_all_uses_except(constant.result, [constant])
        self.assertEqual(add.operands[0], constant.result)
        constant.result.replace_all_uses_with(argument)
        self.assertEqual(add.operands[0], argument)
        with self.assertRaisesRegex(TypeError, "with_"):
            argument.replace_all_uses_with(3)
        foreign = Operation.parse("%0 = ub.poison : i32", context=Context())
        with self.assertRaisesRegex(ValueError, "another context"):
            argument.replace_all_uses_with(foreign.result)

    def test_casters_replace_values(self):
        class Wrapped:
            def __init__(self, value):
                self.value = value

        kind = Type.parse("f80").typeid
        register_value_caster(kind)(Wrapped)
        op = Operation.create("ub.poison", [Type.parse("f80")], attributes={"value": Attribute.parse("#ub.poison")})
        self.assertIsInstance(op.result, Wrapped)
        self.assertEqual(op.result.value.type, Type.parse("f80"))
        with self.assertRaisesRegex(RuntimeError, "replace=True"):
            register_value_caster(kind)(Wrapped)
        register_value_caster(kind, replace=True)(lambda value: value)


class InsertionPointTest(StructureCase):
    def make(self, **arguments):
        return Operation.create("ub.poison", [self.i32], attributes={"value": Attribute.parse("#ub.poison")}, **arguments)

    def names(self, block):
        return [op.name for op in block]

    def test_places(self):
        block = self.region.blocks[0]
        add = block.operations[0]
        self.make(ip=InsertionPoint(add))
        self.make(ip=InsertionPoint.after(add))
        self.make(ip=InsertionPoint.at_block_terminator(block))
        self.make(ip=InsertionPoint.at_block_begin(block))
        self.make(ip=InsertionPoint(beforeOperation=add.operation))
        self.assertEqual(self.names(block), ["ub.poison"] * 3 + ["arith.addi"] + ["ub.poison"] * 2 + ["cf.cond_br"])
        self.assertEqual(InsertionPoint(add).block, block)
        self.assertEqual(InsertionPoint(add).ref_operation, add)
        self.assertIsNone(InsertionPoint(block).ref_operation)

    def test_errors(self):
        block = self.region.blocks[0]
        with self.assertRaisesRegex(IndexError, "already has a terminator"):
            self.make(ip=InsertionPoint(block))
        with self.assertRaisesRegex(ValueError, "no terminator"):
            InsertionPoint.at_block_terminator(self.module.body)
        with self.assertRaisesRegex(ValueError, "in no block"):
            InsertionPoint(self.make(ip=False))
        with self.assertRaisesRegex(TypeError, "Block or Operation"):
            InsertionPoint(3)
        with self.assertRaisesRegex(ValueError, "already attached"):
            InsertionPoint(block).insert(block.operations[0])
        point = InsertionPoint(self.make(ip=InsertionPoint.at_block_begin(block)))
        point.ref_operation.detach_from_parent()
        with self.assertRaisesRegex(ValueError, "in no block"):
            self.make(ip=point)
        point.ref_operation.erase()
        with self.assertRaises(RuntimeError):
            self.make(ip=point)
        with self.assertRaisesRegex(ValueError, "inserted in itself"):
            outer = Operation.create("builtin.module", regions=1)
            InsertionPoint(Block.create_at_start(outer.regions[0])).insert(outer)

    def test_insert(self):
        op = self.make(ip=False)
        InsertionPoint.at_block_begin(self.region.blocks[0]).insert(op)
        self.assertEqual(op.parent, self.function)

    def test_the_current_point_of_another_context_is_ignored(self):
        other = Context()
        with InsertionPoint(self.module.body):
            op = Operation.create("builtin.module", regions=1, loc=Location.unknown(other))
        self.assertIsNone(op.parent)


class SymbolTableTest(StructureCase):
    def test_lookup_and_change(self):
        table = SymbolTable(self.module.operation)
        self.assertEqual(table["f"], self.function)
        self.assertIn("f", table)
        self.assertNotIn("g", table)
        copy = self.function.clone(ip=False)
        self.assertEqual(str(table.insert(copy)), '"f_0"')
        self.assertEqual(copy.parent, self.module.operation)
        del table["f_0"]
        with self.assertRaises(RuntimeError):
            copy.name
        with self.assertRaises(KeyError):
            table["f_0"]
        with self.assertRaises(KeyError):
            del table["f_0"]
        table.erase(self.function)
        self.assertEqual(list(self.module.body), [])

    def test_changes_by_others_are_noticed(self):
        table = SymbolTable(self.module.operation)
        self.assertEqual(table["f"], self.function)
        SymbolTable.set_symbol_name(self.function, "g")
        self.assertNotIn("f", table)
        self.assertEqual(table["g"], self.function)
        copy = self.function.clone(ip=InsertionPoint(self.module.body))
        SymbolTable.set_symbol_name(copy, "h")
        self.assertEqual(table["h"], copy)
        copy.detach_from_parent()
        self.assertNotIn("h", table)
        self.function.erase()
        self.assertNotIn("g", table)

    def test_static_methods(self):
        SymbolTable.set_symbol_name(self.function, "g")
        self.assertEqual(str(SymbolTable.get_symbol_name(self.function)), '"g"')
        self.assertEqual(str(SymbolTable.get_visibility(self.function)), '"public"')
        SymbolTable.set_visibility(self.function, "private")
        self.assertEqual(str(SymbolTable.get_visibility(self.function)), '"private"')
        with self.assertRaisesRegex(ValueError, "visibility"):
            SymbolTable.set_visibility(self.function, "secret")
        with self.assertRaisesRegex(ValueError, "symbol name"):
            SymbolTable.set_symbol_name(self.region.blocks[0].operations[0], "x")
        with self.assertRaisesRegex(TypeError, "Symbol Table"):
            SymbolTable(self.function)
        module = Module.parse("func.func private @a()  func.func @b() { call @a() : () -> ()  return }")
        SymbolTable.replace_all_symbol_uses("a", "c", module.operation)
        SymbolTable.set_symbol_name(module.body.operations[0], "c")
        self.assertIn("call @c()", str(module))
        seen = []
        SymbolTable.walk_symbol_tables(module.operation, True, lambda op, visible: seen.append((op, visible)))
        self.assertEqual(seen, [(module.operation, True)])

    def test_errors(self):
        table = SymbolTable(self.module.operation)
        other = Module.parse("func.func private @a()")
        with self.assertRaisesRegex(ValueError, "another symbol table"):
            table.insert(other.body.operations[0])
        with self.assertRaisesRegex(ValueError, "not in the symbol table"):
            table.erase(other.body.operations[0])
        foreign = Module.parse("func.func private @a()", Context())
        with self.assertRaisesRegex(ValueError, "another context"):
            table.insert(foreign.body.operations[0])
        del self.module, self.function, self.region
        self.assertIn("f", table)
