//===- ControlFlowInterfaces.cpp - Branches between blocks ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/support/Diagnostics.h"

using namespace mlir;

LogicalResult detail::verifyBranchOp(Operation *op) {
  auto branch = llvm::cast<BranchOpInterface>(op);
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    // Invalid segment sizes are reported by the op's own verifier.
    MutableOperandRange forwarded = operands.getMutableForwardedOperands();
    if (forwarded.end() > op->getOpOperands().end())
      return success();
    Block *successor = op->getSuccessor(i);
    if (operands.size() != successor->getNumArguments())
      return op->emitError() << "branch has " << operands.size() << " operands for successor #" << i
                             << ", but target block has " << successor->getNumArguments();
    for (unsigned j = operands.getProducedOperandCount(); j != operands.size(); ++j)
      if (Type from = operands[j].getType(), to = successor->getArgument(j).getType();
          from != to && !branch.areTypesCompatible(from, to))
        return op->emitError() << "type mismatch for bb argument #" << j << " of successor #" << i;
  }
  return success();
}

std::optional<BlockArgument> detail::getBranchSuccessorArgument(Operation *op, unsigned operandIndex) {
  auto branch = llvm::cast<BranchOpInterface>(op);
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    MutableOperandRange forwarded = operands.getMutableForwardedOperands();
    unsigned first = forwarded.begin() - op->getOpOperands().begin();
    if (operandIndex >= first && operandIndex < first + forwarded.size())
      return op->getSuccessor(i)->getArgument(operands.getProducedOperandCount() + operandIndex - first);
  }
  return std::nullopt;
}

namespace {
/// The targets that a weighted op chooses from: its successors, or its regions.
struct WeightedTargets {
  size_t count;
  llvm::StringLiteral singular; ///< The singular and the plural name the targets in messages.
  llvm::StringLiteral plural;
};
} // namespace

/// Verifies that the op has no weights, or one for each target of which at least one is not zero.
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
