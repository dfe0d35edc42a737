//===- StorageBase.h - Types and attributes with storage of their own -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For types and attributes whose author writes the storage class: because what is stored is not what a record
// can list, or because a part of it comes later (recursive types). A type is a class beside its storage:
//
//     struct BoxStorage : public TypeStorage {
//       using KeyTy = std::pair<llvm::StringRef, Type>;
//       bool operator==(const KeyTy &key) const;                   // of what never changes
//       static llvm::hash_code hashKey(const KeyTy &key);          // or hash_value, or DenseMapInfo, of the
//       key static KeyTy getKey(llvm::StringRef name, Type type);      // or a constructor of the key static
//       BoxStorage *construct(TypeStorageAllocator &allocator, const KeyTy &key); llvm::LogicalResult
//       mutate(TypeStorageAllocator &allocator, Type body); // or none
//     };
//     class BoxType : public Type::TypeBase<BoxType, Type, BoxStorage> {
//     public:
//       using Base::Base;
//       static constexpr llvm::StringLiteral name = "shop.box";
//       llvm::LogicalResult setBody(Type body) { return Base::mutate(body); }
//     };
//
// get() and getChecked() take what makes a key. The context owns storages, and destroys them with itself.
// A definition in a .td comes to this by `genStorageClass = 0` or `hasStorageCustomConstructor = 1`, and has
// a text form. Where parameters in a .td are enough, use those: they need no class, and are walked and
// replaced.
//
// Threads: get() may be called by any; `construct` must make no type or attribute. Calls of `mutate` come one
// at a time in a context, and must not nest. What `mutate` writes, a thread may read that got the type after,
// or called `mutate` itself; what is read while others change it has to be atomic.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_STORAGEBASE_H
#define STRATA_RUNTIME_IR_STORAGEBASE_H

#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/ParamObject.h"

namespace strata {

namespace detail {

/// Returns the storage of kind \p spec for which \p isEqual holds, or the one that \p construct creates. Safe
/// from any number of threads. Instantiated for Type and Attribute.
template <typename Root>
typename Root::HandleStorage *
getStored(MLIRContext *context, const typename Root::HandleDeclaration &spec, uint64_t hash,
          llvm::function_ref<bool(const typename Root::HandleStorage *)> isEqual,
          llvm::function_ref<typename Root::HandleStorage *(StorageAllocator &)> construct);
/// Calls `mutate` while no other thread is in here.
LogicalResult mutateStored(MLIRContext *context,
                           llvm::function_ref<LogicalResult(StorageAllocator &)> mutate);

template <typename StorageT>
concept HasKey = requires { typename StorageT::KeyTy; };

/// Finds and creates storages of an author's class.
/// \param ConcreteT  the class of the type or attribute.
/// \param StorageT   its storage class.
/// \param Root       Type or Attribute.
template <typename ConcreteT, typename StorageT, typename Root>
struct StorageUser {
  using HeadT = typename Root::HandleStorage;

  template <typename... Args>
  static HeadT *get(MLIRContext *context, Args &&...args) {
    if constexpr (HasKey<StorageT>) {
      using Key = typename StorageT::KeyTy;
      Key key = makeKey<Key>(std::forward<Args>(args)...);
      return getStored<Root>(
          context, ConcreteT::spec, hashOf(key),
          [&](const HeadT *storage) { return *static_cast<const StorageT *>(storage) == key; },
          [&](StorageAllocator &allocator) -> HeadT * {
            StorageT *storage = StorageT::construct(allocator, std::move(key));
            allocator.destroyLater(*storage);
            return storage;
          });
    } else {
      static_assert(std::is_same_v<StorageT, HeadT> && sizeof...(Args) == 0,
                    "a storage with parameters has a KeyTy");
      return getStored<Root>(
          context, ConcreteT::spec, 0, [](const HeadT *) { return true; },
          [](StorageAllocator &allocator) { return new (allocator.allocate<HeadT>()) HeadT(); });
    }
  }
  template <typename... Args>
  static LogicalResult verify(EmitErrorFn emitError, const Args &...args) {
    if constexpr (requires { ConcreteT::verifyInvariants(emitError, args...); })
      return ConcreteT::verifyInvariants(emitError, args...);
    else if constexpr (requires { ConcreteT::verify(emitError, args...); })
      return ConcreteT::verify(emitError, args...);
    else
      return success();
  }

private:
  template <typename Key, typename... Args>
  static Key makeKey(Args &&...args) {
    if constexpr (requires { StorageT::getKey(std::forward<Args>(args)...); })
      return StorageT::getKey(std::forward<Args>(args)...);
    else
      return Key(std::forward<Args>(args)...);
  }
  template <typename Key>
  static uint64_t hashOf(const Key &key) {
    if constexpr (requires { StorageT::hashKey(key); })
      return static_cast<size_t>(StorageT::hashKey(key));
    else
      return hashField(key);
  }
};

/// A parameter as it stands in an author's storage; an object is borrowed from there.
template <typename Traits, typename MemberT>
ParamValue storedParam(const MemberT &member) {
  static_assert(Traits::kind != ParamKind::Object || std::is_same_v<MemberT, typename Traits::Value>,
                "the member of the storage has to have the parameter's C++ type");
  return Traits::make(member);
}

/// Implements Type::TypeBase and Attribute::AttrBase.
template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
class StoredHandle : public DeclaredView<ConcreteT, BaseT>, public Traits<ConcreteT>... {
  using User = StorageUser<ConcreteT, StorageT, typename BaseT::HandleRoot>;

public:
  using Base = StoredHandle;
  using ImplType = StorageT;
  using DeclaredView<ConcreteT, BaseT>::DeclaredView;
  /// The declaration of a class that no record declares; its name is `ConcreteT::name`.
  static const typename BaseT::HandleDeclaration spec;

  template <typename... Args>
  static ConcreteT get(MLIRContext *context, Args &&...args) {
    return ConcreteT(User::get(context, std::forward<Args>(args)...));
  }
  /// The same as get(), but calls the class's verifyInvariants() or verify() first; returns null after an
  /// error.
  template <typename... Args>
  static ConcreteT getChecked(EmitErrorFn emitError, MLIRContext *context, Args &&...args) {
    return failed(User::verify(emitError, args...)) ? ConcreteT() : get(context, std::forward<Args>(args)...);
  }
  template <typename... Args>
  static ConcreteT getChecked(Location loc, MLIRContext *context, Args &&...args) {
    return getChecked([&] { return emitError(loc); }, context, std::forward<Args>(args)...);
  }

protected:
  StorageT *getImpl() const { return static_cast<StorageT *>(this->impl); }
  template <typename... Args>
  LogicalResult mutate(Args &&...args) const {
    return mutateStored(this->getContext(), [&](StorageAllocator &allocator) {
      return getImpl()->mutate(allocator, std::forward<Args>(args)...);
    });
  }
};
template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
constinit const typename BaseT::HandleDeclaration StoredHandle<ConcreteT, BaseT, StorageT, Traits...>::spec =
    {{.name = ConcreteT::name}};

} // namespace detail

// Of types and attributes a part of which may come later. It says so, and does nothing.
namespace TypeTrait {
template <typename ConcreteT>
struct IsMutable {};
} // namespace TypeTrait
namespace AttributeTrait {
template <typename ConcreteT>
struct IsMutable {};
} // namespace AttributeTrait

} // namespace strata

#endif // STRATA_RUNTIME_IR_STORAGEBASE_H
