//===- SCFParallelPatterns.cpp - Canonicalization of parallel and forall --===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/RegionBodies.h"
#include "runtime/ir/StaticValueUtils.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::scf;

//===----------------------------------------------------------------------===//
// scf.parallel
//===----------------------------------------------------------------------===//

namespace {
/// Drops dimensions with trip count 1; erases the loop if a dimension has trip count 0.
struct ParallelOpSingleOrZeroIterationDimsFolder : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ParallelOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> lowers, uppers, steps, arguments;
    unsigned numLoops = op.getNumLoops();
    for (unsigned i = 0; i != numLoops; ++i) {
      Value lower = op.getLowerBound()[i], upper = op.getUpperBound()[i], step = op.getStep()[i];
      std::optional<llvm::APInt> count = getTripCount(lower, upper, step, /*isSigned=*/true);
      if (count && count->isZero()) {
        rewriter.replaceOp(op, ValueRange(op.getInitVals()));
        return success();
      }
      bool isOne = count && count->isOne();
      arguments.push_back(isOne ? lower : Value());
      if (isOne)
        continue;
      lowers.push_back(lower);
      uppers.push_back(upper);
      steps.push_back(step);
    }
    if (lowers.size() == numLoops)
      return failure();
    if (lowers.empty()) {
      inlineBody(op, arguments, rewriter);
      return success();
    }
    auto other = rewriter.create<ParallelOp>(op.getLoc(), lowers, uppers, steps, ValueRange(op.getInitVals()),
                                             [](OpBuilder &, Location, ValueRange, ValueRange) {});
    if (!other.getBody()->empty())
      rewriter.eraseOp(&other.getBody()->back());
    unsigned next = 0;
    for (Value &argument : arguments)
      if (!argument)
        argument = other.getBody()->getArgument(next++);
    rewriter.mergeBlocks(op.getBody(), other.getBody(), arguments);
    rewriter.replaceOp(op, ValueRange(other->getResults()));
    return success();
  }

  /// Inlines the body once, then each reduction of an initial value and the value from the body.
  static void inlineBody(ParallelOp op, ValueRange arguments, PatternRewriter &rewriter) {
    auto reduce = llvm::cast<ReduceOp>(&op.getBody()->back());
    rewriter.inlineBlockBefore(op.getBody(), op, arguments);
    llvm::SmallVector<Value> results;
    for (auto [index, region] : llvm::enumerate(reduce.getReductions())) {
      Block *block = &region.front();
      auto end = llvm::cast<ReduceReturnOp>(&block->back());
      Value inputs[] = {op.getInitVals()[index], reduce->getOperand(index)};
      rewriter.inlineBlockBefore(block, op, llvm::ArrayRef<Value>(inputs));
      results.push_back(end.getResult());
      rewriter.eraseOp(end);
    }
    rewriter.eraseOp(reduce);
    rewriter.replaceOp(op, results);
  }
};

/// Merges a loop that contains only another parallel loop into one loop with the dimensions of both.
struct MergeNestedParallelLoops : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ParallelOp op, PatternRewriter &rewriter) const override {
    Block *body = op.getBody();
    auto inner = llvm::dyn_cast<ParallelOp>(&body->front());
    if (!inner || inner->getNextNode() != &body->back() || op.getNumReductions() != 0 ||
        inner.getNumReductions() != 0)
      return failure();
    for (OperandRange bounds : {inner.getLowerBound(), inner.getUpperBound(), inner.getStep()})
      for (Value bound : bounds)
        if (bound.getParentBlock() == body)
          return failure();
    auto concat = [](OperandRange first, OperandRange second) {
      llvm::SmallVector<Value> all(first);
      llvm::append_range(all, second);
      return all;
    };
    auto merged = rewriter.create<ParallelOp>(op.getLoc(), concat(op.getLowerBound(), inner.getLowerBound()),
                                              concat(op.getUpperBound(), inner.getUpperBound()),
                                              concat(op.getStep(), inner.getStep()));
    Operation *end = &merged.getBody()->back();
    ValueRange arguments = merged.getBody()->getArgumentValues();
    rewriter.replaceAllUsesWith(body->getArgumentValues(), arguments.take_front(body->getNumArguments()));
    rewriter.eraseOp(&inner.getBody()->back());
    rewriter.inlineBlockBefore(inner.getBody(), end, arguments.drop_front(body->getNumArguments()));
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void ParallelOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<ParallelOpSingleOrZeroIterationDimsFolder, MergeNestedParallelLoops>(context);
}

//===----------------------------------------------------------------------===//
// scf.forall
//===----------------------------------------------------------------------===//

/// Returns the trip count of one dimension; nullopt if it is not known.
static std::optional<uint64_t> getForallTripCount(OpFoldResult lower, OpFoldResult upper, OpFoldResult step) {
  if (lower == upper)
    return 0;
  std::optional<int64_t> from = getConstantIntValue(lower), to = getConstantIntValue(upper),
                         by = getConstantIntValue(step);
  if (!from || !to)
    return std::nullopt;
  if (*from >= *to)
    return 0;
  if (!by || *by <= 0)
    return std::nullopt;
  uint64_t distance = uint64_t(*to) - uint64_t(*from);
  return distance / uint64_t(*by) + (distance % uint64_t(*by) != 0);
}

/// Returns the trip count of each dimension.
static llvm::SmallVector<std::optional<uint64_t>> getTripCounts(ForallOp op) {
  llvm::SmallVector<std::optional<uint64_t>> counts;
  for (auto bounds : llvm::zip(op.getMixedLowerBound(), op.getMixedUpperBound(), op.getMixedStep()))
    counts.push_back(std::apply(getForallTripCount, bounds));
  return counts;
}

namespace {
/// Turns constant bounds and steps into static ones.
struct ForallOpControlOperandsFolder : OpRewritePattern<ForallOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ForallOp op, PatternRewriter &rewriter) const override {
    bool changed = false;
    auto fold = [&](MutableOperandRange values, llvm::ArrayRef<int64_t> numbers) {
      llvm::SmallVector<int64_t> known(numbers.begin(), numbers.end());
      unsigned next = 0;
      for (int64_t &number : known) {
        if (!ShapedType::isDynamic(number))
          continue;
        std::optional<int64_t> constant = getConstantIntValue(values[next].get());
        if (!constant || ShapedType::isDynamic(*constant)) {
          ++next;
          continue;
        }
        number = *constant;
        values.erase(next);
        changed = true;
      }
      return known;
    };
    rewriter.startOpModification(op);
    op.setStaticLowerBound(fold(op.getDynamicLowerBoundMutable(), op.getStaticLowerBound()));
    op.setStaticUpperBound(fold(op.getDynamicUpperBoundMutable(), op.getStaticUpperBound()));
    op.setStaticStep(fold(op.getDynamicStepMutable(), op.getStaticStep()));
    if (!changed) {
      rewriter.cancelOpModification(op);
      return failure();
    }
    rewriter.finalizeOpModification(op);
    return success();
  }
};

/// Drops dimensions with trip count 1, unless the dimensions are mapped; erases the loop if a dimension has
/// trip count 0.
struct ForallOpSingleOrZeroIterationDimsFolder : OpRewritePattern<ForallOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ForallOp op, PatternRewriter &rewriter) const override {
    if (op.getMappingAttr() && !op.getMappingAttr().empty())
      return rewriter.notifyMatchFailure(op, "dimensions are mapped");
    llvm::SmallVector<OpFoldResult> lowers, uppers, steps, single;
    llvm::SmallVector<std::optional<uint64_t>> counts = getTripCounts(op);
    if (llvm::is_contained(counts, 0)) {
      rewriter.replaceOp(op, ValueRange(op.getOutputs()));
      return success();
    }
    for (auto [lower, upper, step, count] :
         llvm::zip(op.getMixedLowerBound(), op.getMixedUpperBound(), op.getMixedStep(), counts)) {
      single.push_back(count == 1 ? lower : OpFoldResult());
      if (count == 1)
        continue;
      lowers.push_back(lower);
      uppers.push_back(upper);
      steps.push_back(step);
    }
    if (lowers.empty())
      return op.promoteIfSingleIteration(rewriter);
    if (lowers.size() == single.size())
      return failure();
    auto other = rewriter.create<ForallOp>(op.getLoc(), lowers, uppers, steps, ValueRange(op.getOutputs()),
                                           std::nullopt, [](OpBuilder &, Location, ValueRange) {});
    other->setDiscardableAttrs(op->getDiscardableAttrs());
    if (op.getMappingAttr())
      other.setMappingAttr(op.getMappingAttr());
    rewriter.setInsertionPoint(other);
    llvm::SmallVector<Value> arguments;
    unsigned next = 0;
    for (OpFoldResult lower : single)
      arguments.push_back(lower ? getOrCreateIndex(rewriter, op.getLoc(), lower)
                                : Value(other.getBody()->getArgument(next++)));
    llvm::append_range(arguments, other.getRegionOutArgs());
    rewriter.mergeBlocks(op.getBody(), other.getBody(), arguments);
    rewriter.replaceOp(op, ValueRange(other->getResults()));
    return success();
  }
};

/// Replaces induction variables with trip count 1 by the lower bound, also if the dimensions are mapped.
struct ForallOpReplaceConstantInductionVar : OpRewritePattern<ForallOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ForallOp op, PatternRewriter &rewriter) const override {
    bool changed = false;
    for (auto [lower, count, variable] :
         llvm::zip(op.getMixedLowerBound(), getTripCounts(op), op.getInductionVars())) {
      if (variable.use_empty() || count != 1)
        continue;
      rewriter.replaceAllUsesWith(variable, getOrCreateIndex(rewriter, op.getLoc(), lower));
      changed = true;
    }
    return success(changed);
  }
};

/// Returns the ops that write to the given shared tensor.
static llvm::SmallVector<Operation *, 2> getUpdates(ForallOp op, Value shared) {
  llvm::SmallVector<Operation *, 2> updates;
  for (Operation &each : op.getTerminator().getRegion().front())
    if (auto update = llvm::dyn_cast<ParallelCombiningOpInterface>(&each))
      if (llvm::any_of(update.getUpdatedDestinations(),
                       [&](OpOperand &dest) { return dest.get() == shared; }))
        updates.push_back(&each);
  return updates;
}

/// Drops shared tensors without writes and shared tensors whose result is unused, including their writes.
struct ForallOpIterArgsFolder : OpRewritePattern<ForallOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ForallOp op, PatternRewriter &rewriter) const override {
    llvm::BitVector dropped(op->getNumResults());
    llvm::SmallVector<Value> outputs;
    for (auto [result, shared, output] :
         llvm::zip(op->getResults(), op.getRegionOutArgs(), op.getOutputs())) {
      llvm::SmallVector<Operation *, 2> updates = getUpdates(op, shared);
      if (!result.use_empty() && !updates.empty()) {
        outputs.push_back(output);
        continue;
      }
      dropped.set(result.getResultNumber());
      for (Operation *update : updates)
        rewriter.eraseOp(update);
    }
    if (dropped.none())
      return failure();
    auto other = rewriter.create<ForallOp>(
        op.getLoc(), op.getMixedLowerBound(), op.getMixedUpperBound(), op.getMixedStep(), ValueRange(outputs),
        op.getMappingAttr() ? std::optional<ArrayAttr>(op.getMappingAttr()) : std::nullopt,
        [](OpBuilder &, Location, ValueRange) {});
    other->setDiscardableAttrs(op->getDiscardableAttrs());
    llvm::SmallVector<Value> arguments = other.getInductionVars(), results;
    for (unsigned i = 0, next = 0; i != dropped.size(); ++i) {
      bool isDropped = dropped.test(i);
      arguments.push_back(isDropped ? Value(op.getOutputs()[i]) : Value(other.getRegionOutArgs()[next]));
      results.push_back(isDropped ? Value(op.getOutputs()[i]) : Value(other->getResult(next)));
      next += !isDropped;
    }
    rewriter.mergeBlocks(op.getBody(), other.getBody(), arguments);
    rewriter.replaceOp(op, results);
    return success();
  }
};
} // namespace

void ForallOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<ForallOpControlOperandsFolder, ForallOpIterArgsFolder, ForallOpSingleOrZeroIterationDimsFolder,
               ForallOpReplaceConstantInductionVar>(context);
}
