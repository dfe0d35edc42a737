//===- IndexingUtils.h - Shapes, strides and permutations ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Computations on shapes and positions, with numbers or affine expressions: strides, linear positions,
// permutations, and the offsets of tiles. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_INDEXINGUTILS_H
#define STRATA_DIALECTS_UTILS_INDEXINGUTILS_H

#include "runtime/ir/AffineExpr.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/OpFoldResult.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/iterator.h"
#include <optional>

namespace mlir {
class ArrayAttr;

//===-- Numbers -------------------------------------------------------------===//

/// Returns for each dimension the product of the sizes of all later ones, which is 1 for the last.
llvm::SmallVector<int64_t> computeSuffixProduct(llvm::ArrayRef<int64_t> sizes);
/// Returns the strides of a shape in row-major order.
inline llvm::SmallVector<int64_t> computeStrides(llvm::ArrayRef<int64_t> sizes) {
  return computeSuffixProduct(sizes);
}
/// Returns the products of elements at the same position. \pre Both lists have the same length.
llvm::SmallVector<int64_t> computeElementwiseMul(llvm::ArrayRef<int64_t> v1, llvm::ArrayRef<int64_t> v2);
/// Return the sum, or the product, of the numbers; 0 if there are none.
int64_t computeSum(llvm::ArrayRef<int64_t> basis);
int64_t computeProduct(llvm::ArrayRef<int64_t> basis);
/// Returns the number of elements of a shape.
inline int64_t computeMaxLinearIndex(llvm::ArrayRef<int64_t> basis) { return computeProduct(basis); }
/// Returns the linear position for offsets and strides: the sum of their products.
int64_t linearize(llvm::ArrayRef<int64_t> offsets, llvm::ArrayRef<int64_t> basis);
/// Returns the offsets for a linear position: the inverse of linearize() for strides that computeStrides()
/// returns. \pre The strides are positive.
llvm::SmallVector<int64_t> delinearize(int64_t linearIndex, llvm::ArrayRef<int64_t> strides);
/// Returns the quotient of \p shape and \p subShape in each dimension. \p subShape is aligned with the last
/// dimensions of \p shape; for the leading dimensions, the result has the sizes of \p shape. Returns nullopt
/// if \p subShape has more dimensions than \p shape, or if one of its sizes is not a divisor.
std::optional<llvm::SmallVector<int64_t>> computeShapeRatio(llvm::ArrayRef<int64_t> shape,
                                                            llvm::ArrayRef<int64_t> subShape);

//===-- Affine expressions: the same computations ----------------------------===//

llvm::SmallVector<AffineExpr> computeSuffixProduct(llvm::ArrayRef<AffineExpr> sizes);
inline llvm::SmallVector<AffineExpr> computeStrides(llvm::ArrayRef<AffineExpr> sizes) {
  return computeSuffixProduct(sizes);
}
llvm::SmallVector<AffineExpr> computeElementwiseMul(llvm::ArrayRef<AffineExpr> v1,
                                                    llvm::ArrayRef<AffineExpr> v2);
AffineExpr computeSum(MLIRContext *context, llvm::ArrayRef<AffineExpr> basis);
AffineExpr computeProduct(MLIRContext *context, llvm::ArrayRef<AffineExpr> basis);
inline AffineExpr computeMaxLinearIndex(MLIRContext *context, llvm::ArrayRef<AffineExpr> basis) {
  return computeProduct(context, basis);
}
AffineExpr linearize(MLIRContext *context, llvm::ArrayRef<AffineExpr> offsets,
                     llvm::ArrayRef<AffineExpr> basis);
AffineExpr linearize(MLIRContext *context, llvm::ArrayRef<AffineExpr> offsets, llvm::ArrayRef<int64_t> basis);
llvm::SmallVector<AffineExpr> delinearize(AffineExpr linearIndex, llvm::ArrayRef<AffineExpr> strides);
llvm::SmallVector<AffineExpr> delinearize(AffineExpr linearIndex, llvm::ArrayRef<int64_t> strides);

//===-- Permutations --------------------------------------------------------===//

/// Returns the elements `input[permutation[i]]`. \pre Both lists have the same length.
template <typename T>
llvm::SmallVector<T> applyPermutation(llvm::ArrayRef<T> input, llvm::ArrayRef<int64_t> permutation) {
  assert(input.size() == permutation.size() && "expected one position for each element");
  llvm::SmallVector<T> result;
  for (int64_t position : permutation) {
    assert(position >= 0 && static_cast<size_t>(position) < input.size() && "no such element");
    result.push_back(input[position]);
  }
  return result;
}
template <typename T>
llvm::SmallVector<T> applyPermutation(const llvm::SmallVectorImpl<T> &input,
                                      llvm::ArrayRef<int64_t> permutation) {
  return applyPermutation(llvm::ArrayRef<T>(input), permutation);
}
/// Permutes a list in place, as applyPermutation() does.
template <typename T, unsigned N>
void applyPermutationToVector(llvm::SmallVector<T, N> &inVec, llvm::ArrayRef<int64_t> permutation) {
  inVec = llvm::SmallVector<T, N>(applyPermutation(inVec, permutation));
}
/// Returns the inverse of a permutation.
llvm::SmallVector<int64_t> invertPermutationVector(llvm::ArrayRef<int64_t> permutation);
/// Returns true if the list is 0, 1, 2, ...
bool isIdentityPermutation(llvm::ArrayRef<int64_t> permutation);
/// Returns true if the list contains each of the numbers 0 to size - 1 once.
bool isPermutationVector(llvm::ArrayRef<int64_t> interchange);
/// Returns the permutation of \p permSize elements that moves each of \p positions to the desired position
/// and keeps the order of the other elements.
llvm::SmallVector<int64_t> computePermutationVector(int64_t permSize, llvm::ArrayRef<int64_t> positions,
                                                    llvm::ArrayRef<int64_t> desiredPositions);
/// Returns \p inputPerm without the dimensions \p dropPositions; the remaining dimensions are renumbered.
llvm::SmallVector<int64_t> dropDims(llvm::ArrayRef<int64_t> inputPerm, llvm::ArrayRef<int64_t> dropPositions);

/// Returns the numbers of an array of integer attributes, without the first \p dropFront and the last
/// \p dropBack ones.
llvm::SmallVector<int64_t> getI64SubArray(ArrayAttr arrayAttr, unsigned dropFront = 0, unsigned dropBack = 0);

/// Return the linear position `offset + sum(stride * index)` as an expression over symbols, and the values of
/// the symbols: the offset, then index and stride of each dimension.
std::pair<AffineExpr, llvm::SmallVector<OpFoldResult>>
computeLinearIndex(OpFoldResult sourceOffset, llvm::ArrayRef<OpFoldResult> strides,
                   llvm::ArrayRef<OpFoldResult> indices);
std::pair<AffineExpr, llvm::SmallVector<OpFoldResult>>
computeLinearIndex(OpFoldResult sourceOffset, llvm::ArrayRef<int64_t> strides, llvm::ArrayRef<Value> indices);

//===-- Tiles ---------------------------------------------------------------===//

namespace detail {
/// The tiles of a shape, numbered in the order in which a loop nest visits them.
class TileOffsetRangeImpl {
public:
  TileOffsetRangeImpl(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> tileShape,
                      llvm::ArrayRef<int64_t> loopOrder);

  size_t getRank() const { return tileShape.size(); }
  int64_t getMaxLinearIndex() const { return maxLinearIndex; }
  llvm::SmallVector<int64_t> getStaticTileOffsets(int64_t linearIndex) const;
  llvm::SmallVector<AffineExpr> getDynamicTileOffsets(AffineExpr linearIndex) const;
  template <typename T>
  llvm::SmallVector<T> getTileOffsets(T linearIndex) const {
    if constexpr (std::is_same_v<T, int64_t>)
      return getStaticTileOffsets(linearIndex);
    else
      return getDynamicTileOffsets(linearIndex);
  }

private:
  llvm::SmallVector<int64_t> tileShape;        ///< One size per dimension of the shape.
  llvm::SmallVector<int64_t> inverseLoopOrder; ///< The loop of each dimension.
  llvm::SmallVector<int64_t> tileStrides;      ///< Tiles per iteration of each loop.
  int64_t maxLinearIndex;
};

/// An iterator over the tiles of a shape; yields the offsets of each tile.
template <typename ElementType>
class TileOffsetRangeIterator
    : public llvm::iterator_facade_base<TileOffsetRangeIterator<ElementType>, std::forward_iterator_tag,
                                        llvm::SmallVector<ElementType>> {
public:
  TileOffsetRangeIterator(const TileOffsetRangeImpl &params, ElementType index)
      : params(params), index(index) {}
  llvm::SmallVector<ElementType> operator*() const { return params.getTileOffsets(index); }
  bool operator==(const TileOffsetRangeIterator &other) const { return index == other.index; }
  void operator+=(int64_t offset) { index = index + offset; }
  void operator++() { *this += 1; }
  TileOffsetRangeIterator operator++(int) {
    TileOffsetRangeIterator old = *this;
    ++*this;
    return old;
  }

private:
  const TileOffsetRangeImpl params;
  int64_t index;
};
} // namespace detail

/// A range with the offsets of all tiles of a static shape. \p loopOrder lists the dimensions from the
/// outermost to the innermost loop; by default, the last dimension is the innermost loop. \pre The tile shape
/// divides the shape.
class StaticTileOffsetRange {
public:
  using IteratorTy = detail::TileOffsetRangeIterator<int64_t>;
  using ParamsTy = detail::TileOffsetRangeImpl;

  StaticTileOffsetRange(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> tileShape,
                        llvm::ArrayRef<int64_t> loopOrder)
      : params(shape, tileShape, loopOrder) {}
  StaticTileOffsetRange(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> tileShape)
      : StaticTileOffsetRange(shape, tileShape, llvm::to_vector(llvm::seq<int64_t>(0, shape.size()))) {}

  IteratorTy begin() const { return IteratorTy(params, 0); }
  IteratorTy end() const { return IteratorTy(params, params.getMaxLinearIndex()); }
  size_t size() const { return params.getMaxLinearIndex(); }
  size_t getRank() const { return params.getRank(); }

private:
  const ParamsTy params;
};

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_INDEXINGUTILS_H
