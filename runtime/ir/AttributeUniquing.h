//===- AttributeUniquing.h - Uniquing of builtin attributes -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creation of the storages of AttributeStorage.h in the context's uniquer. Private to runtime/ir.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ATTRIBUTEUNIQUING_H
#define STRATA_RUNTIME_IR_ATTRIBUTEUNIQUING_H

#include "runtime/ir/AttributeStorage.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/support/Hashing.h"

namespace mlir::detail {

/// Returns the storage of kind \p kind and hash \p hash for which \p isEqual holds. Creates one, filled in by
/// \p construct, if there is none. Thread-safe.
template <typename StorageT, typename IsEqual, typename Construct>
StorageT *unique(MLIRContext *context, AttrKind kind, Hasher hash, IsEqual &&isEqual, Construct &&construct) {
  const AbstractAttribute *abstract = context->getBuiltinAttribute(kind);
  return context->getImpl().uniquer.getOrCreate<StorageT>(
      hash.add(abstract).get(),
      [&](StorageT *storage) { return storage->abstract == abstract && isEqual(storage); },
      [&](StorageUniquer::Allocator &allocator) {
        auto *storage = new (allocator.Allocate<StorageT>()) StorageT();
        storage->abstract = abstract;
        construct(storage, allocator);
        return storage;
      });
}

/// Returns a copy of \p elements that lives as long as the context. One byte of padding follows the copy.
template <typename T>
llvm::ArrayRef<T> copyArray(StorageUniquer::Allocator &allocator, llvm::ArrayRef<T> elements) {
  T *memory = static_cast<T *>(allocator.Allocate(elements.size() * sizeof(T) + 1, llvm::Align(8)));
  std::uninitialized_copy(elements.begin(), elements.end(), memory);
  return {memory, elements.size()};
}

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_ATTRIBUTEUNIQUING_H
