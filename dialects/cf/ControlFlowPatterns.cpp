//===- ControlFlowPatterns.cpp - Canonicalisation of branches -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Branches on constants become plain ones, branches to a block that only branches on go there at once, and a
// plain branch to a block that nobody else enters draws that block in.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/ub/UB.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::cf;

/// The value of an integer constant, or nothing.
static std::optional<llvm::APInt> getKnown(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  return constant ? arith::getConstantInt(constant.getValue()) : std::nullopt;
}

/// An edge: where a branch goes and what it passes.
namespace {
struct Edge {
  Block *target;
  llvm::SmallVector<Value, 4> operands;
};
} // namespace

/// Whether following single branches from a block comes back to where it was: skipping along would never end.
/// What is longer than anything real counts too, so that the time does not grow with the square of it.
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

/// If the edge leads to a block with nothing but a `br`, goes on along that. One step at a time: patterns
/// apply again.
static bool skipPassThrough(Edge &edge) {
  if (edge.target->empty() || &edge.target->front() != &edge.target->back())
    return false;
  auto branch = llvm::dyn_cast<BranchOp>(&edge.target->back());
  if (!branch || goesRound(edge.target))
    return false;
  // An argument of the skipped block may be used in what it passes on, but nowhere else.
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
  // The only way in: the two blocks are one.
  if (target != block && target->getSinglePredecessor() == block) {
    llvm::SmallVector<Value, 4> operands(op.getDestOperands().begin(), op.getDestOperands().end());
    // In a circle that nothing leads to any more, what is passed may be what it is passed to.
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

/// Both ways lead to one block: what differs in the operands is chosen by a select.
struct CondBranchToOneBlock : OpRewritePattern<CondBranchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CondBranchOp op, PatternRewriter &rewriter) const override {
    Block *target = op.getTrueDest();
    if (target != op.getFalseDest())
      return failure();
    OperandRange onTrue = op.getTrueDestOperands(), onFalse = op.getFalseDestOperands();
    // With no one else coming here the block is drawn in later; else a select would run for all.
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

/// In a block that only this branch enters, and only one way, the condition is known.
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
/// What is never reached is not gone to.
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

/// Cases that go where the default goes are no cases, and edges to pass-through blocks go on.
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
