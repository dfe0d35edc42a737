//===- DIExpressionLegalization.h - DWARF expressions for LLVM IR -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Rewrites debug info expressions that LLVM IR does not allow: an expression there has at most one fragment.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TRANSFORMS_DIEXPRESSIONLEGALIZATION_H
#define STRATA_DIALECTS_LLVM_TRANSFORMS_DIEXPRESSIONLEGALIZATION_H

#include "dialects/llvm/transforms/DIExpressionRewriter.h"

namespace mlir {
class Operation;
}

namespace mlir::LLVM {

/// Merges two adjacent fragments. The arguments of a fragment are offset and size. The first fragment is part
/// of the second one: the result has the sum of the offsets and the size of the first one. The sum wraps.
class MergeFragments : public DIExpressionRewriter::ExprRewritePattern {
public:
  OpIterT match(OpIterRange operators) const override;
  llvm::SmallVector<OperatorT> replace(OpIterRange operators) const override;
};

/// Merges the adjacent fragments of an expression.
DIExpressionAttr mergeFragments(DIExpressionAttr expression);
/// Merges adjacent fragments in the debug info expressions of all attributes of `op` and its nested ops.
void legalizeDIExpressionsRecursively(Operation *op);

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TRANSFORMS_DIEXPRESSIONLEGALIZATION_H
