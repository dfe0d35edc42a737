# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect tensor: creation of tensors, slices, reshapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import ir
from ._ods_common import _cext as _ods_cext, _dispatch_dynamic_index_list
from ._tensor_enum_gen import *
from ._tensor_ops_gen import *
from ._tensor_ops_gen import _Dialect as _Dialect
from ._tensor_ops_gen import extract_slice as _extract_slice
from ._tensor_ops_gen import insert_slice as _insert_slice
from ._tensor_type_gen import *


@_ods_cext.register_operation(_Dialect, replace=True)
class EmptyOp(EmptyOp):  # type: ignore[no-redef]
    """A tensor without values: `EmptyOp([4, n], f32)`; sizes are ints or values."""

    __slots__ = ()

    def __init__(self, sizes: Sequence[Any], element_type: ir.Type, encoding: ir.Attribute | None = None, *,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> None:
        dynamic, static = _dispatch_dynamic_index_list(sizes)
        location = ir.Location.unknown(element_type.context) if loc is None else loc
        super().__init__(ir.RankedTensorType.get(static, element_type, encoding, loc=location), dynamic, loc=loc, ip=ip)


def empty(sizes: Sequence[Any], element_type: ir.Type, encoding: ir.Attribute | None = None, *,
          loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Creates a tensor without values."""
    return EmptyOp(sizes, element_type, encoding, loc=loc, ip=ip).result


def extract_slice(result: ir.Type, source: Any, offsets: Any, sizes: Any, strides: Any, static_offsets: Any = None,
                  static_sizes: Any = None, static_strides: Any = None, *, loc: ir.Location | None = None,
                  ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Creates a slice; without the static lists, offsets, sizes and strides are lists of ints and values."""
    if static_offsets is None:
        offsets, static_offsets = _dispatch_dynamic_index_list(offsets)
        sizes, static_sizes = _dispatch_dynamic_index_list(sizes)
        strides, static_strides = _dispatch_dynamic_index_list(strides)
    return _extract_slice(result, source, offsets, sizes, strides, static_offsets, static_sizes, static_strides, loc=loc,
                          ip=ip)


def insert_slice(source: Any, dest: Any, offsets: Any, sizes: Any, strides: Any, static_offsets: Any = None,
                 static_sizes: Any = None, static_strides: Any = None, *, results: Sequence[ir.Type] | None = None,
                 loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Replaces a slice; without the static lists, offsets, sizes and strides are lists of ints and values."""
    if static_offsets is None:
        offsets, static_offsets = _dispatch_dynamic_index_list(offsets)
        sizes, static_sizes = _dispatch_dynamic_index_list(sizes)
        strides, static_strides = _dispatch_dynamic_index_list(strides)
    return _insert_slice(source, dest, offsets, sizes, strides, static_offsets, static_sizes, static_strides,
                         results=results, loc=loc, ip=ip)


@_ods_cext.register_operation(_Dialect, replace=True)
class GenerateOp(GenerateOp):  # type: ignore[no-redef]
    """A tensor whose elements a block computes from their indices: `GenerateOp(type, [dynamic sizes])`. The block is empty."""

    __slots__ = ()

    def __init__(self, result: ir.Type, dynamic_extents: Any = None, *, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> None:
        super().__init__(result, [] if dynamic_extents is None else dynamic_extents, loc=loc, ip=ip)
        index = ir.IndexType.get(context=result.context)
        self.regions[0].blocks.append(*([index] * ir.RankedTensorType(result).rank))

    @property
    def block(self) -> ir.Block:
        """The block; its arguments are the indices."""
        return self.regions[0].blocks[0]
