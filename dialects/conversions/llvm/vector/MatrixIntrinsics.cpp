//===- MatrixIntrinsics.cpp - Products and transposes as intrinsics -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lowers vector.contract and vector.transpose to the matrix intrinsics of LLVM. In their default layout, the
// operands are matrices in column-major order. A vector is in row-major order: the flat vector of a matrix,
// read in column-major order, is the transpose of the matrix.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/vector/VectorConversions.h"
#include "dialects/vector/VectorUtils.h"
#include "dialects/vector/transforms/MatrixProduct.h"

using namespace mlir;
using namespace mlir::vector;

/// Returns a one-dimensional vector with the elements of a matrix.
static Value flatten(OpBuilder &builder, Location loc, Value matrix) {
  auto type = llvm::cast<VectorType>(matrix.getType());
  auto flatType = VectorType::get({type.getNumElements()}, type.getElementType());
  return builder.create<ShapeCastOp>(loc, flatType, matrix);
}

namespace {

/// Converts a transpose. The numbers of rows and columns are exchanged.
struct TransposeToIntrinsic : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 2 || type.isScalable() || op.getPermutation() != llvm::ArrayRef<int64_t>({1, 0}))
      return failure();
    Location loc = op.getLoc();
    Value flat = flatten(rewriter, loc, op.getVector());
    NamedAttribute attrs[] = {
        {rewriter.getStringAttr("rows"), rewriter.getI32IntegerAttr(type.getDimSize(1))},
        {rewriter.getStringAttr("columns"), rewriter.getI32IntegerAttr(type.getDimSize(0))}};
    flat = createNamed(rewriter, loc, "llvm.intr.matrix.transpose", flat.getType(), flat, attrs);
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, op.getResultVectorType(), flat);
    return success();
  }
};

/// Converts a product of two matrices of one element type. The transpose of a product is the product of the
/// transposed operands in reverse order, and a vector in column-major order is the transpose: the operands
/// are exchanged, and need no transpose.
struct ContractToIntrinsic : OpRewritePattern<ContractionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ContractionOp op, PatternRewriter &rewriter) const override {
    std::optional<MatrixProduct> product = MatrixProduct::match(op);
    bool isMasked = llvm::cast<MaskableOpInterface>(op.getOperation()).isMasked();
    if (!product || !product->isMatrix() || isMasked || op.getKind() != CombiningKind::ADD)
      return failure();
    auto type = llvm::cast<VectorType>(op.getResultType());
    Type elementType = type.getElementType();
    if (!elementType.isSignlessIntOrFloat() || op.getLhsType().getElementType() != elementType ||
        op.getRhsType().getElementType() != elementType || op.getLhsType().isScalable() ||
        op.getRhsType().isScalable())
      return failure();
    Location loc = op.getLoc();
    Value lhs = product->lhs, rhs = product->rhs;
    if (product->isLhsReducedFirst)
      lhs = makeTransposed(rewriter, loc, lhs);
    if (!product->isRhsReducedFirst)
      rhs = makeTransposed(rewriter, loc, rhs);
    int64_t length = llvm::cast<VectorType>(lhs.getType()).getDimSize(1);
    auto number = [&](llvm::StringRef name, int64_t value) {
      return NamedAttribute(rewriter.getStringAttr(name), rewriter.getI32IntegerAttr(value));
    };
    NamedAttribute attrs[] = {number("lhs_rows", type.getDimSize(1)), number("lhs_columns", length),
                              number("rhs_columns", type.getDimSize(0))};
    Value operands[] = {flatten(rewriter, loc, rhs), flatten(rewriter, loc, lhs)};
    auto flatType = VectorType::get({type.getNumElements()}, elementType);
    Value flat = createNamed(rewriter, loc, "llvm.intr.matrix.multiply", flatType, operands, attrs);
    Value matrix = rewriter.create<ShapeCastOp>(loc, type, flat);
    rewriter.replaceOp(op, makeArithReduction(rewriter, loc, CombiningKind::ADD, op.getAcc(), matrix));
    return success();
  }
};

} // namespace

void vector::populateMatrixIntrinsics(RewritePatternSet &patterns, bool products, bool transposes) {
  if (products)
    patterns.add<ContractToIntrinsic>(patterns.getContext(), PatternBenefit(100));
  if (transposes)
    patterns.add<TransposeToIntrinsic>(patterns.getContext(), PatternBenefit(100));
}
