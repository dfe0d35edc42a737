//===- ArithIntFloatCompare.cpp - Converted integers against constants ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// cmpf(sitofp x, constant) is a comparison of integers in disguise. Rounding keeps the order, so it can be
// taken off wherever no integer that is rounded lies near the constant.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithIntFloatCompare.h"
#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/APSInt.h"

using namespace strata;
using namespace strata::arith;
using llvm::APFloat;
using llvm::APSInt;

namespace {
/// What a comparison asks, without what it says of NaN: a converted integer is a number.
enum class Relation { Never, Always, Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual };

Relation relationOf(CmpFPredicate predicate) {
  switch (predicate) {
  case CmpFPredicate::AlwaysFalse:
  case CmpFPredicate::UNO:
    return Relation::Never;
  case CmpFPredicate::AlwaysTrue:
  case CmpFPredicate::ORD:
    return Relation::Always;
  case CmpFPredicate::OEQ:
  case CmpFPredicate::UEQ:
    return Relation::Equal;
  case CmpFPredicate::ONE:
  case CmpFPredicate::UNE:
    return Relation::NotEqual;
  case CmpFPredicate::OLT:
  case CmpFPredicate::ULT:
    return Relation::Less;
  case CmpFPredicate::OLE:
  case CmpFPredicate::ULE:
    return Relation::LessOrEqual;
  case CmpFPredicate::OGT:
  case CmpFPredicate::UGT:
    return Relation::Greater;
  case CmpFPredicate::OGE:
  case CmpFPredicate::UGE:
    return Relation::GreaterOrEqual;
  }
  llvm_unreachable("unknown predicate");
}

CmpIPredicate predicateOf(Relation relation, bool isSigned) {
  switch (relation) {
  case Relation::Equal:
    return CmpIPredicate::eq;
  case Relation::NotEqual:
    return CmpIPredicate::ne;
  case Relation::Less:
    return isSigned ? CmpIPredicate::slt : CmpIPredicate::ult;
  case Relation::LessOrEqual:
    return isSigned ? CmpIPredicate::sle : CmpIPredicate::ule;
  case Relation::Greater:
    return isSigned ? CmpIPredicate::sgt : CmpIPredicate::ugt;
  case Relation::GreaterOrEqual:
    return isSigned ? CmpIPredicate::sge : CmpIPredicate::uge;
  case Relation::Never:
  case Relation::Always:
    break;
  }
  llvm_unreachable("no comparison is needed");
}

/// What an integer compared with something above, or below, all integers is.
Relation againstOutside(Relation relation, bool isAbove) {
  switch (relation) {
  case Relation::Equal:
    return Relation::Never;
  case Relation::NotEqual:
    return Relation::Always;
  case Relation::Less:
  case Relation::LessOrEqual:
    return isAbove ? Relation::Always : Relation::Never;
  case Relation::Greater:
  case Relation::GreaterOrEqual:
    return isAbove ? Relation::Never : Relation::Always;
  case Relation::Never:
  case Relation::Always:
    return relation;
  }
  llvm_unreachable("unknown relation");
}

/// The relation to the constant's integer part that says the same as the relation to a constant with a
/// fraction.
Relation againstIntegerPart(Relation relation, bool isNegative) {
  switch (relation) {
  case Relation::Equal:
    return Relation::Never;
  case Relation::NotEqual:
    return Relation::Always;
  case Relation::Less:
  case Relation::LessOrEqual:
    return isNegative ? Relation::Less : Relation::LessOrEqual;
  case Relation::Greater:
  case Relation::GreaterOrEqual:
    return isNegative ? Relation::GreaterOrEqual : Relation::Greater;
  case Relation::Never:
  case Relation::Always:
    return relation;
  }
  llvm_unreachable("unknown relation");
}

/// Whether some integer of that width that is not representable could be rounded across the constant.
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

    Relation relation = relationOf(op.getPredicate());
    APSInt bound(width, /*isUnsigned=*/!isSigned);
    bool isExact = true;
    APFloat::opStatus status = constant.convertToInteger(bound, APFloat::rmTowardZero, &isExact);
    // Below zero nothing is unsigned, not even what would be cut to zero.
    if (status == APFloat::opInvalidOp || (!isSigned && constant.isNegative() && !constant.isZero()))
      relation = againstOutside(relation, /*isAbove=*/!constant.isNegative());
    else if (!isExact && !constant.isZero())
      relation = againstIntegerPart(relation, constant.isNegative());

    if (relation == Relation::Never || relation == Relation::Always) {
      rewriter.replaceOpWithNewOp<ConstantOp>(
          op, TypedAttr(rewriter.getBoolAttr(relation == Relation::Always).getImpl()));
      return success();
    }
    Value boundValue = rewriter.create<ConstantOp>(op.getLoc(), getIntConstant(source.getType(), bound));
    rewriter.replaceOpWithNewOp<CmpIOp>(op, predicateOf(relation, isSigned), source, boundValue);
    return success();
  }
};
} // namespace

void arith::populateIntFloatComparePatterns(RewritePatternSet &patterns) {
  patterns.add<CompareConvertedInt>(patterns.getContext());
}
