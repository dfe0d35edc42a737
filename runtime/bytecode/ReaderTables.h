//===- ReaderTables.h - What the ops of a file refer to -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The strings, dialects, op names, attributes, types, resources and properties of a bytecode file. Reading
// the sections creates tables of offsets; an entry is decoded when it is first used. Private to
// runtime/bytecode.
//
// Entries refer to other entries. The depth of the recursion is bounded; an entry that contains itself is an
// error.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_READERTABLES_H
#define STRATA_RUNTIME_BYTECODE_READERTABLES_H

#include "runtime/asm/AsmState.h"
#include "runtime/bytecode/ByteReader.h"
#include "runtime/bytecode/BytecodeImplementation.h"
#include "runtime/ir/OperationName.h"
#include <array>
#include <cstdlib>

namespace mlir {

/// The tables of a file; see the top of the file.
class ReaderTables {
public:
  /// \param bufferOwner if not null, keeps the file in memory as long as resources refer to it.
  ReaderTables(BytecodeFile &file, const ParserConfig &config, std::shared_ptr<const void> bufferOwner)
      : file(file), config(config), context(config.getContext()), bufferOwner(std::move(bufferOwner)) {}

  using Sections = std::array<std::optional<llvm::StringRef>, bytecode::Section::kNumSections>;
  /// Reads all sections except that of the IR.
  LogicalResult read(const Sections &sections);

  // The functions below read an index or a reference, and return what it refers to. They fail after an error.
  LogicalResult readString(ByteReader &reader, llvm::StringRef &result);
  LogicalResult readAttribute(ByteReader &reader, Attribute &result);
  LogicalResult readOptionalAttribute(ByteReader &reader, Attribute &result);
  LogicalResult readType(ByteReader &reader, Type &result);
  /// Returns the type with a number that has been read.
  LogicalResult readTypeAt(ByteReader &reader, uint64_t index, Type &result);
  /// Reads a location. File positions are not uniqued.
  LogicalResult readLocation(ByteReader &reader, CompactLocation &result);
  LogicalResult readOpName(ByteReader &reader, OperationName &result, bool &wasRegistered);
  LogicalResult readResource(ByteReader &reader, AsmDialectResourceHandle &result);
  /// Reads the number of a set of properties and appends its slots.
  LogicalResult readProperties(ByteReader &reader, OperationName name, bool wasRegistered,
                               llvm::SmallVectorImpl<Attribute> &slots);
  LogicalResult readDictionary(ByteReader &reader, DictionaryAttr &result);

  FailureOr<const DialectVersion *> getDialectVersion(llvm::StringRef name);
  /// Calls the upgrade hooks of the dialects that have a version in the file.
  LogicalResult upgrade(Operation *topLevelOp);

  const BytecodeFile &getFile() const { return file; }
  MLIRContext *getContext() const { return context; }
  const ParserConfig &getConfig() const { return config; }

private:
  struct DialectEntry {
    llvm::StringRef name;
    llvm::StringRef versionBytes;
    bool hasVersion = false, isResolved = false, isBuiltin = false;
    Dialect *dialect = nullptr; ///< Null if the dialect is unknown.
    const BytecodeDialectInterface *interface = nullptr;
    std::unique_ptr<DialectVersion> version;
  };
  struct NameEntry {
    uint32_t dialect;
    llvm::StringRef name;
    bool wasRegistered;
    OperationName resolved;
  };
  /// Entries of one dialect with consecutive numbers.
  struct Group {
    uint64_t first;
    uint32_t dialect;
  };
  struct Free {
    void operator()(const void **values) const { std::free(values); }
  };
  /// The attributes or types of the file.
  struct Entries {
    uint64_t count = 0;
    /// The offset of each entry and of the end, shifted left by 1; bit 0 is set if the entry is encoded.
    std::vector<uint64_t> offsets;
    std::vector<Group> groups;
    /// The storages of decoded entries; null before. Zero pages are not touched until used.
    std::unique_ptr<const void *, Free> values;
    const char *kind; ///< For messages: "Attribute" or "Type".
  };

  LogicalResult readStrings(llvm::StringRef bytes);
  LogicalResult readDialects(llvm::StringRef bytes);
  template <typename ReadFn>
  LogicalResult readGroups(ByteReader &reader, uint64_t &total, ReadFn &&readEntry);
  LogicalResult readOffsets(llvm::StringRef bytes, llvm::StringRef entryBytes);
  LogicalResult readEntries(ByteReader &reader, uint64_t count, uint64_t &offset, Entries &entries);
  LogicalResult readPropertyOffsets(llvm::StringRef bytes);
  LogicalResult readResources(llvm::StringRef offsetBytes, llvm::StringRef bytes);
  LogicalResult readResourceGroup(ByteReader &offsets, ByteReader &data, llvm::StringRef owner,
                                  DialectEntry *dialect);
  LogicalResult resolveDialect(uint32_t index, DialectEntry *&dialect);
  LogicalResult readDialectIndex(ByteReader &reader, uint32_t &index);

  /// Decode an entry if necessary. Return null after an error.
  Attribute getAttribute(uint64_t index);
  Type getType(uint64_t index);
  template <typename T>
  T decode(Entries &entries, uint64_t index);
  template <typename T>
  T decodeEncoded(ByteReader reader, DialectEntry &dialect);
  template <typename T>
  T decodeText(llvm::StringRef bytes);
  /// Returns the bytes of an entry.
  ByteReader getBytes(const Entries &entries, uint64_t index) const;

  BytecodeFile &file;
  const ParserConfig &config;
  MLIRContext *context;
  std::shared_ptr<const void> bufferOwner;

  std::vector<llvm::StringRef> strings;
  std::vector<DialectEntry> dialects;
  std::vector<NameEntry> names;
  llvm::StringRef entryBytes;
  Entries attributes = {.kind = "Attribute"}, types = {.kind = "Type"};
  std::vector<llvm::StringRef> properties;
  struct Slots {
    OperationName name;
    llvm::SmallVector<Attribute, 4> slots;
  };
  std::vector<Slots> decodedProperties; ///< The decoded slots of the last op that used a set of properties.
  std::vector<AsmDialectResourceHandle> resources;
  unsigned depth = 0;
  /// The attribute of the last file name of a location, and its number in the context.
  uint64_t lastFileName = ~uint64_t(0);
  int lastFileNumber = -1;
};

/// Reads the encoding of an attribute, a type, properties or a dialect version.
class EntryReader final : public DialectBytecodeReader {
public:
  EntryReader(ReaderTables &tables, ByteReader &reader) : tables(tables), reader(reader) {}
  InFlightDiagnostic emitError(const llvm::Twine &msg = {}) const override {
    return std::move(reader.emitError() << msg);
  }
  FailureOr<const DialectVersion *> getDialectVersion(llvm::StringRef dialectName) const override {
    return tables.getDialectVersion(dialectName);
  }
  MLIRContext *getContext() const override { return tables.getContext(); }
  uint64_t getBytecodeVersion() const override { return reader.getFile().version; }
  using DialectBytecodeReader::readAttribute;
  using DialectBytecodeReader::readOptionalAttribute;
  using DialectBytecodeReader::readType;
  LogicalResult readAttribute(Attribute &result) override { return tables.readAttribute(reader, result); }
  LogicalResult readOptionalAttribute(Attribute &result) override {
    return tables.readOptionalAttribute(reader, result);
  }
  LogicalResult readType(Type &result) override { return tables.readType(reader, result); }
  LogicalResult readVarInt(uint64_t &result) override { return reader.readVarInt(result); }
  LogicalResult readSignedVarInt(int64_t &result) override {
    uint64_t bits;
    if (failed(reader.readSignedVarInt(bits)))
      return failure();
    result = static_cast<int64_t>(bits);
    return success();
  }
  FailureOr<llvm::APInt> readAPIntWithKnownWidth(unsigned bitWidth) override;
  FailureOr<llvm::APFloat> readAPFloatWithKnownSemantics(const llvm::fltSemantics &semantics) override;
  LogicalResult readString(llvm::StringRef &result) override { return tables.readString(reader, result); }
  LogicalResult readBlob(llvm::ArrayRef<char> &result) override;
  LogicalResult readBool(bool &result) override { return reader.readByte(result); }

private:
  FailureOr<AsmDialectResourceHandle> readResourceHandle() override;

  ReaderTables &tables;
  ByteReader &reader;
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_READERTABLES_H
