//===- OwningMemRef.h - Memory of a memref --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Allocates a memref for a call of compiled code, and frees it at the end of its scope:
//
//     OwningMemRef<float, 2> matrix({10, 8});
//     matrix[{0, 1}] = 3;
//     engine->invoke("scale", &*matrix);
//
// Descriptors that do not own memory: MemRefDescriptor.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_EXECUTION_OWNINGMEMREF_H
#define STRATA_DIALECTS_LLVM_TARGET_EXECUTION_OWNINGMEMREF_H

#include "dialects/llvm/target/library/MemRefDescriptor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <optional>
#include <utility>

namespace mlir {

/// Returns memory of a size in bytes.
using AllocFunType = llvm::function_ref<void *(size_t)>;
/// Called with each element and its indices.
template <typename T>
using ElementWiseVisitor = llvm::function_ref<void(T &element, llvm::ArrayRef<int64_t> indices)>;

/// A memref in row-major order with its memory. Movable, not copyable. A moved-from object owns nothing.
template <typename T, unsigned Rank>
class OwningMemRef {
public:
  using DescriptorType = StridedMemRefType<T, Rank>;
  using FreeFunType = std::function<void(DescriptorType)>;

  /// Allocates a memref of the sizes `shape`. `shapeAlloc`, if not empty, are the sizes of the allocated
  /// memory, which determine the strides; none may be less than the size in `shape`. `init` is called for
  /// each element of the memref; without it, the memory is filled with zeros. The address of the first
  /// element is a multiple of `alignment`, which is a power of two and by default at least the size of an
  /// element. `freeFun` frees what `allocFun` returned.
  /// \pre Sizes are not negative, and the allocation succeeds.
  OwningMemRef(
      llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> shapeAlloc = {}, ElementWiseVisitor<T> init = {},
      std::optional<uint64_t> alignment = std::nullopt, AllocFunType allocFun = &::malloc,
      FreeFunType freeFun = [](DescriptorType memref) { ::free(memref.basePtr); })
      : freeFunction(std::move(freeFun)) {
    if (shapeAlloc.empty())
      shapeAlloc = shape;
    assert(shape.size() == Rank && shapeAlloc.size() == Rank && "expected a size for each dimension");
    int64_t count = setShape(shape, shapeAlloc);
    allocate(count, alignment.value_or(llvm::PowerOf2Ceil(sizeof(T))), allocFun);
    if (!init) {
      memset(static_cast<void *>(memref.data), 0, count * sizeof(T));
      return;
    }
    for (auto element = memref.begin(), end = memref.end(); element != end; ++element)
      init(*element, llvm::ArrayRef<int64_t>(element.getIndices().data(), Rank));
  }
  /// Takes the ownership of memory that \p freeFun frees; null if nothing is to be freed.
  OwningMemRef(DescriptorType descriptor, FreeFunType freeFun)
      : freeFunction(std::move(freeFun)), memref(descriptor) {}

  OwningMemRef(OwningMemRef &&other) : memref(other.memref) { freeFunction.swap(other.freeFunction); }
  OwningMemRef &operator=(OwningMemRef &&other) {
    std::swap(memref, other.memref);
    freeFunction.swap(other.freeFunction);
    return *this;
  }
  ~OwningMemRef() {
    if (freeFunction)
      freeFunction(memref);
  }

  // The descriptor, for compiled code.
  DescriptorType &operator*() { return memref; }
  DescriptorType *operator->() { return &memref; }
  /// Returns a reference to an element.
  T &operator[](std::initializer_list<int64_t> indices) {
    assert(indices.size() == Rank && "expected an index for each dimension");
    return memref[indices];
  }

private:
  /// Sets sizes and strides. Returns the number of allocated elements.
  int64_t setShape(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> shapeAlloc) {
    int64_t count = 1;
    if constexpr (Rank > 0) {
      for (unsigned i = Rank; i-- > 0;) {
        assert(shape[i] >= 0 && shape[i] <= shapeAlloc[i] && "expected a size within the allocation");
        memref.sizes[i] = shape[i];
        memref.strides[i] = count;
        count *= shapeAlloc[i];
      }
    }
    return count;
  }
  void allocate(int64_t count, uint64_t alignment, AllocFunType allocFun) {
    assert(llvm::isPowerOf2_64(alignment) && "expected an alignment that is a power of two");
    // Aligning the address skips fewer bytes than the alignment, so the memory is larger by the alignment.
    void *memory = allocFun(count * sizeof(T) + alignment);
    assert(memory && "allocation failed");
    memref.basePtr = static_cast<T *>(memory);
    memref.data = reinterpret_cast<T *>(llvm::alignTo(reinterpret_cast<uintptr_t>(memory), alignment));
    memref.offset = 0;
  }

  FreeFunType freeFunction;
  DescriptorType memref;
};

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_EXECUTION_OWNINGMEMREF_H
