//===- SourceSplitter.h - Splits an input into chunks ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Splits a buffer at its split markers. Chunks know their position in the file, so that locations refer to
// the whole file. Borrows the buffer.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_SOURCESPLITTER_H
#define STRATA_TOOLS_OPT_SOURCESPLITTER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace mlir {

struct SourceChunk {
  llvm::StringRef text;
  unsigned line, column; ///< Position of the first character; 0, 0 for a whole file.
};

/// Splits `buffer` at each `marker`.
/// \param nearMiss called with the position after a text that is similar to the marker.
std::vector<SourceChunk> splitSource(llvm::StringRef buffer, llvm::StringRef marker,
                                     llvm::function_ref<void(const char *)> nearMiss);

} // namespace mlir

#endif // STRATA_TOOLS_OPT_SOURCESPLITTER_H
