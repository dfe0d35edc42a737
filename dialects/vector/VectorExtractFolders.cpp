//===- VectorExtractFolders.cpp - Folders of vector.extract ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folders and canonicalization patterns that combine vector.extract with the op that defines its source:
// another extract, insert, transpose, broadcast, shuffle, shape_cast, a strided slice, or from_elements.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/VectorFolding.h"
#include "dialects/vector/VectorPositions.h"

using namespace mlir;
using namespace mlir::vector;

static int64_t rankOf(Type type) {
  auto vectorType = llvm::dyn_cast<VectorType>(type);
  return vectorType ? vectorType.getRank() : 0;
}

/// Changes `op` in place so that it extracts from `source` at `position`. Returns its result.
static Value extractFrom(ExtractOp op, Value source, llvm::ArrayRef<int64_t> position) {
  op->setOperand(0, source);
  op.setStaticPosition(position);
  return op.getResult();
}

//===----------------------------------------------------------------------===//
// Extract of a constant, extract of extract
//===----------------------------------------------------------------------===//

static Attribute foldOfConstant(ExtractOp op, Attribute source) {
  auto elements = llvm::dyn_cast_if_present<DenseElementsAttr>(source);
  if (!elements)
    return Attribute();
  auto resultType = llvm::dyn_cast<VectorType>(op.getType());
  if (elements.isSplat()) {
    Attribute element = elements.getElement(0);
    return resultType ? DenseElementsAttr::get(resultType, element) : element;
  }
  if (op.getSourceVectorType().isScalable() || op.hasDynamicPosition())
    return Attribute();
  int64_t start = linearize(op.getStaticPosition(), computeStrides(op.getSourceVectorType().getShape()));
  if (!resultType)
    return elements.getElement(start);
  llvm::SmallVector<Attribute> values;
  for (int64_t i = 0; i != resultType.getNumElements(); ++i)
    values.push_back(elements.getElement(start + i));
  return DenseElementsAttr::get(resultType, values);
}

static Value foldOfExtract(ExtractOp op) {
  ExtractOp first = op;
  llvm::SmallVector<int64_t> position;
  while (true) {
    position.insert(position.begin(), first.getStaticPosition().begin(), first.getStaticPosition().end());
    auto next = first.getSource().getDefiningOp<ExtractOp>();
    if (!next)
      break;
    if (next.hasDynamicPosition())
      return Value();
    first = next;
  }
  return first == op ? Value() : extractFrom(op, first.getSource(), position);
}

//===----------------------------------------------------------------------===//
// Extract of insert and transpose
//===----------------------------------------------------------------------===//

namespace {
/// Walks from the source of an extract upwards through vector.insert and vector.transpose, to find the value
/// that the extract reads. `position` has an entry for each dimension of the current source: the static
/// index, or, for a dimension that is extracted as a whole, a unique negative number that identifies it.
class InsertTransposeChain {
public:
  explicit InsertTransposeChain(ExtractOp op)
      : op(op), extractedRank(op.getNumIndices()), position(op.getStaticPosition()) {
    for (int64_t i = extractedRank; i < op.getSourceVectorType().getRank(); ++i)
      position.push_back(-(i + 1));
    whole.assign(position.begin() + extractedRank, position.end());
  }

  Value fold() {
    Value source = op.getSource();
    while (true) {
      if (auto transpose = source.getDefiningOp<TransposeOp>()) {
        applyTranspose(transpose.getPermutation());
        source = transpose.getVector();
        continue;
      }
      auto insert = source.getDefiningOp<InsertOp>();
      if (!insert)
        return finish(source);
      if (insert.hasDynamicPosition())
        return Value();
      llvm::ArrayRef<int64_t> inserted = insert.getStaticPosition();
      // The extract reads exactly the inserted value.
      if (inserted == llvm::ArrayRef<int64_t>(position).take_front(extractedRank) && isInOrder())
        return insert.getValueToStore();
      // The extract reads a part of the inserted value: drop the leading indices.
      if (inserted.size() <= position.size() &&
          inserted == llvm::ArrayRef<int64_t>(position).take_front(inserted.size())) {
        position.erase(position.begin(), position.begin() + inserted.size());
        extractedRank -= inserted.size();
        return extractedRank < 0 ? Value() : finish(insert.getValueToStore());
      }
      // The extracted and the inserted part may overlap: no fold.
      if (mayOverlap(inserted))
        return Value();
      source = insert.getDest();
    }
  }

private:
  void applyTranspose(llvm::ArrayRef<int64_t> permutation) {
    llvm::SmallVector<int64_t> before(position.size());
    for (auto [i, dim] : llvm::enumerate(permutation))
      before[dim] = position[i];
    position = before;
  }

  /// True if the dimensions that are extracted as a whole are the trailing ones, in their original order.
  bool isInOrder() const {
    return llvm::ArrayRef<int64_t>(position).drop_front(extractedRank) == llvm::ArrayRef(whole);
  }

  bool mayOverlap(llvm::ArrayRef<int64_t> inserted) const {
    for (auto [extracted, other] : llvm::zip(position, inserted))
      if (extracted >= 0 && other >= 0 && extracted != other)
        return false;
    return true;
  }

  Value finish(Value source) {
    if (source == Value(op.getSource()) || !isInOrder() || !llvm::isa<VectorType>(source.getType()))
      return Value();
    return extractFrom(op, source, llvm::ArrayRef<int64_t>(position).take_front(extractedRank));
  }

  ExtractOp op;
  int64_t extractedRank;
  llvm::SmallVector<int64_t> position, whole;
};
} // namespace

//===----------------------------------------------------------------------===//
// Extract of broadcast and shuffle
//===----------------------------------------------------------------------===//

/// Returns the vector or scalar that `vector` replicates: the source of vector.broadcast, or of a
/// vector.shape_cast that is also a valid broadcast (it adds leading dimensions of size 1). Returns null for
/// other ops.
static Value getRepeated(Value vector) {
  if (auto broadcast = vector.getDefiningOp<BroadcastOp>())
    return broadcast.getSource();
  auto cast = vector.getDefiningOp<ShapeCastOp>();
  return cast && isBroadcastableTo(cast.getSourceVectorType(), cast.getResultVectorType()) ==
                     BroadcastableToResult::Success
             ? Value(cast.getSource())
             : Value();
}

static Value foldOfBroadcast(ExtractOp op) {
  Value source = getRepeated(op.getSource());
  if (!source)
    return Value();
  auto sourceType = llvm::dyn_cast<VectorType>(source.getType());
  int64_t sourceRank = rankOf(source.getType()), resultRank = rankOf(op.getType());
  if (sourceRank == 0 && source.getType() == op.getType())
    return source;
  if (!sourceType || resultRank > sourceRank)
    return Value();
  // The extracted dimensions must have the same sizes in the source of the broadcast.
  auto resultType = llvm::dyn_cast<VectorType>(op.getType());
  if (resultType && resultType.getShape() != sourceType.getShape().take_back(resultRank))
    return Value();
  int64_t lead = op.getSourceVectorType().getRank() - sourceRank;
  llvm::SmallVector<OpFoldResult> position = op.getMixedPosition();
  for (int64_t i = lead, e = position.size(); i < e; ++i)
    if (sourceType.getDimSize(i - lead) == 1 && !sourceType.getScalableDims()[i - lead])
      position[i] = Builder(op.getContext()).getIndexAttr(0);
  // Drop the indices of leading dimensions, which the source of the broadcast does not have.
  position.erase(position.begin(), position.end() - (sourceRank - resultRank));
  llvm::SmallVector<int64_t> staticPosition;
  llvm::SmallVector<Value> operands = {source};
  dispatchIndexOpFoldResults(position, operands, staticPosition);
  op->setOperands(operands);
  op.setStaticPosition(staticPosition);
  return op.getResult();
}

static Value foldOfShuffle(ExtractOp op) {
  auto shuffle = op.getSource().getDefiningOp<ShuffleOp>();
  if (!shuffle || shuffle.getResultVectorType().getRank() != 1 || shuffle.getV1VectorType().getRank() != 1 ||
      op.getNumIndices() != 1)
    return Value();
  int64_t size = shuffle.getV1VectorType().getDimSize(0), row = shuffle.getMask()[op.getStaticPosition()[0]];
  if (row < size)
    return extractFrom(op, shuffle.getV1(), row);
  return extractFrom(op, shuffle.getV2(), row - size);
}

//===----------------------------------------------------------------------===//
// Extract of shape_cast, strided slices and from_elements
//===----------------------------------------------------------------------===//

/// extract(shape_cast(x)) → extract(x) at the position with the same linear index. Requires that the
/// extracted trailing dimensions are the same in both types.
static Value foldOfShapeCast(ExtractOp op) {
  auto cast = op.getSource().getDefiningOp<ShapeCastOp>();
  if (!cast)
    return Value();
  VectorType sourceType = cast.getSourceVectorType();
  auto resultType = llvm::dyn_cast<VectorType>(op.getType());
  int64_t resultRank = rankOf(op.getType());
  if (resultRank > sourceType.getRank() || !canCountElements(sourceType))
    return Value();
  if (resultType && sourceType.getShape().take_back(resultRank) != resultType.getShape())
    return Value();
  llvm::ArrayRef<int64_t> castShape = op.getSourceVectorType().getShape().drop_back(resultRank);
  int64_t linearIndex = linearize(op.getStaticPosition(), computeStrides(castShape));
  return extractFrom(op, cast.getSource(),
                     delinearize(linearIndex, computeStrides(sourceType.getShape().drop_back(resultRank))));
}

static Value foldOfSlice(ExtractOp op) {
  auto slice = op.getSource().getDefiningOp<ExtractStridedSliceOp>();
  if (!slice || slice.hasNonUnitStrides())
    return Value();
  llvm::SmallVector<int64_t> offsets;
  slice.getOffsets(offsets);
  // Drop trailing offsets of dimensions that the slice takes as a whole.
  while (!offsets.empty() && offsets.back() == 0 &&
         slice.getResultVectorType().getDimSize(offsets.size() - 1) ==
             slice.getSourceVectorType().getDimSize(offsets.size() - 1))
    offsets.pop_back();
  if (rankOf(op.getType()) > slice.getSourceVectorType().getRank() - static_cast<int64_t>(offsets.size()))
    return Value();
  llvm::SmallVector<int64_t> position(op.getStaticPosition());
  for (auto [index, offset] : llvm::zip(position, offsets))
    index += offset;
  return extractFrom(op, slice.getSource(), position);
}

/// Walks up a chain of vector.insert_strided_slice. If the extracted part lies inside the inserted slice,
/// extracts from that slice; if it lies outside, continues with the destination.
static Value foldOfInsertedSlices(ExtractOp op) {
  int64_t resultRank = rankOf(op.getType());
  for (auto insert = op.getSource().getDefiningOp<InsertStridedSliceOp>(); insert;
       insert = insert.getDest().getDefiningOp<InsertStridedSliceOp>()) {
    VectorType part = insert.getSourceVectorType(), dest = insert.getDestVectorType();
    int64_t lead = dest.getRank() - part.getRank();
    if (resultRank > part.getRank() || insert.hasNonUnitStrides())
      return Value();
    llvm::SmallVector<int64_t> offsets = extractFromIntegerArrayAttr<int64_t>(insert.getOffsetsAttr()),
                               inPart;
    bool isInside = true;
    for (auto [dim, index] : llvm::enumerate(op.getStaticPosition())) {
      int64_t size = static_cast<int64_t>(dim) < lead ? 1 : part.getDimSize(dim - lead);
      isInside &= index >= offsets[dim] && index - offsets[dim] < size;
      if (static_cast<int64_t>(dim) >= lead)
        inPart.push_back(index - offsets[dim]);
    }
    if (!isInside)
      continue;
    if (part.getShape().take_back(resultRank) != dest.getShape().take_back(resultRank))
      return Value();
    return extractFrom(op, insert.getValueToStore(), inPart);
  }
  return Value();
}

static Value foldOfElements(ExtractOp op) {
  auto elements = op.getSource().getDefiningOp<FromElementsOp>();
  if (!elements || llvm::isa<VectorType>(op.getType()))
    return Value();
  return elements
      .getElements()[linearize(op.getStaticPosition(), computeStrides(op.getSourceVectorType().getShape()))];
}

OpFoldResult ExtractOp::fold(FoldAdaptor adaptor) {
  if (getNumIndices() == 0 && Value(getSource()).getType() == getType())
    return Value(getSource());
  if (isPoison(adaptor.getSource()))
    return ub::PoisonAttr::get(getContext());
  bool changed = foldKnownPosition(*this, adaptor.getDynamicPosition(), getSourceVectorType(), 1);
  if (llvm::is_contained(getStaticPosition(), kPoisonIndex))
    return ub::PoisonAttr::get(getContext());
  if (Attribute constant = foldOfConstant(*this, adaptor.getSource()))
    return constant;
  // With a dynamic position, only extracts from splats can be folded.
  if (!hasDynamicPosition()) {
    if (Value value = foldOfExtract(*this))
      return value;
    if (Value value = InsertTransposeChain(*this).fold())
      return value;
  }
  if (Value value = foldOfBroadcast(*this))
    return value;
  if (!hasDynamicPosition())
    for (auto foldOf : {foldOfShuffle, foldOfShapeCast, foldOfSlice, foldOfInsertedSlices, foldOfElements})
      if (Value value = foldOf(*this))
        return value;
  return changed ? OpFoldResult(Value(getResult())) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
struct ExtractOfBroadcast : OpRewritePattern<ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractOp op, PatternRewriter &rewriter) const override {
    Value repeated = getRepeated(op.getSource());
    auto type = llvm::dyn_cast<VectorType>(op.getType());
    if (!repeated || !type || isBroadcastableTo(repeated.getType(), type) != BroadcastableToResult::Success)
      return failure();
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, type, repeated);
    return success();
  }
};

/// Replaces an extract of a vector.create_mask along its leading dimensions: by a constant false if an index
/// is not less than the bound of its dimension, and by a create_mask of the remaining dimensions if all
/// indices are less than their bounds.
struct ExtractOfCreateMask : OpRewritePattern<ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractOp op, PatternRewriter &rewriter) const override {
    auto mask = op.getSource().getDefiningOp<CreateMaskOp>();
    auto type = llvm::dyn_cast<VectorType>(op.getType());
    if (!mask || !type)
      return failure();
    bool isUnknown = false, isClear = getMaskFormat(mask->getResult(0)) == MaskFormat::AllFalse;
    for (auto [dim, index] : llvm::enumerate(op.getStaticPosition())) {
      std::optional<int64_t> bound = getConstantIntValue(Value(mask.getOperands()[dim]));
      if (!bound)
        isUnknown = true;
      else if (!ShapedType::isDynamic(index))
        isClear |= index >= *bound;
      else if (*bound < mask.getVectorType().getDimSize(dim))
        isUnknown = true;
    }
    if (isClear)
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(
          op, llvm::cast<TypedAttr>(Attribute(DenseElementsAttr::get(type, false))));
    else if (!isUnknown)
      rewriter.replaceOpWithNewOp<CreateMaskOp>(
          op, Type(type), ValueRange(mask.getOperands().drop_front(op.getNumIndices())));
    else
      return failure();
    return success();
  }
};

/// extract(shape_cast(x)) → shape_cast(x) if the extract takes all elements.
struct ExtractOfShapeCast : OpRewritePattern<ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getSource().getDefiningOp<ShapeCastOp>();
    auto type = llvm::dyn_cast<VectorType>(op.getType());
    if (!cast || !type || cast.getSourceVectorType().getNumElements() != type.getNumElements())
      return failure();
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, type, cast.getSource());
    return success();
  }
};

struct ExtractOfElements : OpRewritePattern<ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractOp op, PatternRewriter &rewriter) const override {
    auto elements = op.getSource().getDefiningOp<FromElementsOp>();
    auto type = llvm::dyn_cast<VectorType>(op.getType());
    if (!elements || !type || op.hasDynamicPosition())
      return failure();
    int64_t start = linearize(op.getStaticPosition(), computeStrides(op.getSourceVectorType().getShape()));
    rewriter.replaceOpWithNewOp<FromElementsOp>(
        op, Type(type), ValueRange(elements.getElements().slice(start, type.getNumElements())));
    return success();
  }
};
} // namespace

void ExtractOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ExtractOfBroadcast, ExtractOfCreateMask, ExtractOfShapeCast, ExtractOfElements>(context);
}
