//===- SCFWhilePatterns.cpp - Canonicalization of while -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/RegionBodies.h"
#include "runtime/rewrite/RegionBranchPatterns.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::scf;

namespace {
/// Replaces the condition by true in the after region, which is executed only if the condition holds.
struct WhileConditionTruth : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    ConditionOp condition = op.getConditionOp();
    Value known;
    bool changed = false;
    for (auto [value, argument] : llvm::zip(condition.getArgs(), op.getAfterArguments())) {
      if (value != condition.getCondition() || argument.use_empty())
        continue;
      if (!known)
        known =
            rewriter.create<arith::ConstantOp>(op.getLoc(), TypedAttr(rewriter.getBoolAttr(true).getImpl()));
      rewriter.replaceAllUsesWith(argument, known);
      changed = true;
    }
    return success(changed);
  }
};

/// Replaces comparisons in the after region by a constant if they repeat or invert the condition.
struct WhileCmpCond : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    auto compare = op.getConditionOp().getCondition().getDefiningOp<arith::CmpIOp>();
    if (!compare)
      return failure();
    bool changed = false;
    for (auto [value, argument] : llvm::zip(op.getConditionOp().getArgs(), op.getAfterArguments()))
      for (unsigned side = 0; side != 2; ++side)
        if (value == compare->getOperand(side))
          changed |= replaceComparisons(compare, side, argument, rewriter);
    return success(changed);
  }

  /// Replaces comparisons of \p argument in the after region by a constant. \p argument is the region
  /// argument for operand \p side of \p compare, the condition of the loop. Returns true if a comparison was
  /// replaced.
  static bool replaceComparisons(arith::CmpIOp compare, unsigned side, Value argument,
                                 PatternRewriter &rewriter) {
    llvm::SmallSetVector<Operation *, 4> users(argument.getUsers().begin(), argument.getUsers().end());
    bool changed = false;
    for (Operation *user : users) {
      auto other = llvm::dyn_cast<arith::CmpIOp>(user);
      if (!other || other->getOperand(side) != argument ||
          other->getOperand(1 - side) != compare->getOperand(1 - side))
        continue;
      bool isSame = other.getPredicate() == compare.getPredicate();
      if (!isSame && other.getPredicate() != arith::invertPredicate(compare.getPredicate()))
        continue;
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(other,
                                                     TypedAttr(rewriter.getBoolAttr(isSame).getImpl()));
      changed = true;
    }
    return changed;
  }
};

/// Moves an scf.if at the end of the before region into the after region if it has the same condition.
struct WhileMoveIfDown : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    ConditionOp condition = op.getConditionOp();
    auto branch = llvm::dyn_cast_or_null<IfOp>(condition->getPrevNode());
    if (!branch || Value(branch.getCondition()) != Value(condition.getCondition()) ||
        (branch.elseBlock() && &branch.elseBlock()->front() != &branch.elseBlock()->back()))
      return failure();

    for (auto [value, argument] : llvm::zip(condition.getArgs(), op.getAfterArguments()))
      if (value.getDefiningOp() == branch.getOperation())
        rewriter.replaceAllUsesWith(
            argument, branch.thenYield()->getOperand(llvm::cast<OpResult>(value).getResultNumber()));
    if (branch->getNumResults() != 0)
      rewriter.replaceAllUsesWith(ValueRange(branch->getResults()),
                                  ValueRange(branch.elseYield()->getOperands()));

    llvm::SetVector<Value> used = findUsedValues(op, branch);
    llvm::SmallVector<Type> types(op->getResultTypes());
    llvm::SmallVector<Location> locs(used.size(), op.getLoc());
    for (Value value : used)
      types.push_back(value.getType());
    auto other = rewriter.create<WhileOp>(op.getLoc(), types, ValueRange(op.getInits()),
                                          /*attributes=*/llvm::ArrayRef<NamedAttribute>());
    rewriter.inlineRegionBefore(op.getBefore(), other.getBefore(), other.getBefore().begin());
    rewriter.inlineRegionBefore(op.getAfter(), other.getAfter(), other.getAfter().begin());
    rewriter.replaceOp(op, ValueRange(other->getResults().drop_back(used.size())));
    Block *target = other.getAfterBody();
    target->addArguments(llvm::ArrayRef<Type>(types).take_back(used.size()), locs);
    rewriter.modifyOpInPlace(condition, [&] { condition.getArgsMutable().append(used.getArrayRef()); });
    auto isInThenRegion = [&](OpOperand &use) {
      return branch.getThenRegion().isAncestor(use.getOwner()->getParentRegion());
    };
    auto newArguments = target->getArguments().take_back(used.size());
    for (auto [index, value] : llvm::enumerate(used))
      rewriter.replaceUsesWithIf(value, newArguments[index], isInThenRegion);
    Operation *yield = branch.thenYield();
    rewriter.inlineBlockBefore(branch.thenBlock(), target, target->begin());
    rewriter.eraseOp(yield);
    rewriter.eraseOp(branch);
    return success();
  }

  /// Returns the values defined in the before region that the then region uses.
  static llvm::SetVector<Value> findUsedValues(WhileOp op, IfOp branch) {
    llvm::SetVector<Value> used;
    branch.getThenRegion().walk([&](Operation *inner) {
      for (Value operand : inner->getOperands()) {
        Region *region = operand.getParentRegion();
        if (op.getBefore().isAncestor(region) && !branch.getThenRegion().isAncestor(region))
          used.insert(operand);
      }
    });
    return used;
  }
};

/// Reorders the results and the after arguments of a loop whose before region forwards a permutation of its
/// arguments.
struct WhileOpAlignBeforeArgs : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    ConditionOp condition = op.getConditionOp();
    Block *before = op.getBeforeBody(), *after = op.getAfterBody();
    unsigned count = before->getNumArguments();
    if (condition.getArgs().size() != count || condition.getArgs() == before->getArgumentValues())
      return failure();
    // Maps each forwarded value to the position of its before argument.
    llvm::SmallVector<unsigned> positions;
    llvm::SmallVector<Type> types(count);
    for (Value value : condition.getArgs()) {
      auto argument = llvm::dyn_cast<BlockArgument>(value);
      if (!argument || argument.getOwner() != before || types[argument.getArgNumber()])
        return failure();
      types[argument.getArgNumber()] = argument.getType();
      positions.push_back(argument.getArgNumber());
    }

    rewriter.modifyOpInPlace(condition,
                             [&] { condition.getArgsMutable().assign(before->getArgumentValues()); });
    auto other = rewriter.create<WhileOp>(op.getLoc(), types, ValueRange(op.getInits()), nullptr, nullptr);
    auto permute = [&](ValueRange values) {
      return llvm::map_to_vector(positions, [&](unsigned position) { return values[position]; });
    };
    rewriter.mergeBlocks(before, other.getBeforeBody(), other.getBeforeBody()->getArgumentValues());
    rewriter.mergeBlocks(after, other.getAfterBody(), permute(other.getAfterBody()->getArgumentValues()));
    rewriter.replaceOp(op, permute(other->getResults()));
    return success();
  }
};
} // namespace

void WhileOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<WhileConditionTruth, WhileCmpCond, WhileMoveIfDown, WhileOpAlignBeforeArgs>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(patterns, getOperationName());
}
