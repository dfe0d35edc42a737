//===- StructuredOpsUtils.h - Ops with indexing maps -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Recognition of matrix products by their indexing maps, and copies of ops with other operands and result
// types. A structured op represents a loop nest; its maps give the elements of each operand that an iteration
// accesses.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_STRUCTUREDOPSUTILS_H
#define STRATA_DIALECTS_UTILS_STRUCTUREDOPSUTILS_H

#include "runtime/interfaces/IteratorType.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Operation.h"

namespace mlir {

class OpBuilder;
class RewriterBase;

// Each function returns true if the maps of left operand, right operand and result are those of a product,
// for any order of the loops. Only the maps are checked, not what is computed.
bool isMatvec(ArrayAttr indexingMaps);              ///< (n, k) * (k) -> (n)
bool isVecmat(ArrayAttr indexingMaps);              ///< (k) * (k, n) -> (n)
bool isRowMajorMatmul(ArrayAttr indexingMaps);      ///< (m, k) * (k, n) -> (m, n)
bool isColumnMajorMatmul(ArrayAttr indexingMaps);   ///< (k, m) * (n, k) -> (n, m)
bool isBatchMatvec(ArrayAttr indexingMaps);         ///< (b, n, k) * (b, k) -> (b, n)
bool isBatchVecmat(ArrayAttr indexingMaps);         ///< (b, k) * (b, k, n) -> (b, n)
bool isRowMajorBatchMatmul(ArrayAttr indexingMaps); ///< (b, m, k) * (b, k, n) -> (b, m, n)

/// Appends to \p res the positions of the loops whose iterator type is \p iteratorTypeName.
inline void findPositionsOfType(llvm::ArrayRef<utils::IteratorType> iteratorTypes,
                                utils::IteratorType iteratorTypeName, llvm::SmallVectorImpl<unsigned> &res) {
  for (auto [position, type] : llvm::enumerate(iteratorTypes))
    if (type == iteratorTypeName)
      res.push_back(position);
}

/// Base class of helpers that compare the loops and maps of a structured op.
/// \tparam StructuredOpInterface has getIteratorTypesArray() and getIndexingMapsArray().
template <typename StructuredOpInterface, typename IteratorTypeT>
class StructuredGenerator {
public:
  using MapList = llvm::ArrayRef<llvm::ArrayRef<AffineExpr>>;
  /// An iterator type of a loop.
  struct IteratorType {
    IteratorType(IteratorTypeT iter) : iter(iter) {}
    bool isOfType(IteratorTypeT expectedIter) const { return iter == expectedIter; }
    IteratorTypeT iter;
  };
  struct Red : IteratorType {
    Red() : IteratorType(IteratorTypeT::reduction) {}
  };
  struct Par : IteratorType {
    Par() : IteratorType(IteratorTypeT::parallel) {}
  };

  StructuredGenerator(RewriterBase &rewriter, StructuredOpInterface op)
      : op(op), ctx(op.getContext()), loc(op.getLoc()), iterators(op.getIteratorTypesArray()),
        maps(op.getIndexingMapsArray()), rewriter(rewriter) {}

  /// Returns true if the loops of the op have these iterator types.
  bool iters(llvm::ArrayRef<IteratorType> its) {
    return its.size() == iterators.size() && llvm::all_of(llvm::zip(its, iterators), [](auto pair) {
             return std::get<0>(pair).isOfType(std::get<1>(pair));
           });
  }
  /// Returns true if the indexing maps of the op have exactly these results.
  bool layout(MapList l) { return maps == AffineMap::inferFromExprList(l, ctx); }

protected:
  Operation *op;
  MLIRContext *ctx;
  Location loc;
  llvm::SmallVector<IteratorTypeT> iterators;
  llvm::SmallVector<AffineMap, 4> maps;
  RewriterBase &rewriter;
};

/// Create an op with the name and attributes of \p op, with empty regions or with copies of its regions.
Operation *cloneWithoutRegions(OpBuilder &builder, Operation *op, TypeRange newResultTypes,
                               ValueRange newOperands);
Operation *clone(OpBuilder &builder, Operation *op, TypeRange newResultTypes, ValueRange newOperands);
template <typename OpT>
OpT clone(OpBuilder &builder, OpT op, TypeRange newResultTypes, ValueRange newOperands) {
  Operation *copy = clone(builder, op.getOperation(), newResultTypes, newOperands);
  return llvm::cast<OpT>(copy);
}

/// Returns the attributes of an op without those with the given names.
llvm::SmallVector<NamedAttribute> getPrunedAttributeList(Operation *op,
                                                         llvm::ArrayRef<llvm::StringRef> elidedAttrs);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_STRUCTUREDOPSUTILS_H
