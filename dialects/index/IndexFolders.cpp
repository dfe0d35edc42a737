//===- IndexFolders.cpp - Folders of index ops ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Index constants have 64 bits; a 32-bit target uses their lower half. An op is folded only if the 64-bit
// result, truncated to 32 bits, is the result that a 32-bit target computes (which excludes many divisions).
//
//===----------------------------------------------------------------------===//

#include "dialects/index/Index.h"
#include "runtime/interfaces/InferIntRangeCommon.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::index;
using llvm::APInt;
using MaybeInt = std::optional<APInt>;

//===----------------------------------------------------------------------===//
// Binary ops
//===----------------------------------------------------------------------===//

/// Returns the result of `compute` on two constants. Null if an operand is not constant, or if the results in
/// 64-bit and in 32-bit arithmetic differ or one of them is undefined.
template <typename Fn>
static Attribute foldBoth(Attribute lhs, Attribute rhs, Fn compute) {
  auto left = llvm::dyn_cast_if_present<IntegerAttr>(lhs),
       right = llvm::dyn_cast_if_present<IntegerAttr>(rhs);
  if (!left || !right)
    return {};
  MaybeInt large = compute(left.getValue(), right.getValue());
  MaybeInt small = compute(left.getValue().trunc(32), right.getValue().trunc(32));
  if (!large || !small || large->trunc(32) != *small)
    return {};
  return IntegerAttr::get(left.getType(), *large);
}

static bool isNumber(Attribute attr, int64_t number) {
  auto integer = llvm::dyn_cast_if_present<IntegerAttr>(attr);
  return integer && integer.getInt() == number;
}

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (Attribute sum = foldBoth(adaptor.getLhs(), adaptor.getRhs(),
                               [](const APInt &a, const APInt &b) -> MaybeInt { return a + b; }))
    return sum;
  return isNumber(adaptor.getRhs(), 0) ? OpFoldResult(Value(getLhs())) : OpFoldResult();
}
OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  if (Attribute difference = foldBoth(adaptor.getLhs(), adaptor.getRhs(),
                                      [](const APInt &a, const APInt &b) -> MaybeInt { return a - b; }))
    return difference;
  return isNumber(adaptor.getRhs(), 0) ? OpFoldResult(Value(getLhs())) : OpFoldResult();
}
OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (Attribute product = foldBoth(adaptor.getLhs(), adaptor.getRhs(),
                                   [](const APInt &a, const APInt &b) -> MaybeInt { return a * b; }))
    return product;
  if (isNumber(adaptor.getRhs(), 1))
    return Value(getLhs());
  return isNumber(adaptor.getRhs(), 0) ? OpFoldResult(adaptor.getRhs()) : OpFoldResult();
}

/// Folds a division or remainder of two constants. \param divide is called only for divisors other than zero.
template <typename Fn>
static Attribute foldDivision(Attribute lhs, Attribute rhs, Fn divide) {
  return foldBoth(lhs, rhs, [&](const APInt &a, const APInt &b) {
    return b.isZero() ? MaybeInt() : MaybeInt(divide(a, b));
  });
}
OpFoldResult DivSOp::fold(FoldAdaptor adaptor) {
  return foldDivision(adaptor.getLhs(), adaptor.getRhs(),
                      [](const APInt &a, const APInt &b) { return a.sdiv(b); });
}
OpFoldResult DivUOp::fold(FoldAdaptor adaptor) {
  return foldDivision(adaptor.getLhs(), adaptor.getRhs(),
                      [](const APInt &a, const APInt &b) { return a.udiv(b); });
}
OpFoldResult CeilDivSOp::fold(FoldAdaptor adaptor) {
  return foldDivision(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) {
    return llvm::APIntOps::RoundingSDiv(a, b, APInt::Rounding::UP);
  });
}
OpFoldResult CeilDivUOp::fold(FoldAdaptor adaptor) {
  return foldDivision(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) {
    return llvm::APIntOps::RoundingUDiv(a, b, APInt::Rounding::UP);
  });
}
OpFoldResult FloorDivSOp::fold(FoldAdaptor adaptor) {
  return foldDivision(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) {
    return llvm::APIntOps::RoundingSDiv(a, b, APInt::Rounding::DOWN);
  });
}
OpFoldResult RemSOp::fold(FoldAdaptor adaptor) {
  return foldDivision(adaptor.getLhs(), adaptor.getRhs(),
                      [](const APInt &a, const APInt &b) { return a.srem(b); });
}
OpFoldResult RemUOp::fold(FoldAdaptor adaptor) {
  return foldDivision(adaptor.getLhs(), adaptor.getRhs(),
                      [](const APInt &a, const APInt &b) { return a.urem(b); });
}

template <typename OpT, typename Fn>
static OpFoldResult foldChoice(typename OpT::FoldAdaptor adaptor, Fn choose) {
  return foldBoth(adaptor.getLhs(), adaptor.getRhs(),
                  [&](const APInt &a, const APInt &b) { return MaybeInt(choose(a, b)); });
}
OpFoldResult MaxSOp::fold(FoldAdaptor adaptor) {
  return foldChoice<MaxSOp>(adaptor, [](const APInt &a, const APInt &b) { return a.sgt(b) ? a : b; });
}
OpFoldResult MaxUOp::fold(FoldAdaptor adaptor) {
  return foldChoice<MaxUOp>(adaptor, [](const APInt &a, const APInt &b) { return a.ugt(b) ? a : b; });
}
OpFoldResult MinSOp::fold(FoldAdaptor adaptor) {
  return foldChoice<MinSOp>(adaptor, [](const APInt &a, const APInt &b) { return a.slt(b) ? a : b; });
}
OpFoldResult MinUOp::fold(FoldAdaptor adaptor) {
  return foldChoice<MinUOp>(adaptor, [](const APInt &a, const APInt &b) { return a.ult(b) ? a : b; });
}

/// Folds a shift by less than 32: larger amounts are undefined on 32-bit targets.
template <typename Fn>
static Attribute foldShift(Attribute lhs, Attribute rhs, Fn shift) {
  auto amount = llvm::dyn_cast_if_present<IntegerAttr>(rhs);
  if (!amount || amount.getValue().uge(32))
    return {};
  return foldBoth(lhs, rhs, [&](const APInt &a, const APInt &b) { return MaybeInt(shift(a, b)); });
}
OpFoldResult ShlOp::fold(FoldAdaptor adaptor) {
  return foldShift(adaptor.getLhs(), adaptor.getRhs(),
                   [](const APInt &a, const APInt &b) { return a.shl(b); });
}
OpFoldResult ShrSOp::fold(FoldAdaptor adaptor) {
  return foldShift(adaptor.getLhs(), adaptor.getRhs(),
                   [](const APInt &a, const APInt &b) { return a.ashr(b); });
}
OpFoldResult ShrUOp::fold(FoldAdaptor adaptor) {
  return foldShift(adaptor.getLhs(), adaptor.getRhs(),
                   [](const APInt &a, const APInt &b) { return a.lshr(b); });
}

OpFoldResult AndOp::fold(FoldAdaptor adaptor) {
  return foldChoice<AndOp>(adaptor, [](const APInt &a, const APInt &b) { return a & b; });
}
OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  return foldChoice<OrOp>(adaptor, [](const APInt &a, const APInt &b) { return a | b; });
}
OpFoldResult XOrOp::fold(FoldAdaptor adaptor) {
  return foldChoice<XOrOp>(adaptor, [](const APInt &a, const APInt &b) { return a ^ b; });
}

/// op(op(x, c1), c2) → op(x, op(c2, c1)), if op(c2, c1) folds to a constant.
template <typename OpT>
static LogicalResult combineConstants(OpT op, PatternRewriter &rewriter) {
  auto before = op.getLhs().template getDefiningOp<OpT>();
  if (!before || !matchPattern(op.getRhs(), m_Constant()) || !matchPattern(before.getRhs(), m_Constant()))
    return failure();
  Value constant = rewriter.createOrFold<OpT>(op.getLoc(), Value(op.getRhs()), Value(before.getRhs()));
  if (constant.template getDefiningOp<OpT>())
    return failure();
  rewriter.replaceOpWithNewOp<OpT>(op, Value(before.getLhs()), constant);
  return success();
}
#define STRATA_INDEX_CANONICALIZE(Class)                                                                     \
  LogicalResult Class::canonicalize(Class op, PatternRewriter &rewriter) {                                   \
    return combineConstants(op, rewriter);                                                                   \
  }
STRATA_INDEX_CANONICALIZE(AddOp)
STRATA_INDEX_CANONICALIZE(MulOp)
STRATA_INDEX_CANONICALIZE(MaxSOp)
STRATA_INDEX_CANONICALIZE(MaxUOp)
STRATA_INDEX_CANONICALIZE(MinSOp)
STRATA_INDEX_CANONICALIZE(MinUOp)
STRATA_INDEX_CANONICALIZE(AndOp)
STRATA_INDEX_CANONICALIZE(OrOp)
STRATA_INDEX_CANONICALIZE(XOrOp)
#undef STRATA_INDEX_CANONICALIZE

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

static Attribute foldCast(Attribute input, Type type, bool isSigned) {
  auto integer = llvm::dyn_cast_if_present<IntegerAttr>(input);
  if (!integer)
    return {};
  auto resize = [&](const APInt &value, unsigned width) {
    return isSigned ? value.sextOrTrunc(width) : value.zextOrTrunc(width);
  };
  if (type.isIndex())
    return IntegerAttr::get(type, resize(integer.getValue(), 64));
  unsigned width = llvm::cast<IntegerType>(type).getWidth();
  APInt large = resize(integer.getValue(), width), small = resize(integer.getValue().trunc(32), width);
  return large == small ? IntegerAttr::get(type, large) : Attribute();
}
OpFoldResult CastSOp::fold(FoldAdaptor adaptor) {
  return foldCast(adaptor.getInput(), getType(), /*isSigned=*/true);
}
OpFoldResult CastUOp::fold(FoldAdaptor adaptor) {
  return foldCast(adaptor.getInput(), getType(), /*isSigned=*/false);
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static std::optional<bool> compareRanges(IndexCmpPredicate predicate, const ConstantIntRanges &lhs,
                                         const APInt &rhs) {
  return intrange::evaluatePred(static_cast<intrange::CmpPredicate>(predicate), lhs,
                                ConstantIntRanges::constant(rhs));
}

/// Returns the range of an op that computes the minimum or maximum of an unknown value and the constant
/// `bound`; nullopt for other ops.
static std::optional<ConstantIntRanges> getRangeOfChoice(Operation *op, const APInt &bound) {
  unsigned width = bound.getBitWidth();
  ConstantIntRanges operands[] = {ConstantIntRanges::maxRange(width), ConstantIntRanges::constant(bound)};
  if (llvm::isa<MinSOp>(op))
    return intrange::inferMinS(operands);
  if (llvm::isa<MinUOp>(op))
    return intrange::inferMinU(operands);
  if (llvm::isa<MaxSOp>(op))
    return intrange::inferMaxS(operands);
  if (llvm::isa<MaxUOp>(op))
    return intrange::inferMaxU(operands);
  return std::nullopt;
}

/// Returns the result of a comparison with the constant `rhs` if it is known and the same in 64-bit and in
/// 32-bit arithmetic; else nullopt. `lhs` is null if the left operand is not a constant; it may then be a
/// minimum or maximum with a constant operand.
static std::optional<bool> compareOnBoth(CmpOp op, IntegerAttr lhs, IntegerAttr rhs) {
  auto compare = [&](unsigned width) -> std::optional<bool> {
    APInt right = rhs.getValue().trunc(width);
    if (lhs)
      return compareRanges(op.getPred(), ConstantIntRanges::constant(lhs.getValue().trunc(width)), right);
    Operation *choice = op.getLhs().getDefiningOp();
    APInt bound;
    if (!choice || choice->getNumOperands() != 2 ||
        !matchPattern(choice->getOperand(1), m_ConstantInt(&bound)) || bound.getBitWidth() != 64)
      return std::nullopt;
    std::optional<ConstantIntRanges> range = getRangeOfChoice(choice, bound.trunc(width));
    return range ? compareRanges(op.getPred(), *range, right) : std::nullopt;
  };
  std::optional<bool> large = compare(64), small = compare(32);
  return large == small ? large : std::nullopt;
}

OpFoldResult CmpOp::fold(FoldAdaptor adaptor) {
  if (auto rhs = llvm::dyn_cast_if_present<IntegerAttr>(adaptor.getRhs()))
    if (auto known = compareOnBoth(*this, llvm::dyn_cast_if_present<IntegerAttr>(adaptor.getLhs()), rhs))
      return Attribute(BoolAttr::get((*this)->getContext(), *known));
  if (getLhs() != getRhs())
    return {};
  bool holds = llvm::is_contained({IndexCmpPredicate::EQ, IndexCmpPredicate::SLE, IndexCmpPredicate::SGE,
                                   IndexCmpPredicate::ULE, IndexCmpPredicate::UGE},
                                  getPred());
  return Attribute(BoolAttr::get((*this)->getContext(), holds));
}

/// (x - y) cmp 0 → x cmp y, and 0 cmp (x - y) → y cmp x. As in MLIR, signed subtraction is assumed not to
/// overflow. Unsigned predicates are not rewritten, although MLIR does: the result would be wrong even for
/// small operands.
LogicalResult CmpOp::canonicalize(CmpOp op, PatternRewriter &rewriter) {
  if (op.getPred() >= IndexCmpPredicate::ULT)
    return failure();
  bool isRightZero = matchPattern(op.getRhs(), m_Zero()), isLeftZero = matchPattern(op.getLhs(), m_Zero());
  auto difference = isRightZero  ? op.getLhs().getDefiningOp<SubOp>()
                    : isLeftZero ? op.getRhs().getDefiningOp<SubOp>()
                                 : SubOp();
  if (!difference)
    return failure();
  Value lhs = difference.getLhs(), rhs = difference.getRhs();
  if (!isRightZero)
    std::swap(lhs, rhs);
  rewriter.replaceOpWithNewOp<CmpOp>(op, op.getPred(), lhs, rhs);
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return Attribute(getValueAttr()); }
OpFoldResult BoolConstantOp::fold(FoldAdaptor) { return Attribute(getValueAttr()); }
