# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Diagnostics, their handlers, and MLIRError."""

import gc
import os
import tempfile
import unittest

from strata._libs import Context
from strata._libs._strata import DiagnosticInfo, DiagnosticSeverity, Location, MLIRError, Module

INVALID = "func.func @f() -> i32 {\n\treturn\n}"


class HandlerTest(unittest.TestCase):
    def test_handlers_receive_diagnostics(self):
        context = Context()
        seen = []
        handler = context.attach_diagnostic_handler(lambda diagnostic: seen.append(diagnostic) or True)
        self.assertTrue(handler.attached)
        Location.file("a", 1, 2, context=context).emit_error("message")
        (diagnostic,) = seen
        self.assertEqual((str(diagnostic), diagnostic.message, diagnostic.severity, str(diagnostic.location)),
                         ("message", "message", DiagnosticSeverity.ERROR, 'loc("a":1:2)'))
        self.assertEqual(diagnostic.notes, ())
        info = DiagnosticInfo(diagnostic)
        self.assertEqual((info.message, info.severity), ("message", DiagnosticSeverity.ERROR))
        with self.assertRaisesRegex(TypeError, "Diagnostic"):
            DiagnosticInfo("message")
        self.assertFalse(handler.had_error)
        handler.detach()
        handler.detach()
        self.assertFalse(handler.attached)

    def test_the_newest_handler_is_called_first(self):
        context = Context()
        calls = []
        location = Location.unknown(context)
        with context.attach_diagnostic_handler(lambda d: calls.append("old") or True):
            with context.attach_diagnostic_handler(lambda d: calls.append("new") or "x" in d.message):
                location.emit_error("x")
                location.emit_error("y")
            location.emit_error("z")
        self.assertEqual(calls, ["new", "new", "old", "old"])

    def test_exceptions_of_handlers_are_noted(self):
        context = Context()
        outer = context.attach_diagnostic_handler(lambda d: True)
        handler = context.attach_diagnostic_handler(lambda d: 1 / 0)
        hook = __import__("sys").unraisablehook
        __import__("sys").unraisablehook = lambda arguments: None
        try:
            Location.unknown(context).emit_error("x")
        finally:
            __import__("sys").unraisablehook = hook
        self.assertTrue(handler.had_error)
        self.assertFalse(outer.had_error)

    def test_the_context_may_be_destroyed_first(self):
        context = Context()
        handler = context.attach_diagnostic_handler(lambda d: True)
        del context
        gc.collect()
        self.assertFalse(handler.attached)
        handler.detach()

    def test_a_handler_may_detach_itself(self):
        context = Context()
        seen = []

        def once(diagnostic):
            seen.append(diagnostic)
            handler.detach()
            return True

        handler = context.attach_diagnostic_handler(once)
        fallback = context.attach_diagnostic_handler(lambda d: False)
        Location.unknown(context).emit_error("x")
        self.assertEqual(len(seen), 1)
        fallback.detach()

    def test_arguments(self):
        with self.assertRaisesRegex(TypeError, "callback"):
            Context().attach_diagnostic_handler(3)


class ErrorTest(unittest.TestCase):
    def test_errors_of_a_failing_call(self):
        with self.assertRaises(MLIRError) as caught:
            Module.parse(INVALID, Context())
        error = caught.exception
        self.assertEqual(error.message, "Unable to parse module assembly")
        (diagnostic,) = error.error_diagnostics
        self.assertIsInstance(diagnostic, DiagnosticInfo)
        self.assertEqual(str(diagnostic.location), 'loc("<string>":2:2)')
        self.assertEqual(diagnostic.source_line, "\treturn\n\t^")
        self.assertTrue(str(error).startswith('Unable to parse module assembly:\nerror: "<string>":2:2: '), str(error))
        self.assertIn("\treturn\n\t^", str(error))

    def test_notes_are_shown(self):
        with self.assertRaises(MLIRError) as caught:
            Module.parse("func.func private @f()\nfunc.func private @f()", Context())
        (diagnostic,) = caught.exception.error_diagnostics
        self.assertEqual([note.severity for note in diagnostic.notes], [DiagnosticSeverity.NOTE] * 2)
        self.assertIn("\n note: ", str(caught.exception))

    def test_errors_of_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.mlir")
            with open(path, "w") as file:
                file.write(INVALID)
            with self.assertRaises(MLIRError) as caught:
                Module.parseFile(path, Context())
        self.assertEqual(caught.exception.error_diagnostics[0].source_line, "\treturn\n\t^")

    def test_errors_can_go_to_the_handlers(self):
        context = Context()
        context.emit_error_diagnostics = True
        self.assertTrue(context.emit_error_diagnostics)
        seen = []
        context.attach_diagnostic_handler(lambda d: seen.append(d.message) or True)
        with self.assertRaises(MLIRError) as caught:
            Module.parse(INVALID, context)
        self.assertEqual(caught.exception.error_diagnostics, [])
        self.assertEqual(len(seen), 1)

    def test_constructor(self):
        error = MLIRError("text")
        self.assertEqual((str(error), error.message, error.error_diagnostics), ("text", "text", []))
        with self.assertRaises(TypeError):
            MLIRError()
