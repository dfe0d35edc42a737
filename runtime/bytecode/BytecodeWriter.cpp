//===- BytecodeWriter.cpp - Writes IR as bytecode -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/BytecodeWriter.h"
#include "runtime/bytecode/BuiltinEncoding.h"
#include "runtime/bytecode/ByteWriter.h"
#include "runtime/bytecode/Numbering.h"
#include "runtime/bytecode/PropertyEncoding.h"
#include "runtime/bytecode/UseListOrder.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ProgramStack.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::bytecode;

//===----------------------------------------------------------------------===//
// The configuration
//===----------------------------------------------------------------------===//

BytecodeWriterConfig::BytecodeWriterConfig(llvm::StringRef producer)
    : impl(std::make_unique<Impl>(producer)) {}
BytecodeWriterConfig::BytecodeWriterConfig(FallbackAsmResourceMap &map, llvm::StringRef producer)
    : BytecodeWriterConfig(producer) {
  attachFallbackResourcePrinter(map);
}
BytecodeWriterConfig::BytecodeWriterConfig(BytecodeWriterConfig &&) = default;
BytecodeWriterConfig::~BytecodeWriterConfig() = default;

void BytecodeWriterConfig::setDesiredBytecodeVersion(int64_t bytecodeVersion) {
  impl->version = bytecodeVersion;
}
int64_t BytecodeWriterConfig::getDesiredBytecodeVersion() const { return impl->version; }
llvm::StringMap<std::unique_ptr<DialectVersion>> &BytecodeWriterConfig::getDialectVersionMap() const {
  return impl->dialectVersions;
}
void BytecodeWriterConfig::setDialectVersion(llvm::StringRef dialectName,
                                             std::unique_ptr<DialectVersion> dialectVersion) const {
  impl->dialectVersions[dialectName] = std::move(dialectVersion);
}
llvm::ArrayRef<std::unique_ptr<AttrTypeBytecodeWriter<Attribute>>>
BytecodeWriterConfig::getAttributeWriterCallbacks() const {
  return impl->attributeWriters;
}
llvm::ArrayRef<std::unique_ptr<AttrTypeBytecodeWriter<Type>>>
BytecodeWriterConfig::getTypeWriterCallbacks() const {
  return impl->typeWriters;
}
void BytecodeWriterConfig::attachAttributeCallback(
    std::unique_ptr<AttrTypeBytecodeWriter<Attribute>> callback) {
  impl->attributeWriters.push_back(std::move(callback));
}
void BytecodeWriterConfig::attachTypeCallback(std::unique_ptr<AttrTypeBytecodeWriter<Type>> callback) {
  impl->typeWriters.push_back(std::move(callback));
}
void BytecodeWriterConfig::setElideResourceDataFlag(bool shouldElideResourceData) {
  impl->elidesResourceData = shouldElideResourceData;
}
void BytecodeWriterConfig::attachResourcePrinter(std::unique_ptr<AsmResourcePrinter> printer) {
  impl->resourcePrinters.push_back(std::move(printer));
}

//===----------------------------------------------------------------------===//
// Strings, and the encoding of entries
//===----------------------------------------------------------------------===//

namespace {
/// The strings of a file. A string that is not owned by the context is copied.
class StringTable {
public:
  uint32_t add(llvm::StringRef text) {
    auto [it, isNew] = numbers.try_emplace(llvm::CachedHashStringRef(text), strings.size());
    if (isNew)
      strings.push_back(text);
    return it->second;
  }
  uint32_t addCopy(llvm::StringRef text) {
    auto it = numbers.find(llvm::CachedHashStringRef(text));
    return it != numbers.end() ? it->second : add(text.copy(allocator));
  }
  void write(ByteWriter &out) const;

private:
  llvm::DenseMap<llvm::CachedHashStringRef, uint32_t> numbers;
  std::vector<llvm::StringRef> strings;
  llvm::BumpPtrAllocator allocator;
};

/// Writes the encoding of an entry, of properties or of a dialect version.
class EntryWriter final : public DialectBytecodeWriter {
public:
  EntryWriter(ByteWriter &out, const BytecodeNumbering &numbering, StringTable &strings,
              const BytecodeWriterConfig::Impl &config)
      : out(out), numbering(numbering), strings(strings), config(config) {}
  using DialectBytecodeWriter::writeResourceHandle;
  // A missing attribute of an invalid op is written as attribute 0.
  void writeAttribute(Attribute attr) override { out.writeVarInt(attr ? numbering.getNumber(attr) : 0); }
  void writeOptionalAttribute(Attribute attr) override {
    if (attr)
      out.writeVarIntWithFlag(numbering.getNumber(attr), true);
    else
      out.writeVarInt(0);
  }
  void writeType(Type type) override { out.writeVarInt(numbering.getNumber(type)); }
  void writeResourceHandle(const AsmDialectResourceHandle &resource) override {
    out.writeVarInt(numbering.getResourceNumber(resource));
  }
  void writeVarInt(uint64_t value) override { out.writeVarInt(value); }
  void writeSignedVarInt(int64_t value) override { out.writeSignedVarInt(value); }
  void writeAPIntWithKnownWidth(const llvm::APInt &value) override;
  void writeAPFloatWithKnownSemantics(const llvm::APFloat &value) override {
    writeAPIntWithKnownWidth(value.bitcastToAPInt());
  }
  void writeOwnedString(llvm::StringRef str) override { out.writeVarInt(strings.add(str)); }
  void writeOwnedBlob(llvm::ArrayRef<char> blob) override {
    out.writeVarInt(blob.size());
    out.writeOwnedBytes(blob);
  }
  void writeOwnedBool(bool value) override { out.writeByte(value); }
  int64_t getBytecodeVersion() const override { return config.version; }
  FailureOr<const DialectVersion *> getDialectVersion(llvm::StringRef dialectName) const override {
    return config.getDialectVersion(dialectName);
  }

private:
  ByteWriter &out;
  const BytecodeNumbering &numbering;
  StringTable &strings;
  const BytecodeWriterConfig::Impl &config;
};
} // namespace

void StringTable::write(ByteWriter &out) const {
  out.writeVarInt(strings.size());
  for (llvm::StringRef text : llvm::reverse(strings))
    out.writeVarInt(text.size() + 1);
  for (llvm::StringRef text : strings)
    out.writeNulTerminated(text);
}

void EntryWriter::writeAPIntWithKnownWidth(const llvm::APInt &value) {
  unsigned width = value.getBitWidth();
  if (width <= 8)
    return out.writeByte(value.getZExtValue());
  if (width <= 64)
    return out.writeSignedVarInt(value.getZExtValue());
  // Leading words that are zero are omitted.
  unsigned words = value.getActiveWords();
  out.writeVarInt(words);
  for (unsigned i = 0; i != words; ++i)
    out.writeSignedVarInt(value.getRawData()[i]);
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

namespace {
/// Writes one file.
class FileWriter {
public:
  FileWriter(Operation *root, const BytecodeWriterConfig::Impl &config, llvm::raw_ostream &os)
      : root(root), config(config), os(os), numbering(root, config) {}
  void write();

private:
  void writeHeader();
  void writeDialects(ByteWriter &out);
  template <typename GetFn, typename WriteFn>
  void writeGroups(ByteWriter &out, llvm::ArrayRef<uint32_t> sorted, GetFn &&get, WriteFn &&writeEntry);
  void writeEntries(ByteWriter &entries, ByteWriter &offsets);
  bool writeAttribute(uint64_t key, ByteWriter &out);
  bool writeType(uint64_t key, ByteWriter &out);
  void writeOp(Operation *op, const BytecodeNumbering::OpRecord &record, size_t firstType);
  void writeRegions(Operation *op);
  void writeRegion(Region &region);
  void writeArguments(Block &block, size_t &nextType);
  uint64_t writeProperties(uint32_t set);
  void writePropertySection(ByteWriter &out);
  void writeResources(ByteWriter &data, ByteWriter &offsets);
  void writeSection(Section::ID id, const ByteWriter &contents);

  Operation *root;
  const BytecodeWriterConfig::Impl &config;
  llvm::raw_ostream &os;
  BytecodeNumbering numbering;
  StringTable strings;
  uint64_t fileSize = 0;
  ByteWriter ir;
  /// The distinct encodings of properties, each after its size, in the order of their first use.
  ByteWriter properties, scratch;
  uint64_t numProperties = 0;
  llvm::StringMap<uint64_t> propertyNumbers;
  unsigned depth = 0;
};
} // namespace

void FileWriter::writeHeader() {
  ByteWriter header;
  header.writeBytes({magic, sizeof(magic)});
  header.writeVarInt(config.version);
  header.writeNulTerminated(config.producer);
  header.writeTo(os);
  fileSize = header.size();
}

void FileWriter::writeSection(Section::ID id, const ByteWriter &contents) {
  ByteWriter head;
  uint64_t alignment = contents.getAlignment();
  auto writeHead = [&](bool isAligned) {
    head.clear();
    head.writeByte(id | (isAligned ? 0x80 : 0));
    head.writeVarInt(contents.size());
  };
  writeHead(false);
  // Without an explicit alignment, the contents happen to be at a suitable position.
  if ((fileSize + head.size()) % alignment) {
    writeHead(true);
    head.writeVarInt(alignment);
    while ((fileSize + head.size()) % alignment)
      head.writeByte(kAlignmentByte);
  }
  head.writeTo(os);
  contents.writeTo(os);
  fileSize += head.size() + contents.size();
}

void FileWriter::write() {
  // Strings are numbered in the order of the sections, although their own section is near the end.
  ByteWriter dialects, entries, offsets, resources, resourceOffsets, stringBytes, propertyBytes;
  writeHeader();
  writeDialects(dialects);
  writeSection(Section::kDialect, dialects);
  writeEntries(entries, offsets);
  writeSection(Section::kAttrTypeOffset, offsets);
  writeSection(Section::kAttrType, entries);
  // The IR section has the form of a block with one op.
  ir.writeVarIntWithFlag(1, false);
  writeOp(root, numbering.getRoot(), 0);
  writeSection(Section::kIR, ir);
  writeResources(resources, resourceOffsets);
  writeSection(Section::kResourceOffset, resourceOffsets);
  writeSection(Section::kResource, resources);
  strings.write(stringBytes);
  writeSection(Section::kString, stringBytes);
  if (config.version < kNativePropertiesEncoding)
    return;
  writePropertySection(propertyBytes);
  writeSection(Section::kProperties, propertyBytes);
}

/// Writes entries in groups of the same dialect: the dialect, the number of entries, the entries.
/// \param get returns the entry of an index.
template <typename GetFn, typename WriteFn>
void FileWriter::writeGroups(ByteWriter &out, llvm::ArrayRef<uint32_t> sorted, GetFn &&get,
                             WriteFn &&writeEntry) {
  while (!sorted.empty()) {
    uint32_t dialect = get(sorted.front()).dialect;
    llvm::ArrayRef<uint32_t> group =
        sorted.take_while([&](uint32_t index) { return get(index).dialect == dialect; });
    out.writeVarInt(dialect);
    out.writeVarInt(group.size());
    for (uint32_t index : group)
      writeEntry(get(index));
    sorted = sorted.drop_front(group.size());
  }
}

void FileWriter::writeDialects(ByteWriter &out) {
  out.writeVarInt(numbering.getDialects().size());
  for (const std::unique_ptr<BytecodeNumbering::DialectEntry> &dialect : numbering.getDialects()) {
    uint32_t name = strings.add(dialect->name);
    if (config.version < kDialectVersioning) {
      out.writeVarInt(name);
      continue;
    }
    ByteWriter version;
    EntryWriter writer(version, numbering, strings, config);
    if (dialect->interface)
      dialect->interface->writeVersion(writer);
    out.writeVarIntWithFlag(name, version.size() != 0);
    if (version.size() != 0) {
      ByteWriter::OpenSection section = out.beginSection(Section::kDialectVersions);
      out.writeBytes(version.getFlatBytes());
      out.endSection(section);
    }
  }
  if (config.version >= kElideUnknownBlockArgLocation)
    out.writeVarInt(numbering.getSortedNames().size());
  writeGroups(
      out, numbering.getSortedNames(), [&](uint32_t index) -> auto & { return numbering.getName(index); },
      [&](const BytecodeNumbering::Entry &entry) {
        auto name = OperationName::getFromOpaquePointer(reinterpret_cast<const void *>(entry.key));
        uint32_t text = strings.add(name.getStringRef().split('.').second);
        if (config.version < kNativePropertiesEncoding)
          out.writeVarInt(text);
        else
          out.writeVarIntWithFlag(text, name.isRegistered());
      });
}

//===----------------------------------------------------------------------===//
// Attributes and types
//===----------------------------------------------------------------------===//

/// Writes the textual form of an entry.
template <typename T>
static void writeText(T entry, ByteWriter &out) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  entry.print(stream);
  out.writeNulTerminated(text);
}

/// Writes an attribute. Returns false if it was written as text.
bool FileWriter::writeAttribute(uint64_t key, ByteWriter &out) {
  MLIRContext *context = root->getContext();
  CompactLocation loc = CompactLocation::getFromOpaqueValue(key);
  if (loc.isFileLineCol() && config.attributeWriters.empty()) {
    out.writeVarInt(static_cast<uint64_t>(AttrCode::FileLineColLoc));
    out.writeVarInt(numbering.getNumber(context->getFileName(loc.getFile())));
    out.writeVarInt(loc.getLine());
    out.writeVarInt(loc.getColumn());
    return true;
  }
  Attribute attr = loc.isFileLineCol() ? Attribute(loc.materialize(context))
                                       : Attribute::getFromOpaquePointer(reinterpret_cast<const void *>(key));
  EntryWriter writer(out, numbering, strings, config);
  std::optional<llvm::StringRef> group;
  for (const auto &callback : config.attributeWriters)
    if (succeeded(callback->write(attr, group, writer)))
      return true;
  if (!llvm::isa<OpaqueAttr>(attr)) {
    const auto *interface = attr.getDialect().getRegisteredInterface<BytecodeDialectInterface>();
    if (succeeded(writeBuiltinOr(attr, writer, interface)))
      return true;
  }
  writeText(attr, out);
  return false;
}

bool FileWriter::writeType(uint64_t key, ByteWriter &out) {
  Type type = Type::getFromOpaquePointer(reinterpret_cast<const void *>(key));
  EntryWriter writer(out, numbering, strings, config);
  std::optional<llvm::StringRef> group;
  for (const auto &callback : config.typeWriters)
    if (succeeded(callback->write(type, group, writer)))
      return true;
  if (!llvm::isa<OpaqueType>(type)) {
    const auto *interface = type.getDialect().getRegisteredInterface<BytecodeDialectInterface>();
    if (succeeded(writeBuiltinOr(type, writer, interface)))
      return true;
  }
  writeText(type, out);
  return false;
}

void FileWriter::writeEntries(ByteWriter &entries, ByteWriter &offsets) {
  offsets.writeVarInt(numbering.getSortedAttributes().size());
  offsets.writeVarInt(numbering.getSortedTypes().size());
  uint64_t start = 0;
  auto writeOffset = [&](bool isEncoded) {
    offsets.writeVarIntWithFlag(entries.size() - start, isEncoded);
    start = entries.size();
  };
  writeGroups(
      offsets, numbering.getSortedAttributes(),
      [&](uint32_t index) -> auto & { return numbering.getAttribute(index); },
      [&](const BytecodeNumbering::Entry &entry) { writeOffset(writeAttribute(entry.key, entries)); });
  writeGroups(
      offsets, numbering.getSortedTypes(), [&](uint32_t index) -> auto & { return numbering.getType(index); },
      [&](const BytecodeNumbering::Entry &entry) { writeOffset(writeType(entry.key, entries)); });
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Returns the number of the encoding of a set of properties; encodes it at the first use.
uint64_t FileWriter::writeProperties(uint32_t set) {
  BytecodeNumbering::PropertySet &properties = numbering.getPropertySets()[set];
  if (properties.number >= 0)
    return properties.number;
  scratch.clear();
  EntryWriter writer(scratch, numbering, strings, config);
  bytecode::writeProperties(properties.op, writer);
  // Sets of different ops can have the same encoding.
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  scratch.writeTo(stream);
  auto [it, isNew] = propertyNumbers.try_emplace(bytes, numProperties);
  if (isNew) {
    ++numProperties;
    this->properties.writeVarInt(bytes.size());
    this->properties.writeBytes(bytes);
  }
  return properties.number = it->second;
}

void FileWriter::writePropertySection(ByteWriter &out) {
  out.writeVarInt(numProperties);
  out.writeBytes(properties.getFlatBytes());
}

void FileWriter::writeOp(Operation *op, const BytecodeNumbering::OpRecord &record, size_t firstType) {
  ir.writeVarInt(numbering.getName(record.name).number);
  size_t maskPlace = ir.reserveByte();
  uint8_t mask = 0;
  ir.writeVarInt(numbering.getAttribute(record.location).number);
  if (record.attributes != BytecodeNumbering::none) {
    mask |= OpEncodingMask::kHasAttrs;
    ir.writeVarInt(numbering.getAttribute(record.attributes).number);
  }
  if (record.properties != BytecodeNumbering::none) {
    mask |= OpEncodingMask::kHasProperties;
    ir.writeVarInt(writeProperties(record.properties));
  }
  if (unsigned count = op->getNumResults()) {
    mask |= OpEncodingMask::kHasResults;
    ir.writeVarInt(count);
    for (unsigned i = 0; i != count; ++i)
      ir.writeVarInt(numbering.getTypeNumber(firstType + i));
  }
  if (unsigned count = op->getNumOperands()) {
    mask |= OpEncodingMask::kHasOperands;
    ir.writeVarInt(count);
    for (OpOperand &operand : op->getOpOperands())
      ir.writeVarInt(numbering.getValueNumber(operand.get()));
  }
  if (unsigned count = op->getNumSuccessors()) {
    mask |= OpEncodingMask::kHasSuccessors;
    ir.writeVarInt(count);
    for (Block *successor : op->getSuccessors())
      ir.writeVarInt(numbering.getBlockNumber(successor));
  }
  if (config.version >= kUseListOrdering && op->getNumResults() &&
      writeUseListOrders(ValueRange(op->getResults()), ir))
    mask |= OpEncodingMask::kHasUseListOrders;
  if (op->getNumRegions())
    mask |= OpEncodingMask::kHasInlineRegions;
  ir.setByte(maskPlace, mask);
  if (op->getNumRegions())
    writeRegions(op);
}

void FileWriter::writeRegions(Operation *op) {
  bool isIsolated = numbering.isIsolated(op);
  ir.writeVarIntWithFlag(op->getNumRegions(), isIsolated);
  // Isolated regions are a section, so that readers can skip them.
  bool isSection = isIsolated && config.version >= kLazyLoading;
  ByteWriter::OpenSection section;
  if (isSection)
    section = ir.beginSection(Section::kIR);
  for (Region &region : op->getRegions())
    writeRegion(region);
  if (isSection)
    ir.endSection(section);
}

void FileWriter::writeArguments(Block &block, size_t &nextType) {
  ir.writeVarInt(block.getNumArguments());
  for (BlockArgument arg : block.getArguments()) {
    uint32_t type = numbering.getTypeNumber(nextType++);
    if (config.version < kElideUnknownBlockArgLocation) {
      ir.writeVarInt(type);
      ir.writeVarInt(numbering.getArgumentLocation(arg));
      continue;
    }
    bool hasLocation = arg.getCompactLoc().isFileLineCol() || !llvm::isa<UnknownLoc>(arg.getLoc());
    ir.writeVarIntWithFlag(type, hasLocation);
    if (hasLocation)
      ir.writeVarInt(numbering.getArgumentLocation(arg));
  }
  if (config.version < kUseListOrdering)
    return;
  size_t maskPlace = ir.reserveByte();
  if (writeUseListOrders(block.getArgumentValues(), ir))
    ir.setByte(maskPlace, OpEncodingMask::kHasUseListOrders);
}

void FileWriter::writeRegion(Region &region) {
  if (region.empty())
    return ir.writeVarInt(0);
  BytecodeNumbering::RegionRecord record = numbering.getRegion(region);
  ir.writeVarInt(record.numBlocks);
  ir.writeVarInt(record.numValues);
  auto writeBlocks = [&] {
    for (Block &block : region) {
      size_t numOps = 0;
      for (Operation &op : block) {
        (void)op;
        ++numOps;
      }
      bool hasArgs = block.getNumArguments() != 0;
      ir.writeVarIntWithFlag(numOps, hasArgs);
      if (hasArgs)
        writeArguments(block, record.firstType);
      for (Operation &op : block) {
        size_t firstType = record.firstType;
        record.firstType += op.getNumResults();
        writeOp(&op, numbering.getOp(record.firstOp++), firstType);
      }
    }
  };
  // The IR determines the depth; a new stack is used every few hundred levels.
  constexpr unsigned levelsPerStack = 400;
  if (++depth % levelsPerStack == 0)
    llvm::runOnNewStack(0, writeBlocks);
  else
    writeBlocks();
  --depth;
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

namespace {
/// Writes the data of resources, and collects their keys, kinds and sizes.
class ResourceWriter final : public AsmResourceBuilder {
public:
  ResourceWriter(ByteWriter &data, StringTable &strings, bool elidesData)
      : data(data), strings(strings), elidesData(elidesData) {}
  void buildBool(llvm::StringRef key, bool value) override {
    if (!elidesData)
      data.writeByte(value);
    finish(key, AsmResourceEntryKind::Bool);
  }
  void buildString(llvm::StringRef key, llvm::StringRef value) override {
    if (!elidesData)
      data.writeVarInt(strings.addCopy(value));
    finish(key, AsmResourceEntryKind::String);
  }
  void buildBlob(llvm::StringRef key, llvm::ArrayRef<char> bytes, uint32_t alignment) override {
    if (!elidesData) {
      data.writeVarInt(alignment);
      data.writeVarInt(bytes.size());
      data.alignTo(llvm::PowerOf2Ceil(std::max(alignment, 1u)));
      data.writeOwnedBytes(bytes);
    }
    finish(key, AsmResourceEntryKind::Blob);
  }
  /// Adds a resource without data.
  void declare(llvm::StringRef key) { finish(key, AsmResourceEntryKind::Blob); }
  bool empty() const { return entries.empty(); }
  /// Writes the group of the collected resources, and removes them.
  void writeGroup(uint64_t owner, ByteWriter &offsets) {
    offsets.writeVarInt(owner);
    offsets.writeVarInt(entries.size());
    for (const auto &[key, kind, size] : entries) {
      offsets.writeVarInt(strings.addCopy(key));
      offsets.writeVarInt(size);
      offsets.writeByte(static_cast<uint8_t>(kind));
    }
    entries.clear();
  }

private:
  void finish(llvm::StringRef key, AsmResourceEntryKind kind) {
    entries.emplace_back(key.str(), kind, data.size() - start);
    start = data.size();
  }

  ByteWriter &data;
  StringTable &strings;
  bool elidesData;
  uint64_t start = 0;
  std::vector<std::tuple<std::string, AsmResourceEntryKind, uint64_t>> entries;
};
} // namespace

void FileWriter::writeResources(ByteWriter &data, ByteWriter &offsets) {
  ResourceWriter writer(data, strings, config.elidesResourceData);
  llvm::ArrayRef<ExternalResources::Group> kept = ExternalResources::get(root->getContext()).getGroups();
  offsets.writeVarInt(config.resourcePrinters.size() + kept.size());
  for (const std::unique_ptr<AsmResourcePrinter> &printer : config.resourcePrinters) {
    printer->buildResources(root, writer);
    writer.writeGroup(strings.addCopy(printer->getName()), offsets);
  }
  // Resources that were read and have no other printer.
  for (const ExternalResources::Group &group : kept) {
    for (const ExternalResources::Entry &entry : group.entries) {
      auto build = llvm::makeVisitor(
          [&](bool flag) { writer.buildBool(entry.key, flag); },
          [&](const std::string &text) { writer.buildString(entry.key, text); },
          [&](const AsmResourceBlob &blob) { writer.AsmResourceBuilder::buildBlob(entry.key, blob); });
      std::visit(build, entry.value);
    }
    writer.writeGroup(strings.addCopy(group.name), offsets);
  }
  for (const std::unique_ptr<BytecodeNumbering::DialectEntry> &dialect : numbering.getDialects()) {
    if (dialect->isBuiltin) {
      for (const AsmDialectResourceHandle &handle : dialect->resources) {
        auto *entry = static_cast<DialectResourceBlobManager::BlobEntry *>(handle.getResource());
        if (const AsmResourceBlob *blob = entry->getBlob())
          writer.AsmResourceBuilder::buildBlob(entry->getKey(), *blob);
      }
    } else if (dialect->asmInterface) {
      dialect->asmInterface->buildResources(root, dialect->resources, writer);
    } else {
      continue;
    }
    for (const auto &[key, resource] : dialect->resourceKeys)
      if (resource.isDeclaration)
        writer.declare(key);
    if (!writer.empty())
      writer.writeGroup(dialect->number, offsets);
  }
}

LogicalResult mlir::writeBytecodeToFile(Operation *op, llvm::raw_ostream &os,
                                        const BytecodeWriterConfig &config) {
  int64_t version = config.getDesiredBytecodeVersion();
  if (version < kMinSupportedVersion || version > kVersion)
    return op->emitError() << "unsupported version requested " << version << ", must be in range ["
                           << static_cast<int64_t>(kMinSupportedVersion) << ", "
                           << static_cast<int64_t>(kVersion) << ']';
  FileWriter(op, config.getImpl(), os).write();
  return success();
}
