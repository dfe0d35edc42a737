//===- CSE.cpp - Computing the same thing once ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Goes down the dominator tree of each region with a table of what was computed: scopes of the table follow
// the tree, and what is isolated starts with an empty one. What an op holds is simplified before the op
// itself, so that ops whose bodies became the same are found to be the same. All on an explicit stack.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Dominance.h"
#include "runtime/ir/OperationEquivalence.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/ScopedHashTable.h"

using namespace strata;

namespace strata {
#define GEN_PASS_DEF_CSE
#include "runtime/transforms/Passes.h.inc"
} // namespace strata

namespace {

/// An operation as a key, with its hash: tables that grow, and the many comparisons of what only stands in
/// the same place of the table, do not look at the operation again.
struct Key {
  Key(Operation *op)
      : op(op), hash(OperationEquivalence::computeHash(op, OperationEquivalence::IgnoreLocations)) {}
  Key(Operation *op, unsigned hash) : op(op), hash(hash) {}
  Operation *op;
  unsigned hash;
};

/// Equal when one can stand for the other.
struct EquivalentOps {
  using Pointers = llvm::DenseMapInfo<Operation *>;
  static Key getEmptyKey() { return {Pointers::getEmptyKey(), 0}; }
  static Key getTombstoneKey() { return {Pointers::getTombstoneKey(), 0}; }
  static unsigned getHashValue(const Key &key) { return key.hash; }
  static bool isEqual(const Key &a, const Key &b) {
    if (a.op == b.op)
      return true;
    auto isSpecial = [](const Key &key) {
      return key.op == Pointers::getEmptyKey() || key.op == Pointers::getTombstoneKey();
    };
    return a.hash == b.hash && !isSpecial(a) && !isSpecial(b) &&
           OperationEquivalence::isEquivalentTo(a.op, b.op, OperationEquivalence::IgnoreLocations);
  }
};

using Table = llvm::ScopedHashTable<Key, Operation *, EquivalentOps>;

/// One thing under way: a block, with the blocks below it in the dominator tree, or the regions of an op.
struct Visit {
  // A block.
  Block *block = nullptr;
  Block::iterator nextOp = {};
  llvm::SmallVector<Block *, 2> below = {}; ///< Blocks that this one immediately dominates.
  bool hasOrder = true;                     ///< An op comes before another (no graph region).
  std::unique_ptr<Table::ScopeTy> scope = {};
  // The regions of an op.
  Operation *parent = nullptr;
  unsigned nextRegion = 0;
  std::unique_ptr<Table> fresh = {}; ///< Of an isolated op.
  Table *known = nullptr;
};

class CSEPass : public impl::CSEBase<CSEPass> {
public:
  CSEPass() = default;
  /// What a run leaves behind is of no use to a copy.
  CSEPass(const CSEPass &other) : Base(other) {}
  void runOnOperation() override;

private:
  void enterOp(Operation *op, Table *known);
  void enterRegion(Region &region, Table &known);
  void enterBlock(Block *block, Table &known, bool hasOrder);
  void simplifyOperation(Operation *op, Table &known, bool hasOrder);
  bool isUnchangedBetween(Operation *from, Operation *to);

  std::vector<Visit> stack;
  /// Blocks by their immediate dominators, while their region is under way.
  llvm::DenseMap<Block *, llvm::SmallVector<Block *, 2>> dominated;
  /// For a read, the last op that was looked at between it and a later equal one, and whether something
  /// wrote.
  llvm::DenseMap<Operation *, std::pair<Operation *, bool>> lookedAt;
  std::vector<Operation *> dead;
};

/// Nothing between two reads in one block writes. What was looked at once is not looked at again.
bool CSEPass::isUnchangedBetween(Operation *from, Operation *to) {
  if (from->getBlock() != to->getBlock())
    return false;
  auto [it, isNew] = lookedAt.try_emplace(from, from, false);
  auto &[last, hasWrite] = it->second;
  while (!hasWrite && last->getNextNode() != to) {
    last = last->getNextNode();
    hasWrite = !isMemoryEffectFree(last) && !hasOnlyEffect(last, EffectKind::Read);
  }
  return !hasWrite;
}

void CSEPass::simplifyOperation(Operation *op, Table &known, bool hasOrder) {
  if (op->mightHaveTrait(Trait::IsTerminator))
    return;
  if (isOpTriviallyDead(op)) {
    dead.push_back(op);
    ++numDead;
    return;
  }
  // Bodies with branches are too much to compare.
  for (Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return;
  bool isFree = isMemoryEffectFree(op);
  if (!isFree && !hasOnlyEffect(op, EffectKind::Read))
    return;
  Key key(op);
  Operation *other = known.lookup(key);
  if (!other || (!isFree && !isUnchangedBetween(other, op))) {
    known.insert(key, op);
    return;
  }
  if (hasOrder) {
    op->replaceAllUsesWith(other);
    dead.push_back(op);
  } else {
    // In a graph, users that are not yet in the table keep their operand when they are known already: what is
    // in the table must not change under it.
    for (auto [from, to] : llvm::zip(op->getResults(), other->getResults()))
      from.replaceUsesWithIf(to, [&](OpOperand &use) { return known.lookup(use.getOwner()) == nullptr; });
    if (op->use_empty())
      dead.push_back(op);
  }
  ++numReplaced;
  // A known place is better than none.
  if (llvm::isa<UnknownLoc>(other->getLoc()) && !llvm::isa<UnknownLoc>(op->getLoc()))
    other->setLoc(op->getLoc());
}

void CSEPass::enterBlock(Block *block, Table &known, bool hasOrder) {
  Visit visit;
  visit.block = block;
  visit.nextOp = block->begin();
  visit.hasOrder = hasOrder;
  visit.known = &known;
  visit.scope = std::make_unique<Table::ScopeTy>(known);
  if (auto it = dominated.find(block); it != dominated.end()) {
    visit.below = std::move(it->second);
    dominated.erase(it);
    std::reverse(visit.below.begin(), visit.below.end());
  }
  stack.push_back(std::move(visit));
}

void CSEPass::enterRegion(Region &region, Table &known) {
  if (region.empty())
    return;
  bool hasOrder = DominanceInfo::hasSSADominance(&region);
  if (region.hasOneBlock())
    return enterBlock(&region.front(), known, hasOrder);
  // Several blocks: only in CFGs does one come before another.
  if (!hasOrder)
    return;
  DominanceInfo dominance;
  for (Block &block : llvm::drop_begin(region))
    if (dominance.isReachableFromEntry(&block))
      if (Block *parent = dominance.getImmediateDominator(&block))
        dominated[parent].push_back(&block);
  enterBlock(&region.front(), known, hasOrder);
}

void CSEPass::enterOp(Operation *op, Table *known) {
  Visit visit;
  visit.parent = op;
  if (!known || op->mightHaveTrait(Trait::IsIsolatedFromAbove)) {
    visit.fresh = std::make_unique<Table>();
    known = visit.fresh.get();
  }
  visit.known = known;
  stack.push_back(std::move(visit));
}

void CSEPass::runOnOperation() {
  dead.clear();
  dominated.clear();
  lookedAt.clear();
  uint64_t replacedBefore = numReplaced;
  Operation *root = getOperation();
  enterOp(root, nullptr);
  while (!stack.empty()) {
    Visit &top = stack.back();
    Table &known = *top.known;
    if (top.parent) {
      if (top.nextRegion != top.parent->getNumRegions()) {
        enterRegion(top.parent->getRegion(top.nextRegion++), known);
        continue;
      }
      Operation *op = top.parent;
      stack.pop_back();
      // Behind its regions, the op itself.
      if (op != root)
        simplifyOperation(op, *stack.back().known, stack.back().hasOrder);
      continue;
    }
    if (top.nextOp != top.block->end()) {
      Operation *op = &*top.nextOp++;
      if (op->getNumRegions() != 0)
        enterOp(op, &known);
      else
        simplifyOperation(op, known, top.hasOrder);
      continue;
    }
    if (!top.below.empty()) {
      enterBlock(top.below.pop_back_val(), known, top.hasOrder);
      continue;
    }
    stack.pop_back();
  }
  if (dead.empty() && numReplaced == replacedBefore)
    markAllAnalysesPreserved();
  // In this order what is inside goes before what holds it; none has a use.
  for (Operation *op : dead)
    op->erase();
}

} // namespace

std::unique_ptr<Pass> strata::createCSEPass() { return std::make_unique<CSEPass>(); }
