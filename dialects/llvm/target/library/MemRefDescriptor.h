//===- MemRefDescriptor.h - Memrefs in C++ and C --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Structs with the layout that memrefs have in compiled code. Programs that call compiled code, and libraries
// that compiled code calls, use them: a function with the attribute `llvm.emit_c_interface` takes each memref
// as a pointer to such a struct. Offsets, sizes and strides count elements. The structs do not own the
// memory (OwningMemRef.h does). No function checks bounds. This header needs no library and compiles as C and
// as C++.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMREFDESCRIPTOR_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMREFDESCRIPTOR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus

#include <utility>

template <typename T, int Rank>
class StridedMemrefIterator;
template <typename T>
class DynamicMemRefIterator;

/// A memref of rank N. The element with the indices i is data[offset + sum of i[k] * strides[k]].
template <typename T, int N>
struct StridedMemRefType {
  T *basePtr; ///< The pointer that the allocation returned, to be freed.
  T *data;    ///< The aligned pointer that accesses are relative to.
  int64_t offset;
  int64_t sizes[N];
  int64_t strides[N];

  /// Returns a reference to an element; `indices` is a range of N integers.
  template <typename Range, typename = decltype(std::declval<Range>().begin())>
  T &operator[](Range &&indices) {
    int64_t position = offset;
    int dimension = 0;
    for (auto index : indices)
      position += index * strides[dimension++];
    return data[position];
  }
  /// Returns the part with the index \p index in the first dimension, which shares the memory.
  StridedMemRefType<T, N - 1> operator[](int64_t index) {
    StridedMemRefType<T, N - 1> part;
    part.basePtr = basePtr;
    part.data = data;
    part.offset = offset + index * strides[0];
    for (int i = 1; i < N; ++i) {
      part.sizes[i - 1] = sizes[i];
      part.strides[i - 1] = strides[i];
    }
    return part;
  }

  // Iteration over all elements; the index of the last dimension changes first.
  StridedMemrefIterator<T, N> begin() { return StridedMemrefIterator<T, N>(*this); }
  StridedMemrefIterator<T, N> end() { return StridedMemrefIterator<T, N>::end(*this); }
};

/// A memref of rank 1.
template <typename T>
struct StridedMemRefType<T, 1> {
  T *basePtr, *data;
  int64_t offset;
  int64_t sizes[1], strides[1];
  T &operator[](int64_t index) { return data[offset + index * strides[0]]; }
  /// Returns a reference to an element; `indices` is a range of one integer.
  template <typename Range, typename = decltype(std::declval<Range>().begin())>
  T &operator[](Range &&indices) {
    return (*this)[int64_t(*indices.begin())];
  }
  StridedMemrefIterator<T, 1> begin() { return StridedMemrefIterator<T, 1>(*this); }
  StridedMemrefIterator<T, 1> end() { return StridedMemrefIterator<T, 1>::end(*this); }
};

/// A memref of rank 0.
template <typename T>
struct StridedMemRefType<T, 0> {
  T *basePtr, *data;
  int64_t offset;
  T &operator*() { return data[offset]; }
  /// Returns a reference to the element; the range `indices` is empty.
  template <typename Range, typename = decltype(std::declval<Range>().begin())>
  T &operator[](Range &&) {
    return data[offset];
  }
  StridedMemrefIterator<T, 0> begin() { return StridedMemrefIterator<T, 0>(*this); }
  StridedMemrefIterator<T, 0> end() { return StridedMemrefIterator<T, 0>::end(*this); }
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

  /// Returns a reference to an element; `indices` is a range of `rank` integers.
  template <typename Range, typename = decltype(std::declval<Range>().begin())>
  T &operator[](Range &&indices) {
    int64_t position = offset;
    const int64_t *stride = strides;
    for (auto index : indices)
      position += index * *stride++;
    return data[position];
  }
  /// Returns the part with the index \p index in the first dimension. \pre The rank is not 0.
  DynamicMemRefType operator[](int64_t index) {
    DynamicMemRefType part = *this;
    --part.rank;
    part.offset += index * strides[0];
    ++part.sizes;
    ++part.strides;
    return part;
  }
  /// Returns the element. \pre The rank is 0.
  T &operator*() { return data[offset]; }

  DynamicMemRefIterator<T> begin() { return DynamicMemRefIterator<T>(*this); }
  DynamicMemRefIterator<T> end() { return DynamicMemRefIterator<T>::end(*this); }

  int64_t rank;
  T *basePtr, *data;
  int64_t offset;
  const int64_t *sizes = nullptr, *strides = nullptr;
};

#include "dialects/llvm/target/library/MemRefIterator.h"
#include "dialects/llvm/target/library/VectorElement.h"

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
