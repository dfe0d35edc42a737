//===- BufferizationPatterns.cpp - Canonicalisation -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/bufferization/Bufferization.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/MapVector.h"

using namespace strata;
using namespace strata::bufferization;

//===----------------------------------------------------------------------===//
// alloc_tensor
//===----------------------------------------------------------------------===//

namespace {
/// Sizes that have become constants belong to the type.
struct ReplaceStaticShapeDims : OpRewritePattern<AllocTensorOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AllocTensorOp op, PatternRewriter &rewriter) const override {
    if (op.getCopy() || !llvm::isa<RankedTensorType>(op.getResult().getType()))
      return failure();
    llvm::SmallVector<int64_t> shape(op.getType().getShape());
    llvm::SmallVector<Value> sizes;
    for (int64_t dim = 0, next = 0; dim != op.getType().getRank(); ++dim) {
      if (!op.isDynamicDim(dim))
        continue;
      Value size = op.getDynamicSizes()[next++];
      if (std::optional<int64_t> constant = getConstantIntValue(size); constant && *constant >= 0)
        shape[dim] = *constant;
      else
        sizes.push_back(size);
    }
    auto type = RankedTensorType::get(shape, op.getType().getElementType(), op.getType().getEncoding());
    if (type == op.getType())
      return failure();
    auto smaller = rewriter.create<AllocTensorOp>(op.getLoc(), type, sizes, /*copy=*/Value());
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), smaller.getResult());
    return success();
  }
};

/// The size of a tensor that was given its sizes.
struct FoldDimOfAllocTensorOp : OpRewritePattern<tensor::DimOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::DimOp op, PatternRewriter &rewriter) const override {
    auto allocated = op.getSource().getDefiningOp<AllocTensorOp>();
    std::optional<int64_t> dim = op.getConstantIndex();
    if (!allocated || !dim || !llvm::isa<RankedTensorType>(allocated.getResult().getType()) || *dim < 0 ||
        *dim >= allocated.getType().getRank() || !allocated.isDynamicDim(*dim))
      return failure();
    rewriter.replaceOp(op, allocated.getDynamicSize(rewriter, *dim));
    return success();
  }
};
} // namespace

void AllocTensorOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<FoldDimOfAllocTensorOp, ReplaceStaticShapeDims>(context);
}

//===----------------------------------------------------------------------===//
// dealloc
//===----------------------------------------------------------------------===//

/// Gives an op other memrefs and conditions if there are fewer now.
static LogicalResult updateMemrefs(DeallocOp op, llvm::ArrayRef<Value> memrefs,
                                   llvm::ArrayRef<Value> conditions, PatternRewriter &rewriter) {
  if (op.getMemrefs().size() == memrefs.size())
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op.getMemrefsMutable().assign(memrefs);
    op.getConditionsMutable().assign(conditions);
  });
  return success();
}

namespace {
/// A memref that is listed twice is freed if one of its conditions holds.
struct DeduplicateMemrefs : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    llvm::MapVector<Value, Value> conditions;
    for (auto [memref, condition] : llvm::zip(op.getMemrefs(), op.getConditions())) {
      auto [entry, isNew] = conditions.try_emplace(memref, condition);
      // Never mind one that comes with the same condition again.
      if (!isNew && entry->second != condition)
        entry->second = rewriter.create<arith::OrIOp>(op.getLoc(), entry->second, condition);
    }
    llvm::SmallVector<Value> memrefs, values;
    for (auto &[memref, condition] : conditions) {
      memrefs.push_back(memref);
      values.push_back(condition);
    }
    return updateMemrefs(op, memrefs, values, rewriter);
  }
};

/// One that is retained twice has one result.
struct DeduplicateRetained : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    llvm::MapVector<Value, unsigned> places;
    llvm::SmallVector<unsigned> placeOf;
    for (Value retained : op.getRetained())
      placeOf.push_back(places.try_emplace(retained, places.size()).first->second);
    if (places.size() == op.getRetained().size())
      return failure();
    llvm::SmallVector<Value> retained = llvm::to_vector(llvm::make_first_range(places));
    auto fewer = rewriter.create<DeallocOp>(op.getLoc(), op.getMemrefs(), op.getConditions(), retained);
    llvm::SmallVector<Value> results;
    for (unsigned place : placeOf)
      results.push_back(fewer.getUpdatedConditions()[place]);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Without memrefs nothing is freed, and nobody else owns what is retained; without retained ones only then
/// it is for nothing.
struct EraseEmptyDealloc : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    if (!op.getMemrefs().empty())
      return failure();
    Value no;
    if (!op.getRetained().empty())
      no = rewriter.create<arith::ConstantOp>(op.getLoc(), rewriter.getBoolAttr(false));
    rewriter.replaceOp(op, llvm::SmallVector<Value>(op.getUpdatedConditions().size(), no));
    return success();
  }
};

/// What is never freed need not be listed.
struct EraseAlwaysFalseDealloc : OpRewritePattern<DeallocOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DeallocOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> memrefs, conditions;
    for (auto [memref, condition] : llvm::zip(op.getMemrefs(), op.getConditions())) {
      if (matchPattern(condition, m_Zero()))
        continue;
      memrefs.push_back(memref);
      conditions.push_back(condition);
    }
    return updateMemrefs(op, memrefs, conditions, rewriter);
  }
};
} // namespace

void DeallocOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<DeduplicateMemrefs, DeduplicateRetained, EraseEmptyDealloc, EraseAlwaysFalseDealloc>(context);
}
