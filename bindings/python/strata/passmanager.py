# Part of Strata, under the Apache License v2.0. See LICENSE.
"""Pass managers, and passes that are Python functions.

>>> PassManager.parse("builtin.module(canonicalize,cse)", context).run(module.operation)
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any, Union

from ._libs import Context
from ._libs._strata import transforms

ExternalPass = transforms.ExternalPass
#: The function of a pass: it is called with the operation, as an object of its class, and the pass.
PassFunction = Callable[[Any, ExternalPass], object]


class PassDisplayMode(enum.Enum):
    """How the statistics of passes are printed."""

    LIST = 0
    PIPELINE = 1


class PassManager(transforms.PassManagerBase):
    """A pipeline of passes.

    Passes run without the GIL, on several threads if threading is enabled in the context. Meanwhile other Python threads
    wait if they use IR of the context.
    """

    __slots__ = ()

    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None:
        """Creates a pipeline for operations of the name `anchor_op`; "any" stands for all."""

    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager:
        """Returns the pass manager of a pipeline such as `builtin.module(func.func(cse))`; ValueError if it is invalid."""
        manager = PassManager("any", context)
        manager._parse(pipeline)
        return manager

    def add(self, pipeline: Union[str, PassFunction, None] = None, name: str | None = None, argument: str = "",
            description: str = "", op_name: str = "", *, run: PassFunction | None = None) -> None:
        """Adds passes by their textual form, or a pass that is a Python function `run(op, pass_)`.

        A function runs on operations of the name `op_name`, which is nested if it is not the anchor; without it, on
        operations of any name. An exception in it makes the pipeline fail and is raised by `run`.
        """
        if run is not None:
            if pipeline is not None:
                raise TypeError("PassManager.add(): either 'pipeline' or 'run' must be given")
            pipeline = run
        if isinstance(pipeline, str):
            self._add_pipeline(pipeline)
            return
        if not callable(pipeline):
            raise TypeError(f"PassManager.add(): argument 'run' must be callable, not {type(pipeline).__name__}")
        if name is None:
            name = str(getattr(pipeline, "__name__", type(pipeline).__name__))
        self._add_callable(pipeline, name, argument or name, description, op_name)

    def enable_ir_printing(self, print_before_all: bool = False, print_after_all: bool = True,
                           print_module_scope: bool = False, print_after_change: bool = False,
                           print_after_failure: bool = False, large_elements_limit: int | None = None,
                           large_resource_limit: int | None = None, enable_debug_info: bool = False,
                           print_generic_op_form: bool = False, tree_printing_dir_path: str | None = None) -> None:
        """Prints the IR before or after passes: to stderr, or to files in the folder `tree_printing_dir_path`."""
        self._enable_ir_printing(print_before_all, print_after_all, print_module_scope, print_after_change,
                                 print_after_failure, -1 if large_elements_limit is None else large_elements_limit,
                                 -1 if large_resource_limit is None else large_resource_limit, enable_debug_info,
                                 print_generic_op_form, tree_printing_dir_path or "")

    def enable_statistics(self, displayMode: PassDisplayMode = PassDisplayMode.PIPELINE) -> None:
        """Prints the statistics of passes to stderr after each run."""
        self._enable_statistics(displayMode.value)

    def __repr__(self) -> str:
        return f"PassManager({str(self)!r})"


__all__ = ["ExternalPass", "PassDisplayMode", "PassManager"]
