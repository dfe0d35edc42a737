//===- ShapeFolders.cpp - Folders -----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Constant sizes are index attributes and constant shapes are dense elements attributes, independent of the
// type of the value. Ops that are known to fail are not folded: the error is raised at run time.
//
//===----------------------------------------------------------------------===//

#include "dialects/shape/Shape.h"
#include "dialects/ub/UB.h"
#include "runtime/ir/Broadcast.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::shape;

using Sizes = llvm::SmallVector<int64_t>;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Returns the attribute of a constant size.
static OpFoldResult makeSize(MLIRContext *context, const llvm::APInt &value) {
  return Attribute(IntegerAttr::get(IndexType::get(context), value));
}
static OpFoldResult makeSize(MLIRContext *context, int64_t value) {
  return Attribute(Builder(context).getIndexAttr(value));
}

/// Returns the sizes of a constant shape; nullopt if the attribute is not a constant shape.
static std::optional<Sizes> getSizes(Attribute attr) {
  auto elements = llvm::dyn_cast_or_null<DenseIntElementsAttr>(attr);
  if (!elements)
    return std::nullopt;
  Sizes sizes;
  for (int64_t i = 0, e = elements.getNumElements(); i != e; ++i)
    sizes.push_back(elements.getIntElement(i).getSExtValue());
  return sizes;
}

/// Returns the attribute of a constant shape of the given type; null if the type has another or a dynamic
/// number of sizes.
static Attribute makeShape(Type type, llvm::ArrayRef<int64_t> sizes) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!llvm::isa<ShapeType>(type) &&
      (!tensor || tensor.getRank() != 1 || tensor.getDimSize(0) != static_cast<int64_t>(sizes.size())))
    return {};
  return Builder(type.getContext()).getIndexTensorAttr(sizes);
}

/// Returns the value of a constant dimension number; nullopt unless 0 <= number < count.
static std::optional<int64_t> getDimension(Attribute attr, int64_t count) {
  auto number = llvm::dyn_cast_or_null<IntegerAttr>(attr);
  if (!number || number.getValue().isNegative() || number.getValue().uge(count))
    return std::nullopt;
  return number.getValue().getSExtValue();
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  for (Attribute operand : {adaptor.getLhs(), adaptor.getRhs()})
    if (llvm::isa_and_nonnull<ub::PoisonAttr>(operand))
      return operand;
  auto lhs = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getLhs());
  auto rhs = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getRhs());
  // As in MLIR, x + 0 is folded only if the 0 has type index, which cannot hold an error.
  if (rhs && rhs.getValue().isZero() && getRhs().getType().isIndex() &&
      getLhs().getType() == getResult().getType())
    return getLhs();
  if (!lhs || !rhs)
    return {};
  return makeSize(getContext(), lhs.getValue() + rhs.getValue());
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  auto lhs = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getLhs());
  auto rhs = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getRhs());
  if (!lhs || !rhs)
    return {};
  return makeSize(getContext(), lhs.getValue() * rhs.getValue());
}

OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  auto lhs = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getLhs());
  auto rhs = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getRhs());
  if (!lhs || !rhs || rhs.getValue().isZero())
    return {};
  llvm::APInt quotient, remainder;
  llvm::APInt::sdivrem(lhs.getValue(), rhs.getValue(), quotient, remainder);
  // The quotient is rounded toward negative infinity.
  if (quotient.isNegative() && !remainder.isZero())
    quotient -= 1;
  return makeSize(getContext(), quotient);
}

/// Folds max(x, x) and min(x, x) to x.
static OpFoldResult foldToItself(Value lhs, Value rhs, Type type) {
  return lhs == rhs && lhs.getType() == type ? OpFoldResult(lhs) : OpFoldResult();
}
OpFoldResult MaxOp::fold(FoldAdaptor) { return foldToItself(getLhs(), getRhs(), getResult().getType()); }
OpFoldResult MinOp::fold(FoldAdaptor) { return foldToItself(getLhs(), getRhs(), getResult().getType()); }

OpFoldResult SizeToIndexOp::fold(FoldAdaptor adaptor) {
  if (Attribute size = adaptor.getArg())
    return size;
  if (getArg().getType().isIndex())
    return getArg();
  if (auto cast = getArg().getDefiningOp<IndexToSizeOp>())
    return cast.getArg();
  return {};
}

OpFoldResult IndexToSizeOp::fold(FoldAdaptor adaptor) {
  if (Attribute index = adaptor.getArg())
    return index;
  auto cast = getArg().getDefiningOp<SizeToIndexOp>();
  if (cast && llvm::isa<SizeType>(cast.getArg().getType()))
    return cast.getArg();
  return {};
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

OpFoldResult ShapeOfOp::fold(FoldAdaptor) {
  auto type = llvm::dyn_cast<ShapedType>(getArg().getType());
  if (!type || !type.hasStaticShape())
    return {};
  // The number of sizes of the constant must match the result type. MLIR inserts a tensor.cast instead.
  auto extents = llvm::dyn_cast<RankedTensorType>(getResult().getType());
  if (extents && extents.getDimSize(0) != type.getRank())
    return {};
  return Attribute(Builder(getContext()).getIndexTensorAttr(type.getShape()));
}

OpFoldResult FromExtentsOp::fold(FoldAdaptor adaptor) {
  Sizes sizes;
  for (Attribute each : adaptor.getExtents()) {
    auto size = llvm::dyn_cast_or_null<IntegerAttr>(each);
    if (!size)
      return {};
    sizes.push_back(size.getValue().getSExtValue());
  }
  return makeShape(getShape().getType(), sizes);
}

OpFoldResult ToExtentTensorOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getResult().getType())
    return getInput();
  std::optional<Sizes> sizes = getSizes(adaptor.getInput());
  return sizes ? OpFoldResult(makeShape(getResult().getType(), *sizes)) : OpFoldResult();
}

OpFoldResult ConcatOp::fold(FoldAdaptor adaptor) {
  std::optional<Sizes> lhs = getSizes(adaptor.getLhs()), rhs = getSizes(adaptor.getRhs());
  if (!lhs || !rhs)
    return {};
  lhs->append(rhs->begin(), rhs->end());
  return makeShape(getResult().getType(), *lhs);
}

LogicalResult SplitAtOp::fold(FoldAdaptor adaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  std::optional<Sizes> sizes = getSizes(adaptor.getOperand());
  auto index = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getIndex());
  if (!sizes || !index)
    return failure();
  int64_t rank = sizes->size(), place = index.getValue().getSExtValue();
  if (place < -rank || place > rank)
    return failure();
  if (place < 0)
    place += rank;
  llvm::ArrayRef<int64_t> all = *sizes;
  Attribute head = makeShape(getHead().getType(), all.take_front(place));
  Attribute tail = makeShape(getTail().getType(), all.drop_front(place));
  if (!head || !tail)
    return failure();
  results.push_back(head);
  results.push_back(tail);
  return success();
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  if (getShapes().size() == 1)
    return getShapes().front().getType() == getResult().getType() ? OpFoldResult(Value(getShapes().front()))
                                                                  : OpFoldResult();
  // Constant shapes are broadcast one after the other.
  Sizes result;
  for (Attribute shape : adaptor.getShapes()) {
    std::optional<Sizes> sizes = getSizes(shape);
    Sizes previous = result;
    if (!sizes || !OpTrait::util::getBroadcastedShape(previous, *sizes, result))
      return {};
  }
  return makeShape(getResult().getType(), result);
}

OpFoldResult AnyOp::fold(FoldAdaptor adaptor) {
  // Only the last operand can be constant alone: the folding driver moves constant operands of commutative
  // ops to the end.
  if (adaptor.getInputs().empty())
    return {};
  std::optional<Sizes> sizes = getSizes(adaptor.getInputs().back());
  return sizes ? OpFoldResult(makeShape(getResult().getType(), *sizes)) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Queries of shapes
//===----------------------------------------------------------------------===//

OpFoldResult GetExtentOp::fold(FoldAdaptor adaptor) {
  std::optional<Sizes> sizes = getSizes(adaptor.getShape());
  if (!sizes)
    return {};
  std::optional<int64_t> dim = getDimension(adaptor.getDim(), sizes->size());
  return dim ? makeSize(getContext(), (*sizes)[*dim]) : OpFoldResult();
}

OpFoldResult DimOp::fold(FoldAdaptor adaptor) {
  auto type = llvm::dyn_cast<ShapedType>(getValue().getType());
  if (!type || !type.hasRank())
    return {};
  std::optional<int64_t> dim = getDimension(adaptor.getIndex(), type.getRank());
  if (!dim || ShapedType::isDynamic(type.getDimSize(*dim)))
    return {};
  return makeSize(getContext(), type.getDimSize(*dim));
}

OpFoldResult RankOp::fold(FoldAdaptor adaptor) {
  if (std::optional<Sizes> sizes = getSizes(adaptor.getShape()))
    return makeSize(getContext(), sizes->size());
  auto shapeOf = getShape().getDefiningOp<ShapeOfOp>();
  auto type = shapeOf ? llvm::dyn_cast<RankedTensorType>(shapeOf.getArg().getType()) : RankedTensorType();
  return type ? makeSize(getContext(), type.getRank()) : OpFoldResult();
}

OpFoldResult NumElementsOp::fold(FoldAdaptor adaptor) {
  std::optional<Sizes> sizes = getSizes(adaptor.getShape());
  if (!sizes)
    return {};
  llvm::APInt product(64, 1);
  for (int64_t size : *sizes)
    product *= llvm::APInt(64, static_cast<uint64_t>(size));
  return makeSize(getContext(), product);
}

OpFoldResult ShapeEqOp::fold(FoldAdaptor adaptor) {
  llvm::ArrayRef<Attribute> shapes = adaptor.getShapes();
  if (llvm::is_contained(shapes, Attribute()))
    return {};
  bool areEqual = llvm::all_of(shapes, [&](Attribute shape) { return shape == shapes.front(); });
  return Attribute(BoolAttr::get(getContext(), areEqual));
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

static OpFoldResult makeTrue(MLIRContext *context) { return Attribute(BoolAttr::get(context, true)); }

static bool areAllSame(OperandRange values) {
  return llvm::all_of(values, [&](Value value) { return value == values.front(); });
}

/// True if at most one shape has a rank other than 0; shapes of rank 0 are compatible with every shape.
static bool hasAtMostOneNonScalar(llvm::ArrayRef<Attribute> shapes) {
  unsigned numOthers = 0;
  for (Attribute shape : shapes) {
    std::optional<Sizes> sizes = getSizes(shape);
    numOthers += !sizes || !sizes->empty();
  }
  return numOthers <= 1;
}

/// True if the shapes are known to be broadcastable. A dynamic size is compatible only with sizes of 1.
static bool areKnownToBroadcast(llvm::ArrayRef<Sizes> shapes) {
  size_t rank = 0;
  for (const Sizes &shape : shapes)
    rank = std::max(rank, shape.size());
  for (size_t i = 0; i != rank; ++i) {
    // Dimensions are counted from the last one. `common` is the only size other than 1 so far; it may be
    // dynamic.
    int64_t common = 1;
    bool isUnknown = false, hasOther = false;
    for (const Sizes &shape : shapes) {
      if (i >= shape.size())
        continue;
      int64_t size = shape[shape.size() - 1 - i];
      if (size == 1)
        continue;
      if (hasOther && (isUnknown || ShapedType::isDynamic(size) || size != common))
        return false;
      hasOther = true;
      isUnknown = ShapedType::isDynamic(size);
      common = size;
    }
  }
  return true;
}

OpFoldResult IsBroadcastableOp::fold(FoldAdaptor) {
  return getShapes().size() < 2 ? makeTrue(getContext()) : OpFoldResult();
}

OpFoldResult CstrBroadcastableOp::fold(FoldAdaptor adaptor) {
  if (areAllSame(getShapes()) || hasAtMostOneNonScalar(adaptor.getShapes()))
    return makeTrue(getContext());
  llvm::SmallVector<Sizes> shapes;
  for (Value shape : getShapes())
    if (failed(getShapeVec(shape, shapes.emplace_back())))
      return {};
  // Shapes that are known to be incompatible are an error at run time.
  return areKnownToBroadcast(shapes) ? makeTrue(getContext()) : OpFoldResult();
}

OpFoldResult CstrEqOp::fold(FoldAdaptor adaptor) {
  llvm::ArrayRef<Attribute> shapes = adaptor.getShapes();
  if (shapes.empty())
    return {};
  if (areAllSame(getShapes()) ||
      llvm::all_of(shapes, [&](Attribute shape) { return shape && shape == shapes.front(); }))
    return makeTrue(getContext());
  return {};
}

OpFoldResult CstrRequireOp::fold(FoldAdaptor adaptor) {
  auto condition = llvm::dyn_cast_or_null<IntegerAttr>(adaptor.getPred());
  return condition ? OpFoldResult(Attribute(BoolAttr::get(getContext(), condition.getValue().isOne())))
                   : OpFoldResult();
}

OpFoldResult AssumingAllOp::fold(FoldAdaptor adaptor) {
  llvm::SmallVector<Value> open;
  for (auto [input, constant] : llvm::zip(getInputs(), adaptor.getInputs())) {
    auto known = llvm::dyn_cast_or_null<IntegerAttr>(constant);
    if (known && !known.getValue().isOne())
      return Attribute(BoolAttr::get(getContext(), false));
    if (!known && !llvm::is_contained(open, input))
      open.push_back(input);
  }
  if (open.empty())
    return makeTrue(getContext());
  if (open.size() == 1)
    return open.front();
  if (open.size() == getInputs().size())
    return {};
  getInputsMutable().assign(ValueRange(open));
  return Value(getResult());
}
