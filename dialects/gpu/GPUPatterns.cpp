//===- GPUPatterns.cpp - Folding and canonicalization of gpu ops ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/gpu/GPU.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::gpu;

//===----------------------------------------------------------------------===//
// Subgroup and workgroup ops
//===----------------------------------------------------------------------===//

/// Returns true if the op is in the entry block of a gpu.launch, which all threads execute.
static bool isReachedByAll(Operation *op) {
  auto launch = llvm::dyn_cast_or_null<LaunchOp>(op->getParentOp());
  return launch && op->getBlock() == &launch.getBody().front();
}

OpFoldResult AllReduceOp::fold(FoldAdaptor) {
  if (getUniform() || !isReachedByAll(*this))
    return {};
  setUniform(true);
  return Value(getResult());
}

OpFoldResult SubgroupReduceOp::fold(FoldAdaptor) {
  IntegerAttr size = getClusterSizeAttr();
  if (size && size.getValue().isOne())
    return Value(getValue());
  if (getUniform() || !isReachedByAll(*this))
    return {};
  setUniform(true);
  return Value(getResult());
}

/// A broadcast of the result of another broadcast is redundant: that value is uniform.
OpFoldResult SubgroupBroadcastOp::fold(FoldAdaptor) {
  return getSrc().getDefiningOp<SubgroupBroadcastOp>() ? OpFoldResult(Value(getSrc())) : OpFoldResult();
}

namespace {
/// Erases a barrier that is directly followed by another barrier.
struct EraseRedundantBarrier : OpRewritePattern<BarrierOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BarrierOp op, PatternRewriter &rewriter) const override {
    if (!llvm::isa_and_nonnull<BarrierOp>(op->getNextNode()))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void BarrierOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<EraseRedundantBarrier>(context);
}

//===----------------------------------------------------------------------===//
// Async tokens
//===----------------------------------------------------------------------===//

static bool waitsForNothing(Value token) {
  auto wait = token.getDefiningOp<WaitOp>();
  return wait && wait->getNumOperands() == 0;
}

namespace {
/// Removes tokens of a gpu.wait without dependencies from the dependencies of another gpu.wait.
struct ForgetTokensOfNothing : OpRewritePattern<WaitOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WaitOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> others;
    for (Value token : op.getAsyncDependencies())
      if (!waitsForNothing(token))
        others.push_back(token);
    if (others.size() == op->getNumOperands())
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(ValueRange(others)); });
    return success();
  }
};

/// Erases a gpu.wait whose token is unused, or that has neither dependencies nor a token, and replaces a
/// token with a single dependency by that dependency.
struct SimplifyWait : OpRewritePattern<WaitOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WaitOp op, PatternRewriter &rewriter) const override {
    bool hasToken = op->getNumResults() != 0;
    unsigned numTokens = op->getNumOperands();
    if (hasToken ? op->getResult(0).use_empty() : numTokens == 0) {
      rewriter.eraseOp(op);
      return success();
    }
    if (!hasToken || numTokens != 1)
      return failure();
    rewriter.replaceOp(op, ValueRange(op->getOperand(0)));
    return success();
  }
};
} // namespace

void WaitOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<ForgetTokensOfNothing, SimplifyWait>(context);
}

//===----------------------------------------------------------------------===//
// Launches and copies
//===----------------------------------------------------------------------===//

namespace {
/// Replaces block and thread ids by 0 in dimensions of constant size 1.
struct FoldPositions : OpRewritePattern<LaunchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LaunchOp op, PatternRewriter &rewriter) const override {
    if (op.getBody().empty())
      return failure();
    Value zero;
    auto fold = [&](KernelDim3 positions, KernelDim3 sizes) {
      for (auto [position, size] : {std::pair(positions.x, sizes.x), std::pair(positions.y, sizes.y),
                                    std::pair(positions.z, sizes.z)}) {
        if (position.use_empty() || !matchPattern(size, m_One()))
          continue;
        if (!zero) {
          rewriter.setInsertionPointToStart(&op.getBody().front());
          zero = arith::ConstantOp::create(rewriter, op.getLoc(), rewriter.getIndexType(),
                                           rewriter.getIndexAttr(0))
                     ->getResult(0);
        }
        rewriter.replaceAllUsesWith(position, zero);
      }
    };
    fold(op.getBlockIds(), op.getGridSizeOperandValues());
    fold(op.getThreadIds(), op.getBlockSizeOperandValues());
    return success(static_cast<bool>(zero));
  }
};

/// Erases a copy to a buffer that is only allocated, copied to and deallocated.
struct EraseUnseenCopy : OpRewritePattern<MemcpyOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MemcpyOp op, PatternRewriter &rewriter) const override {
    Value dst = op.getDst();
    // Returns true if the only effect of the op on the buffer is `effect`.
    auto doesOnly = [&](Operation *other, auto effect) {
      auto interface = llvm::dyn_cast_or_null<MemoryEffectOpInterface>(other);
      if (!interface)
        return false;
      llvm::SmallVector<MemoryEffects::EffectInstance> effects;
      interface.getEffectsOnValue(dst, effects);
      return effects.size() == 1 && hasEffect<decltype(effect)>(other, dst);
    };
    if (!doesOnly(dst.getDefiningOp(), MemoryEffects::Allocate()))
      return failure();
    for (Operation *user : dst.getUsers())
      if (user != op && !doesOnly(user, MemoryEffects::Free()))
        return failure();
    // The pattern requires one async dependency if the copy has a token, which the dependency replaces, and
    // none otherwise.
    if (op.getAsyncDependencies().size() != op->getNumResults())
      return failure();
    rewriter.replaceOp(op, ValueRange(op.getAsyncDependencies()));
    return success();
  }
};
} // namespace

void LaunchOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<FoldPositions>(context);
}
void MemcpyOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<EraseUnseenCopy>(context);
}
