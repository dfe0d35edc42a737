//===- MemRefReinterpret.cpp - reinterpret_cast and view ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/utils/SliceOperands.h"

using namespace mlir;
using namespace mlir::memref;

//===----------------------------------------------------------------------===//
// memref.reinterpret_cast
//===----------------------------------------------------------------------===//

void ReinterpretCastOp::build(OpBuilder &builder, OperationState &state, MemRefType resultType, Value source,
                              OpFoldResult offset, llvm::ArrayRef<OpFoldResult> sizes,
                              llvm::ArrayRef<OpFoldResult> strides, llvm::ArrayRef<NamedAttribute> attrs) {
  state.addAttributes(attrs);
  SliceOperands(offset, sizes, strides).build<ReinterpretCastOp>(builder, state, resultType, source);
}

void ReinterpretCastOp::build(OpBuilder &builder, OperationState &state, Value source, OpFoldResult offset,
                              llvm::ArrayRef<OpFoldResult> sizes, llvm::ArrayRef<OpFoldResult> strides,
                              llvm::ArrayRef<NamedAttribute> attrs) {
  SliceOperands operands(offset, sizes, strides);
  auto sourceType = llvm::cast<BaseMemRefType>(source.getType());
  auto layout = StridedLayoutAttr::get(builder.getContext(), operands.getStaticOffsets().front(),
                                       operands.getStaticStrides());
  auto type = MemRefType::get(operands.getStaticSizes(), sourceType.getElementType(), layout,
                              sourceType.getMemorySpace());
  state.addAttributes(attrs);
  operands.build<ReinterpretCastOp>(builder, state, type, source);
}

void ReinterpretCastOp::build(OpBuilder &builder, OperationState &state, MemRefType resultType, Value source,
                              int64_t offset, llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> strides,
                              llvm::ArrayRef<NamedAttribute> attrs) {
  MLIRContext *context = builder.getContext();
  build(builder, state, resultType, source, getAsIndexOpFoldResult(context, offset),
        getAsIndexOpFoldResult(context, sizes), getAsIndexOpFoldResult(context, strides), attrs);
}

void ReinterpretCastOp::build(OpBuilder &builder, OperationState &state, MemRefType resultType, Value source,
                              Value offset, ValueRange sizes, ValueRange strides,
                              llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source, OpFoldResult(offset), asOperands(sizes), asOperands(strides),
        attrs);
}

/// True if an offset, size or stride of the result type agrees with the one that the op specifies: it is
/// dynamic, or both are equal.
static bool matches(int64_t found, int64_t expected) {
  return ShapedType::isDynamic(found) || found == expected;
}
/// Formats a size, stride or offset for a diagnostic.
static std::string spell(int64_t number) {
  return ShapedType::isDynamic(number) ? "dynamic" : std::to_string(number);
}

LogicalResult ReinterpretCastOp::verify() {
  auto sourceType = llvm::cast<BaseMemRefType>(getSource().getType());
  MemRefType resultType = getType();
  MemRefRole source = {"source", sourceType}, result = {"result memref", resultType};
  if (failed(verifySameMemorySpace(*this, source, result)) ||
      failed(verifySameElementType(*this, source, result)))
    return failure();
  for (auto [dim, pair] : llvm::enumerate(llvm::zip(resultType.getShape(), getStaticSizes())))
    if (auto [found, expected] = pair; !matches(found, expected))
      return emitError("expected result type with size = ")
             << spell(expected) << " instead of " << found << " in dim = " << dim;
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(resultType.getStridesAndOffset(strides, offset)))
    return emitError("expected result type to have strided layout but found ") << resultType;
  if (!matches(offset, getStaticOffsets().front()))
    return emitError("expected result type with offset = ")
           << spell(getStaticOffsets().front()) << " instead of " << offset;
  for (auto [dim, pair] : llvm::enumerate(llvm::zip(strides, getStaticStrides())))
    if (auto [found, expected] = pair; !matches(found, expected))
      return emitError("expected result type with stride = ")
             << spell(expected) << " instead of " << found << " in dim = " << dim;
  return success();
}

llvm::SmallVector<OpFoldResult> ReinterpretCastOp::getConstifiedMixedSizes() {
  return constify(getMixedSizes(), getType().getShape());
}
llvm::SmallVector<OpFoldResult> ReinterpretCastOp::getConstifiedMixedStrides() {
  return constify(getMixedStrides(), getType().getStridesAndOffset().first);
}
OpFoldResult ReinterpretCastOp::getConstifiedMixedOffset() {
  return constify(getMixedOffsets(), getType().getStridesAndOffset().second).front();
}

OpFoldResult ReinterpretCastOp::fold(FoldAdaptor) {
  Value source = getSource(), before;
  if (auto cast = source.getDefiningOp<ReinterpretCastOp>())
    before = cast.getSource();
  else if (auto cast = source.getDefiningOp<CastOp>())
    before = cast.getSource();
  else if (auto view = source.getDefiningOp<SubViewOp>(); view && view.hasZeroOffset())
    before = view.getSource();
  if (before) {
    getSourceMutable().set(before);
    return Value(getResult());
  }
  // Fold a cast to the type of its source.
  if (getType().hasStaticShape() && source.getType() == getType() && getStaticOffsets().front() == 0)
    return source;
  return {};
}

namespace {
/// Rewrites a reinterpret_cast of the base buffer of extract_strided_metadata to use the source of the
/// metadata. If offset, sizes and strides are those of the source, replaces the op by the source or a
/// memref.cast.
struct ReinterpretOfMetadata : OpRewritePattern<ReinterpretCastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReinterpretCastOp op, PatternRewriter &rewriter) const override {
    auto metadata = op.getSource().getDefiningOp<ExtractStridedMetadataOp>();
    if (!metadata)
      return failure();
    Value source = metadata.getSource();
    if (metadata.getConstifiedMixedStrides() != op.getConstifiedMixedStrides() ||
        metadata.getConstifiedMixedSizes() != op.getConstifiedMixedSizes() ||
        metadata.getConstifiedMixedOffset() != op.getConstifiedMixedOffset())
      rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().set(source); });
    else if (source.getType() == op.getType())
      rewriter.replaceOp(op, source);
    else
      rewriter.replaceOpWithNewOp<CastOp>(op, op.getType(), source);
    return success();
  }
};

/// Turns operands that are constant, or static in the result type, into attributes.
struct ReinterpretWithConstants : OpRewritePattern<ReinterpretCastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReinterpretCastOp op, PatternRewriter &rewriter) const override {
    OpFoldResult offset = op.getConstifiedMixedOffset();
    llvm::SmallVector<OpFoldResult> sizes = op.getConstifiedMixedSizes(),
                                    strides = op.getConstifiedMixedStrides();
    auto isNumber = [](OpFoldResult result) { return llvm::isa<Attribute>(result); };
    size_t numKnown = llvm::count_if(sizes, isNumber) + llvm::count_if(strides, isNumber) + isNumber(offset);
    size_t numBefore = 0;
    for (llvm::ArrayRef<int64_t> list : {op.getStaticOffsets(), op.getStaticSizes(), op.getStaticStrides()})
      numBefore += llvm::count_if(list, ShapedType::isStatic);
    // The verifier rejects negative offsets and sizes.
    auto isNegative = [](OpFoldResult result) { return getConstantIntValue(result).value_or(0) < 0; };
    if (numKnown == numBefore || isNegative(offset) || llvm::any_of(sizes, isNegative))
      return failure();
    auto cast = rewriter.create<ReinterpretCastOp>(op.getLoc(), op.getSource(), offset, sizes, strides);
    rewriter.replaceOpWithNewOp<CastOp>(op, op.getType(), cast.getResult());
    return success();
  }
};
} // namespace

void ReinterpretCastOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<ReinterpretOfMetadata, ReinterpretWithConstants>(context);
}

//===----------------------------------------------------------------------===//
// memref.view
//===----------------------------------------------------------------------===//

Value ViewOp::getViewSource() { return getSource(); }

LogicalResult ViewOp::verify() {
  auto sourceType = llvm::cast<MemRefType>(getSource().getType());
  MemRefType viewType = getType();
  MemRefRole base = {"base memref", sourceType};
  if (failed(verifyIdentityLayout(*this, "map", base)) ||
      failed(verifyIdentityLayout(*this, "map", {"result memref", viewType})) ||
      failed(verifySameMemorySpace(*this, base, {"view memref", viewType})))
    return failure();
  if (static_cast<int64_t>(getSizes().size()) != viewType.getNumDynamicDims())
    return emitOpError("incorrect number of dynamic sizes, has ")
           << getSizes().size() << ", expected " << viewType.getNumDynamicDims();
  return success();
}

OpFoldResult ViewOp::fold(FoldAdaptor) {
  if (getSource().getType() == getType() && getType().hasStaticShape() &&
      isZeroInteger(Value(getByteShift())))
    return Value(getSource());
  return {};
}

namespace {
/// Moves constant size operands of a view into its type, and casts the result to the former type.
struct ViewOfConstantSizes : OpRewritePattern<ViewOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ViewOp op, PatternRewriter &rewriter) const override {
    MemRefType type = op.getType();
    llvm::SmallVector<Value> sizes;
    MemRefType known = takeConstantSizes(type, op.getSizes(), sizes);
    if (!known)
      return failure();
    auto view = rewriter.create<ViewOp>(op.getLoc(), Type(known), op.getSource(), op.getByteShift(),
                                        ValueRange(sizes));
    rewriter.replaceOpWithNewOp<CastOp>(op, type, view->getResult(0));
    return success();
  }
};

/// Makes a view use the source of a memref.cast, if the source has the identity layout.
struct ViewOfCast : OpRewritePattern<ViewOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ViewOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getSource().getDefiningOp<CastOp>();
    auto sourceType = cast ? llvm::dyn_cast<MemRefType>(cast.getSource().getType()) : MemRefType();
    if (!sourceType || !sourceType.getLayout().isIdentity())
      return failure();
    rewriter.replaceOpWithNewOp<ViewOp>(op, Type(op.getType()), cast.getSource(), op.getByteShift(),
                                        ValueRange(op.getSizes()));
    return success();
  }
};
} // namespace

void ViewOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<ViewOfConstantSizes, ViewOfCast>(context);
}
