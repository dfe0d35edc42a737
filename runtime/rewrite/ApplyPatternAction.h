//===- ApplyPatternAction.h - Application of a pattern --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The action of applying a pattern to an op; see runtime/ir/Action.h. All drivers perform it for each pattern
// that they try.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_APPLYPATTERNACTION_H
#define STRATA_RUNTIME_REWRITE_APPLYPATTERNACTION_H

#include "runtime/ir/Action.h"
#include "runtime/rewrite/PatternMatch.h"
#include <string>

namespace mlir {

class ApplyPatternAction : public tracing::ActionImpl<ApplyPatternAction> {
public:
  using Base = tracing::ActionImpl<ApplyPatternAction>;
  static constexpr llvm::StringLiteral tag = "apply-pattern";
  static constexpr llvm::StringLiteral desc = "the application of a rewrite pattern to an operation";

  ApplyPatternAction(llvm::ArrayRef<IRUnit> irUnits, const Pattern &pattern)
      : Base(irUnits), pattern(pattern) {}
  const Pattern &getPattern() const { return pattern; }
  /// Prints the name of the pattern and its labels.
  void print(llvm::raw_ostream &os) const override;

  /// Executes \p apply as an action that applies \p pattern to \p op, and returns its result. Fails if the
  /// action handler skips the action.
  static LogicalResult perform(const Pattern &pattern, Operation *op,
                               llvm::function_ref<LogicalResult()> apply);

private:
  const Pattern &pattern;
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_APPLYPATTERNACTION_H
