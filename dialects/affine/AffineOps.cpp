//===- AffineOps.cpp - Generated op classes; linearization ops ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes the generated definitions, and implements delinearize_index and linearize_index.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "dialects/ub/UB.h"
#include "dialects/utils/DynamicIndexList.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::affine;

//===----------------------------------------------------------------------===//
// Basis of the linearization ops
//===----------------------------------------------------------------------===//

/// Checks that the number of operands equals the number of dynamic basis elements.
static LogicalResult verifyBasis(Operation *op, llvm::ArrayRef<int64_t> numbers, size_t numValues) {
  if (static_cast<size_t>(llvm::count_if(numbers, ShapedType::isDynamic)) != numValues)
    return op->emitOpError(
        "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic "
        "basis entry) -- this can only happen due to an incorrect fold/rewrite");
  return success();
}

template <typename OpT>
static llvm::SmallVector<OpFoldResult> effectiveBasisOf(OpT op) {
  llvm::SmallVector<OpFoldResult> basis = op.getMixedBasis();
  if (op.hasOuterBound() && !basis.empty())
    basis.erase(basis.begin());
  return basis;
}

template <typename OpT>
static llvm::SmallVector<OpFoldResult> paddedBasisOf(OpT op) {
  llvm::SmallVector<OpFoldResult> basis = op.getMixedBasis();
  if (!op.hasOuterBound())
    basis.insert(basis.begin(), OpFoldResult());
  return basis;
}

namespace {
/// Splits a basis into operands and static elements. A null first element means that there is no outer bound.
struct BasisParts {
  explicit BasisParts(llvm::ArrayRef<OpFoldResult> basis) {
    if (!basis.empty() && !basis.front()) {
      basis = basis.drop_front();
      wasOpen = true;
    }
    dispatchIndexOpFoldResults(basis, values, numbers);
  }
  llvm::SmallVector<Value> values;
  llvm::SmallVector<int64_t> numbers;
  bool wasOpen = false;
};
} // namespace

/// Converts values to fold results; a null value becomes a null result.
static llvm::SmallVector<OpFoldResult> asFoldResults(ValueRange values) {
  llvm::SmallVector<OpFoldResult> results;
  for (Value value : values)
    results.push_back(value ? getAsOpFoldResult(value) : OpFoldResult());
  return results;
}

//===----------------------------------------------------------------------===//
// affine.delinearize_index
//===----------------------------------------------------------------------===//

void AffineDelinearizeIndexOp::build(OpBuilder &builder, OperationState &state, Value linearIndex,
                                     ValueRange dynamicBasis, llvm::ArrayRef<int64_t> staticBasis,
                                     bool hasOuterBound) {
  llvm::SmallVector<Type> types(staticBasis.size() + (hasOuterBound ? 0 : 1), builder.getIndexType());
  build(builder, state, TypeRange(types), linearIndex, dynamicBasis,
        builder.getDenseI64ArrayAttr(staticBasis));
}

void AffineDelinearizeIndexOp::build(OpBuilder &builder, OperationState &state, Value linearIndex,
                                     llvm::ArrayRef<OpFoldResult> basis, bool hasOuterBound) {
  BasisParts parts(basis);
  build(builder, state, linearIndex, parts.values, parts.numbers, hasOuterBound && !parts.wasOpen);
}

void AffineDelinearizeIndexOp::build(OpBuilder &builder, OperationState &state, Value linearIndex,
                                     ValueRange basis, bool hasOuterBound) {
  build(builder, state, linearIndex, asFoldResults(basis), hasOuterBound);
}

void AffineDelinearizeIndexOp::build(OpBuilder &builder, OperationState &state, Value linearIndex,
                                     llvm::ArrayRef<int64_t> basis, bool hasOuterBound) {
  build(builder, state, linearIndex, ValueRange(), basis, hasOuterBound);
}

LogicalResult AffineDelinearizeIndexOp::verify() {
  llvm::ArrayRef<int64_t> basis = getStaticBasis();
  if ((*this)->getNumResults() != basis.size() && (*this)->getNumResults() != basis.size() + 1)
    return emitOpError("should return an index for each basis element and up to one extra index");
  if (failed(verifyBasis(*this, basis, getDynamicBasis().size())))
    return failure();
  if (llvm::any_of(basis, [](int64_t size) { return !ShapedType::isDynamic(size) && size <= 0; }))
    return emitOpError("no basis element may be statically non-positive");
  return success();
}

llvm::SmallVector<OpFoldResult> AffineDelinearizeIndexOp::getMixedBasis() {
  return getMixedValues(getStaticBasis(), getDynamicBasis(), getContext());
}
llvm::SmallVector<OpFoldResult> AffineDelinearizeIndexOp::getEffectiveBasis() {
  return effectiveBasisOf(*this);
}
llvm::SmallVector<OpFoldResult> AffineDelinearizeIndexOp::getPaddedBasis() { return paddedBasisOf(*this); }

//===----------------------------------------------------------------------===//
// affine.linearize_index
//===----------------------------------------------------------------------===//

void AffineLinearizeIndexOp::build(OpBuilder &builder, OperationState &state, ValueRange multiIndex,
                                   llvm::ArrayRef<OpFoldResult> basis, bool disjoint) {
  BasisParts parts(basis);
  build(builder, state, builder.getIndexType(), multiIndex, parts.values,
        builder.getDenseI64ArrayAttr(parts.numbers), disjoint);
}

void AffineLinearizeIndexOp::build(OpBuilder &builder, OperationState &state, ValueRange multiIndex,
                                   ValueRange basis, bool disjoint) {
  build(builder, state, multiIndex, asFoldResults(basis), disjoint);
}

void AffineLinearizeIndexOp::build(OpBuilder &builder, OperationState &state, ValueRange multiIndex,
                                   llvm::ArrayRef<int64_t> basis, bool disjoint) {
  build(builder, state, builder.getIndexType(), multiIndex, ValueRange(), builder.getDenseI64ArrayAttr(basis),
        disjoint);
}

LogicalResult AffineLinearizeIndexOp::verify() {
  size_t numIndices = getMultiIndex().size(), numSizes = getStaticBasis().size();
  if (numIndices != numSizes && numIndices != numSizes + 1)
    return emitOpError("should be passed a basis element for each index except possibly the first");
  return verifyBasis(*this, getStaticBasis(), getDynamicBasis().size());
}

llvm::SmallVector<OpFoldResult> AffineLinearizeIndexOp::getMixedBasis() {
  return getMixedValues(getStaticBasis(), getDynamicBasis(), getContext());
}
llvm::SmallVector<OpFoldResult> AffineLinearizeIndexOp::getEffectiveBasis() {
  return effectiveBasisOf(*this);
}
llvm::SmallVector<OpFoldResult> AffineLinearizeIndexOp::getPaddedBasis() { return paddedBasisOf(*this); }

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineOpInterfaces.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/affine/AffineOps.cpp.inc"
#include "dialects/affine/AffineDialect.cpp.inc"
