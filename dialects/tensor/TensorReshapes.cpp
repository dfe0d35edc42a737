//===- TensorReshapes.cpp - Reshapes --------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// tensor.reshape, tensor.expand_shape and tensor.collapse_shape: builders, type inference and verifiers.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/Tensor.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::tensor;

//===----------------------------------------------------------------------===//
// reshape
//===----------------------------------------------------------------------===//

LogicalResult ReshapeOp::verify() {
  auto sourceType = llvm::cast<TensorType>(getSource().getType());
  TensorType resultType = getResultType();
  if (sourceType.getElementType() != resultType.getElementType())
    return emitOpError("element types of source and destination tensor types should be the same");
  auto ranked = llvm::dyn_cast<RankedTensorType>(resultType);
  if (!ranked)
    return success();
  auto rankedSource = llvm::dyn_cast<RankedTensorType>(sourceType);
  if (rankedSource && rankedSource.hasStaticShape() && ranked.hasStaticShape() &&
      rankedSource.getNumElements() != ranked.getNumElements())
    return emitOpError("source and destination tensor should have the same number of elements");
  int64_t length = llvm::cast<RankedTensorType>(getShape().getType()).getDimSize(0);
  if (ShapedType::isDynamic(length))
    return emitOpError(
        "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type");
  if (length != ranked.getRank())
    return emitOpError("length of shape operand differs from the result's tensor rank");
  return success();
}

//===----------------------------------------------------------------------===//
// expand_shape, collapse_shape
//===----------------------------------------------------------------------===//

llvm::SmallVector<ReassociationIndices, 4> ExpandShapeOp::getReassociationIndices() {
  return mlir::getReassociationIndices(getReassociation());
}
llvm::SmallVector<ReassociationExprs, 4> ExpandShapeOp::getReassociationExprs() {
  return convertReassociationIndicesToExprs(getContext(), getReassociationIndices());
}
llvm::SmallVector<AffineMap, 4> ExpandShapeOp::getReassociationMaps() {
  return getSymbolLessAffineMaps(getReassociationExprs());
}
llvm::SmallVector<ReassociationIndices, 4> CollapseShapeOp::getReassociationIndices() {
  return mlir::getReassociationIndices(getReassociation());
}
llvm::SmallVector<ReassociationExprs, 4> CollapseShapeOp::getReassociationExprs() {
  return convertReassociationIndicesToExprs(getContext(), getReassociationIndices());
}
llvm::SmallVector<AffineMap, 4> CollapseShapeOp::getReassociationMaps() {
  return getSymbolLessAffineMaps(getReassociationExprs());
}

RankedTensorType CollapseShapeOp::inferCollapsedType(RankedTensorType type,
                                                     llvm::ArrayRef<ReassociationIndices> reassociation) {
  llvm::SmallVector<int64_t> shape;
  for (const ReassociationIndices &indices : reassociation)
    shape.push_back(getCollapsedSize(type.getShape(), indices));
  return RankedTensorType::get(shape, type.getElementType());
}

/// Verifies the properties that tensor.expand_shape and tensor.collapse_shape share.
template <typename OpT>
static LogicalResult verifyReshape(OpT op, bool isExpansion) {
  // The ODS constraint accepts unranked tensors.
  if (!llvm::isa<RankedTensorType>(op.getSrc().getType()) ||
      !llvm::isa<RankedTensorType>(op.getResult().getType()))
    return op.emitOpError("expected source and result to have a rank");
  RankedTensorType expanded = isExpansion ? op.getResultType() : op.getSrcType(),
                   collapsed = isExpansion ? op.getSrcType() : op.getResultType();
  if (failed(verifyReshapeLikeTypes(op, expanded, collapsed, isExpansion)))
    return failure();
  RankedTensorType expected = CollapseShapeOp::inferCollapsedType(expanded, op.getReassociationIndices());
  if (!isSameTypeWithoutEncoding(collapsed, expected))
    return op.emitOpError("expected collapsed type to be ") << expected << ", but got " << collapsed;
  return success();
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value src,
                          llvm::ArrayRef<ReassociationIndices> reassociation,
                          llvm::ArrayRef<OpFoldResult> outputShape) {
  llvm::SmallVector<Value> values;
  llvm::SmallVector<int64_t> numbers;
  dispatchIndexOpFoldResults(outputShape, values, numbers);
  build(builder, state, resultType, src, getReassociationIndicesAttribute(builder, reassociation), values,
        builder.getDenseI64ArrayAttr(numbers));
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value src,
                          llvm::ArrayRef<ReassociationIndices> reassociation) {
  Location loc = state.location.materialize(builder.getContext());
  auto type = llvm::cast<RankedTensorType>(resultType);
  auto shape = inferOutputShape(builder, loc, type, reassociation, getMixedSizes(builder, loc, src));
  assert(succeeded(shape) && "a reassociation group has several dynamic sizes");
  build(builder, state, resultType, src, reassociation, *shape);
}

int64_t ExpandShapeOp::getCorrespondingSourceDim(int64_t resultDim) {
  for (auto [source, indices] : llvm::enumerate(getReassociationIndices()))
    if (llvm::is_contained(indices, resultDim))
      return source;
  llvm_unreachable("result dimension is in no reassociation group");
}

llvm::SmallVector<OpFoldResult> ExpandShapeOp::getMixedOutputShape() {
  return getMixedValues(getStaticOutputShape(), getOutputShape(), (*this)->getContext());
}

FailureOr<llvm::SmallVector<OpFoldResult>>
ExpandShapeOp::inferOutputShape(OpBuilder &builder, Location loc, RankedTensorType expandedType,
                                llvm::ArrayRef<ReassociationIndices> reassociation,
                                llvm::ArrayRef<OpFoldResult> inputShape) {
  auto shape = inferExpandShapeOutputShape(builder, loc, expandedType, reassociation, inputShape);
  if (!shape)
    return failure();
  return *shape;
}

LogicalResult ExpandShapeOp::verify() {
  if (auto type = llvm::dyn_cast<RankedTensorType>(getResult().getType()))
    if (int64_t(getStaticOutputShape().size()) != type.getRank())
      return emitOpError("expected number of static shape dims to be equal to the output rank (")
             << type.getRank() << ") but found " << getStaticOutputShape().size() << " inputs instead";
  if (failed(verifyDynamicOutputSizes(*this, getStaticOutputShape(), getOutputShape())))
    return failure();
  return verifyReshape(*this, /*isExpansion=*/true);
}

void CollapseShapeOp::build(OpBuilder &builder, OperationState &state, Value src,
                            llvm::ArrayRef<ReassociationIndices> reassociation,
                            llvm::ArrayRef<NamedAttribute> attrs) {
  auto type = llvm::cast<RankedTensorType>(src.getType());
  RankedTensorType collapsed = inferCollapsedType(type, reassociation);
  build(builder, state,
        RankedTensorType::get(collapsed.getShape(), collapsed.getElementType(), type.getEncoding()), src,
        reassociation, attrs);
}
void CollapseShapeOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value src,
                            llvm::ArrayRef<ReassociationIndices> reassociation,
                            llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, src, getReassociationIndicesAttribute(builder, reassociation));
  state.addAttributes(attrs);
}

LogicalResult CollapseShapeOp::verify() {
  if (llvm::any_of(getReassociationIndices(),
                   [](const ReassociationIndices &indices) { return indices.empty(); }))
    return emitOpError("reassociation indices must not be empty");
  return verifyReshape(*this, /*isExpansion=*/false);
}
