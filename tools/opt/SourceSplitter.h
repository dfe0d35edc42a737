//===- SourceSplitter.h - The chunks of a split input ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Cuts a buffer at its split markers. A chunk knows where it starts in the file, so that locations in it are
// those of the whole file. Borrows the buffer.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_SOURCESPLITTER_H
#define STRATA_TOOLS_OPT_SOURCESPLITTER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace strata {

struct SourceChunk {
  llvm::StringRef text;
  unsigned line, column; ///< Of its first character; 0, 0 for a whole file.
};

/// \param nearMiss  called with the place behind text that is nearly the marker.
std::vector<SourceChunk> splitSource(llvm::StringRef buffer, llvm::StringRef marker,
                                     llvm::function_ref<void(const char *)> nearMiss);

} // namespace strata

#endif // STRATA_TOOLS_OPT_SOURCESPLITTER_H
