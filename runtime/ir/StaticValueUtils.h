//===- StaticValueUtils.h - Constant and dynamic sizes ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversions between the representations of sizes, offsets and strides: an OpFoldResult is an attribute if
// the number is constant, else a value. A static list contains the constant numbers and kDynamic for the
// others; the dynamic values are a separate list. Pure functions. For matching operands see also Matchers.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_STATICVALUEUTILS_H
#define STRATA_RUNTIME_IR_STATICVALUEUTILS_H

#include "runtime/ir/Matchers.h"

namespace mlir {

class Builder;

/// Returns the constant if \p value is a result of a constant operation, else the value itself.
OpFoldResult getAsOpFoldResult(Value value);
llvm::SmallVector<OpFoldResult> getAsOpFoldResult(ValueRange values);
llvm::SmallVector<OpFoldResult> getAsOpFoldResult(ArrayAttr attrs);
/// Return \p value, or each of \p values, as an index attribute.
OpFoldResult getAsIndexOpFoldResult(MLIRContext *context, int64_t value);
llvm::SmallVector<OpFoldResult> getAsIndexOpFoldResult(MLIRContext *context, llvm::ArrayRef<int64_t> values);

/// Returns the constant values of \p results, or nullopt if one of them is not constant.
std::optional<llvm::SmallVector<int64_t>> getConstantIntValues(llvm::ArrayRef<OpFoldResult> results);
/// Returns true if \p result is the integer constant \p value.
bool isConstantIntValue(OpFoldResult result, int64_t value);
/// Returns true if each of \p results is the integer constant \p value.
bool areAllConstantIntValue(llvm::ArrayRef<OpFoldResult> results, int64_t value);
inline bool isZeroInteger(OpFoldResult result) { return isConstantIntValue(result, 0); }
inline bool isOneInteger(OpFoldResult result) { return isConstantIntValue(result, 1); }
/// Returns true if both are the same value or equal integer constants.
bool isEqualConstantIntOrValue(OpFoldResult first, OpFoldResult second);

/// Splits numbers into a static list, with kDynamic for dynamic numbers, and a list of the dynamic values.
/// Appends to both lists.
void dispatchIndexOpFoldResult(OpFoldResult result, llvm::SmallVectorImpl<Value> &dynamicValues,
                               llvm::SmallVectorImpl<int64_t> &staticValues);
void dispatchIndexOpFoldResults(llvm::ArrayRef<OpFoldResult> results,
                                llvm::SmallVectorImpl<Value> &dynamicValues,
                                llvm::SmallVectorImpl<int64_t> &staticValues);
/// Inverse of dispatchIndexOpFoldResults. \pre There is a dynamic value for each kDynamic.
llvm::SmallVector<OpFoldResult> getMixedValues(llvm::ArrayRef<int64_t> staticValues, ValueRange dynamicValues,
                                               MLIRContext *context);

/// Returns the numbers of an array of integer attributes.
template <typename IntT>
llvm::SmallVector<IntT> extractFromIntegerArrayAttr(Attribute attr) {
  llvm::SmallVector<IntT> values;
  for (llvm::APInt value : llvm::cast<ArrayAttr>(attr).getAsValueRange<IntegerAttr>())
    values.push_back(static_cast<IntT>(value.getSExtValue()));
  return values;
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_STATICVALUEUTILS_H
