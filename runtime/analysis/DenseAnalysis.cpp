//===- DenseAnalysis.cpp - Forward dense data-flow analysis ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DenseAnalysis.h"

using namespace mlir;
using namespace mlir::dataflow;

bool AbstractDenseForwardDataFlowAnalysis::visitCall(CallOpInterface call, AbstractDenseLattice *after) {
  ProgramPoint *point = getProgramPointAfter(call);
  const auto *returns = getOrCreateFor<PredecessorState>(point, point);
  if (!returns->allPredecessorsKnown())
    return false;
  for (Operation *op : returns->getKnownPredecessors())
    join(after, *getLatticeFor(point, getProgramPointAfter(op)));
  return true;
}

LogicalResult AbstractDenseForwardDataFlowAnalysis::updateOperation(Operation *op) {
  if (!isReachable(op->getBlock()))
    return success();
  ProgramPoint *point = getProgramPointAfter(op);
  AbstractDenseLattice *after = getLattice(point);
  if (llvm::isa<RegionBranchOpInterface>(op)) {
    visitRegionEdges(point, op, after);
    return success();
  }
  if (auto call = llvm::dyn_cast<CallOpInterface>(op); call && visitCall(call, after))
    return success();
  return visitOperationImpl(op, *getLatticeFor(point, getProgramPointBefore(op)), after);
}

void AbstractDenseForwardDataFlowAnalysis::visitRegionEdges(ProgramPoint *point, Operation *branch,
                                                            AbstractDenseLattice *after) {
  const auto *predecessors = getOrCreateFor<PredecessorState>(point, point);
  if (!predecessors->allPredecessorsKnown())
    return setToEntryState(after);
  for (Operation *op : predecessors->getKnownPredecessors())
    join(after, *getLatticeFor(point, op == branch ? getProgramPointBefore(op) : getProgramPointAfter(op)));
}

void AbstractDenseForwardDataFlowAnalysis::updateBlock(Block *block) {
  if (!isReachable(block))
    return;
  ProgramPoint *point = getProgramPointBefore(block);
  AbstractDenseLattice *state = getLattice(point);
  if (block->isEntryBlock()) {
    Operation *parent = block->getParentOp();
    if (isCallableBody(block->getParent())) {
      if (std::optional<llvm::ArrayRef<Operation *>> callers = getKnownCallersFor(point, parent))
        for (Operation *call : *callers)
          join(state, *getLatticeFor(point, getProgramPointBefore(call)));
      else
        setToEntryState(state);
    } else if (parent && llvm::isa<RegionBranchOpInterface>(parent)) {
      visitRegionEdges(point, parent, state);
    } else {
      setToEntryState(state);
    }
  }
  for (Block *from : block->getPredecessors())
    if (isReachableEdge(from, block))
      join(state, *getLatticeFor(point, getProgramPointAfter(&from->back())));
}
