//===- PatternMatch.cpp - Patterns and rewriters --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/PatternMatch.h"
#include "runtime/rewrite/RewriteTracer.h"

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
void RewriterBase::replaceUsesWithIf(Value from, Value to,
                                     llvm::function_ref<bool(OpOperand &)> shouldReplace) {
  for (OpOperand *use = from.getImpl()->firstUse, *next; use; use = next) {
    next = use->getNextUse();
    if (!shouldReplace(*use))
      continue;
    Operation *user = use->getOwner();
    use->set(to);
    notifyModified(user);
  }
}

void RewriterBase::replaceOp(Operation *op, ValueRange values) {
  if (Listener *target = rewriteListener())
    target->notifyOperationReplaced(op, values);
  replaceAllUsesWith(ValueRange(op->getResults()), values);
  eraseOp(op);
}

void RewriterBase::eraseOp(Operation *op) {
  if (Listener *target = rewriteListener()) {
    if (op->getNumRegions() != 0) {
      // Drops the uses of nested results before notifying: otherwise a listener that visits the operands of
      // an erased op could find defining ops that were already reported as erased, or soon will be.
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
  // Backward, so that users are erased before the definitions of their operands.
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
  // Only a listener needs the blocks to be moved one by one.
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
