//===- MemRefSubView.cpp - subview ----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/utils/RankReduction.h"
#include "dialects/utils/SliceOperands.h"
#include "dialects/utils/StaticValueFolding.h"

using namespace mlir;
using namespace mlir::memref;

//===----------------------------------------------------------------------===//
// Result types
//===----------------------------------------------------------------------===//
/// Returns a memref type with a strided layout.

static MemRefType getStrided(llvm::ArrayRef<int64_t> shape, Type elementType, int64_t offset,
                             llvm::ArrayRef<int64_t> strides, Attribute memorySpace) {
  auto layout = StridedLayoutAttr::get(elementType.getContext(), offset, strides);
  return MemRefType::get(shape, elementType, layout, memorySpace);
}

MemRefType SubViewOp::inferResultType(MemRefType sourceMemRefType, llvm::ArrayRef<int64_t> staticOffsets,
                                      llvm::ArrayRef<int64_t> staticSizes,
                                      llvm::ArrayRef<int64_t> staticStrides) {
  auto [sourceStrides, offset] = sourceMemRefType.getStridesAndOffset();
  llvm::SmallVector<int64_t> strides;
  for (auto [sourceStride, start, stride] : llvm::zip(sourceStrides, staticOffsets, staticStrides)) {
    offset = addKnown(offset, multiplyKnown(start, sourceStride));
    strides.push_back(multiplyKnown(sourceStride, stride));
  }
  return getStrided(staticSizes, sourceMemRefType.getElementType(), offset, strides,
                    sourceMemRefType.getMemorySpace());
}

MemRefType SubViewOp::inferResultType(MemRefType sourceMemRefType, llvm::ArrayRef<OpFoldResult> offsets,
                                      llvm::ArrayRef<OpFoldResult> sizes,
                                      llvm::ArrayRef<OpFoldResult> strides) {
  SliceOperands slice(offsets, sizes, strides);
  return inferResultType(sourceMemRefType, slice.getStaticOffsets(), slice.getStaticSizes(),
                         slice.getStaticStrides());
}

/// Returns the strided type without the dimensions for which \p isDropped is true.
static MemRefType dropDims(MemRefType type, llvm::function_ref<bool(unsigned)> isDropped) {
  auto [allStrides, offset] = type.getStridesAndOffset();
  llvm::SmallVector<int64_t> shape, strides;
  for (unsigned i = 0, e = type.getRank(); i != e; ++i) {
    if (isDropped(i))
      continue;
    shape.push_back(type.getDimSize(i));
    strides.push_back(allStrides[i]);
  }
  return getStrided(shape, type.getElementType(), offset, strides, type.getMemorySpace());
}

MemRefType SubViewOp::inferRankReducedResultType(llvm::ArrayRef<int64_t> resultShape,
                                                 MemRefType sourceMemRefType,
                                                 llvm::ArrayRef<int64_t> staticOffsets,
                                                 llvm::ArrayRef<int64_t> staticSizes,
                                                 llvm::ArrayRef<int64_t> staticStrides) {
  MemRefType type = inferResultType(sourceMemRefType, staticOffsets, staticSizes, staticStrides);
  if (type.getShape() == resultShape)
    return type;
  auto dropped = computeRankReductionMask(type.getShape(), resultShape);
  assert(dropped && "expected a rank-reduced shape of the result");
  return dropDims(type, [&](unsigned dim) { return dropped->contains(dim); });
}

MemRefType SubViewOp::inferRankReducedResultType(llvm::ArrayRef<int64_t> resultShape,
                                                 MemRefType sourceMemRefType,
                                                 llvm::ArrayRef<OpFoldResult> offsets,
                                                 llvm::ArrayRef<OpFoldResult> sizes,
                                                 llvm::ArrayRef<OpFoldResult> strides) {
  SliceOperands slice(offsets, sizes, strides);
  return inferRankReducedResultType(resultShape, sourceMemRefType, slice.getStaticOffsets(),
                                    slice.getStaticSizes(), slice.getStaticStrides());
}

/// Returns the dimensions of \p type that \p reduced drops. Matches the dimensions of both types by size and
/// stride, from the first; a dimension of size 1 that does not match is dropped. Returns nullopt if another
/// one does not match.
/// \param type the result type without rank reduction.
static std::optional<llvm::SmallBitVector> findDroppedDims(MemRefType type, MemRefType reduced) {
  llvm::SmallVector<int64_t> strides, reducedStrides;
  int64_t offset, reducedOffset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      failed(reduced.getStridesAndOffset(reducedStrides, reducedOffset)))
    return std::nullopt;
  unsigned rank = type.getRank(), reducedRank = reduced.getRank(), next = 0;
  llvm::SmallBitVector dropped(rank);
  for (unsigned dim = 0; dim != rank; ++dim) {
    if (next != reducedRank && type.getDimSize(dim) == reduced.getDimSize(next) &&
        strides[dim] == reducedStrides[next])
      ++next;
    else if (type.getDimSize(dim) == 1 && reducedRank != rank)
      dropped.set(dim);
    else
      return std::nullopt;
  }
  return next == reducedRank ? std::optional(dropped) : std::nullopt;
}

llvm::SmallBitVector SubViewOp::getDroppedDims() {
  MemRefType type =
      inferResultType(getSourceType(), getStaticOffsets(), getStaticSizes(), getStaticStrides());
  std::optional<llvm::SmallBitVector> dropped = findDroppedDims(type, getType());
  assert(dropped && "the result type is invalid");
  return *dropped;
}

//===----------------------------------------------------------------------===//
// Builders and verifier
//===----------------------------------------------------------------------===//

void SubViewOp::build(OpBuilder &builder, OperationState &state, MemRefType resultType, Value source,
                      llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                      llvm::ArrayRef<OpFoldResult> strides, llvm::ArrayRef<NamedAttribute> attrs) {
  SliceOperands slice(offsets, sizes, strides);
  if (!resultType)
    resultType = inferResultType(llvm::cast<MemRefType>(source.getType()), slice.getStaticOffsets(),
                                 slice.getStaticSizes(), slice.getStaticStrides());
  state.addAttributes(attrs);
  slice.build<SubViewOp>(builder, state, resultType, source);
}

void SubViewOp::build(OpBuilder &builder, OperationState &state, MemRefType resultType, Value source,
                      llvm::ArrayRef<int64_t> offsets, llvm::ArrayRef<int64_t> sizes,
                      llvm::ArrayRef<int64_t> strides, llvm::ArrayRef<NamedAttribute> attrs) {
  MLIRContext *context = builder.getContext();
  build(builder, state, resultType, source, getAsIndexOpFoldResult(context, offsets),
        getAsIndexOpFoldResult(context, sizes), getAsIndexOpFoldResult(context, strides), attrs);
}

void SubViewOp::build(OpBuilder &builder, OperationState &state, MemRefType resultType, Value source,
                      ValueRange offsets, ValueRange sizes, ValueRange strides,
                      llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source, asOperands(offsets), asOperands(sizes), asOperands(strides),
        attrs);
}

// Builders that infer the result type.
void SubViewOp::build(OpBuilder &builder, OperationState &state, Value source, ValueRange offsets,
                      ValueRange sizes, ValueRange strides, llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, MemRefType(), source, offsets, sizes, strides, attrs);
}
void SubViewOp::build(OpBuilder &builder, OperationState &state, Value source,
                      llvm::ArrayRef<int64_t> offsets, llvm::ArrayRef<int64_t> sizes,
                      llvm::ArrayRef<int64_t> strides, llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, MemRefType(), source, offsets, sizes, strides, attrs);
}
void SubViewOp::build(OpBuilder &builder, OperationState &state, Value source,
                      llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                      llvm::ArrayRef<OpFoldResult> strides, llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, MemRefType(), source, offsets, sizes, strides, attrs);
}

static LogicalResult emitTypeError(SubViewOp op, SliceVerificationResult result, MemRefType expected) {
  MemRefType found = op.getType();
  switch (result) {
  case SliceVerificationResult::Success:
    return success();
  case SliceVerificationResult::RankTooLarge:
    return op.emitError("expected result rank to be smaller or equal to the source rank, but got ") << found;
  case SliceVerificationResult::SizeMismatch:
    return op.emitError("expected result type to be ")
           << expected << " or a rank-reduced version. (mismatch of result sizes), but got " << found;
  case SliceVerificationResult::ElemTypeMismatch:
    return op.emitError("expected result element type to be ")
           << expected.getElementType() << ", but got " << found;
  case SliceVerificationResult::MemSpaceMismatch:
    return op.emitError("expected result and source memory spaces to match, but got ") << found;
  case SliceVerificationResult::LayoutMismatch:
    return op.emitError("expected result type to be ")
           << expected << " or a rank-reduced version. (mismatch of result layout), but got " << found;
  }
  llvm_unreachable("all results are handled");
}

LogicalResult SubViewOp::verify() {
  MemRefType sourceType = getSourceType(), resultType = getType();
  if (failed(verifySameMemorySpace(*this, {"base memref", sourceType}, {"subview memref", resultType})))
    return failure();
  if (!sourceType.isStrided())
    return emitError("base type ") << sourceType << " is not strided";
  MemRefType expected = inferResultType(sourceType, getStaticOffsets(), getStaticSizes(), getStaticStrides());
  if (SliceVerificationResult result = isRankReducedType(expected, resultType);
      result != SliceVerificationResult::Success)
    return emitTypeError(*this, result, expected);
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(resultType.getStridesAndOffset(strides, offset)) ||
      offset != expected.getStridesAndOffset().second || !findDroppedDims(expected, resultType))
    return emitTypeError(*this, SliceVerificationResult::LayoutMismatch, expected);
  SliceBoundsVerificationResult bounds =
      verifyInBoundsSlice(sourceType.getShape(), getStaticOffsets(), getStaticSizes(), getStaticStrides(),
                          /*generateErrorMessage=*/true);
  if (!bounds.isValid)
    return emitError(bounds.errorMessage);
  return success();
}

Value SubViewOp::getViewSource() { return getSource(); }

FailureOr<Value> SubViewOp::rankReduceIfNeeded(OpBuilder &builder, Location loc, Value value,
                                               llvm::ArrayRef<int64_t> desiredShape) {
  auto sourceType = llvm::cast<MemRefType>(value.getType());
  if (sourceType.getShape() == desiredShape)
    return value;
  if (!computeRankReductionMask(sourceType.getShape(), desiredShape))
    return failure();
  llvm::SmallVector<OpFoldResult> offsets(sourceType.getRank(), builder.getIndexAttr(0)),
      strides(sourceType.getRank(), builder.getIndexAttr(1)),
      sizes = memref::getMixedSizes(builder, loc, value);
  MemRefType type = inferRankReducedResultType(desiredShape, sourceType, offsets, sizes, strides);
  return Value(builder.create<SubViewOp>(loc, type, value, offsets, sizes, strides).getResult());
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

OpFoldResult SubViewOp::fold(FoldAdaptor) {
  MemRefType sourceType = getSourceType(), resultType = getType();
  if (sourceType != resultType)
    return {};
  auto layout = llvm::dyn_cast<StridedLayoutAttr>(resultType.getLayout());
  if (resultType.hasStaticShape() && (!layout || layout.hasStaticLayout()))
    return Value(getSource());
  // Fold a subview of a subview that selects all of its elements.
  if (auto source = getSource().getDefiningOp<SubViewOp>())
    if (hasZeroOffset() && hasUnitStride() && getMixedSizes() == source.getMixedSizes())
      return Value(getSource());
  return {};
}

/// Infers the result type of the subview applied to \p sourceType, with the dimensions dropped that \p op
/// drops.
static MemRefType getNewType(SubViewOp op, MemRefType sourceType, llvm::ArrayRef<OpFoldResult> offsets,
                             llvm::ArrayRef<OpFoldResult> sizes, llvm::ArrayRef<OpFoldResult> strides) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  return dropDims(SubViewOp::inferResultType(sourceType, offsets, sizes, strides),
                  [&](unsigned dim) { return dropped.test(dim); });
}

namespace {
struct NewTypeOfConstants {
  MemRefType operator()(SubViewOp op, llvm::ArrayRef<OpFoldResult> offsets,
                        llvm::ArrayRef<OpFoldResult> sizes, llvm::ArrayRef<OpFoldResult> strides) {
    return getNewType(op, op.getSourceType(), offsets, sizes, strides);
  }
};
struct CastToOldType {
  void operator()(PatternRewriter &rewriter, SubViewOp op, SubViewOp folded) {
    rewriter.replaceOpWithNewOp<CastOp>(op, op.getType(), folded.getResult());
  }
};

/// Makes a subview use the source of a memref.cast, and casts the result to the former type.
struct SubViewOfCast : OpRewritePattern<SubViewOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SubViewOp op, PatternRewriter &rewriter) const override {
    // Fail if an operand is constant: another pattern turns constant operands into attributes first.
    if (llvm::any_of(op->getOperands(),
                     [](Value operand) { return getConstantIntValue(operand).has_value(); }))
      return failure();
    auto cast = op.getSource().getDefiningOp<CastOp>();
    if (!cast || !CastOp::canFoldIntoConsumerOp(cast))
      return failure();
    llvm::SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), sizes = op.getMixedSizes(),
                                    strides = op.getMixedStrides();
    auto sourceType = llvm::cast<MemRefType>(cast.getSource().getType());
    MemRefType type = getNewType(op, sourceType, offsets, sizes, strides);
    auto view = rewriter.create<SubViewOp>(op.getLoc(), type, cast.getSource(), offsets, sizes, strides);
    rewriter.replaceOpWithNewOp<CastOp>(op, op.getType(), view.getResult());
    return success();
  }
};

/// Replaces a subview that selects the whole memref by its source or a cast of it.
struct TrivialSubView : OpRewritePattern<SubViewOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SubViewOp op, PatternRewriter &rewriter) const override {
    MemRefType sourceType = op.getSourceType();
    if (sourceType.getRank() != op.getType().getRank() || !op.hasZeroOffset() || !op.hasUnitStride())
      return failure();
    for (auto [size, wanted] : llvm::zip(op.getMixedSizes(), sourceType.getShape()))
      if (std::optional<int64_t> number = getConstantIntValue(size); !number || *number != wanted)
        return failure();
    if (sourceType == op.getType())
      rewriter.replaceOp(op, Value(op.getSource()));
    else
      rewriter.replaceOpWithNewOp<CastOp>(op, op.getType(), op.getSource());
    return success();
  }
};
} // namespace

void SubViewOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns
      .add<OpWithOffsetSizesAndStridesConstantArgumentFolder<SubViewOp, NewTypeOfConstants, CastToOldType>,
           SubViewOfCast, TrivialSubView>(context);
}
