//===- VectorElements.cpp - Elements of vectors ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// vector.extract, vector.insert, vector.to_elements and vector.step: builders, type inference, verifiers and
// integer ranges. For slices see VectorSlices.cpp.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::vector;

/// True if there is one operand for each dynamic index in `staticPosition`.
static bool hasValueForEachDynamic(llvm::ArrayRef<int64_t> staticPosition, OperandRange dynamicPosition) {
  return static_cast<size_t>(llvm::count_if(staticPosition, ShapedType::isDynamic)) == dynamicPosition.size();
}

static constexpr const char *positionsMismatch = "mismatch between dynamic and static positions (kDynamic "
                                                 "marker but no corresponding dynamic position) -- this can "
                                                 "only happen due to an incorrect fold/rewrite";

/// Returns the 1-based number of the first static index that is neither in bounds nor poison; 0 if there is
/// none.
static size_t findBadIndex(llvm::ArrayRef<int64_t> position, VectorType type) {
  for (auto [i, index] : llvm::enumerate(position))
    if (!ShapedType::isDynamic(index) && index != ExtractOp::kPoisonIndex &&
        (index < 0 || index >= type.getDimSize(i)))
      return i + 1;
  return 0;
}

//===----------------------------------------------------------------------===//
// extract
//===----------------------------------------------------------------------===//

void ExtractOp::build(OpBuilder &builder, OperationState &state, Value source,
                      llvm::ArrayRef<OpFoldResult> position) {
  llvm::SmallVector<int64_t> staticPosition;
  llvm::SmallVector<Value> dynamicPosition;
  dispatchIndexOpFoldResults(position, dynamicPosition, staticPosition);
  build(builder, state, source, dynamicPosition, builder.getDenseI64ArrayAttr(staticPosition));
}

llvm::SmallVector<OpFoldResult> ExtractOp::getMixedPosition() {
  return getMixedValues(getStaticPosition(), getDynamicPosition(), getContext());
}

static VectorType dropLeadingDims(VectorType type, int64_t count) {
  llvm::ArrayRef<bool> scalable = type.getScalableDims();
  return VectorType::get(type.getShape().drop_front(count), type.getElementType(),
                         scalable.drop_front(count));
}

LogicalResult ExtractOp::inferReturnTypes(MLIRContext *, std::optional<Location>, Adaptor adaptor,
                                          llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  auto type = llvm::dyn_cast<VectorType>(Value(adaptor.getSource()).getType());
  if (!type)
    return failure();
  int64_t indices = adaptor.getStaticPosition().size();
  if (indices == type.getRank()) {
    inferredReturnTypes.push_back(type.getElementType());
    return success();
  }
  // Clamp the number of indices to the rank. The verifier reports a position with more indices than
  // dimensions.
  inferredReturnTypes.push_back(dropLeadingDims(type, std::min(indices, type.getRank())));
  return success();
}

/// A vector with one element is compatible with its element type.
bool ExtractOp::isCompatibleReturnTypes(TypeRange lhs, TypeRange rhs) {
  auto isVectorOfOne = [](Type vector, Type element) {
    auto type = llvm::dyn_cast<VectorType>(vector);
    return type && type.getShape() == llvm::ArrayRef<int64_t>(1) && type.getElementType() == element;
  };
  if (lhs.size() == 1 && rhs.size() == 1 && (isVectorOfOne(lhs[0], rhs[0]) || isVectorOfOne(rhs[0], lhs[0])))
    return true;
  return llvm::equal(lhs, rhs);
}

LogicalResult ExtractOp::verify() {
  auto resultType = llvm::dyn_cast<VectorType>(getType());
  if (resultType && resultType.getRank() == 0)
    return emitError("expected a scalar instead of a 0-d vector as the result type");
  if (!hasValueForEachDynamic(getStaticPosition(), getDynamicPosition()))
    return emitOpError(positionsMismatch);
  if (getNumIndices() > getSourceVectorType().getRank())
    return emitOpError("expected position attribute of rank no greater than vector rank");
  if (size_t bad = findBadIndex(getStaticPosition(), getSourceVectorType()))
    return emitOpError("expected position attribute #")
           << bad
           << " to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)";
  return success();
}

void ExtractOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges,
                                  SetIntRangeFn setResultRanges) {
  setResultRanges(getResult(), argRanges.front());
}

//===----------------------------------------------------------------------===//
// insert
//===----------------------------------------------------------------------===//

void InsertOp::build(OpBuilder &builder, OperationState &state, Value valueToStore, Value dest,
                     llvm::ArrayRef<OpFoldResult> position) {
  llvm::SmallVector<int64_t> staticPosition;
  llvm::SmallVector<Value> dynamicPosition;
  dispatchIndexOpFoldResults(position, dynamicPosition, staticPosition);
  build(builder, state, dest.getType(), valueToStore, dest, dynamicPosition,
        builder.getDenseI64ArrayAttr(staticPosition));
}

llvm::SmallVector<OpFoldResult> InsertOp::getMixedPosition() {
  return getMixedValues(getStaticPosition(), getDynamicPosition(), getContext());
}

LogicalResult InsertOp::verify() {
  auto partType = llvm::dyn_cast<VectorType>(getValueToStoreType());
  if (partType && partType.getRank() == 0)
    return emitError("expected a scalar instead of a 0-d vector as the source operand");
  if (!hasValueForEachDynamic(getStaticPosition(), getDynamicPosition()))
    return emitOpError(positionsMismatch);
  VectorType destType = getDestVectorType();
  if (getNumIndices() > destType.getRank())
    return emitOpError("expected position attribute of rank no greater than dest vector rank");
  if (partType && partType.getRank() + getNumIndices() != destType.getRank())
    return emitOpError("expected position attribute rank + source rank to match dest vector rank");
  if (!partType && getNumIndices() != destType.getRank())
    return emitOpError("expected position attribute rank to match the dest vector rank");
  if (size_t bad = findBadIndex(getStaticPosition(), destType))
    return emitOpError("expected position attribute #")
           << bad << " to be a non-negative integer smaller than the corresponding dest vector dimension";
  return success();
}

void InsertOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRanges) {
  setResultRanges(getResult(), argRanges[0].rangeUnion(argRanges[1]));
}

//===----------------------------------------------------------------------===//
// to_elements, step
//===----------------------------------------------------------------------===//

LogicalResult ToElementsOp::inferReturnTypes(MLIRContext *, std::optional<Location>, Adaptor adaptor,
                                             llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  auto type = llvm::dyn_cast<VectorType>(Value(adaptor.getSource()).getType());
  // Fail for a number of results that no operation can have, rather than allocate that many types.
  if (!type || type.getNumElements() > std::numeric_limits<int32_t>::max() / 8)
    return failure();
  inferredReturnTypes.append(type.getNumElements(), type.getElementType());
  return success();
}

/// The elements of a vector.step of fixed size n are in the range [0, n - 1]. No range is set for a scalable
/// vector.
void StepOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges>, SetIntRangeFn setResultRanges) {
  auto type = llvm::cast<VectorType>(getType());
  if (type.isScalable())
    return;
  unsigned width = ConstantIntRanges::getStorageBitwidth(type.getElementType());
  llvm::APInt zero(width, 0), last(width, type.getDimSize(0) - 1);
  setResultRanges(getResult(),
                  ConstantIntRanges::constant(zero).rangeUnion(ConstantIntRanges::constant(last)));
}
