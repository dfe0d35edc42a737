//===- Parser.cpp - Parses IR from text -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/Parser.h"
#include "runtime/asm/OperationParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Verifier.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/IntegerSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <atomic>

using namespace mlir;

static constinit std::atomic<const detail::BinaryFormat *> binaryFormat{nullptr};
void detail::setBinaryFormat(const BinaryFormat *format) {
  binaryFormat.store(format, std::memory_order_release);
}

LogicalResult mlir::parseSource(llvm::StringRef buffer, llvm::StringRef bufferName, Block *block,
                                const ParserConfig &config) {
  if (const detail::BinaryFormat *format = binaryFormat.load(std::memory_order_acquire);
      format && format->recognizes(buffer))
    return format->read(buffer, bufferName, block, config);
  registerAsmPrinter();
  ParserState state(buffer, bufferName, config.context, std::max(config.startLine, 1u),
                    std::max(config.startColumn, 1u));
  state.config = &config;
  if (config.isMappedFile)
    state.releaseWhatWasRead();
  LogicalResult result = failure();
  {
    OperationParser parser(state, block);
    result = parser.parseTopLevel();
  }
  // An Error token after the last operation makes parsing fail although all operations were parsed.
  return success(succeeded(result) && state.numErrors == 0);
}

//===----------------------------------------------------------------------===//
// One operation
//===----------------------------------------------------------------------===//

/// Parses a buffer and returns one operation: the only top-level operation if \p isWanted accepts it, else an
/// operation that \p make creates around all parsed ones. If \p make is null, reports an error instead.
static OwningOpRef<Operation *> parseOne(llvm::StringRef buffer, llvm::StringRef bufferName,
                                         const ParserConfig &config,
                                         llvm::function_ref<bool(Operation *)> isWanted,
                                         Operation *(*make)(MLIRContext *, Location)) {
  Location loc = FileLineColLoc::get(config.context, bufferName, config.startLine, config.startColumn);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  Block *body = module->getBody();
  if (failed(parseSource(buffer, bufferName, body, config)))
    return nullptr;
  OwningOpRef<Operation *> top;
  bool hasOne = !body->empty() && &body->front() == &body->back();
  if (hasOne && isWanted(&body->front())) {
    Operation *only = &body->front();
    only->remove();
    top = only;
  } else if (make) {
    top = make(config.context, loc);
    Region &region = top->getRegion(0);
    if (region.empty())
      region.push_back(Block::create(config.context));
    Block &inside = region.front();
    inside.getOperations().splice(inside.begin(), body->getOperations());
  } else {
    emitError(loc) << "source must contain a single top-level operation, found: "
                   << body->getOperations().size();
    return nullptr;
  }
  if (config.verifyAfterParse && failed(verify(top.get())))
    return nullptr;
  return top;
}

static Operation *makeModule(MLIRContext *, Location loc) { return ModuleOp::create(loc); }

OwningOpRef<Operation *> mlir::parseSourceString(llvm::StringRef buffer, const ParserConfig &config,
                                                 llvm::StringRef bufferName, bool implicitModule) {
  return parseOne(
      buffer, bufferName, config, [&](Operation *op) { return !implicitModule || llvm::isa<ModuleOp>(op); },
      implicitModule ? &makeModule : nullptr);
}

OwningOpRef<Operation *> detail::parseContainer(llvm::StringRef text, llvm::StringRef name,
                                                const ParserConfig &config,
                                                const ParsedContainer *container) {
  return parseOne(
      text, name, config, [&](Operation *op) { return !container || container->isWanted(op); },
      container ? container->make : nullptr);
}

//===----------------------------------------------------------------------===//
// Files and source managers
//===----------------------------------------------------------------------===//

/// Opens a file; reports an error and returns null if that fails.
static std::unique_ptr<llvm::MemoryBuffer> openFile(llvm::StringRef path, MLIRContext *context) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false, /*RequiresNullTerminator=*/true);
  if (buffer)
    return std::move(*buffer);
  emitError(UnknownLoc::get(context))
      << "could not open input file '" << path << "': " << buffer.getError().message();
  return nullptr;
}

/// Adds a file to a source manager, which must be empty. Reports an error if that fails.
static LogicalResult addFile(llvm::StringRef path, llvm::SourceMgr &sourceMgr, MLIRContext *context) {
  if (sourceMgr.getNumBuffers() != 0)
    return emitError(UnknownLoc::get(context)) << "only main buffer parsed at the moment";
  std::unique_ptr<llvm::MemoryBuffer> buffer = openFile(path, context);
  if (!buffer)
    return failure();
  sourceMgr.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return success();
}

static const llvm::MemoryBuffer &getMainBuffer(const llvm::SourceMgr &sourceMgr) {
  return *sourceMgr.getMemoryBuffer(sourceMgr.getMainFileID());
}

OwningOpRef<Operation *> detail::parseContainer(const llvm::SourceMgr &sourceMgr, const ParserConfig &config,
                                                const ParsedContainer *container) {
  const llvm::MemoryBuffer &buffer = getMainBuffer(sourceMgr);
  return parseContainer(buffer.getBuffer(), buffer.getBufferIdentifier(), config, container);
}
OwningOpRef<Operation *> detail::parseContainer(llvm::StringRef filename, llvm::SourceMgr *sourceMgr,
                                                const ParserConfig &config,
                                                const ParsedContainer *container) {
  if (sourceMgr)
    return failed(addFile(filename, *sourceMgr, config.context))
               ? OwningOpRef<Operation *>()
               : parseContainer(*sourceMgr, config, container);
  std::unique_ptr<llvm::MemoryBuffer> buffer = openFile(filename, config.context);
  if (!buffer)
    return nullptr;
  // The buffer is kept in memory if resources refer to it.
  std::shared_ptr<llvm::MemoryBuffer> owner = std::move(buffer);
  ParserConfig fileConfig = config;
  fileConfig.bufferOwner = owner;
  fileConfig.isMappedFile = owner->getBufferKind() == llvm::MemoryBuffer::MemoryBuffer_MMap;
  return parseContainer(owner->getBuffer(), owner->getBufferIdentifier(), fileConfig, container);
}

OwningOpRef<Operation *> mlir::parseSourceFile(llvm::StringRef path, const ParserConfig &config) {
  return parseSourceFile<ModuleOp>(path, config).release().getOperation();
}

LogicalResult mlir::parseSourceString(llvm::StringRef sourceStr, Block *block, const ParserConfig &config,
                                      llvm::StringRef sourceName, LocationAttr *sourceFileLoc) {
  if (sourceFileLoc)
    *sourceFileLoc = FileLineColLoc::get(config.context, sourceName, config.startLine, config.startColumn);
  Operation *last = block->empty() ? nullptr : &block->back();
  if (failed(parseSource(sourceStr, sourceName, block, config)))
    return failure();
  if (!config.verifyAfterParse)
    return success();
  Block::iterator first = last ? std::next(Block::iterator(last)) : block->begin();
  return success(llvm::all_of(llvm::make_range(first, block->end()),
                              [](Operation &op) { return succeeded(verify(&op)); }));
}
LogicalResult mlir::parseSourceFile(const llvm::SourceMgr &sourceMgr, Block *block,
                                    const ParserConfig &config, LocationAttr *sourceFileLoc) {
  const llvm::MemoryBuffer &buffer = getMainBuffer(sourceMgr);
  return parseSourceString(buffer.getBuffer(), block, config, buffer.getBufferIdentifier(), sourceFileLoc);
}
LogicalResult mlir::parseSourceFile(const std::shared_ptr<llvm::SourceMgr> &sourceMgr, Block *block,
                                    const ParserConfig &config, LocationAttr *sourceFileLoc) {
  ParserConfig sharedConfig = config;
  sharedConfig.bufferOwner = sourceMgr;
  return parseSourceFile(*sourceMgr, block, sharedConfig, sourceFileLoc);
}
LogicalResult mlir::parseSourceFile(llvm::StringRef filename, Block *block, const ParserConfig &config,
                                    LocationAttr *sourceFileLoc) {
  llvm::SourceMgr sourceMgr;
  return parseSourceFile(filename, sourceMgr, block, config, sourceFileLoc);
}
LogicalResult mlir::parseSourceFile(llvm::StringRef filename, llvm::SourceMgr &sourceMgr, Block *block,
                                    const ParserConfig &config, LocationAttr *sourceFileLoc) {
  return failure(failed(addFile(filename, sourceMgr, config.context)) ||
                 failed(parseSourceFile(sourceMgr, block, config, sourceFileLoc)));
}
LogicalResult mlir::parseSourceFile(llvm::StringRef filename,
                                    const std::shared_ptr<llvm::SourceMgr> &sourceMgr, Block *block,
                                    const ParserConfig &config, LocationAttr *sourceFileLoc) {
  return parseSourceFile(filename, *sourceMgr, block, config, sourceFileLoc);
}

//===----------------------------------------------------------------------===//
// Types, attributes, affine maps and sets
//===----------------------------------------------------------------------===//

/// Parses a text by the function \p parse, which returns null after an error.
template <typename ParseFn>
static auto parseText(llvm::StringRef text, llvm::StringRef name, MLIRContext *context, size_t *numRead,
                      ParseFn &&parse) {
  registerAsmPrinter();
  // Copy the text, because the lexer reads a null character after its end.
  std::string copy = text.str();
  ParserState state(copy, name, context);
  auto result = parse(state);
  if (numRead)
    *numRead = state.token().spelling.data() - copy.data();
  else if (result && !state.token().is(TokenKind::Eof))
    state.error("found trailing characters: '" + state.token().spelling + "'");
  return state.numErrors ? decltype(result)() : result;
}

Type mlir::parseType(llvm::StringRef text, MLIRContext *context, size_t *numRead, bool) {
  return parseText(text, "<type>", context, numRead, [](ParserState &state) { return state.parseType(); });
}
Attribute mlir::parseAttribute(llvm::StringRef text, MLIRContext *context, Type type, size_t *numRead, bool) {
  return parseText(text, "<attribute>", context, numRead,
                   [&](ParserState &state) { return state.parseAttribute(type); });
}
AffineMap mlir::parseAffineMap(llvm::StringRef text, MLIRContext *context) {
  return parseText(text, "<affine map>", context, nullptr, [](ParserState &state) {
    AffineMap map;
    return succeeded(AsmParser(state).parseAffineMap(map)) ? map : AffineMap();
  });
}
IntegerSet mlir::parseIntegerSet(llvm::StringRef text, MLIRContext *context) {
  return parseText(text, "<integer set>", context, nullptr, [](ParserState &state) {
    IntegerSet set;
    return succeeded(AsmParser(state).parseIntegerSet(set)) ? set : IntegerSet();
  });
}
