# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Rewrite patterns that are Python functions, and the drivers that apply them.

>>> def one_to_two(op, rewriter):
...     if IntegerAttr(op.value).value != 1:
...         return True  # The pattern does not match.
...     with rewriter.ip:
...         rewriter.replace_op(op, arith.constant(op.result.type, 2))
>>> patterns = RewritePatternSet()
>>> patterns.add(arith.ConstantOp, one_to_two)
>>> apply_patterns_and_fold_greedily(module, patterns.freeze())

The C API has no dialect conversion and no patterns in the PDL dialect; the classes of MLIR for these are absent.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from ._libs import Context
from ._libs._strata import Module, Operation, OpView, transforms

PatternRewriter = transforms.PatternRewriter
FrozenRewritePatternSet = transforms.FrozenRewritePatternSet
#: A pattern: it is called with the operation, as an object of its class, and the rewriter. A true result means that the
#: operation does not match; the IR must not be changed then.
PatternFunction = Callable[[Any, PatternRewriter], object]


class RewritePatternSet(transforms.RewritePatternSetBase):
    """Patterns of a context."""

    __slots__ = ()

    def __init__(self, context: Context | None = None) -> None:
        """Creates an empty set for a context, by default the current one."""

    def add(self, root: str | type[OpView], fn: PatternFunction, benefit: int = 1) -> None:
        """Adds a pattern for operations of a class or full name. The one with the largest benefit is applied first.

        An exception in `fn` ends the application of patterns, and the driver raises it.
        """
        name: Any = root if isinstance(root, str) else getattr(root, "OPERATION_NAME", None)
        if not isinstance(name, str):
            raise TypeError(f"RewritePatternSet.add(): argument 'root' must be a str or an OpView class, not {root!r}")
        if not callable(fn):
            raise TypeError(f"RewritePatternSet.add(): argument 'fn' must be callable, not {type(fn).__name__}")
        self._add(name, fn, benefit)


class GreedyRewriteStrictness(enum.Enum):
    """Which operations the greedy driver may rewrite."""

    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(enum.Enum):
    """How the greedy driver simplifies regions."""

    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


class GreedyRewriteConfig:
    """Options of the greedy driver; -1 stands for no limit."""

    __slots__ = ("enable_constant_cse", "enable_folding", "max_iterations", "max_num_rewrites",
                 "region_simplification_level", "strictness", "use_top_down_traversal")

    def __init__(self) -> None:
        """Creates the default options."""
        (self.max_iterations, self.max_num_rewrites, self.use_top_down_traversal, self.enable_folding, strictness,
         level, self.enable_constant_cse) = transforms.greedy_defaults()
        self.strictness = GreedyRewriteStrictness(strictness)
        self.region_simplification_level = GreedySimplifyRegionLevel(level)

    def __repr__(self) -> str:
        return f"GreedyRewriteConfig({', '.join(f'{name}={getattr(self, name)}' for name in self.__slots__)})"


def apply_patterns_and_fold_greedily(module: Module | Operation | OpView, set: FrozenRewritePatternSet,
                                     config: GreedyRewriteConfig | None = None) -> None:
    """Applies patterns to the operations nested in an operation, and folds, until nothing changes.

    RuntimeError if that does not happen within the limits of the configuration.
    """
    options = GreedyRewriteConfig() if config is None else config
    transforms.apply_greedily(module, set, options.max_iterations, options.max_num_rewrites,
                              options.use_top_down_traversal, options.enable_folding, options.strictness.value,
                              options.region_simplification_level.value, options.enable_constant_cse)


def walk_and_apply_patterns(op: Module | Operation | OpView, set: FrozenRewritePatternSet) -> None:
    """Applies patterns in one walk over the operations nested in an operation, without folding."""
    transforms.walk_and_apply_patterns(op, set)


__all__ = [
    "FrozenRewritePatternSet", "GreedyRewriteConfig", "GreedyRewriteStrictness", "GreedySimplifyRegionLevel",
    "PatternRewriter", "RewritePatternSet", "apply_patterns_and_fold_greedily", "walk_and_apply_patterns",
]
