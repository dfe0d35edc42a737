//===- Checks.cpp - Checks of whole dialects ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Checks.h"
#include "generator/check/FormatAmbiguity.h"
#include "generator/check/PatternLoops.h"
#include "generator/check/PatternOverlap.h"

using namespace mlir;

LogicalResult mlir::checkDialects(const ModelSet &models, DiagnosticEngine &diags, ModelParts parts) {
  bool errors = false;
  for (auto *check : {checkNameClashes, checkAccessorClashes, checkReservedNames})
    errors |= failed(check(models, diags, parts));
  return failure(errors);
}

LogicalResult mlir::checkFormatsAndPatterns(llvm::ArrayRef<std::unique_ptr<FormatModel>> formats,
                                            llvm::ArrayRef<std::unique_ptr<DefFormatModel>> defFormats,
                                            llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns,
                                            DiagnosticEngine &diags) {
  bool errors = false;
  for (const auto &format : defFormats)
    errors |= failed(checkFormatAmbiguity(*format, diags));
  for (const auto &format : formats)
    errors |= failed(checkFormatAmbiguity(*format, diags));
  checkPatternOverlap(patterns, diags);
  checkPatternLoops(patterns, diags);
  return failure(errors);
}
