//===- Resource.h - Large constants that are not uniqued ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `dense_resource<name> : tensor<…>` names a blob of bytes that stands in the file's metadata section. Blobs
// are not uniqued, hashed or copied: an attribute is its type and its entry in the context's table, whose
// blob may be missing, arrive later, or be memory of somebody else's (a mapped file).
//
// For small constants use DenseElementsAttr. One thread changes the blob of an entry while nobody reads it;
// adding and looking up entries is safe from any number of threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_RESOURCE_H
#define STRATA_RUNTIME_IR_RESOURCE_H

#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/StringMap.h"
#include <shared_mutex>
#include <variant>

namespace strata {

/// Bytes, their alignment, and what gives them back.
class AsmResourceBlob {
public:
  /// Called with what was allocated: data, size, alignment.
  using DeleterFn = llvm::unique_function<void(void *, size_t, size_t)>;

  AsmResourceBlob() = default;
  AsmResourceBlob(llvm::ArrayRef<char> data, size_t dataAlignment, DeleterFn deleter, bool dataIsMutable)
      : data(data), dataAlignment(dataAlignment), deleter(std::move(deleter)), dataIsMutable(dataIsMutable) {}
  AsmResourceBlob(AsmResourceBlob &&other) { *this = std::move(other); }
  AsmResourceBlob &operator=(AsmResourceBlob &&other);
  ~AsmResourceBlob() { release(); }

  size_t getDataAlignment() const { return dataAlignment; }
  llvm::ArrayRef<char> getData() const { return data; }
  /// \pre the bytes are aligned for T and a multiple of its size.
  template <typename T>
  llvm::ArrayRef<T> getDataAs() const {
    return llvm::ArrayRef<T>(reinterpret_cast<const T *>(data.data()), data.size() / sizeof(T));
  }
  bool isMutable() const { return dataIsMutable; }
  /// \pre isMutable().
  llvm::MutableArrayRef<char> getMutableData() {
    assert(dataIsMutable && "the data are constant");
    return {const_cast<char *>(data.data()), data.size()};
  }

private:
  void release();

  llvm::ArrayRef<char> data;
  size_t dataAlignment = 1;
  DeleterFn deleter;
  bool dataIsMutable = false;
};

/// Blobs in memory of their own.
struct HeapAsmResourceBlob {
  static AsmResourceBlob allocate(size_t size, size_t align, bool dataIsMutable = true);
  static AsmResourceBlob allocateAndCopyWithAlign(llvm::ArrayRef<char> data, size_t align,
                                                  bool dataIsMutable = true);
  template <typename T>
  static AsmResourceBlob allocateAndCopyInferAlign(llvm::ArrayRef<T> data, bool dataIsMutable = true) {
    llvm::ArrayRef<char> bytes(reinterpret_cast<const char *>(data.data()), data.size() * sizeof(T));
    return allocateAndCopyWithAlign(bytes, alignof(T), dataIsMutable);
  }
};

/// Blobs in memory that somebody else owns, or that the deleter gives back.
struct UnmanagedAsmResourceBlob {
  static AsmResourceBlob allocateWithAlign(llvm::ArrayRef<char> data, size_t align,
                                           AsmResourceBlob::DeleterFn deleter = {},
                                           bool dataIsMutable = false) {
    return AsmResourceBlob(data, align, std::move(deleter), dataIsMutable);
  }
  template <typename T>
  static AsmResourceBlob allocateInferAlign(llvm::ArrayRef<T> data, AsmResourceBlob::DeleterFn deleter = {},
                                            bool dataIsMutable = false) {
    llvm::ArrayRef<char> bytes(reinterpret_cast<const char *>(data.data()), data.size() * sizeof(T));
    return allocateWithAlign(bytes, alignof(T), std::move(deleter), dataIsMutable);
  }
};

/// The named blobs of a context.
class DialectResourceBlobManager {
public:
  class BlobEntry {
  public:
    llvm::StringRef getKey() const { return key; }
    /// Null while it has none.
    const AsmResourceBlob *getBlob() const { return blob ? &*blob : nullptr; }
    AsmResourceBlob *getBlob() { return blob ? &*blob : nullptr; }
    void setBlob(AsmResourceBlob &&newBlob) { blob = std::move(newBlob); }

  private:
    friend class DialectResourceBlobManager;
    llvm::StringRef key;
    std::optional<AsmResourceBlob> blob;
  };

  /// Null when there is none of that name.
  BlobEntry *lookup(llvm::StringRef name);
  /// \pre there is one of that name.
  void update(llvm::StringRef name, AsmResourceBlob &&newBlob);
  /// A new entry; where the name is taken, one with a number behind it.
  BlobEntry &insert(llvm::StringRef name, std::optional<AsmResourceBlob> blob = {});
  size_t size();
  static DialectResourceBlobManager &get(MLIRContext *context);

private:
  std::shared_mutex mutex;
  llvm::StringMap<BlobEntry> entries; ///< Entries stay where they are.
};

/// An entry, as attributes hold it.
class DialectResourceBlobHandle {
public:
  DialectResourceBlobHandle() = default;
  explicit DialectResourceBlobHandle(DialectResourceBlobManager::BlobEntry *entry) : entry(entry) {}
  llvm::StringRef getKey() const { return entry->getKey(); }
  AsmResourceBlob *getBlob() const { return entry->getBlob(); }
  DialectResourceBlobManager::BlobEntry *getResource() const { return entry; }
  bool operator==(const DialectResourceBlobHandle &other) const = default;

private:
  DialectResourceBlobManager::BlobEntry *entry = nullptr;
};
using DenseResourceElementsHandle = DialectResourceBlobHandle;

/// `dense_resource<name> : tensor<…>`
class DenseResourceElementsAttr
    : public detail::BuiltinAttrView<DenseResourceElementsAttr, AttrKind::DenseResource, ElementsAttr> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static DenseResourceElementsAttr get(ShapedType type, DenseResourceElementsHandle handle);
  /// Enters the blob under that name, or one like it.
  static DenseResourceElementsAttr get(ShapedType type, llvm::StringRef blobName, AsmResourceBlob blob);
  DenseResourceElementsHandle getRawHandle() const;
  /// Empty when there is no blob.
  llvm::ArrayRef<char> getData() const;
};

namespace detail {
/// Resources whose elements are of one C++ type.
template <typename T>
class DenseResourceElementsAttrBase : public DenseResourceElementsAttr {
public:
  using DenseResourceElementsAttr::DenseResourceElementsAttr;
  static bool classof(Attribute attr) {
    return DenseResourceElementsAttr::classof(attr) &&
           hasElementType(DenseResourceElementsAttr(attr.getImpl()).getElementType());
  }
  static DenseResourceElementsAttrBase get(ShapedType type, llvm::StringRef blobName, AsmResourceBlob blob) {
    return DenseResourceElementsAttr::get(type, blobName, std::move(blob)).getImpl();
  }
  /// None when there is no blob.
  std::optional<llvm::ArrayRef<T>> tryGetAsArrayRef() const {
    const AsmResourceBlob *blob = getRawHandle().getBlob();
    return blob ? std::optional(blob->getDataAs<T>()) : std::nullopt;
  }

private:
  static bool hasElementType(Type type) {
    if constexpr (std::is_same_v<T, bool>)
      return type.isInteger(1);
    else if constexpr (std::is_floating_point_v<T>)
      return sizeof(T) == 4 ? type.isF32() : type.isF64();
    else if constexpr (std::is_unsigned_v<T>)
      return type.isUnsignedInteger(sizeof(T) * 8);
    else
      return type.isInteger(sizeof(T) * 8) && !type.isUnsignedInteger();
  }
};
} // namespace detail
// DenseBoolResourceElementsAttr, DenseI8ResourceElementsAttr, DenseUI8ResourceElementsAttr and so on.
#define STRATA_ELEMENT_TYPE(Name, CppType)                                                                   \
  using Dense##Name##ResourceElementsAttr = detail::DenseResourceElementsAttrBase<CppType>;
#define STRATA_UNSIGNED_ELEMENT_TYPE(Name, CppType) STRATA_ELEMENT_TYPE(Name, CppType)
#include "runtime/ir/ElementTypes.def"

/// What files say under `external_resources` for tools that are not these: kept, and written again, in order.
class ExternalResources {
public:
  using Value = std::variant<bool, std::string, AsmResourceBlob>;
  struct Entry {
    std::string key;
    Value value;
  };
  struct Group {
    std::string name;
    std::vector<Entry> entries;
  };
  Group &getGroup(llvm::StringRef name);
  llvm::ArrayRef<Group> getGroups() const { return groups; }
  static ExternalResources &get(MLIRContext *context);

private:
  std::vector<Group> groups;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_RESOURCE_H
