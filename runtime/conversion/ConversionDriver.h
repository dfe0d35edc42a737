//===- ConversionDriver.h - Making ops legal ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Goes over all ops, definitions before uses, and makes each legal: by folding, or by a pattern and then by
// making legal what that made. One for each conversion; one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_CONVERSIONDRIVER_H
#define STRATA_RUNTIME_CONVERSION_CONVERSIONDRIVER_H

#include "runtime/conversion/ConversionState.h"
#include "runtime/conversion/LegalizationGraph.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace strata::detail {

enum class ConversionMode { Partial, Full, Analysis };

/// What became of an op.
enum class Outcome {
  Legal,
  Untouched, ///< It is not legal, and is as it was.
  Broken,    ///< It could not be made legal, but something was changed: the conversion is over.
};

class ConversionDriver {
public:
  ConversionDriver(MLIRContext *context, const ConversionTarget &target,
                   const FrozenRewritePatternSet &patterns, const ConversionConfig &config,
                   ConversionMode mode);
  LogicalResult run(llvm::ArrayRef<Operation *> roots);
  Outcome legalize(Operation *op);

private:
  LogicalResult legalizeRoot(Operation *op);
  Outcome fold(Operation *op);
  Outcome applyPatterns(Operation *op);
  /// Why a pattern is left out, or empty.
  std::string whyNot(const Candidate &candidate) const;
  Outcome apply(const Candidate &candidate, PatternTree::Match *match, Operation *op);
  Outcome legalizeMade(const Candidate &candidate, Operation *root, const ConversionState::Mark &mark);
  std::string describe(Operation *op) const;

  const ConversionTarget &target;
  const FrozenRewritePatternSet &patterns;
  ConversionMode mode;
  ConversionState state;
  ConversionPatternRewriter rewriter;
  LegalizationGraph graph;
  /// Inside of what is legal with all that is in it.
  llvm::DenseSet<Operation *> exempt;
  /// Patterns whose outcome is being made legal.
  llvm::SmallVector<const void *, 8> active;
};

} // namespace strata::detail

#endif // STRATA_RUNTIME_CONVERSION_CONVERSIONDRIVER_H
