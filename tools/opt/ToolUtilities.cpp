//===- ToolUtilities.cpp - Split inputs of tools --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/ToolUtilities.h"
#include "tools/opt/SourceSplitter.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace llvm;

LogicalResult mlir::splitAndProcessBuffer(std::unique_ptr<MemoryBuffer> originalBuffer,
                                          ChunkBufferHandler processChunkBuffer, raw_ostream &os,
                                          StringRef inputSplitMarker, StringRef outputSplitMarker) {
  MemoryBufferRef source = originalBuffer->getMemBufferRef();
  if (inputSplitMarker.empty())
    return processChunkBuffer(std::move(originalBuffer), source, os);
  SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(originalBuffer), SMLoc());
  std::vector<SourceChunk> chunks = splitSource(source.getBuffer(), inputSplitMarker, [&](const char *place) {
    sources.PrintMessage(errs(), SMLoc::getFromPointer(place), SourceMgr::DK_Warning,
                         "near miss with file split marker", {}, {}, /*ShowColors=*/false);
  });
  bool allSucceeded = true;
  for (const SourceChunk &chunk : chunks) {
    if (&chunk != &chunks.front())
      os << outputSplitMarker << '\n';
    auto copy = MemoryBuffer::getMemBufferCopy(chunk.text, source.getBufferIdentifier());
    allSucceeded &= succeeded(processChunkBuffer(std::move(copy), source, os));
  }
  return success(allSucceeded);
}

LogicalResult mlir::splitAndProcessBuffer(std::unique_ptr<MemoryBuffer> originalBuffer,
                                          NoSourceChunkBufferHandler processChunkBuffer, raw_ostream &os,
                                          StringRef inputSplitMarker, StringRef outputSplitMarker) {
  auto process = [&](std::unique_ptr<MemoryBuffer> chunk, const MemoryBufferRef &, raw_ostream &output) {
    return processChunkBuffer(std::move(chunk), output);
  };
  return splitAndProcessBuffer(std::move(originalBuffer), ChunkBufferHandler(process), os, inputSplitMarker,
                               outputSplitMarker);
}
