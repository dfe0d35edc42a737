//===- IndexRanges.cpp - Integer ranges of index ops ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Integer range inference. A range is valid for index widths of 32 and of 64 bits.
//
//===----------------------------------------------------------------------===//

#include "dialects/index/Index.h"
#include "runtime/interfaces/InferIntRangeCommon.h"

using namespace mlir;
using namespace mlir::index;
using llvm::APInt;

using Ranges = llvm::ArrayRef<ConstantIntRanges>;

#define STRATA_INDEX_RANGE(Class, infer)                                                                     \
  void Class::inferResultRanges(Ranges ranges, SetIntRangeFn setRange) {                                     \
    setRange(getResult(), intrange::inferIndexOp([](Ranges each) { return intrange::infer(each); }, ranges,  \
                                                 intrange::CmpMode::Both));                                  \
  }
STRATA_INDEX_RANGE(AddOp, inferAdd)
STRATA_INDEX_RANGE(SubOp, inferSub)
STRATA_INDEX_RANGE(MulOp, inferMul)
STRATA_INDEX_RANGE(DivSOp, inferDivS)
STRATA_INDEX_RANGE(DivUOp, inferDivU)
STRATA_INDEX_RANGE(CeilDivSOp, inferCeilDivS)
STRATA_INDEX_RANGE(CeilDivUOp, inferCeilDivU)
STRATA_INDEX_RANGE(FloorDivSOp, inferFloorDivS)
STRATA_INDEX_RANGE(RemSOp, inferRemS)
STRATA_INDEX_RANGE(RemUOp, inferRemU)
STRATA_INDEX_RANGE(MaxSOp, inferMaxS)
STRATA_INDEX_RANGE(MaxUOp, inferMaxU)
STRATA_INDEX_RANGE(MinSOp, inferMinS)
STRATA_INDEX_RANGE(MinUOp, inferMinU)
STRATA_INDEX_RANGE(ShlOp, inferShl)
STRATA_INDEX_RANGE(ShrSOp, inferShrS)
STRATA_INDEX_RANGE(ShrUOp, inferShrU)
STRATA_INDEX_RANGE(AndOp, inferAnd)
STRATA_INDEX_RANGE(OrOp, inferOr)
STRATA_INDEX_RANGE(XOrOp, inferXor)
#undef STRATA_INDEX_RANGE

/// Returns the range of a cast between index and an integer. The analysis represents an index with 64 bits.
static ConstantIntRanges castRange(const ConstantIntRanges &range, Type from, Type to, bool isSigned) {
  unsigned fromWidth = ConstantIntRanges::getStorageBitwidth(from),
           toWidth = ConstantIntRanges::getStorageBitwidth(to);
  auto extend = [&](const ConstantIntRanges &narrow, unsigned width) {
    return isSigned ? intrange::extSIRange(narrow, width) : intrange::extUIRange(narrow, width);
  };
  // For 32-bit targets, an index is first truncated to 32 bits: the range is the union of both widths.
  if (from.isIndex() && toWidth > 32) {
    ConstantIntRanges large =
        toWidth > fromWidth ? extend(range, toWidth) : intrange::truncRange(range, toWidth);
    return large.rangeUnion(extend(intrange::truncRange(range, 32), toWidth));
  }
  if (to.isIndex() && fromWidth > 32) {
    ConstantIntRanges large =
        fromWidth > toWidth ? intrange::truncRange(range, toWidth) : extend(range, toWidth);
    return large.rangeUnion(extend(intrange::truncRange(range, 32), toWidth));
  }
  return fromWidth > toWidth   ? intrange::truncRange(range, toWidth)
         : fromWidth < toWidth ? extend(range, toWidth)
                               : range;
}
void CastSOp::inferResultRanges(Ranges ranges, SetIntRangeFn setRange) {
  setRange(getResult(), castRange(ranges[0], getInput().getType(), getType(), /*isSigned=*/true));
}
void CastUOp::inferResultRanges(Ranges ranges, SetIntRangeFn setRange) {
  setRange(getResult(), castRange(ranges[0], getInput().getType(), getType(), /*isSigned=*/false));
}

/// Evaluates the comparison on the operand ranges. The result is a constant only if it is known and the same
/// in 64-bit and in 32-bit arithmetic.
void CmpOp::inferResultRanges(Ranges ranges, SetIntRangeFn setRange) {
  auto predicate = static_cast<intrange::CmpPredicate>(getPred());
  std::optional<bool> known = intrange::evaluatePred(predicate, ranges[0], ranges[1]);
  std::optional<bool> small = intrange::evaluatePred(predicate, intrange::truncRange(ranges[0], 32),
                                                     intrange::truncRange(ranges[1], 32));
  bool mayHold = !known || *known || !small || *small, mayNot = !known || !*known || !small || !*small;
  setRange(getResult(), ConstantIntRanges::fromUnsigned(APInt(1, !mayNot), APInt(1, mayHold)));
}

void ConstantOp::inferResultRanges(Ranges, SetIntRangeFn setRange) {
  setRange(getResult(), ConstantIntRanges::constant(getValueAttr().getValue()));
}
void BoolConstantOp::inferResultRanges(Ranges, SetIntRangeFn setRange) {
  setRange(getResult(), ConstantIntRanges::constant(APInt(1, getValue())));
}
void SizeOfOp::inferResultRanges(Ranges, SetIntRangeFn setRange) {
  unsigned width = ConstantIntRanges::getStorageBitwidth(getType());
  setRange(getResult(), ConstantIntRanges::fromUnsigned(APInt(width, 32), APInt(width, 64)));
}
