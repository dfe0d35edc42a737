//===- AsmDialectResource.h - Handles of dialect resources ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A handle refers to a resource that a dialect stores outside of the IR and that the IR refers to by a key;
// see OpAsmDialectInterface.h. A plain value.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ASMDIALECTRESOURCE_H
#define STRATA_RUNTIME_ASM_ASMDIALECTRESOURCE_H

#include "runtime/support/TypeID.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include <cassert>

namespace mlir {

class Dialect;

/// A handle of a resource of any class. Handles are equal if they refer to the same resource.
class AsmDialectResourceHandle {
public:
  AsmDialectResourceHandle() = default;
  AsmDialectResourceHandle(void *resource, TypeID resourceID, Dialect *dialect)
      : resource(resource), id(resourceID), dialect(dialect) {}
  Dialect *getDialect() const { return dialect; }
  /// Returns the identity of the handle class.
  TypeID getTypeID() const { return id; }
  void *getResource() const { return resource; }
  bool operator==(const AsmDialectResourceHandle &other) const { return resource == other.resource; }
  friend llvm::hash_code hash_value(const AsmDialectResourceHandle &handle) {
    return llvm::hash_value(handle.resource);
  }

private:
  void *resource = nullptr;
  TypeID id;
  Dialect *dialect = nullptr;
};

/// Base of the handle class `DerivedT` of resources of class `ResourceT` of a dialect.
template <typename DerivedT, typename ResourceT, typename DialectT>
class AsmDialectResourceHandleBase : public AsmDialectResourceHandle {
public:
  static bool classof(const AsmDialectResourceHandle *handle) {
    return handle->getTypeID() == TypeID::get<DerivedT>();
  }
  /// \pre \p handle is a handle of class `DerivedT`.
  AsmDialectResourceHandleBase(AsmDialectResourceHandle handle) : AsmDialectResourceHandle(handle) {
    assert(classof(&handle) && "a handle of another class");
  }
  AsmDialectResourceHandleBase(ResourceT *resource, DialectT *dialect)
      : AsmDialectResourceHandle(resource, TypeID::get<DerivedT>(), dialect) {}

  using Dialect = DialectT;
  DialectT *getDialect() const { return static_cast<DialectT *>(AsmDialectResourceHandle::getDialect()); }
  ResourceT *getResource() { return static_cast<ResourceT *>(AsmDialectResourceHandle::getResource()); }
  const ResourceT *getResource() const {
    return static_cast<const ResourceT *>(AsmDialectResourceHandle::getResource());
  }
};

} // namespace mlir

template <>
struct llvm::DenseMapInfo<mlir::AsmDialectResourceHandle> {
  static mlir::AsmDialectResourceHandle getEmptyKey() {
    return {DenseMapInfo<void *>::getEmptyKey(), {}, nullptr};
  }
  static mlir::AsmDialectResourceHandle getTombstoneKey() {
    return {DenseMapInfo<void *>::getTombstoneKey(), {}, nullptr};
  }
  static bool isEqual(const mlir::AsmDialectResourceHandle &lhs, const mlir::AsmDialectResourceHandle &rhs) {
    return lhs == rhs;
  }
  static unsigned getHashValue(const mlir::AsmDialectResourceHandle &handle) {
    return DenseMapInfo<void *>::getHashValue(handle.getResource());
  }
};

#endif // STRATA_RUNTIME_ASM_ASMDIALECTRESOURCE_H
