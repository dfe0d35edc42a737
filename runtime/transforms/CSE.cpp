//===- CSE.cpp - Common subexpression elimination -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Traverses the dominator tree of each region with a scoped hash table of available operations. Isolated ops
// start with an empty table. The regions of an op are simplified before the op itself, so that ops whose
// bodies become equal are also found. The traversal uses an explicit stack.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/CSE.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Dominance.h"
#include "runtime/ir/OperationEquivalence.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/ScopedHashTable.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_CSE
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

/// An operation with its cached hash. The hash is not computed again when a table grows or colliding keys are
/// compared.
struct Key {
  Key(Operation *op)
      : op(op), hash(OperationEquivalence::computeHash(op, OperationEquivalence::IgnoreLocations)) {}
  Key(Operation *op, unsigned hash) : op(op), hash(hash) {}
  Operation *op;
  unsigned hash;
};

/// Hash and equality of table keys: two operations are equal if one can replace the other.
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

/// An entry of the traversal stack. It stands either for a block and the blocks that it dominates, or for the
/// regions of an op.
struct Visit {
  // Fields of stack entries for blocks.
  Block *block = nullptr;
  Block::iterator nextOp = {};
  llvm::SmallVector<Block *, 2> dominatedBlocks = {}; ///< Blocks that this one immediately dominates.
  bool hasOrder = true;                               ///< False in graph regions.
  std::unique_ptr<Table::ScopeTy> scope = {};
  // Fields of stack entries for ops with regions.
  Operation *parent = nullptr;
  unsigned nextRegion = 0;
  std::unique_ptr<Table> ownTable = {}; ///< The table of an isolated op.
  Table *available = nullptr;
};

/// Eliminates the common subexpressions in one op.
class Eliminator {
public:
  /// \param dominance  dominance information of the analyzed IR; CSE does not invalidate it.
  /// \param rewriter   makes the changes and notifies its listener. If null, the IR is changed directly.
  explicit Eliminator(DominanceInfo &dominance, RewriterBase *rewriter = nullptr)
      : dominance(dominance), rewriter(rewriter) {}
  /// Returns true if the IR changed.
  bool run(Operation *root);

  uint64_t numDead = 0, numReplaced = 0;

private:
  void enterOp(Operation *op, Table *available);
  void enterRegion(Region &region, Table &available);
  void enterBlock(Block *block, Table &available, bool hasOrder);
  void simplifyOperation(Operation *op, Table &available, bool hasOrder);
  void replace(Operation *op, Operation *other, Table &available, bool hasOrder);
  bool isUnchangedBetween(Operation *from, Operation *to);

  DominanceInfo &dominance;
  RewriterBase *rewriter;
  std::vector<Visit> stack;
  /// The children of each block in the dominator tree, while their region is traversed.
  llvm::DenseMap<Block *, llvm::SmallVector<Block *, 2>> dominated;
  /// Maps an op A with read effects to a pair: the last op B after A that was checked for write effects, and
  /// whether an op from A to B may write.
  llvm::DenseMap<Operation *, std::pair<Operation *, bool>> checkedUntil;
  std::vector<Operation *> dead;
};

/// Returns true if no op between two ops with read effects may write. Both must be in the same block. Ops
/// that an earlier query checked are not checked again.
bool Eliminator::isUnchangedBetween(Operation *from, Operation *to) {
  if (from->getBlock() != to->getBlock())
    return false;
  auto [it, isNew] = checkedUntil.try_emplace(from, from, false);
  auto &[last, hasWrite] = it->second;
  while (!hasWrite && last->getNextNode() != to) {
    last = last->getNextNode();
    hasWrite = !isMemoryEffectFree(last) && !hasOnlyEffect(last, EffectKind::Read);
  }
  return !hasWrite;
}

/// Replaces the results of `op` by those of `other`, and marks `op` as dead if it has no uses left.
void Eliminator::replace(Operation *op, Operation *other, Table &available, bool hasOrder) {
  // In a graph region, users that are already keys of the table must not change, since their hash is cached.
  auto mayChange = [&](OpOperand &use) { return hasOrder || available.lookup(use.getOwner()) == nullptr; };
  if (rewriter)
    rewriter->replaceOpUsesWithIf(op, other->getResults(), mayChange);
  else if (hasOrder)
    op->replaceAllUsesWith(other);
  else
    for (auto [from, to] : llvm::zip(op->getResults(), other->getResults()))
      from.replaceUsesWithIf(to, mayChange);
  if (hasOrder || op->use_empty())
    dead.push_back(op);
}

void Eliminator::simplifyOperation(Operation *op, Table &available, bool hasOrder) {
  if (op->mightHaveTrait(Trait::IsTerminator))
    return;
  if (isOpTriviallyDead(op)) {
    dead.push_back(op);
    ++numDead;
    return;
  }
  // Skip ops that have a region with several blocks, because such regions are not compared.
  for (Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return;
  bool isFree = isMemoryEffectFree(op);
  if (!isFree && !hasOnlyEffect(op, EffectKind::Read))
    return;
  Key key(op);
  Operation *other = available.lookup(key);
  if (!other || (!isFree && !isUnchangedBetween(other, op))) {
    available.insert(key, op);
    return;
  }
  replace(op, other, available, hasOrder);
  ++numReplaced;
  // If the remaining op has an unknown location, use that of the replaced op.
  if (llvm::isa<UnknownLoc>(other->getLoc()) && !llvm::isa<UnknownLoc>(op->getLoc()))
    other->setLoc(op->getLoc());
}

void Eliminator::enterBlock(Block *block, Table &available, bool hasOrder) {
  Visit visit;
  visit.block = block;
  visit.nextOp = block->begin();
  visit.hasOrder = hasOrder;
  visit.available = &available;
  visit.scope = std::make_unique<Table::ScopeTy>(available);
  if (auto it = dominated.find(block); it != dominated.end()) {
    visit.dominatedBlocks = std::move(it->second);
    dominated.erase(it);
    std::reverse(visit.dominatedBlocks.begin(), visit.dominatedBlocks.end());
  }
  stack.push_back(std::move(visit));
}

void Eliminator::enterRegion(Region &region, Table &available) {
  if (region.empty())
    return;
  bool hasOrder = DominanceInfo::hasSSADominance(&region);
  if (region.hasOneBlock())
    return enterBlock(&region.front(), available, hasOrder);
  // Skip graph regions with several blocks, which have no dominance order.
  if (!hasOrder)
    return;
  for (Block &block : llvm::drop_begin(region))
    if (dominance.isReachableFromEntry(&block))
      if (Block *parent = dominance.getImmediateDominator(&block))
        dominated[parent].push_back(&block);
  enterBlock(&region.front(), available, hasOrder);
}

void Eliminator::enterOp(Operation *op, Table *available) {
  Visit visit;
  visit.parent = op;
  if (!available || op->mightHaveTrait(Trait::IsIsolatedFromAbove)) {
    visit.ownTable = std::make_unique<Table>();
    available = visit.ownTable.get();
  }
  visit.available = available;
  stack.push_back(std::move(visit));
}

bool Eliminator::run(Operation *root) {
  enterOp(root, nullptr);
  while (!stack.empty()) {
    Visit &top = stack.back();
    Table &available = *top.available;
    if (top.parent) {
      if (top.nextRegion != top.parent->getNumRegions()) {
        enterRegion(top.parent->getRegion(top.nextRegion++), available);
        continue;
      }
      Operation *op = top.parent;
      stack.pop_back();
      // All regions were visited: simplify the op itself.
      if (op != root)
        simplifyOperation(op, *stack.back().available, stack.back().hasOrder);
      continue;
    }
    if (top.nextOp != top.block->end()) {
      Operation *op = &*top.nextOp++;
      if (op->getNumRegions() != 0)
        enterOp(op, &available);
      else
        simplifyOperation(op, available, top.hasOrder);
      continue;
    }
    if (!top.dominatedBlocks.empty()) {
      enterBlock(top.dominatedBlocks.pop_back_val(), available, top.hasOrder);
      continue;
    }
    stack.pop_back();
  }
  // Erase the dead ops in the order of the list: nested ops come before the ops that contain them, and no op
  // in the list has a use.
  for (Operation *op : dead)
    rewriter ? rewriter->eraseOp(op) : op->erase();
  return !dead.empty() || numReplaced != 0;
}

class CSEPass : public impl::CSEBase<CSEPass> {
public:
  CSEPass() = default;
  CSEPass(const CSEPass &other) : Base(other) {}
  void runOnOperation() override {
    DominanceInfo dominance;
    Eliminator eliminator(dominance);
    if (!eliminator.run(getOperation()))
      markAllAnalysesPreserved();
    numReplaced += eliminator.numReplaced;
    numDead += eliminator.numDead;
  }
};

} // namespace

void mlir::eliminateCommonSubExpressions(RewriterBase &rewriter, DominanceInfo &dominance, Operation *op,
                                         bool *changed) {
  bool result = Eliminator(dominance, &rewriter).run(op);
  if (changed)
    *changed = result;
}

std::unique_ptr<Pass> mlir::createCSEPass() { return std::make_unique<CSEPass>(); }
