//===- ExpandStridedMetadata.cpp - Explicit offsets and strides of views --===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One function per kind of op computes the metadata of its result: base buffer, offset, sizes and strides.
// Two patterns use it: one replaces a view by memref.reinterpret_cast, the other one replaces the results of
// memref.extract_strided_metadata.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineComposition.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/memref/MemRef.h"
#include "dialects/memref/transforms/Passes.h"
#include "dialects/memref/transforms/Transforms.h"
#include "dialects/utils/IndexingUtils.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::memref;

namespace mlir::memref {
#define GEN_PASS_DEF_EXPANDSTRIDEDMETADATAPASS
#include "dialects/memref/transforms/Passes.h.inc"
} // namespace mlir::memref

namespace {

using FoldResults = llvm::SmallVector<OpFoldResult>;

/// Base buffer, offset, sizes and strides of a memref.
struct Metadata {
  Value base;
  OpFoldResult offset;
  FoldResults sizes, strides;
};

/// Computes the metadata of the result of an op. Returns nullopt, without creating ops, if it cannot be
/// computed.
using MetadataFunction = std::optional<Metadata> (*)(OpBuilder &, Operation *);

/// Creates memref.extract_strided_metadata. Returns its results; offset, sizes and strides are attributes if
/// the type of the memref determines them.
Metadata extractMetadata(OpBuilder &builder, Location loc, Value source) {
  auto op = builder.create<ExtractStridedMetadataOp>(loc, source);
  return {op.getBaseBuffer(), op.getConstifiedMixedOffset(), op.getConstifiedMixedSizes(),
          op.getConstifiedMixedStrides()};
}

/// Returns \p known as an attribute unless it is dynamic; otherwise \p value.
OpFoldResult preferStatic(OpBuilder &builder, int64_t known, OpFoldResult value) {
  return ShapedType::isDynamic(known) ? value : OpFoldResult(builder.getIndexAttr(known));
}

//===----------------------------------------------------------------------===//
// Subviews
//===----------------------------------------------------------------------===//

std::optional<Metadata> getSubViewMetadata(OpBuilder &builder, Operation *op) {
  auto view = llvm::cast<SubViewOp>(op);
  Location loc = view.getLoc();
  Metadata source = extractMetadata(builder, loc, view.getSource());
  AffineExpr s0 = builder.getAffineSymbolExpr(0), s1 = builder.getAffineSymbolExpr(1);
  llvm::SmallBitVector dropped = view.getDroppedDims();
  FoldResults sizes = view.getMixedSizes(), strides = view.getMixedStrides();
  Metadata result;
  for (unsigned i = 0, e = sizes.size(); i != e; ++i) {
    OpFoldResult stride =
        affine::makeComposedFoldedAffineApply(builder, loc, s0 * s1, {strides[i], source.strides[i]});
    if (dropped.test(i))
      continue;
    result.sizes.push_back(sizes[i]);
    result.strides.push_back(stride);
  }
  auto [expr, values] = computeLinearIndex(source.offset, source.strides, view.getMixedOffsets());
  result.base = source.base;
  result.offset = preferStatic(builder, view.getType().getStridesAndOffset().second,
                               affine::makeComposedFoldedAffineApply(builder, loc, expr, values));
  return result;
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// Appends the sizes and strides of the dimensions to which a dimension is expanded.
/// \param shape The sizes of the new dimensions; at most one is dynamic. \param size, stride Those of the
///   expanded dimension.
void appendExpanded(OpBuilder &builder, Location loc, llvm::ArrayRef<int64_t> shape, OpFoldResult size,
                    OpFoldResult stride, Metadata &result) {
  AffineExpr s0 = builder.getAffineSymbolExpr(0), s1 = builder.getAffineSymbolExpr(1);
  int64_t product = 1;
  size_t dynamic = shape.size();
  for (auto [i, known] : llvm::enumerate(shape))
    if (ShapedType::isDynamic(known))
      dynamic = i;
    else
      product *= known;
  for (int64_t known : shape)
    result.sizes.push_back(
        ShapedType::isDynamic(known)
            ? affine::makeComposedFoldedAffineApply(builder, loc, s0.floorDiv(product), {size, stride})
            : OpFoldResult(builder.getIndexAttr(known)));
  // The stride of a new dimension is `stride` times the product of the sizes after it. Before the dynamic
  // dimension, this product is `size` divided by the product of the sizes up to the dimension. After it, all
  // sizes are static.
  int64_t before = 1;
  for (size_t i = 0; i != shape.size(); ++i) {
    AffineExpr after = builder.getAffineConstantExpr(1);
    if (dynamic != shape.size() && i < dynamic) {
      before *= shape[i];
      after = s0.floorDiv(before);
    } else {
      for (int64_t known : shape.drop_front(i + 1))
        after = after * known;
    }
    result.strides.push_back(affine::makeComposedFoldedAffineApply(builder, loc, after * s1, {size, stride}));
  }
}

/// Returns false if several sizes are dynamic, or if one is dynamic and one is 0: the dynamic size is then
/// unknown.
bool canExpand(llvm::ArrayRef<int64_t> shape) {
  int64_t numDynamic = llvm::count_if(shape, ShapedType::isDynamic);
  return numDynamic == 0 || (numDynamic == 1 && !llvm::is_contained(shape, 0));
}

std::optional<Metadata> getExpandShapeMetadata(OpBuilder &builder, Operation *op) {
  auto view = llvm::cast<ExpandShapeOp>(op);
  Location loc = view.getLoc();
  llvm::ArrayRef<int64_t> shape = view.getResultType().getShape();
  llvm::SmallVector<ReassociationIndices, 4> groups = view.getReassociationIndices();
  for (const ReassociationIndices &group : groups)
    if (!canExpand(shape.slice(group.front(), group.size())))
      return std::nullopt;
  Metadata source = extractMetadata(builder, loc, view.getSrc());
  Metadata result = {source.base, source.offset, {}, {}};
  for (auto [i, group] : llvm::enumerate(groups))
    appendExpanded(builder, loc, shape.slice(group.front(), group.size()), source.sizes[i], source.strides[i],
                   result);
  // A memref of rank 0 is expanded to dimensions of size 1.
  if (groups.empty()) {
    result.sizes.assign(shape.size(), builder.getIndexAttr(1));
    result.strides.assign(shape.size(), builder.getIndexAttr(1));
  }
  return result;
}

/// Returns the stride of a collapsed group: the stride of its innermost dimension whose size is not 1. If all
/// sizes are 1, any stride is valid; a dynamic one is preferred because the stride in the result type is
/// dynamic.
OpFoldResult getCollapsedStride(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<OpFoldResult> strides) {
  for (size_t i = shape.size(); i-- != 0;)
    if (shape[i] != 1)
      return strides[i];
  for (OpFoldResult stride : strides)
    if (stride.getValue())
      return stride;
  return strides.back();
}

std::optional<Metadata> getCollapseShapeMetadata(OpBuilder &builder, Operation *op) {
  auto view = llvm::cast<CollapseShapeOp>(op);
  Location loc = view.getLoc();
  llvm::ArrayRef<int64_t> shape = view.getSrcType().getShape();
  auto [knownStrides, knownOffset] = view.getResultType().getStridesAndOffset();
  Metadata source = extractMetadata(builder, loc, view.getSrc());
  Metadata result = {source.base, source.offset, {}, {}};
  for (auto [i, group] : llvm::enumerate(view.getReassociationIndices())) {
    size_t first = group.front(), count = group.size();
    llvm::ArrayRef<OpFoldResult> sizes = llvm::ArrayRef(source.sizes).slice(first, count);
    result.sizes.push_back(affine::computeProduct(loc, builder, sizes));
    result.strides.push_back(preferStatic(
        builder, knownStrides[i],
        getCollapsedStride(shape.slice(first, count), llvm::ArrayRef(source.strides).slice(first, count))));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Allocations and other sources
//===----------------------------------------------------------------------===//

/// Returns the metadata of a memref with identity layout. The base buffer is a reinterpret_cast of the
/// memref.
std::optional<Metadata> getIdentityMetadata(OpBuilder &builder, Value memref, FoldResults sizes) {
  auto type = llvm::cast<MemRefType>(memref.getType());
  Location loc = memref.getLoc();
  size_t rank = type.getRank();
  Metadata result = {memref, builder.getIndexAttr(0), std::move(sizes), FoldResults(rank)};
  for (size_t i = rank; i-- != 0;)
    result.strides[i] = affine::computeProduct(loc, builder, llvm::ArrayRef(result.sizes).drop_front(i + 1));
  if (rank != 0) {
    auto baseType =
        MemRefType::get({}, type.getElementType(), MemRefLayoutAttrInterface(), type.getMemorySpace());
    result.base = builder.create<ReinterpretCastOp>(loc, baseType, memref, builder.getIndexAttr(0),
                                                    FoldResults(), FoldResults());
  }
  return result;
}

template <typename AllocT>
std::optional<Metadata> getAllocationMetadata(OpBuilder &builder, Operation *op) {
  auto alloc = llvm::cast<AllocT>(op);
  if (!alloc.getType().getLayout().isIdentity())
    return std::nullopt;
  return getIdentityMetadata(builder, alloc.getMemref(), alloc.getMixedSizes());
}

std::optional<Metadata> getGlobalMetadata(OpBuilder &builder, Operation *op) {
  auto global = llvm::cast<GetGlobalOp>(op);
  auto type = llvm::cast<MemRefType>(global.getResult().getType());
  if (!type.getLayout().isIdentity() || !type.hasStaticShape())
    return std::nullopt;
  return getIdentityMetadata(builder, global.getResult(),
                             getAsIndexOpFoldResult(op->getContext(), type.getShape()));
}

/// Returns the metadata of the first operand, with the base buffer cast to the memory space of the result.
std::optional<Metadata> getSourceMetadata(OpBuilder &builder, Operation *op) {
  Value source = op->getOperand(0);
  if (!llvm::isa<MemRefType>(source.getType()))
    return std::nullopt;
  Metadata result = extractMetadata(builder, op->getLoc(), source);
  auto space = llvm::cast<MemRefType>(op->getResult(0).getType()).getMemorySpace();
  auto baseType = llvm::cast<MemRefType>(result.base.getType());
  if (baseType.getMemorySpace() != space) {
    baseType = MemRefType::get({}, baseType.getElementType(), MemRefLayoutAttrInterface(), space);
    result.base = builder.create<MemorySpaceCastOp>(op->getLoc(), baseType, result.base);
  }
  return result;
}

std::optional<Metadata> getReinterpretCastMetadata(OpBuilder &builder, Operation *op) {
  auto cast = llvm::cast<ReinterpretCastOp>(op);
  if (!llvm::isa<MemRefType>(cast.getSource().getType()))
    return std::nullopt;
  Metadata source = extractMetadata(builder, cast.getLoc(), cast.getSource());
  return Metadata{source.base, cast.getConstifiedMixedOffset(), cast.getConstifiedMixedSizes(),
                  cast.getConstifiedMixedStrides()};
}

/// Returns the metadata of a base buffer: rank 0 and offset 0.
std::optional<Metadata> getBaseBufferMetadata(OpBuilder &builder, Operation *op) {
  return Metadata{llvm::cast<ExtractStridedMetadataOp>(op).getBaseBuffer(), builder.getIndexAttr(0), {}, {}};
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// Replaces a view by memref.reinterpret_cast of its base buffer.
template <typename ViewT, MetadataFunction getMetadata>
struct ViewToReinterpretCast : OpRewritePattern<ViewT> {
  using OpRewritePattern<ViewT>::OpRewritePattern;
  LogicalResult matchAndRewrite(ViewT op, PatternRewriter &rewriter) const override {
    std::optional<Metadata> data = getMetadata(rewriter, op);
    if (!data)
      return rewriter.notifyMatchFailure(op, "the strides of the view cannot be computed");
    auto type = llvm::cast<MemRefType>(op->getResult(0).getType());
    rewriter.replaceOpWithNewOp<ReinterpretCastOp>(op, type, data->base, data->offset, data->sizes,
                                                   data->strides);
    return success();
  }
};

/// Replaces memref.extract_strided_metadata of the result of a SourceT by the computed metadata.
template <typename SourceT, MetadataFunction getMetadata>
struct ExtractOf : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op, PatternRewriter &rewriter) const override {
    auto source = op.getSource().getDefiningOp<SourceT>();
    if (!source)
      return failure();
    std::optional<Metadata> data = getMetadata(rewriter, source);
    if (!data)
      return rewriter.notifyMatchFailure(op, "the metadata of the source is unknown");
    llvm::SmallVector<Value> values = {data->base};
    auto append = [&](OpFoldResult result) {
      values.push_back(getValueOrCreateConstantIndexOp(rewriter, op.getLoc(), result));
    };
    append(data->offset);
    llvm::for_each(data->sizes, append);
    llvm::for_each(data->strides, append);
    rewriter.replaceOp(op, values);
    return success();
  }
};

/// Replaces the operand of memref.extract_aligned_pointer_as_index by the source of memref.reinterpret_cast,
/// which has the same aligned pointer.
struct AlignedPointerOfReinterpretCast : OpRewritePattern<ExtractAlignedPointerAsIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractAlignedPointerAsIndexOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getSource().getDefiningOp<ReinterpretCastOp>();
    if (!cast)
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().assign(cast.getSource()); });
    return success();
  }
};

class ExpandStridedMetadata : public memref::impl::ExpandStridedMetadataPassBase<ExpandStridedMetadata> {
public:
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateExpandStridedMetadataPatterns(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

/// Adds the patterns of populateResolveExtractStridedMetadataPatterns().
static void addCommonPatterns(RewritePatternSet &patterns) {
  patterns.add<
      ExtractOf<AllocOp, getAllocationMetadata<AllocOp>>,
      ExtractOf<AllocaOp, getAllocationMetadata<AllocaOp>>, ExtractOf<GetGlobalOp, getGlobalMetadata>,
      ExtractOf<CastOp, getSourceMetadata>, ExtractOf<MemorySpaceCastOp, getSourceMetadata>,
      ExtractOf<AssumeAlignmentOp, getSourceMetadata>,
      ExtractOf<ReinterpretCastOp, getReinterpretCastMetadata>,
      ExtractOf<ExtractStridedMetadataOp, getBaseBufferMetadata>,
      ExtractOf<CollapseShapeOp, getCollapseShapeMetadata>, ExtractOf<ExpandShapeOp, getExpandShapeMetadata>,
      ExtractOf<SubViewOp, getSubViewMetadata>, AlignedPointerOfReinterpretCast>(patterns.getContext());
}

void memref::populateExpandStridedMetadataPatterns(RewritePatternSet &patterns) {
  patterns.add<ViewToReinterpretCast<SubViewOp, getSubViewMetadata>,
               ViewToReinterpretCast<ExpandShapeOp, getExpandShapeMetadata>,
               ViewToReinterpretCast<CollapseShapeOp, getCollapseShapeMetadata>>(patterns.getContext());
  addCommonPatterns(patterns);
}

void memref::populateResolveExtractStridedMetadataPatterns(RewritePatternSet &patterns) {
  addCommonPatterns(patterns);
}
