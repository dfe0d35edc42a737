//===- LoweredModel.h - All programs of a file ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked formats and patterns of a ModelSet, and the programs that they lower to. Both producers take
// their programs from here. Owns everything it hands out; borrows the ModelSet. Immutable once made.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOWER_LOWEREDMODEL_H
#define STRATA_GENERATOR_LOWER_LOWEREDMODEL_H

#include "generator/lower/CompiledFormat.h"
#include "generator/lower/CompiledPattern.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace strata {

class LoweredModel {
public:
  /// The program of the declared format, or null when the op has none (or is of a dialect not asked for).
  const CompiledFormat *format(const OpModel &op) const;
  const CompiledDefFormat *format(const AttrOrTypeDefModel &def) const;
  /// In the order of declaration.
  llvm::ArrayRef<CompiledPattern> patterns() const { return patternList; }

  // The checked models, for checks of whole dialects. In the order of declaration.
  llvm::ArrayRef<std::unique_ptr<FormatModel>> formatModels() const { return formats; }
  llvm::ArrayRef<std::unique_ptr<DefFormatModel>> defFormatModels() const { return defFormats; }
  llvm::ArrayRef<std::unique_ptr<PatternModel>> patternModels() const { return patternModelList; }

  /// All programs, as the tests read them.
  void dump(llvm::raw_ostream &os) const;

private:
  friend FailureOr<std::unique_ptr<LoweredModel>>
  lowerModel(ModelSet &, DiagnosticEngine &, llvm::function_ref<bool(const DialectModel &)>, bool);
  std::vector<std::unique_ptr<FormatModel>> formats;
  std::vector<std::unique_ptr<DefFormatModel>> defFormats;
  std::vector<std::unique_ptr<PatternModel>> patternModelList;
  llvm::DenseMap<const OpModel *, CompiledFormat> opPrograms;
  llvm::DenseMap<const AttrOrTypeDefModel *, CompiledDefFormat> defPrograms;
  std::vector<CompiledPattern> patternList;
};

/// Checks and lowers all formats of the main dialect (of all dialects when there is no main one), or of those
/// that
/// \p wanted names, and all patterns of the main file and what belongs to it. Reports every mistake; fails
/// when there was one; without \p formatErrorsAreFatal a format that has mistakes is left out.
FailureOr<std::unique_ptr<LoweredModel>>
lowerModel(ModelSet &models, DiagnosticEngine &diags,
           llvm::function_ref<bool(const DialectModel &)> wanted = nullptr, bool formatErrorsAreFatal = true);

} // namespace strata

#endif // STRATA_GENERATOR_LOWER_LOWEREDMODEL_H
