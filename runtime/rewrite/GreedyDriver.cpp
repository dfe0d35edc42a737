//===- GreedyDriver.cpp - One worklist run --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/GreedyDriver.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Matchers.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::detail;

//===----------------------------------------------------------------------===//
// What changes
//===----------------------------------------------------------------------===//

void GreedyDriver::addWithAncestors(Operation *op) {
  if (op->getParentRegion() == &region) {
    if (mayRewrite(op))
      worklist.push(op);
    return;
  }
  // Outer operations may have something to do about a change inside; they are looked at first.
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

void GreedyDriver::notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationInserted(op, previous);
  if (config.getStrictness() == GreedyRewriteStrictness::ExistingAndNewOps)
    allowed.insert(op);
  if (recorded && !replacement)
    replacement = op;
  addWithAncestors(op);
}

void GreedyDriver::notifyOperationModified(Operation *op) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationModified(op);
  addWithAncestors(op);
}

void GreedyDriver::notifyOperationReplaced(Operation *op, ValueRange values) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationReplaced(op, values);
  if (op == recorded && !values.empty() && values[0])
    replacement = values[0].getDefiningOp();
}

/// Whether more than one operation but `op` uses the value. Looks no further than it must.
static bool hasTwoUsersBeside(Value value, Operation *op) {
  if (value.hasOneUse()) // That of `op`.
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

void GreedyDriver::notifyOperationErased(Operation *op) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyOperationErased(op);
  // What made its operands may be dead now, or used once or twice, which some patterns wait for.
  for (Value operand : op->getOperands()) {
    Operation *definition = operand ? operand.getDefiningOp() : nullptr;
    if (definition && !hasTwoUsersBeside(operand, op))
      addWithAncestors(definition);
  }
  worklist.remove(op);
  folder.notifyRemoval(op);
  if (isStrict())
    allowed.erase(op);
  if (!left.empty())
    left.erase(op);
  if (!settled.empty())
    settled.erase(op);
  if (op == recorded)
    recorded = nullptr;
  if (op == replacement)
    replacement = nullptr;
}

void GreedyDriver::notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyBlockInserted(block, previous, previousIt);
}
void GreedyDriver::notifyBlockErased(Block *block) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyBlockErased(block);
}
void GreedyDriver::notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reason) {
  for (RewriterBase::Listener *listener : listeners)
    listener->notifyMatchFailure(loc, reason);
}

//===----------------------------------------------------------------------===//
// What did not come to rest
//===----------------------------------------------------------------------===//

static constexpr size_t kRecordedSteps = 32;

bool GreedyDriver::isRecording() const {
  RewriteCycle *cycle = config.getCycleReport();
  return cycle && (isLastIteration || patience <= int64_t(kRecordedSteps)) &&
         cycle->steps.size() < kRecordedSteps;
}

/// The first line of the op as text.
static std::string describe(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os);
  return llvm::StringRef(text).split('\n').first.str();
}

void RewriteCycle::explain(InFlightDiagnostic &diag) const {
  llvm::SmallVector<llvm::StringRef, 8> told;
  for (const Step &step : steps) {
    if (llvm::is_contained(told, step.pattern))
      continue;
    told.push_back(step.pattern);
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
// The worklist
//===----------------------------------------------------------------------===//

bool GreedyDriver::uniqueConstant(Operation *op) {
  if (!config.isFoldingEnabled() || !config.isConstantCSEEnabled() || !op->hasTrait(Trait::ConstantLike) ||
      !mayRewrite(op))
    return true;
  Attribute value = getConstantValue(op);
  return !value || folder.insertKnownConstant(op, value, rewriter);
}

void GreedyDriver::fillWorklist() {
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
  patience = 100000 + 100 * static_cast<int64_t>(all.size());
}

/// True: `op` was replaced or changed. Its results become values that exist, or constants made before it.
bool GreedyDriver::tryFold(Operation *op) {
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

/// True: something changed.
bool GreedyDriver::processOne(Operation *op, int64_t &numRewrites) {
  if (isOpTriviallyDead(op)) {
    if (PatternObserver *told = observer.get())
      told->willEraseDead(op);
    rewriter.eraseOp(op);
    return true;
  }
  if (isRecording())
    return processRecorded(op, numRewrites);
  return change(op, observer.get(), numRewrites) != Change::None;
}

/// Folds the op or applies a pattern to it.
GreedyDriver::Change GreedyDriver::change(Operation *op, PatternObserver *told, int64_t &numRewrites) {
  Change made = Change::None;
  if (config.isFoldingEnabled() && !op->hasTrait(Trait::ConstantLike) && (!told || told->shouldFold(op))) {
    bool isFolded = tryFold(op);
    if (told)
      told->folded(isFolded);
    made = isFolded ? Change::Folded : Change::None;
  }
  if (made == Change::None && succeeded(patterns.matchAndRewrite(op, rewriter, told))) {
    made = Change::Rewritten;
    ++numRewrites;
  }
  patience -= made != Change::None;
  return made;
}

bool GreedyDriver::processRecorded(Operation *op, int64_t &numRewrites) {
  RewriteCycle::Step step{"folding", describe(op), "nothing", op->getLoc()};
  recorded = op;
  replacement = nullptr;
  Change made = change(op, &observer, numRewrites);
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

bool GreedyDriver::processWorklist() {
  bool changed = false;
  int64_t numRewrites = 0;
  int64_t limit = config.getMaxNumRewrites();
  while (limit == GreedyRewriteConfig::kNoLimit || numRewrites < limit) {
    Operation *op = worklist.pop();
    // Patterns that undo each other would keep this going for ever.
    if (!op || patience == 0)
      break;
    changed |= processOne(op, numRewrites);
  }
  return changed;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

LogicalResult GreedyDriver::runOnRegion(bool &changed) {
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
    // Values in what cannot be reached may depend on themselves: nothing there is to be folded.
    changed |= succeeded(eraseUnreachableBlocks(rewriter, self, settled));
    fillWorklist();
    again = processWorklist();
    changed |= again;
    if (patience == 0 && limit == GreedyRewriteConfig::kNoLimit)
      break;
    if (simplify != GreedySimplifyRegionLevel::Disabled)
      again |= succeeded(
          simplifyRegions(rewriter, self, simplify == GreedySimplifyRegionLevel::Aggressive, settled));
    changed |= again;
  } while (again);
  if (RewriteCycle *cycle = config.getCycleReport()) {
    cycle->isEndless = again && patience == 0;
    if (!again)
      cycle->steps.clear();
  }
  return success(!again);
}

LogicalResult GreedyDriver::runOnOps(llvm::ArrayRef<Operation *> ops, bool &changed, bool &allErased) {
  left.insert(ops.begin(), ops.end());
  if (isStrict())
    allowed.insert(ops.begin(), ops.end());
  for (Operation *op : ops)
    if (region.isAncestor(op->getParentRegion()) && uniqueConstant(op))
      worklist.push(op);
  worklist.reverse();
  patience = 100000 + 100 * static_cast<int64_t>(ops.size());
  bool hadAny = !left.empty();
  changed = processWorklist();
  allErased = hadAny && left.empty();
  return success(worklist.pop() == nullptr && patience != 0);
}
