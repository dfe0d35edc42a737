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

namespace strata {

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

} // namespace strata

template <>
struct llvm::DenseMapInfo<strata::TypeID> {
  static strata::TypeID getEmptyKey() {
    return strata::TypeID::getFromOpaquePointer(DenseMapInfo<const void *>::getEmptyKey());
  }
  static strata::TypeID getTombstoneKey() {
    return strata::TypeID::getFromOpaquePointer(DenseMapInfo<const void *>::getTombstoneKey());
  }
  static unsigned getHashValue(strata::TypeID id) {
    return DenseMapInfo<const void *>::getHashValue(id.getAsOpaquePointer());
  }
  static bool isEqual(strata::TypeID lhs, strata::TypeID rhs) { return lhs == rhs; }
};

#endif // STRATA_RUNTIME_SUPPORT_TYPEID_H
