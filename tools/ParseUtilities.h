//===- ParseUtilities.h - Parses the inputs of tools ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_PARSEUTILITIES_H
#define STRATA_TOOLS_PARSEUTILITIES_H

#include "runtime/asm/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <memory>

namespace mlir {

/// Parses the main buffer of a source manager. If \p insertImplicitModule is true, wraps the operations in a
/// module, unless the input is a single module. Returns null after an error.
inline OwningOpRef<Operation *> parseSourceFileForTool(const std::shared_ptr<llvm::SourceMgr> &sourceMgr,
                                                       const ParserConfig &config,
                                                       bool insertImplicitModule) {
  const llvm::MemoryBuffer *buffer = sourceMgr->getMemoryBuffer(sourceMgr->getMainFileID());
  return parseSourceString(buffer->getBuffer(), config, buffer->getBufferIdentifier(), insertImplicitModule);
}

} // namespace mlir

#endif // STRATA_TOOLS_PARSEUTILITIES_H
