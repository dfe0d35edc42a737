//===- ConversionPatterns.cpp - Canonicalization of to_tensor, to_buffer --===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/bufferization/Bufferization.h"
#include "dialects/memref/MemRef.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::bufferization;

/// Returns the strides of a memref, followed by its offset; nothing if it is not strided.
static std::optional<llvm::SmallVector<int64_t>> getStridesThenOffset(MemRefType type) {
  llvm::SmallVector<int64_t> numbers;
  int64_t offset;
  if (failed(type.getStridesAndOffset(numbers, offset)))
    return std::nullopt;
  numbers.push_back(offset);
  return numbers;
}

/// Returns true if a memref.cast from `source` to `dest` cannot fail at run time: static strides and a static
/// offset of `dest` are those of `source`. \pre The shapes are equal.
static bool isCastAlwaysValid(MemRefType source, MemRefType dest) {
  if (!memref::CastOp::areCastCompatible(Type(source), Type(dest)))
    return false;
  auto before = getStridesThenOffset(source), after = getStridesThenOffset(dest);
  return before && after && llvm::equal(*before, *after, [](int64_t from, int64_t to) {
           return ShapedType::isDynamic(to) || from == to;
         });
}

/// Returns the memref `source` as a memref of another type with the same shape: cast if that is always valid,
/// or else a new allocation with a copy of the elements. Null if memref.alloc cannot allocate the type.
static Value castOrCopy(Value source, MemRefType dest, Location loc, PatternRewriter &rewriter) {
  if (isCastAlwaysValid(llvm::cast<MemRefType>(source.getType()), dest))
    return rewriter.create<memref::CastOp>(loc, dest, source);
  // A dynamic offset or stride is a symbol operand of memref.alloc, and its value is unknown.
  if (dest.getLayout().getAffineMap().getNumSymbols() != 0)
    return {};
  llvm::SmallVector<Value> sizes;
  for (int64_t dim = 0; dim != dest.getRank(); ++dim)
    if (dest.isDynamicDim(dim))
      sizes.push_back(rewriter.create<memref::DimOp>(loc, source, dim));
  Value copy = rewriter.create<memref::AllocOp>(loc, dest, sizes);
  rewriter.create<memref::CopyOp>(loc, source, copy);
  return copy;
}

namespace {
/// to_buffer(to_tensor(m)) -> m, cast or copied to the result type of to_buffer.
struct FoldToBufferOfToTensor : OpRewritePattern<ToBufferOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ToBufferOp op, PatternRewriter &rewriter) const override {
    auto toTensor = op.getTensor().getDefiningOp<ToTensorOp>();
    auto dest = llvm::dyn_cast<MemRefType>(Type(op.getType()));
    if (!toTensor || !dest || !llvm::isa<MemRefType>(toTensor.getBuffer().getType()))
      return failure();
    Value buffer = castOrCopy(toTensor.getBuffer(), dest, op.getLoc(), rewriter);
    if (!buffer)
      return failure();
    rewriter.replaceOp(op, buffer);
    return success();
  }
};

/// to_buffer(tensor.cast(t)) -> memref.cast(to_buffer(t)) if the type of `t` is ranked. The memref of `t` has
/// the layout and the memory space of the result.
struct SwapToBufferWithCast : OpRewritePattern<ToBufferOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ToBufferOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getTensor().getDefiningOp<tensor::CastOp>();
    auto source = cast ? llvm::dyn_cast<RankedTensorType>(cast.getSource().getType()) : RankedTensorType();
    if (!source)
      return failure();
    auto resultType = llvm::cast<BaseMemRefType>(Type(op.getType()));
    auto ranked = llvm::dyn_cast<MemRefType>(Type(resultType));
    auto bufferType = MemRefType::get(source.getShape(), source.getElementType(),
                                      ranked ? ranked.getLayout() : MemRefLayoutAttrInterface(),
                                      resultType.getMemorySpace());
    Value buffer =
        rewriter.create<ToBufferOp>(op.getLoc(), bufferType, cast.getSource(), op.getReadOnlyAttr());
    rewriter.replaceOpWithNewOp<memref::CastOp>(op, resultType, buffer);
    return success();
  }
};

/// memref.load(to_buffer(t), indices) -> tensor.extract(t, indices).
struct FoldLoadOfToBuffer : OpRewritePattern<memref::LoadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(memref::LoadOp op, PatternRewriter &rewriter) const override {
    auto toBuffer = op.getMemref().getDefiningOp<ToBufferOp>();
    if (!toBuffer)
      return failure();
    rewriter.replaceOpWithNewOp<tensor::ExtractOp>(op, toBuffer.getTensor(), op.getIndices());
    return success();
  }
};

/// memref.dim(to_buffer(t), i) -> tensor.dim(t, i), and tensor.dim(to_tensor(m), i) -> memref.dim(m, i).
template <typename FromDimOp, typename ConversionOp, typename ToDimOp>
struct FoldDimOfConversion : OpRewritePattern<FromDimOp> {
  using OpRewritePattern<FromDimOp>::OpRewritePattern;
  LogicalResult matchAndRewrite(FromDimOp op, PatternRewriter &rewriter) const override {
    auto conversion = op.getSource().template getDefiningOp<ConversionOp>();
    if (!conversion)
      return failure();
    rewriter.replaceOpWithNewOp<ToDimOp>(op, conversion->getOperand(0), op.getIndex());
    return success();
  }
};
} // namespace

void ToBufferOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<FoldDimOfConversion<memref::DimOp, ToBufferOp, tensor::DimOp>, FoldLoadOfToBuffer,
              FoldToBufferOfToTensor, SwapToBufferWithCast>(context);
}

void ToTensorOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<FoldDimOfConversion<tensor::DimOp, ToTensorOp, memref::DimOp>>(context);
}
