# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Calls that random programs found to crash."""

import unittest

from strata.dialects import arith, memref
from strata.ir import *


class RegressionsTest(unittest.TestCase):
    def setUp(self):
        self.context = Context()
        self.context.allow_unregistered_dialects = True
        for scope in (self.context, Location.unknown(self.context)):
            self.enterContext(scope)

    def test_types_are_not_inferred_from_operands_of_other_types(self):
        module = Module.create()
        with InsertionPoint(module.body):
            number = arith.constant(IntegerType.get_signless(32), 1)
            with self.assertRaises(MLIRError) as raised:
                memref.load(number, [])
        self.assertIn("failed to infer returned types of 'memref.load'", str(raised.exception))
        self.assertEqual(len(module.body.operations), 1)

    def test_names_of_attributes_are_not_empty(self):
        op, unit = Operation.create("u.x"), UnitAttr.get()
        for call in (lambda: op.attributes.__setitem__("", unit), lambda: Operation.create("u.x", attributes={"": unit}),
                     lambda: unit.get_named(""), lambda: DictAttr.get({"": unit})):
            with self.assertRaisesRegex(ValueError, "must not be empty"):
                call()
        self.assertNotIn("", op.attributes)
        with self.assertRaises(KeyError):
            del op.attributes[""]

    def test_class_of_no_operation_builds_none(self):
        with self.assertRaisesRegex(AttributeError, "OPERATION_NAME"):
            OpView.build_generic([], [])

    def test_predecessors_that_were_detached_are_printed(self):
        op = Operation.parse("""
          "u.x"() ({
            "u.br"()[^a] : () -> ()
          ^a:
            "u.br"()[^a] : () -> ()
          ^b:
            "u.br"()[^a] : () -> ()
          }) : () -> ()""")
        branch = op.regions[0].blocks[2].operations[0]
        branch.detach_from_parent()
        self.assertIn("preds: ", str(op))
        self.assertIn("INVALIDBLOCK", str(op))
        self.assertIn("INVALIDBLOCK", str(branch))


if __name__ == "__main__":
    unittest.main()
