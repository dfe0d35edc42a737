//===- GreedyRegionRewriter.cpp - Greedy rewrite of one region ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/GreedyRegionRewriter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Matchers.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::detail;

//===----------------------------------------------------------------------===//
// Listener interface: changes that update the worklist
//===----------------------------------------------------------------------===//

void GreedyRegionRewriter::addWithAncestors(Operation *op) {
  if (op->getParentRegion() == &region) {
    if (mayRewrite(op))
      worklist.push(op);
    return;
  }
  // A change may enable patterns on the ops that contain this op. Add these ops, too; the outermost one is
  // visited first.
  llvm::SmallVector<Operation *, 8> path;
  while (op) {
    path.push_back(op);
    Region *parent = op->getParentRegion();
    if (parent == &region) {
      for (Operation *each : path)
        if (mayRewrite(each))
          worklist.push(each);
      touchedSettled |= path.size() > 1 && settled.contains(op);
      return;
    }
    op = parent ? parent->getParentOp() : nullptr;
  }
}

void GreedyRegionRewriter::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationInserted(op, previous);
  if (config.getStrictness() == GreedyRewriteStrictness::ExistingAndNewOps)
    allowed.insert(op);
  if (recorded && !replacement)
    replacement = op;
  addWithAncestors(op);
}

void GreedyRegionRewriter::notifyOperationModified(Operation *op) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationModified(op);
  addWithAncestors(op);
}

void GreedyRegionRewriter::notifyOperationReplaced(Operation *op, ValueRange values) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationReplaced(op, values);
  if (op == recorded && !values.empty() && values[0])
    replacement = values[0].getDefiningOp();
}

/// Returns true if at least two operations other than `op` use the value. Stops at the second one.
static bool hasTwoOtherUsers(Value value, Operation *op) {
  if (value.hasOneUse()) // The only use is by `op`.
    return false;
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

void GreedyRegionRewriter::notifyOperationReplaced(Operation *op, Operation *newOp) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationReplaced(op, newOp);
  if (op == recorded)
    replacement = newOp;
}

void GreedyRegionRewriter::notifyOperationErased(Operation *op) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationErased(op);
  // After the erasure, the definitions of the operands may be dead, or have so few users that other patterns
  // apply.
  for (Value operand : op->getOperands()) {
    Operation *definition = operand ? operand.getDefiningOp() : nullptr;
    if (definition && !hasTwoOtherUsers(operand, op))
      addWithAncestors(definition);
  }
  worklist.remove(op);
  folder.notifyRemoval(op);
  if (isStrict())
    allowed.erase(op);
  if (!remaining.empty())
    remaining.erase(op);
  if (!settled.empty())
    settled.erase(op);
  if (op == recorded)
    recorded = nullptr;
  if (op == replacement)
    replacement = nullptr;
}

void GreedyRegionRewriter::notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyBlockInserted(block, previous, previousIt);
}
void GreedyRegionRewriter::notifyBlockErased(Block *block) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyBlockErased(block);
}
void GreedyRegionRewriter::notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reason) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyMatchFailure(loc, reason);
}

//===----------------------------------------------------------------------===//
// Reports of non-terminating rewrites
//===----------------------------------------------------------------------===//

static constexpr size_t kRecordedSteps = 32;

bool GreedyRegionRewriter::isRecording() const {
  RewriteCycle *cycle = config.getCycleReport();
  return cycle && (isLastIteration || remainingChanges <= int64_t(kRecordedSteps)) &&
         cycle->steps.size() < kRecordedSteps;
}

/// Returns the first line of the printed op. Values are numbered from the closest op that is isolated from
/// above, because other threads may change operations outside of it.
static std::string describe(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, OpPrintingFlags().useLocalScope());
  return llvm::StringRef(text).split('\n').first.str();
}

void RewriteCycle::explain(InFlightDiagnostic &diag) const {
  llvm::SmallVector<llvm::StringRef, 8> explained;
  for (const Step &step : steps) {
    if (llvm::is_contained(explained, step.pattern))
      continue;
    explained.push_back(step.pattern);
    Diagnostic &note = diag.attachNote(step.loc);
    if (step.pattern == "folding")
      note << "folding";
    else if (step.pattern.empty())
      note << "a pattern without a name";
    else
      note << "pattern '" << step.pattern << "'";
    note << " keeps changing '" << step.before << "' into ";
    if (step.after == "nothing")
      note << "nothing";
    else
      note << "'" << step.after << "'";
  }
}

//===----------------------------------------------------------------------===//
// Worklist processing
//===----------------------------------------------------------------------===//

bool GreedyRegionRewriter::uniqueConstant(Operation *op) {
  if (!config.isFoldingEnabled() || !config.isConstantCSEEnabled() || !op->hasTrait(Trait::ConstantLike) ||
      !mayRewrite(op))
    return true;
  Attribute value = getConstantValue(op);
  return !value || folder.insertKnownConstant(op, value, rewriter);
}

void GreedyRegionRewriter::fillWorklist() {
  worklist.clear();
  llvm::SmallVector<Operation *, 64> all;
  for (Block &block : region)
    for (Operation &top : block)
      if (top.getNumRegions() == 0 || settled.contains(&top))
        all.push_back(&top);
      else if (config.getUseTopDownTraversal())
        top.walk<WalkOrder::PreOrder>([&](Operation *op) { all.push_back(op); });
      else
        top.walk<WalkOrder::PostOrder>([&](Operation *op) { all.push_back(op); });
  for (Operation *op : all)
    if (uniqueConstant(op) && mayRewrite(op))
      worklist.push(op);
  if (config.getUseTopDownTraversal())
    worklist.reverse();
  remainingChanges = 100000 + 100 * static_cast<int64_t>(all.size());
}

bool GreedyRegionRewriter::tryFold(Operation *op) {
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
    Operation *constant = materialize ? materialize(rewriter, result.getAttribute(),
                                                    op->getResult(index).getType(), op->getLoc())
                                      : nullptr;
    if (!constant) {
      for (Operation *made : constants)
        rewriter.eraseOp(made);
      return false;
    }
    constants.push_back(constant);
    values.push_back(constant->getResult(0));
  }
  rewriter.replaceOp(op, values);
  return true;
}

/// Erases the op if it is dead, else folds it or applies a pattern to it. Returns true if something changed.
bool GreedyRegionRewriter::processOne(Operation *op, int64_t &numRewrites) {
  if (isOpTriviallyDead(op)) {
    if (PatternObserver *watcher = observer.get())
      watcher->willEraseDead(op);
    rewriter.eraseOp(op);
    return true;
  }
  if (isRecording())
    return processRecorded(op, numRewrites);
  return foldOrRewrite(op, observer.get(), numRewrites) != Change::None;
}

GreedyRegionRewriter::Change GreedyRegionRewriter::foldOrRewrite(Operation *op, PatternObserver *watcher,
                                                                 int64_t &numRewrites) {
  Change made = Change::None;
  if (config.isFoldingEnabled() && !op->hasTrait(Trait::ConstantLike) &&
      (!watcher || watcher->shouldFold(op))) {
    bool isFolded = tryFold(op);
    if (watcher)
      watcher->folded(isFolded);
    made = isFolded ? Change::Folded : Change::None;
  }
  if (made == Change::None && succeeded(patterns.matchAndRewrite(op, rewriter, watcher))) {
    made = Change::Rewritten;
    ++numRewrites;
  }
  remainingChanges -= made != Change::None;
  return made;
}

bool GreedyRegionRewriter::processRecorded(Operation *op, int64_t &numRewrites) {
  RewriteCycle::Step step{"folding", describe(op), "nothing", op->getLoc()};
  recorded = op;
  replacement = nullptr;
  Change made = foldOrRewrite(op, &observer, numRewrites);
  if (made == Change::None)
    return false;
  if (made == Change::Rewritten)
    step.pattern = observer.name.str();
  if (Operation *now = recorded ? recorded : replacement)
    step.after = describe(now);
  recorded = nullptr;
  config.getCycleReport()->steps.push_back(std::move(step));
  return true;
}

bool GreedyRegionRewriter::processWorklist() {
  bool changed = false;
  int64_t numRewrites = 0;
  int64_t limit = config.getMaxNumRewrites();
  while (limit == GreedyRewriteConfig::kNoLimit || numRewrites < limit) {
    Operation *op = worklist.pop();
    // Stop if the limit on changes is reached: patterns may undo each other forever.
    if (!op || remainingChanges == 0)
      break;
    changed |= processOne(op, numRewrites);
  }
  return changed;
}

//===----------------------------------------------------------------------===//
// Entry points of GreedyRegionRewriter
//===----------------------------------------------------------------------===//

LogicalResult GreedyRegionRewriter::runOnRegion(bool &changed) {
  changed = false;
  llvm::MutableArrayRef<Region> self(&region, 1);
  if (isStrict())
    for (Block &block : region)
      block.walk([&](Operation *op) { allowed.insert(op); });
  bool again = false;
  int64_t limit = config.getMaxIterations(), iteration = 0;
  GreedySimplifyRegionLevel simplify = config.getRegionSimplificationLevel();
  do {
    if (limit != GreedyRewriteConfig::kNoLimit && iteration++ == limit)
      break;
    isLastIteration = limit != GreedyRewriteConfig::kNoLimit && iteration == limit;
    // Erase unreachable blocks, in which values may depend on themselves. Folders do not expect this.
    changed |= succeeded(eraseUnreachableBlocks(rewriter, self, settled));
    fillWorklist();
    again = processWorklist();
    changed |= again;
    if (remainingChanges == 0 && limit == GreedyRewriteConfig::kNoLimit)
      break;
    if (simplify != GreedySimplifyRegionLevel::Disabled)
      again |= succeeded(
          simplifyRegions(rewriter, self, simplify == GreedySimplifyRegionLevel::Aggressive, settled));
    changed |= again;
  } while (again);
  if (RewriteCycle *cycle = config.getCycleReport()) {
    cycle->isEndless = again && remainingChanges == 0;
    if (!again)
      cycle->steps.clear();
  }
  return success(!again);
}

LogicalResult GreedyRegionRewriter::runOnOps(llvm::ArrayRef<Operation *> ops, bool &changed,
                                             bool &allErased) {
  remaining.insert(ops.begin(), ops.end());
  if (isStrict())
    allowed.insert(ops.begin(), ops.end());
  for (Operation *op : ops)
    if (region.isAncestor(op->getParentRegion()) && uniqueConstant(op))
      worklist.push(op);
  worklist.reverse();
  remainingChanges = 100000 + 100 * static_cast<int64_t>(ops.size());
  bool hadAny = !remaining.empty();
  changed = processWorklist();
  allErased = hadAny && remaining.empty();
  return success(worklist.pop() == nullptr && remainingChanges != 0);
}
