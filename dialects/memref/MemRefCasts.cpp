//===- MemRefCasts.cpp - Queries and casts --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that query parts of a memref (dim, rank, extract_strided_metadata), and casts that change only the
// memref type.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/utils/ShapedDimRange.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref;

//===----------------------------------------------------------------------===//
// memref.cast
//===----------------------------------------------------------------------===//

/// True if the lists have the same length and each pair of entries is equal or has a dynamic entry.
static bool mayBeSame(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
           auto [x, y] = pair;
           return x == y || ShapedType::isDynamic(x) || ShapedType::isDynamic(y);
         });
}

static bool mayBeSameMemRef(MemRefType a, MemRefType b) {
  if (a.getElementType() != b.getElementType() || a.getMemorySpace() != b.getMemorySpace())
    return false;
  if (a.getLayout() != b.getLayout()) {
    llvm::SmallVector<int64_t> aStrides, bStrides;
    int64_t aOffset, bOffset;
    if (failed(a.getStridesAndOffset(aStrides, aOffset)) ||
        failed(b.getStridesAndOffset(bStrides, bOffset)) || !mayBeSame(aStrides, bStrides) ||
        !mayBeSame(aOffset, bOffset))
      return false;
  }
  return mayBeSame(a.getShape(), b.getShape());
}

bool CastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return false;
  auto a = llvm::dyn_cast<MemRefType>(inputs.front()), b = llvm::dyn_cast<MemRefType>(outputs.front());
  if (a && b)
    return mayBeSameMemRef(a, b);
  // A cast between a ranked and an unranked memref: only element type and memory space must agree.
  auto first = llvm::dyn_cast<BaseMemRefType>(inputs.front()),
       second = llvm::dyn_cast<BaseMemRefType>(outputs.front());
  return first && second && (a || b) && first.getElementType() == second.getElementType() &&
         first.getMemorySpace() == second.getMemorySpace();
}

bool CastOp::canFoldIntoConsumerOp(CastOp castOp) {
  auto source = llvm::dyn_cast<MemRefType>(castOp.getSource().getType());
  auto result = llvm::dyn_cast<MemRefType>(castOp.getDest().getType());
  if (!source || !result || source.getElementType() != result.getElementType() ||
      source.getRank() != result.getRank())
    return false;
  // The cast can be folded only if it adds no static information: offset, strides and sizes that are dynamic
  // in the source must be dynamic in the result.
  auto addsInformation = [](int64_t before, int64_t after) {
    return ShapedType::isDynamic(before) && ShapedType::isStatic(after);
  };
  for (auto [before, after] : llvm::zip(source.getShape(), result.getShape()))
    if (addsInformation(before, after))
      return false;
  llvm::SmallVector<int64_t> sourceStrides, resultStrides;
  int64_t sourceOffset, resultOffset;
  if (failed(source.getStridesAndOffset(sourceStrides, sourceOffset)) ||
      failed(result.getStridesAndOffset(resultStrides, resultOffset)) ||
      addsInformation(sourceOffset, resultOffset))
    return false;
  return llvm::none_of(llvm::zip(sourceStrides, resultStrides),
                       [&](auto pair) { return addsInformation(std::get<0>(pair), std::get<1>(pair)); });
}

OpFoldResult CastOp::fold(FoldAdaptor) {
  if (getSource().getType() == getDest().getType())
    return Value(getSource());
  if (succeeded(foldMemRefCast(*this)))
    return Value(getDest());
  return {};
}

//===----------------------------------------------------------------------===//
// memref.memory_space_cast
//===----------------------------------------------------------------------===//

bool MemorySpaceCastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return false;
  if (auto a = llvm::dyn_cast<MemRefType>(inputs.front()))
    if (auto b = llvm::dyn_cast<MemRefType>(outputs.front()))
      return a.getElementType() == b.getElementType() && a.getShape() == b.getShape() &&
             a.getLayout() == b.getLayout();
  auto a = llvm::dyn_cast<UnrankedMemRefType>(inputs.front()),
       b = llvm::dyn_cast<UnrankedMemRefType>(outputs.front());
  return a && b && a.getElementType() == b.getElementType();
}

OpFoldResult MemorySpaceCastOp::fold(FoldAdaptor) {
  if (getSource().getType() == getDest().getType())
    return Value(getSource());
  auto before = getSource().getDefiningOp<MemorySpaceCastOp>();
  if (!before)
    return {};
  getSourceMutable().set(before.getSource());
  return Value(getDest());
}

TypedValue<PtrLikeTypeInterface> MemorySpaceCastOp::getSourcePtr() {
  return TypedValue<PtrLikeTypeInterface>(Value(getSource()).getImpl());
}
TypedValue<PtrLikeTypeInterface> MemorySpaceCastOp::getTargetPtr() {
  return TypedValue<PtrLikeTypeInterface>(Value(getDest()).getImpl());
}
bool MemorySpaceCastOp::isValidMemorySpaceCast(PtrLikeTypeInterface tgt, PtrLikeTypeInterface src) {
  return llvm::isa<BaseMemRefType>(tgt) && llvm::isa<BaseMemRefType>(src) &&
         areCastCompatible(TypeRange({Type(src)}), TypeRange({Type(tgt)}));
}
MemorySpaceCastOpInterface MemorySpaceCastOp::cloneMemorySpaceCastOp(OpBuilder &builder,
                                                                     PtrLikeTypeInterface tgt,
                                                                     TypedValue<PtrLikeTypeInterface> src) {
  return MemorySpaceCastOpInterface(
      MemorySpaceCastOp::create(builder, getLoc(), Type(tgt), Value(src)).getOperation());
}
bool MemorySpaceCastOp::isSourcePromotable() {
  return !llvm::cast<PtrLikeTypeInterface>(getDest().getType()).getMemorySpace();
}

//===----------------------------------------------------------------------===//
// memref.assume_alignment and memref.distinct_objects
//===----------------------------------------------------------------------===//

LogicalResult AssumeAlignmentOp::verify() {
  if (!llvm::isPowerOf2_32(getAlignment()))
    return emitOpError("alignment must be power of 2");
  return success();
}

OpFoldResult AssumeAlignmentOp::fold(FoldAdaptor) {
  auto before = getMemref().getDefiningOp<AssumeAlignmentOp>();
  return before && before.getAlignment() == getAlignment() ? Value(getMemref()) : Value();
}

FailureOr<OpFoldResult> AssumeAlignmentOp::reifyDimOfResult(OpBuilder &builder, int /*resultIndex*/,
                                                            int dim) {
  return getMixedSize(builder, getLoc(), getMemref(), dim);
}

LogicalResult DistinctObjectsOp::verify() {
  if ((*this)->getOperandTypes() != (*this)->getResultTypes())
    return emitOpError("operand types and result types must match");
  if ((*this)->getNumOperands() == 0)
    return emitOpError("expected at least one operand");
  return success();
}

LogicalResult DistinctObjectsOp::inferReturnTypes(MLIRContext *, std::optional<Location>, ValueRange operands,
                                                  DictionaryAttr, OpaqueProperties, RegionRange,
                                                  llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  llvm::append_range(inferredReturnTypes, operands.getTypes());
  return success();
}

//===----------------------------------------------------------------------===//
// memref.dim and memref.rank
//===----------------------------------------------------------------------===//

void DimOp::build(OpBuilder &builder, OperationState &state, Value source, int64_t index) {
  Location loc = state.location.materialize(state.getContext());
  build(builder, state, source, makeIndex(builder, loc, index));
}

std::optional<int64_t> DimOp::getConstantIndex() { return getConstantIntValue(getIndex()); }

/// Returns true if \p index is constant and in bounds of a ranked \p source.
static bool isKnownInBounds(Value source, std::optional<int64_t> index) {
  auto type = llvm::dyn_cast<MemRefType>(source.getType());
  return type && index && *index >= 0 && *index < type.getRank();
}

Speculation::Speculatability DimOp::getSpeculatability() {
  // memref.dim with an index out of bounds is undefined behavior, so only an index known to be in bounds is
  // speculatable.
  return isKnownInBounds(getSource(), getConstantIndex()) ? Speculation::Speculatable
                                                          : Speculation::NotSpeculatable;
}

void DimOp::inferResultRangesFromOptional(llvm::ArrayRef<IntegerValueRange> argRanges,
                                          SetIntLatticeFn setResultRange) {
  setResultRange(getResult(), intrange::inferShapedDimOpInterface(
                                  llvm::cast<ShapedDimOpInterface>(getOperation()), argRanges[1]));
}

/// Returns the operand that specifies the dynamic size \p index of \p source, if its defining op has one;
/// otherwise null.
static Value findSizeOperand(Value source, MemRefType type, unsigned index) {
  Operation *op = source.getDefiningOp();
  if (!op)
    return {};
  unsigned position = type.getDynamicDimIndex(index);
  if (auto alloc = llvm::dyn_cast<AllocOp>(op))
    return alloc.getDynamicSizes()[position];
  if (auto alloca = llvm::dyn_cast<AllocaOp>(op))
    return alloca.getDynamicSizes()[position];
  if (auto view = llvm::dyn_cast<ViewOp>(op))
    return view.getDynamicSizes()[position];
  if (auto subview = llvm::dyn_cast<SubViewOp>(op)) {
    llvm::SmallBitVector dropped = subview.getDroppedDims();
    unsigned sourceIndex = 0;
    for (unsigned left = index, rank = dropped.size(); sourceIndex < rank; ++sourceIndex) {
      if (dropped.test(sourceIndex))
        continue;
      if (left-- == 0)
        break;
    }
    return subview.getDynamicSize(sourceIndex);
  }
  return {};
}

OpFoldResult DimOp::fold(FoldAdaptor adaptor) {
  std::optional<int64_t> index;
  if (auto attr = llvm::dyn_cast_if_present<IntegerAttr>(adaptor.getIndex()))
    index = attr.getInt();
  if (!isKnownInBounds(getSource(), index))
    return {};
  auto type = llvm::cast<MemRefType>(getSource().getType());
  int64_t number = *index;
  if (!type.isDynamicDim(number))
    return Builder(getContext()).getIndexAttr(type.getDimSize(number));
  if (Value size = findSizeOperand(getSource(), type, number))
    return size;
  // If the source of a cast has a static size, return it directly. Otherwise the op remains, and uses the
  // source of the cast.
  if (auto cast = getSource().getDefiningOp<CastOp>())
    if (auto from = llvm::dyn_cast<MemRefType>(cast.getSource().getType());
        from && !from.isDynamicDim(number))
      return Builder(getContext()).getIndexAttr(from.getDimSize(number));
  if (succeeded(foldMemRefCast(*this)))
    return Value(getResult());
  return {};
}

namespace {
/// Replaces the dim of a memref.reshape by a load from the shape operand of the reshape.
struct DimOfMemRefReshape : OpRewritePattern<DimOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DimOp op, PatternRewriter &rewriter) const override {
    auto reshape = op.getSource().getDefiningOp<ReshapeOp>();
    Value index = op.getIndex();
    if (!reshape || !isKnownToDominate(index, reshape, op))
      return rewriter.notifyMatchFailure(op, "no memref.reshape that the index is known to dominate");
    // Insert the load directly after the reshape: later ops may change the contents of the shape memref.
    rewriter.setInsertionPointAfter(reshape);
    Value size = rewriter.create<LoadOp>(op.getLoc(), reshape.getShape(), ValueRange(index));
    if (size.getType() != op.getResult().getType())
      size = rewriter.create<arith::IndexCastOp>(op.getLoc(), op.getResult().getType(), size);
    rewriter.replaceOp(op, size);
    return success();
  }

private:
  /// Returns true if \p index, which dominates \p dim, also dominates \p reshape. Only cases that need no
  /// dominance analysis are accepted.
  static bool isKnownToDominate(Value index, Operation *reshape, Operation *dim) {
    Block *block = reshape->getBlock();
    if (index.getParentBlock() != block)
      return dim->getBlock() == block ||
             index.getParentRegion()->isProperAncestor(reshape->getParentRegion());
    Operation *definition = index.getDefiningOp();
    return !definition || !reshape->isBeforeInBlock(definition);
  }
};
} // namespace

void DimOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<DimOfMemRefReshape>(context);
}

OpFoldResult RankOp::fold(FoldAdaptor) {
  auto type = llvm::dyn_cast<MemRefType>(getMemref().getType());
  if (!type)
    return {};
  return Builder(getContext()).getIndexAttr(type.getRank());
}

//===----------------------------------------------------------------------===//
// memref.extract_strided_metadata
//===----------------------------------------------------------------------===//

LogicalResult ExtractStridedMetadataOp::inferReturnTypes(MLIRContext *context, std::optional<Location>,
                                                         Adaptor adaptor,
                                                         llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  auto sourceType = llvm::dyn_cast<MemRefType>(Value(adaptor.getSource()).getType());
  if (!sourceType)
    return failure();
  inferredReturnTypes.push_back(MemRefType::get({}, sourceType.getElementType(), MemRefLayoutAttrInterface(),
                                                sourceType.getMemorySpace()));
  // Result types: one offset, then one size and one stride per dimension of the source.
  inferredReturnTypes.append(1 + 2 * sourceType.getRank(), IndexType::get(context));
  return success();
}

llvm::SmallVector<OpFoldResult> ExtractStridedMetadataOp::getConstifiedMixedSizes() {
  return constify(getAsOpFoldResult(ValueRange(getSizes())),
                  llvm::cast<MemRefType>(getSource().getType()).getShape());
}
llvm::SmallVector<OpFoldResult> ExtractStridedMetadataOp::getConstifiedMixedStrides() {
  return constify(getAsOpFoldResult(ValueRange(getStrides())),
                  llvm::cast<MemRefType>(getSource().getType()).getStridesAndOffset().first);
}
OpFoldResult ExtractStridedMetadataOp::getConstifiedMixedOffset() {
  return constify(getAsOpFoldResult(Value(getOffset())),
                  llvm::cast<MemRefType>(getSource().getType()).getStridesAndOffset().second)
      .front();
}

LogicalResult ExtractStridedMetadataOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  OpBuilder builder(getOperation());
  bool changed = false;
  auto replace = [&](Value result, OpFoldResult known) {
    auto number = llvm::dyn_cast_if_present<Attribute>(known);
    if (!number || result.use_empty())
      return;
    result.replaceAllUsesWith(makeIndex(builder, getLoc(), llvm::cast<IntegerAttr>(number).getInt()));
    changed = true;
  };
  replace(getOffset(), getConstifiedMixedOffset());
  for (auto [size, known] : llvm::zip(getSizes(), getConstifiedMixedSizes()))
    replace(size, known);
  for (auto [stride, known] : llvm::zip(getStrides(), getConstifiedMixedStrides()))
    replace(stride, known);
  // The cast can be skipped now: constants replaced all results that its static information determines.
  return success(succeeded(foldMemRefCast(*this)) || changed);
}
