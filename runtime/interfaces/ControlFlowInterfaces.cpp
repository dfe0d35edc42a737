//===- ControlFlowInterfaces.cpp - Branches between blocks ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/support/Diagnostics.h"

using namespace mlir;

LogicalResult detail::verifyBranchSuccessorOperands(Operation *op, unsigned succNo,
                                                    const SuccessorOperands &operands) {
  Block *successor = op->getSuccessor(succNo);
  if (operands.size() != successor->getNumArguments())
    return op->emitError() << "branch has " << operands.size() << " operands for successor #" << succNo
                           << ", but target block has " << successor->getNumArguments();
  auto branch = llvm::cast<BranchOpInterface>(op);
  for (unsigned i = operands.getProducedOperandCount(); i != operands.size(); ++i)
    if (Type from = operands[i].getType(), to = successor->getArgument(i).getType();
        from != to && !branch.areTypesCompatible(from, to))
      return op->emitError() << "type mismatch for bb argument #" << i << " of successor #" << succNo;
  return success();
}

LogicalResult detail::verifyBranchOp(Operation *op) {
  auto branch = llvm::cast<BranchOpInterface>(op);
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    // With invalid segment sizes, the range may end after the last operand of the op. The op's own verifier
    // reports that error.
    if (operands.getMutableForwardedOperands().end() > op->getOpOperands().end())
      return success();
    if (failed(verifyBranchSuccessorOperands(op, i, operands)))
      return failure();
  }
  return success();
}

std::optional<BlockArgument> detail::getBranchSuccessorArgument(const SuccessorOperands &operands,
                                                                unsigned operandIndex, Block *successor) {
  MutableOperandRange forwarded = operands.getMutableForwardedOperands();
  if (forwarded.size() == 0)
    return std::nullopt;
  unsigned first = forwarded.begin()->getOperandNumber();
  if (operandIndex < first || operandIndex >= first + forwarded.size())
    return std::nullopt;
  return successor->getArgument(operands.getProducedOperandCount() + operandIndex - first);
}

std::optional<BlockArgument> detail::getBranchSuccessorArgument(Operation *op, unsigned operandIndex) {
  auto branch = llvm::cast<BranchOpInterface>(op);
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i)
    if (auto argument =
            getBranchSuccessorArgument(branch.getSuccessorOperands(i), operandIndex, op->getSuccessor(i)))
      return argument;
  return std::nullopt;
}

namespace {
/// The targets that a weighted op chooses from: its successors, or its regions.
struct WeightedTargets {
  size_t count;
  llvm::StringLiteral singular; ///< Noun for a target in error messages; `plural` is its plural.
  llvm::StringLiteral plural;
};
} // namespace

/// Verifies that the op has no weights, or one weight for each target. In the second case, at least one
/// weight must not be zero.
template <typename InterfaceT>
static LogicalResult verifyWeights(Operation *op, const WeightedTargets &targets) {
  llvm::ArrayRef<int32_t> weights = llvm::cast<InterfaceT>(op).getWeights();
  size_t numZeros = llvm::count(weights, 0);
  bool hasOneEach = weights.size() == targets.count;
  if (weights.empty() || (hasOneEach && numZeros != targets.count))
    return success();
  InFlightDiagnostic diag = op->emitError();
  if (hasOneEach)
    return diag << targets.singular << " weights cannot all be zero";
  return diag << "expects number of " << targets.singular << " weights to match number of " << targets.plural
              << ": " << weights.size() << " vs " << targets.count;
}

LogicalResult detail::verifyBranchWeights(Operation *op) {
  return verifyWeights<WeightedBranchOpInterface>(op, {op->getNumSuccessors(), "branch", "successors"});
}

LogicalResult detail::verifyRegionBranchWeights(Operation *op) {
  return verifyWeights<WeightedRegionBranchOpInterface>(op, {op->getNumRegions(), "region", "regions"});
}

#include "runtime/interfaces/ControlFlowInterfaces.cpp.inc"
