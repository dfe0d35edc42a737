//===- InferIntRangeInterface.cpp - Inference of integer ranges -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;

llvm::SmallVector<IntegerValueRange> mlir::getIntValueRanges(llvm::ArrayRef<OpFoldResult> values,
                                                             GetIntRangeFn getIntRange,
                                                             int32_t indexBitwidth) {
  llvm::SmallVector<IntegerValueRange> ranges;
  for (const OpFoldResult &each : values) {
    if (auto value = llvm::dyn_cast_if_present<Value>(each))
      ranges.push_back(getIntRange(value));
    else
      ranges.push_back(ConstantIntRanges::constant(
          llvm::cast<IntegerAttr>(llvm::cast<Attribute>(each)).getValue().sextOrTrunc(indexBitwidth)));
  }
  return ranges;
}

void intrange::detail::defaultInferResultRanges(InferIntRangeInterface op,
                                                llvm::ArrayRef<IntegerValueRange> operands,
                                                SetIntLatticeFn setResultRanges) {
  if (llvm::any_of(operands, [](const IntegerValueRange &operand) { return operand.isUninitialized(); }))
    return;
  auto known =
      llvm::map_to_vector(operands, [](const IntegerValueRange &operand) { return operand.getValue(); });
  op.inferResultRanges(known,
                       [&](Value value, const ConstantIntRanges &range) { setResultRanges(value, range); });
}

void intrange::detail::defaultInferResultRangesFromOptional(InferIntRangeInterface op,
                                                            llvm::ArrayRef<ConstantIntRanges> operands,
                                                            SetIntRangeFn setResultRanges) {
  llvm::SmallVector<IntegerValueRange> maybe(operands.begin(), operands.end());
  op.inferResultRangesFromOptional(maybe, [&](Value value, const IntegerValueRange &range) {
    if (!range.isUninitialized())
      setResultRanges(value, range.getValue());
  });
}

#include "runtime/interfaces/InferIntRangeInterface.cpp.inc"
