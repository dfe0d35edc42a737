//===- MemRefIterator.h - Elements of memrefs -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Forward iterators over the elements of a memref in memory, for begin() and end() of the descriptors in
// MemRefDescriptor.h, which includes this header. An iterator refers to the sizes and strides of the
// descriptor; it is invalid after they change.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMREFITERATOR_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMREFITERATOR_H

#include "dialects/llvm/target/library/MemRefDescriptor.h"
#include <array>
#include <cstddef>
#include <iterator>
#include <vector>

namespace mlir::detail {

/// An iterator that knows its indices, in a container that holds an integer per dimension.
template <typename Derived, typename T, typename Indices>
class MemRefIteratorBase {
public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using pointer = T *;
  using reference = T &;

  reference operator*() const { return memref.data[position]; }
  pointer operator->() const { return &memref.data[position]; }
  const Indices &getIndices() const { return indices; }

  /// Advances to the next element: increments the last index; an index that reaches its size is reset, and
  /// the index before it is incremented.
  Derived &operator++() {
    --remaining;
    for (int64_t k = memref.rank; k-- > 0;) {
      position += memref.strides[k];
      if (++indices[k] < memref.sizes[k])
        break;
      position -= memref.sizes[k] * memref.strides[k];
      indices[k] = 0;
    }
    return static_cast<Derived &>(*this);
  }
  Derived operator++(int) {
    Derived old = static_cast<Derived &>(*this);
    ++*this;
    return old;
  }
  bool operator==(const MemRefIteratorBase &other) const {
    return remaining == other.remaining && memref.data == other.memref.data;
  }
  bool operator!=(const MemRefIteratorBase &other) const { return !(*this == other); }

  /// Returns the iterator after the last element of a memref.
  template <typename MemRef>
  static Derived end(const MemRef &memref) {
    Derived iterator(memref);
    iterator.remaining = 0;
    return iterator;
  }

protected:
  MemRefIteratorBase(DynamicMemRefType<T> memref, Indices indices)
      : memref(memref), indices(indices), position(memref.offset), remaining(1) {
    for (int64_t k = 0; k < memref.rank; ++k)
      remaining *= memref.sizes[k];
  }

private:
  DynamicMemRefType<T> memref;
  Indices indices;
  int64_t position;  ///< Index of the element in the data.
  int64_t remaining; ///< Number of elements from this one to the end.
};

} // namespace mlir::detail

template <typename T, int Rank>
class StridedMemrefIterator
    : public mlir::detail::MemRefIteratorBase<StridedMemrefIterator<T, Rank>, T, std::array<int64_t, Rank>> {
public:
  explicit StridedMemrefIterator(const StridedMemRefType<T, Rank> &memref)
      : StridedMemrefIterator::MemRefIteratorBase(DynamicMemRefType<T>(memref), {}) {}
};

template <typename T>
class DynamicMemRefIterator
    : public mlir::detail::MemRefIteratorBase<DynamicMemRefIterator<T>, T, std::vector<int64_t>> {
public:
  explicit DynamicMemRefIterator(const DynamicMemRefType<T> &memref)
      : DynamicMemRefIterator::MemRefIteratorBase(memref, std::vector<int64_t>(memref.rank)) {}
};

#endif // STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMREFITERATOR_H
