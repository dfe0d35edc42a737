# Part of Strata, under the Apache License v2.0. See LICENSE.
# pyright: reportPrivateUsage=false, reportAssignmentType=false, reportIncompatibleMethodOverride=false
"""The dialect memref: allocation of buffers, access and views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import ir
from ._memref_enum_gen import *
from ._memref_ops_gen import *
from ._memref_ops_gen import _Dialect as _Dialect
from ._memref_type_gen import *
from ._ods_common import _cext as _ods_cext, _dispatch_dynamic_index_list, get_op_result_or_value
from ._memref_ops_gen import subview as _subview

_DYNAMIC = ir.ShapedType.get_dynamic_size()
_DYNAMIC_OFFSET = ir.ShapedType.get_dynamic_stride_or_offset()


@_ods_cext.register_operation(_Dialect, replace=True)
class LoadOp(LoadOp):  # type: ignore[no-redef]
    """Reads an element: `LoadOp(memref, [indices])`."""

    __slots__ = ()

    def __init__(self, memref: Any, indices: Any = None, *, nontemporal: bool | None = None, alignment: int | None = None,
                 results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
                 ip: ir.InsertionPoint | None = None) -> None:
        super().__init__(memref, [] if indices is None else indices, nontemporal=nontemporal, alignment=alignment,
                         results=results, loc=loc, ip=ip)


def _is_constant(*lists: Any) -> bool:
    return all(isinstance(each, int) for values in lists for each in values)


def _infer_subview(source: ir.MemRefType, offsets: Sequence[int], sizes: Sequence[int],
                   strides: Sequence[int]) -> ir.MemRefType:
    """Returns the type of a view with these constant offsets, sizes and strides."""
    source_strides, source_offset = source.get_strides_and_offset()
    offset = source_offset
    result_strides: list[int] = []
    for position, stride, own in zip(offsets, strides, source_strides):
        if offset != _DYNAMIC_OFFSET:
            offset = _DYNAMIC_OFFSET if own == _DYNAMIC_OFFSET and position else offset + position * (
                0 if own == _DYNAMIC_OFFSET else own)
        result_strides.append(_DYNAMIC_OFFSET if own == _DYNAMIC_OFFSET else own * stride)
    layout = ir.StridedLayoutAttr.get(offset, result_strides, context=source.context)
    identity: list[int] = []
    size_after = 1
    for size in reversed(sizes):
        identity.insert(0, size_after)
        size_after *= size
    if offset == 0 and result_strides == identity:
        layout = None
    return ir.MemRefType.get(list(sizes), source.element_type, layout=layout, memory_space=source.memory_space,
                             loc=ir.Location.unknown(source.context))


def subview(source: Any, offsets: Sequence[Any], sizes: Sequence[Any], strides: Sequence[Any], *,
            result_type: ir.MemRefType | None = None, loc: ir.Location | None = None,
            ip: ir.InsertionPoint | None = None) -> Any:
    """Creates a view of a part of a buffer: offsets, sizes and strides are ints or values.

    If one of them is a value, `result_type` must be given; ValueError otherwise.
    """
    if not len(offsets) == len(sizes) == len(strides):
        raise ValueError("offsets, sizes and strides must have the same length")
    source = get_op_result_or_value(source)
    if result_type is None:
        if not _is_constant(offsets, sizes, strides):
            raise ValueError("subview(): result_type must be given if an offset, size or stride is a value")
        result_type = _infer_subview(ir.MemRefType(source.type), offsets, sizes, strides)
    dynamic_offsets, static_offsets = _dispatch_dynamic_index_list(offsets)
    dynamic_sizes, static_sizes = _dispatch_dynamic_index_list(sizes)
    dynamic_strides, static_strides = _dispatch_dynamic_index_list(strides)
    return _subview(result_type, source, dynamic_offsets, dynamic_sizes, dynamic_strides, static_offsets, static_sizes,
                    static_strides, loc=loc, ip=ip)


def load(memref: Any, indices: Any = None, *, nontemporal: bool | None = None, alignment: int | None = None,
         results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
         ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Reads an element."""
    return LoadOp(memref, indices, nontemporal=nontemporal, alignment=alignment, results=results, loc=loc,
                  ip=ip).operation.result


def store(value: Any, memref: Any, indices: Any = None, *, nontemporal: bool | None = None, alignment: int | None = None,
          loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> StoreOp:
    """Writes an element."""
    return StoreOp(value, memref, [] if indices is None else indices, nontemporal=nontemporal, alignment=alignment, loc=loc,
                   ip=ip)


def _alloc(cls: Any, type: ir.MemRefType, dynamic_sizes: Any, symbol_operands: Any, alignment: int | None, loc: Any,
           ip: Any) -> ir.OpResult:
    return cls(type, dynamic_sizes or [], symbol_operands or [], alignment=alignment, loc=loc, ip=ip).operation.result


def alloc(memref: ir.MemRefType, dynamic_sizes: Any = None, symbol_operands: Any = None, *, alignment: int | None = None,
          loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Allocates a buffer of this type on the heap."""
    return _alloc(AllocOp, memref, dynamic_sizes, symbol_operands, alignment, loc, ip)


def alloca(memref: ir.MemRefType, dynamic_sizes: Any = None, symbol_operands: Any = None, *, alignment: int | None = None,
           loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> ir.OpResult:
    """Allocates a buffer of this type on the stack."""
    return _alloc(AllocaOp, memref, dynamic_sizes, symbol_operands, alignment, loc, ip)
