//===- ReaderResources.cpp - Reads the resources of a file ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/ReaderTables.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "runtime/ir/MLIRContext.h"

using namespace mlir;
using namespace mlir::bytecode;

namespace {
/// The data of a resource.
class BytecodeResource final : public AsmParsedResourceEntry {
public:
  BytecodeResource(llvm::StringRef key, AsmResourceEntryKind kind, ByteReader &data, ReaderTables &tables,
                   const std::shared_ptr<const void> &bufferOwner)
      : key(key), kind(kind), data(data), tables(tables), bufferOwner(bufferOwner) {}
  llvm::StringRef getKey() const override { return key; }
  AsmResourceEntryKind getKind() const override { return kind; }
  InFlightDiagnostic emitError() const override { return data.emitError(); }
  FailureOr<bool> parseAsBool() const override;
  FailureOr<std::string> parseAsString() const override;
  FailureOr<AsmResourceBlob> parseAsBlob(BlobAllocatorFn allocator) const override;

private:
  /// Fails after an error if the resource is of another kind.
  LogicalResult expect(AsmResourceEntryKind expected) const {
    if (kind == expected)
      return success();
    return emitError() << "expected a " << toString(expected) << " resource entry, but got a "
                       << toString(kind) << " entry instead";
  }
  llvm::StringRef key;
  AsmResourceEntryKind kind;
  ByteReader &data;
  ReaderTables &tables;
  std::shared_ptr<const void> bufferOwner;
};
} // namespace

FailureOr<bool> BytecodeResource::parseAsBool() const {
  bool value;
  if (failed(expect(AsmResourceEntryKind::Bool)) || failed(data.readByte(value)))
    return failure();
  return value;
}

FailureOr<std::string> BytecodeResource::parseAsString() const {
  llvm::StringRef text;
  if (failed(expect(AsmResourceEntryKind::String)) || failed(tables.readString(data, text)))
    return failure();
  return text.str();
}

FailureOr<AsmResourceBlob> BytecodeResource::parseAsBlob(BlobAllocatorFn allocator) const {
  uint64_t alignment, size;
  llvm::StringRef bytes;
  if (failed(expect(AsmResourceEntryKind::Blob)) || failed(data.readVarInt(alignment)) ||
      failed(data.readVarInt(size)))
    return failure();
  alignment = std::max<uint64_t>(alignment, 1);
  if (failed(data.alignTo(alignment)) || failed(data.readBytes(size, bytes)))
    return failure();
  llvm::ArrayRef<char> contents(bytes.data(), bytes.size());
  bool isAligned = reinterpret_cast<uintptr_t>(bytes.data()) % alignment == 0;
  if (bufferOwner && isAligned) {
    // Refer to the file, which the deleter keeps in memory.
    return FailureOr<AsmResourceBlob>(UnmanagedAsmResourceBlob::allocateWithAlign(
        contents, alignment, [owner = bufferOwner](void *, size_t, size_t) {}));
  }
  if (bytes.empty())
    return FailureOr<AsmResourceBlob>(AsmResourceBlob({}, alignment, {}, /*dataIsMutable=*/false));
  AsmResourceBlob blob = allocator(bytes.size(), alignment);
  std::memcpy(blob.getMutableData().data(), bytes.data(), bytes.size());
  return FailureOr<AsmResourceBlob>(std::move(blob));
}

LogicalResult ReaderTables::readResources(llvm::StringRef offsetBytes, llvm::StringRef bytes) {
  ByteReader offsets(offsetBytes, file), data(bytes, file);
  uint64_t numExternal;
  if (failed(offsets.readCount(numExternal)))
    return failure();
  for (uint64_t i = 0; i != numExternal; ++i) {
    llvm::StringRef owner;
    if (failed(readString(offsets, owner)) || failed(readResourceGroup(offsets, data, owner, nullptr)))
      return failure();
  }
  while (!offsets.empty()) {
    uint32_t index;
    DialectEntry *dialect;
    if (failed(readDialectIndex(offsets, index)) || failed(resolveDialect(index, dialect)))
      return failure();
    if (!dialect->dialect)
      return offsets.error("dialect '" + dialect->name + "' is unknown");
    if (failed(readResourceGroup(offsets, data, dialect->name, dialect)))
      return failure();
  }
  return success();
}

/// Adds an external resource to the group of the context that keeps those without a reader.
static LogicalResult keepResource(ExternalResources::Group &group, const AsmParsedResourceEntry &entry) {
  switch (entry.getKind()) {
  case AsmResourceEntryKind::Bool: {
    FailureOr<bool> value = entry.parseAsBool();
    if (failed(value))
      return failure();
    group.entries.push_back({entry.getKey().str(), *value});
    return success();
  }
  case AsmResourceEntryKind::String: {
    FailureOr<std::string> value = entry.parseAsString();
    if (failed(value))
      return failure();
    group.entries.push_back({entry.getKey().str(), std::move(*value)});
    return success();
  }
  case AsmResourceEntryKind::Blob: {
    FailureOr<AsmResourceBlob> value = entry.parseAsBlob();
    if (failed(value))
      return failure();
    group.entries.push_back({entry.getKey().str(), std::move(*value)});
    return success();
  }
  }
  return failure();
}

LogicalResult ReaderTables::readResourceGroup(ByteReader &offsets, ByteReader &data, llvm::StringRef owner,
                                              DialectEntry *dialect) {
  uint64_t count;
  if (failed(offsets.readCount(count)))
    return failure();
  const OpAsmDialectInterface *interface =
      dialect ? dialect->dialect->getRegisteredInterface<OpAsmDialectInterface>() : nullptr;
  if (dialect && !dialect->isBuiltin && !interface)
    return offsets.error("unexpected resources for dialect '" + owner + "'");
  for (uint64_t i = 0; i != count; ++i) {
    llvm::StringRef key, bytes;
    uint64_t size;
    uint8_t kind;
    if (failed(readString(offsets, key)) || failed(offsets.readVarInt(size)) ||
        failed(offsets.readByte(kind)) || failed(data.readBytes(size, bytes)))
      return failure();
    if (kind > static_cast<uint8_t>(AsmResourceEntryKind::String))
      return offsets.error("invalid resource kind: " + llvm::Twine(unsigned(kind)));
    ByteReader contents(bytes, file);
    BytecodeResource entry(key, static_cast<AsmResourceEntryKind>(kind), contents, *this, bufferOwner);
    if (dialect && dialect->isBuiltin) {
      // A key of this file denotes a new resource, which is renamed if the context has one with this key.
      auto &resource = DialectResourceBlobManager::get(context).insert(key);
      resources.emplace_back(&resource, TypeID::get<DenseResourceElementsHandle>(), dialect->dialect);
      if (bytes.empty())
        continue;
      FailureOr<AsmResourceBlob> blob = entry.AsmParsedResourceEntry::parseAsBlob();
      if (failed(blob))
        return failure();
      resource.setBlob(std::move(*blob));
    } else if (dialect) {
      FailureOr<AsmDialectResourceHandle> handle = interface->declareResource(key);
      if (failed(handle))
        return offsets.error("unknown 'resource' key '" + key + "' for dialect '" + owner + "'");
      resources.push_back(*handle);
      if (bytes.empty())
        continue;
      std::string newKey = interface->getResourceKey(*handle);
      BytecodeResource renamed(newKey, entry.getKind(), contents, *this, bufferOwner);
      if (failed(interface->parseResource(renamed)))
        return failure();
    } else if (bytes.empty()) {
      continue;
    } else if (AsmResourceParser *parser = config.getResourceParser(owner)) {
      if (failed(parser->parseResource(entry)))
        return failure();
      continue;
    } else if (failed(keepResource(ExternalResources::get(context).getGroup(owner), entry))) {
      return failure();
    }
    if (!contents.empty() && dialect)
      return contents.error("unexpected trailing bytes in the resource '" + key + "'");
  }
  return success();
}

LogicalResult ReaderTables::readResource(ByteReader &reader, AsmDialectResourceHandle &result) {
  uint64_t index;
  if (failed(reader.readVarInt(index)))
    return failure();
  if (index >= resources.size())
    return reader.error("invalid resource handle index: " + llvm::Twine(index));
  result = resources[index];
  return success();
}
