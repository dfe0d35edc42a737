//===- StaticValueFolding.cpp - Constant operands to attributes -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/StaticValueFolding.h"

using namespace mlir;

LogicalResult mlir::foldDynamicIndexList(llvm::SmallVectorImpl<OpFoldResult> &results, bool onlyNonNegative,
                                         bool onlyNonZero) {
  bool changed = false;
  for (OpFoldResult &result : results) {
    Value value = result.getValue();
    std::optional<int64_t> number = value ? getConstantIntValue(value) : std::nullopt;
    if (!number || ShapedType::isDynamic(*number) || (onlyNonNegative && *number < 0) ||
        (onlyNonZero && *number == 0))
      continue;
    result = getAsIndexOpFoldResult(value.getContext(), *number);
    changed = true;
  }
  return success(changed);
}

llvm::SmallVector<int64_t> mlir::getStaticValues(llvm::ArrayRef<OpFoldResult> results) {
  llvm::SmallVector<int64_t> numbers;
  for (OpFoldResult result : results)
    numbers.push_back(getConstantIntValue(result).value_or(ShapedType::kDynamic));
  return numbers;
}
