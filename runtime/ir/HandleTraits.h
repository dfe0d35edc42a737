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
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/PointerLikeTypeTraits.h"

namespace strata::detail {
/// Base of handles: one pointer that is copied by value, compared by address, and null when default-created.
/// \param Root   the class that derives from this directly, such as Type; views such as IntegerType derive
/// from
///              Root, add no fields, and convert to it.
/// \param ImplT  the object that the pointer refers to; owned by the context or the IR.
template <typename Root, typename ImplT>
class PointerHandle {
public:
  using HandleRoot = Root;

  constexpr PointerHandle() = default;
  constexpr PointerHandle(std::nullptr_t) {}
  /*implicit*/ PointerHandle(const ImplT *impl) : impl(const_cast<ImplT *>(impl)) {}

  // A friend, not a member: a member would be ambiguous with its reversed form for two views.
  friend bool operator==(Root lhs, Root rhs) { return lhs.getImpl() == rhs.getImpl(); }
  explicit operator bool() const { return impl != nullptr; }
  bool operator!() const { return impl == nullptr; }
  friend llvm::hash_code hash_value(Root handle) { return llvm::hash_value(handle.getImpl()); }

  /// Conversion to and from an untyped pointer, for tables that hold several kinds of handles.
  const void *getAsOpaquePointer() const { return impl; }
  static Root getFromOpaquePointer(const void *pointer) { return Root(static_cast<const ImplT *>(pointer)); }
  ImplT *getImpl() const { return impl; }

protected:
  ImplT *impl = nullptr;
};

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
