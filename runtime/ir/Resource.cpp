//===- Resource.cpp - Large constants in blobs ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Resource.h"
#include "runtime/ir/AttributeUniquing.h"
#include "llvm/Support/MemAlloc.h"

using namespace mlir;
using namespace mlir::detail;

//===----------------------------------------------------------------------===//
// Resource blobs
//===----------------------------------------------------------------------===//

void AsmResourceBlob::release() {
  if (deleter)
    deleter(const_cast<char *>(data.data()), data.size(), dataAlignment);
  deleter = nullptr;
}
AsmResourceBlob &AsmResourceBlob::operator=(AsmResourceBlob &&other) {
  if (this == &other)
    return *this;
  release();
  data = std::exchange(other.data, {});
  dataAlignment = other.dataAlignment;
  deleter = std::exchange(other.deleter, nullptr);
  dataIsMutable = other.dataIsMutable;
  return *this;
}

AsmResourceBlob HeapAsmResourceBlob::allocate(size_t size, size_t align, bool dataIsMutable) {
  char *memory = static_cast<char *>(llvm::allocate_buffer(size, align));
  return AsmResourceBlob(llvm::ArrayRef<char>(memory, size), align, llvm::deallocate_buffer, dataIsMutable);
}
AsmResourceBlob HeapAsmResourceBlob::allocateAndCopyWithAlign(llvm::ArrayRef<char> data, size_t align,
                                                              bool dataIsMutable) {
  AsmResourceBlob blob = allocate(data.size(), align, dataIsMutable);
  std::copy(data.begin(), data.end(), const_cast<char *>(blob.getData().data()));
  return blob;
}

//===----------------------------------------------------------------------===//
// Table of resources
//===----------------------------------------------------------------------===//

DialectResourceBlobManager &DialectResourceBlobManager::get(MLIRContext *context) {
  return *context->getImpl().resources;
}

DialectResourceBlobManager::BlobEntry *DialectResourceBlobManager::lookup(llvm::StringRef name) {
  std::shared_lock<std::shared_mutex> lock(mutex);
  auto it = entries.find(name);
  return it == entries.end() ? nullptr : &it->second;
}

size_t DialectResourceBlobManager::size() {
  std::shared_lock<std::shared_mutex> lock(mutex);
  return entries.size();
}

void DialectResourceBlobManager::update(llvm::StringRef name, AsmResourceBlob &&newBlob) {
  BlobEntry *entry = lookup(name);
  assert(entry && "the resource does not exist");
  entry->setBlob(std::move(newBlob));
}

DialectResourceBlobManager::BlobEntry &
DialectResourceBlobManager::insert(llvm::StringRef name, std::optional<AsmResourceBlob> blob) {
  std::unique_lock<std::shared_mutex> lock(mutex);
  auto inserted = entries.try_emplace(name);
  for (unsigned number = 1; !inserted.second; ++number)
    inserted = entries.try_emplace((name + "_" + llvm::Twine(number)).str());
  BlobEntry &entry = inserted.first->second;
  entry.key = inserted.first->first();
  entry.blob = std::move(blob);
  return entry;
}

//===----------------------------------------------------------------------===//
// Resource attributes
//===----------------------------------------------------------------------===//

DenseResourceElementsAttr DenseResourceElementsAttr::get(ShapedType type,
                                                         DenseResourceElementsHandle handle) {
  auto *entry = handle.getResource();
  return unique<DenseResourceAttrStorage>(
      type.getContext(), AttrKind::DenseResource,
      Hasher().add(Type(type)).add(static_cast<const void *>(entry)),
      [&](DenseResourceAttrStorage *storage) { return storage->type == type && storage->entry == entry; },
      [&](DenseResourceAttrStorage *storage, StorageUniquer::Allocator &) {
        storage->type = type;
        storage->entry = entry;
      });
}
DenseResourceElementsAttr DenseResourceElementsAttr::get(ShapedType type, llvm::StringRef blobName,
                                                         AsmResourceBlob blob) {
  auto &manager = DialectResourceBlobManager::get(type.getContext());
  return get(type, DenseResourceElementsHandle(&manager.insert(blobName, std::move(blob))));
}
DenseResourceElementsHandle DenseResourceElementsAttr::getRawHandle() const {
  auto *entry = static_cast<DenseResourceAttrStorage *>(impl)->entry;
  return DenseResourceElementsHandle(static_cast<DialectResourceBlobManager::BlobEntry *>(entry));
}
llvm::ArrayRef<char> DenseResourceElementsAttr::getData() const {
  const AsmResourceBlob *blob = getRawHandle().getBlob();
  return blob ? blob->getData() : llvm::ArrayRef<char>();
}

//===----------------------------------------------------------------------===//
// External resources
//===----------------------------------------------------------------------===//

ExternalResources &ExternalResources::get(MLIRContext *context) {
  return *context->getImpl().externalResources;
}

ExternalResources::Group &ExternalResources::getGroup(llvm::StringRef name) {
  for (Group &group : groups)
    if (group.name == name)
      return group;
  return groups.emplace_back(Group{name.str(), {}});
}
