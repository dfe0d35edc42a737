//===- ResourcePrinter.cpp - Prints the metadata section ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmState.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/Endian.h"

using namespace mlir;

namespace {

/// Prints the entries of the metadata section, with the braces of a group before its first entry.
class MetadataWriter {
public:
  MetadataWriter(PrinterState &state, std::optional<uint64_t> limit)
      : state(state), os(state.os), limit(limit) {}

  /// Prints the key of an entry whose value has \p length characters. Returns false, and prints no key, if
  /// the length exceeds the limit.
  bool open(llvm::StringRef section, llvm::StringRef group, llvm::StringRef key, uint64_t length);
  void blob(llvm::StringRef section, llvm::StringRef group, llvm::StringRef key, llvm::ArrayRef<char> data,
            uint32_t alignment);
  void text(llvm::StringRef section, llvm::StringRef group, llvm::StringRef key, llvm::StringRef value);
  void flag(llvm::StringRef section, llvm::StringRef group, llvm::StringRef key, bool value);
  void close();

private:
  PrinterState &state;
  llvm::raw_ostream &os;
  std::optional<uint64_t> limit;
  llvm::StringRef openSection, openGroup;
  bool isStarted = false;
};

} // namespace

bool MetadataWriter::open(llvm::StringRef section, llvm::StringRef group, llvm::StringRef key,
                          uint64_t length) {
  // Print the metadata section even if the length limit removes all its entries.
  if (!isStarted)
    os << "\n{-#\n";
  isStarted = true;
  if (limit && length > *limit)
    return false;
  if (openSection != section) {
    os << (openSection.empty() ? "" : "\n    }\n  },\n") << "  " << section << ": {\n    " << group
       << ": {\n";
  } else if (openGroup != group) {
    os << "\n    },\n    " << group << ": {\n";
  } else {
    os << ",\n";
  }
  openSection = section;
  openGroup = group;
  os << "      ";
  state.printKeywordOrString(key);
  os << ": ";
  return true;
}

void MetadataWriter::blob(llvm::StringRef section, llvm::StringRef group, llvm::StringRef key,
                          llvm::ArrayRef<char> data, uint32_t alignment) {
  // The length counts two quotes, the prefix 0x, and two digits for each byte of the alignment and the data.
  if (!open(section, group, key, 4 + 2 * (data.size() + 4)))
    return;
  char align[4];
  llvm::support::endian::write32le(align, alignment);
  os << "\"0x";
  state.printHex(align);
  state.printHex(data);
  os << '"';
}

void MetadataWriter::text(llvm::StringRef section, llvm::StringRef group, llvm::StringRef key,
                          llvm::StringRef value) {
  std::string quoted;
  llvm::raw_string_ostream stream(quoted);
  PrinterState(state, stream).printEscaped(value);
  if (open(section, group, key, quoted.size()))
    os << quoted;
}

void MetadataWriter::flag(llvm::StringRef section, llvm::StringRef group, llvm::StringRef key, bool value) {
  llvm::StringRef word = value ? "true" : "false";
  if (open(section, group, key, word.size()))
    os << word;
}

void MetadataWriter::close() {
  if (!openSection.empty())
    os << "\n    }\n  }";
  if (isStarted)
    os << "\n#-}\n";
}

namespace {
/// Writes the entries of one dialect or tool.
class GroupBuilder final : public AsmResourceBuilder {
public:
  GroupBuilder(MetadataWriter &writer, llvm::StringRef section, llvm::StringRef group)
      : writer(writer), section(section), group(group) {}
  void buildBool(llvm::StringRef key, bool data) override { writer.flag(section, group, key, data); }
  void buildString(llvm::StringRef key, llvm::StringRef data) override {
    writer.text(section, group, key, data);
  }
  void buildBlob(llvm::StringRef key, llvm::ArrayRef<char> data, uint32_t dataAlignment) override {
    writer.blob(section, group, key, data, dataAlignment);
  }

private:
  MetadataWriter &writer;
  llvm::StringRef section, group;
};
} // namespace

void mlir::printFileMetadata(PrinterState &state, Operation *op,
                             llvm::ArrayRef<std::unique_ptr<AsmResourcePrinter>> printers) {
  MLIRContext *context = op->getContext();
  MetadataWriter writer(state, state.flags.getResourceLimit());
  for (auto *entry : state.records->resources)
    if (const AsmResourceBlob *blob = entry->getBlob())
      writer.blob("dialect_resources", "builtin", entry->getKey(), blob->getData(), blob->getDataAlignment());
  for (Dialect *dialect : context->getLoadedDialects())
    if (const auto *interface = dialect->getRegisteredInterface<OpAsmDialectInterface>()) {
      GroupBuilder builder(writer, "dialect_resources", dialect->getNamespace());
      interface->buildResources(op, state.records->dialectResources[dialect], builder);
    }
  for (const std::unique_ptr<AsmResourcePrinter> &printer : printers) {
    GroupBuilder builder(writer, "external_resources", printer->getName());
    printer->buildResources(op, builder);
  }
  for (const ExternalResources::Group &group : ExternalResources::get(context).getGroups())
    for (const ExternalResources::Entry &entry : group.entries) {
      llvm::StringRef section = "external_resources";
      if (const bool *flag = std::get_if<bool>(&entry.value))
        writer.flag(section, group.name, entry.key, *flag);
      else if (const auto *text = std::get_if<std::string>(&entry.value))
        writer.text(section, group.name, entry.key, *text);
      else if (const auto *blob = std::get_if<AsmResourceBlob>(&entry.value))
        writer.blob(section, group.name, entry.key, blob->getData(), blob->getDataAlignment());
    }
  writer.close();
}

void AsmPrinter::printResourceHandle(const AsmDialectResourceHandle &resource) {
  Dialect *dialect = resource.getDialect();
  state.records->dialectResources[dialect].insert(resource);
  const auto *interface = dialect->getRegisteredInterface<OpAsmDialectInterface>();
  assert(interface && "a dialect with resources has an OpAsmDialectInterface");
  state.printKeywordOrString(interface->getResourceKey(resource));
}
