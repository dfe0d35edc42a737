# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Random programs: whatever is called in whatever order, a call succeeds or raises an exception.

$STRATA_RANDOM_PROGRAMS sets the number of programs (10,000 take some minutes), $STRATA_RANDOM_SEED the first seed.
"""

import gc
import io
import os
import random
import threading
import unittest

from strata._libs import Context
from strata._libs._strata import (
    AsmState, Attribute, Block, BlockArgument, InsertionPoint, Location, MLIRError, Module, Operation, OpResult, OpView,
    SymbolTable, Type, Value, WalkOrder, WalkResult,
)

PROGRAMS = int(os.environ.get("STRATA_RANDOM_PROGRAMS", "300"))
SEED = int(os.environ.get("STRATA_RANDOM_SEED", "0"))
EXPECTED = (RuntimeError, ValueError, TypeError, IndexError, KeyError, MLIRError, OverflowError, AttributeError)
SOURCE = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32  cf.br ^bb1(%0 : i32) ^bb1(%b: i32): return %b : i32 }"


class Program:
    """A pool of objects and steps that use random ones of them."""

    def __init__(self, seed, context):
        self.random = random.Random(seed)
        self.context = context
        self.pool = [Module.parse(SOURCE, context)]
        self.location = Location.unknown(context)
        self.types = [Type.parse(text, context) for text in ("i1", "i32", "index")]
        self.attrs = [Attribute.parse(text, context) for text in ("unit", "1 : i32", '"f"', "array<i32: 1>")]
        self.steps = [getattr(self, name) for name in dir(self) if name.startswith("do_")]

    def run(self, steps):
        for _ in range(steps):
            try:
                result = self.random.choice(self.steps)()
            except EXPECTED:
                continue
            if result is not None:
                self.pool.append(result)
            if len(self.pool) > 40:
                del self.pool[self.random.randrange(len(self.pool))]

    def any(self, *classes):
        found = [thing for thing in self.pool if isinstance(thing, classes)] if classes else self.pool
        return self.random.choice(found) if found else self.random.choice(self.pool)

    def op(self):
        return self.any(Operation, OpView)

    def value(self):
        return self.any(Value)

    def block(self):
        return self.any(Block)

    def do_create(self):
        random = self.random
        operands = [self.value() for _ in range(random.randrange(3))]
        ip = random.choice([None, False, InsertionPoint(self.block())] if random.random() < 0.7 else [False])
        return Operation.create(random.choice(["a.b", "arith.addi", "func.return", "builtin.module"]),
                                results=random.choices(self.types, k=random.randrange(3)), operands=operands,
                                attributes={"x": random.choice(self.attrs)}, regions=random.randrange(3),
                                successors=[self.block()] if random.random() < 0.2 else None, loc=self.location, ip=ip)

    def do_infer(self):
        return Operation.create("arith.addi", operands=[self.value(), self.value()], loc=self.location, infer_type=True)

    def do_parse(self):
        return Module.parse(self.random.choice([SOURCE, "module {}", "module {"]), self.context)

    def do_region(self):
        return self.random.choice(list(self.op()))

    def do_block(self):
        return self.random.choice(list(self.op().regions[0]))

    def do_new_block(self):
        return Block.create_at_start(self.op().regions[0], self.random.choices(self.types, k=1), [self.location])

    def do_block_beside(self):
        return self.block().create_after(self.types[0], arg_locs=[self.location])

    def do_append_block(self):
        return self.op().regions[-1].blocks.append(self.types[1], arg_locs=[self.location])

    def do_move_block(self):
        self.block().append_to(self.op().regions[0])

    def do_operations(self):
        return self.random.choice(list(self.block()))

    def do_first(self):
        return self.block().operations[self.random.randrange(-3, 3)]

    def do_body(self):
        return self.any(Module).body

    def do_module_operation(self):
        return self.any(Module).operation

    def do_parent(self):
        return self.op().parent

    def do_op_block(self):
        return self.op().block

    def do_block_owner(self):
        return self.block().owner

    def do_operation(self):
        return self.op().operation

    def do_view(self):
        return self.op().opview

    def do_result(self):
        return self.random.choice(list(self.op().results))

    def do_operand(self):
        return self.random.choice(list(self.op().operands))

    def do_argument(self):
        return self.random.choice(list(self.block().arguments))

    def do_value_owner(self):
        return self.value().owner

    def do_use(self):
        return self.random.choice(list(self.value().uses)).owner

    def do_add_argument(self):
        return self.block().add_argument(self.random.choice(self.types), self.location)

    def do_erase_argument(self):
        self.block().erase_argument(self.random.randrange(2))

    def do_set_operand(self):
        self.op().operands[self.random.randrange(-1, 3)] = self.value()

    def do_replace(self):
        self.value().replace_all_uses_with(self.value())

    def do_replace_except(self):
        self.value().replace_all_uses_except(self.value(), [self.op()])

    def do_replace_in(self):
        self.op().replace_uses_of_with(self.value(), self.value())

    def do_erase(self):
        self.op().erase()

    def do_detach(self):
        return self.op().detach_from_parent()

    def do_append(self):
        self.block().append(self.op())

    def do_insert(self):
        InsertionPoint(self.op()).insert(self.op())

    def do_move(self):
        self.random.choice([self.op().move_before, self.op().move_after])(self.op())

    def do_order(self):
        self.op().is_before_in_block(self.op())

    def do_clone(self):
        return self.op().clone(ip=self.random.choice([False, InsertionPoint(self.op())]))

    def do_set_attribute(self):
        self.op().attributes[self.random.choice(["x", "sym_name", "value"])] = self.random.choice(self.attrs)

    def do_delete_attribute(self):
        del self.op().attributes[self.random.choice(["x", "sym_name"])]

    def do_read_attributes(self):
        dict(self.op().attributes)

    def do_successor(self):
        return self.random.choice(list(self.op().successors))

    def do_set_successor(self):
        self.op().successors[0] = self.block()

    def do_neighbours(self):
        return self.random.choice(list(self.block().predecessors) + list(self.block().successors))

    def do_print(self):
        str(self.any())

    def do_generic(self):
        self.op().get_asm(print_generic_op_form=True, use_local_scope=True)

    def do_state(self):
        state = AsmState(self.op())
        self.value().get_name(state)

    def do_verify(self):
        self.op().verify()

    def do_bytecode(self):
        self.op().write_bytecode(io.BytesIO())

    def do_set_type(self):
        self.value().set_type(self.random.choice(self.types))

    def do_walk(self):
        random = self.random

        def visit(op):
            if random.random() < 0.2:
                self.pool.append(op)
            if random.random() < 0.1:
                op.erase()
            if random.random() < 0.1:
                op.move_before(self.op())
            return random.choice([WalkResult.ADVANCE, WalkResult.SKIP, None])

        self.op().walk(visit, random.choice([WalkOrder.PRE_ORDER, WalkOrder.POST_ORDER]))

    def do_iterate(self):
        for op in self.block():
            if self.random.random() < 0.2:
                op.erase()
            if self.random.random() < 0.2:
                op.detach_from_parent()

    def do_symbols(self):
        table = SymbolTable(self.op())
        table.insert(self.op())
        del table["f"]

    def do_cast(self):
        return self.random.choice([OpResult, BlockArgument, Value])(self.value())

    def do_capsule(self):
        thing = self.any()
        return type(thing)._CAPICreate(thing._CAPIPtr)

    def do_compare(self):
        self.any() == self.any()
        hash(self.any())

    def do_forget(self):
        del self.pool[self.random.randrange(len(self.pool) - 1)]

    def do_collect(self):
        if self.random.random() < 0.02:
            gc.collect()


class RandomTest(unittest.TestCase):
    def test_programs(self):
        for seed in range(SEED, SEED + PROGRAMS):
            context = Context()
            context.allow_unregistered_dialects = True
            handler = context.attach_diagnostic_handler(lambda diagnostic: True)
            program = Program(seed, context)
            program.run(120)
            pool = program.pool
            program.random.shuffle(pool)
            del program
            while pool:
                pool.pop()
            self.assertEqual(context._get_live_operation_count(), 0, f"seed {seed}")
            handler.detach()

    def test_threads_share_a_context(self):
        for seed in range(SEED, SEED + max(1, PROGRAMS // 50)):
            context = Context()
            context.allow_unregistered_dialects = True
            programs = [Program(seed * 4 + i, context) for i in range(4)]
            threads = [threading.Thread(target=program.run, args=(100,)) for program in programs]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            del programs
            gc.collect()
            self.assertEqual(context._get_live_operation_count(), 0, f"seed {seed}")
