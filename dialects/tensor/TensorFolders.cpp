//===- TensorFolders.cpp - Folders of tensor ops --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/TensorDetail.h"
#include "dialects/utils/ReshapePatterns.h"
#include "runtime/ir/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::tensor;

/// If `source` is a splat constant and `type` has a static shape, returns the splat of that type; else null.
static OpFoldResult resizeSplatTo(Attribute source, Type type) {
  auto splat = llvm::dyn_cast_if_present<DenseElementsAttr>(source);
  auto shaped = llvm::cast<ShapedType>(type);
  if (!splat || !splat.isSplat() || !shaped.hasStaticShape())
    return {};
  return Attribute(splat.resizeSplat(shaped));
}

// A cast to the same type folds to its operand.
OpFoldResult BitcastOp::fold(FoldAdaptor) {
  return getSource().getType() == getType() ? OpFoldResult(Value(getSource())) : OpFoldResult();
}
OpFoldResult CastOp::fold(FoldAdaptor) {
  return getSource().getType() == getType() ? OpFoldResult(Value(getSource())) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// dim, rank
//===----------------------------------------------------------------------===//

/// Returns the operand that determines a dynamic size of `tensor`; null if the producer is unknown.
static Value getOperandOfSize(Value tensor, int64_t dim) {
  if (auto generate = tensor.getDefiningOp<GenerateOp>())
    return generate.getDynamicExtents()[llvm::count(generate.getType().getShape().take_front(dim),
                                                    ShapedType::kDynamic)];
  // A rank-reducing slice renumbers the dimensions, so that it is not folded.
  auto slice = tensor.getDefiningOp<ExtractSliceOp>();
  if (slice && slice.getType().getRank() == slice.getSourceType().getRank())
    return slice.getMixedSizes()[dim].getValue();
  return {};
}

OpFoldResult DimOp::fold(FoldAdaptor adaptor) {
  auto index = llvm::dyn_cast_if_present<IntegerAttr>(adaptor.getIndex());
  auto type = llvm::dyn_cast<RankedTensorType>(getSource().getType());
  if (!index || !type)
    return {};
  int64_t dim = index.getInt();
  if (dim < 0 || dim >= type.getRank())
    return {};
  if (!type.isDynamicDim(dim))
    return Attribute(Builder((*this)->getContext()).getIndexAttr(type.getDimSize(dim)));
  if (Value size = getOperandOfSize(getSource(), dim))
    return size;
  if (auto cast = getSource().getDefiningOp<CastOp>(); canFoldIntoConsumerOp(cast)) {
    // If the source of the cast has a static size, return it directly. Otherwise the op remains, and uses the
    // source of the cast.
    auto from = llvm::cast<RankedTensorType>(cast.getSource().getType());
    if (!from.isDynamicDim(dim))
      return Attribute(Builder((*this)->getContext()).getIndexAttr(from.getDimSize(dim)));
    getSourceMutable().assign(cast.getSource());
    return Value(getResult());
  }
  return {};
}

OpFoldResult RankOp::fold(FoldAdaptor) {
  auto type = llvm::dyn_cast<RankedTensorType>(getTensor().getType());
  return type ? OpFoldResult(Builder((*this)->getContext()).getIndexAttr(type.getRank())) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// extract, insert, from_elements, splat, gather
//===----------------------------------------------------------------------===//

/// Returns the row-major position of an element; nullopt if an index is out of bounds.
static std::optional<uint64_t> getFlatIndex(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> indices) {
  if (shape.size() != indices.size())
    return std::nullopt;
  uint64_t flat = 0;
  for (auto [size, index] : llvm::zip(shape, indices)) {
    if (index < 0 || index >= size)
      return std::nullopt;
    flat = flat * uint64_t(size) + uint64_t(index);
  }
  return flat;
}

OpFoldResult ExtractOp::fold(FoldAdaptor adaptor) {
  Attribute tensor = adaptor.getTensor();
  auto elements = llvm::dyn_cast_if_present<DenseElementsAttr>(tensor);
  if (elements && elements.isSplat())
    return elements.getSplatValue<Attribute>();
  // extract(insert(x, t, indices), indices) → x.
  if (auto insert = getTensor().getDefiningOp<InsertOp>())
    if (insert.getScalar().getType() == getType() && llvm::equal(insert.getIndices(), getIndices()))
      return Value(insert.getScalar());
  llvm::SmallVector<int64_t> indices;
  for (Attribute index : adaptor.getIndices()) {
    auto number = llvm::dyn_cast_if_present<IntegerAttr>(index);
    if (!number)
      return {};
    indices.push_back(number.getInt());
  }
  std::optional<uint64_t> flat =
      getFlatIndex(llvm::cast<ShapedType>(getTensor().getType()).getShape(), indices);
  if (!flat)
    return {};
  if (auto fromElements = getTensor().getDefiningOp<FromElementsOp>())
    return *flat < fromElements.getElements().size() ? OpFoldResult(Value(fromElements.getElements()[*flat]))
                                                     : OpFoldResult();
  // Elements of a resource blob are not copied into attributes.
  auto constant = llvm::dyn_cast_if_present<ElementsAttr>(tensor);
  if (!constant || !llvm::isa<DenseElementsAttr, SparseElementsAttr>(constant) ||
      int64_t(*flat) >= constant.getNumElements())
    return {};
  return constant.getElement(*flat);
}

OpFoldResult InsertOp::fold(FoldAdaptor adaptor) {
  auto dest = llvm::dyn_cast_if_present<DenseElementsAttr>(adaptor.getDest());
  if (dest && dest.isSplat() && adaptor.getScalar() && dest.getSplatValue<Attribute>() == adaptor.getScalar())
    return Attribute(dest);
  return {};
}

OpFoldResult FromElementsOp::fold(FoldAdaptor adaptor) {
  auto type = llvm::cast<RankedTensorType>(getType());
  // A dense constant cannot have vector elements, although MLIR 22 creates such constants.
  if (!llvm::isa<ComplexType>(type.getElementType()) && !type.getElementType().isIntOrIndexOrFloat())
    return {};
  for (Attribute element : adaptor.getElements())
    if (!llvm::isa_and_nonnull<ArrayAttr, IntegerAttr, FloatAttr>(element))
      return {};
  return Attribute(DenseElementsAttr::get(type, adaptor.getElements()));
}

OpFoldResult SplatOp::fold(FoldAdaptor adaptor) {
  Attribute input = adaptor.getInput();
  if (!llvm::isa_and_nonnull<IntegerAttr, FloatAttr>(input) || !getAggregateType().hasStaticShape())
    return {};
  return Attribute(DenseElementsAttr::get(getAggregateType(), llvm::ArrayRef<Attribute>(input)));
}

OpFoldResult GatherOp::fold(FoldAdaptor adaptor) { return resizeSplatTo(adaptor.getSource(), getType()); }

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// True if the elements of `shape` are the sizes of `tensor`: equal constants or results of tensor.dim.
static bool isShapeOf(FromElementsOp shape, Value tensor) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  if (type.getRank() != int64_t(shape.getElements().size()))
    return false;
  for (auto [dim, size] : llvm::enumerate(shape.getElements())) {
    if (std::optional<int64_t> constant = getConstantIntValue(size)) {
      if (*constant != type.getDimSize(dim))
        return false;
      continue;
    }
    auto dimOp = size.getDefiningOp<DimOp>();
    if (!dimOp || dimOp.getSource() != tensor || dimOp.getConstantIndex() != int64_t(dim))
      return false;
  }
  return true;
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (OpFoldResult resized = resizeSplatTo(adaptor.getSource(), getType()))
    return resized;
  // reshape(reshape(x, s1), s2) → reshape(x, s2).
  if (auto before = getSource().getDefiningOp<ReshapeOp>()) {
    getSourceMutable().assign(before.getSource());
    return Value(getResult());
  }
  auto type = llvm::dyn_cast<RankedTensorType>(getSource().getType());
  if (!type || type != getType())
    return {};
  // The number of elements does not change, so a tensor of rank 0 or 1 with an equal type is the same tensor.
  if (type.getRank() <= 1)
    return Value(getSource());
  auto shape = getShape().getDefiningOp<FromElementsOp>();
  return shape && isShapeOf(shape, getSource()) ? OpFoldResult(Value(getSource())) : OpFoldResult();
}

OpFoldResult ExpandShapeOp::fold(FoldAdaptor adaptor) {
  return foldReshapeOp<ExpandShapeOp, CollapseShapeOp>(*this, adaptor.getSrc());
}
OpFoldResult CollapseShapeOp::fold(FoldAdaptor adaptor) {
  return foldReshapeOp<CollapseShapeOp, ExpandShapeOp>(*this, adaptor.getSrc());
}

//===----------------------------------------------------------------------===//
// Slices, pad, concat
//===----------------------------------------------------------------------===//

/// True if a slice op selects the whole tensor of the given shape.
template <typename OpT>
static bool coversShape(OpT op, llvm::ArrayRef<int64_t> shape) {
  llvm::SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  for (auto [size, whole] : llvm::zip(sizes, shape))
    if (!isConstantIntValue(size, whole))
      return false;
  return areAllConstantIntValue(op.getMixedOffsets(), 0) && areAllConstantIntValue(op.getMixedStrides(), 1);
}

/// True if two slice ops have the same offsets, sizes and strides: equal attributes or the same values.
static bool areSameSlices(Operation *first, Operation *second) {
  return detail::sameOffsetsSizesAndStrides(first, second,
                                            [](OpFoldResult a, OpFoldResult b) { return a == b; });
}

OpFoldResult ExtractSliceOp::fold(FoldAdaptor adaptor) {
  if (OpFoldResult resized = resizeSplatTo(adaptor.getSource(), getType()))
    return resized;
  if (getSourceType() == getType() && coversShape(*this, getType().getShape()))
    return Value(getSource());
  // extract_slice(insert_slice(x, t, slice), slice) → x.
  auto insert = getSource().getDefiningOp<InsertSliceOp>();
  if (insert && insert.getSource().getType() == getType() && areSameSlices(insert, *this))
    return Value(insert.getSource());
  return {};
}

OpFoldResult InsertSliceOp::fold(FoldAdaptor) {
  if (getSourceType().hasStaticShape() && getSourceType() == getType() &&
      coversShape(*this, getType().getShape()))
    return Value(getSource());
  // insert_slice(x, insert_slice(y, t, slice), slice) → insert_slice(x, t, slice): y is overwritten.
  auto before = getDest().getDefiningOp<InsertSliceOp>();
  if (before && before.getSource().getType() == getSource().getType() && areSameSlices(before, *this)) {
    getDestMutable().assign(before.getDest());
    return Value(getResult());
  }
  // insert_slice(extract_slice(t, slice), t, slice) → t.
  auto extract = getSource().getDefiningOp<ExtractSliceOp>();
  if (extract && extract.getSource() == getDest() && areSameSlices(extract, *this))
    return Value(getDest());
  if (llvm::any_of(getMixedSizes(), [](OpFoldResult size) { return isZeroInteger(size); }))
    return Value(getDest());
  return {};
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  if (getResultType().hasStaticShape() && getResultType() == getSourceType() && !getNofold())
    return Value(getSource());
  return {};
}

OpFoldResult ConcatOp::fold(FoldAdaptor) {
  if (getInputs().size() == 1 && getInputs().front().getType() == getResultType())
    return Value(getInputs().front());
  return {};
}
