//===- ControlFlowInterfaces.cpp - Branches and selections ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/support/Diagnostics.h"

using namespace strata;

LogicalResult detail::verifyBranchOp(Operation *op) {
  auto branch = llvm::cast<BranchOpInterface>(op);
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    // Segments that are themselves wrong are for the op's verifier to tell.
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

static LogicalResult verifyWeights(Operation *op, llvm::ArrayRef<int32_t> weights, llvm::StringRef kind,
                                   unsigned count, llvm::StringRef what) {
  if (weights.empty())
    return success();
  if (weights.size() != count)
    return op->emitError() << "expects number of " << kind << " weights to match number of " << what << ": "
                           << weights.size() << " vs " << count;
  if (llvm::all_of(weights, [](int32_t weight) { return weight == 0; }))
    return op->emitError() << kind << " weights cannot all be zero";
  return success();
}

LogicalResult detail::verifyBranchWeights(Operation *op) {
  return verifyWeights(op, llvm::cast<WeightedBranchOpInterface>(op).getWeights(), "branch",
                       op->getNumSuccessors(), "successors");
}

LogicalResult detail::verifyRegionBranchWeights(Operation *op) {
  return verifyWeights(op, llvm::cast<WeightedRegionBranchOpInterface>(op).getWeights(), "region",
                       op->getNumRegions(), "regions");
}

#include "runtime/interfaces/ControlFlowInterfaces.cpp.inc"
