//===- RegionUtils.cpp - Simplification of regions ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/RegionUtils.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

static void pushRegions(Operation &op, llvm::SmallVectorImpl<Region *> &work, const SkippedOps &skipped) {
  if (op.getNumRegions() == 0 || (!skipped.empty() && skipped.contains(&op)))
    return;
  for (Region &region : op.getRegions())
    work.push_back(&region);
}

/// Returns the given regions and the regions nested in them that have more than one block. An outer region
/// comes before the regions nested in it.
static llvm::SmallVector<Region *, 8> getMultiBlockRegions(llvm::MutableArrayRef<Region> regions,
                                                           const SkippedOps &skipped) {
  llvm::SmallVector<Region *, 8> work, result;
  for (Region &region : regions)
    work.push_back(&region);
  while (!work.empty()) {
    Region *region = work.pop_back_val();
    if (!region->empty() && !region->hasOneBlock())
      result.push_back(region);
    for (Block &block : *region)
      for (Operation &op : block)
        pushRegions(op, work, skipped);
  }
  return result;
}

LogicalResult mlir::eraseUnreachableBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                                           const SkippedOps &skipped) {
  bool changed = false;
  llvm::SmallVector<Region *, 8> all = getMultiBlockRegions(regions, skipped);
  // Visit inner regions first, because the op that contains a region may be erased together with it.
  for (Region *region : llvm::reverse(all)) {
    llvm::SmallPtrSet<Block *, 16> reachable;
    llvm::SmallVector<Block *, 16> work = {&region->front()};
    reachable.insert(&region->front());
    while (!work.empty())
      for (Block *successor : work.pop_back_val()->getSuccessors())
        if (reachable.insert(successor).second)
          work.push_back(successor);
    llvm::SmallVector<Block *, 8> dead;
    for (Block &block : *region)
      if (!reachable.contains(&block))
        dead.push_back(&block);
    // Drop all uses before the first block is erased, because dead blocks may use each other's values.
    for (Block *block : dead) {
      block->dropAllDefinedValueUses();
      block->dropAllReferences();
    }
    for (Block *block : dead)
      rewriter.eraseBlock(block);
    changed |= !dead.empty();
  }
  return success(changed);
}

//===----------------------------------------------------------------------===//
// Dead-code elimination in regions
//===----------------------------------------------------------------------===//

namespace {
/// The set of live ops and block arguments: ops with effects, terminators, and everything whose values live
/// ops use. A value that a branch forwards to a block argument is live only if the argument is.
class Liveness {
public:
  void compute(llvm::MutableArrayRef<Region> regions, const SkippedOps &skipped);
  bool isLive(Operation *op) const { return ops.contains(op); }
  bool isLive(BlockArgument argument) const { return arguments.contains(argument.getImpl()); }

private:
  void markLive(Operation *op) {
    if (ops.insert(op).second)
      work.push_back(op);
  }
  void markLive(Value value);
  void markLive(BlockArgument argument);
  void visitTerminator(Operation *op);

  llvm::DenseSet<Operation *> ops;
  llvm::DenseSet<const void *> arguments;
  llvm::SmallVector<Operation *, 64> work; ///< Live ops whose operands are not marked yet.
  llvm::SmallVector<BlockArgument, 16> argumentWork;
};
} // namespace

/// Returns the operand that `branch` forwards to argument `index` of `successor`, or null.
static Value getForwardedOperand(BranchOpInterface branch, unsigned successor, unsigned index) {
  SuccessorOperands operands = branch.getSuccessorOperands(successor);
  return index < operands.size() ? operands[index] : Value();
}

void Liveness::markLive(BlockArgument argument) {
  if (arguments.insert(argument.getImpl()).second)
    argumentWork.push_back(argument);
}

void Liveness::markLive(Value value) {
  if (!value)
    return;
  if (Operation *op = value.getDefiningOp())
    markLive(op);
  else
    markLive(llvm::cast<BlockArgument>(value));
}

/// Marks the operands of a live terminator that it does not forward to a successor. A forwarded operand
/// becomes live when the block argument becomes live.
void Liveness::visitTerminator(Operation *op) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(op);
  if (!branch) {
    for (Value operand : op->getOperands())
      markLive(operand);
    for (Block *successor : op->getSuccessors())
      for (BlockArgument argument : successor->getArguments())
        markLive(argument);
    return;
  }
  llvm::SmallVector<bool, 8> isHandedOn(op->getNumOperands(), false);
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    Block *successor = op->getSuccessor(i);
    for (unsigned j = 0; j != operands.size() && j < successor->getNumArguments(); ++j)
      if (operands.isOperandProduced(j))
        markLive(successor->getArgument(j));
    for (OpOperand &operand : operands.getMutableForwardedOperands())
      isHandedOn[operand.getOperandNumber()] = true;
  }
  for (auto [index, operand] : llvm::enumerate(op->getOperands()))
    if (!isHandedOn[index])
      markLive(operand);
}

void Liveness::compute(llvm::MutableArrayRef<Region> regions, const SkippedOps &skipped) {
  llvm::SmallVector<Region *, 8> all;
  for (Region &region : regions)
    all.push_back(&region);
  while (!all.empty())
    for (Block &block : *all.pop_back_val())
      for (Operation &op : block) {
        if (op.getNumSuccessors() != 0 || !wouldOpBeTriviallyDead(&op))
          markLive(&op);
        pushRegions(op, all, skipped);
      }
  while (!work.empty() || !argumentWork.empty()) {
    while (!work.empty()) {
      Operation *op = work.pop_back_val();
      if (op->getNumSuccessors() != 0) {
        visitTerminator(op);
        continue;
      }
      for (Value operand : op->getOperands())
        markLive(operand);
    }
    while (!argumentWork.empty()) {
      BlockArgument argument = argumentWork.pop_back_val();
      Block *block = argument.getOwner();
      for (auto it = block->getPredecessors().begin(); it != block->getPredecessors().end(); ++it)
        if (auto branch = llvm::dyn_cast<BranchOpInterface>((*it)->getTerminator()))
          markLive(getForwardedOperand(branch, it.getSuccessorIndex(), argument.getArgNumber()));
    }
  }
}

/// Erases the dead arguments of a block and the operands that branches forward to them.
static bool eraseDeadArguments(Block &block, const Liveness &liveness, RewriterBase &rewriter) {
  llvm::SmallVector<unsigned, 4> dead;
  for (BlockArgument argument : block.getArguments())
    if (!liveness.isLive(argument))
      dead.push_back(argument.getArgNumber());
  for (unsigned index : llvm::reverse(dead)) {
    for (auto it = block.getPredecessors().begin(); it != block.getPredecessors().end(); ++it) {
      auto branch = llvm::cast<BranchOpInterface>((*it)->getTerminator());
      SuccessorOperands operands = branch.getSuccessorOperands(it.getSuccessorIndex());
      rewriter.modifyOpInPlace(branch.getOperation(), [&] { operands.erase(index); });
    }
    block.getArgument(index).dropAllUses();
    block.eraseArgument(index);
  }
  return !dead.empty();
}

LogicalResult mlir::runRegionDCE(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                                 const SkippedOps &skipped) {
  Liveness liveness;
  liveness.compute(regions, skipped);
  bool changed = false;
  llvm::SmallVector<Region *, 8> work;
  llvm::SmallVector<Operation *, 16> dead;
  for (Region &region : regions)
    work.push_back(&region);
  while (!work.empty()) {
    Region *region = work.pop_back_val();
    for (Block &block : *region)
      for (Operation &op : block) {
        if (!liveness.isLive(&op)) {
          dead.push_back(&op);
          continue; // Erasing the op erases the ops nested in it.
        }
        pushRegions(op, work, skipped);
      }
    if (!region->empty())
      for (Block &block : llvm::drop_begin(*region))
        changed |= eraseDeadArguments(block, liveness, rewriter);
  }
  for (Operation *op : llvm::reverse(dead)) {
    op->dropAllUses();
    rewriter.eraseOp(op);
  }
  return success(changed || !dead.empty());
}

LogicalResult mlir::simplifyRegions(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                                    bool mergeBlocks, const SkippedOps &skipped) {
  bool changed = succeeded(eraseUnreachableBlocks(rewriter, regions, skipped));
  changed |= succeeded(runRegionDCE(rewriter, regions, skipped));
  if (mergeBlocks)
    changed |= succeeded(mlir::mergeBlocks(rewriter, regions, skipped));
  return success(changed);
}
