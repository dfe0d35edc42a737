//===- MemRefDescriptor.h - Memrefs in C++ and C --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Structs with the layout that memrefs have in compiled code. Programs that call compiled code, and libraries
// that compiled code calls, use them: a function with the attribute `llvm.emit_c_interface` takes each memref
// as a pointer to such a struct. Offsets, sizes and strides count elements. The structs do not own the
// memory. This header includes no other header of the project and compiles as C and as C++.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMREFDESCRIPTOR_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMREFDESCRIPTOR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus

/// A memref of rank N. The element with the indices i is data[offset + sum of i[k] * strides[k]].
template <typename T, int N>
struct StridedMemRefType {
  T *basePtr; ///< The pointer that the allocation returned, to be freed.
  T *data;    ///< The aligned pointer that accesses are relative to.
  int64_t offset;
  int64_t sizes[N];
  int64_t strides[N];

  /// Returns a reference to an element; `indices` is a range of N integers. Bounds are not checked.
  template <typename Range>
  T &operator[](Range &&indices) {
    int64_t position = offset;
    int dimension = 0;
    for (auto index : indices)
      position += index * strides[dimension++];
    return data[position];
  }
};

/// A memref of rank 1.
template <typename T>
struct StridedMemRefType<T, 1> {
  T *basePtr, *data;
  int64_t offset;
  int64_t sizes[1], strides[1];
  T &operator[](int64_t index) { return data[offset + index * strides[0]]; }
};

/// A memref of rank 0.
template <typename T>
struct StridedMemRefType<T, 0> {
  T *basePtr, *data;
  int64_t offset;
  T &operator*() { return data[offset]; }
};

/// A memref of unknown rank: `descriptor` points to a StridedMemRefType<T, rank>.
template <typename T>
struct UnrankedMemRefType {
  int64_t rank;
  void *descriptor;
};

/// A view of a memref whose rank is known at run time. Refers to the sizes and strides of the descriptor.
template <typename T>
class DynamicMemRefType {
public:
  template <int N>
  explicit DynamicMemRefType(const StridedMemRefType<T, N> &memref)
      : rank(N), basePtr(memref.basePtr), data(memref.data), offset(memref.offset) {
    if constexpr (N > 0) {
      sizes = memref.sizes;
      strides = memref.strides;
    }
  }
  explicit DynamicMemRefType(const ::UnrankedMemRefType<T> &memref) : rank(memref.rank) {
    auto *descriptor = static_cast<StridedMemRefType<T, 1> *>(memref.descriptor);
    basePtr = descriptor->basePtr;
    data = descriptor->data;
    offset = descriptor->offset;
    sizes = rank ? descriptor->sizes : nullptr;
    strides = rank ? sizes + rank : nullptr;
  }

  int64_t rank;
  T *basePtr, *data;
  int64_t offset;
  const int64_t *sizes = nullptr, *strides = nullptr;
};

/// A vector of Size elements. An array of vectors is a vector of rank 2.
template <typename T, int Size>
struct Vector1D {
  T elements[Size];
  T &operator[](int index) { return elements[index]; }
};

#else /* C */

/* Declares `struct name` for memrefs of a rank of at least 1. */
#define STRATA_MEMREF(name, T, rank)                                                                         \
  struct name {                                                                                              \
    T *basePtr;                                                                                              \
    T *data;                                                                                                 \
    int64_t offset;                                                                                          \
    int64_t sizes[rank];                                                                                     \
    int64_t strides[rank];                                                                                   \
  }

/* A memref of unknown rank: `descriptor` points to a memref of that rank. */
struct UnrankedMemRef {
  int64_t rank;
  void *descriptor;
};

#endif

#endif /* STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMREFDESCRIPTOR_H */
