//===- SourcePlaces.cpp - Fast lookup of source locations -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#include "generator/model/SourcePlaces.h"
#include "generator/model/RecordSource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <cstring>

using namespace mlir;

void SourcePlaces::makeBuffers() const {
  buffers.reserve(sources->getNumBuffers());
  for (unsigned i = 1; i <= sources->getNumBuffers(); ++i) {
    const llvm::MemoryBuffer &buffer = *sources->getMemoryBuffer(i);
    buffers.push_back({buffer.getBufferStart(),
                       buffer.getBufferEnd(),
                       buffer.getBufferIdentifier().starts_with(vocabularyRoot),
                       {}});
  }
}

unsigned SourcePlaces::buffer(llvm::SMLoc loc) const {
  if (!loc.isValid())
    return 0;
  if (buffers.empty())
    makeBuffers();
  // A location at the end of a buffer belongs to the buffer: errors at the end of a file are located there.
  auto holds = [at = loc.getPointer()](const Buffer &buffer) {
    return at >= buffer.begin && at <= buffer.end;
  };
  if (last != 0 && holds(buffers[last - 1]))
    return last;
  auto found = llvm::find_if(buffers, holds);
  if (found == buffers.end())
    return 0;
  return last = found - buffers.begin() + 1;
}

std::pair<unsigned, unsigned> SourcePlaces::lineAndColumn(llvm::SMLoc loc, unsigned index) const {
  Buffer &buffer = buffers[index - 1];
  if (!buffer.hasLines) {
    buffer.hasLines = true;
    for (const char *at = buffer.begin; (at = static_cast<const char *>(memchr(at, '\n', buffer.end - at)));
         ++at)
      buffer.lineEnds.push_back(at - buffer.begin);
  }
  size_t offset = loc.getPointer() - buffer.begin;
  size_t linesBefore = llvm::lower_bound(buffer.lineEnds, offset) - buffer.lineEnds.begin();
  const char *lineStart = buffer.begin + (linesBefore ? buffer.lineEnds[linesBefore - 1] + 1 : 0);
  // A single carriage return does not start a line, but SourceMgr counts columns from it.
  if (const void *carriageReturn = memrchr(lineStart, '\r', loc.getPointer() - lineStart))
    lineStart = static_cast<const char *>(carriageReturn) + 1;
  return {linesBefore + 1, loc.getPointer() - lineStart + 1};
}
