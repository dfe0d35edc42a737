//===- AttrToLLVMConverter.cpp - Flags of arith as flags of llvm ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/AttrToLLVMConverter.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::arith;

LLVM::FastmathFlags arith::convertArithFastMathFlagsToLLVM(FastMathFlags flags) {
  static constexpr std::pair<FastMathFlags, LLVM::FastmathFlags> pairs[] = {
      {FastMathFlags::nnan, LLVM::FastmathFlags::nnan},
      {FastMathFlags::ninf, LLVM::FastmathFlags::ninf},
      {FastMathFlags::nsz, LLVM::FastmathFlags::nsz},
      {FastMathFlags::arcp, LLVM::FastmathFlags::arcp},
      {FastMathFlags::contract, LLVM::FastmathFlags::contract},
      {FastMathFlags::afn, LLVM::FastmathFlags::afn},
      {FastMathFlags::reassoc, LLVM::FastmathFlags::reassoc},
  };
  auto result = LLVM::FastmathFlags::none;
  for (auto [from, to] : pairs)
    if (bitEnumContainsAny(flags, from))
      result = result | to;
  return result;
}

LLVM::FastmathFlagsAttr arith::convertArithFastMathAttrToLLVM(FastMathFlagsAttr attr) {
  return LLVM::FastmathFlagsAttr::get(attr.getContext(), convertArithFastMathFlagsToLLVM(attr.getValue()));
}

LLVM::IntegerOverflowFlags arith::convertArithOverflowFlagsToLLVM(IntegerOverflowFlags flags) {
  auto result = LLVM::IntegerOverflowFlags::none;
  if (bitEnumContainsAny(flags, IntegerOverflowFlags::nsw))
    result = result | LLVM::IntegerOverflowFlags::nsw;
  if (bitEnumContainsAny(flags, IntegerOverflowFlags::nuw))
    result = result | LLVM::IntegerOverflowFlags::nuw;
  return result;
}

LLVM::RoundingMode arith::convertArithRoundingModeToLLVM(RoundingMode mode) {
  switch (mode) {
  case RoundingMode::to_nearest_even:
    return LLVM::RoundingMode::NearestTiesToEven;
  case RoundingMode::downward:
    return LLVM::RoundingMode::TowardNegative;
  case RoundingMode::upward:
    return LLVM::RoundingMode::TowardPositive;
  case RoundingMode::toward_zero:
    return LLVM::RoundingMode::TowardZero;
  case RoundingMode::to_nearest_away:
    return LLVM::RoundingMode::NearestTiesToAway;
  }
  llvm_unreachable("invalid rounding mode");
}

LLVM::RoundingModeAttr arith::convertArithRoundingModeAttrToLLVM(RoundingModeAttr attr) {
  return LLVM::RoundingModeAttr::get(attr.getContext(), convertArithRoundingModeToLLVM(attr.getValue()));
}

LLVM::FPExceptionBehaviorAttr arith::getLLVMDefaultFPExceptionBehavior(MLIRContext &context) {
  return LLVM::FPExceptionBehaviorAttr::get(&context, LLVM::FPExceptionBehavior::Ignore);
}

//===----------------------------------------------------------------------===//
// Converted attributes
//===----------------------------------------------------------------------===//

arith::detail::ConvertedAttrs::ConvertedAttrs(Operation *op) : attrs(op->getAttrList()) {}

void arith::detail::ConvertedAttrs::convertFastMath(llvm::StringRef from, llvm::StringRef to) {
  if (auto flags = llvm::dyn_cast_or_null<FastMathFlagsAttr>(attrs.erase(from)))
    attrs.set(to, convertArithFastMathAttrToLLVM(flags));
}

void arith::detail::ConvertedAttrs::convertOverflow(llvm::StringRef from, llvm::StringRef to,
                                                    MLIRContext *context) {
  auto flags = llvm::dyn_cast_or_null<IntegerOverflowFlagsAttr>(attrs.erase(from));
  if (!flags)
    return;
  auto converted =
      LLVM::IntegerOverflowFlagsAttr::get(context, convertArithOverflowFlagsToLLVM(flags.getValue()));
  Builder builder(context);
  properties = builder.getDictionaryAttr(builder.getNamedAttr(to, converted));
}

void arith::detail::ConvertedAttrs::convertRoundingMode(llvm::StringRef from, llvm::StringRef to) {
  if (auto mode = llvm::dyn_cast_or_null<RoundingModeAttr>(attrs.erase(from)))
    attrs.set(to, convertArithRoundingModeAttrToLLVM(mode));
}
