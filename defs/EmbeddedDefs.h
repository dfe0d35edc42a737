//===- EmbeddedDefs.h - The vocabulary inside the binary --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The files of defs/ as a table of strings, so that tools find `mlir/IR/OpBase.td` without an include path.
// Lines that hold only a comment are empty in the table; line numbers are unchanged. Plain data.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_DEFS_EMBEDDEDDEFS_H
#define STRATA_DEFS_EMBEDDEDDEFS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::defs {

/// One file of the vocabulary.
struct EmbeddedFile {
  llvm::StringRef path; ///< The include path: "mlir/IR/OpBase.td".
  llvm::StringRef contents;
};

/// Returns all files, sorted by path.
llvm::ArrayRef<EmbeddedFile> embeddedFiles();

} // namespace mlir::defs

#endif // STRATA_DEFS_EMBEDDEDDEFS_H
