//===- IndexingUtils.cpp - Shapes, strides and permutations ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/IndexingUtils.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/StaticValueUtils.h"
#include "llvm/ADT/SmallBitVector.h"
#include <numeric>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Numbers and affine expressions
//===----------------------------------------------------------------------===//

/// Implements computeSuffixProduct.
template <typename T>
static llvm::SmallVector<T> suffixProduct(llvm::ArrayRef<T> sizes, T unit) {
  llvm::SmallVector<T> products(sizes.size(), unit);
  for (size_t i = sizes.size(); i > 1; --i)
    products[i - 2] = products[i - 1] * sizes[i - 1];
  return products;
}

/// Implements computeElementwiseMul.
template <typename T, typename OtherT>
static llvm::SmallVector<T> elementwiseProduct(llvm::ArrayRef<T> v1, llvm::ArrayRef<OtherT> v2) {
  llvm::SmallVector<T> products;
  for (auto [left, right] : llvm::zip_equal(v1, v2))
    products.push_back(left * right);
  return products;
}

/// Implements delinearize. Divides the index by the first stride, the remainder by the next stride, and so
/// on.
template <typename T, typename StrideT, typename DivideFn>
static llvm::SmallVector<T> splitIndex(T linearIndex, llvm::ArrayRef<StrideT> strides, DivideFn &&divide) {
  llvm::SmallVector<T> offsets;
  T rest = linearIndex;
  for (StrideT stride : strides) {
    offsets.push_back(divide(rest, stride));
    rest = rest % stride;
  }
  return offsets;
}

llvm::SmallVector<int64_t> mlir::computeSuffixProduct(llvm::ArrayRef<int64_t> sizes) {
  return suffixProduct<int64_t>(sizes, 1);
}
llvm::SmallVector<AffineExpr> mlir::computeSuffixProduct(llvm::ArrayRef<AffineExpr> sizes) {
  if (sizes.empty())
    return {};
  return suffixProduct(sizes, getAffineConstantExpr(1, sizes.front().getContext()));
}

llvm::SmallVector<int64_t> mlir::computeElementwiseMul(llvm::ArrayRef<int64_t> v1,
                                                       llvm::ArrayRef<int64_t> v2) {
  return elementwiseProduct(v1, v2);
}
llvm::SmallVector<AffineExpr> mlir::computeElementwiseMul(llvm::ArrayRef<AffineExpr> v1,
                                                          llvm::ArrayRef<AffineExpr> v2) {
  return elementwiseProduct(v1, v2);
}

int64_t mlir::computeSum(llvm::ArrayRef<int64_t> basis) {
  return std::accumulate(basis.begin(), basis.end(), int64_t(0));
}
int64_t mlir::computeProduct(llvm::ArrayRef<int64_t> basis) {
  return basis.empty() ? 0 : std::accumulate(basis.begin(), basis.end(), int64_t(1), std::multiplies<>());
}
AffineExpr mlir::computeSum(MLIRContext *context, llvm::ArrayRef<AffineExpr> basis) {
  return std::accumulate(basis.begin(), basis.end(), getAffineConstantExpr(0, context));
}
AffineExpr mlir::computeProduct(MLIRContext *context, llvm::ArrayRef<AffineExpr> basis) {
  if (basis.empty())
    return getAffineConstantExpr(0, context);
  AffineExpr one = getAffineConstantExpr(1, context);
  return std::accumulate(basis.begin(), basis.end(), one,
                         [](AffineExpr left, AffineExpr right) { return left * right; });
}

int64_t mlir::linearize(llvm::ArrayRef<int64_t> offsets, llvm::ArrayRef<int64_t> basis) {
  return computeSum(elementwiseProduct(offsets, basis));
}
AffineExpr mlir::linearize(MLIRContext *context, llvm::ArrayRef<AffineExpr> offsets,
                           llvm::ArrayRef<AffineExpr> basis) {
  return computeSum(context, elementwiseProduct(offsets, basis));
}
AffineExpr mlir::linearize(MLIRContext *context, llvm::ArrayRef<AffineExpr> offsets,
                           llvm::ArrayRef<int64_t> basis) {
  return computeSum(context, elementwiseProduct(offsets, basis));
}

llvm::SmallVector<int64_t> mlir::delinearize(int64_t linearIndex, llvm::ArrayRef<int64_t> strides) {
  return splitIndex(linearIndex, strides, [](int64_t index, int64_t stride) {
    assert(stride > 0 && "expected positive strides");
    return index / stride;
  });
}
llvm::SmallVector<AffineExpr> mlir::delinearize(AffineExpr linearIndex, llvm::ArrayRef<AffineExpr> strides) {
  return splitIndex(linearIndex, strides,
                    [](AffineExpr index, AffineExpr stride) { return index.floorDiv(stride); });
}
llvm::SmallVector<AffineExpr> mlir::delinearize(AffineExpr linearIndex, llvm::ArrayRef<int64_t> strides) {
  return splitIndex(linearIndex, strides,
                    [](AffineExpr index, int64_t stride) { return index.floorDiv(stride); });
}

std::optional<llvm::SmallVector<int64_t>> mlir::computeShapeRatio(llvm::ArrayRef<int64_t> shape,
                                                                  llvm::ArrayRef<int64_t> subShape) {
  if (shape.size() < subShape.size())
    return std::nullopt;
  llvm::SmallVector<int64_t> ratio(shape);
  for (auto [times, part] :
       llvm::zip_equal(llvm::drop_begin(ratio, shape.size() - subShape.size()), subShape)) {
    if (part <= 0 || times % part != 0)
      return std::nullopt;
    times /= part;
  }
  return ratio;
}

//===----------------------------------------------------------------------===//
// Permutations
//===----------------------------------------------------------------------===//

llvm::SmallVector<int64_t> mlir::invertPermutationVector(llvm::ArrayRef<int64_t> permutation) {
  assert(isPermutationVector(permutation) && "expected a permutation");
  llvm::SmallVector<int64_t> inverse(permutation.size());
  for (auto [index, position] : llvm::enumerate(permutation))
    inverse[position] = index;
  return inverse;
}

bool mlir::isIdentityPermutation(llvm::ArrayRef<int64_t> permutation) {
  return llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size()));
}

bool mlir::isPermutationVector(llvm::ArrayRef<int64_t> interchange) {
  llvm::SmallBitVector seen(interchange.size());
  for (int64_t position : interchange) {
    if (position < 0 || static_cast<size_t>(position) >= interchange.size() || seen.test(position))
      return false;
    seen.set(position);
  }
  return true;
}

llvm::SmallVector<int64_t> mlir::computePermutationVector(int64_t permSize, llvm::ArrayRef<int64_t> positions,
                                                          llvm::ArrayRef<int64_t> desiredPositions) {
  llvm::SmallVector<int64_t> result(permSize, -1);
  llvm::SmallBitVector placed(permSize);
  for (auto [position, desired] : llvm::zip_equal(positions, desiredPositions)) {
    result[desired] = position;
    placed.set(position);
  }
  int64_t next = 0;
  for (int64_t &position : result) {
    if (position != -1)
      continue;
    while (placed.test(next))
      ++next;
    position = next++;
  }
  return result;
}

llvm::SmallVector<int64_t> mlir::dropDims(llvm::ArrayRef<int64_t> inputPerm,
                                          llvm::ArrayRef<int64_t> dropPositions) {
  assert(inputPerm.size() >= dropPositions.size() && "expected to drop some of the dimensions");
  llvm::SmallVector<int64_t> result;
  for (int64_t dimension : inputPerm)
    if (!llvm::is_contained(dropPositions, dimension))
      result.push_back(dimension -
                       llvm::count_if(dropPositions, [&](int64_t dropped) { return dropped < dimension; }));
  return result;
}

llvm::SmallVector<int64_t> mlir::getI64SubArray(ArrayAttr arrayAttr, unsigned dropFront, unsigned dropBack) {
  assert(arrayAttr.size() >= dropFront + dropBack && "expected a longer array");
  llvm::SmallVector<int64_t> all = extractFromIntegerArrayAttr<int64_t>(arrayAttr);
  llvm::ArrayRef<int64_t> part = llvm::ArrayRef<int64_t>(all).drop_front(dropFront).drop_back(dropBack);
  return llvm::SmallVector<int64_t>(part);
}

//===----------------------------------------------------------------------===//
// Linear positions and tiles
//===----------------------------------------------------------------------===//

static MLIRContext *getContextOf(OpFoldResult result) {
  return result.getValue() ? result.getValue().getContext() : result.getAttribute().getContext();
}

std::pair<AffineExpr, llvm::SmallVector<OpFoldResult>>
mlir::computeLinearIndex(OpFoldResult sourceOffset, llvm::ArrayRef<OpFoldResult> strides,
                         llvm::ArrayRef<OpFoldResult> indices) {
  MLIRContext *context = getContextOf(sourceOffset);
  llvm::SmallVector<OpFoldResult> values = {sourceOffset};
  AffineExpr sum = getAffineSymbolExpr(0, context);
  for (auto [stride, index] : llvm::zip_equal(strides, indices)) {
    unsigned symbol = values.size();
    sum = sum + getAffineSymbolExpr(symbol, context) * getAffineSymbolExpr(symbol + 1, context);
    values.append({index, stride});
  }
  return {sum, values};
}

std::pair<AffineExpr, llvm::SmallVector<OpFoldResult>>
mlir::computeLinearIndex(OpFoldResult sourceOffset, llvm::ArrayRef<int64_t> strides,
                         llvm::ArrayRef<Value> indices) {
  llvm::SmallVector<OpFoldResult> indexResults(indices.begin(), indices.end());
  return computeLinearIndex(sourceOffset, getAsIndexOpFoldResult(getContextOf(sourceOffset), strides),
                            indexResults);
}

mlir::detail::TileOffsetRangeImpl::TileOffsetRangeImpl(llvm::ArrayRef<int64_t> shape,
                                                       llvm::ArrayRef<int64_t> tileShape,
                                                       llvm::ArrayRef<int64_t> loopOrder)
    : tileShape(shape.size() - tileShape.size(), 1), inverseLoopOrder(invertPermutationVector(loopOrder)) {
  assert(shape.size() >= tileShape.size() && shape.size() == loopOrder.size() &&
         "expected a loop for each dimension");
  this->tileShape.append(tileShape.begin(), tileShape.end());
  std::optional<llvm::SmallVector<int64_t>> counts = computeShapeRatio(shape, this->tileShape);
  assert(counts && "the tile shape must divide the shape");
  tileStrides = computeStrides(applyPermutation(*counts, loopOrder));
  maxLinearIndex = computeMaxLinearIndex(*counts);
}

llvm::SmallVector<int64_t>
mlir::detail::TileOffsetRangeImpl::getStaticTileOffsets(int64_t linearIndex) const {
  llvm::SmallVector<int64_t> tile = applyPermutation(delinearize(linearIndex, tileStrides), inverseLoopOrder);
  return computeElementwiseMul(tile, tileShape);
}

llvm::SmallVector<AffineExpr>
mlir::detail::TileOffsetRangeImpl::getDynamicTileOffsets(AffineExpr linearIndex) const {
  llvm::SmallVector<AffineExpr> tile =
      applyPermutation(delinearize(linearIndex, tileStrides), inverseLoopOrder);
  return elementwiseProduct<AffineExpr, int64_t>(tile, tileShape);
}
