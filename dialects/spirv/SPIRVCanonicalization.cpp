//===- SPIRVCanonicalization.cpp - Access chains and selections -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "dialects/spirv/SPIRVLogicalOps.h"
#include "dialects/spirv/SPIRVMemoryOps.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::spirv;

//===----------------------------------------------------------------------===//
// AccessChain
//===----------------------------------------------------------------------===//

namespace {
/// Combines an access chain whose base is an access chain with its base.
struct CombineChains : OpRewritePattern<AccessChainOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AccessChainOp op, PatternRewriter &rewriter) const override {
    auto outer = op.getBasePtr().getDefiningOp<AccessChainOp>();
    if (!outer)
      return failure();
    llvm::SmallVector<Value, 4> indices(outer.getIndices().begin(), outer.getIndices().end());
    indices.append(op.getIndices().begin(), op.getIndices().end());
    rewriter.replaceOpWithNewOp<AccessChainOp>(op, op.getType(), outer.getBasePtr(), indices);
    return success();
  }
};
} // namespace

void AccessChainOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<CombineChains>(context);
}

//===----------------------------------------------------------------------===//
// mlir.selection
//===----------------------------------------------------------------------===//

/// Returns the store of a block that only contains a store and a branch to `merge`, else null.
static StoreOp getOnlyStore(Block &block, Block &merge) {
  if (block.empty() || block.getNumArguments() != 0 || std::next(block.begin()) == block.end() ||
      std::next(block.begin(), 2) != block.end())
    return {};
  auto branch = llvm::dyn_cast<BranchOp>(&block.back());
  if (!branch || branch.getTarget() != &merge || branch->getNumOperands() != 0)
    return {};
  return llvm::dyn_cast<StoreOp>(&block.front());
}

namespace {
/// Replaces a selection between two stores to the same pointer by a store of the selected value:
///
///     spirv.mlir.selection {
///       spirv.BranchConditional %c, ^then, ^else
///     ^then:
///       spirv.Store "Function" %p, %a : f32
///       spirv.Branch ^merge
///     ^else:
///       spirv.Store "Function" %p, %b : f32
///       spirv.Branch ^merge
///     ^merge:
///       spirv.mlir.merge
///     }
struct SelectWhatIsStored : OpRewritePattern<SelectionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SelectionOp op, PatternRewriter &rewriter) const override {
    Region &body = op.getBody();
    // The region must consist of the header, two blocks with stores, and the merge block.
    if (op->getNumResults() != 0 || body.empty() || std::distance(body.begin(), body.end()) != 4)
      return failure();
    auto branch = llvm::dyn_cast<BranchConditionalOp>(&op.getHeaderBlock()->front());
    if (!branch || branch.getTrueTarget() == branch.getFalseTarget())
      return failure();
    StoreOp onTrue = getOnlyStore(*branch.getTrueTarget(), *op.getMergeBlock());
    StoreOp onFalse = getOnlyStore(*branch.getFalseTarget(), *op.getMergeBlock());
    if (!onTrue || !onFalse || onTrue.getPtr() != onFalse.getPtr() ||
        onTrue->getAttrDictionary() != onFalse->getAttrDictionary())
      return failure();
    Type type = onTrue.getValue().getType();
    auto spirvType = llvm::dyn_cast<SPIRVType>(type);
    if (!llvm::isa<PointerType>(type) && (!spirvType || !spirvType.isScalarOrVector()))
      return failure();
    Location loc = op.getLoc();
    Value chosen =
        rewriter.create<SelectOp>(loc, type, branch.getCondition(), onTrue.getValue(), onFalse.getValue());
    rewriter.create<StoreOp>(loc, onTrue.getPtr(), chosen, onTrue->getAttrList());
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

void SelectionOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<SelectWhatIsStored>(context);
}
