//===- LoweredModel.h - All programs of a file ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked assembly formats and rewrite patterns of a ModelSet, and the programs that they are lowered to.
// The emitter and the loader take their programs from here. Owns the formats, patterns and programs; borrows
// the ModelSet. Immutable after lowerModel().
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_LOWEREDMODEL_H
#define STRATA_GENERATOR_LOWER_LOWEREDMODEL_H

#include "generator/lower/CompiledFormat.h"
#include "generator/lower/CompiledPattern.h"
#include "generator/model/ModelOptions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class LoweredModel {
public:
  /// Returns the program of the declared format; null if there is none, or if its dialect was not lowered.
  const CompiledFormat *format(const OpModel &op) const;
  const CompiledDefFormat *format(const AttrOrTypeDefModel &def) const;
  /// Returns the programs of all patterns, in declaration order.
  llvm::ArrayRef<CompiledPattern> patterns() const { return patternList; }

  // Return the checked formats and patterns, in declaration order, for checks that involve several
  // declarations.
  llvm::ArrayRef<std::unique_ptr<FormatModel>> formatModels() const { return formats; }
  llvm::ArrayRef<std::unique_ptr<DefFormatModel>> defFormatModels() const { return defFormats; }
  llvm::ArrayRef<std::unique_ptr<PatternModel>> patternModels() const { return patternModelList; }

  /// Prints all programs, in the form that tests compare.
  void dump(llvm::raw_ostream &os) const;

private:
  friend FailureOr<std::unique_ptr<LoweredModel>> lowerModel(ModelSet &, DiagnosticEngine &,
                                                             llvm::function_ref<bool(const DialectModel &)>,
                                                             bool, ModelParts);
  std::vector<std::unique_ptr<FormatModel>> formats;
  std::vector<std::unique_ptr<DefFormatModel>> defFormats;
  std::vector<std::unique_ptr<PatternModel>> patternModelList;
  llvm::DenseMap<const OpModel *, CompiledFormat> opPrograms;
  llvm::DenseMap<const AttrOrTypeDefModel *, CompiledDefFormat> defPrograms;
  std::vector<CompiledPattern> patternList;
};

/// Checks and lowers all assembly formats of the main dialect (of all dialects if there is no main dialect),
/// or of the dialects that \p wanted accepts, and all patterns of the main file. Reports every error and
/// fails if there is one; if \p formatErrorsAreFatal is false, formats with errors are omitted instead.
/// Formats of types, attributes and ops, and patterns, are only lowered if \p parts has them.
FailureOr<std::unique_ptr<LoweredModel>>
lowerModel(ModelSet &models, DiagnosticEngine &diags,
           llvm::function_ref<bool(const DialectModel &)> wanted = nullptr, bool formatErrorsAreFatal = true,
           ModelParts parts = ModelParts::All);

} // namespace mlir

#endif // STRATA_GENERATOR_LOWER_LOWEREDMODEL_H
