//===- Resource.h - Large constants in blobs --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `dense_resource<name> : tensor<...>` refers to a named blob of bytes in the metadata section of a file.
// Blobs are not uniqued, hashed or copied: the attribute consists of its type and an entry in the context's
// table. The blob of the entry may be missing, be set later, or refer to memory with another owner, such as a
// mapped file.
//
// For small constants use DenseElementsAttr. One thread may set the blob of an entry while no other thread
// reads it; any number of threads may add and look up entries.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_RESOURCE_H
#define STRATA_RUNTIME_IR_RESOURCE_H

#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/StringMap.h"
#include <shared_mutex>
#include <variant>

namespace mlir {

/// A block of bytes with alignment and deleter.
class AsmResourceBlob {
public:
  /// Frees the memory; called with data, size and alignment.
  using DeleterFn = llvm::unique_function<void(void *, size_t, size_t)>;

  AsmResourceBlob(llvm::ArrayRef<char> data, size_t dataAlignment, DeleterFn deleter, bool dataIsMutable)
      : data(data), dataAlignment(dataAlignment), deleter(std::move(deleter)), dataIsMutable(dataIsMutable) {}
  AsmResourceBlob() = default;
  AsmResourceBlob(AsmResourceBlob &&other) { *this = std::move(other); }
  AsmResourceBlob &operator=(AsmResourceBlob &&other);
  ~AsmResourceBlob() { release(); }

  size_t getDataAlignment() const { return dataAlignment; }
  llvm::ArrayRef<char> getData() const { return data; }
  /// Returns the bytes as elements of type T. \pre They are aligned for T, and their number is a multiple of
  /// its size.
  template <typename T>
  llvm::ArrayRef<T> getDataAs() const {
    return llvm::ArrayRef<T>(reinterpret_cast<const T *>(data.data()), data.size() / sizeof(T));
  }
  bool isMutable() const { return dataIsMutable; }
  /// Returns the bytes of the blob for modification. \pre isMutable().
  llvm::MutableArrayRef<char> getMutableData() {
    assert(dataIsMutable && "the blob is immutable");
    return {const_cast<char *>(data.data()), data.size()};
  }

private:
  void release();

  llvm::ArrayRef<char> data;
  size_t dataAlignment = 1;
  DeleterFn deleter;
  bool dataIsMutable = false;
};

/// Creates blobs in newly allocated memory.
struct HeapAsmResourceBlob {
  /// Returns a blob of uninitialized bytes.
  static AsmResourceBlob allocate(size_t size, size_t align, bool dataIsMutable = true);
  /// Returns a blob with a copy of \p data.
  static AsmResourceBlob allocateAndCopyWithAlign(llvm::ArrayRef<char> data, size_t align,
                                                  bool dataIsMutable = true);
  /// Returns a blob with a copy of \p data, aligned for T.
  template <typename T>
  static AsmResourceBlob allocateAndCopyInferAlign(llvm::ArrayRef<T> data, bool dataIsMutable = true) {
    llvm::ArrayRef<char> bytes(reinterpret_cast<const char *>(data.data()), data.size() * sizeof(T));
    return allocateAndCopyWithAlign(bytes, alignof(T), dataIsMutable);
  }
};

/// Creates blobs that refer to existing memory, which the caller owns or the deleter frees.
struct UnmanagedAsmResourceBlob {
  /// Returns a blob that refers to \p data, with the alignment of T.
  template <typename T>
  static AsmResourceBlob allocateInferAlign(llvm::ArrayRef<T> data, AsmResourceBlob::DeleterFn deleter = {},
                                            bool dataIsMutable = false) {
    llvm::ArrayRef<char> bytes(reinterpret_cast<const char *>(data.data()), data.size() * sizeof(T));
    return allocateWithAlign(bytes, alignof(T), std::move(deleter), dataIsMutable);
  }
  /// Returns a blob that refers to \p data.
  static AsmResourceBlob allocateWithAlign(llvm::ArrayRef<char> data, size_t align,
                                           AsmResourceBlob::DeleterFn deleter = {},
                                           bool dataIsMutable = false) {
    return {data, align, std::move(deleter), dataIsMutable};
  }
};

/// The named blobs of a context. Entries are never removed, and their addresses are stable.
class DialectResourceBlobManager {
public:
  /// A name and its blob.
  class BlobEntry {
  public:
    void setBlob(AsmResourceBlob &&newBlob) { blob = std::move(newBlob); }
    /// Returns the blob, or null if it is not set.
    AsmResourceBlob *getBlob() { return blob ? &*blob : nullptr; }
    const AsmResourceBlob *getBlob() const { return blob ? &*blob : nullptr; }
    llvm::StringRef getKey() const { return key; }

  private:
    friend class DialectResourceBlobManager;
    llvm::StringRef key;
    std::optional<AsmResourceBlob> blob;
  };

  /// Returns the entry with this name, or null.
  BlobEntry *lookup(llvm::StringRef name);
  /// Sets the blob of the entry with this name. \pre The entry exists.
  void update(llvm::StringRef name, AsmResourceBlob &&newBlob);
  /// Adds an entry. If the name is in use, a number is appended to it.
  BlobEntry &insert(llvm::StringRef name, std::optional<AsmResourceBlob> blob = {});
  size_t size();
  static DialectResourceBlobManager &get(MLIRContext *context);

private:
  std::shared_mutex mutex;
  llvm::StringMap<BlobEntry> entries; ///< Addresses of entries are stable.
};

/// A reference to an entry of a DialectResourceBlobManager, as stored in attributes.
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

/// An attribute `dense_resource<name> : tensor<...>`.
class DenseResourceElementsAttr
    : public detail::BuiltinAttrView<DenseResourceElementsAttr, AttrKind::DenseResource, ElementsAttr> {
public:
  using BuiltinAttrView::BuiltinAttrView;
  static DenseResourceElementsAttr get(ShapedType type, DenseResourceElementsHandle handle);
  /// Adds the blob to the context's table under \p blobName, with a number appended if the name is in use.
  static DenseResourceElementsAttr get(ShapedType type, llvm::StringRef blobName, AsmResourceBlob blob);
  DenseResourceElementsHandle getRawHandle() const;
  /// Returns the bytes of the blob; empty if it is missing.
  llvm::ArrayRef<char> getData() const;
};

namespace detail {
/// Resource elements with the C++ element type T.
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
  /// Returns the elements, or nullopt if the blob is missing.
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
// Declares DenseBoolResourceElementsAttr, DenseI8ResourceElementsAttr, DenseUI8ResourceElementsAttr and so
// on.
#define STRATA_ELEMENT_TYPE(Name, CppType)                                                                   \
  using Dense##Name##ResourceElementsAttr = detail::DenseResourceElementsAttrBase<CppType>;
#define STRATA_UNSIGNED_ELEMENT_TYPE(Name, CppType) STRATA_ELEMENT_TYPE(Name, CppType)
#include "runtime/ir/ElementTypes.def"

/// The `external_resources` section of a file, which contains data of other tools. The order of the data is
/// kept, so that the section can be written unchanged.
class ExternalResources {
public:
  using Value = std::variant<bool, std::string, AsmResourceBlob>;
  /// A key and its value.
  struct Entry {
    std::string key;
    Value value;
  };
  /// The entries of one tool.
  struct Group {
    std::string name;
    std::vector<Entry> entries;
  };
  /// Returns the group with this name; adds it if necessary.
  Group &getGroup(llvm::StringRef name);
  llvm::ArrayRef<Group> getGroups() const { return groups; }
  static ExternalResources &get(MLIRContext *context);

private:
  std::vector<Group> groups;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_RESOURCE_H
