//===- ScalableTranspose.cpp - Writes of transposed scalable vectors ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/vector/ScalableTranspose.h"
#include "dialects/affine/AffineComposition.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/scf/SCF.h"
#include "dialects/vector/VectorUtils.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

/// The vectors of LLVM cannot have a leading scalable dimension. Before the transpose, the scalable dimension
/// is the last one: the rows of the source are vectors, and element i of each of them is a row of the result.
struct ScalableTransposeWrite : OpRewritePattern<TransferWriteOp> {
  ScalableTransposeWrite(MLIRContext *context, bool lowerTensors)
      : OpRewritePattern(context), lowerTensors(lowerTensors) {}

  LogicalResult matchAndRewrite(TransferWriteOp op, PatternRewriter &rewriter) const override {
    bool isTensor = op->getNumResults() != 0;
    auto transpose = op.getVector().getDefiningOp<TransposeOp>();
    if (!transpose || !matches(op, transpose) || (isTensor && !lowerTensors))
      return failure();
    auto createMask = op.getMask() ? op.getMask().getDefiningOp<CreateMaskOp>() : CreateMaskOp();
    if (op.getMask() && !createMask)
      return rewriter.notifyMatchFailure(op, "the mask is not a vector.create_mask");

    Location loc = op.getLoc();
    llvm::SmallVector<Value> columns;
    for (int64_t i = 0, e = op.getVectorType().getDimSize(1); i != e; ++i)
      columns.push_back(rewriter.create<ExtractOp>(loc, transpose.getVector(), i));
    Value lower = rewriter.create<arith::ConstantIndexOp>(loc, 0);
    Value numRows = createNumRows(op.getVectorType(), loc, rewriter), rowMask;
    if (createMask) {
      // Rows are masked by the bounds of the loop. The operands of the mask may be larger than the vector.
      Value rows = createMask.getOperand(0), length = createMask.getOperand(1);
      numRows = rewriter.create<arith::MinSIOp>(loc, rows, numRows);
      rowMask = rewriter.create<CreateMaskOp>(
          loc, VectorType::get({op.getVectorType().getDimSize(1)}, rewriter.getI1Type()), ValueRange(length));
    }
    Value step = rewriter.create<arith::ConstantIndexOp>(loc, 1);
    auto body = [&](OpBuilder &builder, Location, Value iv, ValueRange tensors) {
      Operation *write =
          createRow(op, columns, iv, isTensor ? tensors.front() : op.getBase(), rowMask, builder);
      builder.create<scf::YieldOp>(loc, write->getResults());
    };
    llvm::SmallVector<Value, 1> inits;
    if (isTensor)
      inits.push_back(op.getBase());
    auto loop = rewriter.create<scf::ForOp>(loc, lower, numRows, step, inits, body);
    rewriter.replaceOp(op, loop->getResults());
    return success();
  }

private:
  static bool matches(TransferWriteOp op, TransposeOp transpose) {
    VectorType type = op.getVectorType();
    return type.getRank() == 2 && type.getScalableDims()[0] && !type.getScalableDims()[1] &&
           transpose.getPermutation() == llvm::ArrayRef<int64_t>({1, 0}) &&
           op.getPermutationMap().isIdentity() && op.isDimInBounds(0) &&
           !llvm::cast<MaskableOpInterface>(op.getOperation()).isMasked();
  }

  static Value createNumRows(VectorType type, Location loc, OpBuilder &builder) {
    Value size = builder.create<arith::ConstantIndexOp>(loc, type.getDimSize(0));
    Value vscale = builder.create<VectorScaleOp>(loc);
    return builder.create<arith::MulIOp>(loc, vscale, size);
  }

  /// Writes row `iv`, which consists of the element `iv` of each column.
  static Operation *createRow(TransferWriteOp op, llvm::ArrayRef<Value> columns, Value iv, Value base,
                              Value mask, OpBuilder &builder) {
    Location loc = op.getLoc();
    AffineExpr sum = builder.getAffineDimExpr(0) + builder.getAffineDimExpr(1);
    OpFoldResult operands[] = {getAsOpFoldResult(op.getIndices()[0]), getAsOpFoldResult(iv)};
    OpFoldResult index = affine::makeComposedFoldedAffineApply(builder, loc, sum, operands);
    llvm::SmallVector<Value> elements, indices(op.getIndices());
    indices[0] = getValueOrCreateConstantIndexOp(builder, loc, index);
    for (Value column : columns)
      elements.push_back(builder.create<ExtractOp>(loc, column, OpFoldResult(iv)));
    VectorType type = op.getVectorType();
    Value row = builder.create<FromElementsOp>(
        loc, VectorType::get({type.getDimSize(1)}, type.getElementType()), elements);
    auto map = AffineMap::getMinorIdentityMap(indices.size(), /*results=*/1, builder.getContext());
    return builder.create<TransferWriteOp>(loc, row, base, indices, AffineMapAttr::get(map), mask,
                                           builder.getBoolArrayAttr({op.isDimInBounds(1)}));
  }

  bool lowerTensors;
};

} // namespace

void mlir::populateScalableTransposePattern(RewritePatternSet &patterns, bool lowerTensors) {
  patterns.add<ScalableTransposeWrite>(patterns.getContext(), lowerTensors);
}
