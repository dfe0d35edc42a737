//===- PatternApplicator.h - Patterns applied to one op -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Applies the patterns of a set to single operations, in the order of a cost model, with callbacks before and
// after each pattern. For authors of drivers. FrozenRewritePatternSet::matchAndRewrite does the same in the
// order of the benefits, faster.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNAPPLICATOR_H
#define STRATA_RUNTIME_REWRITE_PATTERNAPPLICATOR_H

#include "runtime/rewrite/ApplyPatternAction.h"
#include "runtime/rewrite/FrozenRewritePatternSet.h"

namespace mlir {

/// Applies the patterns of a borrowed pattern set in an order that a cost model determines. For a declarative
/// pattern, callbacks receive an object with its properties.
class PatternApplicator {
public:
  /// Returns the benefit by which a pattern is ordered. A pattern whose benefit is "impossible to match" is
  /// not applied.
  using CostModel = llvm::function_ref<PatternBenefit(const Pattern &)>;

  /// Creates an applicator that orders the patterns by their own benefits.
  explicit PatternApplicator(const FrozenRewritePatternSet &patterns);
  ~PatternApplicator();

  /// Tries the patterns for the op until one succeeds.
  /// \param canApply   if given, a pattern is skipped if it returns false.
  /// \param onFailure  if given, is called after a pattern failed.
  /// \param onSuccess  if given, is called after a pattern succeeded; if it fails, the next pattern is tried.
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                                llvm::function_ref<bool(const Pattern &)> canApply = {},
                                llvm::function_ref<void(const Pattern &)> onFailure = {},
                                llvm::function_ref<LogicalResult(const Pattern &)> onSuccess = {});

  /// Calls \p walk with each pattern of the set.
  void walkAllPatterns(llvm::function_ref<void(const Pattern &)> walk);

  /// Orders the patterns by their own benefits.
  void applyDefaultCostModel() {
    applyCostModel([](const Pattern &pattern) { return pattern.getBenefit(); });
  }
  /// Orders the patterns by the benefits that \p model returns; equal benefits keep the order of the set.
  void applyCostModel(CostModel model);

private:
  /// A C++ pattern, or a declarative one.
  struct Candidate {
    const Pattern *pattern;
    const RewritePattern *native;   ///< Null for a declarative pattern.
    const PatternSpec *declarative; ///< Null for a C++ pattern.
    PatternBenefit benefit;
  };
  using Candidates = std::vector<Candidate>;
  static void sort(const Candidates &all, CostModel model, Candidates &sorted);

  const FrozenRewritePatternSet &patterns;
  std::vector<std::unique_ptr<DeclarativePattern>> declarative;
  /// All patterns by root name, and those to apply in the order of the cost model.
  llvm::DenseMap<OperationName, Candidates> all, byRoot;
  Candidates allAnyRoot, anyRoot; ///< The same for patterns without a root name.
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_PATTERNAPPLICATOR_H
