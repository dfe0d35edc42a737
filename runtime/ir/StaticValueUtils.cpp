//===- StaticValueUtils.cpp - Constant and dynamic sizes ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;

OpFoldResult mlir::getAsOpFoldResult(Value value) {
  if (!value)
    return {};
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)))
    return constant;
  return value;
}
llvm::SmallVector<OpFoldResult> mlir::getAsOpFoldResult(ValueRange values) {
  llvm::SmallVector<OpFoldResult> results;
  for (Value value : values)
    results.push_back(getAsOpFoldResult(value));
  return results;
}
llvm::SmallVector<OpFoldResult> mlir::getAsOpFoldResult(ArrayAttr attrs) {
  llvm::SmallVector<OpFoldResult> results;
  if (attrs)
    results.append(attrs.begin(), attrs.end());
  return results;
}
OpFoldResult mlir::getAsIndexOpFoldResult(MLIRContext *context, int64_t value) {
  return IntegerAttr::get(IndexType::get(context), value);
}
llvm::SmallVector<OpFoldResult> mlir::getAsIndexOpFoldResult(MLIRContext *context,
                                                             llvm::ArrayRef<int64_t> values) {
  llvm::SmallVector<OpFoldResult> results;
  for (int64_t value : values)
    results.push_back(getAsIndexOpFoldResult(context, value));
  return results;
}

std::optional<llvm::SmallVector<int64_t>> mlir::getConstantIntValues(llvm::ArrayRef<OpFoldResult> results) {
  llvm::SmallVector<int64_t> values;
  for (OpFoldResult result : results) {
    std::optional<int64_t> value = getConstantIntValue(result);
    if (!value)
      return std::nullopt;
    values.push_back(*value);
  }
  return values;
}
bool mlir::isConstantIntValue(OpFoldResult result, int64_t value) {
  return getConstantIntValue(result) == value;
}
bool mlir::areAllConstantIntValue(llvm::ArrayRef<OpFoldResult> results, int64_t value) {
  return llvm::all_of(results, [&](OpFoldResult result) { return isConstantIntValue(result, value); });
}
bool mlir::isEqualConstantIntOrValue(OpFoldResult first, OpFoldResult second) {
  if (first == second)
    return true;
  std::optional<int64_t> number = getConstantIntValue(first);
  return number && number == getConstantIntValue(second);
}

void mlir::dispatchIndexOpFoldResult(OpFoldResult result, llvm::SmallVectorImpl<Value> &dynamicValues,
                                     llvm::SmallVectorImpl<int64_t> &staticValues) {
  if (Value value = result.getValue()) {
    dynamicValues.push_back(value);
    staticValues.push_back(ShapedType::kDynamic);
  } else {
    staticValues.push_back(llvm::cast<IntegerAttr>(result.getAttribute()).getInt());
  }
}
void mlir::dispatchIndexOpFoldResults(llvm::ArrayRef<OpFoldResult> results,
                                      llvm::SmallVectorImpl<Value> &dynamicValues,
                                      llvm::SmallVectorImpl<int64_t> &staticValues) {
  for (OpFoldResult result : results)
    dispatchIndexOpFoldResult(result, dynamicValues, staticValues);
}
llvm::SmallVector<OpFoldResult> mlir::getMixedValues(llvm::ArrayRef<int64_t> staticValues,
                                                     ValueRange dynamicValues, MLIRContext *context) {
  llvm::SmallVector<OpFoldResult> results;
  size_t next = 0;
  for (int64_t value : staticValues) {
    if (ShapedType::isDynamic(value))
      results.push_back(dynamicValues[next++]);
    else
      results.push_back(getAsIndexOpFoldResult(context, value));
  }
  return results;
}
