//===- BlockMerging.cpp - One block for several that do the same ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Blocks are merged when their operations are the same, one by one, except for values that come from outside:
// where those differ, the merged block gets an argument and each branch to it hands on its own. A block is
// compared with those of the same hash only.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/OperationEquivalence.h"
#include "runtime/rewrite/RegionUtils.h"
#include "llvm/ADT/MapVector.h"
#include <set>

using namespace strata;

namespace {

/// Where an operand stands in its block.
struct Place {
  unsigned op, operand;
  auto operator<=>(const Place &) const = default;
};

/// Blocks that do the same as the first of them.
class Cluster {
public:
  explicit Cluster(Block *leader) : leader(leader) {
    for (Operation &op : *leader)
      leaderOps.push_back(&op);
  }
  /// False: it does something else.
  bool add(Block *block);
  /// True: the blocks are one now.
  bool merge(RewriterBase &rewriter);

private:
  struct Member {
    Block *block;
    llvm::SmallVector<Operation *> ops;
  };
  bool canTakeArguments() const;
  /// The values of one member that become arguments, in the order of `differing`.
  llvm::SmallVector<Value, 4> valuesAt(llvm::ArrayRef<Operation *> ops) const;

  Block *leader;
  llvm::SmallVector<Operation *> leaderOps;
  std::vector<Member> others;
  std::set<Place> differing;
};

/// The branches to a block, each with the successor that it is.
llvm::SmallVector<SuccessorOperands, 4> operandsHandedTo(Block *block) {
  llvm::SmallVector<SuccessorOperands, 4> result;
  for (auto it = block->getPredecessors().begin(); it != block->getPredecessors().end(); ++it)
    result.push_back(
        llvm::cast<BranchOpInterface>((*it)->getTerminator()).getSuccessorOperands(it.getSuccessorIndex()));
  return result;
}

/// Every branch to the block can hand on values.
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
  llvm::SmallVector<Place, 4> found;
  auto anything = [](Value, Value) { return true; };
  for (Operation &op : *block) {
    unsigned index = member.ops.size();
    if (index == leaderOps.size())
      return false;
    Operation *like = leaderOps[index];
    constexpr unsigned flags =
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

/// All branches can hand on more, and none of them is in a block that is merged.
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

llvm::SmallVector<Value, 4> Cluster::valuesAt(llvm::ArrayRef<Operation *> ops) const {
  llvm::SmallVector<Value, 4> values;
  for (Place place : differing)
    values.push_back(ops[place.op]->getOperand(place.operand));
  return values;
}

bool Cluster::merge(RewriterBase &rewriter) {
  if (others.empty() || (!differing.empty() && !canTakeArguments()))
    return false;
  if (!differing.empty()) {
    // Places that hold the same in every block share one argument: `columns` are the distinct ones.
    llvm::SmallVector<llvm::SmallVector<Value, 4>, 4> rows = {valuesAt(leaderOps)};
    for (const Member &member : others)
      rows.push_back(valuesAt(member.ops));
    llvm::SmallVector<unsigned, 4> columns, columnOf;
    for (unsigned i = 0; i != differing.size(); ++i) {
      auto same = llvm::find_if(columns, [&](unsigned column) {
        return llvm::all_of(rows, [&](const auto &row) { return row[column] == row[i]; });
      });
      columnOf.push_back(same - columns.begin());
      if (same == columns.end())
        columns.push_back(i);
    }
    auto handOn = [&](Block *block, llvm::ArrayRef<Value> row) {
      llvm::SmallVector<Value, 4> values;
      for (unsigned column : columns)
        values.push_back(row[column]);
      // Successors of one op are looked up anew: each append moves the operands behind it.
      for (auto it = block->getPredecessors().begin(); it != block->getPredecessors().end(); ++it) {
        auto branch = llvm::cast<BranchOpInterface>((*it)->getTerminator());
        rewriter.modifyOpInPlace(branch.getOperation(),
                                 [&] { branch.getSuccessorOperands(it.getSuccessorIndex()).append(values); });
      }
    };
    handOn(leader, rows[0]);
    for (auto [index, member] : llvm::enumerate(others))
      handOn(member.block, rows[index + 1]);
    llvm::SmallVector<Value, 4> arguments;
    for (unsigned column : columns)
      arguments.push_back(leader->addArgument(rows[0][column].getType(), rows[0][column].getLoc()));
    for (auto [index, place] : llvm::enumerate(differing)) {
      Operation *op = leaderOps[place.op];
      rewriter.modifyOpInPlace(op, [&] { op->setOperand(place.operand, arguments[columnOf[index]]); });
    }
  }
  for (const Member &member : others) {
    rewriter.replaceAllUsesWith(member.block, leader);
    rewriter.eraseBlock(member.block);
  }
  return true;
}

/// All that must be the same: of operands from inside which they are, of others their types.
static llvm::hash_code hashOf(Block &block) {
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

/// Regions are too much to compare, and a value that others use is theirs: what the block is given, too. In a
/// block that is merged with the one before it, an argument would be another value by the time they look at
/// it.
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
    std::vector<Cluster> &alike = clusters[hashOf(block)];
    if (llvm::none_of(alike, [&](Cluster &cluster) { return cluster.add(&block); }))
      alike.emplace_back(&block);
  }
  bool changed = false;
  for (auto &entry : clusters)
    for (Cluster &cluster : entry.second)
      changed |= cluster.merge(rewriter);
  return changed;
}

/// Arguments for which every branch hands on the same value become that value.
static bool dropRedundantArguments(Block &block, RewriterBase &rewriter) {
  if (block.getNumArguments() == 0 || block.hasNoPredecessors() || !hasOnlyBranches(&block))
    return false;
  bool changed = false;
  for (unsigned index = block.getNumArguments(); index-- != 0;) {
    Value common;
    bool isSame = llvm::all_of(operandsHandedTo(&block), [&](const SuccessorOperands &operands) {
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

LogicalResult strata::mergeBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                                  const LeftOutOps &leaveOut) {
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
        if (!leaveOut.contains(&op))
          for (Region &inner : op.getRegions())
            work.push_back(&inner);
  }
  return success(changed);
}
