//===- StaticValues.h - Lists of constant and dynamic sizes ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Further functions on sizes, offsets and strides that are constants or values; the basic ones are in
// runtime/ir/StaticValueUtils.h. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_STATICVALUES_H
#define STRATA_DIALECTS_UTILS_STATICVALUES_H

#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/ir/StaticValueUtils.h"
#include "llvm/ADT/APSInt.h"
#include <tuple>

namespace mlir {

/// Return true for a constant 0.0, or for a constant zero of an integer or floating-point type.
bool isZeroFloat(OpFoldResult v);
bool isZeroIntegerOrFloat(OpFoldResult v);

/// Returns the value of an integer constant, and whether its type is `index` (the value then has 64 bits).
/// Returns nullopt if \p ofr is not a constant.
std::optional<std::pair<llvm::APInt, bool>> getConstantAPIntValue(OpFoldResult ofr);
/// Returns true if the results are the given integer constants.
bool areConstantIntValues(llvm::ArrayRef<OpFoldResult> ofrs, llvm::ArrayRef<int64_t> values);
/// Returns true if both lists have the same length and isEqualConstantIntOrValue() holds for each pair of
/// elements.
bool isEqualConstantIntOrValueArray(llvm::ArrayRef<OpFoldResult> ofrs1, llvm::ArrayRef<OpFoldResult> ofrs2);

/// Returns a size in two forms. First, as a dimension of a ShapedType: the number, or kDynamic if \p ofr is
/// not constant. Second, \p ofr itself, or an index attribute if \p ofr is a constant value.
std::pair<int64_t, OpFoldResult> getSimplifiedOfrAndStaticSizePair(OpFoldResult ofr, Builder &builder);
/// Splits ranges into offsets, sizes and strides.
std::tuple<llvm::SmallVector<OpFoldResult>, llvm::SmallVector<OpFoldResult>, llvm::SmallVector<OpFoldResult>>
getOffsetsSizesAndStrides(llvm::ArrayRef<Range> ranges);
/// Inverse of getMixedValues: splits a list into the static list, with kDynamic for each value, and the
/// values.
std::pair<llvm::SmallVector<int64_t>, llvm::SmallVector<Value>>
decomposeMixedValues(llvm::ArrayRef<OpFoldResult> mixedValues);
llvm::SmallVector<OpFoldResult> getMixedValues(llvm::ArrayRef<int64_t> staticValues, ValueRange dynamicValues,
                                               Builder &builder);

/// Return \p values sorted by their keys: `keys[i]` is the key of `values[i]`, and \p compare orders keys.
/// The sort is stable. \pre Both lists have the same length.
llvm::SmallVector<Value> getValuesSortedByKey(llvm::ArrayRef<Attribute> keys, llvm::ArrayRef<Value> values,
                                              llvm::function_ref<bool(Attribute, Attribute)> compare);
llvm::SmallVector<OpFoldResult> getValuesSortedByKey(llvm::ArrayRef<Attribute> keys,
                                                     llvm::ArrayRef<OpFoldResult> values,
                                                     llvm::function_ref<bool(Attribute, Attribute)> compare);
llvm::SmallVector<int64_t> getValuesSortedByKey(llvm::ArrayRef<Attribute> keys,
                                                llvm::ArrayRef<int64_t> values,
                                                llvm::function_ref<bool(Attribute, Attribute)> compare);

/// Return true if the elements that are not dynamic are valid: sizes and offsets must not be negative,
/// strides must not be zero.
bool hasValidSizesOffsets(llvm::SmallVector<int64_t> sizesOrOffsets);
bool hasValidStrides(llvm::SmallVector<int64_t> strides);

/// A size that may be dynamic ("saturated"). Sums with a dynamic size are dynamic, and so are products,
/// except with 0.
struct SaturatedInteger {
  static SaturatedInteger wrap(int64_t value) {
    return ShapedType::isDynamic(value) ? SaturatedInteger{true, 0} : SaturatedInteger{false, value};
  }
  int64_t asInteger() { return saturated ? ShapedType::kDynamic : v; }
  /// Combines two descriptions of the same size: returns this size if it is static, else \p other. Fails if
  /// both are static and different.
  FailureOr<SaturatedInteger> desaturate(SaturatedInteger other) {
    if (saturated)
      return other;
    if (!other.saturated && other.v != v)
      return failure();
    return *this;
  }
  bool operator==(SaturatedInteger other) {
    return saturated == other.saturated && (saturated || v == other.v);
  }
  bool operator!=(SaturatedInteger other) { return !(*this == other); }
  SaturatedInteger operator+(SaturatedInteger other) {
    return saturated || other.saturated ? SaturatedInteger{true, 0} : SaturatedInteger{false, v + other.v};
  }
  SaturatedInteger operator*(SaturatedInteger other) {
    auto isZero = [](SaturatedInteger size) { return !size.saturated && size.v == 0; };
    if (isZero(*this) || isZero(other))
      return {false, 0};
    return saturated || other.saturated ? SaturatedInteger{true, 0} : SaturatedInteger{false, v * other.v};
  }

  bool saturated = true;
  int64_t v = 0;
};

/// Returns the number of iterations of a loop from \p lb to \p ub, exclusive, with step \p step; nullopt if
/// it is unknown. \param computeUbMinusLb returns the difference of two values, or nullopt; it is called if
/// the bounds are not constant. A step of zero, or a negative one if \p isSigned, gives 0.
std::optional<llvm::APInt>
constantTripCount(OpFoldResult lb, OpFoldResult ub, OpFoldResult step, bool isSigned,
                  llvm::function_ref<std::optional<llvm::APSInt>(Value, Value, bool)> computeUbMinusLb);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_STATICVALUES_H
