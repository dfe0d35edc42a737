//===- SourcePlaces.h - Where a place in memory is ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Which file a place is in, in which line and column. As llvm::SourceMgr says it, which goes through all
// buffers each time: here all places of descriptors are looked up, thousands. Changed by one thread at a
// time, and by questions, too: lines are counted once a file. The buffers are those of the SourceMgr when the
// first question is asked.
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

namespace strata {

class SourcePlaces {
public:
  explicit SourcePlaces(const llvm::SourceMgr &sources) : sources(&sources) {}

  /// The number of the buffer, from 1; 0 when it is in none.
  unsigned buffer(llvm::SMLoc loc) const;
  /// Of a place in that buffer, both from 1.
  std::pair<unsigned, unsigned> lineAndColumn(llvm::SMLoc loc, unsigned buffer) const;
  /// Whether the buffer is a file of the vocabulary (defs/).
  bool isVocabulary(unsigned buffer) const { return buffers[buffer - 1].isVocabulary; }

private:
  struct Buffer {
    const char *begin, *end;
    bool isVocabulary;
    std::vector<size_t> lineEnds; ///< Offsets of line feeds; made when they are asked for.
    bool hasLines = false;
  };
  void makeBuffers() const;

  const llvm::SourceMgr *sources;
  mutable std::vector<Buffer> buffers;
  mutable unsigned last = 0; ///< The one that was found last; most places are next to each other.
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_SOURCEPLACES_H
