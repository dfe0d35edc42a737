//===- ReaderTables.cpp - What the ops of a file refer to -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/ReaderTables.h"
#include "runtime/asm/Parser.h"
#include "runtime/bytecode/BuiltinEncoding.h"
#include "runtime/bytecode/PropertyEncoding.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/ProgramStack.h"

using namespace mlir;
using namespace mlir::bytecode;

LogicalResult ReaderTables::read(const Sections &sections) {
  if (failed(readStrings(*sections[Section::kString])) || failed(readDialects(*sections[Section::kDialect])))
    return failure();
  if (sections[Section::kResourceOffset] &&
      failed(readResources(*sections[Section::kResourceOffset],
                           sections[Section::kResource].value_or(llvm::StringRef()))))
    return failure();
  if (failed(readOffsets(*sections[Section::kAttrTypeOffset], *sections[Section::kAttrType])))
    return failure();
  return sections[Section::kProperties] ? readPropertyOffsets(*sections[Section::kProperties]) : success();
}

//===----------------------------------------------------------------------===//
// Strings
//===----------------------------------------------------------------------===//

LogicalResult ReaderTables::readStrings(llvm::StringRef bytes) {
  ByteReader reader(bytes, file);
  uint64_t count;
  if (failed(reader.readCount(count)))
    return failure();
  strings.resize(count);
  // The lengths are stored in reverse order. They include the null character.
  const char *last = bytes.end();
  for (llvm::StringRef &text : llvm::reverse(strings)) {
    uint64_t length;
    if (failed(reader.readVarInt(length)))
      return failure();
    // The lengths may already have been read from the text of the strings before.
    if (length == 0 || reader.getPosition() > last ||
        length > static_cast<uint64_t>(last - reader.getPosition()))
      return reader.error("string size exceeds the available data size");
    last -= length;
    text = llvm::StringRef(last, length - 1);
  }
  if (reader.getPosition() != last)
    return reader.error("unexpected trailing data between the offsets for strings and their data");
  return success();
}

LogicalResult ReaderTables::readString(ByteReader &reader, llvm::StringRef &result) {
  uint64_t index;
  if (failed(reader.readVarInt(index)))
    return failure();
  if (index >= strings.size())
    return reader.error("invalid string index: " + llvm::Twine(index));
  result = strings[index];
  return success();
}

//===----------------------------------------------------------------------===//
// Dialects and op names
//===----------------------------------------------------------------------===//

LogicalResult ReaderTables::readDialectIndex(ByteReader &reader, uint32_t &index) {
  uint64_t wide;
  if (failed(reader.readVarInt(wide)))
    return failure();
  if (wide >= dialects.size())
    return reader.error("invalid dialect index: " + llvm::Twine(wide));
  index = wide;
  return success();
}

/// Reads groups of entries of the same dialect until \p total entries have been read, or, if it is zero,
/// until the end of the data. \p readEntry reads the entries of a group: (dialect, count).
template <typename ReadFn>
LogicalResult ReaderTables::readGroups(ByteReader &reader, uint64_t &total, ReadFn &&readEntries) {
  uint64_t numRead = 0;
  while (numRead != total) {
    uint32_t dialect;
    uint64_t count;
    if (failed(readDialectIndex(reader, dialect)) || failed(reader.readCount(count)))
      return failure();
    if (count > total - numRead)
      return reader.error("invalid number of entries of a dialect: " + llvm::Twine(count));
    if (failed(readEntries(dialect, count)))
      return failure();
    numRead += count;
  }
  return success();
}

LogicalResult ReaderTables::readDialects(llvm::StringRef bytes) {
  ByteReader reader(bytes, file);
  uint64_t count;
  if (failed(reader.readCount(count)))
    return failure();
  dialects.resize(count);
  for (DialectEntry &dialect : dialects) {
    if (file.version < kDialectVersioning) {
      if (failed(readString(reader, dialect.name)))
        return failure();
      continue;
    }
    uint64_t name;
    if (failed(reader.readVarIntWithFlag(name, dialect.hasVersion)))
      return failure();
    if (name >= strings.size())
      return reader.error("invalid string index: " + llvm::Twine(name));
    dialect.name = strings[name];
    Section::ID id;
    if (!dialect.hasVersion)
      continue;
    if (failed(reader.readSection(id, dialect.versionBytes)))
      return failure();
    if (id != Section::kDialectVersions)
      return reader.error("expected dialect version section");
  }

  uint64_t numNames = ~uint64_t(0);
  if (file.version >= kElideUnknownBlockArgLocation && failed(reader.readCount(numNames)))
    return failure();
  if (file.version >= kElideUnknownBlockArgLocation)
    names.reserve(numNames);
  auto readName = [&](uint32_t dialect) -> LogicalResult {
    NameEntry entry = {dialect, {}, true, {}};
    if (file.version < kNativePropertiesEncoding) {
      if (failed(readString(reader, entry.name)))
        return failure();
    } else {
      uint64_t name;
      if (failed(reader.readVarIntWithFlag(name, entry.wasRegistered)))
        return failure();
      if (name >= strings.size())
        return reader.error("invalid string index: " + llvm::Twine(name));
      entry.name = strings[name];
    }
    names.push_back(entry);
    return success();
  };
  auto readGroup = [&](uint32_t dialect, uint64_t numInGroup) -> LogicalResult {
    for (uint64_t i = 0; i != numInGroup; ++i)
      if (failed(readName(dialect)))
        return failure();
    return success();
  };
  if (file.version >= kElideUnknownBlockArgLocation)
    return readGroups(reader, numNames, readGroup);
  while (!reader.empty()) {
    uint32_t dialect;
    if (failed(readDialectIndex(reader, dialect)) || failed(reader.readCount(count)) ||
        failed(readGroup(dialect, count)))
      return failure();
  }
  return success();
}

LogicalResult ReaderTables::resolveDialect(uint32_t index, DialectEntry *&result) {
  DialectEntry &entry = dialects[index];
  result = &entry;
  if (entry.isResolved)
    return success();
  entry.dialect = context->getOrLoadDialect(entry.name);
  if (!entry.dialect && !context->allowsUnregisteredDialects()) {
    file.emitError() << "dialect '" << entry.name
                     << "' is unknown. If this is intended, please call allowUnregisteredDialects() on the "
                        "MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used.";
    return failure();
  }
  entry.isResolved = true;
  if (!entry.dialect)
    return success();
  entry.isBuiltin = &entry.dialect->getSpec() == &BuiltinDialect::spec;
  entry.interface = entry.dialect->getRegisteredInterface<BytecodeDialectInterface>();
  if (!entry.hasVersion)
    return success();
  if (!entry.interface) {
    file.emitError(entry.versionBytes.data())
        << "dialect '" << entry.name
        << "' does not implement the bytecode interface, but found a version entry";
    return failure();
  }
  ByteReader reader(entry.versionBytes, file);
  EntryReader entryReader(*this, reader);
  entry.version = entry.interface->readVersion(entryReader);
  return success(entry.version != nullptr);
}

FailureOr<const DialectVersion *> ReaderTables::getDialectVersion(llvm::StringRef name) {
  for (uint32_t i = 0; i != dialects.size(); ++i) {
    DialectEntry *dialect;
    if (dialects[i].name != name)
      continue;
    if (failed(resolveDialect(i, dialect)) || !dialect->version)
      return failure();
    return static_cast<const DialectVersion *>(dialect->version.get());
  }
  return failure();
}

LogicalResult ReaderTables::upgrade(Operation *topLevelOp) {
  for (const DialectEntry &dialect : dialects)
    if (dialect.version && failed(dialect.interface->upgradeFromVersion(topLevelOp, *dialect.version)))
      return failure();
  return success();
}

LogicalResult ReaderTables::readOpName(ByteReader &reader, OperationName &result, bool &wasRegistered) {
  uint64_t index;
  if (failed(reader.readVarInt(index)))
    return failure();
  if (index >= names.size())
    return reader.error("invalid operation name index: " + llvm::Twine(index));
  NameEntry &entry = names[index];
  wasRegistered = entry.wasRegistered;
  if (LLVM_UNLIKELY(!entry.resolved)) {
    DialectEntry *dialect;
    if (failed(resolveDialect(entry.dialect, dialect)))
      return failure();
    // An op whose name has no dot has an empty name in the dialect of its name.
    std::string name = entry.name.empty() ? dialect->name.str() : (dialect->name + "." + entry.name).str();
    entry.resolved = OperationName(name, context);
  }
  result = entry.resolved;
  return success();
}

//===----------------------------------------------------------------------===//
// Attributes and types
//===----------------------------------------------------------------------===//

/// Reads the sizes of entries. \p offset is the position of the next entry.
LogicalResult ReaderTables::readEntries(ByteReader &reader, uint64_t count, uint64_t &offset,
                                        Entries &entries) {
  for (uint64_t i = 0; i != count; ++i) {
    uint64_t size;
    bool isEncoded;
    if (failed(reader.readVarIntWithFlag(size, isEncoded)))
      return failure();
    if (size > entryBytes.size() - offset)
      return reader.error("Attribute or Type entry offset points past the end of section");
    entries.offsets.push_back(offset << 1 | (isEncoded ? 1 : 0));
    offset += size;
  }
  return success();
}

LogicalResult ReaderTables::readOffsets(llvm::StringRef bytes, llvm::StringRef contents) {
  ByteReader reader(bytes, file);
  entryBytes = contents;
  if (failed(reader.readVarInt(attributes.count)) || failed(reader.readVarInt(types.count)))
    return failure();
  if (attributes.count > reader.size() || types.count > reader.size())
    return reader.error("invalid number of attributes or types: " + llvm::Twine(attributes.count) + ", " +
                        llvm::Twine(types.count));
  uint64_t offset = 0;
  for (Entries *entries : {&attributes, &types}) {
    entries->offsets.reserve(entries->count + 1);
    entries->values.reset(
        static_cast<const void **>(llvm::safe_calloc(std::max<uint64_t>(entries->count, 1), sizeof(void *))));
    if (failed(readGroups(reader, entries->count, [&](uint32_t dialect, uint64_t count) {
          entries->groups.push_back({entries->offsets.size(), dialect});
          return readEntries(reader, count, offset, *entries);
        })))
      return failure();
    entries->offsets.push_back(offset << 1);
  }
  if (!reader.empty())
    return reader.error("unexpected trailing data in the Attribute/Type offset section");
  return success();
}

ByteReader ReaderTables::getBytes(const Entries &entries, uint64_t index) const {
  uint64_t first = entries.offsets[index] >> 1, last = entries.offsets[index + 1] >> 1;
  return ByteReader(entryBytes.substr(first, last - first), file);
}

template <typename T>
T ReaderTables::decodeText(llvm::StringRef bytes) {
  ByteReader reader(bytes, file);
  llvm::StringRef text;
  if (failed(reader.readNulTerminated(text)))
    return {};
  size_t numRead = 0;
  T result;
  if constexpr (std::is_same_v<T, Attribute>)
    result = parseAttribute(text, context, Type(), &numRead);
  else
    result = parseType(text, context, &numRead);
  if (!result)
    return {};
  if (numRead != text.size()) {
    reader.emitError() << "trailing characters found after "
                       << (std::is_same_v<T, Attribute> ? "Attribute" : "Type")
                       << " assembly format: " << text.drop_front(numRead);
    return {};
  }
  if (!reader.empty()) {
    reader.emitError() << "unexpected trailing bytes after "
                       << (std::is_same_v<T, Attribute> ? "Attribute" : "Type") << " entry";
    return {};
  }
  return result;
}

template <typename T>
T ReaderTables::decodeEncoded(ByteReader reader, DialectEntry &dialect) {
  constexpr bool isAttribute = std::is_same_v<T, Attribute>;
  EntryReader entryReader(*this, reader);
  const BytecodeReaderConfig &callbacks = config.getBytecodeReaderConfig();
  auto tryCallbacks = [&](auto list) -> FailureOr<T> {
    for (const auto &callback : list) {
      T entry;
      ByteReader start = reader;
      if (failed(callback->read(entryReader, dialect.name, entry)))
        return failure();
      if (entry)
        return entry;
      reader = start;
    }
    return T();
  };
  FailureOr<T> early = failure();
  if constexpr (isAttribute)
    early = tryCallbacks(callbacks.getAttributeCallbacks());
  else
    early = tryCallbacks(callbacks.getTypeCallbacks());
  if (failed(early))
    return {};
  T result = *early;
  if (!result) {
    if (!dialect.isBuiltin && !dialect.interface) {
      reader.emitError() << "dialect '" << dialect.name << "' does not implement the bytecode interface";
      return {};
    }
    if constexpr (isAttribute)
      result = dialect.isBuiltin ? readBuiltinAttribute(entryReader)
                                 : dialect.interface->readAttribute(entryReader);
    else
      result = dialect.isBuiltin ? readBuiltinType(entryReader) : dialect.interface->readType(entryReader);
  }
  if (result && !reader.empty()) {
    reader.emitError() << "unexpected trailing bytes after " << (isAttribute ? "Attribute" : "Type")
                       << " entry";
    return {};
  }
  return result;
}

/// Decodes an entry. While an entry is being decoded, the address of the table is in its place.
template <typename T>
T ReaderTables::decode(Entries &entries, uint64_t index) {
  constexpr unsigned levelsPerStack = 100, maxDepth = 200000;
  auto group = std::prev(llvm::partition_point(
      entries.groups, [&](const Group &candidate) { return candidate.first <= index; }));
  DialectEntry *dialect;
  if (failed(resolveDialect(group->dialect, dialect)))
    return {};
  const void *&place = entries.values.get()[index];
  place = &entries;
  ByteReader reader = getBytes(entries, index);
  T result;
  auto run = [&] {
    result =
        entries.offsets[index] & 1 ? decodeEncoded<T>(reader, *dialect) : decodeText<T>(reader.getRest());
  };
  if (++depth > maxDepth)
    reader.emitError() << entries.kind << " entries are nested too deeply";
  else if (depth % levelsPerStack == 0)
    llvm::runOnNewStack(1 << 20, run);
  else
    run();
  --depth;
  place = result.getAsOpaquePointer();
  return result;
}

Attribute ReaderTables::getAttribute(uint64_t index) {
  const void *value = attributes.values.get()[index];
  if (LLVM_UNLIKELY(!value))
    return decode<Attribute>(attributes, index);
  if (LLVM_LIKELY(value != &attributes))
    return Attribute::getFromOpaquePointer(value);
  file.emitError() << "Attribute " << index << " contains itself";
  return {};
}

Type ReaderTables::getType(uint64_t index) {
  const void *value = types.values.get()[index];
  if (LLVM_UNLIKELY(!value))
    return decode<Type>(types, index);
  if (LLVM_LIKELY(value != &types))
    return Type::getFromOpaquePointer(value);
  file.emitError() << "Type " << index << " contains itself";
  return {};
}

LogicalResult ReaderTables::readAttribute(ByteReader &reader, Attribute &result) {
  uint64_t index;
  if (failed(reader.readVarInt(index)))
    return failure();
  if (index >= attributes.count)
    return reader.error("invalid Attribute index: " + llvm::Twine(index));
  return success(static_cast<bool>(result = getAttribute(index)));
}

LogicalResult ReaderTables::readOptionalAttribute(ByteReader &reader, Attribute &result) {
  uint64_t index;
  bool isPresent;
  if (failed(reader.readVarIntWithFlag(index, isPresent)))
    return failure();
  result = {};
  if (!isPresent)
    return success();
  if (index >= attributes.count)
    return reader.error("invalid Attribute index: " + llvm::Twine(index));
  return success(static_cast<bool>(result = getAttribute(index)));
}

LogicalResult ReaderTables::readType(ByteReader &reader, Type &result) {
  uint64_t index;
  return failed(reader.readVarInt(index)) ? failure() : readTypeAt(reader, index, result);
}

LogicalResult ReaderTables::readTypeAt(ByteReader &reader, uint64_t index, Type &result) {
  if (index >= types.count)
    return reader.error("invalid Type index: " + llvm::Twine(index));
  return success(static_cast<bool>(result = getType(index)));
}

LogicalResult ReaderTables::readDictionary(ByteReader &reader, DictionaryAttr &result) {
  Attribute attr;
  if (failed(readAttribute(reader, attr)))
    return failure();
  if ((result = llvm::dyn_cast<DictionaryAttr>(attr)))
    return success();
  return reader.emitError() << "expected attribute of type: mlir::DictionaryAttr, but got: " << attr;
}

LogicalResult ReaderTables::readLocation(ByteReader &reader, CompactLocation &result) {
  uint64_t index;
  if (failed(reader.readVarInt(index)))
    return failure();
  if (index >= attributes.count)
    return reader.error("invalid Attribute index: " + llvm::Twine(index));
  // Decode a position in a file without uniquing it. Everything unusual takes the general path.
  ByteReader entry = getBytes(attributes, index);
  if (attributes.offsets[index] & 1 && !attributes.values.get()[index] && entry.size() >= 4 &&
      entry.getRest()[0] == static_cast<char>(unsigned(AttrCode::FileLineColLoc) << 1 | 1) &&
      config.getBytecodeReaderConfig().getAttributeCallbacks().empty()) {
    auto group = std::prev(llvm::partition_point(
        attributes.groups, [&](const Group &candidate) { return candidate.first <= index; }));
    DialectEntry *dialect;
    if (failed(resolveDialect(group->dialect, dialect)))
      return failure();
    uint64_t code, filename, line, column;
    if (dialect->isBuiltin && succeeded(entry.readVarInt(code)) && succeeded(entry.readVarInt(filename)) &&
        filename < attributes.count && succeeded(entry.readVarInt(line)) &&
        succeeded(entry.readVarInt(column)) && entry.empty() && line <= UINT32_MAX && column <= UINT32_MAX) {
      if (filename != lastFileName) {
        auto name = llvm::dyn_cast_or_null<StringAttr>(getAttribute(filename));
        lastFileName = filename;
        lastFileNumber = name ? context->getFileNumber(name) : -1;
      }
      if (lastFileNumber >= 0 && CompactLocation::fits(lastFileNumber, line, column)) {
        result = CompactLocation::getFileLineCol(lastFileNumber, line, column);
        return success();
      }
    }
  }
  Attribute attr = getAttribute(index);
  if (!attr)
    return failure();
  if (auto loc = llvm::dyn_cast<LocationAttr>(attr)) {
    result = CompactLocation::get(loc);
    return success();
  }
  return reader.emitError() << "expected attribute of type: mlir::LocationAttr, but got: " << attr;
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

LogicalResult ReaderTables::readPropertyOffsets(llvm::StringRef bytes) {
  ByteReader reader(bytes, file);
  uint64_t count;
  if (failed(reader.readCount(count)))
    return failure();
  properties.resize(count);
  decodedProperties.resize(count);
  for (llvm::StringRef &set : properties) {
    uint64_t size;
    if (failed(reader.readVarInt(size)) || failed(reader.readBytes(size, set)))
      return failure();
  }
  if (!reader.empty())
    return reader.error("broken properties section: didn't exhaust the offsets table");
  return success();
}

LogicalResult ReaderTables::readProperties(ByteReader &reader, OperationName name, bool wasRegistered,
                                           llvm::SmallVectorImpl<Attribute> &slots) {
  uint64_t index;
  if (failed(reader.readVarInt(index)))
    return failure();
  if (index >= properties.size())
    return reader.error("Properties idx out-of-bound for " + name.getStringRef());
  Slots &decoded = decodedProperties[index];
  if (LLVM_LIKELY(decoded.name == name)) {
    slots.assign(decoded.slots.begin(), decoded.slots.end());
    return success();
  }
  ByteReader bytes(properties[index], file);
  EntryReader entryReader(*this, bytes);
  slots.assign(name.getNumSlots(), Attribute());
  if (!name.isRegistered() || !wasRegistered) {
    if (wasRegistered)
      return reader.error("has properties but missing BytecodeOpInterface for " + name.getStringRef());
    Attribute attr;
    if (failed(readAttribute(bytes, attr)))
      return failure();
    auto dictionary = llvm::dyn_cast<DictionaryAttr>(attr);
    if (!name.isRegistered()) {
      slots[0] = attr;
    } else if (!dictionary) {
      return bytes.emitError() << "expected properties of " << name
                               << " to be a dictionary, but got: " << attr;
    } else {
      for (NamedAttribute entry : dictionary) {
        int slot = name.getPropertySlot(entry.getNameStr());
        if (slot < 0)
          return bytes.emitError() << "operation " << name << " has no property named '" << entry.getNameStr()
                                   << "'";
        slots[slot] = entry.getValue();
      }
    }
  } else if (slots.empty()) {
    return reader.error("has properties but missing BytecodeOpInterface for " + name.getStringRef());
  } else if (failed(bytecode::readProperties(name, entryReader, slots))) {
    return failure();
  }
  if (!bytes.empty())
    return bytes.error("unexpected trailing bytes after the properties of " + name.getStringRef());
  decoded.name = name;
  decoded.slots.assign(slots.begin(), slots.end());
  return success();
}

//===----------------------------------------------------------------------===//
// Primitive values of entries
//===----------------------------------------------------------------------===//

FailureOr<llvm::APInt> EntryReader::readAPIntWithKnownWidth(unsigned bitWidth) {
  uint64_t value = 0;
  if (bitWidth <= 8) {
    if (failed(reader.readByte(value)))
      return failure();
    return llvm::APInt(bitWidth, value, /*isSigned=*/false, /*implicitTrunc=*/true);
  }
  if (bitWidth <= 64) {
    if (failed(reader.readSignedVarInt(value)))
      return failure();
    return llvm::APInt(bitWidth, value, /*isSigned=*/false, /*implicitTrunc=*/true);
  }
  uint64_t count;
  if (failed(reader.readCount(count)))
    return failure();
  if (count > llvm::APInt::getNumWords(bitWidth))
    return reader.error("integer of " + llvm::Twine(bitWidth) + " bits with " + llvm::Twine(count) +
                        " words");
  llvm::SmallVector<uint64_t, 4> words(std::max<uint64_t>(count, 1), 0);
  for (uint64_t i = 0; i != count; ++i)
    if (failed(reader.readSignedVarInt(words[i])))
      return failure();
  return llvm::APInt(bitWidth, words);
}

FailureOr<llvm::APFloat> EntryReader::readAPFloatWithKnownSemantics(const llvm::fltSemantics &semantics) {
  FailureOr<llvm::APInt> bits = readAPIntWithKnownWidth(llvm::APFloat::getSizeInBits(semantics));
  if (failed(bits))
    return failure();
  return llvm::APFloat(semantics, *bits);
}

LogicalResult EntryReader::readBlob(llvm::ArrayRef<char> &result) {
  uint64_t size;
  llvm::StringRef bytes;
  if (failed(reader.readVarInt(size)) || failed(reader.readBytes(size, bytes)))
    return failure();
  result = llvm::ArrayRef<char>(bytes.data(), bytes.size());
  return success();
}

FailureOr<AsmDialectResourceHandle> EntryReader::readResourceHandle() {
  AsmDialectResourceHandle handle;
  if (failed(tables.readResource(reader, handle)))
    return failure();
  return handle;
}
