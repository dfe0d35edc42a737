//===- DenseBackwardAnalysis.cpp - Backward dense data-flow analysis ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DenseBackwardAnalysis.h"

using namespace mlir;
using namespace mlir::dataflow;

//===----------------------------------------------------------------------===//
// Default hooks
//===----------------------------------------------------------------------===//

void AbstractDenseBackwardDataFlowAnalysis::initializeEquivalentLatticeAnchor(Operation *top) {
  top->walk([&](Operation *op) { buildOperationEquivalentLatticeAnchor(op); });
}

void AbstractDenseBackwardDataFlowAnalysis::buildOperationEquivalentLatticeAnchor(Operation *) {}

const AbstractDenseLattice *AbstractDenseBackwardDataFlowAnalysis::getLatticeFor(ProgramPoint *dependent,
                                                                                 LatticeAnchor anchor) {
  return readAt(dependent, getLattice(anchor));
}

void AbstractDenseBackwardDataFlowAnalysis::visitBlockTransfer(Block *, ProgramPoint *, Block *,
                                                               const AbstractDenseLattice &after,
                                                               AbstractDenseLattice *before) {
  meet(before, after);
}

void AbstractDenseBackwardDataFlowAnalysis::visitRegionBranchControlFlowTransfer(
    RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor, const AbstractDenseLattice &after,
    AbstractDenseLattice *before) {
  meet(before, after);
}

void AbstractDenseBackwardDataFlowAnalysis::visitCallControlFlowTransfer(CallOpInterface,
                                                                         CallControlFlowAction action,
                                                                         const AbstractDenseLattice &after,
                                                                         AbstractDenseLattice *before) {
  meet(before, after);
  if (action == CallControlFlowAction::ExternalCallee)
    setToExitState(before);
}

//===----------------------------------------------------------------------===//
// Propagation
//===----------------------------------------------------------------------===//

LogicalResult AbstractDenseBackwardDataFlowAnalysis::initialize(Operation *top) {
  bool hasFailed = false;
  for (Operation *op : getOpsInReverse(top)) {
    for (Region &region : op->getRegions())
      for (Block &block : llvm::reverse(region)) {
        subscribeToBlock(&block);
        visitBlock(&block);
      }
    if (op != top)
      hasFailed |= failed(processOperation(op));
  }
  return failure(hasFailed);
}

LogicalResult AbstractDenseBackwardDataFlowAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockEnd())
    return processOperation(point->getNextOp());
  visitBlock(point->getBlock());
  return success();
}

LogicalResult AbstractDenseBackwardDataFlowAnalysis::processOperation(Operation *op) {
  if (!isReachable(op->getBlock()))
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
    return visitCallControlFlowTransfer(call, CallControlFlowAction::ExternalCallee, *after, before);
  }
  const AbstractDenseLattice *entry = getLatticeFor(point, getProgramPointBefore(&region->front()));
  visitCallControlFlowTransfer(call, CallControlFlowAction::EnterCallee, *entry, before);
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
    visitRegionBranchControlFlowTransfer(branch, from, successor, *getLatticeFor(point, target), before);
  }
}

void AbstractDenseBackwardDataFlowAnalysis::visitExitBlock(Block *block, ProgramPoint *point,
                                                           AbstractDenseLattice *before) {
  Operation *parent = block->getParentOp();
  if (isCallableBody(block->getParent())) {
    std::optional<llvm::ArrayRef<Operation *>> callers = getKnownCallersFor(point, parent);
    if (!callers)
      return setToExitState(before);
    for (Operation *call : *callers)
      visitCallControlFlowTransfer(llvm::cast<CallOpInterface>(call), CallControlFlowAction::ExitCallee,
                                   *getLatticeFor(point, getProgramPointAfter(call)), before);
    return;
  }
  if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(parent); branch && !block->empty())
    if (auto terminator = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(&block->back()))
      return visitRegionEdges(point, branch, RegionBranchPoint(terminator), before);
  setToExitState(before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitBlock(Block *block) {
  if (!isReachable(block))
    return;
  ProgramPoint *point = getProgramPointAfter(block);
  AbstractDenseLattice *before = getLattice(point);
  if (block->empty() || block->back().getNumSuccessors() == 0)
    return visitExitBlock(block, point, before);
  for (Block *successor : block->back().getSuccessors())
    if (getOrCreateFor<Executable>(point, getLatticeAnchor<CFGEdge>(block, successor))->isLive())
      visitBlockTransfer(block, point, successor, *getLatticeFor(point, getProgramPointBefore(successor)),
                         before);
}
