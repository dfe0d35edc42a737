//===- VectorStepFolders.cpp - Folders of comparisons with vector.step ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/VectorFolding.h"

using namespace mlir;
using namespace mlir::vector;

/// Returns the result of comparing all numbers in [0, count) with `constant`, if it is the same for each of
/// them.
static std::optional<bool> compareAll(arith::CmpIPredicate predicate, uint64_t count, uint64_t constant) {
  switch (predicate) {
  case arith::CmpIPredicate::ult:
  case arith::CmpIPredicate::uge:
    return count <= constant ? std::optional(predicate == arith::CmpIPredicate::ult) : std::nullopt;
  case arith::CmpIPredicate::ule:
  case arith::CmpIPredicate::ugt:
    return count - 1 <= constant ? std::optional(predicate == arith::CmpIPredicate::ule) : std::nullopt;
  case arith::CmpIPredicate::eq:
  case arith::CmpIPredicate::ne:
    return count <= constant ? std::optional(predicate == arith::CmpIPredicate::ne) : std::nullopt;
  default:
    return std::nullopt;
  }
}

namespace {
struct CompareStep : OpRewritePattern<StepOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(StepOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getResult().getType();
    // The number of elements of a scalable vector is unknown.
    if (type.isScalable())
      return failure();
    for (OpOperand &use : op.getResult().getUses()) {
      auto compare = llvm::dyn_cast<arith::CmpIOp>(use.getOwner());
      if (!compare || use.getOperandNumber() != 0)
        continue;
      llvm::APInt constant;
      auto resultType = llvm::dyn_cast<VectorType>(compare->getResult(0).getType());
      std::optional<bool> answer =
          matchPattern(compare.getRhs(), m_ConstantInt(&constant))
              ? compareAll(compare.getPredicate(), type.getNumElements(), constant.getLimitedValue())
              : std::nullopt;
      if (!answer || !resultType)
        continue;
      Attribute splat = DenseElementsAttr::get(resultType, *answer);
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(compare, llvm::cast<TypedAttr>(splat));
      return success();
    }
    return failure();
  }
};
} // namespace

void StepOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<CompareStep>(context);
}
