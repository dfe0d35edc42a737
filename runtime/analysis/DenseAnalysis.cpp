//===- DenseAnalysis.cpp - What is known at points ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DenseAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"

using namespace strata;
using namespace strata::dataflow;

const AbstractDenseLattice *AbstractDenseForwardDataFlowAnalysis::getLatticeFor(ProgramPoint *dependent,
                                                                                ProgramPoint *point) {
  AbstractDenseLattice *state = getLattice(point);
  addDependency(state, dependent);
  return state;
}

LogicalResult AbstractDenseForwardDataFlowAnalysis::initialize(Operation *top) {
  bool failedOnce = false;
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != top)
      failedOnce |= failed(visitOperation(op));
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        getOrCreate<Executable>(getProgramPointBefore(&block))->blockContentSubscribe(this);
        visitBlock(&block);
      }
  });
  return failure(failedOnce);
}

LogicalResult AbstractDenseForwardDataFlowAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockStart())
    return visitOperation(point->getPrevOp());
  visitBlock(point->getBlock());
  return success();
}

bool AbstractDenseForwardDataFlowAnalysis::visitCall(CallOpInterface call, AbstractDenseLattice *after) {
  ProgramPoint *point = getProgramPointAfter(call);
  const auto *returns = getOrCreateFor<PredecessorState>(point, point);
  if (!returns->allPredecessorsKnown())
    return false;
  for (Operation *op : returns->getKnownPredecessors())
    join(after, *getLatticeFor(point, getProgramPointAfter(op)));
  return true;
}

LogicalResult AbstractDenseForwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getBlock() && !getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))->isLive())
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

void AbstractDenseForwardDataFlowAnalysis::visitBlock(Block *block) {
  ProgramPoint *point = getProgramPointBefore(block);
  if (!getOrCreate<Executable>(point)->isLive())
    return;
  AbstractDenseLattice *state = getLattice(point);
  if (block->isEntryBlock()) {
    Operation *parent = block->getParentOp();
    auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(parent);
    if (callable && callable.getCallableRegion() == block->getParent()) {
      const auto *callers = getOrCreateFor<PredecessorState>(point, getProgramPointAfter(parent));
      if (!callers->allPredecessorsKnown() || !getSolverConfig().isInterprocedural())
        setToEntryState(state);
      else
        for (Operation *call : callers->getKnownPredecessors())
          join(state, *getLatticeFor(point, getProgramPointBefore(call)));
    } else if (parent && llvm::isa<RegionBranchOpInterface>(parent)) {
      visitRegionEdges(point, parent, state);
    } else {
      setToEntryState(state);
    }
  }
  for (Block *from : block->getPredecessors()) {
    auto *edge = getOrCreate<Executable>(solver.getEdge(from, block));
    edge->blockContentSubscribe(this);
    if (edge->isLive())
      join(state, *getLatticeFor(point, getProgramPointAfter(&from->back())));
  }
}
