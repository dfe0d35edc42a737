//===- AffinePatterns.cpp - Canonicalization patterns ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The patterns of delinearize_index and linearize_index are in AffineIndexPatterns.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineComposition.h"
#include "dialects/affine/AffineDetail.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::affine;

//===----------------------------------------------------------------------===//
// Maps and their operands
//===----------------------------------------------------------------------===//

/// Replaces an op by an op of the same kind with another map and other operands of the map.
template <typename OpT>
static void replaceMap(OpT op, AffineMap map, llvm::ArrayRef<Value> operands, PatternRewriter &rewriter) {
  if constexpr (std::is_same_v<OpT, AffineLoadOp>)
    rewriter.replaceOpWithNewOp<AffineLoadOp>(op, op.getMemRef(), map, ValueRange(operands));
  else if constexpr (std::is_same_v<OpT, AffineVectorLoadOp>)
    rewriter.replaceOpWithNewOp<AffineVectorLoadOp>(op, op.getVectorType(), op.getMemRef(), map,
                                                    ValueRange(operands));
  else if constexpr (std::is_same_v<OpT, AffineStoreOp> || std::is_same_v<OpT, AffineVectorStoreOp>)
    rewriter.replaceOpWithNewOp<OpT>(op, op.getValueToStore(), op.getMemRef(), map, ValueRange(operands));
  else if constexpr (std::is_same_v<OpT, AffinePrefetchOp>)
    rewriter.replaceOpWithNewOp<AffinePrefetchOp>(op, op.getMemRef(), map, operands, op.getIsWrite(),
                                                  op.getLocalityHint(), op.getIsDataCache());
  else
    rewriter.replaceOpWithNewOp<OpT>(op, rewriter.getIndexType(), map, ValueRange(operands));
}

namespace {
/// Composes the map of an OpT with the affine.apply ops that define operands of the map, and simplifies the
/// map.
template <typename OpT>
struct SimplifyAffineOp : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    AffineMap map = op.getAffineMap();
    llvm::SmallVector<Value, 8> operands(op.getMapOperands());
    composeAffineMapAndOperands(&map, &operands);
    simplifyMapWithOperands(map, operands);
    if (map == op.getAffineMap() && op.getMapOperands() == operands)
      return failure();
    replaceMap(op, map, operands, rewriter);
    return success();
  }
};

/// Drops duplicate results of the map of affine.min or affine.max.
template <typename OpT>
struct DropDuplicateExpressions : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    AffineMap map = removeDuplicateExprs(op.getAffineMap());
    if (map == op.getAffineMap())
      return failure();
    replaceMap(op, map, llvm::SmallVector<Value>(op.getMapOperands()), rewriter);
    return success();
  }
};

/// Merges an affine.min whose operand is an affine.min, likewise affine.max: min(a, min(b, c)) -> min(a, b,
/// c).
template <typename OpT>
struct MergeMinMax : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    AffineMap map = op.getAffineMap();
    llvm::SmallVector<Value, 8> dims(op.getDimOperands()), symbols(op.getSymbolOperands());
    llvm::SmallVector<AffineExpr, 4> exprs;
    llvm::SmallVector<OpT, 4> inner;
    for (AffineExpr expr : map.getResults()) {
      Value value;
      if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
        value = dims[dim.getPosition()];
      else if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr))
        value = symbols[symbol.getPosition()];
      auto producer = value ? value.getDefiningOp<OpT>() : OpT();
      if (producer && precedes(producer, op))
        inner.push_back(producer);
      else
        exprs.push_back(expr);
    }
    if (inner.empty())
      return failure();
    for (OpT producer : inner) {
      AffineMap innerMap = producer.getAffineMap();
      for (AffineExpr expr : innerMap.getResults())
        exprs.push_back(expr.shiftDims(innerMap.getNumDims(), dims.size())
                            .shiftSymbols(innerMap.getNumSymbols(), symbols.size()));
      llvm::append_range(dims, producer.getDimOperands());
      llvm::append_range(symbols, producer.getSymbolOperands());
    }
    AffineMap merged = AffineMap::get(dims.size(), symbols.size(), exprs, rewriter.getContext());
    llvm::append_range(dims, symbols);
    replaceMap(op, merged, dims, rewriter);
    return success();
  }
};

/// Sorts the linear results of the map of affine.min or affine.max lexicographically by their coefficients:
/// dimensions, then symbols, then the constant term.
template <typename OpT>
struct SortExpressions : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    AffineMap map = op.getAffineMap();
    llvm::SmallVector<std::pair<llvm::SmallVector<int64_t, 4>, AffineExpr>, 4> terms;
    for (AffineExpr expr : map.getResults()) {
      terms.emplace_back(llvm::SmallVector<int64_t, 4>(), expr);
      if (failed(getLinearFactors(expr, map.getNumDims(), map.getNumSymbols(), terms.back().first)))
        return failure();
    }
    auto isLess = [](const auto &lhs, const auto &rhs) {
      return std::lexicographical_compare(lhs.first.begin(), lhs.first.end(), rhs.first.begin(),
                                          rhs.first.end());
    };
    if (std::is_sorted(terms.begin(), terms.end(), isLess))
      return failure();
    std::stable_sort(terms.begin(), terms.end(), isLess);
    llvm::SmallVector<AffineExpr, 4> exprs;
    for (auto &[factors, expr] : terms)
      exprs.push_back(expr);
    AffineMap sorted = AffineMap::get(map.getNumDims(), map.getNumSymbols(), exprs, rewriter.getContext());
    replaceMap(op, sorted, llvm::SmallVector<Value>(op.getMapOperands()), rewriter);
    return success();
  }
};

/// Replaces an affine.min or affine.max whose map has one result by affine.apply.
template <typename OpT>
struct ReplaceByApply : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    if (op.getAffineMap().getNumResults() != 1)
      return failure();
    rewriter.replaceOpWithNewOp<AffineApplyOp>(op, rewriter.getIndexType(), op.getAffineMap(),
                                               ValueRange(op.getMapOperands()));
    return success();
  }
};
} // namespace

void AffineApplyOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SimplifyAffineOp<AffineApplyOp>>(context);
}
void AffineLoadOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SimplifyAffineOp<AffineLoadOp>>(context);
}
void AffineStoreOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SimplifyAffineOp<AffineStoreOp>>(context);
}
void AffineVectorLoadOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SimplifyAffineOp<AffineVectorLoadOp>>(context);
}
void AffineVectorStoreOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SimplifyAffineOp<AffineVectorStoreOp>>(context);
}
void AffinePrefetchOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SimplifyAffineOp<AffinePrefetchOp>>(context);
}

template <typename OpT>
static void addMinMaxPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropDuplicateExpressions<OpT>, MergeMinMax<OpT>, SimplifyAffineOp<OpT>, SortExpressions<OpT>,
               ReplaceByApply<OpT>>(context);
}
void AffineMinOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  addMinMaxPatterns<AffineMinOp>(patterns, context);
}
void AffineMaxOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  addMinMaxPatterns<AffineMaxOp>(patterns, context);
}

//===----------------------------------------------------------------------===//
// affine.if
//===----------------------------------------------------------------------===//

namespace {
/// Drops an else region that only contains the terminator.
struct DropEmptyElse : OpRewritePattern<AffineIfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineIfOp op, PatternRewriter &rewriter) const override {
    if (!op.hasElse() || op->getNumResults() != 0 ||
        &op.getElseBlock()->front() != &op.getElseBlock()->back())
      return failure();
    rewriter.modifyOpInPlace(op, [&] { rewriter.eraseBlock(op.getElseBlock()); });
    return success();
  }
};

/// Inlines the branch that is taken if the set is the canonical empty or universal set; other sets are not
/// analyzed.
struct TakeKnownBranch : OpRewritePattern<AffineIfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineIfOp op, PatternRewriter &rewriter) const override {
    IntegerSet set = op.getIntegerSet();
    bool isNever = set.isEmptyIntegerSet();
    bool isAlways = set.getNumConstraints() == 1 && set.isEq(0) && set.getConstraint(0) == 0;
    if (!isNever && !isAlways)
      return failure();
    if (isNever && !op.hasElse()) {
      rewriter.eraseOp(op);
      return success();
    }
    Block *block = isNever ? op.getElseBlock() : op.getThenBlock();
    Operation *yield = &block->back();
    rewriter.inlineBlockBefore(block, op);
    rewriter.replaceOp(op, yield->getOperands());
    rewriter.eraseOp(yield);
    return success();
  }
};
} // namespace

void AffineIfOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DropEmptyElse, TakeKnownBranch>(context);
}
