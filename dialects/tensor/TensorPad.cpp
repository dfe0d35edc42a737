//===- TensorPad.cpp - pad and concat -------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// tensor.pad and tensor.concat: type inference, builders, verifiers and reification of result shapes.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/Tensor.h"
#include "dialects/utils/StaticValues.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::tensor;

//===----------------------------------------------------------------------===//
// pad: type inference and verifiers
//===----------------------------------------------------------------------===//

RankedTensorType PadOp::inferResultType(RankedTensorType sourceType, llvm::ArrayRef<int64_t> staticLow,
                                        llvm::ArrayRef<int64_t> staticHigh,
                                        llvm::ArrayRef<int64_t> resultShape) {
  size_t rank = sourceType.getRank();
  if (staticLow.size() != rank || staticHigh.size() != rank ||
      (!resultShape.empty() && resultShape.size() != rank))
    return {};
  llvm::SmallVector<int64_t> shape;
  for (size_t dim = 0; dim != rank; ++dim) {
    int64_t size = sourceType.getDimSize(dim), low = staticLow[dim], high = staticHigh[dim];
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(low) || ShapedType::isDynamic(high))
      shape.push_back(resultShape.empty() ? ShapedType::kDynamic : resultShape[dim]);
    else
      // The sum wraps; the verifier compares it with the specified size.
      shape.push_back(int64_t(uint64_t(size) + uint64_t(low) + uint64_t(high)));
  }
  return RankedTensorType::get(shape, sourceType.getElementType());
}

LogicalResult PadOp::verify() {
  RankedTensorType sourceType = getSourceType(), resultType = getResultType();
  struct {
    llvm::StringRef name;
    llvm::ArrayRef<int64_t> numbers;
    size_t numValues;
  } lists[] = {{"low", getStaticLow(), getLow().size()}, {"high", getStaticHigh(), getHigh().size()}};
  for (auto &list : lists) {
    size_t numDynamic = llvm::count(list.numbers, ShapedType::kDynamic);
    if (list.numValues < numDynamic)
      return emitError("expected the number of '")
             << list.name << "' to match the number of dynamic entries in 'static_" << list.name << "' ("
             << list.numValues << " vs " << numDynamic << ")";
  }
  RankedTensorType expected = inferResultType(sourceType, getStaticLow(), getStaticHigh());
  if (!expected)
    return emitError("failed to infer expectedType from sourceType ")
           << sourceType << ", specified resultType is " << resultType;
  bool fits = resultType.getRank() == expected.getRank() &&
              llvm::all_of(llvm::zip(resultType.getShape(), expected.getShape()), [](auto sizes) {
                auto [specified, inferred] = sizes;
                return specified == inferred || ShapedType::isDynamic(inferred);
              });
  if (!fits)
    return emitError("specified type ") << resultType << " does not match the inferred type " << expected;
  return success();
}

LogicalResult PadOp::verifyRegions() {
  Block &block = getRegion().front();
  int64_t rank = getResultType().getRank();
  if (int64_t(block.getNumArguments()) != rank)
    return emitError("expected the block to have ") << rank << " arguments";
  for (auto [index, type] : llvm::enumerate(block.getArgumentTypes()))
    if (!type.isIndex())
      return emitOpError("expected block argument ") << index + 1 << " to be an index";
  if (llvm::cast<YieldOp>(block.back()).getValue().getType() != getResultType().getElementType())
    return emitOpError("expected yield type to match shape element type");
  return success();
}

//===----------------------------------------------------------------------===//
// pad: builders
//===----------------------------------------------------------------------===//

void PadOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value source,
                  llvm::ArrayRef<int64_t> staticLow, llvm::ArrayRef<int64_t> staticHigh, ValueRange low,
                  ValueRange high, bool nofold, llvm::ArrayRef<NamedAttribute> attrs) {
  auto sourceType = llvm::cast<RankedTensorType>(source.getType());
  if (!resultType)
    resultType = inferResultType(sourceType, staticLow, staticHigh);
  build(builder, state, resultType, source, low, high, builder.getDenseI64ArrayAttr(staticLow),
        builder.getDenseI64ArrayAttr(staticHigh), nofold ? builder.getUnitAttr() : UnitAttr());
  state.addAttributes(attrs);
}

void PadOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value source,
                  llvm::ArrayRef<OpFoldResult> low, llvm::ArrayRef<OpFoldResult> high, bool nofold,
                  llvm::ArrayRef<NamedAttribute> attrs) {
  auto lows = decomposeMixedValues(low), highs = decomposeMixedValues(high);
  build(builder, state, resultType, source, lows.first, highs.first, lows.second, highs.second, nofold,
        attrs);
}

void PadOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value source,
                  llvm::ArrayRef<OpFoldResult> low, llvm::ArrayRef<OpFoldResult> high, Value constantPadValue,
                  bool nofold, llvm::ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source, low, high, nofold, attrs);
  Location loc = state.location.materialize(builder.getContext());
  int64_t rank = llvm::cast<RankedTensorType>(source.getType()).getRank();
  llvm::SmallVector<Type> types(rank, builder.getIndexType());
  llvm::SmallVector<Location> locs(rank, loc);
  OpBuilder::InsertionGuard guard(builder);
  Region *region = state.regions.front().get();
  builder.createBlock(region, region->end(), types, locs);
  builder.create<YieldOp>(loc, constantPadValue);
}

//===----------------------------------------------------------------------===//
// pad: accessors
//===----------------------------------------------------------------------===//

Value PadOp::getConstantPaddingValue() {
  auto yield = llvm::dyn_cast<YieldOp>(&getRegion().front().back());
  if (!yield || yield->getNumOperands() != 1)
    return {};
  Value value = yield.getValue();
  if (matchPattern(value, m_Constant()))
    return value;
  return value.getParentBlock() == &getRegion().front() ? Value() : value;
}

llvm::SmallVector<OpFoldResult> PadOp::getMixedLowPad() {
  return getMixedValues(getStaticLow(), getLow(), (*this)->getContext());
}
llvm::SmallVector<OpFoldResult> PadOp::getMixedHighPad() {
  return getMixedValues(getStaticHigh(), getHigh(), (*this)->getContext());
}
bool PadOp::hasZeroLowPad() { return areAllConstantIntValue(getMixedLowPad(), 0); }
bool PadOp::hasZeroHighPad() { return areAllConstantIntValue(getMixedHighPad(), 0); }

llvm::SmallBitVector PadOp::getPaddedDims() {
  llvm::SmallBitVector padded(getSourceType().getRank());
  for (auto [dim, pads] : llvm::enumerate(llvm::zip(getMixedLowPad(), getMixedHighPad())))
    if (!isZeroInteger(std::get<0>(pads)) || !isZeroInteger(std::get<1>(pads)))
      padded.set(dim);
  return padded;
}

/// Returns the sum of sizes: an attribute if all are constants, else a value.
static OpFoldResult addSizes(OpBuilder &builder, Location loc, llvm::ArrayRef<OpFoldResult> sizes) {
  int64_t number = 0;
  Value sum;
  for (OpFoldResult size : sizes) {
    if (std::optional<int64_t> constant = getConstantIntValue(size)) {
      number = int64_t(uint64_t(number) + uint64_t(*constant));
      continue;
    }
    sum = sum ? builder.createOrFold<arith::AddIOp>(loc, sum, size.getValue()) : size.getValue();
  }
  if (!sum)
    return builder.getIndexAttr(number);
  if (number == 0)
    return sum;
  Value constant = builder.create<arith::ConstantOp>(loc, builder.getIndexAttr(number));
  return builder.createOrFold<arith::AddIOp>(loc, sum, constant);
}

LogicalResult PadOp::reifyResultShapes(OpBuilder &builder, ReifiedRankedShapedTypeDims &shapes) {
  shapes.assign(1, {});
  llvm::SmallVector<OpFoldResult> low = getMixedLowPad(), high = getMixedHighPad();
  for (int64_t dim = 0, rank = getResultType().getRank(); dim != rank; ++dim) {
    int64_t size = getResultType().getDimSize(dim);
    shapes.front().push_back(
        ShapedType::isDynamic(size)
            ? addSizes(builder, getLoc(),
                       {getMixedSize(builder, getLoc(), getSource(), dim), low[dim], high[dim]})
            : OpFoldResult(builder.getIndexAttr(size)));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// concat
//===----------------------------------------------------------------------===//

/// Returns the size of the result in a dimension; kDynamic if it is unknown, nullopt if the inputs have
/// different static sizes in a dimension that is not concatenated.
static std::optional<int64_t> inferConcatSize(bool isConcatenated, int64_t dim, TypeRange inputTypes) {
  int64_t result = isConcatenated ? 0 : ShapedType::kDynamic;
  for (Type type : inputTypes) {
    int64_t size = llvm::cast<RankedTensorType>(type).getDimSize(dim);
    if (isConcatenated) {
      if (ShapedType::isDynamic(size) || llvm::AddOverflow(result, size, result))
        return ShapedType::kDynamic;
    } else if (ShapedType::isDynamic(result)) {
      result = size;
    } else if (!ShapedType::isDynamic(size) && size != result) {
      return std::nullopt;
    }
  }
  return result;
}

RankedTensorType ConcatOp::inferResultType(int64_t dim, TypeRange inputTypes) {
  auto first = llvm::cast<RankedTensorType>(inputTypes.front());
  llvm::SmallVector<int64_t> shape;
  for (int64_t i = 0; i != first.getRank(); ++i)
    shape.push_back(inferConcatSize(i == dim, i, inputTypes).value_or(ShapedType::kDynamic));
  return RankedTensorType::get(shape, first.getElementType());
}

void ConcatOp::build(OpBuilder &builder, OperationState &state, int64_t dim, ValueRange inputs) {
  build(builder, state, inferResultType(dim, inputs.getTypes()), builder.getI64IntegerAttr(dim), inputs);
}

LogicalResult ConcatOp::verify() {
  if (getInputs().empty())
    return emitOpError("requires at least one input");
  RankedTensorType resultType = getResultType();
  auto types =
      llvm::map_range(getInputs().getTypes(), [](Type type) { return llvm::cast<RankedTensorType>(type); });
  if (llvm::any_of(types, [&](RankedTensorType type) { return type.getRank() != resultType.getRank(); }))
    return emitOpError("rank of concatenated inputs must match result rank");
  if (llvm::any_of(
          types, [&](RankedTensorType type) { return type.getElementType() != resultType.getElementType(); }))
    return emitOpError("inputs and result element type must match");
  int64_t dim = getDim();
  if (dim >= resultType.getRank())
    return emitOpError("concatenation dim must be less than the tensor rank");
  if (dim < 0)
    return emitOpError("concatenation dim must be non-negative");
  llvm::SmallVector<int64_t> shape;
  for (int64_t i = 0; i != resultType.getRank(); ++i) {
    std::optional<int64_t> size = inferConcatSize(i == dim, i, getInputs().getTypes());
    if (!size)
      return emitOpError("static concatenation size mismatch along non-concatenated dimension ") << i;
    shape.push_back(*size);
  }
  for (auto [inferred, actual] : llvm::zip(shape, resultType.getShape()))
    if (!ShapedType::isDynamic(inferred) && !ShapedType::isDynamic(actual) && inferred != actual)
      // MLIR's text also has no space before "does".
      return emitOpError("result type ")
             << resultType << "does not match inferred shape "
             << RankedTensorType::get(shape, resultType.getElementType(), resultType.getEncoding())
             << " static sizes";
  return success();
}

LogicalResult ConcatOp::reifyResultShapes(OpBuilder &builder, ReifiedRankedShapedTypeDims &shapes) {
  int64_t concatenated = getDim();
  RankedTensorType inferred = inferResultType(concatenated, getInputs().getTypes());
  shapes.assign(1, {});
  for (int64_t dim = 0; dim != getRank(); ++dim) {
    int64_t size = getResultType().getDimSize(dim);
    if (ShapedType::isDynamic(size))
      size = inferred.getDimSize(dim);
    if (!ShapedType::isDynamic(size)) {
      shapes.front().push_back(builder.getIndexAttr(size));
      continue;
    }
    llvm::SmallVector<OpFoldResult> sizes;
    for (Value input : getInputs().take_front(dim == concatenated ? getInputs().size() : 1))
      sizes.push_back(getMixedSize(builder, getLoc(), input, dim));
    shapes.front().push_back(addSizes(builder, getLoc(), sizes));
  }
  return success();
}
