//===- Checks.h - Checks of whole dialects ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks on complete models that run before anything is emitted. Each check has its own file and reports
// every error at its location in the `.td`.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_CHECKS_H
#define STRATA_GENERATOR_CHECK_CHECKS_H

#include "generator/model/FormatModel.h"
#include "generator/model/ModelOptions.h"
#include "generator/model/PatternModel.h"

namespace mlir {

/// Runs checkNameClashes, checkAccessorClashes and checkReservedNames on the models that \p parts selects.
/// Fails if an error was reported.
LogicalResult checkDialects(const ModelSet &models, DiagnosticEngine &diags,
                            ModelParts parts = ModelParts::All);

/// Runs the checks on formats and patterns (FormatAmbiguity.h, PatternOverlap.h, PatternLoops.h). Fails if an
/// error was reported.
LogicalResult checkFormatsAndPatterns(llvm::ArrayRef<std::unique_ptr<FormatModel>> formats,
                                      llvm::ArrayRef<std::unique_ptr<DefFormatModel>> defFormats,
                                      llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns,
                                      DiagnosticEngine &diags);

/// The models in some parts of a ModelSet. The list of a part that is not selected is empty.
struct PartsOf {
  const ModelSet &models;
  ModelParts parts;
  template <typename T>
  llvm::ArrayRef<T> only(ModelParts part, llvm::ArrayRef<T> list) const {
    return intersects(parts, part) ? list : llvm::ArrayRef<T>();
  }
  auto dialects() const { return only(ModelParts::Dialects, models.dialects()); }
  auto enums() const { return only(ModelParts::Enums, models.enums()); }
  auto types() const { return only(ModelParts::Types, models.types()); }
  auto attributes() const { return only(ModelParts::Attributes, models.attributes()); }
  auto ops() const { return only(ModelParts::Ops, models.ops()); }
};

/// Reports ops, types, attributes and enums that have the same name in the IR or the same C++ class.
LogicalResult checkNameClashes(const ModelSet &models, DiagnosticEngine &diags, ModelParts parts);
/// Reports members of one op, or parameters of one type or attribute, that have equal C++ accessor names:
/// `foo_bar` and `fooBar`, or `foo` and `foo_attr`.
LogicalResult checkAccessorClashes(const ModelSet &models, DiagnosticEngine &diags, ModelParts parts);
/// Reports members and parameters whose accessor exists in every generated class: `operation`, `context`.
LogicalResult checkReservedNames(const ModelSet &models, DiagnosticEngine &diags, ModelParts parts);

/// Emits the warnings that are off by default, for the main file only; see Warnings.h.
void checkLint(const ModelSet &models, llvm::ArrayRef<std::unique_ptr<FormatModel>> formats,
               DiagnosticEngine &diags);

} // namespace mlir

#endif // STRATA_GENERATOR_CHECK_CHECKS_H
