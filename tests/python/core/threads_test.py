# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Threads: different contexts are independent, and calls for one context wait for each other."""

import concurrent.futures
import threading
import unittest

from strata._libs import Context
from strata._libs._strata import Attribute, InsertionPoint, Location, MLIRError, Module, Operation, Type

FUNCTION = "func.func @f%d(%%a: i32) -> i32 {\n" + "  %%x = arith.addi %%a, %%a : i32\n" * 0 + "  return %%a : i32\n}\n"


def run(function, threads=8):
    with concurrent.futures.ThreadPoolExecutor(threads) as pool:
        return [future.result() for future in [pool.submit(function, i) for i in range(threads)]]


class ThreadsTest(unittest.TestCase):
    def test_a_context_for_each_thread(self):
        def build(number):
            with Context():
                module = Module.create(Location.file("f", 0, 0))
                i64 = Type.parse("i64")
                with InsertionPoint(module.body), Location.name("a"):
                    for _ in range(100):
                        Operation.create("arith.constant", [i64],
                                         attributes={"value": Attribute.parse(f"{number} : i64")})
                module.operation.verify()
                return str(module)

        texts = run(build)
        self.assertEqual(len(set(texts)), 8)
        self.assertEqual(texts[3].count("arith.constant 3 : i64"), 100)

    def test_one_context_for_all_threads(self):
        context = Context()
        source = "".join(FUNCTION % i for i in range(200))

        def work(number):
            for _ in range(5):
                module = Module.parse(source, context)
                names = []
                module.operation.walk(lambda op: names.append(op.name))
                module.operation.verify()
                module.body.operations[0].erase()
                text = str(module)
                for op in module.body:
                    op.attributes["tag.x"] = Attribute.parse(f"{number} : i32", context)
            return len(names), text.count("func.func"), str(module).count(f"= {number} : i32")

        context.allow_unregistered_dialects = True
        for number, result in enumerate(run(work)):
            self.assertEqual(result, (401, 199, 199))

    def test_errors_belong_to_their_calls(self):
        context = Context()

        def work(number):
            messages = []
            for _ in range(20):
                try:
                    Module.parse(f"func.func @f() {{ unknown.op{number} }}" + "\n" * number, context)
                except MLIRError as error:
                    messages.append(str(error))
            return messages

        for number, messages in enumerate(run(work)):
            self.assertEqual(len(messages), 20)
            self.assertTrue(all(f"op{number}" in message for message in messages))

    def test_other_threads_run_while_one_parses(self):
        context, stop, steps = Context(), threading.Event(), []

        def count():
            while not stop.is_set():
                steps.append(Type.parse("i8", other))

        other = Context()
        thread = threading.Thread(target=count)
        thread.start()
        Module.parse("".join(FUNCTION % i for i in range(20000)), context)
        stop.set()
        thread.join()
        self.assertGreater(len(steps), 0)

    def test_objects_may_be_collected_in_another_thread(self):
        context = Context()
        source = "".join(FUNCTION % i for i in range(1000))
        stop = threading.Event()

        def churn():
            while not stop.is_set():
                module = Module.parse("module {}", context)
                del module

        threads = [threading.Thread(target=churn) for _ in range(2)]
        for thread in threads:
            thread.start()
        for _ in range(10):
            str(Module.parse(source, context))
        stop.set()
        for thread in threads:
            thread.join()
        self.assertEqual(context._get_live_operation_count(), 0)
