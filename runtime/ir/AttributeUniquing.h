//===- AttributeUniquing.h - One copy of each builtin attribute -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// How the storages of AttributeStorage.h come into the context. Private to runtime/ir.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ATTRIBUTEUNIQUING_H
#define STRATA_RUNTIME_IR_ATTRIBUTEUNIQUING_H

#include "runtime/ir/AttributeStorage.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/support/Hashing.h"

namespace strata::detail {

/// The attribute of that kind and hash for which `isEqual` holds, or a new one that `construct` fills in.
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

/// A copy in the context, with a byte behind it.
template <typename T>
llvm::ArrayRef<T> copyArray(StorageUniquer::Allocator &allocator, llvm::ArrayRef<T> elements) {
  T *memory = static_cast<T *>(allocator.Allocate(elements.size() * sizeof(T) + 1, llvm::Align(8)));
  std::uninitialized_copy(elements.begin(), elements.end(), memory);
  return {memory, elements.size()};
}

} // namespace strata::detail

#endif // STRATA_RUNTIME_IR_ATTRIBUTEUNIQUING_H
