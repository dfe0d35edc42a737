//===- ConstantIntRanges.h - Ranges of integer values ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A range of values of an integer: inclusive bounds of its bits as an unsigned number, and inclusive bounds
// of the same bits as a signed number. Neither pair of bounds implies the other: the set {-1, 0} has the
// signed bounds -1 and 0, and the unsigned bounds are those of all values.
//
//     auto range = ConstantIntRanges::fromUnsigned(APInt(8, 3), APInt(8, 5));   // the values 3, 4 and 5
//
// A value class. InferIntRangeCommon.h defines the arithmetic on ranges.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CONSTANTINTRANGES_H
#define STRATA_RUNTIME_INTERFACES_CONSTANTINTRANGES_H

#include "runtime/ir/Value.h"
#include "llvm/ADT/APInt.h"
#include <optional>

namespace mlir {

/// The unsigned and signed bounds of an integer.
class ConstantIntRanges {
public:
  /// All bounds must have the same width. The width is 0 for a value that is not an integer.
  ConstantIntRanges(const llvm::APInt &umin, const llvm::APInt &umax, const llvm::APInt &smin,
                    const llvm::APInt &smax);
  const llvm::APInt &umin() const { return unsignedMin; }
  const llvm::APInt &umax() const { return unsignedMax; }
  const llvm::APInt &smin() const { return signedMin; }
  const llvm::APInt &smax() const { return signedMax; }
  bool operator==(const ConstantIntRanges &other) const;

  /// Returns the width of the bounds of values of a type or of its elements: that of an integer type, 64 for
  /// index, and 0 for all other types.
  static unsigned getStorageBitwidth(Type type);

  /// Returns the range of all values.
  static ConstantIntRanges maxRange(unsigned bitwidth);
  static ConstantIntRanges constant(const llvm::APInt &value);
  /// Return a range with the given bounds. The other pair of bounds is derived if both bounds have the same
  /// sign bit; else it covers all values.
  static ConstantIntRanges fromSigned(const llvm::APInt &smin, const llvm::APInt &smax);
  static ConstantIntRanges fromUnsigned(const llvm::APInt &umin, const llvm::APInt &umax);
  static ConstantIntRanges range(const llvm::APInt &min, const llvm::APInt &max, bool isSigned);

  /// Returns bounds of the values in either range, separately for unsigned and signed bounds. If one range
  /// has width 0, returns it.
  ConstantIntRanges rangeUnion(const ConstantIntRanges &other) const;
  /// Returns bounds of the values in both ranges. If one range has width 0, returns it.
  ConstantIntRanges intersection(const ConstantIntRanges &other) const;
  /// Returns the only value that the unsigned or the signed bounds admit; nothing if there are several.
  std::optional<llvm::APInt> getConstantValue() const;

private:
  llvm::APInt unsignedMin, unsignedMax, signedMin, signedMax;
};
/// Prints "unsigned : [0, 255] signed : [-128, 127]".
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const ConstantIntRanges &range);

/// A lattice value: uninitialized, or a range.
class IntegerValueRange {
public:
  IntegerValueRange() = default;
  IntegerValueRange(ConstantIntRanges value) : value(std::move(value)) {}
  explicit IntegerValueRange(std::optional<ConstantIntRanges> value) : value(std::move(value)) {}
  /// Returns the range of all values of the value's type.
  static IntegerValueRange getMaxRange(Value value);
  bool isUninitialized() const { return !value; }
  /// Returns the range.
  /// \pre !isUninitialized().
  const ConstantIntRanges &getValue() const { return *value; }
  bool operator==(const IntegerValueRange &other) const { return value == other.value; }
  /// Returns the union of two ranges; uninitialized is the neutral element.
  static IntegerValueRange join(const IntegerValueRange &a, const IntegerValueRange &b);
  void print(llvm::raw_ostream &os) const;

private:
  std::optional<ConstantIntRanges> value;
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const IntegerValueRange &range);

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_CONSTANTINTRANGES_H
