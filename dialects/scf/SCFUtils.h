//===- SCFUtils.h - Transformations of scf ops ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions on scf loops for use in passes: unrolling, coalescing, fusion, outlining, and queries about loop
// nests.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SCF_SCFUTILS_H
#define STRATA_DIALECTS_SCF_SCFUTILS_H

#include "dialects/func/Func.h"
#include "dialects/scf/SCF.h"
#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"

namespace mlir {

class IRMapping;
class RewriterBase;

// Queries.
/// Appends \p root and the loops nested in it, as long as the next loop is the only op in the body of the
/// previous one.
void getPerfectlyNestedLoops(llvm::SmallVectorImpl<scf::ForOp> &nestedLoops, scf::ForOp root);
/// True if each loop but the first is the only op in the body of the previous loop, its initial values are
/// the iteration arguments of the previous loop, and the previous loop yields its results.
bool isPerfectlyNestedForLoops(llvm::MutableArrayRef<LoopLikeOpInterface> loops);
/// Returns the trip count of each dimension of a loop; empty if one of them is not constant.
llvm::SmallVector<int64_t> getConstLoopTripCounts(LoopLikeOpInterface loopOp);
/// Appends the scf.parallel ops in \p rootOp, including \p rootOp, that contain no other scf.parallel.
/// Returns true if there is an scf.parallel op.
bool getInnermostParallelLoops(Operation *rootOp, llvm::SmallVectorImpl<scf::ParallelOp> &result);

// Bounds.
/// Creates ops that compute the bounds of an equivalent loop from 0 with step 1. The offset of the result is
/// 0, the size the trip count, the stride 1.
Range emitNormalizedLoopBounds(RewriterBase &rewriter, Location loc, OpFoldResult lb, OpFoldResult ub,
                               OpFoldResult step);
/// Replaces the uses of \p normalizedIv, the induction variable of a loop from 0 with step 1, by
/// normalizedIv * origStep + origLb.
void denormalizeInductionVariable(RewriterBase &rewriter, Location loc, Value normalizedIv,
                                  OpFoldResult origLb, OpFoldResult origStep);

// Unrolling.
/// The loops that exist after unrolling. A member is nullopt if there is no such loop, or its only iteration
/// was inlined.
struct UnrolledLoopInfo {
  std::optional<scf::ForOp> mainLoopOp = std::nullopt;
  std::optional<scf::ForOp> epilogueLoopOp = std::nullopt;
};
/// Unrolls a loop. A second loop executes the remaining iterations, unless the trip count is a constant
/// multiple of the factor.
/// \param annotateFn  if given, is called with the number of the iteration and each op of the new body.
FailureOr<UnrolledLoopInfo>
loopUnrollByFactor(scf::ForOp forOp, uint64_t unrollFactor,
                   llvm::function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn = nullptr);
/// Replaces a loop with a constant trip count by its iterations; fails if the count is not constant.
LogicalResult loopUnrollFull(scf::ForOp forOp);
/// Unrolls a loop body in place: appends copies of its ops, and makes the terminator yield the values of the
/// last copy.
/// \param ivRemapFn         returns the induction variable of a copy.
/// \param iterArgs          the iteration arguments of the body.
/// \param yieldedValues     the values that the body yields for the next iteration.
/// \param clonedToSrcOpsMap if not null, maps each copied op to the original.
void generateUnrolledLoop(Block *loopBodyBlock, Value iv, uint64_t unrollFactor,
                          llvm::function_ref<Value(unsigned, Value, OpBuilder)> ivRemapFn,
                          llvm::function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn,
                          ValueRange iterArgs, ValueRange yieldedValues,
                          IRMapping *clonedToSrcOpsMap = nullptr);

// Coalescing and fusion.
/// Coalesces perfectly nested loops, given outermost first, into the outermost one, which then executes all
/// iterations. Fails, without a change, if the bounds of a loop depend on an outer loop, or if the types of
/// the induction variables differ.
LogicalResult coalesceLoops(llvm::MutableArrayRef<scf::ForOp> loops);
LogicalResult coalesceLoops(RewriterBase &rewriter, llvm::MutableArrayRef<scf::ForOp> loops);
/// Coalesces the loops that are perfectly nested below \p op as far as possible; fails if that changes
/// nothing.
LogicalResult coalescePerfectlyNestedSCFForLoops(scf::ForOp op);
/// Replaces an scf.parallel by one with fewer dimensions: the dimensions in each list of
/// \p combinedDimensions are combined to one dimension. \pre Each dimension is in exactly one list.
void collapseParallelLoops(RewriterBase &rewriter, scf::ParallelOp loops,
                           llvm::ArrayRef<std::vector<unsigned>> combinedDimensions);
/// Merges two loops with equal bounds into one in place of \p source, which executes the body of \p target
/// first.
/// \pre The bodies are independent, and \p target precedes \p source in a block.
scf::ForOp fuseIndependentSiblingForLoops(scf::ForOp target, scf::ForOp source, RewriterBase &rewriter);
/// Adds loop-carried values to the loops of a nest, which are given outermost first. \p newYieldValuesFn
/// returns the additional values that the innermost loop yields. Returns the new loops.
llvm::SmallVector<scf::ForOp> replaceLoopNestWithNewYields(RewriterBase &rewriter,
                                                           llvm::MutableArrayRef<scf::ForOp> loopNest,
                                                           ValueRange newIterOperands,
                                                           const NewYieldValuesFn &newYieldValuesFn,
                                                           bool replaceIterOperandsUsesInLoop = true);

// Outlining.
/// Moves the block of a region to a new function, and calls this function in the region. The new function is
/// inserted before the function that contains the region. Captured values become arguments; captured index
/// constants are also copied, and the new function uses the copies. \param callOp if not null, is set to the
/// call.
FailureOr<func::FuncOp> outlineSingleBlockRegion(RewriterBase &rewriter, Location loc, Region &region,
                                                 llvm::StringRef funcName, func::CallOp *callOp = nullptr);
/// Outlines the regions of an scf.if to functions. \param thenFn receives the function of the then region; if
/// null, the region is not outlined. \param elseFn likewise for the else region.
LogicalResult outlineIfOp(RewriterBase &rewriter, scf::IfOp ifOp, func::FuncOp *thenFn,
                          llvm::StringRef thenFnName, func::FuncOp *elseFn, llvm::StringRef elseFnName);

} // namespace mlir

#endif // STRATA_DIALECTS_SCF_SCFUTILS_H
