# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Operations with regions as decorators of Python functions that build the regions."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, cast

from ..ir import InsertionPoint, Type


def op_region_builder(op: Any, op_region: Any, terminator: Any = None) -> Callable[[Callable[..., Any]], Any]:
    """Returns a decorator that builds the body of a region: the function gets the arguments of its block.

    If the function has annotations that are types (or functions that return types), the block gets such arguments.
    What the function returns is passed to `terminator`, which must create an operation.
    """

    def builder_wrapper(body_builder: Callable[..., Any]) -> Any:
        if len(op_region.blocks) == 0:
            types: list[Type] = []
            for parameter in inspect.signature(body_builder).parameters.values():
                annotation = parameter.annotation
                if annotation is inspect.Parameter.empty:
                    raise ValueError(f"argument '{parameter.name}' of '{body_builder.__name__}' needs a type as annotation")
                types.append(annotation if isinstance(annotation, Type) else annotation())
            op_region.blocks.append(*types)
        block = op_region.blocks[0]
        with InsertionPoint(block):
            results = body_builder(*list(block.arguments))
            if terminator is not None:
                terminator([] if results is None else [*cast("Sequence[Any]", results)] if isinstance(results, (list, tuple))
                           else [results])
        return op

    return builder_wrapper


def region_op(op_constructor: Callable[..., Any], terminator: Any = None) -> Callable[..., Any]:
    """Makes a decorator of a function that creates an operation with a region.

    >>> @region_op(lambda: scf.ExecuteRegionOp([]), terminator=scf.yield_)
    ... def body():
    ...     ...
    """

    @wraps(op_constructor)
    def op_decorator(*args: Any, **kwargs: Any) -> Any:
        # Used without parentheses: the argument is the function that builds the region.
        direct = len(args) == 1 and not kwargs and inspect.isfunction(args[0])
        op = op_constructor() if direct else op_constructor(*args, **kwargs)
        op_region = op.regions[0]

        def build(body_builder: Callable[..., Any]) -> Any:
            return op_region_builder(op, op_region, terminator)(body_builder)

        return build(args[0]) if direct else build

    return op_decorator


__all__ = ["op_region_builder", "region_op"]
