//===- DenseAnalysis.cpp - Forward dense data-flow analysis ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DenseAnalysis.h"

using namespace mlir;
using namespace mlir::dataflow;

//===----------------------------------------------------------------------===//
// Default hooks
//===----------------------------------------------------------------------===//

void AbstractDenseForwardDataFlowAnalysis::initializeEquivalentLatticeAnchor(Operation *top) {
  top->walk([&](Operation *op) { buildOperationEquivalentLatticeAnchor(op); });
}

void AbstractDenseForwardDataFlowAnalysis::buildOperationEquivalentLatticeAnchor(Operation *) {}

const AbstractDenseLattice *AbstractDenseForwardDataFlowAnalysis::getLatticeFor(ProgramPoint *dependent,
                                                                                LatticeAnchor anchor) {
  return readAt(dependent, getLattice(anchor));
}

void AbstractDenseForwardDataFlowAnalysis::visitBlockTransfer(Block *, ProgramPoint *, Block *,
                                                              const AbstractDenseLattice &before,
                                                              AbstractDenseLattice *after) {
  join(after, before);
}

void AbstractDenseForwardDataFlowAnalysis::visitRegionBranchControlFlowTransfer(
    RegionBranchOpInterface, std::optional<unsigned>, std::optional<unsigned>,
    const AbstractDenseLattice &before, AbstractDenseLattice *after) {
  join(after, before);
}

void AbstractDenseForwardDataFlowAnalysis::visitCallControlFlowTransfer(CallOpInterface,
                                                                        CallControlFlowAction action,
                                                                        const AbstractDenseLattice &before,
                                                                        AbstractDenseLattice *after) {
  join(after, before);
  if (action == CallControlFlowAction::ExternalCallee)
    setToEntryState(after);
}

//===----------------------------------------------------------------------===//
// Propagation
//===----------------------------------------------------------------------===//

void AbstractDenseForwardDataFlowAnalysis::visitCall(CallOpInterface call, const AbstractDenseLattice &before,
                                                     AbstractDenseLattice *after) {
  ProgramPoint *point = getProgramPointAfter(call);
  const auto *returns = getOrCreateFor<PredecessorState>(point, point);
  // If not all returns of the callee are known, treat it as external: DeadCodeAnalysis could not resolve the
  // callee or cannot see its body.
  if (!returns->allPredecessorsKnown())
    return visitCallControlFlowTransfer(call, CallControlFlowAction::ExternalCallee, before, after);
  for (Operation *op : returns->getKnownPredecessors())
    visitCallControlFlowTransfer(call, CallControlFlowAction::ExitCallee,
                                 *getLatticeFor(point, getProgramPointAfter(op)), after);
}

LogicalResult AbstractDenseForwardDataFlowAnalysis::processOperation(Operation *op) {
  if (!isReachable(op->getBlock()))
    return success();
  ProgramPoint *point = getProgramPointAfter(op);
  AbstractDenseLattice *after = getLattice(point);
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionBranchOperation(point, branch, after);
    return success();
  }
  const AbstractDenseLattice *before = getLatticeFor(point, getProgramPointBefore(op));
  if (auto call = llvm::dyn_cast<CallOpInterface>(op)) {
    visitCall(call, *before, after);
    return success();
  }
  return visitOperationImpl(op, *before, after);
}

void AbstractDenseForwardDataFlowAnalysis::visitRegionBranchOperation(ProgramPoint *point,
                                                                      RegionBranchOpInterface branch,
                                                                      AbstractDenseLattice *after) {
  const auto *predecessors = getOrCreateFor<PredecessorState>(point, point);
  if (!predecessors->allPredecessorsKnown())
    return setToEntryState(after);
  // `to` is the region that the point enters; nullopt if the point is after the op. A point in a block of a
  // region of `branch` is the start of that region.
  std::optional<unsigned> to;
  if (Block *block = point->getBlock(); block && block->getParentOp() == branch.getOperation())
    to = block->getParent()->getRegionNumber();
  for (Operation *op : predecessors->getKnownPredecessors()) {
    bool isEntry = op == branch.getOperation();
    std::optional<unsigned> from;
    if (!isEntry)
      from = op->getParentRegion()->getRegionNumber();
    ProgramPoint *source = isEntry ? getProgramPointBefore(op) : getProgramPointAfter(op);
    visitRegionBranchControlFlowTransfer(branch, from, to, *getLatticeFor(point, source), after);
  }
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
          visitCallControlFlowTransfer(llvm::cast<CallOpInterface>(call), CallControlFlowAction::EnterCallee,
                                       *getLatticeFor(point, getProgramPointBefore(call)), state);
      else
        setToEntryState(state);
    } else if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(parent)) {
      visitRegionBranchOperation(point, branch, state);
    } else {
      setToEntryState(state);
    }
  }
  for (Block *from : block->getPredecessors())
    if (isReachableEdge(from, block))
      visitBlockTransfer(block, point, from, *getLatticeFor(point, getProgramPointAfter(&from->back())),
                         state);
}
