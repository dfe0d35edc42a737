//===- GreedyPatternRewriteDriver.cpp - Until nothing changes -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/OperationFolder.h"
#include "runtime/rewrite/RegionUtils.h"
#include "runtime/support/PointerTable.h"

using namespace strata;

namespace {

/// Last in, first out; an operation is in it once.
class Worklist {
public:
  void push(Operation *op) {
    uint32_t &place = places[op];
    if (place)
      return;
    list.push_back(op);
    place = list.size();
  }
  /// Null when it is empty.
  Operation *pop() {
    while (!list.empty()) {
      Operation *op = list.pop_back_val();
      if (!op)
        continue;
      places[op] = 0;
      return op;
    }
    return nullptr;
  }
  void remove(Operation *op) {
    if (uint32_t place = places.lookup(op)) {
      list[place - 1] = nullptr;
      places[op] = 0;
    }
  }
  void reverse() {
    std::reverse(list.begin(), list.end());
    for (size_t i = 0; i != list.size(); ++i)
      if (list[i])
        places[list[i]] = i + 1;
  }

private:
  llvm::SmallVector<Operation *, 64> list;
  PointerTable<5> places; ///< In `list`, plus one.
};
static_assert(sizeof(Operation) >= 32, "two operations never start in the same granule");

class GreedyDriver : public RewriterBase::Listener {
public:
  GreedyDriver(Region &region, const FrozenRewritePatternSet &patterns, const GreedyRewriteConfig &config)
      : region(region), patterns(patterns), config(config), rewriter(region.getContext(), this) {}
  LogicalResult run(bool &changed);

  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override { addWithAncestors(op); }
  void notifyOperationModified(Operation *op) override { addWithAncestors(op); }
  void notifyOperationReplaced(Operation *op, ValueRange) override {}
  void notifyOperationErased(Operation *op) override;

private:
  void fillWorklist();
  bool processWorklist();
  bool tryFold(Operation *op, bool &changed);
  void addWithAncestors(Operation *op);
  bool foldIntoKnownConstant(Operation *op);

  Region &region;
  const FrozenRewritePatternSet &patterns;
  const GreedyRewriteConfig &config;
  PatternRewriter rewriter;
  Worklist worklist;
  OperationFolder folder;
  /// Changes that one iteration may make before it is taken for one without an end.
  int64_t patience = 0;
};

void GreedyDriver::addWithAncestors(Operation *op) {
  // Outer operations may have something to do about a change inside; they are looked at first.
  llvm::SmallVector<Operation *, 8> path;
  while (op) {
    path.push_back(op);
    Region *parent = op->getParentRegion();
    if (parent == &region) {
      for (Operation *each : path)
        worklist.push(each);
      return;
    }
    op = parent ? parent->getParentOp() : nullptr;
  }
}

/// Whether more than one operation but `op` uses the value. Looks no further than it must.
static bool hasTwoUsersBeside(Value value, Operation *op) {
  Operation *other = nullptr;
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (user == op || user == other)
      continue;
    if (other)
      return true;
    other = user;
  }
  return false;
}

void GreedyDriver::notifyOperationErased(Operation *op) {
  // What made its operands may be dead now, or used once or twice, which some patterns wait for.
  for (Value operand : op->getOperands()) {
    Operation *definition = operand ? operand.getDefiningOp() : nullptr;
    if (definition && !hasTwoUsersBeside(operand, op))
      addWithAncestors(definition);
  }
  worklist.remove(op);
  folder.notifyRemoval(op);
}

/// True: `op` is a constant that there was one of already, and is gone.
bool GreedyDriver::foldIntoKnownConstant(Operation *op) {
  Attribute value = op->hasTrait(Trait::ConstantLike) ? getConstantValue(op) : Attribute();
  return value && !folder.insertKnownConstant(op, value, rewriter);
}

void GreedyDriver::fillWorklist() {
  while (worklist.pop())
    ;
  llvm::SmallVector<Operation *, 64> all;
  for (Block &block : region)
    for (Operation &top : block)
      if (config.useTopDownTraversal)
        top.walk<WalkOrder::PreOrder>([&](Operation *op) { all.push_back(op); });
      else
        top.walk<WalkOrder::PostOrder>([&](Operation *op) { all.push_back(op); });
  for (Operation *op : all)
    if (!config.enableFolding || !foldIntoKnownConstant(op))
      worklist.push(op);
  if (config.useTopDownTraversal)
    worklist.reverse();
  patience = 100000 + 100 * static_cast<int64_t>(all.size());
}

/// True: `op` was replaced or changed. Its results become values that exist, or constants made before it.
bool GreedyDriver::tryFold(Operation *op, bool &changed) {
  llvm::SmallVector<OpFoldResult, 2> folded;
  if (failed(op->fold(folded)))
    return false;
  if (folded.empty()) {
    notifyOperationModified(op);
    return true;
  }
  rewriter.setInsertionPoint(op);
  llvm::SmallVector<Value, 2> values;
  llvm::SmallVector<Operation *, 2> constants;
  Dialect *dialect = op->getDialect();
  for (auto [index, result] : llvm::enumerate(folded)) {
    if (Value value = result.getValue()) {
      values.push_back(value);
      continue;
    }
    const auto &materialize = dialect->getSpec().hooks.materializeConstant;
    Operation *constant =
        materialize ? materialize(rewriter, result.getAttribute(), op->getResult(index).getType(), op->getLoc()) : nullptr;
    if (!constant) {
      for (Operation *made : constants)
        rewriter.eraseOp(made);
      return false;
    }
    constants.push_back(constant);
    values.push_back(constant->getResult(0));
  }
  rewriter.replaceOp(op, values);
  return changed = true;
}

bool GreedyDriver::processWorklist() {
  bool changed = false;
  int64_t numRewrites = 0;
  while (config.maxNumRewrites == GreedyRewriteConfig::kNoLimit || numRewrites < config.maxNumRewrites) {
    Operation *op = worklist.pop();
    // Patterns that undo each other would keep this going for ever.
    if (!op || patience == 0)
      break;
    if (isOpTriviallyDead(op)) {
      rewriter.eraseOp(op);
      changed = true;
      continue;
    }
    if (config.enableFolding && !op->hasTrait(Trait::ConstantLike) && tryFold(op, changed)) {
      changed = true;
      --patience;
      continue;
    }
    if (succeeded(patterns.matchAndRewrite(op, rewriter))) {
      changed = true;
      --patience;
      ++numRewrites;
    }
  }
  return changed;
}

LogicalResult GreedyDriver::run(bool &changed) {
  changed = false;
  bool again = false;
  int64_t iteration = 0;
  do {
    if (config.maxIterations != GreedyRewriteConfig::kNoLimit && iteration++ == config.maxIterations)
      break;
    // Values in what cannot be reached may depend on themselves: nothing there is to be folded.
    changed |= succeeded(eraseUnreachableBlocks(rewriter, llvm::MutableArrayRef<Region>(&region, 1)));
    fillWorklist();
    again = processWorklist();
    changed |= again;
    if (patience == 0 && config.maxIterations == GreedyRewriteConfig::kNoLimit)
      break;
    if (config.regionSimplifyLevel != GreedySimplifyRegionLevel::Disabled)
      again |= succeeded(simplifyRegions(rewriter, llvm::MutableArrayRef<Region>(&region, 1),
                                         config.regionSimplifyLevel == GreedySimplifyRegionLevel::Aggressive));
    changed |= again;
  } while (again);
  return success(!again);
}

} // namespace

LogicalResult strata::applyPatternsGreedily(Region &region, const FrozenRewritePatternSet &patterns,
                                            GreedyRewriteConfig config, bool *changed) {
  bool ignored;
  return GreedyDriver(region, patterns, config).run(changed ? *changed : ignored);
}

LogicalResult strata::applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                                            GreedyRewriteConfig config, bool *changed) {
  bool any = false, converged = true;
  for (Region &region : op->getRegions()) {
    bool one = false;
    converged &= succeeded(applyPatternsGreedily(region, patterns, config, &one));
    any |= one;
  }
  if (changed)
    *changed = any;
  return success(converged);
}
