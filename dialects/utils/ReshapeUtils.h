//===- ReshapeUtils.h - Reassociations of reshapes ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Pure functions on reassociations, and verification of reshapes. Reshapes that merge adjacent dimensions
// (collapse) or split one (expand) have a reassociation: for each dimension of the type with the smaller
// rank, a group with the dimensions of the other type. Rewrite patterns are in ReshapePatterns.h.
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

namespace mlir {

/// The groups of a reassociation are represented as lists of dimension indices or of affine dimension
/// expressions.
using ReassociationIndices = llvm::SmallVector<int64_t, 2>;
using ReassociationIndicesRef = llvm::ArrayRef<int64_t>;
using ReassociationExprs = llvm::SmallVector<AffineExpr, 2>;

/// The name of the reassociation attribute.
constexpr llvm::StringRef getReassociationAttrName() { return "reassociation"; }

// Conversions between representations of a reassociation.

/// Returns the groups of a reassociation attribute as lists of indices.
llvm::SmallVector<ReassociationIndices, 4> getReassociationIndices(ArrayAttr reassociation);
/// Returns the reassociation attribute for the given groups of indices.
ArrayAttr getReassociationIndicesAttribute(Builder &builder,
                                           llvm::ArrayRef<ReassociationIndices> reassociation);
/// Converts groups of expressions to groups of indices. \pre Each expression is a dimension.
llvm::SmallVector<ReassociationIndices, 2>
convertReassociationMapsToIndices(llvm::ArrayRef<ReassociationExprs> reassociationExprs);
/// Converts groups of indices to groups of dimension expressions.
llvm::SmallVector<llvm::SmallVector<AffineExpr, 2>, 2>
convertReassociationIndicesToExprs(MLIRContext *context,
                                   llvm::ArrayRef<ReassociationIndices> reassociationIndices);
/// Returns one affine map for each group. All maps have the same number of dimensions: one more than the
/// largest dimension of any group.
llvm::SmallVector<AffineMap, 4> getSymbolLessAffineMaps(llvm::ArrayRef<ReassociationExprs> reassociation);

/// True if the concatenated groups are the dimensions 0, 1, 2, ... in order.
/// \param invalidIndex if not null, receives the index of the first invalid group.
bool isReassociationValid(llvm::ArrayRef<AffineMap> reassociation, int *invalidIndex = nullptr);

/// Returns the reassociation of the single reshape that is equivalent to two consecutive expansions or two
/// consecutive collapses; nullopt if there is none.
std::optional<llvm::SmallVector<ReassociationIndices>>
composeReassociationIndices(llvm::ArrayRef<ReassociationIndices> producerReassociations,
                            llvm::ArrayRef<ReassociationIndices> consumerReassociations,
                            MLIRContext *context);

/// Returns the reassociation between two shapes, of which either may have the larger rank; nullopt if there
/// is none or it is ambiguous.
std::optional<llvm::SmallVector<ReassociationIndices>>
getReassociationIndicesForReshape(ShapedType sourceType, ShapedType targetType);
/// Returns the reassociation that collapses `sourceShape` to `targetShape`; nullopt if there is none or it is
/// ambiguous.
std::optional<llvm::SmallVector<ReassociationIndices>>
getReassociationIndicesForCollapse(llvm::ArrayRef<int64_t> sourceShape, llvm::ArrayRef<int64_t> targetShape);

/// Returns the size of the collapsed dimension that the dimensions `indices` of `expandedShape` form: dynamic
/// if one of them is, else their product, which wraps modulo 2^64.
int64_t getCollapsedSize(llvm::ArrayRef<int64_t> expandedShape, ReassociationIndicesRef indices);

/// Verifies that each collapsed size is the product of the sizes of its group, and dynamic if one of them is.
/// Reports the first error through `emitError`.
/// \pre Indices are within `expandedShape`, and there is one group for each collapsed dimension.
LogicalResult reshapeLikeShapesAreCompatible(llvm::function_ref<LogicalResult(const llvm::Twine &)> emitError,
                                             llvm::ArrayRef<int64_t> collapsedShape,
                                             llvm::ArrayRef<int64_t> expandedShape,
                                             llvm::ArrayRef<ReassociationIndices> reassociationMaps,
                                             bool isExpandingReshape);

/// Verifies the ranks, reassociation and sizes of a reshape of tensors or vectors; emits an error at `op`.
LogicalResult verifyReshapeLikeShapes(Operation *op, ShapedType expandedType, ShapedType collapsedType,
                                      llvm::ArrayRef<ReassociationIndices> reassociation,
                                      bool isExpandingReshape);
/// Verifies that an expand_shape has one operand in `outputShape` for each dynamic size in
/// `staticOutputShape`; emits an error at `op` if not.
LogicalResult verifyDynamicOutputSizes(Operation *op, llvm::ArrayRef<int64_t> staticOutputShape,
                                       ValueRange outputShape);
/// Verifies a reshape op as verifyReshapeLikeShapes() does. \tparam OpT has getReassociationIndices().
template <typename OpT, typename Ty>
LogicalResult verifyReshapeLikeTypes(OpT op, Ty expandedType, Ty collapsedType, bool isExpansion) {
  return verifyReshapeLikeShapes(op, expandedType, collapsedType, op.getReassociationIndices(), isExpansion);
}

/// Returns the output shape of an expansion. In each group at most one size may be dynamic: it is the input
/// size divided by the product of the static ones. Creates ops for dynamic sizes; returns nullopt if a size
/// cannot be inferred.
std::optional<llvm::SmallVector<OpFoldResult>>
inferExpandShapeOutputShape(OpBuilder &builder, Location loc, ShapedType expandedType,
                            llvm::ArrayRef<ReassociationIndices> reassociation,
                            llvm::ArrayRef<OpFoldResult> inputShape);

/// True if the type is a memref with a layout other than the identity (row-major) layout.
bool hasNonIdentityLayout(Type type);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_RESHAPEUTILS_H
