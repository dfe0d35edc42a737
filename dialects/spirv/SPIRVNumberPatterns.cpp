//===- SPIRVNumberPatterns.cpp - Canonicalization of integer ops ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns for ops whose result is a struct, which a folder cannot create, and for ops that are replaced by
// other ops.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithFolding.h"
#include "dialects/spirv/SPIRVArithmeticOps.h"
#include "dialects/spirv/SPIRVCompositeOps.h"
#include "dialects/spirv/SPIRVConstantOps.h"
#include "dialects/spirv/SPIRVLogicalOps.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::spirv;
using llvm::APInt;

/// Returns the attribute of a constant, or null.
static Attribute getConstant(Value value) {
  Attribute attr;
  matchPattern(value, m_Constant(&attr));
  return attr;
}

static bool isConstant(Value value, int64_t number) {
  return arith::isConstantInt(getConstant(value), number);
}

//===----------------------------------------------------------------------===//
// Ops with a struct of two results
//===----------------------------------------------------------------------===//

/// Replaces the op by a struct that is composed of two values.
static void replaceByParts(PatternRewriter &rewriter, Operation *op, Value low, Value high) {
  rewriter.replaceOpWithNewOp<CompositeConstructOp>(op, op->getResult(0).getType(), ValueRange({low, high}));
}

using BinaryFn = APInt (*)(const APInt &, const APInt &);

/// Folds two constants. As in MLIR, the struct is built by two insertions into an undefined value.
template <BinaryFn computeLow, BinaryFn computeHigh>
static LogicalResult foldToParts(PatternRewriter &rewriter, Operation *op) {
  Attribute lhs = getConstant(op->getOperand(0)), rhs = getConstant(op->getOperand(1));
  auto compute = [&](BinaryFn function) {
    return arith::foldInts(
        lhs, rhs, [&](const APInt &a, const APInt &b) -> std::optional<APInt> { return function(a, b); });
  };
  Attribute low = compute(computeLow), high = compute(computeHigh);
  if (!low || !high)
    return failure();
  Type type = op->getOperand(0).getType(), structType = op->getResult(0).getType();
  Value lowValue = rewriter.create<ConstantOp>(op->getLoc(), type, low);
  Value highValue = rewriter.create<ConstantOp>(op->getLoc(), type, high);
  Value result = rewriter.create<UndefOp>(op->getLoc(), structType);
  result = rewriter.create<CompositeInsertOp>(op->getLoc(), lowValue, result, llvm::ArrayRef<int32_t>{0});
  rewriter.replaceOpWithNewOp<CompositeInsertOp>(op, highValue, result, llvm::ArrayRef<int32_t>{1});
  return success();
}

static APInt addLow(const APInt &a, const APInt &b) { return a + b; }
static APInt addCarry(const APInt &a, const APInt &b) { return APInt(a.getBitWidth(), (a + b).ult(a)); }
static APInt multiplyLow(const APInt &a, const APInt &b) { return a * b; }
static APInt multiplyHighSigned(const APInt &a, const APInt &b) { return llvm::APIntOps::mulhs(a, b); }
static APInt multiplyHighUnsigned(const APInt &a, const APInt &b) { return llvm::APIntOps::mulhu(a, b); }

namespace {

struct SimplifyAddCarry : OpRewritePattern<IAddCarryOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IAddCarryOp op, PatternRewriter &rewriter) const override {
    // x + 0 → (x, 0): operand 2 is also the carry. (MLIR 22 erroneously uses it as the sum.)
    if (isConstant(op.getOperand2(), 0)) {
      replaceByParts(rewriter, op, op.getOperand1(), op.getOperand2());
      return success();
    }
    return foldToParts<&addLow, &addCarry>(rewriter, op);
  }
};

template <typename OpT, BinaryFn computeHigh>
struct SimplifyMultiplyExtended : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    if (isConstant(op.getOperand2(), 0)) {
      replaceByParts(rewriter, op, op.getOperand2(), op.getOperand2());
      return success();
    }
    // x * 1 → (x, 0). Valid only for the unsigned op: the high half of a signed product x * 1 has the sign of
    // x in each bit.
    if (std::is_same_v<OpT, UMulExtendedOp> && isConstant(op.getOperand2(), 1)) {
      Type type = op.getOperand1().getType();
      TypedAttr none = arith::getIntConstant(type, 0);
      Value zero = rewriter.create<ConstantOp>(op.getLoc(), type, none);
      replaceByParts(rewriter, op, op.getOperand1(), zero);
      return success();
    }
    return foldToParts<&multiplyLow, computeHigh>(rewriter, op);
  }
};

/// umod(umod(x, c1), c2) → umod(x, c2) if c2 divides c1.
struct SimplifyUMod : OpRewritePattern<UModOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(UModOp op, PatternRewriter &rewriter) const override {
    auto inner = op.getOperand1().getDefiningOp<UModOp>();
    if (!inner)
      return failure();
    std::optional<APInt> divisor = arith::getConstantInt(getConstant(op.getOperand2()));
    std::optional<APInt> innerDivisor = arith::getConstantInt(getConstant(inner.getOperand2()));
    if (!divisor || !innerDivisor || divisor->isZero() || !innerDivisor->urem(*divisor).isZero())
      return failure();
    rewriter.replaceOpWithNewOp<UModOp>(op, op.getType(), inner.getOperand1(), op.getOperand2());
    return success();
  }
};

/// not (a == b) → a != b, and likewise for the other pairs of comparisons that are instantiated below.
template <typename FromOp, typename ToOp>
struct InvertComparison : OpRewritePattern<LogicalNotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LogicalNotOp op, PatternRewriter &rewriter) const override {
    auto comparison = op.getOperand().getDefiningOp<FromOp>();
    if (!comparison)
      return failure();
    rewriter.replaceOpWithNewOp<ToOp>(op, op.getType(), comparison.getOperand1(), comparison.getOperand2());
    return success();
  }
};

} // namespace

void IAddCarryOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<SimplifyAddCarry>(context);
}
void SMulExtendedOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<SimplifyMultiplyExtended<SMulExtendedOp, &multiplyHighSigned>>(context);
}
void UMulExtendedOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<SimplifyMultiplyExtended<UMulExtendedOp, &multiplyHighUnsigned>>(context);
}
void UModOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<SimplifyUMod>(context);
}
void LogicalNotOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<InvertComparison<IEqualOp, INotEqualOp>, InvertComparison<INotEqualOp, IEqualOp>,
              InvertComparison<LogicalEqualOp, LogicalNotEqualOp>,
              InvertComparison<LogicalNotEqualOp, LogicalEqualOp>>(context);
}
