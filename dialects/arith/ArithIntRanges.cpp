//===- ArithIntRanges.cpp - Integer range inference -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "runtime/interfaces/InferIntRangeCommon.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APInt;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

void ConstantOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges>, SetIntRangeFn setResultRange) {
  if (auto integer = llvm::dyn_cast<IntegerAttr>(getValue()))
    return setResultRange(getResult(), ConstantIntRanges::constant(integer.getValue()));
  auto elements = llvm::dyn_cast<DenseElementsAttr>(getValue());
  if (!elements || elements.empty() || !llvm::isa<IntegerType, IndexType>(elements.getElementType()))
    return setResultRange(getResult(),
                          ConstantIntRanges::maxRange(ConstantIntRanges::getStorageBitwidth(getType())));
  ConstantIntRanges range = ConstantIntRanges::constant(elements.getIntElement(0));
  if (!elements.isSplat())
    for (int64_t i = 1, e = elements.getNumElements(); i != e; ++i)
      range = range.rangeUnion(ConstantIntRanges::constant(elements.getIntElement(i)));
  setResultRange(getResult(), range);
}

//===----------------------------------------------------------------------===//
// Binary ops
//===----------------------------------------------------------------------===//

/// Converts the overflow flags of an arith op to the flags that the range functions (InferIntRangeCommon.h)
/// use.
static intrange::OverflowFlags flagsOf(IntegerOverflowFlags flags) {
  auto result = intrange::OverflowFlags::None;
  if (bitEnumContainsAny(flags, IntegerOverflowFlags::nsw))
    result |= intrange::OverflowFlags::Nsw;
  if (bitEnumContainsAny(flags, IntegerOverflowFlags::nuw))
    result |= intrange::OverflowFlags::Nuw;
  return result;
}

void AddIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {
  setResultRange(getResult(), intrange::inferAdd(argRanges, flagsOf(getOverflowFlags())));
}
void SubIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {
  setResultRange(getResult(), intrange::inferSub(argRanges, flagsOf(getOverflowFlags())));
}
void MulIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {
  setResultRange(getResult(), intrange::inferMul(argRanges, flagsOf(getOverflowFlags())));
}
void ShLIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {
  setResultRange(getResult(), intrange::inferShl(argRanges, flagsOf(getOverflowFlags())));
}

#define STRATA_INFER(OpT, infer)                                                                             \
  void OpT::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {   \
    setResultRange(getResult(), intrange::infer(argRanges));                                                 \
  }
STRATA_INFER(DivUIOp, inferDivU)
STRATA_INFER(DivSIOp, inferDivS)
STRATA_INFER(CeilDivUIOp, inferCeilDivU)
STRATA_INFER(CeilDivSIOp, inferCeilDivS)
STRATA_INFER(FloorDivSIOp, inferFloorDivS)
STRATA_INFER(RemUIOp, inferRemU)
STRATA_INFER(RemSIOp, inferRemS)
STRATA_INFER(AndIOp, inferAnd)
STRATA_INFER(OrIOp, inferOr)
STRATA_INFER(XOrIOp, inferXor)
STRATA_INFER(ShRUIOp, inferShrU)
STRATA_INFER(ShRSIOp, inferShrS)
STRATA_INFER(MaxSIOp, inferMaxS)
STRATA_INFER(MaxUIOp, inferMaxU)
STRATA_INFER(MinSIOp, inferMinS)
STRATA_INFER(MinUIOp, inferMinU)
#undef STRATA_INFER

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

void ExtUIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {
  setResultRange(getResult(),
                 intrange::extUIRange(argRanges[0], ConstantIntRanges::getStorageBitwidth(getType())));
}
void ExtSIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {
  setResultRange(getResult(),
                 intrange::extSIRange(argRanges[0], ConstantIntRanges::getStorageBitwidth(getType())));
}
void TruncIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {
  setResultRange(getResult(),
                 intrange::truncRange(argRanges[0], ConstantIntRanges::getStorageBitwidth(getType())));
}

/// Returns the range after a cast to or from index. Ranges of index values have 64 bits.
static ConstantIntRanges castRange(const ConstantIntRanges &range, Type to, bool isSigned) {
  unsigned from = range.umin().getBitWidth(), width = ConstantIntRanges::getStorageBitwidth(to);
  if (from > width)
    return intrange::truncRange(range, width);
  if (from == width)
    return range;
  return isSigned ? intrange::extSIRange(range, width) : intrange::extUIRange(range, width);
}

void IndexCastOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges,
                                    SetIntRangeFn setResultRange) {
  setResultRange(getResult(), castRange(argRanges[0], getType(), /*isSigned=*/true));
}
void IndexCastUIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges,
                                      SetIntRangeFn setResultRange) {
  setResultRange(getResult(), castRange(argRanges[0], getType(), /*isSigned=*/false));
}

//===----------------------------------------------------------------------===//
// Comparison and selection
//===----------------------------------------------------------------------===//

void CmpIOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRange) {
  std::optional<bool> known =
      intrange::evaluatePred(static_cast<intrange::CmpPredicate>(getPredicate()), argRanges[0], argRanges[1]);
  APInt no(1, 0), yes(1, 1);
  setResultRange(getResult(),
                 ConstantIntRanges::fromUnsigned(known && *known ? yes : no, known && !*known ? no : yes));
}

void SelectOp::inferResultRangesFromOptional(llvm::ArrayRef<IntegerValueRange> argRanges,
                                             SetIntLatticeFn setResultRange) {
  std::optional<APInt> condition;
  if (!argRanges[0].isUninitialized())
    condition = argRanges[0].getValue().getConstantValue();
  if (condition)
    return setResultRange(getResult(), argRanges[condition->isZero() ? 2 : 1]);
  setResultRange(getResult(), IntegerValueRange::join(argRanges[1], argRanges[2]));
}
