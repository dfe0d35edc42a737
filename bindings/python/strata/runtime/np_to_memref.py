# Part of Strata, under the Apache License v2.0. See LICENSE.
# The types of NumPy's arrays are not described, so that the module can be checked without NumPy.
# pyright: basic, reportMissingImports=false
"""Descriptors of memrefs for arrays of NumPy, and arrays for descriptors.

A descriptor has the layout of the structures that compiled functions take (docs of the dialect `llvm`). It refers to the
memory of the array, which the caller keeps alive.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np


class C128(ctypes.Structure):
    """A complex number of two doubles."""

    _fields_ = [("real", ctypes.c_double), ("imag", ctypes.c_double)]


class C64(ctypes.Structure):
    """A complex number of two floats."""

    _fields_ = [("real", ctypes.c_float), ("imag", ctypes.c_float)]


class F16(ctypes.Structure):
    """The bits of a number of type `f16`."""

    _fields_ = [("f16", ctypes.c_int16)]


class BF16(ctypes.Structure):
    """The bits of a number of type `bf16`."""

    _fields_ = [("bf16", ctypes.c_int16)]


_BY_DTYPE = {"complex128": C128, "complex64": C64, "float16": F16, "bfloat16": BF16}
_VIEWS = {C128: "complex128", C64: "complex64", F16: "float16"}


def as_ctype(dtp: Any) -> Any:
    """Returns the type of ctypes for an element type of NumPy."""
    dtype = np.dtype(dtp)
    return _BY_DTYPE.get(dtype.name) or np.ctypeslib.as_ctypes_type(dtype)


def to_numpy(array: Any) -> Any:
    """Returns an array of complex numbers or halves for one of the structures above; other arrays are returned as they are."""
    for name, structure in _BY_DTYPE.items():
        if array.dtype == np.dtype(structure) and structure in _VIEWS:
            return array.view(_VIEWS[structure])
        if array.dtype == np.dtype(structure):
            try:
                import ml_dtypes  # type: ignore[import-not-found]
            except ImportError:
                raise ValueError(f"the package ml_dtypes is needed for elements of {name}") from None
            return array.view(ml_dtypes.bfloat16)
    return array


def make_nd_memref_descriptor(rank: int, dtype: Any) -> Any:
    """Returns the structure of a memref with this rank, which is not 0, and this type of ctypes."""

    class MemRefDescriptor(ctypes.Structure):
        """A memref."""

        _fields_ = [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(dtype)), ("offset", ctypes.c_longlong),
                    ("shape", ctypes.c_longlong * rank), ("strides", ctypes.c_longlong * rank)]

    return MemRefDescriptor


def make_zero_d_memref_descriptor(dtype: Any) -> Any:
    """Returns the structure of a memref of rank 0 with this type of ctypes."""

    class MemRefDescriptor(ctypes.Structure):
        """A memref of rank 0."""

        _fields_ = [("allocated", ctypes.c_longlong), ("aligned", ctypes.POINTER(dtype)), ("offset", ctypes.c_longlong)]

    return MemRefDescriptor


class UnrankedMemRefDescriptor(ctypes.Structure):
    """A memref whose rank is known at run time."""

    _fields_ = [("rank", ctypes.c_longlong), ("descriptor", ctypes.c_void_p)]


def get_ranked_memref_descriptor(nparray: Any) -> Any:
    """Returns the descriptor of an array."""
    ctype = as_ctype(nparray.dtype)
    rank = nparray.ndim
    x = make_nd_memref_descriptor(rank, ctype)() if rank else make_zero_d_memref_descriptor(ctype)()
    x.allocated = nparray.ctypes.data
    x.aligned = nparray.ctypes.data_as(ctypes.POINTER(ctype))
    x.offset = 0
    if rank:
        if any(stride % nparray.itemsize for stride in nparray.strides):
            raise ValueError("the strides of the array are no multiples of the size of an element")
        x.shape = (ctypes.c_longlong * rank)(*nparray.shape)
        x.strides = (ctypes.c_longlong * rank)(*(stride // nparray.itemsize for stride in nparray.strides))
    return x


def get_unranked_memref_descriptor(nparray: Any) -> UnrankedMemRefDescriptor:
    """Returns a descriptor of an array that has the rank and a pointer to the ranked descriptor, which it keeps alive."""
    descriptor = get_ranked_memref_descriptor(nparray)
    unranked = UnrankedMemRefDescriptor()
    unranked.rank = nparray.ndim
    unranked.descriptor = ctypes.cast(ctypes.pointer(descriptor), ctypes.c_void_p)
    unranked._ranked = descriptor  # type: ignore[attr-defined]
    return unranked


def move_aligned_ptr_by_offset(aligned_ptr: Any, offset: int) -> Any:
    """Returns a pointer that is `offset` elements further."""
    address = ctypes.cast(aligned_ptr, ctypes.c_void_p).value or 0
    return ctypes.cast(address + offset * ctypes.sizeof(type(aligned_ptr)._type_), type(aligned_ptr))


def ranked_memref_to_numpy(ranked_memref: Any) -> Any:
    """Returns an array of the memory that a pointer to a ranked descriptor refers to."""
    descriptor = ranked_memref[0]
    start = move_aligned_ptr_by_offset(descriptor.aligned, descriptor.offset)
    element = type(descriptor.aligned)._type_
    if not hasattr(descriptor, "shape"):
        return to_numpy(np.ctypeslib.as_array(start, shape=(1,)))[0:1].reshape(())
    shape = tuple(descriptor.shape)
    size = ctypes.sizeof(element)
    array = np.lib.stride_tricks.as_strided(np.ctypeslib.as_array(start, shape=(1,)), shape=shape,
                                            strides=tuple(stride * size for stride in descriptor.strides))
    return to_numpy(array)


def unranked_memref_to_numpy(unranked_memref: Any, np_dtype: Any) -> Any:
    """Returns an array of the memory that a pointer to an unranked descriptor refers to."""
    ctype = as_ctype(np_dtype)
    descriptor = unranked_memref[0]
    structure = (make_nd_memref_descriptor(descriptor.rank, ctype) if descriptor.rank else
                 make_zero_d_memref_descriptor(ctype))
    return ranked_memref_to_numpy(ctypes.cast(descriptor.descriptor, ctypes.POINTER(structure)))


__all__ = [
    "BF16", "C64", "C128", "F16", "UnrankedMemRefDescriptor", "as_ctype", "get_ranked_memref_descriptor",
    "get_unranked_memref_descriptor", "make_nd_memref_descriptor", "make_zero_d_memref_descriptor",
    "move_aligned_ptr_by_offset", "ranked_memref_to_numpy", "to_numpy", "unranked_memref_to_numpy",
]
