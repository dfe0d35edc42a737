//===- ReshapeUtils.cpp - Reassociations of reshapes ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/ReshapeUtils.h"
#include "dialects/arith/Arith.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

llvm::SmallVector<ReassociationIndices, 4> mlir::getReassociationIndices(ArrayAttr reassociation) {
  llvm::SmallVector<ReassociationIndices, 4> result;
  for (Attribute list : reassociation) {
    ReassociationIndices &indices = result.emplace_back();
    for (Attribute index : llvm::cast<ArrayAttr>(list))
      indices.push_back(llvm::cast<IntegerAttr>(index).getInt());
  }
  return result;
}

ArrayAttr mlir::getReassociationIndicesAttribute(Builder &builder,
                                                 llvm::ArrayRef<ReassociationIndices> reassociation) {
  llvm::SmallVector<Attribute> lists;
  for (const ReassociationIndices &indices : reassociation)
    lists.push_back(builder.getI64ArrayAttr(indices));
  return builder.getArrayAttr(lists);
}

llvm::SmallVector<ReassociationIndices, 2>
mlir::convertReassociationMapsToIndices(llvm::ArrayRef<ReassociationExprs> reassociationExprs) {
  llvm::SmallVector<ReassociationIndices, 2> result;
  for (const ReassociationExprs &exprs : reassociationExprs) {
    ReassociationIndices &indices = result.emplace_back();
    for (AffineExpr expr : exprs)
      indices.push_back(llvm::cast<AffineDimExpr>(expr).getPosition());
  }
  return result;
}

llvm::SmallVector<llvm::SmallVector<AffineExpr, 2>, 2>
mlir::convertReassociationIndicesToExprs(MLIRContext *context,
                                         llvm::ArrayRef<ReassociationIndices> reassociationIndices) {
  llvm::SmallVector<llvm::SmallVector<AffineExpr, 2>, 2> result;
  for (const ReassociationIndices &indices : reassociationIndices) {
    llvm::SmallVector<AffineExpr, 2> &exprs = result.emplace_back();
    for (int64_t index : indices)
      exprs.push_back(getAffineDimExpr(index, context));
  }
  return result;
}

llvm::SmallVector<AffineMap, 4>
mlir::getSymbolLessAffineMaps(llvm::ArrayRef<ReassociationExprs> reassociation) {
  unsigned numDims = 0;
  for (const ReassociationExprs &exprs : reassociation)
    for (AffineExpr expr : exprs)
      if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
        numDims = std::max(numDims, dim.getPosition() + 1);
  llvm::SmallVector<AffineMap, 4> maps;
  for (const ReassociationExprs &exprs : reassociation) {
    assert(!exprs.empty() && "empty reassociation group");
    maps.push_back(AffineMap::get(numDims, 0, exprs, exprs.front().getContext()));
  }
  return maps;
}

bool mlir::isReassociationValid(llvm::ArrayRef<AffineMap> reassociation, int *invalidIndex) {
  unsigned next = 0;
  for (auto [index, map] : llvm::enumerate(reassociation)) {
    bool holds = map.getNumSymbols() == 0 && llvm::all_of(map.getResults(), [&](AffineExpr expr) {
                   auto dim = llvm::dyn_cast<AffineDimExpr>(expr);
                   return dim && dim.getPosition() == next++;
                 });
    if (holds)
      continue;
    if (invalidIndex)
      *invalidIndex = index;
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Composition and inference
//===----------------------------------------------------------------------===//

std::optional<llvm::SmallVector<ReassociationIndices>>
mlir::composeReassociationIndices(llvm::ArrayRef<ReassociationIndices> producerReassociations,
                                  llvm::ArrayRef<ReassociationIndices> consumerReassociations,
                                  MLIRContext *) {
  // `inner` is the reassociation over the larger rank. The indices in `outer` number the groups of `inner`.
  auto [outer, inner] = std::minmax(producerReassociations, consumerReassociations,
                                    [](auto a, auto b) { return a.size() < b.size(); });
  if (inner.size() == outer.size())
    return std::nullopt;
  llvm::SmallVector<ReassociationIndices> composed;
  // The composition with a reshape to or from rank 0 has no groups.
  if (outer.empty())
    return composed;
  size_t numNamed = 0;
  for (const ReassociationIndices &indices : outer)
    numNamed += indices.size();
  if (numNamed != inner.size())
    return std::nullopt;
  for (const ReassociationIndices &indices : outer) {
    ReassociationIndices &list = composed.emplace_back();
    for (int64_t index : indices)
      llvm::append_range(list, inner[index]);
  }
  return composed;
}

std::optional<llvm::SmallVector<ReassociationIndices>>
mlir::getReassociationIndicesForReshape(ShapedType sourceType, ShapedType targetType) {
  llvm::ArrayRef<int64_t> expanded = sourceType.getShape(), collapsed = targetType.getShape();
  if (expanded.size() < collapsed.size())
    std::swap(expanded, collapsed);
  return getReassociationIndicesForCollapse(expanded, collapsed);
}

namespace {
/// Finds the groups of dimensions whose products are given static sizes. Dimensions of size 1 belong to the
/// group that follows them; trailing ones belong to the last group.
class KnownSizesMatcher {
public:
  KnownSizesMatcher(llvm::ArrayRef<int64_t> shape, llvm::SmallVectorImpl<ReassociationIndices> &result)
      : shape(shape), result(result) {}
  /// Appends one group for each size in `targets`, starting at dimension `next`. Fails if no product of
  /// consecutive dimensions equals the size.
  LogicalResult take(llvm::ArrayRef<int64_t> targets) {
    for (int64_t target : targets) {
      ReassociationIndices &indices = result.emplace_back();
      int64_t product = 1;
      do {
        if (next == int64_t(shape.size()) || !multiply(product, shape[next], target))
          return failure();
        indices.push_back(next++);
      } while (product != target);
    }
    return success();
  }
  /// Appends groups as take() does; fails if they do not cover all remaining dimensions.
  LogicalResult takeAll(llvm::ArrayRef<int64_t> targets) {
    if (failed(take(targets)))
      return failure();
    while (next != int64_t(shape.size()) && shape[next] == 1)
      result.back().push_back(next++);
    return success(next == int64_t(shape.size()));
  }
  /// Matches trailing dimensions with `targets`, from the end. Returns the index of the first dimension that
  /// belongs to these groups; nullopt if the products do not match.
  std::optional<int64_t> findStart(llvm::ArrayRef<int64_t> targets) const {
    int64_t start = shape.size();
    for (int64_t target : llvm::reverse(targets)) {
      int64_t product = 1;
      do {
        if (start == next || !multiply(product, shape[start - 1], target))
          return std::nullopt;
        --start;
      } while (product != target);
    }
    while (!targets.empty() && start != next && shape[start - 1] == 1)
      --start;
    return start;
  }
  /// Appends one group with the dimensions up to `end`.
  void takeUntil(int64_t end) {
    ReassociationIndices &indices = result.emplace_back();
    while (next != end)
      indices.push_back(next++);
  }
  int64_t position() const { return next; }

private:
  /// Multiplies `product` by `size`; fails if the size is dynamic or the product exceeds the target.
  static bool multiply(int64_t &product, int64_t size, int64_t target) {
    return !ShapedType::isDynamic(size) && !llvm::MulOverflow(product, size, product) && product <= target;
  }

  llvm::ArrayRef<int64_t> shape;
  llvm::SmallVectorImpl<ReassociationIndices> &result;
  int64_t next = 0;
};
} // namespace

std::optional<llvm::SmallVector<ReassociationIndices>>
mlir::getReassociationIndicesForCollapse(llvm::ArrayRef<int64_t> sourceShape,
                                         llvm::ArrayRef<int64_t> targetShape) {
  if (sourceShape.size() <= targetShape.size())
    return std::nullopt;
  llvm::SmallVector<ReassociationIndices> result;
  if (targetShape.empty()) {
    // A shape collapses to rank 0 only if all its sizes are 1.
    return llvm::all_of(sourceShape, [](int64_t size) { return size == 1; }) ? std::optional(result)
                                                                             : std::nullopt;
  }
  KnownSizesMatcher matcher(sourceShape, result);
  const int64_t *dynamic = llvm::find(targetShape, ShapedType::kDynamic);
  if (dynamic == targetShape.end())
    return succeeded(matcher.takeAll(targetShape)) ? std::optional(result) : std::nullopt;
  // The group of the only dynamic target consists of the dimensions that remain after matching the static
  // targets before and after it. More than one dynamic target is ambiguous.
  llvm::ArrayRef<int64_t> before = targetShape.take_front(dynamic - targetShape.begin()),
                          after = targetShape.drop_front(before.size() + 1);
  if (llvm::is_contained(after, ShapedType::kDynamic) || failed(matcher.take(before)))
    return std::nullopt;
  std::optional<int64_t> end = matcher.findStart(after);
  if (!end || !llvm::is_contained(sourceShape.slice(matcher.position(), *end - matcher.position()),
                                  ShapedType::kDynamic))
    return std::nullopt;
  matcher.takeUntil(*end);
  return succeeded(after.empty() ? LogicalResult(success()) : matcher.takeAll(after)) ? std::optional(result)
                                                                                      : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

LogicalResult mlir::verifyDynamicOutputSizes(Operation *op, llvm::ArrayRef<int64_t> staticOutputShape,
                                             ValueRange outputShape) {
  int64_t numDynamic = llvm::count(staticOutputShape, ShapedType::kDynamic);
  if (int64_t(outputShape.size()) == numDynamic)
    return success();
  return op->emitOpError(
             "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has ")
         << numDynamic << " dynamic dims while output_shape has " << outputShape.size() << " values";
}

LogicalResult mlir::reshapeLikeShapesAreCompatible(
    llvm::function_ref<LogicalResult(const llvm::Twine &)> emitError, llvm::ArrayRef<int64_t> collapsedShape,
    llvm::ArrayRef<int64_t> expandedShape, llvm::ArrayRef<ReassociationIndices> reassociationMaps, bool) {
  for (auto [index, indices] : llvm::enumerate(reassociationMaps)) {
    int64_t expected = getCollapsedSize(expandedShape, indices);
    if (collapsedShape[index] == expected)
      continue;
    if (ShapedType::isDynamic(expected))
      return emitError(
          "expected dimension " + llvm::Twine(index) +
          " of collapsed type to be dynamic since one or more of the corresponding dimensions in the "
          "expanded type is dynamic");
    return emitError("expected dimension " + llvm::Twine(index) +
                     " of collapsed type to be static value of " + llvm::Twine(expected));
  }
  return success();
}

LogicalResult mlir::verifyReshapeLikeShapes(Operation *op, ShapedType expandedType, ShapedType collapsedType,
                                            llvm::ArrayRef<ReassociationIndices> reassociation,
                                            bool isExpandingReshape) {
  size_t expandedRank = expandedType.getRank(), collapsedRank = collapsedType.getRank();
  if (expandedRank < collapsedRank)
    return op->emitOpError("expected the expanded type, ")
           << expandedType << " to have a higher (or same) rank than the collapsed type, " << collapsedType
           << '.';
  if (collapsedRank != reassociation.size())
    return op->emitOpError("expected collapsed rank (")
           << collapsedRank << ") to equal the number of reassociation maps (" << reassociation.size()
           << ").";
  // The reassociation is verified as if each group were an affine map, as MLIR does. All maps have the same
  // number of dimensions: one more than the largest index. Indices are converted to uint32_t, so that a
  // negative index (-1) gives 0 dimensions.
  uint32_t numDims = 0, greatest = 0;
  for (const ReassociationIndices &indices : reassociation)
    for (int64_t index : indices) {
      greatest = std::max(greatest, uint32_t(index));
      numDims = greatest + 1;
    }
  if (!reassociation.empty() && numDims != expandedRank)
    return op->emitOpError("expected reassociation map #0 to have size equal to the expanded rank (")
           << expandedRank << "), but it is  " << numDims << '.';
  int64_t next = 0;
  for (auto [i, indices] : llvm::enumerate(reassociation))
    if (!llvm::all_of(indices, [&](int64_t index) { return index == next++; }))
      return op->emitOpError("expected reassociation map #") << i << " to be valid and contiguous.";
  return reshapeLikeShapesAreCompatible([&](const llvm::Twine &message) { return op->emitOpError(message); },
                                        collapsedType.getShape(), expandedType.getShape(), reassociation,
                                        isExpandingReshape);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

int64_t mlir::getCollapsedSize(llvm::ArrayRef<int64_t> expandedShape, ReassociationIndicesRef indices) {
  uint64_t product = 1;
  for (int64_t index : indices) {
    if (ShapedType::isDynamic(expandedShape[index]))
      return ShapedType::kDynamic;
    product *= uint64_t(expandedShape[index]);
  }
  return int64_t(product);
}

std::optional<llvm::SmallVector<OpFoldResult>>
mlir::inferExpandShapeOutputShape(OpBuilder &builder, Location loc, ShapedType expandedType,
                                  llvm::ArrayRef<ReassociationIndices> reassociation,
                                  llvm::ArrayRef<OpFoldResult> inputShape) {
  llvm::SmallVector<OpFoldResult> result(expandedType.getRank());
  for (auto [indices, input] : llvm::zip(reassociation, inputShape)) {
    int64_t known = 1;
    std::optional<int64_t> unknown;
    for (int64_t index : indices) {
      int64_t size = expandedType.getDimSize(index);
      if (!ShapedType::isDynamic(size)) {
        result[index] = builder.getIndexAttr(size);
        if (llvm::MulOverflow(known, size, known))
          return std::nullopt;
        continue;
      }
      if (unknown)
        return std::nullopt;
      unknown = index;
    }
    if (!unknown)
      continue;
    if (indices.size() == 1 || known == 1) {
      result[*unknown] = input;
      continue;
    }
    if (std::optional<int64_t> number = getConstantIntValue(input)) {
      if (known == 0)
        return std::nullopt;
      result[*unknown] = builder.getIndexAttr(*number / known);
      continue;
    }
    Value divisor = builder.create<arith::ConstantOp>(loc, TypedAttr(builder.getIndexAttr(known).getImpl()));
    result[*unknown] =
        OpFoldResult(Value(builder.create<arith::DivSIOp>(loc, input.getValue(), divisor).getResult()));
  }
  return result;
}

bool mlir::hasNonIdentityLayout(Type type) {
  auto memref = llvm::dyn_cast<MemRefType>(type);
  return memref && !memref.getLayout().isIdentity();
}
