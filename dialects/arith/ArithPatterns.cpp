//===- ArithPatterns.cpp - Canonicalization in C++ ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions that ArithCanonicalization.td calls, and canonicalization patterns for ops with two results.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "dialects/arith/ArithIntFloatCompare.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/ir/PatternValue.h"

using namespace mlir;
using llvm::APInt;

//===----------------------------------------------------------------------===//
// Functions called from ArithCanonicalization.td
//===----------------------------------------------------------------------===//

namespace mlir::arith {

static Attribute computeIntAttr(Attribute lhs, Attribute rhs,
                                APInt (*compute)(const APInt &, const APInt &)) {
  return foldInts(lhs, rhs,
                  [&](const APInt &a, const APInt &b) { return std::optional<APInt>(compute(a, b)); });
}
static Attribute addIntAttrs(Attribute lhs, Attribute rhs) {
  return computeIntAttr(lhs, rhs, [](const APInt &a, const APInt &b) { return a + b; });
}
static Attribute subIntAttrs(Attribute lhs, Attribute rhs) {
  return computeIntAttr(lhs, rhs, [](const APInt &a, const APInt &b) { return a - b; });
}
static Attribute mulIntAttrs(Attribute lhs, Attribute rhs) {
  return computeIntAttr(lhs, rhs, [](const APInt &a, const APInt &b) { return a * b; });
}

static Attribute intersectFlags(Attribute lhs, Attribute rhs) {
  return IntegerOverflowFlagsAttr::get(lhs.getContext(),
                                       llvm::cast<IntegerOverflowFlagsAttr>(lhs).getValue() &
                                           llvm::cast<IntegerOverflowFlagsAttr>(rhs).getValue());
}
static Attribute noOverflowFlags(Builder &builder) {
  return IntegerOverflowFlagsAttr::get(builder.getContext(), IntegerOverflowFlags::none);
}

static bool hasZero(Type type) { return static_cast<bool>(getIntConstant(type, 0)); }
static Attribute zeroAttrOf(Value value) { return getIntConstant(value.getType(), 0); }
static Attribute trueAttrOf(Value value) { return getIntConstant(value.getType(), 1); }

static Attribute invertedPredicateAttr(Attribute predicate) {
  return CmpIPredicateAttr::get(predicate.getContext(),
                                invertPredicate(llvm::cast<CmpIPredicateAttr>(predicate).getValue()));
}
static bool isUnsignedPredicate(Attribute predicate) {
  return llvm::cast<CmpIPredicateAttr>(predicate).getValue() >= CmpIPredicate::ult;
}
static bool isSignedPredicate(Attribute predicate) {
  CmpIPredicate value = llvm::cast<CmpIPredicateAttr>(predicate).getValue();
  return value >= CmpIPredicate::slt && value <= CmpIPredicate::sge;
}

static bool isNarrower(Type lhs, Type rhs) {
  return getIntWidth(getElementTypeOrSelf(lhs)) < getIntWidth(getElementTypeOrSelf(rhs));
}

} // namespace mlir::arith

using namespace mlir::arith;

namespace {
#include "dialects/arith/ArithPatterns.cpp.inc"

//===----------------------------------------------------------------------===//
// Patterns in C++
//===----------------------------------------------------------------------===//

/// Replaces an op with two results by an op that only computes the first result, if the second result (an
/// overflow flag or the upper half of a product) is unused.
template <typename ExtendedOp, typename PlainOp>
struct DropUnusedResult : OpRewritePattern<ExtendedOp> {
  using OpRewritePattern<ExtendedOp>::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtendedOp op, PatternRewriter &rewriter) const override {
    if (!op->getResult(1).use_empty())
      return failure();
    Value plain = rewriter.create<PlainOp>(op.getLoc(), op.getLhs(), op.getRhs());
    rewriter.replaceAllUsesWith(op->getResult(0), plain);
    rewriter.eraseOp(op);
    return success();
  }
};

/// mulsi_extended(x, 1) → (x, x < 0 ? -1 : 0). Not for i1, where 1 is -1, nor for index, which extsi does not
/// support.
struct MulSIExtendedByOne : OpRewritePattern<MulSIExtendedOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MulSIExtendedOp op, PatternRewriter &rewriter) const override {
    auto constant = op.getRhs().getDefiningOp<ConstantOp>();
    TypedAttr zero = getIntConstant(op.getLhs().getType(), 0);
    Type element = getElementTypeOrSelf(op.getLhs().getType());
    if (element.isIndex() || element.isInteger(1))
      return failure();
    if (!constant || !zero || !isConstantInt(constant.getValue(), 1))
      return failure();
    Value zeroValue = rewriter.create<ConstantOp>(op.getLoc(), zero);
    Value isNegative = rewriter.create<CmpIOp>(op.getLoc(), CmpIPredicate::slt, op.getLhs(), zeroValue);
    Value sign = rewriter.create<ExtSIOp>(op.getLoc(), op.getHigh().getType(), isNegative);
    rewriter.replaceOp(op, {op.getLhs(), sign});
    return success();
  }
};

/// trunci(shrsi(x, c)) → trunci(shrui(x, c)) if c is the number of truncated bits: the truncation removes all
/// bits that the shift fills with the sign.
struct TruncateShifted : OpRewritePattern<TruncIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TruncIOp op, PatternRewriter &rewriter) const override {
    auto shift = op.getIn().getDefiningOp<ShRSIOp>();
    auto amount = shift ? shift.getRhs().getDefiningOp<ConstantOp>() : ConstantOp();
    if (!amount)
      return failure();
    unsigned from = getIntWidth(getElementTypeOrSelf(shift.getType()));
    unsigned to = getIntWidth(getElementTypeOrSelf(op.getType()));
    if (!isConstantInt(amount.getValue(), from - to))
      return failure();
    Value width = rewriter.create<ConstantOp>(op.getLoc(), amount.getValue());
    Value logical = rewriter.create<ShRUIOp>(op.getLoc(), shift.getLhs(), width, shift.getIsExact());
    rewriter.replaceOpWithNewOp<TruncIOp>(op, op.getType(), logical, op.getOverflowFlags());
    return success();
  }
};
} // namespace

void ArithDialect::getCanonicalizationPatterns(RewritePatternSet &patterns) const {
  populateWithGenerated(patterns);
  patterns.add<DropUnusedResult<AddUIExtendedOp, AddIOp>, DropUnusedResult<MulSIExtendedOp, MulIOp>,
               DropUnusedResult<MulUIExtendedOp, MulIOp>, MulSIExtendedByOne, TruncateShifted>(
      patterns.getContext());
  populateIntFloatComparePatterns(patterns);
}
