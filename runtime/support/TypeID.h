//===- TypeID.h - The identity of a C++ class -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pointer-sized key that identifies a C++ class without RTTI. Keys are valid within one process and must
// not be stored. Immutable; safe to use from any thread.
//
// Every complete class has a key. The macros at the end of the file give a key to a class that is incomplete
// where the key is used, or define the key in one source file.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_TYPEID_H
#define STRATA_RUNTIME_SUPPORT_TYPEID_H

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/PointerLikeTypeTraits.h"
#include <memory>
#include <type_traits>
#include <vector>

namespace mlir {}
/// Another name of the namespace `mlir`.
namespace strata = mlir;

namespace mlir {

namespace detail {
/// Specializations for classes with an explicitly declared key have a static function resolveTypeID(); see
/// MLIR_DECLARE_EXPLICIT_TYPE_ID.
template <typename T, typename Enable = void>
class TypeIDResolver {};
template <typename T>
concept HasExplicitTypeID = requires { TypeIDResolver<T>::resolveTypeID(); };
} // namespace detail

/// The identity of a C++ class. A default-constructed TypeID is null.
class TypeID {
public:
  constexpr TypeID() = default;

  /// Returns the key of T. For a declared op, type or attribute class this is the address of its descriptor,
  /// which the IR stores. \pre T is complete, or has an explicitly declared key.
  template <typename T>
  static constexpr TypeID get() {
    if constexpr (detail::HasExplicitTypeID<T>) {
      return detail::TypeIDResolver<T>::resolveTypeID();
    } else {
      static_assert(
          std::is_void_v<T> || requires { sizeof(T); },
          "TypeID::get requires a complete class or MLIR_DECLARE_EXPLICIT_TYPE_ID");
      return getOfComplete<T>();
    }
  }
  /// Returns the key of a trait, which is a class template.
  template <template <typename> class TraitT>
  static constexpr TypeID get() {
    return TypeID(&traitAnchor<TraitT>);
  }
  /// Returns the key that get() returns for a class without an explicitly declared key.
  template <typename T>
  static constexpr TypeID getOfComplete() {
    if constexpr (requires { &T::spec; })
      return TypeID(&T::spec);
    else if constexpr (requires { T::resolveTypeID(); })
      return T::resolveTypeID();
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
  /// The variable whose address is the key of T. It is not inline, so that the source file of a generated
  /// interface can define it, and users of the interface need no copy.
  template <typename T>
  static char anchor;
  template <template <typename> class TraitT>
  static char traitAnchor;

  const void *storage = nullptr;
};

template <typename T>
char TypeID::anchor = 0;
template <template <typename> class TraitT>
char TypeID::traitAnchor = 0;

/// An object whose address is a key; the key is valid as long as the object lives.
class alignas(8) SelfOwningTypeID {
public:
  SelfOwningTypeID() = default;
  SelfOwningTypeID(const SelfOwningTypeID &) = delete;
  SelfOwningTypeID &operator=(const SelfOwningTypeID &) = delete;
  TypeID getTypeID() const { return TypeID::getFromOpaquePointer(this); }
  operator TypeID() const { return getTypeID(); }
};

/// Creates keys at run time; they are valid as long as the allocator lives.
class TypeIDAllocator {
public:
  TypeID allocate();

private:
  std::vector<std::unique_ptr<SelfOwningTypeID>> keys;
};

} // namespace mlir

/// Declares that the key of a class is defined in a source file, by MLIR_DEFINE_EXPLICIT_TYPE_ID. The key can
/// then be used where the class is incomplete. Both macros are used outside of all namespaces, with the
/// qualified name of the class; the declaration precedes the first use of the key.
#define MLIR_DECLARE_EXPLICIT_TYPE_ID(CLASS_NAME)                                                            \
  namespace mlir {                                                                                           \
  namespace detail {                                                                                         \
  template <>                                                                                                \
  class TypeIDResolver<CLASS_NAME> {                                                                         \
  public:                                                                                                    \
    static TypeID resolveTypeID();                                                                           \
  };                                                                                                         \
  } /* namespace detail */                                                                                   \
  } /* namespace mlir */
#define MLIR_DEFINE_EXPLICIT_TYPE_ID(CLASS_NAME)                                                             \
  namespace mlir {                                                                                           \
  namespace detail {                                                                                         \
  TypeID TypeIDResolver<CLASS_NAME>::resolveTypeID() { return TypeID::getOfComplete<CLASS_NAME>(); }         \
  } /* namespace detail */                                                                                   \
  } /* namespace mlir */

/// False, because keys are addresses and are never derived from the names of classes. For code written for
/// MLIR, which can do that.
#ifndef MLIR_USE_FALLBACK_TYPE_IDS
#define MLIR_USE_FALLBACK_TYPE_IDS false
#endif

// Other names of MLIR_DECLARE_EXPLICIT_TYPE_ID and MLIR_DEFINE_EXPLICIT_TYPE_ID.
#define MLIR_DECLARE_EXPLICIT_SELF_OWNING_TYPE_ID(CLASS_NAME) MLIR_DECLARE_EXPLICIT_TYPE_ID(CLASS_NAME)
#define MLIR_DEFINE_EXPLICIT_SELF_OWNING_TYPE_ID(CLASS_NAME) MLIR_DEFINE_EXPLICIT_TYPE_ID(CLASS_NAME)
#define MLIR_DECLARE_EXPLICIT_FALLBACK_TYPE_ID(CLASS_NAME) MLIR_DECLARE_EXPLICIT_TYPE_ID(CLASS_NAME)
#define MLIR_DEFINE_EXPLICIT_FALLBACK_TYPE_ID(CLASS_NAME) MLIR_DEFINE_EXPLICIT_TYPE_ID(CLASS_NAME)

/// Defines the key of a class inside the class, for a class that is local to a source file or a function. The
/// macro must be used in a public section.
#define MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CLASS_NAME)                                             \
  static ::mlir::TypeID resolveTypeID() {                                                                    \
    static const ::mlir::SelfOwningTypeID id;                                                                \
    return id;                                                                                               \
  }                                                                                                          \
  static_assert(                                                                                             \
      requires { CLASS_NAME::resolveTypeID(); },                                                             \
      "MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID stands in a public section of its class");

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

/// Allow TypeID as an element of PointerUnion and PointerIntPair.
template <>
struct llvm::PointerLikeTypeTraits<mlir::TypeID> {
  static void *getAsVoidPointer(mlir::TypeID id) { return const_cast<void *>(id.getAsOpaquePointer()); }
  static mlir::TypeID getFromVoidPointer(const void *pointer) {
    return mlir::TypeID::getFromOpaquePointer(pointer);
  }
  static constexpr int NumLowBitsAvailable = 0;
};

#endif // STRATA_RUNTIME_SUPPORT_TYPEID_H
