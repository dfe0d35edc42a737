//===- StorageBase.h - Types and attributes with custom storage -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Support for types and attributes whose author writes the storage class, because the stored data are not
// expressible as parameters of a record, or because a part is set after creation (recursive types). Storage
// and type are two classes:
//
//     struct BoxStorage : public TypeStorage {
//       using KeyTy = std::pair<llvm::StringRef, Type>;
//       // Compares the immutable parts.
//       bool operator==(const KeyTy &key) const;
//       // Or hash_value or DenseMapInfo of the key.
//       static llvm::hash_code hashKey(const KeyTy &key);
//       // Or a constructor of the key.
//       static KeyTy getKey(llvm::StringRef name, Type type);
//       static BoxStorage *construct(TypeStorageAllocator &allocator, const KeyTy &key);
//       // Optional: sets the mutable part.
//       llvm::LogicalResult mutate(TypeStorageAllocator &allocator, Type body);
//     };
//     class BoxType : public Type::TypeBase<BoxType, Type, BoxStorage> {
//     public:
//       using Base::Base;
//       static constexpr llvm::StringLiteral name = "shop.box";
//       llvm::LogicalResult setBody(Type body) { return Base::mutate(body); }
//     };
//
// The arguments of get() and getChecked() are those of getKey(). The context owns the storages and destroys
// them. A definition in a .td uses custom storage if it has `genStorageClass = 0` or
// `hasStorageCustomConstructor = 1`; it has a textual form as well. Prefer parameters in a .td where
// possible: they require no class, and are visited and replaced by AttrTypeWalker and AttrTypeReplacer.
//
// Threads: any number of threads may call get(); `construct` must not create types or attributes. Calls of
// `mutate` in a context are serialized and must not nest. Data written by `mutate` may be read by threads
// that obtained the type afterwards or called `mutate` themselves; data that is read concurrently must be
// atomic.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_STORAGEBASE_H
#define STRATA_RUNTIME_IR_STORAGEBASE_H

#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/ParamObject.h"

namespace mlir {

namespace detail {

/// Returns the storage of kind \p spec for which \p isEqual holds, or the one that \p construct creates. Safe
/// from any number of threads. Instantiated for Type and Attribute.
template <typename Root>
typename Root::HandleStorage *
getStored(MLIRContext *context, const typename Root::HandleDeclaration &spec, uint64_t hash,
          llvm::function_ref<bool(const typename Root::HandleStorage *)> isEqual,
          llvm::function_ref<typename Root::HandleStorage *(StorageAllocator &)> construct);
/// Calls \p mutate with the mutation lock of the context held; returns its result.
LogicalResult mutateStored(MLIRContext *context,
                           llvm::function_ref<LogicalResult(StorageAllocator &)> mutate);

/// A storage class with a member type KeyTy: the parameters by which storages are uniqued.
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
                    "a storage class with parameters must declare KeyTy");
      return getStored<Root>(
          context, ConcreteT::spec, 0, [](const HeadT *) { return true; },
          [](StorageAllocator &allocator) { return new (allocator.allocate<HeadT>()) HeadT(); });
    }
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

/// Converts a member of an author's storage to a parameter value. An object is borrowed from the storage.
template <typename Traits, typename MemberT>
ParamValue storedParam(const MemberT &member) {
  static_assert(Traits::kind != ParamKind::Object || std::is_same_v<MemberT, typename Traits::Value>,
                "the member of the storage must have the C++ type of the parameter");
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
  /// The declaration of a type or attribute class that has no record in a .td file. Its name is
  /// `ConcreteT::name`.
  static const typename BaseT::HandleDeclaration spec;

  /// Returns the type or attribute with these parameters; creates it if necessary.
  template <typename... Args>
  static ConcreteT get(MLIRContext *context, Args &&...args) {
    return ConcreteT(User::get(context, std::forward<Args>(args)...));
  }
  /// Returns the type or attribute with these parameters after calling the class's verifyInvariants() or
  /// verify(); returns null after an error.
  template <typename... Args>
  static ConcreteT getChecked(EmitErrorFn emitError, MLIRContext *context, Args &&...args) {
    return failed(ConcreteT::verifyInvariants(emitError, args...))
               ? ConcreteT()
               : get(context, std::forward<Args>(args)...);
  }
  template <typename... Args>
  static ConcreteT getChecked(Location loc, Args &&...args) {
    return ConcreteT::getChecked([&] { return emitError(loc); }, std::forward<Args>(args)...);
  }

protected:
  /// Returns the storage.
  StorageT *getImpl() const { return static_cast<StorageT *>(this->impl); }
  /// Calls the storage's `mutate` with the mutation lock held.
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

// Traits of types and attributes with a mutable part. They are markers for documentation only.
namespace TypeTrait {
template <typename ConcreteT>
struct IsMutable {};
} // namespace TypeTrait
namespace AttributeTrait {
template <typename ConcreteT>
struct IsMutable {};
} // namespace AttributeTrait

} // namespace mlir

#endif // STRATA_RUNTIME_IR_STORAGEBASE_H
