//===- BlockMerging.cpp - Merging of equivalent blocks --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Merges blocks whose operations are pairwise equivalent except for operands that are defined outside of the
// blocks. Where such operands differ, the merged block gets an argument, and each branch to it forwards its
// own value. Only blocks with equal hashes are compared.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/OperationEquivalence.h"
#include "runtime/rewrite/RegionUtils.h"
#include "llvm/ADT/MapVector.h"
#include <set>

using namespace mlir;

namespace {

/// The position of an operand: the index of the op in its block, and the index of the operand in the op.
struct OperandPosition {
  unsigned op, operand;
  auto operator<=>(const OperandPosition &) const = default;
};

/// A set of equivalent blocks. The first one is called the leader; the others can be merged into it.
class Cluster {
public:
  explicit Cluster(Block *leader) : leader(leader) {
    for (Operation &op : *leader)
      leaderOps.push_back(&op);
  }
  /// Adds `block` if it is equivalent to the leader; returns false otherwise.
  bool add(Block *block);
  /// Merges all blocks into the leader. Operands that differ become block arguments. Returns false if there
  /// is nothing to merge or if arguments cannot be added.
  bool merge(RewriterBase &rewriter);

private:
  struct Member {
    Block *block;
    llvm::SmallVector<Operation *> ops;
  };
  bool canTakeArguments() const;
  /// Returns the operands of the ops of one block at the positions `differing`.
  llvm::SmallVector<Value, 4> getDifferingOperands(llvm::ArrayRef<Operation *> ops) const;

  Block *leader;
  llvm::SmallVector<Operation *> leaderOps;
  std::vector<Member> others;
  std::set<OperandPosition> differing;
};

/// Returns the operands that each branch to `block` forwards to it.
llvm::SmallVector<SuccessorOperands, 4> getForwardedOperands(Block *block) {
  llvm::SmallVector<SuccessorOperands, 4> result;
  for (auto it = block->getPredecessors().begin(); it != block->getPredecessors().end(); ++it)
    result.push_back(
        llvm::cast<BranchOpInterface>((*it)->getTerminator()).getSuccessorOperands(it.getSuccessorIndex()));
  return result;
}

/// Returns true if all predecessors end in a BranchOpInterface op, so that more operands can be forwarded.
bool hasOnlyBranches(Block *block) {
  return llvm::all_of(block->getPredecessors(),
                      [](Block *pred) { return llvm::isa<BranchOpInterface>(pred->getTerminator()); });
}

} // namespace

bool Cluster::add(Block *block) {
  if (!(leader->getArgumentTypes() == block->getArgumentTypes()))
    return false;
  Member member{block, {}};
  llvm::DenseMap<Value, Value> inside;
  auto pair = [&](ValueRange left, ValueRange right) {
    for (size_t i = 0, e = left.size(); i != e; ++i)
      inside[left[i]] = right[i];
  };
  pair(ValueRange(leader->getArguments()), ValueRange(block->getArguments()));
  llvm::SmallVector<OperandPosition, 4> found;
  auto anything = [](Value, Value) { return true; };
  for (Operation &op : *block) {
    unsigned index = member.ops.size();
    if (index == leaderOps.size())
      return false;
    Operation *like = leaderOps[index];
    constexpr OperationEquivalence::Flags flags =
        OperationEquivalence::IgnoreLocations | OperationEquivalence::IgnoreCommutativity;
    if (!OperationEquivalence::isEquivalentTo(like, &op, anything, flags))
      return false;
    for (unsigned i = 0, e = op.getNumOperands(); i != e; ++i) {
      Value left = like->getOperand(i), right = op.getOperand(i);
      bool isInside = left.getParentBlock() == leader, isInsideToo = right.getParentBlock() == block;
      if (isInside != isInsideToo || left.getType() != right.getType())
        return false;
      if (isInside && inside.lookup(left) != right)
        return false;
      if (!isInside && left != right)
        found.push_back({index, i});
    }
    pair(ValueRange(like->getResults()), ValueRange(op.getResults()));
    member.ops.push_back(&op);
  }
  if (member.ops.size() != leaderOps.size())
    return false;
  differing.insert(found.begin(), found.end());
  others.push_back(std::move(member));
  return true;
}

/// Returns true if arguments can be added to all blocks: all predecessors end in a BranchOpInterface op, and
/// no predecessor is one of the blocks.
bool Cluster::canTakeArguments() const {
  llvm::SmallVector<Block *, 4> blocks = {leader};
  for (const Member &member : others)
    blocks.push_back(member.block);
  return llvm::all_of(blocks, [&](Block *block) {
    return hasOnlyBranches(block) && llvm::none_of(block->getPredecessors(), [&](Block *pred) {
             return llvm::is_contained(blocks, pred);
           });
  });
}

llvm::SmallVector<Value, 4> Cluster::getDifferingOperands(llvm::ArrayRef<Operation *> ops) const {
  llvm::SmallVector<Value, 4> values;
  for (OperandPosition position : differing)
    values.push_back(ops[position.op]->getOperand(position.operand));
  return values;
}

bool Cluster::merge(RewriterBase &rewriter) {
  if (others.empty() || (!differing.empty() && !canTakeArguments()))
    return false;
  if (!differing.empty()) {
    // Operands that are equal in each block share one argument. `columns` contains the first position for
    // each new argument.
    llvm::SmallVector<llvm::SmallVector<Value, 4>, 4> rows = {getDifferingOperands(leaderOps)};
    for (const Member &member : others)
      rows.push_back(getDifferingOperands(member.ops));
    llvm::SmallVector<unsigned, 4> columns, columnOf;
    for (unsigned i = 0; i != differing.size(); ++i) {
      auto same = llvm::find_if(columns, [&](unsigned column) {
        return llvm::all_of(rows, [&](const auto &row) { return row[column] == row[i]; });
      });
      columnOf.push_back(same - columns.begin());
      if (same == columns.end())
        columns.push_back(i);
    }
    auto forward = [&](Block *block, llvm::ArrayRef<Value> row) {
      llvm::SmallVector<Value, 4> values;
      for (unsigned column : columns)
        values.push_back(row[column]);
      // Get the successor operands of each branch anew after a change, because append() moves later operands.
      for (auto it = block->getPredecessors().begin(); it != block->getPredecessors().end(); ++it) {
        auto branch = llvm::cast<BranchOpInterface>((*it)->getTerminator());
        rewriter.modifyOpInPlace(branch.getOperation(),
                                 [&] { branch.getSuccessorOperands(it.getSuccessorIndex()).append(values); });
      }
    };
    forward(leader, rows[0]);
    for (auto [index, member] : llvm::enumerate(others))
      forward(member.block, rows[index + 1]);
    llvm::SmallVector<Value, 4> arguments;
    for (unsigned column : columns)
      arguments.push_back(leader->addArgument(rows[0][column].getType(), rows[0][column].getLoc()));
    for (auto [index, position] : llvm::enumerate(differing)) {
      Operation *op = leaderOps[position.op];
      rewriter.modifyOpInPlace(op, [&] { op->setOperand(position.operand, arguments[columnOf[index]]); });
    }
  }
  for (const Member &member : others) {
    rewriter.replaceAllUsesWith(member.block, leader);
    rewriter.eraseBlock(member.block);
  }
  return true;
}

/// Returns a hash of the properties that equivalent blocks share. An operand that is defined in the block
/// contributes its number, any other operand its type.
static llvm::hash_code computeHash(Block &block) {
  llvm::DenseMap<Value, unsigned> inside;
  auto number = [&](ValueRange values) {
    for (Value value : values)
      inside.try_emplace(value, inside.size());
  };
  number(ValueRange(block.getArguments()));
  llvm::hash_code hash = llvm::hash_combine(inside.size());
  auto hashOperand = [&](Value value) -> llvm::hash_code {
    auto it = inside.find(value);
    return it == inside.end() ? hash_value(value.getType()) : llvm::hash_combine(it->second);
  };
  for (Operation &op : block) {
    hash = llvm::hash_combine(
        hash, OperationEquivalence::computeHash(&op, hashOperand, OperationEquivalence::IgnoreLocations));
    for (Block *successor : op.getSuccessors())
      hash = llvm::hash_combine(hash, successor);
    number(ValueRange(op.getResults()));
  }
  return hash;
}

/// Returns true if `block` may be merged: no op has regions, and no value defined in the block is used in
/// other blocks (after merging, such a use would need the value of another block).
static bool canMerge(Block &block) {
  for (BlockArgument argument : block.getArguments())
    if (llvm::any_of(argument.getUsers(), [&](Operation *user) { return user->getBlock() != &block; }))
      return false;
  return llvm::none_of(
      block, [&](Operation &op) { return op.getNumRegions() != 0 || op.isUsedOutsideOfBlock(&block); });
}

static bool mergeIdenticalBlocks(Region &region, RewriterBase &rewriter) {
  llvm::MapVector<size_t, std::vector<Cluster>> clusters;
  for (Block &block : llvm::drop_begin(region)) {
    if (!canMerge(block))
      continue;
    std::vector<Cluster> &alike = clusters[computeHash(block)];
    if (llvm::none_of(alike, [&](Cluster &cluster) { return cluster.add(&block); }))
      alike.emplace_back(&block);
  }
  bool changed = false;
  for (auto &entry : clusters)
    for (Cluster &cluster : entry.second)
      changed |= cluster.merge(rewriter);
  return changed;
}

/// Replaces each argument for which all branches forward the same value by that value, and erases it.
static bool dropRedundantArguments(Block &block, RewriterBase &rewriter) {
  if (block.getNumArguments() == 0 || block.hasNoPredecessors() || !hasOnlyBranches(&block))
    return false;
  bool changed = false;
  for (unsigned index = block.getNumArguments(); index-- != 0;) {
    Value common;
    bool isSame = llvm::all_of(getForwardedOperands(&block), [&](const SuccessorOperands &operands) {
      Value value = index < operands.size() ? operands[index] : Value();
      bool fits = value && (!common || value == common);
      common = value;
      return fits;
    });
    if (!isSame || common == block.getArgument(index))
      continue;
    rewriter.replaceAllUsesWith(Value(block.getArgument(index)), common);
    for (auto it = block.getPredecessors().begin(); it != block.getPredecessors().end(); ++it) {
      auto branch = llvm::cast<BranchOpInterface>((*it)->getTerminator());
      rewriter.modifyOpInPlace(branch.getOperation(),
                               [&] { branch.getSuccessorOperands(it.getSuccessorIndex()).erase(index); });
    }
    block.eraseArgument(index);
    changed = true;
  }
  return changed;
}

LogicalResult mlir::mergeBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                                const SkippedOps &skipped) {
  bool changed = false;
  llvm::SmallVector<Region *, 8> work;
  for (Region &region : regions)
    work.push_back(&region);
  while (!work.empty()) {
    Region *region = work.pop_back_val();
    if (!region->empty() && !region->hasOneBlock()) {
      changed |= mergeIdenticalBlocks(*region, rewriter);
      for (Block &block : llvm::drop_begin(*region))
        changed |= dropRedundantArguments(block, rewriter);
    }
    for (Block &block : *region)
      for (Operation &op : block)
        if (!skipped.contains(&op))
          for (Region &inner : op.getRegions())
            work.push_back(&inner);
  }
  return success(changed);
}
