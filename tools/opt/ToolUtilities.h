//===- ToolUtilities.h - Split inputs of tools ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Splits an input at its split markers and processes the chunks one after the other. One thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_TOOLUTILITIES_H
#define STRATA_TOOLS_OPT_TOOLUTILITIES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"
#include <memory>

namespace llvm {
class MemoryBuffer;
class MemoryBufferRef;
class raw_ostream;
} // namespace llvm

namespace mlir {

/// The line that separates the chunks of an input, unless a tool specifies another one.
extern inline const char *const kDefaultSplitMarker = "// -----";

/// Processes one chunk. \p chunkBuffer is a copy of a part of \p sourceBuffer, the whole input.
using ChunkBufferHandler =
    llvm::function_ref<llvm::LogicalResult(std::unique_ptr<llvm::MemoryBuffer> chunkBuffer,
                                           const llvm::MemoryBufferRef &sourceBuffer, llvm::raw_ostream &os)>;
/// Processes one chunk of an input.
using NoSourceChunkBufferHandler = llvm::function_ref<llvm::LogicalResult(
    std::unique_ptr<llvm::MemoryBuffer> chunkBuffer, llvm::raw_ostream &os)>;

/// Calls \p processChunkBuffer for each chunk of a buffer and writes the output marker, as a line, between
/// the outputs. Processes all chunks; fails if one of them failed. Warns about lines that are similar to the
/// marker. A chunk is a copy that ends in a zero byte. If the input marker is empty, the whole buffer is the
/// only chunk.
llvm::LogicalResult splitAndProcessBuffer(std::unique_ptr<llvm::MemoryBuffer> originalBuffer,
                                          ChunkBufferHandler processChunkBuffer, llvm::raw_ostream &os,
                                          llvm::StringRef inputSplitMarker = kDefaultSplitMarker,
                                          llvm::StringRef outputSplitMarker = "");
llvm::LogicalResult splitAndProcessBuffer(std::unique_ptr<llvm::MemoryBuffer> originalBuffer,
                                          NoSourceChunkBufferHandler processChunkBuffer,
                                          llvm::raw_ostream &os,
                                          llvm::StringRef inputSplitMarker = kDefaultSplitMarker,
                                          llvm::StringRef outputSplitMarker = "");

} // namespace mlir

#endif // STRATA_TOOLS_OPT_TOOLUTILITIES_H
