//===- TensorSlices.cpp - Slices ------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// tensor.extract_slice, tensor.insert_slice and tensor.parallel_insert_slice: builders, type inference and
// verifiers.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/Tensor.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::tensor;

//===----------------------------------------------------------------------===//
// Helpers that the ops share
//===----------------------------------------------------------------------===//

llvm::SmallBitVector tensor::getDroppedDims(llvm::ArrayRef<int64_t> reducedShape,
                                            llvm::ArrayRef<OpFoldResult> mixedSizes) {
  llvm::SmallBitVector dropped(mixedSizes.size());
  // Match the dimensions from the last to the first. A dimension that does not match the reduced shape is
  // dropped.
  size_t left = reducedShape.size();
  for (size_t dim = mixedSizes.size(); dim-- > 0;) {
    bool isOne = mixedSizes[dim].getAttribute() && isOneInteger(mixedSizes[dim]);
    if (left == 0 || (isOne && reducedShape[left - 1] != 1))
      dropped.set(dim);
    else
      --left;
  }
  return dropped;
}

static LogicalResult reportInvalidSlice(Operation *op, SliceVerificationResult result,
                                        RankedTensorType expected) {
  switch (result) {
  case SliceVerificationResult::Success:
    return success();
  case SliceVerificationResult::RankTooLarge:
    return op->emitError("expected rank to be smaller or equal to the other rank. ");
  case SliceVerificationResult::ElemTypeMismatch:
    return op->emitError("expected element type to be ") << expected.getElementType();
  case SliceVerificationResult::SizeMismatch:
  case SliceVerificationResult::MemSpaceMismatch:
  case SliceVerificationResult::LayoutMismatch:
    break;
  }
  return op->emitError("expected type to be ") << expected << " or a rank-reduced version. (size mismatch) ";
}

/// Verifies that `part` is the type of the slice of `whole`, possibly rank-reduced, and that the slice is in
/// bounds.
template <typename OpT>
static LogicalResult verifySlice(OpT op, RankedTensorType whole, RankedTensorType part) {
  RankedTensorType expected = ExtractSliceOp::inferResultType(whole, op.getStaticSizes());
  if (SliceVerificationResult result = isRankReducedType(expected, part);
      result != SliceVerificationResult::Success)
    return reportInvalidSlice(op, result, expected);
  SliceBoundsVerificationResult bounds =
      verifyInBoundsSlice(whole.getShape(), op.getStaticOffsets(), op.getStaticSizes(), op.getStaticStrides(),
                          /*generateErrorMessage=*/true);
  return bounds.isValid ? success() : op->emitError(bounds.errorMessage);
}

namespace {
/// Offsets, sizes and strides in the form of the op's operands (dynamic) and attributes (static).
struct SliceOperands {
  SliceOperands(OpBuilder &builder, llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                llvm::ArrayRef<OpFoldResult> strides) {
    llvm::ArrayRef<OpFoldResult> lists[] = {offsets, sizes, strides};
    for (unsigned i = 0; i != 3; ++i) {
      llvm::SmallVector<int64_t> numbers;
      dispatchIndexOpFoldResults(lists[i], values[i], numbers);
      attrs[i] = builder.getDenseI64ArrayAttr(numbers);
    }
  }
  llvm::SmallVector<Value> values[3];
  DenseI64ArrayAttr attrs[3];
};
} // namespace

std::array<llvm::SmallVector<OpFoldResult>, 3> tensor::splitRanges(llvm::ArrayRef<Range> ranges) {
  std::array<llvm::SmallVector<OpFoldResult>, 3> lists;
  for (const Range &range : ranges)
    for (auto [list, value] : llvm::zip(lists, std::array{range.offset, range.size, range.stride}))
      list.push_back(value);
  return lists;
}

//===----------------------------------------------------------------------===//
// extract_slice
//===----------------------------------------------------------------------===//

RankedTensorType ExtractSliceOp::inferResultType(RankedTensorType sourceType,
                                                 llvm::ArrayRef<int64_t> staticSizes) {
  return RankedTensorType::get(staticSizes, sourceType.getElementType(), sourceType.getEncoding());
}

/// Returns static sizes as integers and dynamic ones as kDynamic.
static llvm::SmallVector<int64_t> getNumbers(llvm::ArrayRef<OpFoldResult> sizes) {
  llvm::SmallVector<int64_t> numbers;
  llvm::SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, numbers);
  return numbers;
}

RankedTensorType ExtractSliceOp::inferResultType(RankedTensorType sourceType,
                                                 llvm::ArrayRef<OpFoldResult> sizes) {
  return inferResultType(sourceType, getNumbers(sizes));
}

RankedTensorType ExtractSliceOp::inferCanonicalRankReducedResultType(unsigned resultRank,
                                                                     RankedTensorType sourceType,
                                                                     llvm::ArrayRef<int64_t> staticSizes) {
  size_t tooMany = staticSizes.size() > resultRank ? staticSizes.size() - resultRank : 0;
  llvm::SmallVector<int64_t> shape;
  for (int64_t size : staticSizes) {
    if (tooMany && size == 1)
      --tooMany;
    else
      shape.push_back(size);
  }
  return RankedTensorType::get(shape, sourceType.getElementType(), sourceType.getEncoding());
}
RankedTensorType ExtractSliceOp::inferCanonicalRankReducedResultType(unsigned resultRank,
                                                                     RankedTensorType sourceType,
                                                                     llvm::ArrayRef<OpFoldResult> sizes) {
  return inferCanonicalRankReducedResultType(resultRank, sourceType, getNumbers(sizes));
}

void ExtractSliceOp::build(OpBuilder &builder, OperationState &state, RankedTensorType resultType,
                           Value source, llvm::ArrayRef<OpFoldResult> offsets,
                           llvm::ArrayRef<OpFoldResult> sizes, llvm::ArrayRef<OpFoldResult> strides,
                           llvm::ArrayRef<NamedAttribute> attrs) {
  SliceOperands numbers(builder, offsets, sizes, strides);
  if (!resultType)
    resultType = inferResultType(llvm::cast<RankedTensorType>(source.getType()), sizes);
  build(builder, state, resultType, source, numbers.values[0], numbers.values[1], numbers.values[2],
        numbers.attrs[0], numbers.attrs[1], numbers.attrs[2]);
  state.addAttributes(attrs);
}
void ExtractSliceOp::build(OpBuilder &builder, OperationState &state, Value source,
                           llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                           llvm::ArrayRef<OpFoldResult> strides, llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, RankedTensorType(), source, offsets, sizes, strides, attrs);
}

LogicalResult ExtractSliceOp::verify() { return verifySlice(*this, getSourceType(), getType()); }

llvm::SmallBitVector ExtractSliceOp::getDroppedDims() {
  return tensor::getDroppedDims(getType().getShape(), getMixedSizes());
}

LogicalResult ExtractSliceOp::reifyResultShapes(OpBuilder &, ReifiedRankedShapedTypeDims &shapes) {
  llvm::SmallBitVector dropped = getDroppedDims();
  shapes.assign(1, {});
  for (auto [dim, size] : llvm::enumerate(getMixedSizes()))
    if (!dropped.test(dim))
      shapes.front().push_back(size);
  return success();
}

//===----------------------------------------------------------------------===//
// insert_slice
//===----------------------------------------------------------------------===//

void InsertSliceOp::build(OpBuilder &builder, OperationState &state, Value source, Value dest,
                          llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                          llvm::ArrayRef<OpFoldResult> strides, llvm::ArrayRef<NamedAttribute> attrs) {
  SliceOperands numbers(builder, offsets, sizes, strides);
  build(builder, state, dest.getType(), source, dest, numbers.values[0], numbers.values[1], numbers.values[2],
        numbers.attrs[0], numbers.attrs[1], numbers.attrs[2]);
  state.addAttributes(attrs);
}

LogicalResult InsertSliceOp::verify() { return verifySlice(*this, getDestType(), getSourceType()); }

llvm::SmallBitVector InsertSliceOp::getDroppedDims() {
  return tensor::getDroppedDims(getSourceType().getShape(), getMixedSizes());
}

LogicalResult InsertSliceOp::reifyResultShapes(OpBuilder &builder, ReifiedRankedShapedTypeDims &shapes) {
  shapes.assign(1, tensor::getMixedSizes(builder, getLoc(), getDest()));
  return success();
}

//===----------------------------------------------------------------------===//
// parallel_insert_slice
//===----------------------------------------------------------------------===//

void ParallelInsertSliceOp::build(OpBuilder &builder, OperationState &state, Value source, Value dest,
                                  llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                                  llvm::ArrayRef<OpFoldResult> strides,
                                  llvm::ArrayRef<NamedAttribute> attrs) {
  SliceOperands numbers(builder, offsets, sizes, strides);
  build(builder, state, source, dest, numbers.values[0], numbers.values[1], numbers.values[2],
        numbers.attrs[0], numbers.attrs[1], numbers.attrs[2]);
  state.addAttributes(attrs);
}

InParallelOpInterface ParallelInsertSliceOp::getParallelCombiningParent() {
  return llvm::dyn_cast_or_null<InParallelOpInterface>((*this)->getParentOp());
}

MutableOperandRange ParallelInsertSliceOp::getUpdatedDestinations() { return getDestMutable(); }

Operation *ParallelInsertSliceOp::getIteratingParent() {
  InParallelOpInterface parent = getParallelCombiningParent();
  return parent ? parent->getParentOp() : nullptr;
}

OpResult ParallelInsertSliceOp::getTiedOpResult() {
  for (auto [index, op] : llvm::enumerate(getParallelCombiningParent().getYieldingOps()))
    if (&op == getOperation())
      return getParallelCombiningParent().getParentResult(index);
  llvm_unreachable("the op is not in the region of its parent");
}

LogicalResult ParallelInsertSliceOp::verify() {
  Operation *parent = (*this)->getParentOp();
  if (!llvm::isa_and_nonnull<InParallelOpInterface>(parent)) {
    InFlightDiagnostic diag = emitError("expected InParallelOpInterface parent, got:");
    if (parent)
      diag << *parent;
    return diag;
  }
  return verifySlice(*this, getDestType(), getSourceType());
}

llvm::SmallBitVector ParallelInsertSliceOp::getDroppedDims() {
  return tensor::getDroppedDims(getSourceType().getShape(), getMixedSizes());
}
