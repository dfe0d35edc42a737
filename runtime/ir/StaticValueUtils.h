//===- StaticValueUtils.h - Constants among values ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Sizes, offsets and strides come as numbers where they are known and as values elsewhere: OpFoldResults.
// From one to the other. Pure functions. To find out what an operand is see also Matchers.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_STATICVALUEUTILS_H
#define STRATA_RUNTIME_IR_STATICVALUEUTILS_H

#include "runtime/ir/Matchers.h"

namespace strata {

class Builder;

/// The attribute of a constant op; any other value as it is.
OpFoldResult getAsOpFoldResult(Value value);
llvm::SmallVector<OpFoldResult> getAsOpFoldResult(ValueRange values);
llvm::SmallVector<OpFoldResult> getAsOpFoldResult(ArrayAttr attrs);
/// An index attribute.
OpFoldResult getAsIndexOpFoldResult(MLIRContext *context, int64_t value);
llvm::SmallVector<OpFoldResult> getAsIndexOpFoldResult(MLIRContext *context, llvm::ArrayRef<int64_t> values);

/// None where one of them is not known.
std::optional<llvm::SmallVector<int64_t>> getConstantIntValues(llvm::ArrayRef<OpFoldResult> results);
bool isConstantIntValue(OpFoldResult result, int64_t value);
bool areAllConstantIntValue(llvm::ArrayRef<OpFoldResult> results, int64_t value);
inline bool isZeroInteger(OpFoldResult result) { return isConstantIntValue(result, 0); }
inline bool isOneInteger(OpFoldResult result) { return isConstantIntValue(result, 1); }
/// Whether both are the same value, or constants of the same number.
bool isEqualConstantIntOrValue(OpFoldResult first, OpFoldResult second);

/// Takes sizes apart: the known ones, kDynamic for the others, whose values are appended.
void dispatchIndexOpFoldResult(OpFoldResult result, llvm::SmallVectorImpl<Value> &dynamicValues,
                               llvm::SmallVectorImpl<int64_t> &staticValues);
void dispatchIndexOpFoldResults(llvm::ArrayRef<OpFoldResult> results,
                                llvm::SmallVectorImpl<Value> &dynamicValues,
                                llvm::SmallVectorImpl<int64_t> &staticValues);
/// And together again. \pre a value for each kDynamic.
llvm::SmallVector<OpFoldResult> getMixedValues(llvm::ArrayRef<int64_t> staticValues, ValueRange dynamicValues,
                                               MLIRContext *context);

/// The numbers of an array of integer attributes.
template <typename IntT>
llvm::SmallVector<IntT> extractFromIntegerArrayAttr(Attribute attr) {
  llvm::SmallVector<IntT> values;
  for (llvm::APInt value : llvm::cast<ArrayAttr>(attr).getAsValueRange<IntegerAttr>())
    values.push_back(static_cast<IntT>(value.getSExtValue()));
  return values;
}

} // namespace strata

#endif // STRATA_RUNTIME_IR_STATICVALUEUTILS_H
