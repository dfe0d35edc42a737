//===- MemRefReshapes.cpp - Reshapes and transpose ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// expand_shape, collapse_shape, reshape, transpose.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/utils/ReshapePatterns.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref;

//===----------------------------------------------------------------------===//
// Reassociations of expand_shape and collapse_shape
//===----------------------------------------------------------------------===//

/// Checks that the group of the collapsed dimension \p dim lists consecutive expanded dimensions from \p
/// first on, and that \p collapsedSize is the product of their sizes.
static LogicalResult verifyGroup(Operation *op, int64_t dim, int64_t collapsedSize,
                                 llvm::ArrayRef<int64_t> expanded, ReassociationIndicesRef group,
                                 int64_t first) {
  for (auto [offset, index] : llvm::enumerate(group)) {
    if (index != first + static_cast<int64_t>(offset))
      return op->emitOpError("reassociation indices must be contiguous");
    if (static_cast<size_t>(index) >= expanded.size())
      return op->emitOpError("reassociation index ") << index << " is out of bounds";
  }
  llvm::ArrayRef<int64_t> sizes =
      group.empty() ? llvm::ArrayRef<int64_t>() : expanded.slice(first, group.size());
  bool isDynamic = llvm::is_contained(sizes, ShapedType::kDynamic);
  if (ShapedType::isDynamic(collapsedSize) != isDynamic)
    return op->emitOpError("collapsed dim (")
           << dim << ") must be dynamic if and only if reassociation group is dynamic";
  if (int64_t size = getCollapsedSize(expanded, group); !isDynamic && size != collapsedSize)
    return op->emitOpError("collapsed dim size (")
           << collapsedSize << ") must equal reassociation group size (" << size << ")";
  return success();
}

/// Checks that the groups list all expanded dimensions in order, and that each collapsed size is the product
/// of the sizes of its group.
static LogicalResult verifyReassociation(Operation *op, llvm::ArrayRef<int64_t> collapsed,
                                         llvm::ArrayRef<int64_t> expanded,
                                         llvm::ArrayRef<ReassociationIndices> reassociation) {
  size_t numGroups = reassociation.size(), numListed = 0;
  if (numGroups != collapsed.size())
    return op->emitOpError("invalid number of reassociation groups: found ")
           << numGroups << ", expected " << collapsed.size();
  for (size_t dim = 0; dim != numGroups; ++dim) {
    if (failed(verifyGroup(op, dim, collapsed[dim], expanded, reassociation[dim], numListed)))
      return failure();
    numListed += reassociation[dim].size();
  }
  if (numGroups == 0) {
    if (llvm::any_of(expanded, [](int64_t size) { return size != 1; }))
      return op->emitOpError("rank 0 memrefs can only be extended/collapsed with/from ones");
  } else if (numListed != expanded.size()) {
    return op->emitOpError("expanded rank (")
           << expanded.size() << ") inconsistent with number of reassociation indices (" << numListed << ")";
  }
  return success();
}

template <typename OpT>
static llvm::SmallVector<ReassociationExprs, 4> getExprs(OpT op) {
  llvm::SmallVector<ReassociationExprs, 4> exprs;
  for (auto &list : convertReassociationIndicesToExprs(op.getContext(), op.getReassociationIndices()))
    exprs.emplace_back(list);
  return exprs;
}
llvm::SmallVector<ReassociationExprs, 4> ExpandShapeOp::getReassociationExprs() { return getExprs(*this); }
llvm::SmallVector<ReassociationExprs, 4> CollapseShapeOp::getReassociationExprs() { return getExprs(*this); }
llvm::SmallVector<AffineMap, 4> ExpandShapeOp::getReassociationMaps() {
  return getSymbolLessAffineMaps(getReassociationExprs());
}
llvm::SmallVector<AffineMap, 4> CollapseShapeOp::getReassociationMaps() {
  return getSymbolLessAffineMaps(getReassociationExprs());
}

//===----------------------------------------------------------------------===//
// memref.expand_shape
//===----------------------------------------------------------------------===//

FailureOr<MemRefType> ExpandShapeOp::computeExpandedType(MemRefType srcType,
                                                         llvm::ArrayRef<int64_t> resultShape,
                                                         llvm::ArrayRef<ReassociationIndices> reassociation) {
  if (srcType.getLayout().isIdentity())
    return MemRefType::get(resultShape, srcType.getElementType(), MemRefLayoutAttrInterface(),
                           srcType.getMemorySpace());
  llvm::SmallVector<int64_t> sourceStrides;
  int64_t offset;
  if (failed(srcType.getStridesAndOffset(sourceStrides, offset)))
    return failure();
  // The innermost dimension of a group keeps the source stride; the stride of each outer one is the product
  // of the stride and the size of the next inner one.
  llvm::SmallVector<int64_t> strides(resultShape.size(), 1);
  for (auto [group, stride] : llvm::zip(reassociation, sourceStrides))
    for (int64_t index : llvm::reverse(group)) {
      strides[index] = stride;
      stride = multiplyKnown(stride, resultShape[index]);
    }
  auto layout = StridedLayoutAttr::get(srcType.getContext(), offset, strides);
  return MemRefType::get(resultShape, srcType.getElementType(), layout, srcType.getMemorySpace());
}

FailureOr<llvm::SmallVector<OpFoldResult>>
ExpandShapeOp::inferOutputShape(OpBuilder &builder, Location loc, MemRefType expandedType,
                                llvm::ArrayRef<ReassociationIndices> reassociation,
                                llvm::ArrayRef<OpFoldResult> inputShape) {
  if (auto sizes = inferExpandShapeOutputShape(builder, loc, expandedType, reassociation, inputShape))
    return std::move(*sizes);
  return failure();
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value src,
                          llvm::ArrayRef<ReassociationIndices> reassociation,
                          llvm::ArrayRef<OpFoldResult> outputShape) {
  llvm::SmallVector<int64_t> numbers;
  llvm::SmallVector<Value> values;
  dispatchIndexOpFoldResults(outputShape, values, numbers);
  build(builder, state, resultType, src, getReassociationIndicesAttribute(builder, reassociation),
        ValueRange(values), builder.getDenseI64ArrayAttr(numbers));
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value src,
                          llvm::ArrayRef<ReassociationIndices> reassociation) {
  Location loc = state.location.materialize(state.getContext());
  auto sizes = inferOutputShape(builder, loc, llvm::cast<MemRefType>(resultType), reassociation,
                                getMixedSizes(builder, loc, src));
  assert(succeeded(sizes) && "a reassociation group has several dynamic sizes");
  build(builder, state, resultType, src, reassociation, *sizes);
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state, llvm::ArrayRef<int64_t> resultShape,
                          Value src, llvm::ArrayRef<ReassociationIndices> reassociation) {
  auto type = computeExpandedType(llvm::cast<MemRefType>(src.getType()), resultShape, reassociation);
  assert(succeeded(type) && "expected a strided source");
  build(builder, state, Type(*type), src, reassociation);
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state, llvm::ArrayRef<int64_t> resultShape,
                          Value src, llvm::ArrayRef<ReassociationIndices> reassociation,
                          llvm::ArrayRef<OpFoldResult> outputShape) {
  auto type = computeExpandedType(llvm::cast<MemRefType>(src.getType()), resultShape, reassociation);
  assert(succeeded(type) && "expected a strided source");
  build(builder, state, Type(*type), src, reassociation, outputShape);
}

LogicalResult ExpandShapeOp::reifyResultShapes(OpBuilder &,
                                               ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  reifiedReturnShapes.push_back(getMixedOutputShape());
  return success();
}

LogicalResult ExpandShapeOp::verify() {
  MemRefType sourceType = getSrcType(), resultType = getResultType();
  int64_t sourceRank = sourceType.getRank(), resultRank = resultType.getRank();
  if (sourceRank > resultRank)
    return emitOpError("has source rank ")
           << sourceRank << " and result rank " << resultRank << ". This is not an expansion (" << sourceRank
           << " > " << resultRank << ").";
  llvm::SmallVector<ReassociationIndices, 4> reassociation = getReassociationIndices();
  if (failed(verifyReassociation(*this, sourceType.getShape(), resultType.getShape(), reassociation)))
    return failure();
  FailureOr<MemRefType> expected = computeExpandedType(sourceType, resultType.getShape(), reassociation);
  if (failed(expected))
    return emitOpError("invalid source layout map");
  if (*expected != resultType)
    return emitOpError("expected expanded type to be ") << *expected << " but found " << resultType;
  llvm::ArrayRef<int64_t> numbers = getStaticOutputShape();
  if (int64_t(numbers.size()) != resultRank)
    return emitOpError("expected number of static shape bounds to be equal to the output rank (")
           << resultRank << ") but found " << numbers.size() << " inputs instead";
  if (int64_t numDynamic = llvm::count(numbers, ShapedType::kDynamic);
      int64_t(getOutputShape().size()) != numDynamic)
    return emitOpError(
               "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has ")
           << numDynamic << " dynamic dims while output_shape has " << getOutputShape().size() << " values";
  for (auto [position, pair] : llvm::enumerate(llvm::zip(resultType.getShape(), numbers)))
    if (auto [size, number] = pair; ShapedType::isStatic(size) && size != number)
      return emitOpError("invalid output shape provided at pos ") << position;
  return success();
}

OpFoldResult ExpandShapeOp::fold(FoldAdaptor adaptor) {
  Attribute source = adaptor.getSrc();
  return foldReshapeOp<ExpandShapeOp, CollapseShapeOp>(*this, source);
}

/// Makes a reshape use the source of \p cast. If this changes the result type to \p type, replaces the
/// reshape by the op that \p create creates, and casts the result to the former type.
template <typename OpT>
static void bypassCast(PatternRewriter &rewriter, OpT reshape, CastOp cast, MemRefType type,
                       llvm::function_ref<Value()> create) {
  if (type == reshape.getResultType())
    rewriter.modifyOpInPlace(reshape, [&] { reshape.getSrcMutable().set(cast.getSource()); });
  else
    rewriter.replaceOpWithNewOp<CastOp>(reshape, reshape.getResultType(), create());
}

namespace {
/// Makes expand_shape use the source of a memref.cast, and casts the result to the former type if necessary.
struct ExpandOfCast : OpRewritePattern<ExpandShapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExpandShapeOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getSrc().getDefiningOp<CastOp>();
    if (!cast || !CastOp::canFoldIntoConsumerOp(cast))
      return failure();
    llvm::SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
    llvm::SmallVector<int64_t> numbers;
    for (OpFoldResult &size : sizes) {
      std::optional<int64_t> number = getConstantIntValue(size);
      numbers.push_back(number.value_or(ShapedType::kDynamic));
      if (number)
        size = rewriter.getIndexAttr(*number);
    }
    Value source = cast.getSource();
    auto sourceType = llvm::cast<MemRefType>(source.getType());
    llvm::SmallVector<ReassociationIndices, 4> reassociation = op.getReassociationIndices();
    for (auto [dim, group] : llvm::enumerate(reassociation))
      if (sourceType.isDynamicDim(dim) != ShapedType::isDynamic(getCollapsedSize(numbers, group)))
        return rewriter.notifyMatchFailure(
            op, "folding cast will result in changing dynamicity in reassociation group");
    FailureOr<MemRefType> type = ExpandShapeOp::computeExpandedType(sourceType, numbers, reassociation);
    if (failed(type))
      return rewriter.notifyMatchFailure(op, "could not compute new expanded type after folding cast");
    // Do not fold a cast whose static source size contradicts the output shape: the new op would be invalid.
    auto contradicts = [&](auto pair) {
      auto [size, group] = pair;
      return ShapedType::isStatic(size) && getCollapsedSize(numbers, group) != size;
    };
    if (*type != op.getResultType() &&
        llvm::any_of(llvm::zip(sourceType.getShape(), reassociation), contradicts))
      return failure();
    bypassCast(rewriter, op, cast, *type, [&] {
      return rewriter.create<ExpandShapeOp>(op.getLoc(), Type(*type), source, reassociation, sizes)
          .getResult();
    });
    return success();
  }
};

/// Makes collapse_shape use the source of a memref.cast, and casts the result to the former type if
/// necessary.
struct CollapseOfCast : OpRewritePattern<CollapseShapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CollapseShapeOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getSrc().getDefiningOp<CastOp>();
    if (!cast || !CastOp::canFoldIntoConsumerOp(cast))
      return failure();
    Value source = cast.getSource();
    llvm::SmallVector<ReassociationIndices, 4> reassociation = op.getReassociationIndices();
    MemRefType type =
        CollapseShapeOp::computeCollapsedType(llvm::cast<MemRefType>(source.getType()), reassociation);
    if (!type)
      return failure();
    bypassCast(rewriter, op, cast, type, [&] {
      return rewriter.create<CollapseShapeOp>(op.getLoc(), Type(type), source, reassociation).getResult();
    });
    return success();
  }
};
} // namespace

void ExpandShapeOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  addExpandShapeCompositions<ExpandShapeOp, CollapseShapeOp, CastOp>(patterns);
  patterns.add<ExpandOfCast>(context);
}

void CollapseShapeOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  addCollapseShapeCompositions<CollapseShapeOp, ExpandShapeOp, CastOp, DimOp, MemRefType>(patterns);
  patterns.add<CollapseOfCast>(context);
}

//===----------------------------------------------------------------------===//
// memref.collapse_shape
//===----------------------------------------------------------------------===//

/// Returns the layout after collapsing. Fails if the dimensions of a group are known to be non-contiguous or,
/// if \p strict, not known to be contiguous.
static FailureOr<StridedLayoutAttr>
computeCollapsedLayout(MemRefType type, llvm::ArrayRef<ReassociationIndices> reassociation, bool strict) {
  llvm::SmallVector<int64_t> sourceStrides, strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(sourceStrides, offset)))
    return failure();
  for (llvm::ArrayRef<int64_t> group : reassociation) {
    if (group.empty())
      return failure();
    // The stride of the innermost dimension of a group becomes the stride of the group. Dimensions of size 1
    // are skipped, since their stride is never used.
    while (group.size() > 1 && type.getDimSize(group.back()) == 1)
      group = group.drop_back();
    bool mayBeOne = type.isDynamicDim(group.back()) && group.size() > 1;
    strides.push_back(mayBeOne ? ShapedType::kDynamic : sourceStrides[group.back()]);
  }
  for (auto [group, last] : llvm::zip(reassociation, strides)) {
    int64_t stride = last;
    for (int64_t index : llvm::reverse(llvm::ArrayRef<int64_t>(group).drop_front())) {
      stride = multiplyKnown(stride, type.getDimSize(index));
      int64_t found = sourceStrides[index - 1];
      bool isKnown = ShapedType::isStatic(stride) && ShapedType::isStatic(found);
      if (strict && !isKnown)
        return failure();
      if (type.getDimSize(index - 1) != 1 && isKnown && stride != found)
        return failure();
    }
  }
  return StridedLayoutAttr::get(type.getContext(), offset, strides);
}

bool CollapseShapeOp::isGuaranteedCollapsible(MemRefType srcType,
                                              llvm::ArrayRef<ReassociationIndices> reassociation) {
  return srcType.getLayout().isIdentity() ||
         succeeded(computeCollapsedLayout(srcType, reassociation, /*strict=*/true));
}

MemRefType CollapseShapeOp::computeCollapsedType(MemRefType srcType,
                                                 llvm::ArrayRef<ReassociationIndices> reassociation) {
  llvm::SmallVector<int64_t> shape;
  for (const ReassociationIndices &group : reassociation)
    shape.push_back(getCollapsedSize(srcType.getShape(), group));
  MemRefLayoutAttrInterface layout;
  if (!srcType.getLayout().isIdentity()) {
    FailureOr<StridedLayoutAttr> computed = computeCollapsedLayout(srcType, reassociation, /*strict=*/false);
    if (failed(computed))
      return {};
    layout = *computed;
  }
  return MemRefType::get(shape, srcType.getElementType(), layout, srcType.getMemorySpace());
}

void CollapseShapeOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value src,
                            llvm::ArrayRef<ReassociationIndices> reassociation,
                            llvm::ArrayRef<NamedAttribute> attrs) {
  state.addAttributes(attrs);
  build(builder, state, resultType, src, getReassociationIndicesAttribute(builder, reassociation));
}

void CollapseShapeOp::build(OpBuilder &builder, OperationState &state, Value src,
                            llvm::ArrayRef<ReassociationIndices> reassociation,
                            llvm::ArrayRef<NamedAttribute> attrs) {
  MemRefType type = computeCollapsedType(llvm::cast<MemRefType>(src.getType()), reassociation);
  assert(type && "collapsed dimensions must be contiguous");
  build(builder, state, Type(type), src, reassociation, attrs);
}

LogicalResult CollapseShapeOp::verify() {
  MemRefType sourceType = getSrcType(), resultType = getResultType();
  int64_t sourceRank = sourceType.getRank(), resultRank = resultType.getRank();
  if (sourceRank < resultRank)
    return emitOpError("has source rank ")
           << sourceRank << " and result rank " << resultRank << ". This is not a collapse (" << sourceRank
           << " < " << resultRank << ").";
  llvm::SmallVector<ReassociationIndices, 4> reassociation = getReassociationIndices();
  if (failed(verifyReassociation(*this, resultType.getShape(), sourceType.getShape(), reassociation)))
    return failure();
  MemRefType expected = computeCollapsedType(sourceType, reassociation);
  if (!expected)
    return emitOpError("invalid source layout map or collapsing non-contiguous dims");
  if (expected != resultType)
    return emitOpError("expected collapsed type to be ") << expected << " but found " << resultType;
  return success();
}

OpFoldResult CollapseShapeOp::fold(FoldAdaptor adaptor) {
  Attribute source = adaptor.getSrc();
  return foldReshapeOp<CollapseShapeOp, ExpandShapeOp>(*this, source);
}

//===----------------------------------------------------------------------===//
// memref.reshape
//===----------------------------------------------------------------------===//

LogicalResult ReshapeOp::verify() {
  auto sourceType = llvm::cast<BaseMemRefType>(getSource().getType()),
       resultType = llvm::cast<BaseMemRefType>(getResult().getType());
  if (sourceType.getElementType() != resultType.getElementType())
    return emitOpError("element types of source and destination memref types should be the same");
  if (hasNonIdentityLayout(sourceType))
    return emitOpError("source memref type should have identity affine map");
  auto ranked = llvm::dyn_cast<MemRefType>(resultType);
  if (!ranked)
    return success();
  if (hasNonIdentityLayout(ranked))
    return emitOpError("result memref type should have identity affine map");
  int64_t length = llvm::cast<MemRefType>(getShape().getType()).getDimSize(0);
  if (ShapedType::isDynamic(length))
    return emitOpError(
        "cannot use shape operand with dynamic length to reshape to statically-ranked memref type");
  if (length != ranked.getRank())
    return emitOpError("length of shape operand differs from the result's memref rank");
  return success();
}

//===----------------------------------------------------------------------===//
// memref.transpose
//===----------------------------------------------------------------------===//

/// Returns \p type with its layout as a canonicalized affine map, so that equivalent layouts compare equal.
static MemRefType withCanonicalMap(MemRefType type) {
  auto map = AffineMapAttr::get(type.getLayout().getAffineMap());
  return MemRefType::get(type.getShape(), type.getElementType(), map, type.getMemorySpace())
      .canonicalizeStridedLayout();
}

/// Returns the type of the transposed memref. \pre The map is a permutation of the dimensions of the type.
static MemRefType inferTransposeType(MemRefType type, AffineMap permutation) {
  auto [sourceStrides, offset] = type.getStridesAndOffset();
  llvm::SmallVector<int64_t> shape, strides;
  for (AffineExpr expr : permutation.getResults()) {
    unsigned dim = llvm::cast<AffineDimExpr>(expr).getPosition();
    shape.push_back(type.getDimSize(dim));
    strides.push_back(sourceStrides[dim]);
  }
  auto layout = StridedLayoutAttr::get(type.getContext(), offset, strides);
  return MemRefType::get(shape, type.getElementType(), layout, type.getMemorySpace());
}

void TransposeOp::build(OpBuilder &builder, OperationState &state, Value in, AffineMapAttr permutation,
                        llvm::ArrayRef<NamedAttribute> attrs) {
  MemRefType type = inferTransposeType(llvm::cast<MemRefType>(in.getType()), permutation.getValue());
  state.addAttributes(attrs);
  build(builder, state, Type(type), in, permutation);
}

ParseResult TransposeOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand in;
  AffineMap permutation;
  if (parser.parseOperand(in) || parser.parseAffineMap(permutation) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  result.addAttribute("permutation", AffineMapAttr::get(permutation));
  Type sourceType, resultType;
  if (parser.parseColonType(sourceType) || parser.resolveOperand(in, sourceType, result.operands) ||
      parser.parseKeywordType("to", resultType))
    return failure();
  result.addTypes(resultType);
  return success();
}

void TransposeOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getIn()) << ' ' << getPermutation();
  printer.printOptionalAttrDict((*this)->getAttrList(), {"permutation"});
  printer << " : ";
  printer.printType(getIn().getType());
  printer << " to ";
  printer.printType(getType());
}

LogicalResult TransposeOp::verify() {
  auto sourceType = llvm::cast<MemRefType>(getIn().getType()), resultType = llvm::cast<MemRefType>(getType());
  if (!getPermutation().isPermutation())
    return emitOpError("expected a permutation map");
  if (getPermutation().getNumDims() != sourceType.getRank())
    return emitOpError("expected a permutation map of same rank as the input");
  MemRefType expected = withCanonicalMap(inferTransposeType(sourceType, getPermutation()));
  if (withCanonicalMap(resultType) == expected)
    return success();
  return emitOpError("result type ") << resultType
                                     << " is not equivalent to the canonical transposed input type "
                                     << expected;
}

OpFoldResult TransposeOp::fold(FoldAdaptor) {
  Value source = getIn();
  if (source.getType() == getType() && getPermutation().isIdentity())
    return source;
  // Compose two consecutive transposes.
  if (auto before = source.getDefiningOp<TransposeOp>()) {
    setPermutation(getPermutation().compose(before.getPermutation()));
    getInMutable().set(before.getIn());
    return Value(getResult());
  }
  return {};
}
