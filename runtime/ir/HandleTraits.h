//===- HandleTraits.h - Handles: classes that wrap one pointer --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types, attributes, values, affine expressions and views of operations are handles: classes that wrap one
// pointer and add accessors. PointerHandle is the common base of most of them. The traits below make all
// handles usable with llvm::isa, cast and dyn_cast, DenseMap and PointerUnion.
//
// Included by the root classes of handles.
//
//===---------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_HANDLETRAITS_H
#define STRATA_RUNTIME_IR_HANDLETRAITS_H

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/PointerLikeTypeTraits.h"

namespace mlir::detail {
/// Base of handles: one pointer that is copied by value, compared by address, and null when default-created.
/// \param Root   the class that derives directly from this one, such as Type; views such as IntegerType
///               derive from Root, add no fields, and convert to it.
/// \param ImplT  the object that the pointer refers to; owned by the context or the IR.
template <typename Root, typename ImplT>
class PointerHandle {
public:
  using HandleRoot = Root;

  constexpr PointerHandle() = default;
  constexpr PointerHandle(std::nullptr_t) {}
  /*implicit*/ PointerHandle(const ImplT *impl) : impl(const_cast<ImplT *>(impl)) {}

  // A friend because a member would be ambiguous with its reversed form in a comparison of two views.
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

/// A handle class: it names its root class HandleRoot and derives from it (or is the root).
template <typename T>
concept Handle = requires { typename T::HandleRoot; } && std::is_base_of_v<typename T::HandleRoot, T>;
/// Two handle classes with the same root, between which casts are possible.
template <typename To, typename From>
concept HandlesOfOneRoot =
    Handle<To> && Handle<From> && std::is_same_v<typename To::HandleRoot, typename From::HandleRoot>;
} // namespace mlir::detail

namespace llvm {
/// Handles as keys of hash tables.
template <mlir::detail::Handle T>
struct DenseMapInfo<T> {
  static T get(const void *pointer) { return T(T::HandleRoot::getFromOpaquePointer(pointer).getImpl()); }
  static T getEmptyKey() { return get(DenseMapInfo<void *>::getEmptyKey()); }
  static T getTombstoneKey() { return get(DenseMapInfo<void *>::getTombstoneKey()); }
  static unsigned getHashValue(T value) {
    return DenseMapInfo<const void *>::getHashValue(value.getAsOpaquePointer());
  }
  static bool isEqual(T lhs, T rhs) { return lhs.getAsOpaquePointer() == rhs.getAsOpaquePointer(); }
};

/// Handles as elements of PointerUnion and PointerIntPair; the storages are aligned to 8 bytes.
template <mlir::detail::Handle T>
struct PointerLikeTypeTraits<T> {
  static void *getAsVoidPointer(T value) { return const_cast<void *>(value.getAsOpaquePointer()); }
  static T getFromVoidPointer(const void *pointer) {
    return T(T::HandleRoot::getFromOpaquePointer(pointer).getImpl());
  }
  static constexpr int NumLowBitsAvailable = 3;
};

/// llvm::isa, cast and dyn_cast between handles with the same root.
template <typename To, typename From>
  requires mlir::detail::HandlesOfOneRoot<To, From>
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
      return To(value.getImpl(), To::findTable(value.getImpl())); // See class OpInterface.
    else
      return To(value.getImpl());
  }
};
template <typename To, typename From>
  requires mlir::detail::HandlesOfOneRoot<To, From>
struct CastInfo<To, const From> : CastInfo<To, From> {};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_HANDLETRAITS_H
