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
