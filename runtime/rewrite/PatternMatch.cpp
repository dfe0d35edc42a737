//===- PatternMatch.cpp - Patterns and rewriters --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/PatternMatch.h"
#include "runtime/rewrite/EraseResults.h"
#include "runtime/rewrite/RewriteTracer.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/Debug.h"

using namespace mlir;

RewritePattern::~RewritePattern() = default;
PatternObserver::~PatternObserver() = default;
RewriteTracer::~RewriteTracer() = default;
RewriterBase::~RewriterBase() = default;

void RewriterBase::replaceAllUsesWith(Value from, Value to) {
  if (from == to)
    return;
  for (OpOperand *use = from.getImpl()->firstUse; use; use = from.getImpl()->firstUse) {
    Operation *user = use->getOwner();
    use->set(to);
    notifyModified(user);
  }
}
void RewriterBase::replaceAllUsesWith(ValueRange from, ValueRange to) {
  for (size_t i = 0, e = from.size(); i != e; ++i)
    if (from[i] != to[i])
      replaceAllUsesWith(from[i], to[i]);
}
void RewriterBase::replaceAllUsesWith(Block *from, Block *to) {
  while (BlockOperand *use = from->getFirstUse()) {
    Operation *user = use->getOwner();
    use->set(to);
    notifyModified(user);
  }
}
void RewriterBase::replaceAllOpUsesWith(Operation *from, ValueRange to) {
  if (Listener *target = rewriteListener())
    target->notifyOperationReplaced(from, to);
  replaceAllUsesWith(ValueRange(from->getResults()), to);
}
void RewriterBase::replaceAllOpUsesWith(Operation *from, Operation *to) {
  if (Listener *target = rewriteListener())
    target->notifyOperationReplaced(from, to);
  replaceAllUsesWith(ValueRange(from->getResults()), ValueRange(to->getResults()));
}
void RewriterBase::replaceUsesWithIf(Value from, Value to,
                                     llvm::function_ref<bool(OpOperand &)> shouldReplace,
                                     bool *allUsesReplaced) {
  bool all = true;
  for (OpOperand *use = from.getImpl()->firstUse, *next; use; use = next) {
    next = use->getNextUse();
    if (!shouldReplace(*use)) {
      all = false;
      continue;
    }
    Operation *user = use->getOwner();
    use->set(to);
    notifyModified(user);
  }
  if (allUsesReplaced)
    *allUsesReplaced = all;
}
void RewriterBase::replaceUsesWithIf(ValueRange from, ValueRange to,
                                     llvm::function_ref<bool(OpOperand &)> shouldReplace,
                                     bool *allUsesReplaced) {
  bool all = true;
  for (auto [old, value] : llvm::zip_equal(from, to)) {
    bool one = true;
    replaceUsesWithIf(old, value, shouldReplace, &one);
    all &= one;
  }
  if (allUsesReplaced)
    *allUsesReplaced = all;
}

void RewriterBase::replaceOp(Operation *op, ValueRange values) {
  replaceAllOpUsesWith(op, values);
  eraseOp(op);
}
void RewriterBase::replaceOp(Operation *op, Operation *other) {
  replaceAllOpUsesWith(op, other);
  eraseOp(op);
}
Operation *RewriterBase::eraseOpResults(Operation *op, const llvm::BitVector &eraseIndices) {
  return eraseIndices.none() ? op : mlir::eraseOpResults(*this, op, eraseIndices);
}

void RewriterBase::eraseOp(Operation *op) {
  if (Listener *target = rewriteListener()) {
    if (op->getNumRegions() != 0) {
      // Drop the uses of results of nested ops first. Otherwise a listener that visits the operands of an
      // erased op could find defining ops that have been reported as erased already, or will be soon.
      op->walk([&](Operation *inner) {
        if (inner != op)
          inner->dropAllUses();
      });
      op->walk([&](Operation *inner) { target->notifyOperationErased(inner); });
    } else {
      target->notifyOperationErased(op);
    }
  }
  if (getInsertionBlock() == op->getBlock() && op->getBlock() && getInsertionPoint() == Block::iterator(op))
    setInsertionPointAfter(op);
  op->erase();
}

void RewriterBase::eraseBlock(Block *block) {
  // Erase the last op first, so that users are erased before the definitions of their operands.
  while (!block->empty()) {
    Operation *op = &block->back();
    op->dropAllUses();
    eraseOp(op);
  }
  if (Listener *target = rewriteListener())
    target->notifyBlockErased(block);
  block->dropAllUses();
  block->erase();
}

Block *RewriterBase::splitBlock(Block *block, Block::iterator before) {
  Block *rest = block->splitBlock(before);
  if (listener)
    listener->notifyBlockInserted(rest, nullptr, {});
  return rest;
}

void RewriterBase::inlineBlockBefore(Block *source, Block *dest, Block::iterator before, ValueRange values) {
  for (auto [argument, value] : llvm::zip_equal(source->getArguments(), values))
    replaceAllUsesWith(argument, value);
  while (!source->empty()) {
    Operation *op = &source->front();
    op->moveBefore(dest, before);
    notifyModified(op);
  }
  eraseBlock(source);
}

void RewriterBase::inlineRegionBefore(Region &region, Region &parent, Region::iterator before) {
  // Move the blocks one by one only if a listener must be notified of each.
  if (listener)
    for (Block &block : llvm::make_early_inc_range(region))
      moveBlockBefore(&block, &parent, before);
  else
    parent.getBlocks().splice(before, region.getBlocks());
}

void RewriterBase::moveBlockBefore(Block *block, Region *region, Region::iterator before) {
  Region &source = *block->getParent();
  auto next = std::next(block->getIterator());
  region->getBlocks().splice(before, source.getBlocks(), block->getIterator());
  if (listener)
    listener->notifyBlockInserted(block, &source, next);
}

llvm::SmallVector<OperationName, 2> Pattern::getGeneratedOps() const {
  return llvm::map_to_vector<2>(generatedOps,
                                [&](llvm::StringRef name) { return OperationName(name, context); });
}

//===----------------------------------------------------------------------===//
// Listeners
//===----------------------------------------------------------------------===//

RewriterBase::ForwardingListener::ForwardingListener(OpBuilder::Listener *listener)
    : builderTarget(listener), rewriterTarget(llvm::dyn_cast_if_present<RewriterBase::Listener>(listener)) {}
void RewriterBase::ForwardingListener::notifyOperationInserted(Operation *op, InsertPoint previous) {
  if (builderTarget)
    builderTarget->notifyOperationInserted(op, previous);
}
void RewriterBase::ForwardingListener::notifyBlockInserted(Block *block, Region *previous,
                                                           Region::iterator previousIt) {
  if (builderTarget)
    builderTarget->notifyBlockInserted(block, previous, previousIt);
}
void RewriterBase::ForwardingListener::notifyBlockErased(Block *block) {
  if (rewriterTarget)
    rewriterTarget->notifyBlockErased(block);
}
void RewriterBase::ForwardingListener::notifyOperationModified(Operation *op) {
  if (rewriterTarget)
    rewriterTarget->notifyOperationModified(op);
}
void RewriterBase::ForwardingListener::notifyOperationReplaced(Operation *op, Operation *newOp) {
  if (rewriterTarget)
    rewriterTarget->notifyOperationReplaced(op, newOp);
}
void RewriterBase::ForwardingListener::notifyOperationReplaced(Operation *op, ValueRange replacement) {
  if (rewriterTarget)
    rewriterTarget->notifyOperationReplaced(op, replacement);
}
void RewriterBase::ForwardingListener::notifyOperationErased(Operation *op) {
  if (rewriterTarget)
    rewriterTarget->notifyOperationErased(op);
}
void RewriterBase::ForwardingListener::notifyPatternBegin(const Pattern &pattern, Operation *op) {
  if (rewriterTarget)
    rewriterTarget->notifyPatternBegin(pattern, op);
}
void RewriterBase::ForwardingListener::notifyPatternEnd(const Pattern &pattern, LogicalResult status) {
  if (rewriterTarget)
    rewriterTarget->notifyPatternEnd(pattern, status);
}
void RewriterBase::ForwardingListener::notifyMatchFailure(
    Location loc, llvm::function_ref<void(Diagnostic &)> reasonCallback) {
  if (rewriterTarget)
    rewriterTarget->notifyMatchFailure(loc, reasonCallback);
}

/// Writes one line about a change that a pattern makes.
static void logChange(llvm::StringRef pattern, llvm::StringRef change, Operation *op) {
  llvm::dbgs() << pattern << ": " << change << ' ' << op->getName() << " (" << op << ")\n";
}
void RewriterBase::PatternLoggingListener::notifyOperationInserted(Operation *op, InsertPoint previous) {
  logChange(patternName, previous.isSet() ? "moved" : "inserted", op);
  ForwardingListener::notifyOperationInserted(op, previous);
}
void RewriterBase::PatternLoggingListener::notifyOperationModified(Operation *op) {
  logChange(patternName, "modified", op);
  ForwardingListener::notifyOperationModified(op);
}
void RewriterBase::PatternLoggingListener::notifyOperationReplaced(Operation *op, Operation *newOp) {
  logChange(patternName, "replaced", op);
  ForwardingListener::notifyOperationReplaced(op, newOp);
}
void RewriterBase::PatternLoggingListener::notifyOperationReplaced(Operation *op, ValueRange replacement) {
  logChange(patternName, "replaced", op);
  ForwardingListener::notifyOperationReplaced(op, replacement);
}
void RewriterBase::PatternLoggingListener::notifyOperationErased(Operation *op) {
  logChange(patternName, "erased", op);
  ForwardingListener::notifyOperationErased(op);
}
void RewriterBase::PatternLoggingListener::notifyPatternBegin(const Pattern &pattern, Operation *op) {
  logChange(pattern.getDebugName(), "tried on", op);
  ForwardingListener::notifyPatternBegin(pattern, op);
}

void detail::addCanonicalizeMethod(RewritePatternSet &patterns, llvm::StringRef opName,
                                   LogicalResult (*rewrite)(Operation *, PatternRewriter &)) {
  struct MethodPattern : RewritePattern {
    MethodPattern(llvm::StringRef opName, MLIRContext *context,
                  LogicalResult (*rewrite)(Operation *, PatternRewriter &))
        : RewritePattern(opName, /*benefit=*/1, context), rewrite(rewrite) {}
    LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const final {
      return rewrite(op, rewriter);
    }
    LogicalResult (*rewrite)(Operation *, PatternRewriter &);
  };
  auto pattern = std::make_unique<MethodPattern>(opName, patterns.getContext(), rewrite);
  pattern->setDebugName(opName);
  patterns.add(std::move(pattern));
}
