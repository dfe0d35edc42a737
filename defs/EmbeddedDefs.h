//===- EmbeddedDefs.h - The vocabulary inside the binary ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The files of defs/ as a table, so that a tool needs no include path to find `mlir/IR/OpBase.td`. Lines
// that are only a comment are empty here; line numbers are those of the files. Plain data.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_DEFS_EMBEDDEDDEFS_H
#define STRATA_DEFS_EMBEDDEDDEFS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace strata::defs {

struct EmbeddedFile {
  llvm::StringRef path; ///< As it is included: "mlir/IR/OpBase.td".
  llvm::StringRef contents;
};

/// Sorted by path.
llvm::ArrayRef<EmbeddedFile> embeddedFiles();

} // namespace strata::defs

#endif // STRATA_DEFS_EMBEDDEDDEFS_H
