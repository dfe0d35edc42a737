//===- ConstantIntRanges.h - Between two integers -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What is known of an integer: bounds of its bits read as an unsigned number, and bounds of them read as a
// signed one. Bounds are inclusive. The two pairs are kept apart since neither says it all: -1 or 0 has
// signed bounds next to each other, and no unsigned ones.
//
//     auto range = ConstantIntRanges::fromUnsigned(APInt(8, 3), APInt(8, 5));   // 3, 4 or 5
//
// Plain values. The arithmetic on them is in InferIntRangeCommon.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CONSTANTINTRANGES_H
#define STRATA_RUNTIME_INTERFACES_CONSTANTINTRANGES_H

#include "runtime/ir/Value.h"
#include "llvm/ADT/APInt.h"
#include <optional>

namespace strata {

class ConstantIntRanges {
public:
  /// All four of one width. What is no integer has width 0.
  ConstantIntRanges(const llvm::APInt &umin, const llvm::APInt &umax, const llvm::APInt &smin,
                    const llvm::APInt &smax);
  const llvm::APInt &umin() const { return unsignedMin; }
  const llvm::APInt &umax() const { return unsignedMax; }
  const llvm::APInt &smin() const { return signedMin; }
  const llvm::APInt &smax() const { return signedMax; }
  bool operator==(const ConstantIntRanges &other) const;

  /// How many bits are kept of values of a type, or of its elements: those of an integer, 64 for index, 0
  /// otherwise.
  static unsigned getStorageBitwidth(Type type);

  /// Anything.
  static ConstantIntRanges maxRange(unsigned bitwidth);
  static ConstantIntRanges constant(const llvm::APInt &value);
  /// From bounds of one reading; those of the other follow where both bounds have the same sign bit, else
  /// they say nothing.
  static ConstantIntRanges fromSigned(const llvm::APInt &smin, const llvm::APInt &smax);
  static ConstantIntRanges fromUnsigned(const llvm::APInt &umin, const llvm::APInt &umax);
  static ConstantIntRanges range(const llvm::APInt &min, const llvm::APInt &max, bool isSigned);

  /// What is in one of them, or in both, by each reading. Of something that is no integer nothing is known.
  ConstantIntRanges rangeUnion(const ConstantIntRanges &other) const;
  ConstantIntRanges intersection(const ConstantIntRanges &other) const;
  /// The only value that one of the readings leaves.
  std::optional<llvm::APInt> getConstantValue() const;

private:
  llvm::APInt unsignedMin, unsignedMax, signedMin, signedMax;
};
/// "unsigned : [0, 255] signed : [-128, 127]".
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const ConstantIntRanges &range);

/// A range, or not known to be anything yet.
class IntegerValueRange {
public:
  IntegerValueRange() = default;
  IntegerValueRange(ConstantIntRanges value) : value(std::move(value)) {}
  explicit IntegerValueRange(std::optional<ConstantIntRanges> value) : value(std::move(value)) {}
  /// Anything of the value's type.
  static IntegerValueRange getMaxRange(Value value);
  bool isUninitialized() const { return !value; }
  /// \pre Initialised.
  const ConstantIntRanges &getValue() const { return *value; }
  bool operator==(const IntegerValueRange &other) const { return value == other.value; }
  static IntegerValueRange join(const IntegerValueRange &a, const IntegerValueRange &b);
  void print(llvm::raw_ostream &os) const;

private:
  std::optional<ConstantIntRanges> value;
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const IntegerValueRange &range);

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_CONSTANTINTRANGES_H
