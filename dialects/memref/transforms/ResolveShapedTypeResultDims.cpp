//===- ResolveShapedTypeResultDims.cpp - Sizes of op results as values ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/Affine.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/memref/MemRef.h"
#include "dialects/memref/transforms/Passes.h"
#include "dialects/memref/transforms/Transforms.h"
#include "dialects/scf/SCF.h"
#include "dialects/tensor/Tensor.h"
#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::memref;

namespace mlir::memref {
#define GEN_PASS_DEF_RESOLVERANKEDSHAPETYPERESULTDIMSPASS
#define GEN_PASS_DEF_RESOLVESHAPEDTYPERESULTDIMSPASS
#include "dialects/memref/transforms/Passes.h.inc"
} // namespace mlir::memref

namespace {

/// Returns the constant index of memref.dim or tensor.dim if it is within the rank of the source; nullopt
/// otherwise.
template <typename DimT>
std::optional<int64_t> getValidDimension(DimT op) {
  std::optional<int64_t> dim = op.getConstantIndex();
  auto type = llvm::dyn_cast<ShapedType>(op.getSource().getType());
  if (!dim || *dim < 0 || !type || !type.hasRank() || *dim >= type.getRank())
    return std::nullopt;
  return dim;
}

/// Replaces memref.dim or tensor.dim of an op result by the size that the op returns through
/// ReifyRankedShapedTypeOpInterface.
template <typename DimT>
struct DimOfReifyRankedShapedType : OpRewritePattern<DimT> {
  using OpRewritePattern<DimT>::OpRewritePattern;
  LogicalResult matchAndRewrite(DimT op, PatternRewriter &rewriter) const override {
    auto result = llvm::dyn_cast<OpResult>(Value(op.getSource()));
    std::optional<int64_t> dim = getValidDimension(op);
    if (!result || !dim)
      return failure();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(result.getOwner());
    FailureOr<OpFoldResult> size =
        reifyDimOfResult(rewriter, result.getOwner(), result.getResultNumber(), *dim);
    if (failed(size))
      return failure();
    rewriter.replaceOp(op, getValueOrCreateConstantIndexOp(rewriter, op.getLoc(), *size));
    return success();
  }
};

/// Replaces tensor.dim of an output argument of scf.forall by tensor.dim of the initial value. The iterations
/// of scf.forall update parts of one tensor, so its sizes do not change.
struct DimOfForallArgument : OpRewritePattern<tensor::DimOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::DimOp op, PatternRewriter &rewriter) const override {
    auto argument = llvm::dyn_cast<BlockArgument>(Value(op.getSource()));
    auto loop = argument ? llvm::dyn_cast_if_present<scf::ForallOp>(argument.getOwner()->getParentOp())
                         : scf::ForallOp();
    OpOperand *init = loop ? LoopLikeOpInterface(loop).getTiedLoopInit(argument) : nullptr;
    if (!init)
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().assign(init->get()); });
    return success();
  }
};

/// Applies the patterns greedily. Returns failure if the iteration limit is reached and \p failOnLimit is
/// set.
LogicalResult run(Operation *root, RewritePatternSet &&patterns, bool failOnLimit) {
  LogicalResult result = applyPatternsGreedily(root, std::move(patterns));
  if (succeeded(result) || !failOnLimit)
    return success();
  return root->emitOpError("dim operation resolution hit pattern iteration limit");
}

// The passes for ranked and for any shaped types are equal, because no op of this project implements
// InferShapedTypeOpInterface.
template <typename BaseT>
class ResolveResultDims : public BaseT {
public:
  using BaseT::BaseT;
  void runOnOperation() override {
    RewritePatternSet patterns(&this->getContext());
    populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    if (failed(run(this->getOperation(), std::move(patterns), this->errorOnPatternIterationLimit)))
      this->signalPassFailure();
  }
};

class ResolveRankedShapeTypeResultDims
    : public ResolveResultDims<
          memref::impl::ResolveRankedShapeTypeResultDimsPassBase<ResolveRankedShapeTypeResultDims>> {
public:
  using ResolveResultDims::ResolveResultDims;
};

class ResolveShapedTypeResultDims
    : public ResolveResultDims<
          memref::impl::ResolveShapedTypeResultDimsPassBase<ResolveShapedTypeResultDims>> {
public:
  using ResolveResultDims::ResolveResultDims;
};

} // namespace

void memref::populateResolveRankedShapedTypeResultDimsPatterns(RewritePatternSet &patterns) {
  patterns
      .add<DimOfReifyRankedShapedType<DimOp>, DimOfReifyRankedShapedType<tensor::DimOp>, DimOfForallArgument>(
          patterns.getContext());
}
