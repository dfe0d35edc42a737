//===- ReshapeUtils.h - Dimensions put together ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reshapes that put neighbouring dimensions together (collapse) or take one apart (expand) say so by a
// reassociation: for each dimension of the smaller rank, the list of those of the larger. Pure functions over
// such lists, and what is checked of them. Patterns are in ReshapePatterns.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_RESHAPEUTILS_H
#define STRATA_DIALECTS_UTILS_RESHAPEUTILS_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/ValueRange.h"
#include <optional>

namespace strata {

using ReassociationIndices = llvm::SmallVector<int64_t, 2>;
using ReassociationIndicesRef = llvm::ArrayRef<int64_t>;
using ReassociationExprs = llvm::SmallVector<AffineExpr, 2>;

/// The attribute that has them.
constexpr llvm::StringRef getReassociationAttrName() { return "reassociation"; }

// From one form to another.
llvm::SmallVector<ReassociationIndices, 4> getReassociationIndices(ArrayAttr reassociation);
ArrayAttr getReassociationIndicesAttribute(Builder &builder,
                                           llvm::ArrayRef<ReassociationIndices> reassociation);
/// \pre Each expression is a dimension.
llvm::SmallVector<ReassociationIndices, 2>
convertReassociationMapsToIndices(llvm::ArrayRef<ReassociationExprs> reassociationExprs);
llvm::SmallVector<llvm::SmallVector<AffineExpr, 2>, 2>
convertReassociationIndicesToExprs(MLIRContext *context,
                                   llvm::ArrayRef<ReassociationIndices> reassociationIndices);
/// A map for each list, all over as many dimensions as the greatest index asks for.
llvm::SmallVector<AffineMap, 4> getSymbolLessAffineMaps(llvm::ArrayRef<ReassociationExprs> reassociation);

/// Whether the indices of all lists are 0, 1, 2 … in this order.
/// \param invalidIndex  is told the first list that is not.
bool isReassociationValid(llvm::ArrayRef<AffineMap> reassociation, int *invalidIndex = nullptr);

/// One reassociation for two reshapes in a row that go the same way; none if they do not fit together.
std::optional<llvm::SmallVector<ReassociationIndices>>
composeReassociationIndices(llvm::ArrayRef<ReassociationIndices> producerReassociations,
                            llvm::ArrayRef<ReassociationIndices> consumerReassociations,
                            MLIRContext *context);

/// The reassociation between two shapes, whichever has the larger rank; none if there is none, or more than
/// one.
std::optional<llvm::SmallVector<ReassociationIndices>>
getReassociationIndicesForReshape(ShapedType sourceType, ShapedType targetType);
std::optional<llvm::SmallVector<ReassociationIndices>>
getReassociationIndicesForCollapse(llvm::ArrayRef<int64_t> sourceShape, llvm::ArrayRef<int64_t> targetShape);

/// Returns the size of the collapsed dimension that the dimensions `indices` of `expandedShape` form: dynamic
/// if one of them is, else their product, which wraps modulo 2^64.
int64_t getCollapsedSize(llvm::ArrayRef<int64_t> expandedShape, ReassociationIndicesRef indices);

/// Whether each collapsed size is the product of the expanded ones, and known if they are.
/// \pre Indices are within the expanded shape, and there is a list for each collapsed size.
LogicalResult reshapeLikeShapesAreCompatible(llvm::function_ref<LogicalResult(const llvm::Twine &)> emitError,
                                             llvm::ArrayRef<int64_t> collapsedShape,
                                             llvm::ArrayRef<int64_t> expandedShape,
                                             llvm::ArrayRef<ReassociationIndices> reassociationMaps,
                                             bool isExpandingReshape);

/// What a reshape of tensors or vectors has to hold: ranks, lists, sizes. Emits an error at the op.
LogicalResult verifyReshapeLikeShapes(Operation *op, ShapedType expandedType, ShapedType collapsedType,
                                      llvm::ArrayRef<ReassociationIndices> reassociation,
                                      bool isExpandingReshape);
/// Verifies that an expand_shape has one operand in `outputShape` for each dynamic size in
/// `staticOutputShape`; emits an error at `op` if not.
LogicalResult verifyDynamicOutputSizes(Operation *op, llvm::ArrayRef<int64_t> staticOutputShape,
                                       ValueRange outputShape);
/// \tparam OpT  has getReassociationIndices().
template <typename OpT, typename Ty>
LogicalResult verifyReshapeLikeTypes(OpT op, Ty expandedType, Ty collapsedType, bool isExpansion) {
  return verifyReshapeLikeShapes(op, expandedType, collapsedType, op.getReassociationIndices(), isExpansion);
}

/// The sizes after an expansion, from those before it: in each list one size at most may be not known, and is
/// what is left when the known ones are divided out. Makes ops for that; none if it cannot be said.
std::optional<llvm::SmallVector<OpFoldResult>>
inferExpandShapeOutputShape(OpBuilder &builder, Location loc, ShapedType expandedType,
                            llvm::ArrayRef<ReassociationIndices> reassociation,
                            llvm::ArrayRef<OpFoldResult> inputShape);

/// Whether it is a memref that is laid out otherwise than row after row.
bool hasNonIdentityLayout(Type type);

} // namespace strata

#endif // STRATA_DIALECTS_UTILS_RESHAPEUTILS_H
