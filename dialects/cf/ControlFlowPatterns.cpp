//===- ControlFlowPatterns.cpp - Canonicalization of branches -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalization patterns: branches with a constant condition become unconditional, edges to a block that
// only branches are forwarded to its successor, and a block with a single predecessor is merged into it.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/ub/UB.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::cf;

/// Returns the value of an integer constant, or nullopt.
static std::optional<llvm::APInt> getKnown(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  return constant ? arith::getConstantInt(constant.getValue()) : std::nullopt;
}

/// A control-flow edge: a successor and the operands forwarded to it.
namespace {
struct Edge {
  Block *target;
  llvm::SmallVector<Value, 4> operands;
};
} // namespace

/// Returns true if following unconditional branches from `block` leads to a cycle, in which case forwarding
/// edges would not terminate. Chains of `longest` blocks or more count as cycles, which bounds the cost of a
/// query.
static bool goesRound(Block *block) {
  constexpr unsigned longest = 256;
  llvm::SmallPtrSet<Block *, 8> seen;
  while (seen.size() != longest && seen.insert(block).second) {
    auto branch = block->empty() ? BranchOp() : llvm::dyn_cast<BranchOp>(&block->back());
    if (!branch)
      return false;
    block = branch.getDest();
  }
  return true;
}

/// If the target block contains only a `br`, changes the edge to the successor of that `br`. Follows one `br`
/// per call; the greedy driver reapplies the pattern. Returns true if the edge changed.
static bool skipPassThrough(Edge &edge) {
  if (edge.target->empty() || &edge.target->front() != &edge.target->back())
    return false;
  auto branch = llvm::dyn_cast<BranchOp>(&edge.target->back());
  if (!branch || goesRound(edge.target))
    return false;
  // The arguments of the skipped block may only be used as operands of its `br`.
  for (BlockArgument argument : edge.target->getArguments())
    for (Operation *user : argument.getUsers())
      if (user != branch)
        return false;
  llvm::SmallVector<Value, 4> operands;
  for (Value operand : branch.getDestOperands()) {
    auto argument = llvm::dyn_cast<BlockArgument>(operand);
    operands.push_back(argument && argument.getOwner() == edge.target ? edge.operands[argument.getArgNumber()]
                                                                      : operand);
  }
  edge.target = branch.getDest();
  edge.operands = std::move(operands);
  return true;
}

static Edge makeEdge(Block *target, ValueRange operands) {
  return {target, llvm::SmallVector<Value, 4>(operands.begin(), operands.end())};
}

LogicalResult AssertOp::canonicalize(AssertOp op, PatternRewriter &rewriter) {
  std::optional<llvm::APInt> known = getKnown(op.getArg());
  if (!known || !known->isOne())
    return failure();
  rewriter.eraseOp(op);
  return success();
}

LogicalResult BranchOp::canonicalize(BranchOp op, PatternRewriter &rewriter) {
  Block *block = op->getBlock(), *target = op.getDest();
  // If the target has no other predecessor, merge it into the block of the branch.
  if (target != block && target->getSinglePredecessor() == block) {
    llvm::SmallVector<Value, 4> operands(op.getDestOperands().begin(), op.getDestOperands().end());
    // Do not merge if a forwarded operand is an argument of the target itself, which is possible in an
    // unreachable cycle.
    for (Value operand : operands)
      if (auto argument = llvm::dyn_cast<BlockArgument>(operand); argument && argument.getOwner() == target)
        return failure();
    rewriter.eraseOp(op);
    rewriter.mergeBlocks(target, block, operands);
    return success();
  }
  Edge edge = makeEdge(target, op.getDestOperands());
  if (!skipPassThrough(edge))
    return failure();
  rewriter.replaceOpWithNewOp<BranchOp>(op, edge.target, edge.operands);
  return success();
}

//===----------------------------------------------------------------------===//
// cond_br
//===----------------------------------------------------------------------===//

namespace {
/// Replaces a branch with a constant condition by a `br` to the selected successor.
struct CondBranchOnConstant : OpRewritePattern<CondBranchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CondBranchOp op, PatternRewriter &rewriter) const override {
    std::optional<llvm::APInt> known = getKnown(op.getCondition());
    if (!known)
      return failure();
    Edge edge = known->isOne() ? makeEdge(op.getTrueDest(), op.getTrueDestOperands())
                               : makeEdge(op.getFalseDest(), op.getFalseDestOperands());
    rewriter.replaceOpWithNewOp<BranchOp>(op, edge.target, edge.operands);
    return success();
  }
};

/// If a successor of a conditional branch contains only a `br`, branches to the target of that `br` directly.
struct CondBranchPassThrough : OpRewritePattern<CondBranchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CondBranchOp op, PatternRewriter &rewriter) const override {
    Edge onTrue = makeEdge(op.getTrueDest(), op.getTrueDestOperands());
    Edge onFalse = makeEdge(op.getFalseDest(), op.getFalseDestOperands());
    bool skipsTrue = skipPassThrough(onTrue), skipsFalse = skipPassThrough(onFalse);
    if (!skipsTrue && !skipsFalse)
      return failure();
    rewriter.replaceOpWithNewOp<CondBranchOp>(op, op.getCondition(), onTrue.operands, onFalse.operands,
                                              op.getBranchWeightsAttr(), onTrue.target, onFalse.target);
    return success();
  }
};

/// If both successors are the same block, branches unconditionally. Forwarded operands that differ are
/// replaced by selects on the condition.
struct CondBranchToOneBlock : OpRewritePattern<CondBranchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CondBranchOp op, PatternRewriter &rewriter) const override {
    if (op.getTrueDest() != op.getFalseDest())
      return failure();
    Block *target = op.getTrueDest();
    OperandRange onTrue = op.getTrueDestOperands(), onFalse = op.getFalseDestOperands();
    // Create selects only if the target has no other predecessor. The target is then merged into this block,
    // so the selects add no work on another path.
    bool isSame = llvm::equal(onTrue, onFalse);
    if (!isSame && target->getUniquePredecessor() != op->getBlock())
      return failure();
    llvm::SmallVector<Value, 4> operands;
    for (unsigned i = 0, e = onTrue.size(); i != e; ++i)
      operands.push_back(onTrue[i] == onFalse[i] ? onTrue[i]
                                                 : Value(rewriter.create<arith::SelectOp>(
                                                       op.getLoc(), onTrue[i].getType(), op.getCondition(),
                                                       onTrue[i], onFalse[i])));
    rewriter.replaceOpWithNewOp<BranchOp>(op, target, operands);
    return success();
  }
};

/// In a successor with this branch as its only incoming edge, the condition has a known value: replaces its
/// uses there by a constant.
struct CondBranchKnownInSuccessor : OpRewritePattern<CondBranchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CondBranchOp op, PatternRewriter &rewriter) const override {
    Value condition = op.getCondition();
    if (condition.getDefiningOp<arith::ConstantOp>())
      return failure();
    bool changed = replaceUsesIn(op.getTrueDest(), condition, true, op, rewriter);
    changed |= replaceUsesIn(op.getFalseDest(), condition, false, op, rewriter);
    return success(changed);
  }

  static bool replaceUsesIn(Block *block, Value condition, bool value, CondBranchOp op,
                            PatternRewriter &rewriter) {
    if (block->getSinglePredecessor() != op->getBlock())
      return false;
    llvm::SmallVector<OpOperand *> uses;
    for (OpOperand &use : condition.getUses())
      if (use.getOwner()->getBlock() == block)
        uses.push_back(&use);
    if (uses.empty())
      return false;
    Value constant =
        rewriter.create<arith::ConstantOp>(op.getLoc(), TypedAttr(rewriter.getBoolAttr(value).getImpl()));
    for (OpOperand *use : uses)
      rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(constant); });
    return true;
  }
};
/// If one successor starts with ub.unreachable, branches unconditionally to the other one.
struct CondBranchToUnreachable : OpRewritePattern<CondBranchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CondBranchOp op, PatternRewriter &rewriter) const override {
    auto isUnreachable = [](Block *block) {
      return !block->empty() && llvm::isa<ub::UnreachableOp>(block->front());
    };
    Edge edge;
    if (isUnreachable(op.getTrueDest()))
      edge = makeEdge(op.getFalseDest(), op.getFalseDestOperands());
    else if (isUnreachable(op.getFalseDest()))
      edge = makeEdge(op.getTrueDest(), op.getTrueDestOperands());
    else
      return failure();
    rewriter.replaceOpWithNewOp<BranchOp>(op, edge.target, edge.operands);
    return success();
  }
};
} // namespace

void CondBranchOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<CondBranchOnConstant, CondBranchPassThrough, CondBranchToOneBlock, CondBranchKnownInSuccessor,
               CondBranchToUnreachable>(context);
}

//===----------------------------------------------------------------------===//
// switch
//===----------------------------------------------------------------------===//

namespace {
/// Replaces a switch with a constant flag by a `br` to the selected successor.
struct SwitchOnConstant : OpRewritePattern<SwitchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SwitchOp op, PatternRewriter &rewriter) const override {
    std::optional<llvm::APInt> known = getKnown(op.getFlag());
    if (!known)
      return failure();
    Edge edge = makeEdge(op.getDefaultDestination(), op.getDefaultOperands());
    for (auto [value, target, operands] :
         llvm::zip_equal(op.getCaseValueList(), op.getCaseDestinations(), op.getCaseOperands()))
      if (value == *known) {
        edge = makeEdge(target, operands);
        break;
      }
    rewriter.replaceOpWithNewOp<BranchOp>(op, edge.target, edge.operands);
    return success();
  }
};

/// Removes cases with the same destination and operands as the default, and forwards edges to blocks that
/// only branch.
struct SimplifySwitchEdges : OpRewritePattern<SwitchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SwitchOp op, PatternRewriter &rewriter) const override {
    Edge onDefault = makeEdge(op.getDefaultDestination(), op.getDefaultOperands());
    llvm::SmallVector<llvm::APInt> values;
    llvm::SmallVector<Block *> targets;
    std::vector<llvm::SmallVector<Value>> operands;
    bool changed = skipPassThrough(onDefault);
    for (auto [value, target, passed] :
         llvm::zip_equal(op.getCaseValueList(), op.getCaseDestinations(), op.getCaseOperands())) {
      Edge edge = makeEdge(target, passed);
      changed |= skipPassThrough(edge);
      if (edge.target == onDefault.target && edge.operands == onDefault.operands) {
        changed = true;
        continue;
      }
      values.push_back(value);
      targets.push_back(edge.target);
      operands.emplace_back(edge.operands.begin(), edge.operands.end());
    }
    if (values.empty()) {
      rewriter.replaceOpWithNewOp<BranchOp>(op, onDefault.target, onDefault.operands);
      return success();
    }
    if (!changed)
      return failure();
    rewriter.replaceOpWithNewOp<SwitchOp>(op, op.getFlag(), onDefault.target, onDefault.operands, values,
                                          targets, llvm::to_vector_of<ValueRange>(operands));
    return success();
  }
};
} // namespace

void SwitchOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SwitchOnConstant, SimplifySwitchEdges>(context);
}
