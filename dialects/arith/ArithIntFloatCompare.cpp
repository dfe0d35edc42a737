//===- ArithIntFloatCompare.cpp - Comparisons of converted integers -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Rewrites cmpf(sitofp x, constant) to a comparison of integers. Rounding is monotonic, so the conversion can
// be removed if no integer that the conversion rounds lies near the constant.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithIntFloatCompare.h"
#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "dialects/arith/CompareOutcomes.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APSInt;

namespace {
/// All outcomes of comparing a converted integer, which is never NaN, with a constant that is not NaN either.
constexpr Outcomes ordered = Less | Equal | Greater;

/// Returns the outcomes of comparing the integer with `trunc(constant)` for which `outcomes` contains the
/// outcome of comparing it with `constant`. \pre `constant` has a fraction.
Outcomes compareWithTruncated(Outcomes outcomes, const APFloat &constant) {
  // No integer equals the constant. An integer that equals trunc(constant) is less than a positive constant
  // and greater than a negative one.
  Outcomes result = outcomes & (Less | Greater);
  if (outcomes & (constant.isNegative() ? Greater : Less))
    result |= Equal;
  return result;
}

/// Returns true if the conversion may round an integer of this width to or across the constant.
bool mayRoundAcross(const APFloat &constant, unsigned width, bool isSigned) {
  int precision = APFloat::semanticsPrecision(constant.getSemantics());
  int limit = static_cast<int>(width) - (isSigned ? 1 : 0);
  if (static_cast<int>(width) <= precision)
    return false;
  if (constant.isInfinity())
    return llvm::ilogb(APFloat::getLargest(constant.getSemantics())) < limit;
  int exponent = llvm::ilogb(constant);
  return precision <= exponent && exponent <= limit;
}

/// cmpf(sitofp x, c) → cmpi(x, c'), or a constant if the result is the same for all x. Likewise for uitofp.
struct CompareConvertedInt : OpRewritePattern<CmpFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(CmpFOp op, PatternRewriter &rewriter) const override {
    auto constantOp = op.getRhs().getDefiningOp<ConstantOp>();
    auto attr = constantOp ? llvm::dyn_cast<FloatAttr>(constantOp.getValue()) : FloatAttr();
    Operation *conversion = op.getLhs().getDefiningOp();
    if (!attr || !conversion || !llvm::isa<SIToFPOp, UIToFPOp>(conversion))
      return failure();
    APFloat constant = attr.getValue();
    bool isSigned = llvm::isa<SIToFPOp>(conversion);
    Value source = conversion->getOperand(0);
    unsigned width = getIntWidth(source.getType());
    if (constant.isNaN() || mayRoundAcross(constant, width, isSigned))
      return failure();

    Outcomes outcomes = getOutcomes(op.getPredicate()) & ordered;
    APSInt bound(width, /*isUnsigned=*/!isSigned);
    bool isExact = true;
    APFloat::opStatus status = constant.convertToInteger(bound, APFloat::rmTowardZero, &isExact);
    // All integers are on one side of a constant that is out of range. For unsigned integers, this includes
    // constants between -1 and 0, although convertToInteger() truncates them to 0.
    bool isBelowUnsigned = !isSigned && constant.isNegative() && !constant.isZero();
    if (status == APFloat::opInvalidOp || isBelowUnsigned)
      outcomes = outcomes & (constant.isNegative() ? Greater : Less) ? ordered : 0;
    else if (!isExact && !constant.isZero())
      outcomes = compareWithTruncated(outcomes, constant);

    if (outcomes == 0 || outcomes == ordered) {
      rewriter.replaceOpWithNewOp<ConstantOp>(op,
                                              TypedAttr(rewriter.getBoolAttr(outcomes == ordered).getImpl()));
      return success();
    }
    Value boundValue = rewriter.create<ConstantOp>(op.getLoc(), getIntConstant(source.getType(), bound));
    rewriter.replaceOpWithNewOp<CmpIOp>(op, getCmpIPredicate(outcomes, isSigned), source, boundValue);
    return success();
  }
};
} // namespace

void arith::populateIntFloatComparePatterns(RewritePatternSet &patterns) {
  patterns.add<CompareConvertedInt>(patterns.getContext());
}
