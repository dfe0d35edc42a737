//===- StaticValues.cpp - Lists of constant and dynamic sizes -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/StaticValues.h"
#include <numeric>

using namespace mlir;
using llvm::APInt;

/// Returns the attribute of a constant result; null if the result is not constant.
static Attribute getConstant(OpFoldResult result) {
  if (Value value = result.getValue()) {
    Attribute constant;
    return matchPattern(value, m_Constant(&constant)) ? constant : Attribute();
  }
  return result.getAttribute();
}

bool mlir::isZeroFloat(OpFoldResult v) {
  auto constant = llvm::dyn_cast_or_null<FloatAttr>(getConstant(v));
  return constant && constant.getValue().isZero();
}
bool mlir::isZeroIntegerOrFloat(OpFoldResult v) { return isZeroInteger(v) || isZeroFloat(v); }

std::optional<std::pair<APInt, bool>> mlir::getConstantAPIntValue(OpFoldResult ofr) {
  auto constant = llvm::dyn_cast_or_null<IntegerAttr>(getConstant(ofr));
  if (!constant)
    return std::nullopt;
  return std::pair(constant.getValue(), constant.getType().isIndex());
}

bool mlir::areConstantIntValues(llvm::ArrayRef<OpFoldResult> ofrs, llvm::ArrayRef<int64_t> values) {
  return ofrs.size() == values.size() && llvm::all_of(llvm::zip(ofrs, values), [](auto pair) {
           return isConstantIntValue(std::get<0>(pair), std::get<1>(pair));
         });
}

bool mlir::isEqualConstantIntOrValueArray(llvm::ArrayRef<OpFoldResult> ofrs1,
                                          llvm::ArrayRef<OpFoldResult> ofrs2) {
  return ofrs1.size() == ofrs2.size() && llvm::all_of(llvm::zip(ofrs1, ofrs2), [](auto pair) {
           return isEqualConstantIntOrValue(std::get<0>(pair), std::get<1>(pair));
         });
}

std::pair<int64_t, OpFoldResult> mlir::getSimplifiedOfrAndStaticSizePair(OpFoldResult ofr, Builder &builder) {
  std::optional<int64_t> size = getConstantIntValue(ofr);
  if (!size)
    return {ShapedType::kDynamic, ofr};
  return {*size, ofr.getValue() ? OpFoldResult(builder.getIndexAttr(*size)) : ofr};
}

std::tuple<llvm::SmallVector<OpFoldResult>, llvm::SmallVector<OpFoldResult>, llvm::SmallVector<OpFoldResult>>
mlir::getOffsetsSizesAndStrides(llvm::ArrayRef<Range> ranges) {
  llvm::SmallVector<OpFoldResult> offsets, sizes, strides;
  for (const Range &range : ranges) {
    offsets.push_back(range.offset);
    sizes.push_back(range.size);
    strides.push_back(range.stride);
  }
  return {offsets, sizes, strides};
}

std::pair<llvm::SmallVector<int64_t>, llvm::SmallVector<Value>>
mlir::decomposeMixedValues(llvm::ArrayRef<OpFoldResult> mixedValues) {
  llvm::SmallVector<int64_t> staticValues;
  llvm::SmallVector<Value> dynamicValues;
  dispatchIndexOpFoldResults(mixedValues, dynamicValues, staticValues);
  return {std::move(staticValues), std::move(dynamicValues)};
}

llvm::SmallVector<OpFoldResult> mlir::getMixedValues(llvm::ArrayRef<int64_t> staticValues,
                                                     ValueRange dynamicValues, Builder &builder) {
  return getMixedValues(staticValues, dynamicValues, builder.getContext());
}

/// Implements getValuesSortedByKey.
template <typename T>
static llvm::SmallVector<T> sortByKey(llvm::ArrayRef<Attribute> keys, llvm::ArrayRef<T> values,
                                      llvm::function_ref<bool(Attribute, Attribute)> compare) {
  assert(keys.size() == values.size() && "expected a key for each value");
  llvm::SmallVector<size_t> order(keys.size());
  std::iota(order.begin(), order.end(), size_t(0));
  llvm::stable_sort(order, [&](size_t left, size_t right) { return compare(keys[left], keys[right]); });
  llvm::SmallVector<T> sorted;
  for (size_t index : order)
    sorted.push_back(values[index]);
  return sorted;
}

llvm::SmallVector<Value> mlir::getValuesSortedByKey(llvm::ArrayRef<Attribute> keys,
                                                    llvm::ArrayRef<Value> values,
                                                    llvm::function_ref<bool(Attribute, Attribute)> compare) {
  return sortByKey(keys, values, compare);
}
llvm::SmallVector<OpFoldResult>
mlir::getValuesSortedByKey(llvm::ArrayRef<Attribute> keys, llvm::ArrayRef<OpFoldResult> values,
                           llvm::function_ref<bool(Attribute, Attribute)> compare) {
  return sortByKey(keys, values, compare);
}
llvm::SmallVector<int64_t>
mlir::getValuesSortedByKey(llvm::ArrayRef<Attribute> keys, llvm::ArrayRef<int64_t> values,
                           llvm::function_ref<bool(Attribute, Attribute)> compare) {
  return sortByKey(keys, values, compare);
}

bool mlir::hasValidSizesOffsets(llvm::SmallVector<int64_t> sizesOrOffsets) {
  return llvm::none_of(sizesOrOffsets,
                       [](int64_t value) { return !ShapedType::isDynamic(value) && value < 0; });
}
bool mlir::hasValidStrides(llvm::SmallVector<int64_t> strides) { return !llvm::is_contained(strides, 0); }

std::optional<APInt> mlir::constantTripCount(
    OpFoldResult lb, OpFoldResult ub, OpFoldResult step, bool isSigned,
    llvm::function_ref<std::optional<llvm::APSInt>(Value, Value, bool)> computeUbMinusLb) {
  using Constant = std::optional<std::pair<APInt, bool>>;
  Constant lower = getConstantAPIntValue(lb), upper = getConstantAPIntValue(ub);
  Constant each = getConstantAPIntValue(step);
  // Equal bounds give no iterations, whatever the step is.
  if (lb == ub) {
    Type type =
        lb.getValue() ? lb.getValue().getType() : llvm::cast<IntegerAttr>(lb.getAttribute()).getType();
    return APInt(type.isIndex() ? 64 : type.getIntOrFloatBitWidth(), 0);
  }
  APInt distance;
  if (lower && upper) {
    const APInt &from = lower->first, &to = upper->first;
    assert(from.getBitWidth() == to.getBitWidth() && "expected bounds of one type");
    if (isSigned ? from.sge(to) : from.uge(to))
      return APInt(from.getBitWidth(), 0);
    distance = to - from;
  } else {
    if (!lb.getValue() || !ub.getValue())
      return std::nullopt;
    std::optional<llvm::APSInt> difference = computeUbMinusLb(lb.getValue(), ub.getValue(), isSigned);
    if (!difference)
      return std::nullopt;
    if (difference->isZero() || (isSigned && difference->isNegative()))
      return APInt(difference->getBitWidth(), 0);
    distance = *difference;
  }
  if (!each)
    return std::nullopt;
  const APInt &stride = each->first;
  if (stride.isZero() || (isSigned && stride.isNegative()))
    return APInt(distance.getBitWidth(), 0);
  // Divide as unsigned: the difference of signed bounds can exceed the signed maximum.
  APInt count, remainder;
  APInt::udivrem(distance, stride, count, remainder);
  return remainder.isZero() ? count : count + 1;
}
