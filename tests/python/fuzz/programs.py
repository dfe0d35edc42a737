# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Random programs of API calls, from a seed.

A program keeps pools of the objects that it has seen: operations, values, blocks, regions, types, iterators and so on, also those
that were erased or whose owner was dropped. Each step calls one function with objects from the pools. A call may raise an
exception of EXPECTED; the process must not crash, and no other exception may occur. At the end, all modules print, and those
that verify are read back and print the same.
"""

import gc
import io
import random
import re
import threading

from strata.dialects import arith, cf, func, memref, scf
from strata.ir import *
from strata.ir import _OperationBase
from strata.passmanager import PassManager
from strata.rewrite import PatternRewriter, RewritePatternSet, apply_patterns_and_fold_greedily, walk_and_apply_patterns

EXPECTED = (RuntimeError, ValueError, TypeError, IndexError, KeyError, AttributeError, StopIteration, MLIRError,
            NotImplementedError, OverflowError)
# Members that are not called: they write to the standard streams, convert raw pointers, or end the context's threads.
LEFT_OUT = {"dump", "print", "set_thread_pool", "enable_multithreading", "write_bytecode", "parseFile", "parse_file",
            "load_all_available_dialects"}
POOL = 48
TYPES = ["i1", "i8", "i32", "i64", "index", "f32", "f64", "none", "memref<4xi32>", "memref<?x?xf32>", "vector<4xf32>",
         "tensor<?x3xi8>", "(i32) -> i32", "tuple<i1, f32>", "complex<f64>", "!u.t<1>"]
ATTRIBUTES = ["unit", "1 : i32", "2.5 : f32", '"text"', "[1, 2]", "{a, b = 3}", "@f", "@f::@g", "i32", "dense<1> : tensor<2xi8>",
              "array<i64: 1, 2>", "affine_map<(d0) -> (d0 + 1)>", "#u.a<x>", "true", "array<i32: 1, 1, 0>", "loc(unknown)"]
NAMES = ["u.x", "u.y", "arith.addi", "arith.constant", "func.func", "func.return", "func.call", "scf.if", "scf.for", "scf.yield",
         "cf.br", "cf.cond_br", "builtin.module", "builtin.unrealized_conversion_cast", "memref.alloc", "memref.load", "none"]
ATTRIBUTE_NAMES = ["value", "a", "u.b", "sym_name", "function_type", "predicate", "operandSegmentSizes", "overflowFlags", ""]
PIPELINES = ["canonicalize", "cse", "symbol-dce", "inline", "canonicalize,cse", "func.func(canonicalize)", "strip-debuginfo",
             "convert-scf-to-cf", "remove-dead-values", "loop-invariant-code-motion", "no-such-pass", "func.func("]
TEXTS = [
    "module {}",
    "func.func @f(%a: i32) -> i32 { %b = arith.addi %a, %a : i32 return %b : i32 }",
    "func.func private @g(i32)",
    """func.func @h(%c: i1, %a: i32) -> i32 {
      %r = scf.if %c -> (i32) { scf.yield %a : i32 } else { %m = arith.muli %a, %a : i32 scf.yield %m : i32 }
      return %r : i32 }""",
    """func.func @loop(%n: index, %m: memref<?xf32>) {
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      scf.for %i = %0 to %n step %1 { %v = memref.load %m[%i] : memref<?xf32> memref.store %v, %m[%0] : memref<?xf32> }
      return }""",
    """func.func @blocks(%c: i1) { cf.cond_br %c, ^a, ^b(%c : i1)
      ^a: cf.br ^b(%c : i1)
      ^b(%d: i1): return }""",
    '"u.x"() ({ ^bb0(%a: i32): %b = "u.y"(%a) : (i32) -> i32 "u.end"()[^bb1] : () -> () ^bb1: "u.end"() : () -> () }) : () -> ()',
    "module @inner { module { func.func @f() { return } } }",
    "func.func @bad() { return %x : i32 }",
    "%a = arith.constant 1 : i32",
]
NO = object()


class Failure(Exception):
    """A property that does not hold."""


class Program:
    """One program. Objects of several programs may share a context; each has its own pools."""

    def __init__(self, seed, contexts, trace=None):
        self.rng = random.Random(seed)
        self.contexts = contexts
        self.trace = trace
        self.objects = {kind: [] for kind in
                        ("op", "value", "block", "region", "module", "type", "attribute", "point", "table", "iterator", "other")}
        self.steps = [value for name, value in sorted(vars(Program).items()) if name.startswith("do_")]
        # Frequent steps occur several times.
        self.steps += [Program.do_create] * 6 + [Program.do_member] * 4 + [Program.do_parse] * 2 + [Program.do_erase] * 2
        self.depth = 0

    # Pools.

    def add(self, thing, depth=0):
        """Puts an object, or the first elements of a sequence, into the pools."""
        if isinstance(thing, (list, tuple)):
            for each in thing[:4]:
                if depth < 2:
                    self.add(each, depth + 1)
            return thing
        kinds = [("op", _OperationBase), ("value", Value), ("block", Block), ("region", Region), ("module", Module),
                 ("type", Type), ("attribute", Attribute), ("point", InsertionPoint), ("table", SymbolTable)]
        kind = next((name for name, cls in kinds if isinstance(thing, cls)), None)
        if kind is None:
            if thing is None or isinstance(thing, (str, bytes, int, float, Context)) or callable(thing):
                return thing
            kind = "iterator" if hasattr(thing, "__next__") else "other"
        pool = self.objects[kind]
        if len(pool) >= POOL:
            pool[self.rng.randrange(POOL)] = thing
        else:
            pool.append(thing)
        return thing

    def pick(self, kind, default=NO):
        pool = self.objects[kind]
        if pool:
            return self.rng.choice(pool)
        if default is NO:
            raise IndexError(f"no {kind}")
        return default

    def any(self):
        """Returns an argument of any kind."""
        kind = self.rng.choice([*self.objects, "number", "text", "none", "list", "context"])
        if kind == "number":
            return self.rng.choice([0, 1, -1, 7, 2**31, 2**63, 2**64, -2**63, 1.5, True])
        if kind == "text":
            return self.rng.choice([*NAMES, *ATTRIBUTE_NAMES, "\0", "é", *TEXTS[:3]])
        if kind == "list":
            return [self.pick(self.rng.choice(list(self.objects)), None) for _ in range(self.rng.randrange(3))]
        if kind == "context":
            return self.rng.choice(self.contexts)
        return None if kind == "none" else self.pick(kind, None)

    def context(self):
        return self.contexts[0] if self.rng.random() < 0.95 else self.rng.choice(self.contexts)

    def type(self):
        if self.rng.random() < 0.2:
            return self.pick("type", None)
        return Type.parse(self.rng.choice(TYPES), self.context())

    def attribute(self):
        if self.rng.random() < 0.2:
            return self.pick("attribute", None)
        return Attribute.parse(self.rng.choice(ATTRIBUTES), self.context())

    def location(self):
        return Location.file("f", self.rng.randrange(9), 1, context=self.context())

    def point(self):
        choice = self.rng.randrange(8)
        if choice == 0:
            return False
        if choice == 1:
            return self.pick("point", None)
        if choice == 2:
            return self.add(InsertionPoint(self.pick("op")))
        if choice == 3:
            return InsertionPoint.at_block_terminator(self.pick("block"))
        if choice == 4:
            return InsertionPoint.at_block_begin(self.pick("block"))
        return InsertionPoint(self.pick("block")) if self.objects["block"] else False

    def some(self, make, most=3):
        return [make() for _ in range(self.rng.randrange(most))]

    # Steps.

    def do_create(self):
        name = self.rng.choice(NAMES)
        attributes = {self.rng.choice(ATTRIBUTE_NAMES): self.attribute() for _ in range(self.rng.randrange(3))}
        op = Operation.create(name, self.some(self.type), self.some(lambda: self.pick("value")), attributes,
                              self.some(lambda: self.pick("block"), 2) if self.rng.random() < 0.2 else None,
                              self.rng.randrange(3), self.location(), self.point())
        self.add(op)
        self.add(list(op.results))
        self.add(list(op.regions))

    def do_create_typed(self):
        rng, i32 = self.rng, Type.parse("i32", self.context())
        with self.location(), (self.point() or InsertionPoint(self.pick("block"))):
            made = rng.choice([
                lambda: arith.constant(i32, rng.randrange(5)),
                lambda: arith.addi(self.pick("value"), self.pick("value")),
                lambda: arith.CmpIOp(rng.randrange(12), self.pick("value"), self.pick("value")),
                lambda: func.FuncOp(f"f{rng.randrange(9)}", (self.some(self.type), self.some(self.type))),
                lambda: func.return_(self.some(lambda: self.pick("value"))),
                lambda: func.CallOp(self.some(self.type), "f", self.some(lambda: self.pick("value"))),
                lambda: scf.IfOp(self.pick("value"), self.some(self.type), hasElse=rng.random() < 0.5),
                lambda: scf.ForOp(self.pick("value"), self.pick("value"), self.pick("value"), self.some(lambda: self.pick("value"))),
                lambda: cf.br(self.some(lambda: self.pick("value")), self.pick("block")),
                lambda: memref.load(self.pick("value"), self.some(lambda: self.pick("value"))),
            ])()
        self.add(made)

    def do_add_entry_block(self):
        self.add(self.pick("op").opview.add_entry_block())

    def do_parse(self):
        text = self.rng.choice(TEXTS)
        if self.rng.random() < 0.2:
            place = self.rng.randrange(len(text))
            text = text[:place] + self.rng.choice(["", "}", "%", '"', "\0", "("]) + text[place + self.rng.randrange(3):]
        module = self.add((Module if self.rng.random() < 0.8 else Operation).parse(text, context=self.context()))
        body = module.body if isinstance(module, Module) else module.regions[0].blocks[0]
        self.add(body)
        self.add(list(body))

    def do_module(self):
        self.add(self.add(Module.create(self.location())).body)

    def do_erase(self):
        op = self.pick("op")
        if self.rng.random() < 0.5:
            for result in op.results:
                for use in list(result.uses):
                    use.owner.erase()
        (op.operation if self.rng.random() < 0.5 else op).erase()

    def do_move(self):
        op, other = self.pick("op"), self.pick("op")
        self.rng.choice([lambda: op.move_before(other), lambda: op.move_after(other), lambda: self.pick("block").append(op),
                         lambda: self.pick("point").insert(op), op.detach_from_parent])()

    def do_clone(self):
        op = self.pick("op")
        self.add(op.clone(self.point()) if self.rng.random() < 0.5 else op.clone())

    def do_block(self):
        types = self.some(self.type)
        locations = [self.location() for _ in types] if self.rng.random() < 0.8 else self.some(self.location)
        block = self.rng.choice([
            lambda: Block.create_at_start(self.pick("region"), types, locations),
            lambda: self.pick("block").create_before(*types, arg_locs=locations),
            lambda: self.pick("block").create_after(*types, arg_locs=locations),
            lambda: self.pick("region").blocks.append(*types, arg_locs=locations),
        ])()
        self.add(block)
        self.add(list(block.arguments))

    def do_block_move(self):
        self.pick("block").append_to(self.pick("region"))

    def do_argument(self):
        block = self.pick("block")
        if self.rng.random() < 0.6:
            self.add(block.add_argument(self.type(), self.location()))
        else:
            block.erase_argument(self.rng.randrange(-1, 3))

    def do_uses(self):
        value = self.pick("value")
        self.add(list(value.uses))
        other = self.pick("value")
        self.rng.choice([lambda: value.replace_all_uses_with(other), lambda: value.set_type(self.type()),
                         lambda: value.replace_all_uses_except(other, self.pick("op")),
                         lambda: self.pick("op").replace_uses_of_with(value, other)])()

    def do_operand(self):
        operands = self.pick("op").operands
        self.add(operands)
        operands[self.rng.randrange(-2, 3)] = self.pick("value")

    def do_attribute(self):
        attributes, name = self.pick("op").attributes, self.rng.choice(ATTRIBUTE_NAMES)
        self.add(attributes)
        if self.rng.random() < 0.6:
            attributes[name] = self.attribute()
        elif self.rng.random() < 0.5:
            del attributes[name]
        else:
            self.add([each.attr for each in attributes] if self.rng.random() < 0.5 else list(attributes.values()))

    def do_print(self):
        op = self.pick(self.rng.choice(["op", "module", "value", "block", "region", "type", "attribute", "other"]))
        self.rng.choice([str, repr, hash, lambda each: each.operation.get_asm(enable_debug_info=True),
                         lambda each: each.operation.get_asm(print_generic_op_form=True),
                         lambda each: each.operation.write_bytecode(io.BytesIO())])(op)

    def do_iterate(self):
        """Keeps an iterator, whose container later steps change."""
        thing = self.pick(self.rng.choice(["op", "block", "region", "module", "other"]))
        if isinstance(thing, Module):
            thing = thing.body
        self.add(iter(self.rng.choice([thing, getattr(thing, "operations", thing), getattr(thing, "blocks", thing)])))

    def do_next(self):
        self.add(next(self.pick("iterator")))

    def do_walk(self):
        def visit(op):
            self.add(op)
            if self.rng.random() < 0.1:
                self.nested()
            return self.rng.choice([WalkResult.ADVANCE, WalkResult.ADVANCE, WalkResult.SKIP, WalkResult.INTERRUPT])

        order = self.rng.choice([WalkOrder.PRE_ORDER, WalkOrder.POST_ORDER])
        self.pick("op").operation.walk(visit, order)

    def nested(self):
        """Runs a step inside of a callback."""
        if self.depth < 3:
            self.depth += 1
            try:
                self.rng.choice(self.steps)(self)
            finally:
                self.depth -= 1

    def do_verify(self):
        self.pick(self.rng.choice(["op", "module"])).operation.verify()

    def do_pass(self):
        module = self.pick("module")
        # Passes assume valid IR.
        module.operation.verify()
        manager = PassManager("builtin.module", self.context())
        manager.add(self.rng.choice(PIPELINES))
        if self.rng.random() < 0.3:
            manager.add(run=lambda op, pass_: self.nested(), op_name=self.rng.choice(["", "func.func"]))
        manager.run(module.operation)

    def do_patterns(self):
        module = self.pick("module")
        module.operation.verify()
        left = [20]

        def pattern(op, rewriter):
            self.add(op)
            left[0] -= 1
            if left[0] < 0 or self.rng.random() < 0.5:
                return True
            with rewriter.ip, self.location():
                if len(op.operation.results) == 1 and self.rng.random() < 0.7:
                    rewriter.replace_op(op, Operation.create("u.y", [op.operation.results[0].type], list(op.operation.operands)))
                else:
                    rewriter.erase_op(op)
            self.add(rewriter)
            return None

        patterns = RewritePatternSet(self.context())
        patterns.add(self.rng.choice(["arith.addi", "arith.constant", "u.y", "memref.load"]), pattern)
        frozen = patterns.freeze()
        self.rng.choice([apply_patterns_and_fold_greedily, walk_and_apply_patterns])(module, frozen)

    def do_symbols(self):
        if self.rng.random() < 0.4:
            self.add(SymbolTable(self.pick("op")))
        table, op = self.pick("table"), self.pick("op")
        self.rng.choice([lambda: self.add(table["f"]), lambda: table.insert(op), lambda: table.erase(op), lambda: "g" in table,
                         lambda: SymbolTable.set_symbol_name(op, "h"), lambda: SymbolTable.get_symbol_name(op)])()

    def do_member(self):
        """Reads a member of an object, and calls it with arguments of any kinds."""
        thing = self.pick(self.rng.choice(list(self.objects)))
        names = [name for name in dir(type(thing)) if not name.startswith("_") and name not in LEFT_OUT]
        name = self.rng.choice(names)
        if self.trace is not None:
            self.trace(f"  {type(thing).__name__}.{name}")
        member = getattr(thing, name)
        if callable(member):
            if self.rng.random() < 0.3:
                member = member()
            else:
                member = member(*[self.any() for _ in range(self.rng.randrange(4))])
        self.add(member)
        try:
            self.add([each for each, _ in zip(member, range(4))])
        except TypeError:
            pass  # The member is no container.

    def do_compare(self):
        one, other = self.any(), self.any()
        _ = one == other, one != other
        self.add(one[self.rng.choice([0, 1, -1, slice(None), slice(0, 1), "f", 2**70])])

    def do_construct(self):
        """Calls a class with arguments of any kinds."""
        cls = self.rng.choice([Operation, Value, OpResult, BlockArgument, Block, Region, Module, Type, IntegerType, MemRefType,
                               FunctionType, Attribute, IntegerAttr, DenseElementsAttr, StringAttr, InsertionPoint, SymbolTable,
                               Location, arith.AddIOp, func.FuncOp, OpView, PatternRewriter])
        self.add(cls(*[self.any() for _ in range(self.rng.randrange(4))]))

    def do_forget(self):
        """Drops objects, some of which own others."""
        for kind in self.rng.sample(list(self.objects), 3):
            pool = self.objects[kind]
            del pool[:self.rng.randrange(len(pool) + 1)]
        if self.rng.random() < 0.2:
            gc.collect()

    # The program.

    def step(self):
        chosen = self.rng.choice(self.steps)
        if self.trace is not None:
            self.trace(chosen.__name__)
        try:
            chosen(self)
        except EXPECTED as error:
            if self.trace is not None:
                self.trace(f"  {type(error).__name__}: {str(error)[:200]}")

    def finish(self):
        """Checks the modules that are left."""
        for module in self.objects["module"][:6]:
            try:
                text = module.operation.get_asm(print_generic_op_form=True)
                if not module.operation.verify():
                    continue
            except EXPECTED:
                continue
            with module.context as context:
                again = Module.parse(text, context).operation.get_asm(print_generic_op_form=True)
            # Comments name predecessors, which may be detached.
            if re.sub(r" *//.*", "", again).strip() != re.sub(r" *//.*", "", text).strip():
                raise Failure(f"not read back:\n{text}\nprinted again:\n{again}")


def new_context(rng):
    context = Context()
    context.allow_unregistered_dialects = rng.random() < 0.9
    return context


def run(seed, steps=60, trace=None):
    """Runs the program of a seed. Every fourth one has several threads, which share a context."""
    rng = random.Random(seed)
    contexts = [new_context(rng), new_context(rng)]
    if seed % 4:
        programs = [Program(seed, contexts, trace)]
    else:
        programs = [Program(f"{seed} {number}", [contexts[number % 2], *contexts], trace) for number in range(3)]
        # The threads use each other's objects, too.
        if seed % 8 == 0:
            programs[2].objects = programs[0].objects
    failures = []

    def work(program):
        try:
            with program.contexts[0]:
                for _ in range(steps):
                    program.step()
                program.finish()
        except BaseException as error:  # Reported by the thread that started this one.
            failures.append(error)

    if len(programs) == 1:
        work(programs[0])
    else:
        threads = [threading.Thread(target=work, args=(program,)) for program in programs]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    if failures:
        raise failures[0]
