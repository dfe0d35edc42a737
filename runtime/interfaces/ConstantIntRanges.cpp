//===- ConstantIntRanges.cpp - Ranges of integer values -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ConstantIntRanges.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::APInt;

ConstantIntRanges::ConstantIntRanges(const APInt &umin, const APInt &umax, const APInt &smin,
                                     const APInt &smax)
    : unsignedMin(umin), unsignedMax(umax), signedMin(smin), signedMax(smax) {
  [[maybe_unused]] auto hasWidth = [width = umin.getBitWidth()](const APInt &bound) {
    return bound.getBitWidth() == width;
  };
  assert(hasWidth(umax) && hasWidth(smin) && hasWidth(smax) &&
         "all bounds of an integer have the same width");
}

bool ConstantIntRanges::operator==(const ConstantIntRanges &other) const {
  return unsignedMin.getBitWidth() == other.unsignedMin.getBitWidth() && unsignedMin == other.unsignedMin &&
         unsignedMax == other.unsignedMax && signedMin == other.signedMin && signedMax == other.signedMax;
}

unsigned ConstantIntRanges::getStorageBitwidth(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (llvm::isa<IndexType>(element))
    return IndexType::kInternalStorageBitWidth;
  auto integer = llvm::dyn_cast<IntegerType>(element);
  return integer ? integer.getWidth() : 0;
}

ConstantIntRanges ConstantIntRanges::maxRange(unsigned bitwidth) {
  APInt zero = APInt::getMinValue(bitwidth);
  if (bitwidth == 0)
    return {zero, zero, zero, zero};
  return {zero, APInt::getMaxValue(bitwidth), APInt::getSignedMinValue(bitwidth),
          APInt::getSignedMaxValue(bitwidth)};
}

ConstantIntRanges ConstantIntRanges::constant(const APInt &value) { return {value, value, value, value}; }

// fromSigned and fromUnsigned: if both bounds have the same sign bit, signed and unsigned comparisons order
// them equally, so the given bounds are also valid as the other pair.
ConstantIntRanges ConstantIntRanges::fromSigned(const APInt &smin, const APInt &smax) {
  if (smin.isNegative() == smax.isNegative())
    return {llvm::APIntOps::umin(smin, smax), llvm::APIntOps::umax(smin, smax), smin, smax};
  unsigned width = smin.getBitWidth();
  return {APInt::getMinValue(width), APInt::getMaxValue(width), smin, smax};
}

ConstantIntRanges ConstantIntRanges::fromUnsigned(const APInt &umin, const APInt &umax) {
  if (umin.isNegative() == umax.isNegative())
    return {umin, umax, llvm::APIntOps::smin(umin, umax), llvm::APIntOps::smax(umin, umax)};
  unsigned width = umin.getBitWidth();
  return {umin, umax, APInt::getSignedMinValue(width), APInt::getSignedMaxValue(width)};
}

ConstantIntRanges ConstantIntRanges::range(const APInt &min, const APInt &max, bool isSigned) {
  return isSigned ? fromSigned(min, max) : fromUnsigned(min, max);
}

/// Returns the first of the two ranges that has width 0, that is, belongs to a value that is no integer.
/// Returns null if both are ranges of integers.
static const ConstantIntRanges *nonInteger(const ConstantIntRanges &a, const ConstantIntRanges &b) {
  if (a.umin().getBitWidth() == 0)
    return &a;
  return b.umin().getBitWidth() == 0 ? &b : nullptr;
}

ConstantIntRanges ConstantIntRanges::rangeUnion(const ConstantIntRanges &other) const {
  if (const ConstantIntRanges *nothing = nonInteger(*this, other))
    return *nothing;
  return {llvm::APIntOps::umin(unsignedMin, other.unsignedMin),
          llvm::APIntOps::umax(unsignedMax, other.unsignedMax),
          llvm::APIntOps::smin(signedMin, other.signedMin), llvm::APIntOps::smax(signedMax, other.signedMax)};
}

ConstantIntRanges ConstantIntRanges::intersection(const ConstantIntRanges &other) const {
  if (const ConstantIntRanges *nothing = nonInteger(*this, other))
    return *nothing;
  return {llvm::APIntOps::umax(unsignedMin, other.unsignedMin),
          llvm::APIntOps::umin(unsignedMax, other.unsignedMax),
          llvm::APIntOps::smax(signedMin, other.signedMin), llvm::APIntOps::smin(signedMax, other.signedMax)};
}

std::optional<APInt> ConstantIntRanges::getConstantValue() const {
  if (unsignedMin.getBitWidth() == 0)
    return std::nullopt;
  if (unsignedMin == unsignedMax)
    return unsignedMin;
  if (signedMin == signedMax)
    return signedMin;
  return std::nullopt;
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, const ConstantIntRanges &range) {
  auto printBounds = [&os](llvm::StringRef title, const APInt &min, const APInt &max, bool isSigned) {
    os << title << " : [";
    min.print(os, isSigned);
    os << ", ";
    max.print(os, isSigned);
    os << ']';
  };
  printBounds("unsigned", range.umin(), range.umax(), /*isSigned=*/false);
  printBounds(" signed", range.smin(), range.smax(), /*isSigned=*/true);
  return os;
}

IntegerValueRange IntegerValueRange::getMaxRange(Value value) {
  return ConstantIntRanges::maxRange(ConstantIntRanges::getStorageBitwidth(value.getType()));
}

IntegerValueRange IntegerValueRange::join(const IntegerValueRange &a, const IntegerValueRange &b) {
  if (a.isUninitialized())
    return b;
  return b.isUninitialized() ? a : IntegerValueRange(a.getValue().rangeUnion(b.getValue()));
}

void IntegerValueRange::print(llvm::raw_ostream &os) const {
  if (value)
    os << *value;
  else
    os << "None";
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, const IntegerValueRange &range) {
  range.print(os);
  return os;
}
