//===- SubsetOpInterface.h - Ops on subsets of tensors --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of ops that extract a subset of a value (such as a slice of a tensor), and of ops that
// insert one and return the updated value. View classes; see OpView.h. An op whose subset is a hyperrectangle
// returns it by getAccessedHyperrectangularSlice and inherits the comparisons of subsets: offsets, sizes and
// strides are compared if they are constants or the same values.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_SUBSETOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_SUBSETOPINTERFACE_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"

namespace mlir {

class SubsetOpInterface;
class SubsetExtractionOpInterface;
class SubsetInsertionOpInterface;

/// A slice: in each dimension, `size` elements that start at `offset` and are `stride` apart.
class HyperrectangularSlice {
public:
  /// \pre The three lists have the same length.
  HyperrectangularSlice(llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                        llvm::ArrayRef<OpFoldResult> strides)
      : offsets(offsets), sizes(sizes), strides(strides) {}
  llvm::ArrayRef<OpFoldResult> getMixedOffsets() const { return offsets; }
  llvm::ArrayRef<OpFoldResult> getMixedSizes() const { return sizes; }
  llvm::ArrayRef<OpFoldResult> getMixedStrides() const { return strides; }
  /// Returns true if both slices provably have the same elements.
  bool isEquivalentTo(const HyperrectangularSlice &other) const;
  /// Returns true if the slices provably have no element in common.
  bool isDisjointFrom(const HyperrectangularSlice &other) const;

private:
  llvm::SmallVector<OpFoldResult> offsets, sizes, strides;
};

namespace detail {
/// Returns true if two values are equivalent, that is, share their elements.
using EquivalenceFn = llvm::function_ref<bool(Value, Value)>;
/// The default methods of the interfaces, and the verifiers.
bool defaultOperatesOnEquivalentSubset(Operation *op, SubsetOpInterface candidate,
                                       EquivalenceFn equivalenceFn);
bool defaultOperatesOnDisjointSubset(Operation *op, SubsetOpInterface candidate, EquivalenceFn equivalenceFn);
/// Returns the destination operand: the first operand other than the source whose type is that of the only
/// result.
/// \pre There is such an operand.
OpOperand &defaultGetDestinationOperand(Operation *op);
OpResult defaultGetUpdatedDestination(Operation *op);
bool defaultIsEquivalentSubset(Operation *op, Value candidate, EquivalenceFn equivalenceFn);
LogicalResult verifySubsetOpInterface(SubsetOpInterface op);
LogicalResult verifySubsetExtractionOpInterface(SubsetExtractionOpInterface op);
} // namespace detail

} // namespace mlir

#include "runtime/interfaces/SubsetOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_SUBSETOPINTERFACE_H
