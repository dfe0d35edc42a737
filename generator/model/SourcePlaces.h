//===- SourcePlaces.h - Fast lookup of source locations ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Maps source locations to buffers, lines and columns. Returns the same results as llvm::SourceMgr, which
// searches all buffers on each query; descriptors need thousands of lookups. Queries update caches, so only
// one thread may use an object at a time. Buffers that are added to the SourceMgr after the first query are
// not found.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_SOURCEPLACES_H
#define STRATA_GENERATOR_MODEL_SOURCEPLACES_H

#include "llvm/Support/SMLoc.h"
#include <cstddef>
#include <utility>
#include <vector>

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace mlir {

class SourcePlaces {
public:
  explicit SourcePlaces(const llvm::SourceMgr &sources) : sources(&sources) {}

  /// Returns the number of the buffer that contains the location, from 1; 0 if no buffer does.
  unsigned buffer(llvm::SMLoc loc) const;
  /// Returns the line and column of a location in `buffer`, both from 1.
  std::pair<unsigned, unsigned> lineAndColumn(llvm::SMLoc loc, unsigned buffer) const;
  /// True if the buffer is a built-in .td file (defs/).
  bool isVocabulary(unsigned buffer) const { return buffers[buffer - 1].isVocabulary; }

private:
  struct Buffer {
    const char *begin, *end;
    bool isVocabulary;
    std::vector<size_t> lineEnds; ///< Offsets of line feeds; computed on first use.
    bool hasLines = false;
  };
  void makeBuffers() const;

  const llvm::SourceMgr *sources;
  mutable std::vector<Buffer> buffers;
  mutable unsigned last =
      0; ///< The buffer of the last query: consecutive queries are mostly for the same buffer.
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_SOURCEPLACES_H
