//===- BytecodeReader.cpp - Reads IR from bytecode ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/BytecodeReader.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/bytecode/RegionReader.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::bytecode;

//===----------------------------------------------------------------------===//
// Encodings of dialects
//===----------------------------------------------------------------------===//

Attribute BytecodeDialectInterface::readAttribute(DialectBytecodeReader &reader) const {
  reader.emitError() << "dialect " << getDialect()->getNamespace()
                     << " does not support reading attributes from bytecode";
  return {};
}
Type BytecodeDialectInterface::readType(DialectBytecodeReader &reader) const {
  reader.emitError() << "dialect " << getDialect()->getNamespace()
                     << " does not support reading types from bytecode";
  return {};
}
std::unique_ptr<DialectVersion> BytecodeDialectInterface::readVersion(DialectBytecodeReader &reader) const {
  reader.emitError("Dialect does not support versioning");
  return nullptr;
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

class BytecodeReader::Impl {
public:
  Impl(llvm::StringRef bytes, llvm::StringRef name, const ParserConfig &config, bool isLazy,
       std::shared_ptr<const void> bufferOwner)
      : config(config), file{config.getContext(), bytes, name},
        tables(file, this->config, std::move(bufferOwner)), isLazy(isLazy) {}

  LogicalResult readTopLevel(Block *block, OpFilter lazyOps);
  LogicalResult materialize(Operation *op, OpFilter lazyOpsCallback);
  LogicalResult finalize(OpFilter shouldMaterialize);

  LazyOps lazyOps;

private:
  LogicalResult readHeader(ByteReader &reader);
  LogicalResult readSections(ByteReader &reader);

  ParserConfig config;
  BytecodeFile file;
  ReaderTables tables;
  ReaderTables::Sections sections;
  bool isLazy;
};

/// The names of sections, for messages.
static llvm::StringRef getSectionName(unsigned id) {
  constexpr llvm::StringLiteral names[] = {"String",    "Dialect",  "AttrType",       "AttrTypeOffset",
                                           "IR",        "Resource", "ResourceOffset", "DialectVersions",
                                           "Properties"};
  static_assert(std::size(names) == Section::kNumSections);
  return names[id];
}

LogicalResult BytecodeReader::Impl::readHeader(ByteReader &reader) {
  uint64_t version;
  llvm::StringRef producer;
  if (!file.bytes.starts_with(llvm::StringRef(magic, sizeof(magic))))
    return reader.error("expected the magic number of bytecode at the start of the file");
  if (failed(reader.skip(sizeof(magic))) || failed(reader.readVarInt(version)))
    return failure();
  if (version > kVersion) {
    file.emitError() << "bytecode version " << version << " is newer than the current version "
                     << static_cast<int64_t>(kVersion);
    return failure();
  }
  if (failed(reader.readNulTerminated(producer)))
    return failure();
  file.version = version;
  file.producer = producer;
  file.hasHeader = true;
  return success();
}

LogicalResult BytecodeReader::Impl::readSections(ByteReader &reader) {
  while (!reader.empty()) {
    Section::ID id;
    llvm::StringRef contents;
    if (failed(reader.readSection(id, contents)))
      return failure();
    if (sections[id])
      return reader.error("duplicate top-level section: " + getSectionName(id) + " (" +
                          llvm::Twine(unsigned(id)) + ")");
    sections[id] = contents;
  }
  auto isRequired = [&](unsigned id) {
    return id <= Section::kIR || (id == Section::kProperties && file.version >= kNativePropertiesEncoding);
  };
  for (unsigned id = 0; id != Section::kNumSections; ++id)
    if (isRequired(id) && !sections[id]) {
      file.emitError() << "missing data for top-level section: " << getSectionName(id) << " (" << id << ")";
      return failure();
    }
  return success();
}

LogicalResult BytecodeReader::Impl::readTopLevel(Block *block, OpFilter lazyOpsCallback) {
  registerAsmPrinter();
  ByteReader reader(file.bytes, file);
  if (failed(readHeader(reader)) || failed(readSections(reader)) || failed(tables.read(sections)))
    return failure();
  // Read into a module, so that an error leaves the block unchanged.
  OwningOpRef<ModuleOp> holder = ModuleOp::create(UnknownLoc::get(config.getContext()));
  LogicalResult result = success();
  {
    RegionReader regions(tables, isLazy ? &lazyOps : nullptr, lazyOpsCallback);
    result = regions.readTopLevel(*sections[Section::kIR], holder->getBody());
  }
  if (failed(result) || failed(tables.upgrade(holder->getOperation()))) {
    lazyOps.clear();
    return failure();
  }
  block->getOperations().splice(block->end(), holder->getBody()->getOperations());
  return success();
}

LogicalResult BytecodeReader::Impl::materialize(Operation *op, OpFilter lazyOpsCallback) {
  auto it = lazyOps.find(op);
  assert(it != lazyOps.end() && "the regions of the op have been read");
  LazyRegions regions = std::move(it->second);
  lazyOps.erase(it);
  RegionReader reader(tables, &lazyOps, lazyOpsCallback);
  return reader.readRegions(op, regions);
}

LogicalResult BytecodeReader::Impl::finalize(OpFilter shouldMaterialize) {
  auto readsAll = [](Operation *) { return true; };
  while (!lazyOps.empty()) {
    std::vector<std::pair<uint64_t, Operation *>> open;
    for (auto &[op, regions] : lazyOps)
      open.emplace_back(regions.order, op);
    llvm::sort(open, llvm::less_first());
    for (auto [order, op] : open) {
      if (!shouldMaterialize(op)) {
        lazyOps.erase(op);
        op->dropAllUses();
        op->erase();
      } else if (failed(materialize(op, readsAll))) {
        return failure();
      }
    }
  }
  return success();
}

BytecodeReader::BytecodeReader(llvm::MemoryBufferRef buffer, const ParserConfig &config, bool lazyLoad,
                               const std::shared_ptr<llvm::SourceMgr> &bufferOwnerRef)
    : impl(std::make_unique<Impl>(buffer.getBuffer(), buffer.getBufferIdentifier(), config, lazyLoad,
                                  bufferOwnerRef)) {}
BytecodeReader::~BytecodeReader() { assert(getNumOpsToMaterialize() == 0 && "finalize() was not called"); }
LogicalResult BytecodeReader::readTopLevel(Block *block, OpFilter lazyOps) {
  return impl->readTopLevel(block, lazyOps);
}
int64_t BytecodeReader::getNumOpsToMaterialize() const { return impl->lazyOps.size(); }
bool BytecodeReader::isMaterializable(Operation *op) { return impl->lazyOps.contains(op); }
LogicalResult BytecodeReader::materialize(Operation *op, OpFilter lazyOps) {
  return impl->materialize(op, lazyOps);
}
LogicalResult BytecodeReader::finalize(OpFilter shouldMaterialize) {
  return impl->finalize(shouldMaterialize);
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

static bool startsWithMagic(llvm::StringRef bytes) {
  return bytes.starts_with(llvm::StringRef(magic, sizeof(magic)));
}
bool mlir::isBytecode(llvm::MemoryBufferRef buffer) { return startsWithMagic(buffer.getBuffer()); }

/// Reads a file and verifies the ops if the configuration says so.
static LogicalResult readFile(llvm::MemoryBufferRef buffer, Block *block, const ParserConfig &config,
                              const std::shared_ptr<llvm::SourceMgr> &owner) {
  BytecodeReader reader(buffer, config, /*lazyLoad=*/false, owner);
  Operation *last = block->empty() ? nullptr : &block->back();
  if (failed(reader.readTopLevel(block)))
    return failure();
  if (!config.shouldVerifyAfterParse())
    return success();
  Block::iterator first = last ? std::next(Block::iterator(last)) : block->begin();
  return success(llvm::all_of(llvm::make_range(first, block->end()),
                              [](Operation &op) { return succeeded(verify(&op)); }));
}

LogicalResult mlir::readBytecodeFile(llvm::MemoryBufferRef buffer, Block *block, const ParserConfig &config) {
  return readFile(buffer, block, config, nullptr);
}
LogicalResult mlir::readBytecodeFile(const std::shared_ptr<llvm::SourceMgr> &sourceMgr, Block *block,
                                     const ParserConfig &config) {
  return readFile(*sourceMgr->getMemoryBuffer(sourceMgr->getMainFileID()), block, config, sourceMgr);
}

/// Reads a buffer for the parse functions, which verify the ops.
static LogicalResult readForParser(llvm::StringRef buffer, llvm::StringRef name, Block *block,
                                   const ParserConfig &config) {
  BytecodeReader::Impl reader(buffer, name, config, /*isLazy=*/false, config.bufferOwner);
  return reader.readTopLevel(block, [](Operation *) { return false; });
}

void mlir::registerBytecodeReader() {
  static constexpr detail::BinaryFormat format = {&startsWithMagic, &readForParser};
  detail::setBinaryFormat(&format);
}
