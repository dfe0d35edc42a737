//===- ShapeCastLowering.cpp - Lowering of shape casts --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A shape cast is lowered to moves of slices that are contiguous both in the source and in the result. A
// slice is as large as possible: it has the trailing dimensions that both types share and, in front of these,
// the greatest common divisor of the first sizes that differ. A subvector is a part of the source or of the
// result with the rank of a slice; it consists of one or more slices. For each slice: extract its source
// subvector, extract the slice, insert it into the result subvector. Insert a result subvector into the
// result when it is complete.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/VectorLowering.h"
#include <numeric>

using namespace mlir;
using namespace mlir::vector;

namespace {

/// Returns the type of a slice; the element type if slices are single elements; null if a scalable dimension
/// prevents the lowering.
Type getSliceType(VectorType source, VectorType result) {
  Type element = source.getElementType();
  if (source.isScalable()) {
    // Scalable vectors: slices are one-dimensional. Only the last dimension may be scalable.
    auto hasScalableRows = [](VectorType type) {
      return type.getRank() > 0 && type.getScalableDims().back() && type.getNumScalableDims() == 1;
    };
    if (!hasScalableRows(source) || !hasScalableRows(result))
      return nullptr;
    int64_t sizes[] = {source.getShape().back(), result.getShape().back()};
    int64_t size = std::min(sizes[0], sizes[1]);
    return std::max(sizes[0], sizes[1]) % size == 0 ? VectorType::get({size}, element, {true}) : VectorType();
  }
  llvm::ArrayRef<int64_t> from = source.getShape(), to = result.getShape();
  llvm::SmallVector<int64_t> reversed;
  for (; !from.empty() && !to.empty() && from.back() == to.back();
       from = from.drop_back(), to = to.drop_back())
    reversed.push_back(from.back());
  if (!from.empty() && !to.empty())
    if (int64_t common = std::gcd(from.back(), to.back()); common != 1)
      reversed.push_back(common);
  if (reversed.empty())
    return element;
  return VectorType::get(llvm::SmallVector<int64_t>(llvm::reverse(reversed)), element);
}

/// Positions of the slices of a vector, which are numbered in row-major order.
class Slices {
public:
  Slices(VectorType type, Type slice) : type(type), slice(llvm::dyn_cast<VectorType>(slice)) {
    unsigned rank = this->slice ? this->slice.getRank() : 0;
    leading = type.getRank() - rank;
    if (rank)
      perSubvector = type.getDimSize(leading) / this->slice.getDimSize(0);
  }

  bool areSubvectors() const { return perSubvector == 1; }
  /// Returns the position of the subvector that contains slice \p index.
  llvm::SmallVector<int64_t> getPosition(int64_t index) const {
    llvm::SmallVector<int64_t> position(leading);
    index /= perSubvector;
    for (unsigned dim = leading; dim != 0; --dim) {
      position[dim - 1] = index % type.getDimSize(dim - 1);
      index /= type.getDimSize(dim - 1);
    }
    return position;
  }
  /// Returns the offset of slice \p index in the first dimension of its subvector.
  int64_t getOffset(int64_t index) const { return index % perSubvector * slice.getDimSize(0); }
  bool isFirst(int64_t index) const { return index % perSubvector == 0; }
  bool isLast(int64_t index) const { return (index + 1) % perSubvector == 0; }
  bool hasLeadingDims() const { return leading != 0; }
  Type getSubvectorType() const { return vector::getSubvectorType(type, leading); }

  Value extract(int64_t index, Value subvector, Location loc, OpBuilder &builder) const {
    if (slice.isScalable())
      return builder.create<ScalableExtractOp>(loc, slice, subvector, getOffset(index));
    llvm::SmallVector<int64_t> offsets(slice.getRank(), 0), strides(slice.getRank(), 1);
    offsets[0] = getOffset(index);
    return builder.create<ExtractStridedSliceOp>(loc, subvector, offsets, slice.getShape(), strides);
  }
  Value insert(Value part, int64_t index, Value subvector, Location loc, OpBuilder &builder) const {
    if (slice.isScalable())
      return builder.create<ScalableInsertOp>(loc, part, subvector, getOffset(index));
    llvm::SmallVector<int64_t> offsets(slice.getRank(), 0), strides(slice.getRank(), 1);
    offsets[0] = getOffset(index);
    return builder.create<InsertStridedSliceOp>(loc, part, subvector, offsets, strides);
  }

private:
  VectorType type, slice;
  unsigned leading = 0;
  int64_t perSubvector = 1;
};

struct ShapeCastLowering : OpRewritePattern<ShapeCastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ShapeCastOp op, PatternRewriter &rewriter) const override {
    VectorType sourceType = op.getSourceVectorType(), type = op.getResultVectorType();
    Type slice = getSliceType(sourceType, type);
    if (!slice)
      return rewriter.notifyMatchFailure(op, "a scalable dimension cannot be unrolled");
    Location loc = op.getLoc();
    Slices from(sourceType, slice), to(type, slice);
    auto sliceType = llvm::dyn_cast<VectorType>(slice);
    int64_t count = type.getNumElements() / (sliceType ? sliceType.getNumElements() : 1);
    Value source, target, result = makePoison(rewriter, loc, type), emptyTarget;
    if (!to.areSubvectors() && to.hasLeadingDims())
      emptyTarget = makePoison(rewriter, loc, to.getSubvectorType());
    for (int64_t i = 0; i != count; ++i) {
      if (from.isFirst(i))
        source = extractAt(rewriter, loc, op.getSource(), from.getPosition(i));
      Value part = from.areSubvectors() ? source : from.extract(i, source, loc, rewriter);
      if (to.areSubvectors()) {
        result = insertAt(rewriter, loc, part, result, to.getPosition(i));
        continue;
      }
      if (to.isFirst(i))
        target = to.hasLeadingDims() ? emptyTarget : result;
      target = to.insert(part, i, target, loc, rewriter);
      if (to.isLast(i))
        result = to.hasLeadingDims() ? insertAt(rewriter, loc, target, result, to.getPosition(i)) : target;
    }
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }
};

} // namespace

void vector::populateVectorShapeCastLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<ShapeCastLowering>(patterns.getContext(), benefit);
}
