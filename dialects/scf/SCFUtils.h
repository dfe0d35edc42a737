//===- SCFUtils.h - Transformations of scf ops ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that passes on scf loops are built from: unrolling, coalescing, fusion, outlining, and queries
// about loop nests.
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
/// Appends \p root and the loops below it of which each is the only op in the body of its parent.
void getPerfectlyNestedLoops(llvm::SmallVectorImpl<scf::ForOp> &nestedLoops, scf::ForOp root);
/// True if each loop is the only op in the body of the one before it, its initial values are the iteration
/// arguments of that loop, and its results are what that loop yields.
bool isPerfectlyNestedForLoops(llvm::MutableArrayRef<LoopLikeOpInterface> loops);
/// Returns the trip count of each dimension of a loop; empty if one of them is not constant.
llvm::SmallVector<int64_t> getConstLoopTripCounts(LoopLikeOpInterface loopOp);
/// Appends the scf.parallel ops nested in \p rootOp, itself included, that contain no other. Returns true if
/// an scf.parallel op was found.
bool getInnermostParallelLoops(Operation *rootOp, llvm::SmallVectorImpl<scf::ParallelOp> &result);

// Bounds.
/// Creates ops that compute the bounds of an equivalent loop from 0 with step 1. The offset of the result is
/// 0, the size the trip count, the stride 1.
Range emitNormalizedLoopBounds(RewriterBase &rewriter, Location loc, OpFoldResult lb, OpFoldResult ub,
                               OpFoldResult step);
/// Replaces the uses of an induction variable of normalized bounds by the value that it had with the original
/// ones.
void denormalizeInductionVariable(RewriterBase &rewriter, Location loc, Value normalizedIv,
                                  OpFoldResult origLb, OpFoldResult origStep);

// Unrolling.
/// The loops that remain after unrolling; none if their only iteration was inlined.
struct UnrolledLoopInfo {
  std::optional<scf::ForOp> mainLoopOp = std::nullopt;
  std::optional<scf::ForOp> epilogueLoopOp = std::nullopt;
};
/// Unrolls a loop. A second loop executes the rest unless the trip count is a constant multiple of the
/// factor.
/// \param annotateFn  if given, is called with the number of the iteration and each op of the new body.
FailureOr<UnrolledLoopInfo>
loopUnrollByFactor(scf::ForOp forOp, uint64_t unrollFactor,
                   llvm::function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn = nullptr);
/// Replaces a loop with a constant trip count by its iterations; fails if the count is not constant.
LogicalResult loopUnrollFull(scf::ForOp forOp);
/// Appends copies of a loop body to it, and makes its terminator yield the values of the last one.
/// \param ivRemapFn         returns the induction variable of a copy.
/// \param iterArgs          the values that iterations take, and \p yieldedValues those that they yield.
/// \param clonedToSrcOpsMap if not null, maps each copied op to the original.
void generateUnrolledLoop(Block *loopBodyBlock, Value iv, uint64_t unrollFactor,
                          llvm::function_ref<Value(unsigned, Value, OpBuilder)> ivRemapFn,
                          llvm::function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn,
                          ValueRange iterArgs, ValueRange yieldedValues,
                          IRMapping *clonedToSrcOpsMap = nullptr);

// Coalescing and fusion.
/// Replaces perfectly nested loops, outermost first, by the outermost one with all iterations. Fails, without
/// a change, if the bounds of a loop depend on a loop around it or the types of the induction variables
/// differ.
LogicalResult coalesceLoops(llvm::MutableArrayRef<scf::ForOp> loops);
LogicalResult coalesceLoops(RewriterBase &rewriter, llvm::MutableArrayRef<scf::ForOp> loops);
/// Coalesces the loops that are perfectly nested below \p op as far as possible; fails if that changes
/// nothing.
LogicalResult coalescePerfectlyNestedSCFForLoops(scf::ForOp op);
/// Replaces an scf.parallel by one with a dimension for each list of its dimensions.
/// \pre Each dimension is in one list.
void collapseParallelLoops(RewriterBase &rewriter, scf::ParallelOp loops,
                           llvm::ArrayRef<std::vector<unsigned>> combinedDimensions);
/// Merges two loops with equal bounds into one in place of \p source, which executes the body of \p target
/// first.
/// \pre The bodies are independent, and \p target precedes \p source in a block.
scf::ForOp fuseIndependentSiblingForLoops(scf::ForOp target, scf::ForOp source, RewriterBase &rewriter);
/// Makes the loops of a nest, outermost first, carry more values; \p newYieldValuesFn returns what the
/// innermost one yields. Returns the new loops.
llvm::SmallVector<scf::ForOp> replaceLoopNestWithNewYields(RewriterBase &rewriter,
                                                           llvm::MutableArrayRef<scf::ForOp> loopNest,
                                                           ValueRange newIterOperands,
                                                           const NewYieldValuesFn &newYieldValuesFn,
                                                           bool replaceIterOperandsUsesInLoop = true);

// Outlining.
/// Moves the block of a region to a new function before that around it, and calls the function instead.
/// Captured values become arguments; captured index constants are also copied. \param callOp  if not null,
/// set to the call.
FailureOr<func::FuncOp> outlineSingleBlockRegion(RewriterBase &rewriter, Location loc, Region &region,
                                                 llvm::StringRef funcName, func::CallOp *callOp = nullptr);
/// Outlines the regions of an scf.if for which a pointer is given, and sets these to the functions.
LogicalResult outlineIfOp(RewriterBase &rewriter, scf::IfOp ifOp, func::FuncOp *thenFn,
                          llvm::StringRef thenFnName, func::FuncOp *elseFn, llvm::StringRef elseFnName);

} // namespace mlir

#endif // STRATA_DIALECTS_SCF_SCFUTILS_H
