# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect gpu: kernels and their launches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from .. import ir
from ._gpu_enum_gen import *
from ._gpu_ops_gen import *
from ._gpu_ops_gen import _Dialect as _Dialect
from ._gpu_type_gen import *
from ._ods_common import _cext as _ods_cext, get_default_loc_context

FUNCTION_TYPE_ATTRIBUTE_NAME = "function_type"
SYM_NAME_ATTRIBUTE_NAME = "sym_name"
ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"


@_ods_cext.register_operation(_Dialect, replace=True)
class GPUModuleOp(GPUModuleOp):  # type: ignore[no-redef]
    """A module of kernels: `GPUModuleOp("kernels")`; its block is empty."""

    __slots__ = ()

    def __init__(self, sym_name: str | ir.Attribute, *, targets: Any = None, offloadingHandler: Any = None,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        super().__init__(sym_name, targets=targets, offloadingHandler=offloadingHandler, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self) -> ir.Block:
        """The block of the module."""
        return self.regions[0].blocks[0]


@_ods_cext.register_operation(_Dialect, replace=True)
class GPUFuncOp(GPUFuncOp):  # type: ignore[no-redef]
    """A function for a device: `GPUFuncOp(([f32], []), "kernel", kernel=True)`.

    `body_builder`, if given, is called with the function, after the entry block was added and the insertion point was set to
    its start.
    """

    __slots__ = ()
    KERNEL_ATTR_NAME = "gpu.kernel"
    KNOWN_BLOCK_SIZE_ATTR_NAME = "known_block_size"
    KNOWN_GRID_SIZE_ATTR_NAME = "known_grid_size"

    def __init__(self, function_type: Any, sym_name: str | ir.StringAttr | None = None, kernel: bool | None = None,
                 workgroup_attrib_attrs: Any = None, private_attrib_attrs: Any = None, known_block_size: Any = None,
                 known_grid_size: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
                 body_builder: Callable[[GPUFuncOp], Any] | None = None, arg_attrs: Any = None, res_attrs: Any = None) -> None:
        if isinstance(function_type, tuple):
            inputs, results = cast("tuple[list[ir.Type], list[ir.Type]]", function_type)
            function_type = ir.FunctionType.get(inputs=inputs, results=results, context=get_default_loc_context(loc))
        if not isinstance(function_type, ir.Attribute):
            function_type = ir.TypeAttr.get(function_type)
        super().__init__(function_type, arg_attrs=arg_attrs, res_attrs=res_attrs,
                         workgroup_attrib_attrs=workgroup_attrib_attrs, private_attrib_attrs=private_attrib_attrs,
                         known_block_size=known_block_size, known_grid_size=known_grid_size, loc=loc, ip=ip)
        if isinstance(sym_name, str):
            self.attributes[SYM_NAME_ATTRIBUTE_NAME] = ir.StringAttr.get(sym_name, self.context)
        elif sym_name is not None:
            self.attributes[SYM_NAME_ATTRIBUTE_NAME] = sym_name
        if kernel:
            self.attributes[self.KERNEL_ATTR_NAME] = ir.UnitAttr.get(self.context)
        if body_builder is not None:
            with ir.InsertionPoint(self.add_entry_block()):
                body_builder(self)

    @property
    def name(self) -> ir.StringAttr:
        """The name of the symbol."""
        return ir.StringAttr(self.attributes[SYM_NAME_ATTRIBUTE_NAME])

    @property
    def is_kernel(self) -> bool:
        """True if the host launches the function."""
        return self.KERNEL_ATTR_NAME in self.attributes

    def add_entry_block(self) -> ir.Block:
        """Adds the first block, with an argument for each input; RuntimeError if there is a block."""
        if len(self.body.blocks) > 0:
            raise RuntimeError(f"the function {self.name.value} has an entry block already")
        type = ir.FunctionType(ir.TypeAttr(self.attributes[FUNCTION_TYPE_ATTRIBUTE_NAME]).value)
        return self.body.blocks.append(*type.inputs)

    @property
    def entry_block(self) -> ir.Block:
        """The first block; RuntimeError if there is none."""
        if len(self.body.blocks) == 0:
            raise RuntimeError(f"the function {self.name.value} has no entry block: add_entry_block() adds it")
        return self.body.blocks[0]

    @property
    def body(self) -> ir.Region:
        """The region of the body."""
        return self.regions[0]

    @property
    def arguments(self) -> Sequence[ir.Type]:
        """The types of the inputs."""
        return ir.FunctionType(ir.TypeAttr(self.attributes[FUNCTION_TYPE_ATTRIBUTE_NAME]).value).inputs
