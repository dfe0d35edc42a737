"""Patterns that are Python functions, and their drivers."""

import gc
import unittest
import weakref

from strata.dialects import arith
from strata.ir import *
from strata.rewrite import *

PROGRAM = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
"""


def to_add(op, rewriter):
    with rewriter.ip:
        rewriter.replace_op(op, arith.AddIOp(op.lhs, op.rhs, loc=op.location))


class RewriteTest(unittest.TestCase):
    def setUp(self):
        self.c = Context()
        self.module = Module.parse(PROGRAM, self.c)
        self.block = self.module.body.operations[0].regions[0].blocks[0]

    def names(self):
        return [op.operation.name for op in self.block]

    def patterns(self, *functions, root=arith.MulIOp):
        patterns = RewritePatternSet(self.c)
        for function in functions:
            patterns.add(root, function)
        return patterns.freeze()

    def test_drivers(self):
        for driver in (apply_patterns_and_fold_greedily, walk_and_apply_patterns):
            self.setUp()
            stale = self.block.operations[0]
            driver(self.module, self.patterns(to_add))
            self.assertEqual(self.names(), ["arith.addi", "arith.addi", "func.return"])
            with self.assertRaises(RuntimeError):
                stale.lhs

    def test_a_true_result_is_no_match(self):
        seen = []

        def no_match(op, rewriter):
            seen.append(op.operation.name)
            return True

        walk_and_apply_patterns(self.module, self.patterns(no_match, root="arith.muli"))
        self.assertEqual(seen, ["arith.muli"] * 2)
        self.assertEqual(self.names(), ["arith.muli", "arith.muli", "func.return"])

    def test_benefits(self):
        seen = []
        patterns = RewritePatternSet(self.c)
        for benefit in (1, 3, 2):
            patterns.add(arith.MulIOp, lambda op, rewriter, benefit=benefit: seen.append(benefit) or True, benefit)
        walk_and_apply_patterns(self.block.operations[0].operation.parent, patterns.freeze())
        self.assertEqual(seen, [3, 2, 1, 3, 2, 1])
        with self.assertRaises(RuntimeError):
            patterns.add(arith.MulIOp, to_add)
        with self.assertRaises(RuntimeError):
            patterns.freeze()

    def test_arguments(self):
        patterns = RewritePatternSet(self.c)
        for arguments in ((42, to_add), (arith.MulIOp, 42), (OpView, to_add)):
            with self.assertRaises(TypeError):
                patterns.add(*arguments)
        with self.assertRaises((ValueError, IndexError)):
            patterns.add(arith.MulIOp, to_add, 1 << 20)
        frozen = patterns.freeze()
        with self.assertRaises(TypeError):
            walk_and_apply_patterns(self.module, "patterns")
        with self.assertRaises(ValueError):
            walk_and_apply_patterns(Module.parse(PROGRAM, Context()), frozen)
        with self.assertRaises(TypeError):
            FrozenRewritePatternSet()

    def test_exceptions(self):
        def fail(op, rewriter):
            return 1 / 0

        for driver in (apply_patterns_and_fold_greedily, walk_and_apply_patterns):
            with self.assertRaises(ZeroDivisionError):
                driver(self.module, self.patterns(fail))

    def test_no_fixpoint(self):
        def swap(op, rewriter):
            with rewriter.ip:
                rewriter.replace_op(op, arith.MulIOp(op.rhs, op.lhs, loc=op.location))

        config = GreedyRewriteConfig()
        self.assertEqual((config.max_iterations, config.strictness), (10, GreedyRewriteStrictness.ANY_OP))
        config.max_iterations = 3
        config.max_num_rewrites = 20
        with self.assertRaisesRegex(RuntimeError, "failed to converge"):
            apply_patterns_and_fold_greedily(self.module, self.patterns(swap), config)

    def test_rewriter(self):
        rewriters = []

        def pattern(op, rewriter):
            rewriters.append(rewriter)
            self.assertIs(rewriter.context, self.c)
            with self.assertRaisesRegex(ValueError, "has results with uses"):
                rewriter.erase_op(op)
            with self.assertRaisesRegex(ValueError, "result of the replaced operation"):
                rewriter.replace_op(op, [op.result])
            with self.assertRaisesRegex(ValueError, "has 2 values, but the operation has 1 results"):
                rewriter.replace_op(op, [op.lhs, op.rhs])
            with self.assertRaisesRegex(ValueError, "is in no block"):
                rewriter.replace_op(op, arith.AddIOp(op.lhs, op.rhs, loc=op.location, ip=False))
            with self.assertRaisesRegex(ValueError, "moved operation or nested"):
                rewriter.move_op_before(op, op)
            rewriter.start_op_modification(op)
            op.attributes["tag"] = UnitAttr.get(op.context)
            rewriter.finalize_op_modification(op)
            rewriter.replace_all_op_uses_with(op, [op.lhs])
            rewriter.erase_op(op)

        walk_and_apply_patterns(self.module, self.patterns(pattern))
        self.assertEqual(self.names(), ["func.return"])
        for use in (lambda: rewriters[0].ip, lambda: rewriters[0].erase_op(self.block.operations[0])):
            with self.assertRaisesRegex(RuntimeError, "only while the function of its pattern runs"):
                use()

    def test_functions_are_released(self):
        class Pattern:
            def __call__(self, op, rewriter):
                return True

        function = Pattern()
        released = weakref.ref(function)
        frozen = self.patterns(function)
        unfrozen = RewritePatternSet(self.c)
        unfrozen.add(arith.MulIOp, function)
        del function, unfrozen
        walk_and_apply_patterns(self.module, frozen)
        self.assertIsNotNone(released())
        del frozen
        gc.collect()
        self.assertIsNone(released())


if __name__ == "__main__":
    unittest.main()
