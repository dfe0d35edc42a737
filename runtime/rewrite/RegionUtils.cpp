//===- RegionUtils.cpp - Simplifying regions ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/RegionUtils.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

/// Every region at or below these that has more than one block.
static llvm::SmallVector<Region *, 8> regionsWithBlocks(llvm::MutableArrayRef<Region> regions) {
  llvm::SmallVector<Region *, 8> work, result;
  for (Region &region : regions)
    work.push_back(&region);
  while (!work.empty()) {
    Region *region = work.pop_back_val();
    if (!region->empty() && !region->hasOneBlock())
      result.push_back(region);
    for (Block &block : *region)
      for (Operation &op : block)
        for (Region &inner : op.getRegions())
          work.push_back(&inner);
  }
  return result;
}

LogicalResult strata::eraseUnreachableBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions) {
  bool changed = false;
  for (Region *region : regionsWithBlocks(regions)) {
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
    // They may use each other's values.
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

LogicalResult strata::eraseUnusedBlockArguments(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions) {
  bool changed = false;
  for (Region *region : regionsWithBlocks(regions))
    for (Block &block : llvm::drop_begin(*region)) {
      for (unsigned i = block.getNumArguments(); i-- != 0;) {
        if (!block.getArgument(i).use_empty())
          continue;
        bool allBranches = true;
        for (auto it = block.getPredecessors().begin(); it != block.getPredecessors().end(); ++it)
          allBranches &= llvm::isa<BranchOpInterface>((*it)->getTerminator());
        if (!allBranches)
          break;
        for (auto it = block.getPredecessors().begin(); it != block.getPredecessors().end(); ++it) {
          auto branch = llvm::cast<BranchOpInterface>((*it)->getTerminator());
          SuccessorOperands operands = branch.getSuccessorOperands(it.getSuccessorIndex());
          if (!operands.isOperandProduced(i))
            rewriter.modifyOpInPlace(branch.getOperation(), [&] { operands.erase(i); });
        }
        block.eraseArgument(i);
        changed = true;
      }
    }
  return success(changed);
}

LogicalResult strata::simplifyRegions(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions) {
  bool erasedBlocks = succeeded(eraseUnreachableBlocks(rewriter, regions));
  bool erasedArguments = succeeded(eraseUnusedBlockArguments(rewriter, regions));
  return success(erasedBlocks || erasedArguments);
}
