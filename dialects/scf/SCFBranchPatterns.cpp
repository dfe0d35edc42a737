//===- SCFBranchPatterns.cpp - Canonicalization of if, execute_region and index_switch --===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Inlines regions that are known to be executed exactly once. For scf.if, also turns results that need no
// computation into selects, and merges adjacent and nested ops.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/RegionBodies.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/RegionBranchPatterns.h"

using namespace mlir;
using namespace mlir::scf;

//===----------------------------------------------------------------------===//
// scf.if: folding and known conditions
//===----------------------------------------------------------------------===//

/// Returns the value that \p value negates, or null.
static Value getNegated(Value value) {
  auto negation = value.getDefiningOp<arith::XOrIOp>();
  return negation && matchPattern(negation.getRhs(), m_One()) ? Value(negation.getLhs()) : Value();
}

/// Folds `if not %c A else B` to `if %c B else A`.
LogicalResult IfOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  if (getElseRegion().empty())
    return failure();
  Value condition = getNegated(getCondition());
  if (!condition)
    return failure();
  (*this)->setOperand(0, condition);
  Block *thenBody = thenBlock(), *elseBody = elseBlock();
  thenBody->remove();
  elseBody->remove();
  getThenRegion().push_back(elseBody);
  getElseRegion().push_back(thenBody);
  return success();
}

/// True if the block contains only its terminator.
static bool isEmptyBody(Block *block) { return &block->front() == &block->back(); }

namespace {
/// Inlines the region that a constant condition selects.
struct RemoveStaticCondition : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    IntegerAttr condition;
    if (!matchPattern(op.getCondition(), m_Constant(&condition)))
      return failure();
    if (condition.getValue().isOne())
      replaceOpWithRegion(rewriter, op, op.getThenRegion());
    else if (!op.getElseRegion().empty())
      replaceOpWithRegion(rewriter, op, op.getElseRegion());
    else
      rewriter.eraseOp(op);
    return success();
  }
};

/// Replaces uses of the condition inside the regions of the op by constants.
struct ConditionPropagation : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    Value condition = op.getCondition();
    if (matchPattern(condition, m_Constant()))
      return failure();
    Value known[2];
    bool changed = false;
    llvm::DenseMap<Region *, Region *> ownRegions;
    for (OpOperand &use : llvm::make_early_inc_range(condition.getUses())) {
      Region *region = findOwnRegion(op, use.getOwner()->getParentRegion(), ownRegions);
      if (!region)
        continue;
      bool value = region == &op.getThenRegion();
      if (!known[value])
        known[value] =
            rewriter.create<arith::ConstantOp>(op.getLoc(), TypedAttr(rewriter.getBoolAttr(value).getImpl()));
      rewriter.modifyOpInPlace(use.getOwner(), [&] { use.set(known[value]); });
      changed = true;
    }
    return success(changed);
  }

  /// Returns the region of \p op that contains \p region, or null. Results for all visited regions are
  /// cached, since many uses can be nested deeply.
  static Region *findOwnRegion(IfOp op, Region *region, llvm::DenseMap<Region *, Region *> &cache) {
    llvm::SmallVector<Region *, 8> way;
    Region *own = nullptr;
    for (; region; region = region->getParentRegion()) {
      if (region->getParentOp() == op.getOperation()) {
        own = region;
        break;
      }
      auto known = cache.find(region);
      if (known != cache.end()) {
        own = known->second;
        break;
      }
      way.push_back(region);
    }
    for (Region *each : way)
      cache[each] = own;
    return own;
  }
};

/// Drops the else region of an op without results if it contains only its terminator.
struct RemoveEmptyElseBranch : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    if (op->getNumResults() != 0 || !op.elseBlock() || !isEmptyBody(op.elseBlock()))
      return failure();
    auto other = rewriter.create<IfOp>(op.getLoc(), TypeRange(), Value(op.getCondition()));
    other->setDiscardableAttrs(op->getDiscardableAttrs());
    rewriter.inlineRegionBefore(op.getThenRegion(), other.getThenRegion(), other.getThenRegion().begin());
    rewriter.eraseOp(op);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// scf.if: results
//===----------------------------------------------------------------------===//

/// Replaces results that are defined outside of both regions by arith.select.
struct ConvertTrivialIfToSelect : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    if (op->getNumResults() == 0)
      return failure();
    llvm::SmallVector<Value> onTrue(op.thenYield()->getOperands()), onFalse(op.elseYield()->getOperands());
    llvm::SmallVector<Type> keptTypes;
    for (unsigned i = 0, e = onTrue.size(); i != e; ++i)
      if (isDefinedInside(op, onTrue[i], onFalse[i]))
        keptTypes.push_back(onTrue[i].getType());
    if (keptTypes.size() == onTrue.size())
      return failure();

    auto other = rewriter.create<IfOp>(op.getLoc(), keptTypes, Value(op.getCondition()));
    llvm::SmallVector<Value> results, keptTrue, keptFalse;
    for (unsigned i = 0, e = onTrue.size(); i != e; ++i) {
      if (isDefinedInside(op, onTrue[i], onFalse[i])) {
        results.push_back(other->getResult(keptTrue.size()));
        keptTrue.push_back(onTrue[i]);
        keptFalse.push_back(onFalse[i]);
      } else if (onTrue[i] == onFalse[i]) {
        results.push_back(onTrue[i]);
      } else {
        rewriter.setInsertionPoint(other);
        results.push_back(rewriter.create<arith::SelectOp>(op.getLoc(), onTrue[i].getType(),
                                                           Value(op.getCondition()), onTrue[i], onFalse[i]));
      }
    }
    rewriter.inlineRegionBefore(op.getThenRegion(), other.getThenRegion(), other.getThenRegion().begin());
    rewriter.inlineRegionBefore(op.getElseRegion(), other.getElseRegion(), other.getElseRegion().begin());
    for (auto [yield, kept] :
         {std::pair(other.thenYield(), keptTrue), std::pair(other.elseYield(), keptFalse)}) {
      rewriter.setInsertionPoint(yield);
      rewriter.replaceOpWithNewOp<YieldOp>(yield, kept);
    }
    rewriter.replaceOp(op, results);
    return success();
  }

  /// True if one of the yielded values is defined in the region that yields it.
  static bool isDefinedInside(IfOp op, Value onTrue, Value onFalse) {
    return onTrue.getParentRegion() == &op.getThenRegion() ||
           onFalse.getParentRegion() == &op.getElseRegion();
  }
};

/// Replaces a result for which both regions yield the same value, or that equals the condition or its
/// negation.
struct ReplaceIfYieldWithConditionOrValue : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    if (op->getNumResults() == 0)
      return failure();
    bool changed = false;
    for (auto [onTrue, onFalse, result] :
         llvm::zip(op.thenYield()->getOperands(), op.elseYield()->getOperands(), op->getResults())) {
      if (result.use_empty())
        continue;
      Value value = getValueFor(op, onTrue, onFalse, rewriter);
      if (!value)
        continue;
      rewriter.replaceAllUsesWith(result, value);
      changed = true;
    }
    return success(changed);
  }

  /// Returns the replacement of a result with the given yielded values, or null.
  static Value getValueFor(IfOp op, Value onTrue, Value onFalse, PatternRewriter &rewriter) {
    if (onTrue == onFalse)
      return onTrue;
    BoolAttr whenTrue, whenFalse;
    if (!onTrue.getType().isInteger(1) || !matchPattern(onTrue, m_Constant(&whenTrue)) ||
        !matchPattern(onFalse, m_Constant(&whenFalse)) || whenTrue.getValue() == whenFalse.getValue())
      return Value();
    if (whenTrue.getValue())
      return op.getCondition();
    Value one =
        rewriter.create<arith::ConstantOp>(op.getLoc(), TypedAttr(rewriter.getBoolAttr(true).getImpl()));
    return rewriter.create<arith::XOrIOp>(op.getLoc(), Value(op.getCondition()), one);
  }
};

//===----------------------------------------------------------------------===//
// scf.if: merging
//===----------------------------------------------------------------------===//

/// Merges adjacent ops with the same condition, or with a condition and its negation.
struct CombineIfs : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp next, PatternRewriter &rewriter) const override {
    auto previous = llvm::dyn_cast_or_null<IfOp>(next->getPrevNode());
    if (!previous)
      return failure();
    Value first = previous.getCondition(), second = next.getCondition();
    bool isSame = first == second;
    if (!isSame && getNegated(second) != first && getNegated(first) != second)
      return failure();
    // The blocks of `next` that are executed together with the regions of `previous`; null if there is none.
    Block *withThen = isSame ? next.thenBlock() : next.elseBlock();
    Block *withElse = isSame ? next.elseBlock() : next.thenBlock();

    useYieldedValues(previous, withThen, withElse, rewriter);
    llvm::SmallVector<Type> types(previous->getResultTypes());
    llvm::append_range(types, next->getResultTypes());
    auto both = rewriter.create<IfOp>(next.getLoc(), types, first);
    append(both.getThenRegion(), previous.getThenRegion(), withThen, rewriter);
    append(both.getElseRegion(), previous.getElseRegion(), withElse, rewriter);
    rewriter.replaceOp(previous, ValueRange(both->getResults().take_front(previous->getNumResults())));
    rewriter.replaceOp(next, ValueRange(both->getResults().drop_front(previous->getNumResults())));
    return success();
  }

  /// Replaces uses of the results of `previous` inside `next` by the values that the corresponding region
  /// yields.
  static void useYieldedValues(IfOp previous, Block *withThen, Block *withElse, PatternRewriter &rewriter) {
    for (OpResult result : previous->getResults())
      for (OpOperand &use : llvm::make_early_inc_range(result.getUses())) {
        Region *user = use.getOwner()->getParentRegion();
        YieldOp yield;
        if (withThen && withThen->getParent()->isAncestor(user))
          yield = previous.thenYield();
        else if (withElse && withElse->getParent()->isAncestor(user))
          yield = previous.elseYield();
        if (yield)
          rewriter.modifyOpInPlace(use.getOwner(),
                                   [&] { use.set(yield->getOperand(result.getResultNumber())); });
      }
  }

  /// Moves the blocks of \p first to \p region, and appends the ops of \p second, which may be null. The
  /// merged terminator yields the values of both.
  static void append(Region &region, Region &first, Block *second, PatternRewriter &rewriter) {
    rewriter.inlineRegionBefore(first, region, region.begin());
    if (!second)
      return;
    if (region.empty()) {
      rewriter.inlineRegionBefore(*second->getParent(), region, region.begin());
      return;
    }
    Operation *yield = &region.front().back(), *otherYield = &second->back();
    rewriter.mergeBlocks(second, &region.front());
    rewriter.setInsertionPointToEnd(&region.front());
    llvm::SmallVector<Value> values(yield->getOperands());
    llvm::append_range(values, otherYield->getOperands());
    rewriter.create<YieldOp>(otherYield->getLoc(), values);
    rewriter.eraseOp(yield);
    rewriter.eraseOp(otherYield);
  }
};

/// Merges an op that contains only another scf.if and its terminator: both conditions must hold.
struct CombineNestedIfs : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    auto nested = llvm::dyn_cast<IfOp>(&op.thenBlock()->front());
    if (!nested || nested->getNextNode() != op.thenYield().getOperation() ||
        (op.elseBlock() && !isEmptyBody(op.elseBlock())) ||
        (nested.elseBlock() && !isEmptyBody(nested.elseBlock())))
      return failure();
    llvm::SmallVector<Value> onTrue(op.thenYield()->getOperands()), onFalse;
    if (op.elseBlock())
      onFalse.assign(op.elseYield()->getOperands().begin(), op.elseYield()->getOperands().end());
    llvm::SmallVector<unsigned> chosenByOuter;
    for (unsigned i = 0, e = onTrue.size(); i != e; ++i) {
      if (onTrue[i].getDefiningOp() == nested.getOperation()) {
        // If one of the two conditions is false, the merged op yields the value of an else region: both else
        // regions must yield the same value.
        unsigned number = llvm::cast<OpResult>(onTrue[i]).getResultNumber();
        if (nested.elseYield()->getOperand(number) != onFalse[i])
          return failure();
        onTrue[i] = nested.thenYield()->getOperand(number);
        continue;
      }
      if (onTrue[i].getParentRegion() == &op.getThenRegion())
        return failure();
      chosenByOuter.push_back(i);
    }

    Location loc = op.getLoc();
    Value condition =
        rewriter.create<arith::AndIOp>(loc, Value(op.getCondition()), Value(nested.getCondition()));
    auto both = rewriter.create<IfOp>(loc, op->getResultTypes(), condition, /*addThenBlock=*/true,
                                      /*addElseBlock=*/!onFalse.empty());
    llvm::SmallVector<Value> results(both->getResults().begin(), both->getResults().end());
    rewriter.setInsertionPoint(both);
    for (unsigned i : chosenByOuter)
      results[i] = rewriter.create<arith::SelectOp>(loc, onTrue[i].getType(), Value(op.getCondition()),
                                                    onTrue[i], onFalse[i]);
    fillRegions(both, nested, onTrue, onFalse, rewriter);
    rewriter.replaceOp(op, results);
    return success();
  }

  /// Moves the then region of \p nested to \p both. Creates the terminators, which yield \p onTrue and
  /// \p onFalse. An op without results gets no else region.
  static void fillRegions(IfOp both, IfOp nested, ValueRange onTrue, ValueRange onFalse,
                          PatternRewriter &rewriter) {
    rewriter.mergeBlocks(nested.thenBlock(), both.thenBlock());
    rewriter.setInsertionPointToEnd(both.thenBlock());
    rewriter.replaceOpWithNewOp<YieldOp>(both.thenYield(), onTrue);
    if (onFalse.empty())
      return;
    rewriter.setInsertionPointToEnd(both.elseBlock());
    rewriter.create<YieldOp>(both.getLoc(), onFalse);
  }
};
} // namespace

void IfOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<CombineIfs, CombineNestedIfs, ConditionPropagation, ConvertTrivialIfToSelect,
               RemoveEmptyElseBranch, RemoveStaticCondition, ReplaceIfYieldWithConditionOrValue>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(patterns, getOperationName());
}

//===----------------------------------------------------------------------===//
// scf.execute_region and scf.index_switch
//===----------------------------------------------------------------------===//

namespace {
/// Inlines a region with one block.
struct SingleBlockExecuteInliner : OpRewritePattern<ExecuteRegionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExecuteRegionOp op, PatternRewriter &rewriter) const override {
    if (op.getNoInline() || !op.getRegion().hasOneBlock() ||
        !llvm::isa<YieldOp>(op.getRegion().front().back()))
      return failure();
    replaceOpWithRegion(rewriter, op, op.getRegion());
    return success();
  }
};

/// Inlines a region with several blocks if the parent op permits several blocks.
struct MultiBlockExecuteInliner : OpRewritePattern<ExecuteRegionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExecuteRegionOp op, PatternRewriter &rewriter) const override {
    if (op.getNoInline() || !llvm::isa<FunctionOpInterface, ExecuteRegionOp>(op->getParentOp()))
      return failure();
    Block *before = op->getBlock();
    Block *after = rewriter.splitBlock(before, Block::iterator(op.getOperation()));
    rewriter.setInsertionPointToEnd(before);
    rewriter.create<cf::BranchOp>(op.getLoc(), &op.getRegion().front());
    for (Block &block : op.getRegion())
      if (auto yield = llvm::dyn_cast<YieldOp>(&block.back())) {
        rewriter.setInsertionPoint(yield);
        rewriter.create<cf::BranchOp>(yield.getLoc(), after, yield->getOperands());
        rewriter.eraseOp(yield);
      }
    rewriter.inlineRegionBefore(op.getRegion(), *before->getParent(), Region::iterator(after));
    after->addArguments(op->getResultTypes(), llvm::SmallVector<Location>(op->getNumResults(), op.getLoc()));
    rewriter.replaceOp(op, after->getArgumentValues());
    return success();
  }
};

/// Inlines the region of a constant case.
struct FoldConstantCase : OpRewritePattern<IndexSwitchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IndexSwitchOp op, PatternRewriter &rewriter) const override {
    std::optional<int64_t> value = getConstantIntValue(op.getArg());
    if (!value)
      return failure();
    const int64_t *found = llvm::find(op.getCases(), *value);
    Region &region = found == op.getCases().end() ? op.getDefaultRegion()
                                                  : op.getCaseRegions()[found - op.getCases().begin()];
    // A case region with block arguments cannot be inlined, since there are no values for them. The verifier
    // accepts such regions.
    if (region.getNumArguments() != 0)
      return rewriter.notifyMatchFailure(op, "the case has arguments");
    replaceOpWithRegion(rewriter, op, region);
    return success();
  }
};
} // namespace

void ExecuteRegionOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SingleBlockExecuteInliner, MultiBlockExecuteInliner>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(patterns, getOperationName());
}

void IndexSwitchOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<FoldConstantCase>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(patterns, getOperationName());
}
