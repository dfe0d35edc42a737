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
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

LogicalResult mlir::parseSource(llvm::StringRef buffer, llvm::StringRef bufferName, Block *block,
                                const ParserConfig &config) {
  registerAsmPrinter();
  ParserState state(buffer, bufferName, config.context, std::max(config.startLine, 1u),
                    std::max(config.startColumn, 1u));
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

OwningOpRef<Operation *> mlir::parseSourceString(llvm::StringRef buffer, const ParserConfig &config,
                                                 llvm::StringRef bufferName, bool implicitModule) {
  Location loc = FileLineColLoc::get(config.context, bufferName, config.startLine, config.startColumn);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  Block *body = module->getBody();
  if (failed(parseSource(buffer, bufferName, body, config)))
    return nullptr;
  OwningOpRef<Operation *> top;
  bool hasOne = !body->empty() && &body->front() == &body->back();
  if (hasOne && (!implicitModule || llvm::isa<ModuleOp>(body->front()))) {
    Operation *only = &body->front();
    only->remove();
    top = only;
  } else if (!implicitModule) {
    emitError(loc) << "source must contain a single top-level operation, found: "
                   << body->getOperations().size();
    return nullptr;
  } else {
    top = static_cast<Operation *>(module.release());
  }
  if (config.verifyAfterParse && failed(verify(top.get())))
    return nullptr;
  return top;
}

OwningOpRef<Operation *> mlir::parseSourceFile(llvm::StringRef path, const ParserConfig &config) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false, /*RequiresNullTerminator=*/true);
  if (!buffer) {
    emitError(UnknownLoc::get(config.context))
        << "could not open input file '" << path << "': " << buffer.getError().message();
    return nullptr;
  }
  ParserConfig fileConfig = config;
  fileConfig.isMappedFile = (*buffer)->getBufferKind() == llvm::MemoryBuffer::MemoryBuffer_MMap;
  return parseSourceString((*buffer)->getBuffer(), fileConfig, (*buffer)->getBufferIdentifier());
}

Type mlir::parseType(llvm::StringRef text, MLIRContext *context) {
  registerAsmPrinter();
  std::string copy = text.str();
  ParserState state(copy, "<type>", context);
  Type type = state.parseType();
  if (type && !state.token().is(TokenKind::Eof)) {
    state.error("found trailing characters: '" + state.token().spelling + "'");
    return {};
  }
  return state.numErrors ? Type() : type;
}

Attribute mlir::parseAttribute(llvm::StringRef text, MLIRContext *context, Type type) {
  registerAsmPrinter();
  std::string copy = text.str();
  ParserState state(copy, "<attribute>", context);
  Attribute attr = state.parseAttribute(type);
  if (attr && !state.token().is(TokenKind::Eof)) {
    state.error("found trailing characters: '" + state.token().spelling + "'");
    return {};
  }
  return state.numErrors ? Attribute() : attr;
}
