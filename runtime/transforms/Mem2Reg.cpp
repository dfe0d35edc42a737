//===- Mem2Reg.cpp - Promotion of memory slots ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/Mem2Reg.h"
#include "runtime/analysis/DataLayoutAnalysis.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/OperationState.h"
#include "runtime/transforms/Passes.h"
#include "runtime/transforms/SlotUses.h"
#include <queue>

using namespace mlir;
using detail::SlotUses;

namespace mlir {
#define GEN_PASS_DEF_MEM2REG
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

//===----------------------------------------------------------------------===//
// Placement of block arguments
//===----------------------------------------------------------------------===//

namespace {

/// The dominator tree of a region, shared by all slots of the region. Blocks are numbered in reverse
/// post-order.
class BlockTree {
public:
  BlockTree(Region *region, DominanceInfo &dominance) : numbers(detail::numberBlocks(region)) {
    blocks.resize(numbers.size());
    for (auto [block, number] : numbers)
      blocks[number] = block;
    levels.resize(blocks.size());
    children.resize(blocks.size());
    // A dominator has a smaller number than the blocks that it dominates.
    for (unsigned i = 1; i < blocks.size(); ++i) {
      unsigned parent = numbers.lookup(dominance.getImmediateDominator(blocks[i]));
      levels[i] = levels[parent] + 1;
      children[parent].push_back(i);
    }
  }
  const llvm::DenseMap<Block *, unsigned> &getNumbers() const { return numbers; }
  /// Returns true if the block is reachable from the entry block.
  bool isReached(Block *block) const { return numbers.contains(block); }
  unsigned operator[](Block *block) const { return numbers.find(block)->second; }
  Block *operator[](unsigned number) const { return blocks[number]; }
  llvm::ArrayRef<unsigned> getChildren(unsigned number) const { return children[number]; }

  /// Returns the iterated dominance frontier of `definitions` in ascending order, restricted to blocks for
  /// which `isWanted` returns true.
  llvm::SmallVector<unsigned> findFrontier(llvm::ArrayRef<unsigned> definitions,
                                           llvm::function_ref<bool(unsigned)> isWanted) const;

private:
  llvm::DenseMap<Block *, unsigned> numbers;
  std::vector<Block *> blocks;
  std::vector<unsigned> levels;
  std::vector<llvm::SmallVector<unsigned, 2>> children;
};

/// The algorithm of Sreedhar and Gao: visits definitions from the deepest to the shallowest level. An edge
/// from the dominator subtree of a definition to a block that is not deeper than the definition leads into
/// its frontier. Subtrees that were visited for a deeper definition are not visited again.
llvm::SmallVector<unsigned> BlockTree::findFrontier(llvm::ArrayRef<unsigned> definitions,
                                                    llvm::function_ref<bool(unsigned)> isWanted) const {
  // Pairs of a level in the dominator tree and a block number.
  std::priority_queue<std::pair<unsigned, unsigned>> pending;
  llvm::DenseSet<unsigned> queued, visited, frontier;
  auto push = [&](unsigned number) {
    if (queued.insert(number).second)
      pending.emplace(levels[number], number);
  };
  llvm::for_each(definitions, push);
  while (!pending.empty()) {
    auto [level, root] = pending.top();
    pending.pop();
    llvm::SmallVector<unsigned> subtree = {root};
    visited.insert(root);
    while (!subtree.empty()) {
      unsigned number = subtree.pop_back_val();
      Block *block = blocks[number];
      for (unsigned i = 0, e = block->getNumSuccessors(); i != e; ++i) {
        unsigned to = numbers.find(block->getSuccessor(i))->second;
        if (levels[to] > level || !isWanted(to) || !frontier.insert(to).second)
          continue;
        push(to);
      }
      for (unsigned child : children[number])
        if (visited.insert(child).second)
          subtree.push_back(child);
    }
  }
  llvm::SmallVector<unsigned> result(frontier.begin(), frontier.end());
  llvm::sort(result);
  return result;
}

//===----------------------------------------------------------------------===//
// Promotion of one slot
//===----------------------------------------------------------------------===//

class SlotPromoter {
public:
  SlotPromoter(PromotableAllocationOpInterface allocator, const MemorySlot &slot, const BlockTree &tree,
               OpBuilder &builder, const DataLayout &dataLayout)
      : allocator(allocator), slot(slot), tree(tree), builder(builder), dataLayout(dataLayout),
        home(slot.ptr.getParentBlock()) {}

  /// Returns true if the slot can be promoted. Does not change the IR.
  bool analyze();
  /// Promotes the slot. Returns the allocation op if it has remaining slots. \pre analyze() returned true.
  std::optional<PromotableAllocationOpInterface> promote();
  unsigned getNumNewArguments() const { return argumentBlocks.size(); }

private:
  bool canRemoveUses(Operation *user, const SlotUses::Blocking &blocking,
                     llvm::SmallVectorImpl<OpOperand *> &newUses);
  /// Computes `argumentBlocks`. Returns false if a branch to one of them cannot forward operands.
  bool findArgumentBlocks();
  Value getDefault();
  void followValues();
  Value followBlock(Block *block, Value content);
  /// Adds `content`, the content of the slot at the end of the block, as an operand of the branches to
  /// successors that have an argument for the slot.
  void forwardContent(Block *block, Value content);
  void removeUses();

  PromotableAllocationOpInterface allocator;
  MemorySlot slot;
  const BlockTree &tree;
  OpBuilder &builder;
  const DataLayout &dataLayout;
  Block *home;

  SlotUses uses;
  /// The users of the slot, sorted so that definitions come before uses.
  llvm::SmallVector<Operation *> users;
  /// The accesses of each block, in order.
  llvm::DenseMap<Block *, llvm::SmallVector<PromotableMemOpInterface, 4>> accesses;
  llvm::SmallVector<unsigned> argumentBlocks;              ///< Blocks that get an argument for the slot.
  llvm::DenseMap<Block *, Value> arguments;                ///< The arguments of these blocks.
  llvm::DenseMap<Operation *, Value> contents;             ///< The content before each access.
  llvm::SmallVector<std::pair<Operation *, Value>> writes; ///< The storing ops with the stored values.
  Value defaultValue;
};

bool SlotPromoter::canRemoveUses(Operation *user, const SlotUses::Blocking &blocking,
                                 llvm::SmallVectorImpl<OpOperand *> &newUses) {
  if (auto promotable = llvm::dyn_cast<PromotableOpInterface>(user))
    return promotable.canUsesBeRemoved(blocking, newUses, dataLayout);
  if (auto access = llvm::dyn_cast<PromotableMemOpInterface>(user))
    return access.canUsesBeRemoved(slot, blocking, newUses, dataLayout);
  return false;
}

bool SlotPromoter::analyze() {
  // Unused allocations are left to dead-code elimination.
  if (slot.ptr.use_empty())
    return false;
  bool canRemoveAll = uses.collect(slot.ptr, [&](Operation *user, const SlotUses::Blocking &blocking,
                                                 llvm::SmallVectorImpl<OpOperand *> &newUses) {
    return canRemoveUses(user, blocking, newUses);
  });
  // It is unknown how often, and in which order, accesses in other regions execute.
  if (!canRemoveAll || !uses.areAccessesIn(home->getParent()))
    return false;
  users = uses.inOrder(home->getParent(), tree.getNumbers());
  for (Operation *user : users)
    if (auto access = llvm::dyn_cast<PromotableMemOpInterface>(user))
      accesses[user->getBlock()].push_back(access);
  return findArgumentBlocks();
}

bool SlotPromoter::findArgumentBlocks() {
  llvm::SmallVector<unsigned> writing;
  llvm::SmallVector<Block *> reading;
  for (auto &[block, list] : accesses) {
    if (!tree.isReached(block))
      continue;
    auto first =
        llvm::find_if(list, [&](auto access) { return access.loadsFrom(slot) || access.storesTo(slot); });
    if (llvm::any_of(list, [&](auto access) { return access.storesTo(slot); }))
      writing.push_back(tree[block]);
    // The block reads the slot before it writes to it.
    if (first != list.end() && first->loadsFrom(slot))
      reading.push_back(block);
  }
  // Compute the blocks at whose start the slot is live, backward up to the allocation.
  llvm::DenseSet<unsigned> needed, isWriting(writing.begin(), writing.end());
  while (!reading.empty()) {
    Block *block = reading.pop_back_val();
    if (block == home || !needed.insert(tree[block]).second)
      continue;
    for (Block *predecessor : block->getPredecessors())
      if (tree.isReached(predecessor) && !isWriting.contains(tree[predecessor]))
        reading.push_back(predecessor);
  }
  llvm::sort(writing);
  argumentBlocks = tree.findFrontier(writing, [&](unsigned number) { return needed.contains(number); });
  // All predecessors of the blocks that get an argument must be able to forward an operand.
  for (unsigned number : argumentBlocks)
    for (Block *predecessor : tree[number]->getPredecessors())
      if (!llvm::isa<BranchOpInterface>(&predecessor->back()))
        return false;
  return true;
}

/// Returns the content of uninitialized memory. Created on first use, at the start of the slot's block.
Value SlotPromoter::getDefault() {
  if (!defaultValue) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(home);
    defaultValue = allocator.getDefaultValue(slot, builder);
  }
  return defaultValue;
}

/// Returns the content of the slot at the end of a block that starts with `content`. A null value stands for
/// the default value.
Value SlotPromoter::followBlock(Block *block, Value content) {
  auto list = accesses.find(block);
  if (list == accesses.end())
    return content;
  for (PromotableMemOpInterface access : list->second) {
    contents[access] = content;
    if (!access.storesTo(slot))
      continue;
    builder.setInsertionPointAfter(access);
    content = access.getStored(slot, builder, content ? content : getDefault(), dataLayout);
    writes.emplace_back(access, content);
  }
  return content;
}

void SlotPromoter::forwardContent(Block *block, Value content) {
  Operation *last = &block->back();
  for (unsigned i = 0, e = last->getNumSuccessors(); i != e; ++i)
    if (arguments.contains(last->getSuccessor(i)))
      llvm::cast<BranchOpInterface>(last).getSuccessorOperands(i).append(content ? content : getDefault());
}

/// Computes the content before each access by traversing the dominator tree from the slot's block.
void SlotPromoter::followValues() {
  for (unsigned number : argumentBlocks)
    arguments[tree[number]] = tree[number]->addArgument(slot.elemType, slot.ptr.getLoc());
  if (tree.isReached(home)) {
    llvm::SmallVector<std::pair<unsigned, Value>> stack = {{tree[home], Value()}};
    while (!stack.empty()) {
      auto [number, content] = stack.pop_back_val();
      Block *block = tree[number];
      if (Value argument = arguments.lookup(block))
        content = argument;
      content = followBlock(block, content);
      forwardContent(block, content);
      for (unsigned child : tree.getChildren(number))
        stack.emplace_back(child, content);
    }
  }
  // Branches in unreachable predecessors also need an operand for the new argument.
  for (unsigned number : argumentBlocks) {
    llvm::SmallPtrSet<Block *, 4> unreached;
    for (Block *predecessor : tree[number]->getPredecessors())
      if (!tree.isReached(predecessor) && unreached.insert(predecessor).second)
        for (unsigned i = 0, e = predecessor->getNumSuccessors(); i != e; ++i)
          if (predecessor->getSuccessor(i) == tree[number])
            llvm::cast<BranchOpInterface>(&predecessor->back()).getSuccessorOperands(i).append(getDefault());
  }
  for (unsigned number : argumentBlocks) {
    Block *block = tree[number];
    builder.setInsertionPointToStart(block);
    allocator.handleBlockArgument(slot, llvm::cast<BlockArgument>(arguments.lookup(block)), builder);
  }
}

/// Removes the accesses, uses before definitions: the replacement of an access may be a value that another
/// access loaded.
void SlotPromoter::removeUses() {
  llvm::SmallVector<Operation *> dead;
  llvm::SmallVector<PromotableOpInterface> watching;
  // A stored value may be the result of a load that is replaced, too. As operands of a temporary op, the
  // stored values are updated with all other uses.
  Operation *holder = nullptr;
  if (llvm::any_of(users, [](Operation *user) {
        auto promotable = llvm::dyn_cast<PromotableOpInterface>(user);
        return promotable && promotable.requiresReplacedValues();
      })) {
    OperationState state(slot.ptr.getLoc(), "builtin.unrealized_conversion_cast");
    for (auto &[access, value] : writes)
      state.addOperands(value);
    holder = Operation::create(state);
  }
  for (Operation *user : llvm::reverse(users)) {
    builder.setInsertionPointAfter(user);
    DeletionKind kind;
    if (auto promotable = llvm::dyn_cast<PromotableOpInterface>(user)) {
      if (promotable.requiresReplacedValues())
        watching.push_back(promotable);
      kind = promotable.removeBlockingUses(uses.of(user), builder);
    } else {
      Value content = contents.lookup(user);
      kind = llvm::cast<PromotableMemOpInterface>(user).removeBlockingUses(
          slot, uses.of(user), builder, content ? content : getDefault(), dataLayout);
    }
    if (kind == DeletionKind::Delete)
      dead.push_back(user);
  }
  if (holder) {
    for (auto [write, operand] : llvm::zip_equal(writes, holder->getOperands()))
      write.second = operand;
    holder->erase();
  }
  for (PromotableOpInterface op : watching) {
    builder.setInsertionPointAfter(op);
    op.visitReplacedValues(writes, builder);
  }
  for (Operation *op : dead)
    op->erase();
}

std::optional<PromotableAllocationOpInterface> SlotPromoter::promote() {
  followValues();
  removeUses();
  builder.setInsertionPoint(allocator);
  return allocator.handlePromotionComplete(slot, defaultValue, builder);
}

//===----------------------------------------------------------------------===//
// Promotion of all slots
//===----------------------------------------------------------------------===//

class Promotion {
public:
  Promotion(OpBuilder &builder, const DataLayout &dataLayout, DominanceInfo &dominance,
            Mem2RegStatistics statistics)
      : builder(builder), dataLayout(dataLayout), dominance(dominance), statistics(statistics) {}

  /// Promotes the slots of an allocation one by one. Returns null if the allocation was erased.
  PromotableAllocationOpInterface promoteAll(PromotableAllocationOpInterface allocator, bool &changed) {
    for (bool again = true; again && allocator;) {
      again = false;
      for (const MemorySlot &slot : allocator.getPromotableSlots()) {
        SlotPromoter promoter(allocator, slot, getTree(slot.ptr.getParentRegion()), builder, dataLayout);
        if (!promoter.analyze())
          continue;
        std::optional<PromotableAllocationOpInterface> rest = promoter.promote();
        allocator = rest ? *rest : PromotableAllocationOpInterface();
        changed = again = true;
        if (statistics.promotedAmount)
          *statistics.promotedAmount += 1;
        if (statistics.newBlockArgumentAmount)
          *statistics.newBlockArgumentAmount += promoter.getNumNewArguments();
        break; // Query the slots again: the list may have changed.
      }
    }
    return allocator;
  }

private:
  const BlockTree &getTree(Region *region) {
    std::unique_ptr<BlockTree> &tree = trees[region];
    if (!tree)
      tree = std::make_unique<BlockTree>(region, dominance);
    return *tree;
  }
  OpBuilder &builder;
  const DataLayout &dataLayout;
  DominanceInfo &dominance;
  Mem2RegStatistics statistics;
  llvm::DenseMap<Region *, std::unique_ptr<BlockTree>> trees;
};

} // namespace

LogicalResult mlir::tryToPromoteMemorySlots(llvm::ArrayRef<PromotableAllocationOpInterface> allocators,
                                            OpBuilder &builder, const DataLayout &dataLayout,
                                            DominanceInfo &dominance, Mem2RegStatistics statistics) {
  OpBuilder::InsertionGuard guard(builder);
  Promotion promotion(builder, dataLayout, dominance, statistics);
  llvm::SmallVector<PromotableAllocationOpInterface> pending(allocators);
  bool changedAny = false;
  for (bool changed = true; changed && !pending.empty();) {
    changed = false;
    llvm::SmallVector<PromotableAllocationOpInterface> rest;
    for (PromotableAllocationOpInterface allocator : pending)
      if (PromotableAllocationOpInterface left = promotion.promoteAll(allocator, changed))
        rest.push_back(left);
    pending = std::move(rest);
    changedAny |= changed;
  }
  return success(changedAny);
}

namespace {
class Mem2RegPass : public impl::Mem2RegBase<Mem2RegPass> {
public:
  using Mem2RegBase::Mem2RegBase;
  Mem2RegPass(const Mem2RegPass &other) : Base(other) {}
  void runOnOperation() override {
    Operation *scope = getOperation();
    llvm::SmallVector<PromotableAllocationOpInterface> allocators;
    scope->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto allocator = llvm::dyn_cast<PromotableAllocationOpInterface>(op); allocator && op != scope)
        allocators.push_back(allocator);
    });
    OpBuilder builder(scope->getContext());
    if (allocators.empty() || failed(tryToPromoteMemorySlots(
                                  allocators, builder, getAnalysis<DataLayoutAnalysis>().getAtOrAbove(scope),
                                  getAnalysis<DominanceInfo>(), {&promotedAmount, &newBlockArgumentAmount})))
      markAllAnalysesPreserved();
  }
};
} // namespace

std::unique_ptr<Pass> mlir::createMem2RegPass() { return createMem2Reg(); }
