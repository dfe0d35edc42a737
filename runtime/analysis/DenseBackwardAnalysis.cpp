//===- DenseBackwardAnalysis.cpp - What will be needed at points ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DenseBackwardAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"

using namespace strata;
using namespace strata::dataflow;

const AbstractDenseLattice *AbstractDenseBackwardDataFlowAnalysis::getLatticeFor(ProgramPoint *dependent,
                                                                                 ProgramPoint *point) {
  AbstractDenseLattice *state = getLattice(point);
  addDependency(state, dependent);
  return state;
}

LogicalResult AbstractDenseBackwardDataFlowAnalysis::initialize(Operation *top) {
  bool failedOnce = false;
  // What is behind comes first, mostly.
  llvm::SmallVector<Operation *> ops;
  top->walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : llvm::reverse(ops)) {
    for (Region &region : op->getRegions())
      for (Block &block : llvm::reverse(region)) {
        getOrCreate<Executable>(getProgramPointBefore(&block))->blockContentSubscribe(this);
        visitBlock(&block);
      }
    if (op != top)
      failedOnce |= failed(visitOperation(op));
  }
  return failure(failedOnce);
}

LogicalResult AbstractDenseBackwardDataFlowAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockEnd())
    return visitOperation(point->getNextOp());
  visitBlock(point->getBlock());
  return success();
}

LogicalResult AbstractDenseBackwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getBlock() && !getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))->isLive())
    return success();
  ProgramPoint *point = getProgramPointBefore(op);
  AbstractDenseLattice *before = getLattice(point);
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionEdges(point, branch, RegionBranchPoint::parent(), before);
    return success();
  }
  if (auto call = llvm::dyn_cast<CallOpInterface>(op)) {
    visitCall(call, point, before);
    return success();
  }
  return visitOperationImpl(op, *getLatticeFor(point, getProgramPointAfter(op)), before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitCall(CallOpInterface call, ProgramPoint *point,
                                                      AbstractDenseLattice *before) {
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(call.resolveCallableInTable(&symbolTables));
  Region *region = callable ? callable.getCallableRegion() : nullptr;
  if (!region || region->empty() || !getSolverConfig().isInterprocedural()) {
    const AbstractDenseLattice *after = getLatticeFor(point, getProgramPointAfter(call));
    return visitCallTransferImpl(call, CallControlFlowAction::ExternalCallee, *after, before);
  }
  const AbstractDenseLattice *entry = getLatticeFor(point, getProgramPointBefore(&region->front()));
  visitCallTransferImpl(call, CallControlFlowAction::EnterCallee, *entry, before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitRegionEdges(ProgramPoint *point,
                                                             RegionBranchOpInterface branch,
                                                             RegionBranchPoint from,
                                                             AbstractDenseLattice *before) {
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(from, successors);
  for (const RegionSuccessor &successor : successors) {
    Region *region = successor.getSuccessor();
    if (region && region->empty())
      continue;
    ProgramPoint *target = region ? getProgramPointBefore(&region->front()) : getProgramPointAfter(branch);
    if (region && !getOrCreateFor<Executable>(point, target)->isLive())
      continue;
    visitRegionBranchTransferImpl(branch, from, successor, *getLatticeFor(point, target), before);
  }
}

void AbstractDenseBackwardDataFlowAnalysis::visitExitBlock(Block *block, ProgramPoint *point,
                                                           AbstractDenseLattice *before) {
  Operation *parent = block->getParentOp();
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(parent);
  if (callable && callable.getCallableRegion() == block->getParent()) {
    const auto *callers = getOrCreateFor<PredecessorState>(point, getProgramPointAfter(parent));
    if (!callers->allPredecessorsKnown() || !getSolverConfig().isInterprocedural())
      return setToExitState(before);
    for (Operation *call : callers->getKnownPredecessors())
      visitCallTransferImpl(llvm::cast<CallOpInterface>(call), CallControlFlowAction::ExitCallee,
                            *getLatticeFor(point, getProgramPointAfter(call)), before);
    return;
  }
  if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(parent); branch && !block->empty())
    if (auto terminator = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(&block->back()))
      return visitRegionEdges(point, branch, RegionBranchPoint(terminator), before);
  setToExitState(before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitBlock(Block *block) {
  if (!getOrCreate<Executable>(getProgramPointBefore(block))->isLive())
    return;
  ProgramPoint *point = getProgramPointAfter(block);
  AbstractDenseLattice *before = getLattice(point);
  if (block->empty() || block->back().getNumSuccessors() == 0)
    return visitExitBlock(block, point, before);
  for (Block *successor : block->back().getSuccessors())
    if (getOrCreateFor<Executable>(point, solver.getEdge(block, successor))->isLive())
      visitBlockTransferImpl(block, point, successor, *getLatticeFor(point, getProgramPointBefore(successor)),
                             before);
}
