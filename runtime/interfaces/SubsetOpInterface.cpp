//===- SubsetOpInterface.cpp - Ops on subsets of tensors ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/SubsetOpInterface.h"
#include "runtime/ir/Matchers.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

bool HyperrectangularSlice::isEquivalentTo(const HyperrectangularSlice &other) const {
  auto same = [](llvm::ArrayRef<OpFoldResult> a, llvm::ArrayRef<OpFoldResult> b) {
    return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
             return isEqualConstantIntOrValue(std::get<0>(pair), std::get<1>(pair));
           });
  };
  return same(offsets, other.offsets) && same(sizes, other.sizes) && same(strides, other.strides);
}

namespace {
/// The first and the last element of a slice in one dimension, in ascending order.
struct Extent {
  int64_t first, last;
};
} // namespace

/// Returns the extent of a slice in one dimension; nullopt if it is unknown, empty, or not representable.
static std::optional<Extent> getExtent(OpFoldResult offset, OpFoldResult size, OpFoldResult stride) {
  std::optional<int64_t> from = getConstantIntValue(offset), count = getConstantIntValue(size),
                         step = getConstantIntValue(stride);
  if (!from || !count || !step || *count <= 0)
    return std::nullopt;
  int64_t length, last;
  if (llvm::MulOverflow(*count - 1, *step, length) || llvm::AddOverflow(*from, length, last))
    return std::nullopt;
  return Extent{std::min(*from, last), std::max(*from, last)};
}

bool HyperrectangularSlice::isDisjointFrom(const HyperrectangularSlice &other) const {
  if (offsets.size() != other.offsets.size())
    return false;
  for (size_t i = 0; i != offsets.size(); ++i) {
    std::optional<Extent> own = getExtent(offsets[i], sizes[i], strides[i]),
                          theirs = getExtent(other.offsets[i], other.sizes[i], other.strides[i]);
    if (own && theirs && (own->last < theirs->first || theirs->last < own->first))
      return true;
  }
  return false;
}

/// Returns the value from which a subset op extracts, or into which it inserts.
static Value getContainer(Operation *op) {
  if (auto insertion = llvm::dyn_cast<SubsetInsertionOpInterface>(op))
    return insertion.getDestinationOperand().get();
  return llvm::cast<SubsetExtractionOpInterface>(op).getSourceOperand().get();
}

template <typename Fn>
static bool compareSlices(Operation *op, SubsetOpInterface candidate, detail::EquivalenceFn equivalenceFn,
                          Fn &&holds) {
  if (!equivalenceFn(getContainer(op), getContainer(candidate)))
    return false;
  auto own = llvm::cast<SubsetOpInterface>(op).getAccessedHyperrectangularSlice();
  auto other = candidate.getAccessedHyperrectangularSlice();
  return succeeded(own) && succeeded(other) && holds(*own, *other);
}

bool detail::defaultOperatesOnEquivalentSubset(Operation *op, SubsetOpInterface candidate,
                                               EquivalenceFn equivalenceFn) {
  return compareSlices(op, candidate, equivalenceFn,
                       [](const auto &own, const auto &other) { return own.isEquivalentTo(other); });
}

bool detail::defaultOperatesOnDisjointSubset(Operation *op, SubsetOpInterface candidate,
                                             EquivalenceFn equivalenceFn) {
  return compareSlices(op, candidate, equivalenceFn,
                       [](const auto &own, const auto &other) { return own.isDisjointFrom(other); });
}

OpOperand &detail::defaultGetDestinationOperand(Operation *op) {
  // If several operands have the type of the result, the first one is the destination.
  for (OpOperand &operand : op->getOpOperands())
    if (&operand != &llvm::cast<SubsetInsertionOpInterface>(op).getSourceOperand() &&
        op->getNumResults() == 1 && operand.get().getType() == op->getResult(0).getType())
      return operand;
  llvm_unreachable("an insertion without a tied destination operand must override this method");
}

OpResult detail::defaultGetUpdatedDestination(Operation *op) { return op->getResult(0); }

bool detail::defaultIsEquivalentSubset(Operation *op, Value candidate, EquivalenceFn equivalenceFn) {
  auto extraction = llvm::dyn_cast_or_null<SubsetExtractionOpInterface>(candidate.getDefiningOp());
  return extraction && extraction->getResult(0) == candidate &&
         llvm::cast<SubsetOpInterface>(op).operatesOnEquivalentSubset(
             llvm::cast<SubsetOpInterface>(extraction.getOperation()), equivalenceFn);
}

LogicalResult detail::verifySubsetOpInterface(SubsetOpInterface op) {
  Operation *self = op.getOperation();
  unsigned numRoles =
      llvm::isa<SubsetExtractionOpInterface>(self) + llvm::isa<SubsetInsertionOpInterface>(self);
  if (numRoles == 1)
    return success();
  return self->emitOpError("SubsetOpInterface ops must implement either SubsetExtractionOpInterface or "
                           "SubsetInsertionOpInterface");
}

LogicalResult detail::verifySubsetExtractionOpInterface(SubsetExtractionOpInterface op) {
  if (op->getNumResults() != 1)
    return op->emitOpError("SubsetExtractionOpInterface ops must have one result");
  return success();
}

Value SubsetOpInterface::getTensorContainer() {
  if (auto extraction = llvm::dyn_cast<SubsetExtractionOpInterface>(getOperation()))
    return extraction.getTensorContainer();
  return llvm::cast<SubsetInsertionOpInterface>(getOperation()).getTensorContainer();
}

#include "runtime/interfaces/SubsetOpInterface.cpp.inc"
