//===- SwitchBuilder.cpp - Builders of switch ops -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/SwitchBuilder.h"
#include "runtime/ir/BuiltinTypes.h"

using namespace mlir;

void mlir::addSwitch(OpBuilder &builder, OperationState &state, Value flag, Block *defaultDestination,
                     ValueRange defaultOperands, llvm::StringRef valuesName, DenseIntElementsAttr values,
                     BlockRange destinations, llvm::ArrayRef<ValueRange> operands) {
  llvm::SmallVector<int32_t> sizes;
  int32_t numOperands = 0;
  state.addOperands(flag);
  state.addOperands(defaultOperands);
  for (ValueRange each : operands) {
    state.addOperands(each);
    sizes.push_back(each.size());
    numOperands += each.size();
  }
  sizes.resize(std::max(sizes.size(), destinations.size()));
  if (values)
    state.addAttribute(valuesName, values);
  state.addAttribute("case_operand_segments", builder.getDenseI32ArrayAttr(sizes));
  state.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr({1, static_cast<int32_t>(defaultOperands.size()), numOperands}));
  state.addSuccessors(defaultDestination);
  state.addSuccessors(destinations);
}

template <typename T>
static DenseIntElementsAttr makeValues(Type flagType, llvm::ArrayRef<T> values) {
  if (values.empty())
    return {};
  return DenseIntElementsAttr::get(VectorType::get(static_cast<int64_t>(values.size()), flagType), values);
}
DenseIntElementsAttr mlir::makeSwitchValues(Type flagType, llvm::ArrayRef<llvm::APInt> values) {
  return makeValues(flagType, values);
}
DenseIntElementsAttr mlir::makeSwitchValues(Type flagType, llvm::ArrayRef<int32_t> values) {
  return makeValues(flagType, values);
}
