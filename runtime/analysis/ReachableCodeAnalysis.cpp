//===- ReachableCodeAnalysis.cpp - Reachable-code base classes ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/ReachableCodeAnalysis.h"

using namespace mlir;
using namespace mlir::dataflow;

bool ReachableCodeAnalysis::isReachableEdge(Block *from, Block *to) {
  auto *edge = getOrCreate<Executable>(getLatticeAnchor<CFGEdge>(from, to));
  edge->blockContentSubscribe(this);
  return edge->isLive();
}

bool ReachableCodeAnalysis::isCallableBody(Region *region) {
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(region->getParentOp());
  return callable && callable.getCallableRegion() == region;
}

std::optional<llvm::ArrayRef<Operation *>> ReachableCodeAnalysis::getKnownCallersFor(ProgramPoint *dependent,
                                                                                     Operation *callable) {
  const auto *callers = getOrCreateFor<PredecessorState>(dependent, getProgramPointAfter(callable));
  if (!callers->allPredecessorsKnown() || !getSolverConfig().isInterprocedural())
    return std::nullopt;
  return callers->getKnownPredecessors();
}

llvm::SmallVector<Operation *> ReachableCodeAnalysis::getOpsInReverse(Operation *top) {
  llvm::SmallVector<Operation *> ops;
  top->walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  std::reverse(ops.begin(), ops.end());
  return ops;
}

LogicalResult ForwardReachableCodeAnalysis::updateAll(Operation *top, bool includeTop) {
  bool hasFailed = false;
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != top || includeTop)
      hasFailed |= failed(updateOperation(op));
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        subscribeToBlock(&block);
        updateBlock(&block);
      }
  });
  return failure(hasFailed);
}

LogicalResult ForwardReachableCodeAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockStart())
    return updateOperation(point->getPrevOp());
  updateBlock(point->getBlock());
  return success();
}
