//===- TypeID.h - The identity of a C++ class -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pointer-sized key that identifies a C++ class without RTTI. Keys are valid within one process and must
// not be stored. Immutable; safe to use from any thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_TYPEID_H
#define STRATA_RUNTIME_SUPPORT_TYPEID_H

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"

namespace mlir {}
/// Another name of the runtime's namespace.
namespace strata = mlir;

namespace mlir {

/// The identity of a C++ class. A default-constructed TypeID is null.
class TypeID {
public:
  constexpr TypeID() = default;

  /// Returns the key of T. A declared op, type or attribute class is identified by the address of its
  /// descriptor, which the IR stores. \pre T is complete.
  template <typename T>
  static constexpr TypeID get() {
    if constexpr (requires { &T::spec; })
      return TypeID(&T::spec);
    else
      return TypeID(&anchor<T>);
  }
  static constexpr TypeID getFromOpaquePointer(const void *pointer) { return TypeID(pointer); }
  constexpr const void *getAsOpaquePointer() const { return storage; }

  constexpr bool operator==(const TypeID &other) const = default;
  explicit constexpr operator bool() const { return storage != nullptr; }
  friend llvm::hash_code hash_value(TypeID id) { return llvm::hash_value(id.storage); }

private:
  constexpr explicit TypeID(const void *storage) : storage(storage) {}
  /// This variable is not inline, so that the source of a generated interface can define its anchor and users
  /// of the interface need no copy.
  template <typename T>
  static char anchor;

  const void *storage = nullptr;
};

template <typename T>
char TypeID::anchor = 0;

} // namespace mlir

template <>
struct llvm::DenseMapInfo<mlir::TypeID> {
  static mlir::TypeID getEmptyKey() {
    return mlir::TypeID::getFromOpaquePointer(DenseMapInfo<const void *>::getEmptyKey());
  }
  static mlir::TypeID getTombstoneKey() {
    return mlir::TypeID::getFromOpaquePointer(DenseMapInfo<const void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::TypeID id) {
    return DenseMapInfo<const void *>::getHashValue(id.getAsOpaquePointer());
  }
  static bool isEqual(mlir::TypeID lhs, mlir::TypeID rhs) { return lhs == rhs; }
};

#endif // STRATA_RUNTIME_SUPPORT_TYPEID_H
