# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Contexts, current objects and dialects."""

import gc
import threading
import unittest

from strata._libs import Context, _strata
from strata._libs._strata import Dialect, DialectDescriptor, DialectRegistry, InsertionPoint, Location, Module, ThreadPool, Type


class ContextTest(unittest.TestCase):
    def test_last_reference_destroys_the_context(self):
        count = Context._get_live_count()
        context = Context()
        type = Type.parse("i8", context)
        self.assertEqual(Context._get_live_count(), count + 1)
        del context
        gc.collect()
        self.assertEqual(str(type), "i8")
        self.assertEqual(Context._get_live_count(), count + 1)
        del type
        gc.collect()
        self.assertEqual(Context._get_live_count(), count)

    def test_live_objects_are_counted(self):
        context = Context()
        module = Module.parse("module {}", context)
        self.assertEqual(context._get_live_module_count(), 1)
        self.assertEqual(context._get_live_operation_count(), 1)
        del module
        self.assertEqual(context._get_live_module_count(), 0)
        self.assertEqual(context._get_live_operation_count(), 0)
        self.assertIs(context._get_context_again(), context)

    def test_capsule_gives_the_same_object(self):
        context = Context()
        self.assertIs(Context._CAPICreate(context._CAPIPtr), context)
        with self.assertRaises(ValueError):
            Context._CAPICreate(Type.parse("i8", context)._CAPIPtr)

    def test_dialects(self):
        context = Context()
        self.assertFalse(context.is_dialect_loaded("scf"))
        self.assertIsInstance(context.dialects["scf"], Dialect)
        self.assertTrue(context.is_dialect_loaded("scf"))
        self.assertIsInstance(context.d.arith, Dialect)
        descriptor = context.get_dialect_descriptor("func")
        self.assertIsInstance(descriptor, DialectDescriptor)
        self.assertEqual(descriptor.namespace, "func")
        self.assertEqual(repr(descriptor), "<DialectDescriptor func>")
        self.assertEqual(context.dialects["func"].descriptor, descriptor)
        self.assertTrue(context.is_registered_operation("func.return"))
        self.assertFalse(context.is_registered_operation("func.nothing"))
        with self.assertRaises(IndexError):
            context.dialects["nothing"]
        with self.assertRaises(AttributeError):
            context.dialects.nothing
        with self.assertRaises(ValueError):
            context.get_dialect_descriptor("nothing")

    def test_a_context_without_registry_knows_builtin_only(self):
        context = _strata._BaseContext()
        with self.assertRaises(IndexError):
            context.dialects["arith"]
        registry = DialectRegistry()
        registry._register_all()
        context.append_dialect_registry(registry)
        self.assertIsInstance(context.dialects["arith"], Dialect)

    def test_unregistered_dialects(self):
        context = Context()
        self.assertFalse(context.allow_unregistered_dialects)
        with self.assertRaises(_strata.MLIRError):
            Module.parse('"a.b"() : () -> ()', context)
        context.allow_unregistered_dialects = True
        self.assertTrue(context.allow_unregistered_dialects)
        self.assertIn('"a.b"', str(Module.parse('"a.b"() : () -> ()', context)))
        with self.assertRaisesRegex(TypeError, "allow_unregistered_dialects"):
            context.allow_unregistered_dialects = "yes"

    def test_threads(self):
        context = Context()
        context.enable_multithreading(False)
        self.assertEqual(context.get_num_threads(), 1)
        with self.assertRaises(RuntimeError):
            context._mlir_thread_pool_ptr()
        pool = ThreadPool()
        self.assertGreaterEqual(pool.get_max_concurrency(), 1)
        shared = Context(thread_pool=pool)
        if shared.get_num_threads() > 1:
            self.assertEqual(shared._mlir_thread_pool_ptr(), pool._mlir_thread_pool_ptr())
        del pool
        self.assertGreaterEqual(shared.get_num_threads(), 1)
        with self.assertRaisesRegex(TypeError, "pool"):
            shared.set_thread_pool(3)


class CurrentTest(unittest.TestCase):
    def test_nothing_is_current_outside_of_with(self):
        for cls in (Context, Location, InsertionPoint):
            with self.assertRaises(ValueError):
                cls.current
        with self.assertRaisesRegex(RuntimeError, "requires a Context"):
            Type.parse("i8")

    def test_inner_with_wins_and_is_undone(self):
        outer, inner = Context(), Context()
        with outer:
            with inner:
                self.assertIs(Context.current, inner)
                self.assertIs(Type.parse("i8").context, inner)
                self.assertIs(Type.parse("i8", context=outer).context, outer)
            self.assertIs(Context.current, outer)

    def test_location_and_insertion_point_are_inherited_in_one_context(self):
        context = Context()
        module = Module.create(Location.unknown(context))
        with Location.name("a", context=context) as location:
            self.assertIs(Context.current, context)
            with InsertionPoint(module.body) as point:
                self.assertIs(InsertionPoint.current, point)
                self.assertIs(Location.current, location)
            with Context():
                with self.assertRaises(ValueError):
                    Location.current

    def test_unbalanced_exit_is_an_error(self):
        context, other = Context(), Context()
        context.__enter__()
        with self.assertRaises(RuntimeError):
            other.__exit__(None, None, None)
        context.__exit__(None, None, None)
        with self.assertRaises(RuntimeError):
            context.__exit__(None, None, None)

    def test_other_threads_have_their_own_current_objects(self):
        found = []

        def look():
            try:
                found.append(Context.current)
            except ValueError as error:
                found.append(error)

        with Context():
            thread = threading.Thread(target=look)
            thread.start()
            thread.join()
        self.assertIsInstance(found[0], ValueError)

    def test_wrong_context_argument_is_named(self):
        with self.assertRaisesRegex(TypeError, r"Type.parse\(\): argument 'context' must be Context, not int"):
            Type.parse("i8", 3)
