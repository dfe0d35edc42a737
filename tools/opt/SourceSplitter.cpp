//===- SourceSplitter.cpp - Splits an input into chunks -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/SourceSplitter.h"

using namespace mlir;
using llvm::StringRef;

std::vector<SourceChunk> mlir::splitSource(StringRef buffer, StringRef marker,
                                           llvm::function_ref<void(const char *)> nearMiss) {
  // `stem` is the marker without its last two characters. `nearMiss` is called for a line that consists of
  // the stem and at most one other character, because it is probably a mistyped marker.
  StringRef stem = marker.size() > 2 ? marker.drop_back(2) : marker;
  StringRef tail = marker.drop_front(stem.size());
  std::vector<SourceChunk> chunks;
  size_t start = 0, position = 0, counted = 0, lineStart = 0;
  unsigned line = 1;
  // Each line is counted once: counting continues from the previous chunk.
  auto add = [&](size_t end) {
    for (; counted < start; ++counted)
      if (buffer[counted] == '\n') {
        ++line;
        lineStart = counted + 1;
      }
    if (start == 0)
      chunks.push_back({buffer.slice(0, end), 0, 0});
    else
      chunks.push_back({buffer.slice(start, end), line, unsigned(start - lineStart + 1)});
  };
  while ((position = buffer.find(stem, position)) != StringRef::npos) {
    size_t end = position + stem.size();
    if (!buffer.drop_front(end).starts_with(tail)) {
      bool startsLine = buffer.take_front(position).rtrim(" \t").empty() ||
                        buffer.take_front(position).rtrim(" \t").ends_with("\n");
      StringRef rest = buffer.drop_front(end).take_until([](char c) { return c == '\n'; });
      if (startsLine && rest.trim().size() < 2)
        nearMiss(buffer.data() + end);
      position = end;
      continue;
    }
    add(position);
    start = position = end + tail.size();
  }
  add(buffer.size());
  return chunks;
}
