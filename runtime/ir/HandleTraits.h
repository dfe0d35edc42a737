//===- HandleTraits.h - What LLVM wants to know of our handles -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types, attributes, values and typed views of operations are handles: one pointer with accessors. A class
// that names its root (`using HandleRoot = Type`) gets from here what LLVM's containers and casts need.
// Included by the roots; nobody else needs to.
//
//===---------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_HANDLETRAITS_H
#define STRATA_RUNTIME_IR_HANDLETRAITS_H

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/PointerLikeTypeTraits.h"

namespace strata::detail {
/// A class over one pointer, that can be made from it: `T::getFromOpaquePointer`, `getAsOpaquePointer`.
template <typename T>
concept Handle = requires { typename T::HandleRoot; } && std::is_base_of_v<typename T::HandleRoot, T>;
template <typename To, typename From>
concept HandlesOfOneRoot =
    Handle<To> && Handle<From> && std::is_same_v<typename To::HandleRoot, typename From::HandleRoot>;
} // namespace strata::detail

namespace llvm {
template <strata::detail::Handle T>
struct DenseMapInfo<T> {
  static T get(const void *pointer) { return T(T::HandleRoot::getFromOpaquePointer(pointer).getImpl()); }
  static T getEmptyKey() { return get(DenseMapInfo<void *>::getEmptyKey()); }
  static T getTombstoneKey() { return get(DenseMapInfo<void *>::getTombstoneKey()); }
  static unsigned getHashValue(T value) {
    return DenseMapInfo<const void *>::getHashValue(value.getAsOpaquePointer());
  }
  static bool isEqual(T lhs, T rhs) { return lhs.getAsOpaquePointer() == rhs.getAsOpaquePointer(); }
};

template <strata::detail::Handle T>
struct PointerLikeTypeTraits<T> {
  static void *getAsVoidPointer(T value) { return const_cast<void *>(value.getAsOpaquePointer()); }
  static T getFromVoidPointer(const void *pointer) {
    return T(T::HandleRoot::getFromOpaquePointer(pointer).getImpl());
  }
  static constexpr int NumLowBitsAvailable = 3;
};

template <typename To, typename From>
  requires strata::detail::HandlesOfOneRoot<To, From>
struct CastInfo<To, From> : NullableValueCastFailed<To>,
                            DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(typename To::HandleRoot value) {
    if constexpr (std::is_base_of_v<To, From>)
      return true;
    else
      return To::classof(value);
  }
  static To doCast(typename To::HandleRoot value) {
    if constexpr (requires { To(value.getImpl(), To::findTable(value.getImpl())); })
      return To(value.getImpl(), To::findTable(value.getImpl())); // An interface of ops: OpView.h.
    else
      return To(value.getImpl());
  }
};
template <typename To, typename From>
  requires strata::detail::HandlesOfOneRoot<To, From>
struct CastInfo<To, const From> : CastInfo<To, From> {};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_HANDLETRAITS_H
