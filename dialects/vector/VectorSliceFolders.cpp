//===- VectorSliceFolders.cpp - Folders of slices and shuffles ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folders and canonicalization patterns of vector.extract_strided_slice, vector.insert_strided_slice and
// vector.shuffle.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/VectorFolding.h"

using namespace mlir;
using namespace mlir::vector;

static llvm::SmallVector<int64_t> toInts(ArrayAttr attr) {
  return extractFromIntegerArrayAttr<int64_t>(attr);
}

/// Calls `visit` with the linear position in the full vector of each element of a slice, in row-major order.
static void forEachSliceElement(llvm::ArrayRef<int64_t> offsets, llvm::ArrayRef<int64_t> sizes,
                                llvm::ArrayRef<int64_t> strides, llvm::function_ref<void(int64_t)> visit) {
  llvm::SmallVector<int64_t> position(sizes.size(), 0);
  while (true) {
    int64_t linearIndex = 0;
    for (size_t i = 0; i != sizes.size(); ++i)
      linearIndex += (offsets[i] + position[i]) * strides[i];
    visit(linearIndex);
    size_t dim = sizes.size();
    while (dim > 0 && ++position[dim - 1] == sizes[dim - 1])
      position[--dim] = 0;
    if (dim == 0)
      return;
  }
}

//===----------------------------------------------------------------------===//
// extract_strided_slice
//===----------------------------------------------------------------------===//

static Attribute foldSliceOfConstant(ExtractStridedSliceOp op, Attribute source) {
  auto elements = llvm::dyn_cast_if_present<DenseElementsAttr>(source);
  if (!elements)
    return Attribute();
  VectorType type = op.getResultVectorType();
  if (elements.isSplat())
    return DenseElementsAttr::get(type, elements.getElement(0));
  if (op.hasNonUnitStrides() || type.isScalable())
    return Attribute();
  llvm::SmallVector<int64_t> offsets = toInts(op.getOffsetsAttr());
  offsets.resize(type.getRank(), 0);
  llvm::SmallVector<Attribute> values;
  forEachSliceElement(offsets, type.getShape(), computeStrides(op.getSourceVectorType().getShape()),
                      [&](int64_t linearIndex) { values.push_back(elements.getElement(linearIndex)); });
  return DenseElementsAttr::get(type, values);
}

/// Walks up a chain of vector.insert_strided_slice. If the extracted slice lies inside an inserted slice,
/// changes `op` in place to extract from that slice, and returns true; if it is disjoint, continues with the
/// destination.
static bool takeFromInserted(ExtractStridedSliceOp op) {
  llvm::SmallVector<int64_t> offsets = toInts(op.getOffsetsAttr()), sizes = toInts(op.getSizesAttr());
  for (auto insert = op.getSource().getDefiningOp<InsertStridedSliceOp>(); insert;
       insert = insert.getDest().getDefiningOp<InsertStridedSliceOp>()) {
    VectorType part = insert.getSourceVectorType();
    if (op.getSourceVectorType().getRank() != part.getRank() || op.hasNonUnitStrides() ||
        insert.hasNonUnitStrides())
      return false;
    llvm::SmallVector<int64_t> starts = toInts(insert.getOffsetsAttr()), inPart;
    bool isInside = true, isDisjoint = false;
    for (size_t i = 0; i != offsets.size() && !isDisjoint; ++i) {
      int64_t end = starts[i] + part.getDimSize(i);
      isDisjoint = offsets[i] < starts[i] || offsets[i] >= end;
      isInside &= offsets[i] + sizes[i] <= end;
      inPart.push_back(offsets[i] - starts[i]);
    }
    if (isDisjoint)
      continue;
    if (!isInside)
      return false;
    op->setOperand(0, insert.getValueToStore());
    op.setOffsetsAttr(Builder(op.getContext()).getI64ArrayAttr(inPart));
    return true;
  }
  return false;
}

OpFoldResult ExtractStridedSliceOp::fold(FoldAdaptor adaptor) {
  if (getSourceVectorType() == getResultVectorType())
    return Value(getSource());
  if (takeFromInserted(*this))
    return Value((*this)->getResult(0));
  return foldSliceOfConstant(*this, adaptor.getSource());
}

namespace {
// A slice of a mask is replaced by a mask whose bounds are reduced by the offsets.

struct SliceOfCreateMask : OpRewritePattern<ExtractStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractStridedSliceOp op, PatternRewriter &rewriter) const override {
    auto mask = op.getSource().getDefiningOp<CreateMaskOp>();
    if (!mask || op.hasNonUnitStrides())
      return failure();
    llvm::SmallVector<Value> operands(mask.getOperands().begin(), mask.getOperands().end());
    for (auto [operand, offset] : llvm::zip(operands, toInts(op.getOffsetsAttr()))) {
      Value constant = rewriter.create<arith::ConstantOp>(op.getLoc(), rewriter.getIndexAttr(offset));
      operand = rewriter.create<arith::SubIOp>(op.getLoc(), operand, constant).getResult();
    }
    rewriter.replaceOpWithNewOp<CreateMaskOp>(op, Type(op.getResultVectorType()), ValueRange(operands));
    return success();
  }
};

struct SliceOfConstantMask : OpRewritePattern<ExtractStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractStridedSliceOp op, PatternRewriter &rewriter) const override {
    auto mask = op.getSource().getDefiningOp<ConstantMaskOp>();
    if (!mask || op.hasNonUnitStrides())
      return failure();
    llvm::SmallVector<int64_t> bounds(mask.getMaskDimSizes());
    for (auto [bound, offset, size] :
         llvm::zip(bounds, toInts(op.getOffsetsAttr()), toInts(op.getSizesAttr())))
      bound = std::max<int64_t>(0, std::min(offset + size, bound) - offset);
    if (llvm::is_contained(bounds, 0))
      bounds.assign(bounds.size(), 0);
    rewriter.replaceOpWithNewOp<ConstantMaskOp>(op, Type(op.getResultVectorType()),
                                                llvm::ArrayRef<int64_t>(bounds));
    return success();
  }
};

/// slice(broadcast(x)) → broadcast(x), or broadcast(slice(x)) if a dimension that is not stretched is sliced.
struct SliceOfBroadcast : OpRewritePattern<ExtractStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractStridedSliceOp op, PatternRewriter &rewriter) const override {
    auto broadcast = op.getSource().getDefiningOp<BroadcastOp>();
    if (!broadcast)
      return failure();
    VectorType type = op.getResultVectorType();
    Value source = broadcast.getSource();
    auto sourceType = llvm::dyn_cast<VectorType>(source.getType());
    int64_t rank = sourceType ? sourceType.getRank() : 0, lead = type.getRank() - rank;
    bool isSliced = false;
    for (int64_t i = 0; i != rank; ++i)
      isSliced |= sourceType.getDimSize(i) != 1 && sourceType.getDimSize(i) != type.getDimSize(lead + i);
    if (isSliced) {
      llvm::SmallVector<int64_t> offsets = dropFront(op.getOffsetsAttr(), lead),
                                 sizes = dropFront(op.getSizesAttr(), lead);
      for (size_t i = 0; i != offsets.size(); ++i)
        if (sourceType.getDimSize(i) == 1) {
          offsets[i] = 0;
          sizes[i] = 1;
        }
      source = rewriter
                   .create<ExtractStridedSliceOp>(op.getLoc(), source, offsets, sizes,
                                                  dropFront(op.getStridesAttr(), lead))
                   ->getResult(0);
    }
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, type, source);
    return success();
  }

  static llvm::SmallVector<int64_t> dropFront(ArrayAttr attr, size_t count) {
    llvm::SmallVector<int64_t> values = toInts(attr);
    values.erase(values.begin(), values.begin() + std::min(count, values.size()));
    return values;
  }
};

/// A slice of one contiguous subvector becomes shape_cast(extract(x)); the cast restores the leading
/// dimensions of size 1.
struct SliceToExtract : OpRewritePattern<ExtractStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractStridedSliceOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (op.hasNonUnitStrides() || type.isScalable())
      return failure();
    llvm::SmallVector<int64_t> sizes = toInts(op.getSizesAttr()), offsets = toInts(op.getOffsetsAttr());
    size_t count = sizes.size();
    while (count > 0 && sizes[count - 1] == type.getDimSize(count - 1))
      --count;
    if (count == 0 || count == static_cast<size_t>(type.getRank()))
      return failure();
    if (llvm::any_of(llvm::ArrayRef<int64_t>(sizes).take_front(count),
                     [](int64_t size) { return size != 1; }))
      return failure();
    while (count + 1 < sizes.size() && sizes[count] == 1)
      ++count;
    Value part = rewriter
                     .create<ExtractOp>(op.getLoc(), op.getSource(),
                                        llvm::ArrayRef<int64_t>(offsets).take_front(count))
                     .getResult();
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, op.getResultVectorType(), part);
    return success();
  }
};
} // namespace

void vector::populateSliceOfConstantMaskPattern(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<SliceOfConstantMask>(patterns.getContext(), benefit);
}

void ExtractStridedSliceOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<SliceOfCreateMask, SliceOfConstantMask, SliceOfBroadcast, SliceToExtract>(context);
}

//===----------------------------------------------------------------------===//
// insert_strided_slice
//===----------------------------------------------------------------------===//

OpFoldResult InsertStridedSliceOp::fold(FoldAdaptor) {
  return getSourceVectorType() == getDestVectorType() ? OpFoldResult(Value(getValueToStore()))
                                                      : OpFoldResult();
}

namespace {
/// Removes an insert that does not change the destination: both are splats of the same scalar, or the
/// inserted slice was extracted from the same location.
struct InsertOfSamePart : OpRewritePattern<InsertStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(InsertStridedSliceOp op, PatternRewriter &rewriter) const override {
    Value splat = getScalarSplatSource(op.getDest());
    bool isSame = splat && getScalarSplatSource(op.getValueToStore()) == splat;
    auto slice = op.getValueToStore().getDefiningOp<ExtractStridedSliceOp>();
    isSame |= slice && Value(slice.getSource()) == Value(op.getDest()) &&
              slice.getOffsetsAttr() == op.getOffsetsAttr() && slice.getStridesAttr() == op.getStridesAttr();
    if (!isSame)
      return failure();
    rewriter.replaceOp(op, Value(op.getDest()));
    return success();
  }
};

struct InsertOfConstantPart : OpRewritePattern<InsertStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  // A fold to more than maxNewConstant elements requires that the old constant has no other user; no fold
  // creates more than maxConstant elements.
  static constexpr int64_t maxNewConstant = 256, maxConstant = 1 << 24;
  LogicalResult matchAndRewrite(InsertStridedSliceOp op, PatternRewriter &rewriter) const override {
    auto dest = op.getDest().getDefiningOp<arith::ConstantOp>();
    auto part = op.getValueToStore().getDefiningOp<arith::ConstantOp>();
    auto destElements =
        dest ? llvm::dyn_cast<DenseElementsAttr>(Attribute(dest.getValue())) : DenseElementsAttr();
    auto partElements =
        part ? llvm::dyn_cast<DenseElementsAttr>(Attribute(part.getValue())) : DenseElementsAttr();
    VectorType type = op.getDestVectorType(), partType = op.getSourceVectorType();
    if (!destElements || !partElements || type.isScalable() || op.hasNonUnitStrides() ||
        type.getNumElements() > maxConstant ||
        (type.getNumElements() > maxNewConstant && !op.getDest().hasOneUse()))
      return failure();
    llvm::SmallVector<int64_t> sizes(type.getRank() - partType.getRank(), 1);
    llvm::append_range(sizes, partType.getShape());
    llvm::SmallVector<Attribute> values;
    for (int64_t i = 0; i != type.getNumElements(); ++i)
      values.push_back(destElements.getElement(i));
    int64_t next = 0;
    forEachSliceElement(toInts(op.getOffsetsAttr()), sizes, computeStrides(type.getShape()),
                        [&](int64_t linearIndex) { values[linearIndex] = partElements.getElement(next++); });
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, llvm::cast<TypedAttr>(Attribute(DenseElementsAttr::get(type, values))));
    return success();
  }
};
} // namespace

void InsertStridedSliceOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<InsertOfSamePart, InsertOfConstantPart>(context);
}

//===----------------------------------------------------------------------===//
// shuffle
//===----------------------------------------------------------------------===//

/// True if the mask selects the rows [begin, begin + size) in order.
static bool isRange(llvm::ArrayRef<int64_t> mask, int64_t begin, int64_t size) {
  if (static_cast<int64_t>(mask.size()) != size)
    return false;
  for (auto [i, row] : llvm::enumerate(mask))
    if (row != begin + static_cast<int64_t>(i))
      return false;
  return true;
}

/// Folds a shuffle of constants of rank 1. A poison element may have any value; the first known element is
/// used, so that the result can be a splat.
static Attribute foldShuffleOfConstants(ShuffleOp op, Attribute v1, Attribute v2) {
  if (!v1 || !v2)
    return Attribute();
  if (isPoison(v1) && isPoison(v2))
    return ub::PoisonAttr::get(op.getContext());
  if (op.getV1VectorType().getRank() != 1)
    return Attribute();
  auto first = llvm::dyn_cast<DenseElementsAttr>(v1), second = llvm::dyn_cast<DenseElementsAttr>(v2);
  if ((!first && !isPoison(v1)) || (!second && !isPoison(v2)))
    return Attribute();
  Attribute any = (first ? first : second).getElement(0);
  int64_t size = op.getV1VectorType().getDimSize(0);
  llvm::SmallVector<Attribute> values;
  for (int64_t row : op.getMask()) {
    DenseElementsAttr from = row < size ? first : second;
    bool isKnown = row != ShuffleOp::kPoisonIndex && from;
    values.push_back(isKnown ? from.getElement(row < size ? row : row - size) : any);
  }
  return DenseElementsAttr::get(op.getResultVectorType(), values);
}

OpFoldResult ShuffleOp::fold(FoldAdaptor adaptor) {
  VectorType type = getV1VectorType();
  // Operands of rank 0 differ in type from the result, which has rank 1.
  if (type.getRank() == 0)
    return {};
  if (isRange(getMask(), 0, type.getDimSize(0)))
    return Value(getV1());
  if (isRange(getMask(), type.getDimSize(0), getV2VectorType().getDimSize(0)))
    return Value(getV2());
  return foldShuffleOfConstants(*this, adaptor.getV1(), adaptor.getV2());
}

namespace {
/// A shuffle becomes vector.broadcast if both operands are splats of the same scalar, or if it selects one
/// operand of rank 0.
struct ShuffleToBroadcast : OpRewritePattern<ShuffleOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ShuffleOp op, PatternRewriter &rewriter) const override {
    Value splat = getScalarSplatSource(op.getV1());
    if (splat && getScalarSplatSource(op.getV2()) == splat) {
      rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getResultVectorType(), splat);
      return success();
    }
    if (op.getV1VectorType().getRank() != 0 || op.getMask().size() != 1)
      return failure();
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getResultVectorType(),
                                             op.getMask()[0] == 0 ? Value(op.getV1()) : Value(op.getV2()));
    return success();
  }
};

struct ShuffleToInterleave : OpRewritePattern<ShuffleOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ShuffleOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getV1VectorType();
    llvm::ArrayRef<int64_t> mask = op.getMask();
    if (op.getResultVectorType().getRank() != 1)
      return rewriter.notifyMatchFailure(op, "ShuffleOp can't represent an n-D interleave");
    if (type != op.getV2VectorType() || static_cast<size_t>(type.getNumElements()) * 2 != mask.size())
      return rewriter.notifyMatchFailure(op, "ShuffleOp types don't match an interleave");
    for (int64_t i = 0, half = mask.size() / 2; i != half; ++i)
      if (mask[2 * i] != i || mask[2 * i + 1] != half + i)
        return rewriter.notifyMatchFailure(op, "ShuffleOp mask not interleaving");
    rewriter.replaceOpWithNewOp<InterleaveOp>(op, Type(op.getResultVectorType()), op.getV1(), op.getV2());
    return success();
  }
};
} // namespace

void ShuffleOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ShuffleToBroadcast, ShuffleToInterleave>(context);
}
