//===- TensorLoopPatterns.cpp - Canonicalization of loops over tensors ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalization patterns of scf.for and scf.forall that carry tensors: they remove casts of loop-carried
// tensors, and replace a forall with a single iteration by its body. The patterns create tensor ops, so they
// belong to this dialect: the scf dialect does not depend on it.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/SCF.h"
#include "dialects/tensor/TensorDetail.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::tensor;

namespace {
/// Replaces one initial value per application: if it is a cast to a less static type, the loop carries the
/// source of the cast instead.
struct ForOpTensorCastFolder : OpRewritePattern<scf::ForOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ForOp op, PatternRewriter &rewriter) const override {
    for (unsigned index = 0; index != op.getInitArgs().size(); ++index) {
      Value source = getMoreStaticCastSource(op.getInitArgs()[index]);
      if (!source || !op->getResult(index).hasOneUse())
        continue;
      replaceInit(rewriter, op, index, source);
      return success();
    }
    return failure();
  }

private:
  static void replaceInit(PatternRewriter &rewriter, scf::ForOp op, unsigned index, Value source) {
    Location loc = op.getLoc();
    Type oldType = op->getResult(index).getType();
    llvm::SmallVector<Value> inits(op.getInitArgs());
    inits[index] = source;
    // Create the new loop with an empty body; the body of the old loop is moved into it below.
    auto loop = rewriter.create<scf::ForOp>(
        loc, Value(op.getLowerBound()), Value(op.getUpperBound()), Value(op.getStep()), ValueRange(inits),
        [](OpBuilder &, Location, Value, ValueRange) {}, op.getUnsignedCmp());
    loop->setDiscardableAttrs(op->getDiscardableAttrs());
    Block *body = loop.getBody();
    rewriter.setInsertionPointToStart(body);
    llvm::SmallVector<Value> arguments(body->getArguments().begin(), body->getArguments().end());
    arguments[index + 1] = rewriter.create<CastOp>(loc, oldType, arguments[index + 1]);
    rewriter.mergeBlocks(op.getBody(), body, arguments);
    Operation *yield = &body->back();
    rewriter.setInsertionPoint(yield);
    Value yielded = rewriter.create<CastOp>(loc, source.getType(), yield->getOperand(index));
    rewriter.modifyOpInPlace(yield, [&] { yield->setOperand(index, yielded); });
    rewriter.setInsertionPointAfter(loop);
    llvm::SmallVector<Value> results(loop->getResults().begin(), loop->getResults().end());
    results[index] = rewriter.create<CastOp>(loc, oldType, results[index]);
    rewriter.replaceOp(op, results);
  }
};

/// If a shared output is a cast to a less static type, the loop takes the source of the cast instead.
struct FoldTensorCastOfOutputIntoForallOp : OpRewritePattern<scf::ForallOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ForallOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> outputs(op.getOutputs());
    llvm::SmallBitVector changed(outputs.size());
    for (auto [index, output] : llvm::enumerate(outputs)) {
      Value source = getMoreStaticCastSource(output);
      if (!source)
        continue;
      output = source;
      changed.set(index);
    }
    if (changed.none())
      return failure();
    Location loc = op.getLoc();
    auto loop = rewriter.create<scf::ForallOp>(loc, op.getMixedLowerBound(), op.getMixedUpperBound(),
                                               op.getMixedStep(), ValueRange(outputs), std::nullopt,
                                               [](OpBuilder &, Location, ValueRange) {});
    loop->setDiscardableAttrs(op->getDiscardableAttrs());
    if (op.getMappingAttr())
      loop.setMappingAttr(op.getMappingAttr());
    Block *body = loop.getBody();
    rewriter.setInsertionPointToStart(body);
    llvm::SmallVector<Value> arguments(body->getArguments().begin(), body->getArguments().end());
    for (unsigned index : changed.set_bits()) {
      Value &argument = arguments[loop.getRank() + index];
      argument = rewriter.create<CastOp>(loc, op->getResult(index).getType(), argument);
    }
    rewriter.mergeBlocks(op.getBody(), body, arguments);
    // Let the parallel inserts write to the block arguments instead of their casts.
    for (Operation &each : loop.getTerminator().getYieldingOps())
      for (OpOperand &destination : llvm::cast<ParallelCombiningOpInterface>(&each).getUpdatedDestinations())
        if (auto cast = destination.get().getDefiningOp<CastOp>(); cast && cast->getBlock() == body)
          rewriter.modifyOpInPlace(&each, [&] { destination.set(cast.getSource()); });
    rewriter.setInsertionPointAfter(loop);
    llvm::SmallVector<Value> results(loop->getResults().begin(), loop->getResults().end());
    for (unsigned index : changed.set_bits())
      results[index] = rewriter.create<CastOp>(loc, op->getResult(index).getType(), results[index]);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Inlines the body of an scf.forall with a single iteration, and replaces its parallel_insert_slice ops by
/// insert_slice. The scf dialect handles loops without such ops.
struct PromoteForallOfSlices : OpRewritePattern<scf::ForallOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ForallOp op, PatternRewriter &rewriter) const override {
    scf::InParallelOp terminator = op.getTerminator();
    if (op.getOutputs().empty() || (op.getMappingAttr() && !op.getMappingAttr().empty()) || !runsOnce(op) ||
        !llvm::all_of(terminator.getYieldingOps(),
                      [](Operation &each) { return llvm::isa<ParallelInsertSliceOp>(each); }))
      return failure();
    rewriter.setInsertionPoint(op);
    llvm::SmallVector<Value> arguments = op.getLowerBound(rewriter);
    llvm::append_range(arguments, op.getOutputs());
    llvm::SmallVector<BlockArgument> shared(op.getRegionOutArgs().begin(), op.getRegionOutArgs().end());
    llvm::SmallVector<ParallelInsertSliceOp> slices;
    llvm::SmallVector<unsigned> outputs;
    for (Operation &each : terminator.getYieldingOps()) {
      slices.push_back(llvm::cast<ParallelInsertSliceOp>(&each));
      outputs.push_back(llvm::find(shared, slices.back().getDest()) - shared.begin());
    }
    rewriter.inlineBlockBefore(op.getBody(), op, arguments);
    llvm::SmallVector<Value> results(op.getOutputs());
    for (auto [slice, output] : llvm::zip(slices, outputs))
      results[output] = rewriter.create<InsertSliceOp>(op.getLoc(), Value(slice.getSource()), results[output],
                                                       slice.getMixedOffsets(), slice.getMixedSizes(),
                                                       slice.getMixedStrides());
    rewriter.eraseOp(terminator);
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  /// Returns true if the first step from `lower` reaches `upper`. Bounds and steps that are not constant give
  /// false.
  static bool hasOneStep(OpFoldResult lower, OpFoldResult upper, OpFoldResult step) {
    std::optional<int64_t> from = getConstantIntValue(lower), to = getConstantIntValue(upper),
                           by = getConstantIntValue(step);
    return from && to && by && *by > 0 && *from < *to && uint64_t(*to) - uint64_t(*from) <= uint64_t(*by);
  }

  static bool runsOnce(scf::ForallOp op) {
    return llvm::all_of(llvm::zip(op.getMixedLowerBound(), op.getMixedUpperBound(), op.getMixedStep()),
                        [](auto bounds) { return std::apply(hasOneStep, bounds); });
  }
};
} // namespace

void tensor::addLoopPatterns(RewritePatternSet &results) {
  results.add<FoldTensorCastOfOutputIntoForallOp, ForOpTensorCastFolder, PromoteForallOfSlices>(
      results.getContext());
}
