//===- SCFToControlFlow.cpp - Lowering of scf ops to branches -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Every pattern splits the block before the op and inserts the blocks of the regions in between. The results
// of the op become arguments of the second block, or values that dominate it.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/SCFToControlFlow.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/conversions/Passes.h"
#include "dialects/scf/SCF.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;
using namespace mlir::scf;

namespace mlir {
#define GEN_PASS_DEF_SCFTOCONTROLFLOWPASS
#include "dialects/conversions/Passes.h.inc"
} // namespace mlir

/// True if the attribute belongs to the llvm dialect, which need not be registered.
static bool isFromLLVM(Attribute attr) {
  if (auto opaque = llvm::dyn_cast<OpaqueAttr>(attr))
    return opaque.getDialectNamespace().getValue() == "llvm";
  return attr.getDialect().getNamespace() == "llvm";
}

/// Copies the LLVM attributes of a loop to the branch to its header.
static void copyLoopAttrs(Operation *loop, Operation *branch) {
  for (NamedAttribute attr : loop->getDiscardableAttrs())
    if (isFromLLVM(attr.getValue()))
      branch->setDiscardableAttr(attr.getName(), attr.getValue());
}

/// True for ops without a lowering: scf.forall with shared tensors, and scf.index_switch with a case that
/// does not fit in 32 bits.
static bool cannotBeLowered(Operation *op) {
  if (auto loop = llvm::dyn_cast<ForallOp>(op))
    return !loop.getOutputs().empty();
  auto choice = llvm::dyn_cast<IndexSwitchOp>(op);
  return choice && !llvm::all_of(choice.getCases(), [](int64_t value) { return llvm::isInt<32>(value); });
}

/// Splits the block of \p op directly before \p op. Returns the second block, which starts with \p op.
static Block *splitBefore(Operation *op, PatternRewriter &rewriter) {
  return rewriter.splitBlock(op->getBlock(), Block::iterator(op));
}

/// Moves the blocks of a region before another block.
static void inlineBlocks(Region &region, Block *before, PatternRewriter &rewriter) {
  rewriter.inlineRegionBefore(region, *before->getParent(), Region::iterator(before));
}

/// Replaces a yield by a branch that forwards its operands to \p target.
static void branchInsteadOfYield(Operation *yield, Block *target, Location loc, PatternRewriter &rewriter) {
  llvm::SmallVector<Value> values(yield->getOperands());
  rewriter.setInsertionPointToEnd(yield->getBlock());
  rewriter.create<cf::BranchOp>(loc, target, values);
  rewriter.eraseOp(yield);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

namespace {
/// CFG: before -> header(i, carried values) -> body -> header | after.
struct ForLowering : OpRewritePattern<ForOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ForOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Block *before = op->getBlock(), *after = splitBefore(op, rewriter);
    // The block with the loop arguments becomes the header, which tests the condition.
    Block *condition = op.getBody(), *body = rewriter.splitBlock(condition, condition->begin());
    inlineBlocks(op.getRegion(), after, rewriter);
    Value variable = condition->getArgument(0);

    Operation *yield = &body->back();
    rewriter.setInsertionPointToEnd(body);
    llvm::SmallVector<Value> next = {rewriter.create<arith::AddIOp>(loc, variable, op.getStep())};
    llvm::append_range(next, yield->getOperands());
    auto back = rewriter.create<cf::BranchOp>(loc, condition, next);
    rewriter.eraseOp(yield);
    copyLoopAttrs(op, back);

    rewriter.setInsertionPointToEnd(before);
    llvm::SmallVector<Value> first = {op.getLowerBound()};
    llvm::append_range(first, op.getInitArgs());
    rewriter.create<cf::BranchOp>(loc, condition, first);

    rewriter.setInsertionPointToEnd(condition);
    Value shouldContinue = rewriter.create<arith::CmpIOp>(
        loc, op.getUnsignedCmp() ? arith::CmpIPredicate::ult : arith::CmpIPredicate::slt, variable,
        op.getUpperBound());
    rewriter.create<cf::CondBranchOp>(loc, shouldContinue, body, ValueRange(), after, ValueRange());
    rewriter.replaceOp(op, condition->getArgumentValues().drop_front());
    return success();
  }
};

/// CFG: before -> before region -> after region -> before region | after. The values that scf.condition
/// forwards dominate the block after the loop.
struct WhileLowering : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Block *before = op->getBlock(), *after = splitBefore(op, rewriter);
    Block *first = op.getBeforeBody(), *second = op.getAfterBody();
    inlineBlocks(op.getAfter(), after, rewriter);
    inlineBlocks(op.getBefore(), second, rewriter);
    rewriter.setInsertionPointToEnd(before);
    rewriter.create<cf::BranchOp>(loc, first, ValueRange(op.getInits()));

    auto condition = llvm::cast<ConditionOp>(&first->back());
    llvm::SmallVector<Value> values(condition.getArgs());
    rewriter.setInsertionPointToEnd(first);
    rewriter.create<cf::CondBranchOp>(condition.getLoc(), Value(condition.getCondition()), second, values,
                                      after, ValueRange());
    rewriter.eraseOp(condition);

    Operation *yield = &second->back();
    branchInsteadOfYield(yield, first, yield->getLoc(), rewriter);
    copyLoopAttrs(op, &second->back());
    rewriter.replaceOp(op, values);
    return success();
  }
};

/// A loop whose after region only forwards its arguments is lowered to one block sequence that branches back
/// to its start.
struct DoWhileLowering : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WhileOp op, PatternRewriter &rewriter) const override {
    Block *second = op.getAfterBody();
    auto yield = llvm::dyn_cast<YieldOp>(&second->front());
    if (!yield || yield.getResults() != second->getArgumentValues())
      return rewriter.notifyMatchFailure(op, "the after region does not only forward its arguments");
    Location loc = op.getLoc();
    Block *before = op->getBlock(), *after = splitBefore(op, rewriter), *first = op.getBeforeBody();
    inlineBlocks(op.getBefore(), after, rewriter);
    rewriter.setInsertionPointToEnd(before);
    rewriter.create<cf::BranchOp>(loc, first, ValueRange(op.getInits()));

    auto condition = llvm::cast<ConditionOp>(&first->back());
    llvm::SmallVector<Value> values(condition.getArgs());
    rewriter.setInsertionPointToEnd(first);
    auto back = rewriter.create<cf::CondBranchOp>(loc, Value(condition.getCondition()), first, values, after,
                                                  ValueRange());
    copyLoopAttrs(op, back);
    rewriter.replaceOp(op, values);
    rewriter.eraseOp(condition);
    return success();
  }
};

/// Lowers scf.parallel to nested scf.for ops. The reduction regions are inlined at the end of the innermost
/// loop. All loops have the values of the reductions as iteration arguments.
struct ParallelLowering : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ParallelOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto reduce = llvm::cast<ReduceOp>(&op.getBody()->back());
    llvm::SmallVector<Value> carried(op.getInitVals()), variables;
    ForOp outermost, innermost;
    for (auto [lower, upper, step] : llvm::zip(op.getLowerBound(), op.getUpperBound(), op.getStep())) {
      auto loop = rewriter.create<ForOp>(loc, lower, upper, step, carried);
      if (!outermost)
        outermost = loop;
      else if (!carried.empty())
        rewriter.create<YieldOp>(loc, ValueRange(loop->getResults()));
      innermost = loop;
      variables.push_back(loop.getInductionVar());
      carried.assign(loop.getRegionIterArgs().begin(), loop.getRegionIterArgs().end());
      rewriter.setInsertionPointToStart(loop.getBody());
    }

    llvm::SmallVector<ReduceReturnOp> ends;
    for (auto [index, region] : llvm::enumerate(reduce.getReductions())) {
      Block *block = &region.front();
      Value inputs[] = {carried[index], reduce->getOperand(index)};
      ends.push_back(llvm::cast<ReduceReturnOp>(&block->back()));
      rewriter.inlineBlockBefore(block, reduce, llvm::ArrayRef<Value>(inputs));
    }
    rewriter.eraseOp(reduce);
    Block *body = innermost.getBody();
    if (body->empty())
      rewriter.mergeBlocks(op.getBody(), body, variables);
    else
      rewriter.inlineBlockBefore(op.getBody(), &body->back(), variables);
    // Read the reduction results after inlining: a result may be an argument of the block that has been
    // inlined.
    llvm::SmallVector<Value> results;
    for (ReduceReturnOp end : ends) {
      results.push_back(end.getResult());
      rewriter.eraseOp(end);
    }
    if (!results.empty()) {
      rewriter.setInsertionPointToEnd(body);
      rewriter.create<YieldOp>(loc, results);
    }
    rewriter.replaceOp(op, ValueRange(outermost->getResults()));
    return success();
  }
};

struct ForallLowering : OpRewritePattern<ForallOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ForallOp op, PatternRewriter &rewriter) const override {
    if (cannotBeLowered(op))
      return rewriter.notifyMatchFailure(
          op, "only fully bufferized scf.forall ops can be lowered to scf.parallel");
    llvm::SmallVector<Value> lower = op.getLowerBound(rewriter), upper = op.getUpperBound(rewriter),
                             step = op.getStep(rewriter);
    auto parallel = rewriter.create<ParallelOp>(op.getLoc(), lower, upper, step);
    rewriter.eraseBlock(parallel.getBody());
    rewriter.inlineRegionBefore(op.getRegion(), parallel.getRegion(), parallel.getRegion().begin());
    Operation *end = &parallel.getBody()->back();
    rewriter.setInsertionPointToEnd(parallel.getBody());
    rewriter.create<ReduceOp>(end->getLoc());
    rewriter.eraseOp(end);
    if (op.getMappingAttr())
      parallel->setDiscardableAttr("mapping", op.getMappingAttr());
    rewriter.replaceOp(op, ValueRange(parallel->getResults()));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

struct IfLowering : OpRewritePattern<IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IfOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Block *before = op->getBlock(), *after = splitBefore(op, rewriter), *join = after;
    // If scf.if has results, create a block after its regions whose arguments replace the results.
    if (op->getNumResults() != 0) {
      llvm::SmallVector<Location> locs(op->getNumResults(), loc);
      join = rewriter.createBlock(after, op->getResultTypes(), locs);
      rewriter.create<cf::BranchOp>(loc, after);
    }
    Block *onTrue = op.thenBlock(), *onFalse = op.elseBlock() ? op.elseBlock() : join;
    for (Region &region : op->getRegions())
      if (!region.empty()) {
        branchInsteadOfYield(&region.back().back(), join, loc, rewriter);
        inlineBlocks(region, join, rewriter);
      }
    rewriter.setInsertionPointToEnd(before);
    rewriter.create<cf::CondBranchOp>(loc, Value(op.getCondition()), onTrue, ValueRange(), onFalse,
                                      ValueRange());
    rewriter.replaceOp(op, join->getArgumentValues());
    return success();
  }
};

struct IndexSwitchLowering : OpRewritePattern<IndexSwitchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(IndexSwitchOp op, PatternRewriter &rewriter) const override {
    if (cannotBeLowered(op))
      return rewriter.notifyMatchFailure(op, "a case does not fit in 32 bits");
    Location loc = op.getLoc();
    Block *before = op->getBlock(), *after = splitBefore(op, rewriter);
    llvm::SmallVector<Value> results;
    for (OpResult result : op->getResults())
      results.push_back(after->addArgument(result.getType(), loc));
    auto inlineRegion = [&](Region &region) {
      Block *block = &region.front();
      Operation *yield = &block->back();
      branchInsteadOfYield(yield, after, yield->getLoc(), rewriter);
      inlineBlocks(region, after, rewriter);
      return block;
    };
    llvm::SmallVector<Block *> targets;
    llvm::SmallVector<llvm::APInt> values;
    for (auto [region, value] : llvm::zip(op.getCaseRegions(), op.getCases())) {
      targets.push_back(inlineRegion(region));
      values.emplace_back(32, value, /*isSigned=*/true);
    }
    Block *otherwise = inlineRegion(op.getDefaultRegion());
    rewriter.setInsertionPointToEnd(before);
    Value flag = rewriter.create<arith::IndexCastOp>(loc, rewriter.getI32Type(), Value(op.getArg()));
    rewriter.create<cf::SwitchOp>(loc, flag, otherwise, ValueRange(), values, targets);
    rewriter.replaceOp(op, results);
    return success();
  }
};

struct ExecuteRegionLowering : OpRewritePattern<ExecuteRegionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExecuteRegionOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Block *before = op->getBlock(), *after = splitBefore(op, rewriter);
    rewriter.setInsertionPointToEnd(before);
    rewriter.create<cf::BranchOp>(loc, &op.getRegion().front());
    for (Block &block : op.getRegion())
      if (auto yield = llvm::dyn_cast<YieldOp>(&block.back()))
        branchInsteadOfYield(yield, after, loc, rewriter);
    inlineBlocks(op.getRegion(), after, rewriter);
    llvm::SmallVector<Value> results;
    for (OpResult result : op->getResults())
      results.push_back(after->addArgument(result.getType(), loc));
    rewriter.replaceOp(op, results);
    return success();
  }
};

class SCFToControlFlow : public impl::SCFToControlFlowPassBase<SCFToControlFlow> {
public:
  using Base::Base;
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    populateSCFToControlFlowConversionPatterns(patterns);
    ConversionTarget target(*context);
    target.addIllegalOp<ForallOp, ForOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp, ExecuteRegionOp>();
    target.markUnknownOpDynamicallyLegal();
    // Converting the last op first avoids splitting blocks repeatedly. If an op cannot be lowered, keep the
    // textual order, so that errors are reported in that order.
    ConversionConfig config;
    config.lastOpsFirst = !getOperation()
                               ->walk([](Operation *op) {
                                 return cannotBeLowered(op) ? WalkResult::interrupt() : WalkResult::advance();
                               })
                               .wasInterrupted();
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns), config)))
      signalPassFailure();
  }
};
} // namespace

void mlir::populateSCFToControlFlowConversionPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ForallLowering, ForLowering, IfLowering, ParallelLowering, WhileLowering,
               ExecuteRegionLowering, IndexSwitchLowering>(context);
  patterns.add<DoWhileLowering>(context, /*benefit=*/2);
}
