//===- SubsetOpInterface.h - Parts of containers --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that take a part out of a value (a slice of a tensor, say), or put one in and give the container as it
// is then. Views; see OpView.h. An op whose part is a hyperrectangle says so and need not compare parts
// itself: offsets, sizes and strides that are numbers, or the same values, are compared; of others nothing is
// known.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_SUBSETOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_SUBSETOPINTERFACE_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"

namespace strata {

class SubsetOpInterface;
class SubsetExtractionOpInterface;
class SubsetInsertionOpInterface;

/// In each dimension, elements from an offset on, as many as the size says, a stride apart.
class HyperrectangularSlice {
public:
  /// \pre The lists have one length.
  HyperrectangularSlice(llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                        llvm::ArrayRef<OpFoldResult> strides)
      : offsets(offsets), sizes(sizes), strides(strides) {}
  llvm::ArrayRef<OpFoldResult> getMixedOffsets() const { return offsets; }
  llvm::ArrayRef<OpFoldResult> getMixedSizes() const { return sizes; }
  llvm::ArrayRef<OpFoldResult> getMixedStrides() const { return strides; }
  /// Whether they surely are the same elements.
  bool isEquivalentTo(const HyperrectangularSlice &other) const;
  /// Whether they surely have no element in common.
  bool isDisjointFrom(const HyperrectangularSlice &other) const;

private:
  llvm::SmallVector<OpFoldResult> offsets, sizes, strides;
};

namespace detail {
using EquivalenceFn = llvm::function_ref<bool(Value, Value)>;
bool defaultOperatesOnEquivalentSubset(Operation *op, SubsetOpInterface candidate,
                                       EquivalenceFn equivalenceFn);
bool defaultOperatesOnDisjointSubset(Operation *op, SubsetOpInterface candidate, EquivalenceFn equivalenceFn);
/// Of ops in destination style: the one operand that says what the result is before.
OpOperand &defaultGetDestinationOperand(Operation *op);
OpResult defaultGetUpdatedDestination(Operation *op);
bool defaultIsEquivalentSubset(Operation *op, Value candidate, EquivalenceFn equivalenceFn);
LogicalResult verifySubsetOpInterface(SubsetOpInterface op);
LogicalResult verifySubsetExtractionOpInterface(SubsetExtractionOpInterface op);
} // namespace detail

} // namespace strata

#include "runtime/interfaces/SubsetOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_SUBSETOPINTERFACE_H
