//===- MlirTranslateMain.h - Main function of translate tools -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A translate tool runs one of the registered translations (Translation.h) on a file:
//
//     int main(int argc, char **argv) {
//       registerMyTranslations();
//       return failed(mlir::mlirTranslateMain(argc, argv, "My translate tool"));
//     }
//
// and is called as `my-translate --to-text in.mlir -o out.txt`. With several translations, each reads the
// output of the previous one. Call it once per process.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_TRANSLATE_MLIRTRANSLATEMAIN_H
#define STRATA_TOOLS_TRANSLATE_MLIRTRANSLATEMAIN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {

/// Parses the command line and runs the translations that it names. \p toolName is printed at the top of the
/// help text. Reports errors.
llvm::LogicalResult mlirTranslateMain(int argc, char **argv, llvm::StringRef toolName);

} // namespace mlir

#endif // STRATA_TOOLS_TRANSLATE_MLIRTRANSLATEMAIN_H
