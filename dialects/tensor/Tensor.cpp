//===- Tensor.cpp - The tensor dialect ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/Tensor.h"
#include "dialects/affine/Affine.h"
#include "dialects/complex/Complex.h"
#include "dialects/utils/ShapedDimRange.h"
#include "dialects/utils/VerificationUtils.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/ir/TypeUtilities.h"

using namespace mlir;
using namespace mlir::tensor;

//===----------------------------------------------------------------------===//
// Functions on tensors
//===----------------------------------------------------------------------===//

llvm::SmallVector<Type, 2> tensor::getElementTypes(Type type) {
  // The limit of the length is larger than the number of operands of any op, and small enough to allocate the
  // list.
  constexpr int64_t most = int64_t(1) << 24;
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return {};
  return llvm::SmallVector<Type, 2>(std::min(tensor.getNumElements(), most), tensor.getElementType());
}

bool tensor::isSameTypeWithoutEncoding(Type first, Type second) {
  auto left = llvm::dyn_cast<RankedTensorType>(first), right = llvm::dyn_cast<RankedTensorType>(second);
  if (!left || !right)
    return first == second;
  return left.getShape() == right.getShape() && left.getElementType() == right.getElementType();
}

bool tensor::preservesStaticInformation(Type source, Type target) {
  auto from = llvm::dyn_cast<RankedTensorType>(source), to = llvm::dyn_cast<RankedTensorType>(target);
  if (!from || !to || from.getElementType() != to.getElementType() || from.getRank() != to.getRank() ||
      from.getEncoding() != to.getEncoding())
    return false;
  return llvm::all_of(llvm::zip(from.getShape(), to.getShape()), [](auto sizes) {
    return ShapedType::isDynamic(std::get<0>(sizes)) || !ShapedType::isDynamic(std::get<1>(sizes));
  });
}

OpFoldResult tensor::getMixedSize(OpBuilder &builder, Location loc, Value value, int64_t dim) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  if (!type.isDynamicDim(dim))
    return builder.getIndexAttr(type.getDimSize(dim));
  return builder.createOrFold<DimOp>(loc, value, dim);
}

llvm::SmallVector<OpFoldResult> tensor::getMixedSizes(OpBuilder &builder, Location loc, Value value) {
  llvm::SmallVector<OpFoldResult> sizes;
  for (int64_t dim = 0, rank = llvm::cast<RankedTensorType>(value.getType()).getRank(); dim != rank; ++dim)
    sizes.push_back(getMixedSize(builder, loc, value, dim));
  return sizes;
}

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

Operation *TensorDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (complex::ConstantOp::isBuildableWith(value, type))
    return builder.create<complex::ConstantOp>(loc, type, llvm::cast<ArrayAttr>(value));
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

// Suggested names of results in the assembly format.
void CastOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "cast"); }
void CollapseShapeOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "collapsed"); }
void ConcatOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "concat"); }
void DimOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "dim"); }
void ExpandShapeOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "expanded"); }
void ExtractOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "extracted"); }
void ExtractSliceOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(), "extracted_slice");
}
void FromElementsOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "from_elements"); }
void GatherOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "gather"); }
void GenerateOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "generated"); }
void InsertOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "inserted"); }
void InsertSliceOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "inserted_slice"); }
void PadOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "padded"); }
void RankOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "rank"); }
void ReshapeOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "reshape"); }
void ScatterOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "scatter"); }
void SplatOp::getAsmResultNames(OpAsmSetValueNameFn setName) { setName(getResult(), "splat"); }

//===----------------------------------------------------------------------===//
// bitcast, cast
//===----------------------------------------------------------------------===//

/// True if this is a cast of one tensor to another with compatible shapes, and the predicate `go` accepts the
/// element types.
static bool areCompatibleTensors(TypeRange inputs, TypeRange outputs, bool (*go)(Type from, Type to)) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return false;
  auto from = llvm::dyn_cast<TensorType>(inputs.front()), to = llvm::dyn_cast<TensorType>(outputs.front());
  return from && to && go(from.getElementType(), to.getElementType()) &&
         succeeded(verifyCompatibleShape(from, to));
}

bool BitcastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areCompatibleTensors(inputs, outputs, [](Type from, Type to) {
    return from.getIntOrFloatBitWidth() == to.getIntOrFloatBitWidth();
  });
}

bool CastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areCompatibleTensors(inputs, outputs, [](Type from, Type to) { return from == to; });
}

//===----------------------------------------------------------------------===//
// dim
//===----------------------------------------------------------------------===//

void DimOp::build(OpBuilder &builder, OperationState &state, Value source, int64_t index) {
  Location loc = state.location.materialize(builder.getContext());
  build(builder, state, source, builder.create<arith::ConstantOp>(loc, builder.getIndexAttr(index)));
}

std::optional<int64_t> DimOp::getConstantIndex() { return getConstantIntValue(getIndex()); }
Value DimOp::getShapedValue() { return getSource(); }
OpFoldResult DimOp::getDimension() { return Value(getIndex()); }

/// The op is speculatable if the dimension is a constant that is known to exist.
Speculation::Speculatability DimOp::getSpeculatability() {
  std::optional<int64_t> index = getConstantIndex();
  auto type = llvm::dyn_cast<RankedTensorType>(getSource().getType());
  return index && type && *index >= 0 && *index < type.getRank() ? Speculation::Speculatable
                                                                 : Speculation::NotSpeculatable;
}

void DimOp::inferResultRangesFromOptional(llvm::ArrayRef<IntegerValueRange> argRanges,
                                          SetIntLatticeFn setResultRange) {
  setResultRange(getResult(), intrange::inferShapedDimOpInterface(
                                  llvm::cast<ShapedDimOpInterface>(getOperation()), argRanges[1]));
}

//===----------------------------------------------------------------------===//
// extract, insert
//===----------------------------------------------------------------------===//

LogicalResult ExtractOp::verify() {
  if (llvm::cast<RankedTensorType>(getTensor().getType()).getRank() != int64_t(getIndices().size()))
    return emitOpError("incorrect number of indices for extract_element");
  return success();
}

LogicalResult InsertOp::verify() {
  if (llvm::cast<RankedTensorType>(getDest().getType()).getRank() != int64_t(getIndices().size()))
    return emitOpError("incorrect number of indices");
  return success();
}

//===----------------------------------------------------------------------===//
// empty
//===----------------------------------------------------------------------===//

/// Returns the static sizes of `type` as attributes, and the operands for the dynamic ones.
static llvm::SmallVector<OpFoldResult> getMixed(RankedTensorType type, ValueRange dynamicSizes) {
  return getMixedValues(type.getShape(), dynamicSizes, type.getContext());
}

static RankedTensorType getTypeOfSizes(llvm::ArrayRef<OpFoldResult> sizes, Type elementType,
                                       Attribute encoding, llvm::SmallVectorImpl<Value> &dynamicSizes) {
  llvm::SmallVector<int64_t> shape;
  dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
  return RankedTensorType::get(shape, elementType, encoding);
}

void EmptyOp::build(OpBuilder &builder, OperationState &state, llvm::ArrayRef<OpFoldResult> sizes,
                    Type elementType, Attribute encoding) {
  llvm::SmallVector<Value> dynamicSizes;
  RankedTensorType type = getTypeOfSizes(sizes, elementType, encoding, dynamicSizes);
  build(builder, state, type, dynamicSizes);
}

llvm::SmallVector<OpFoldResult> EmptyOp::getMixedSizes() { return getMixed(getType(), getDynamicSizes()); }
Value EmptyOp::getDynamicSize(unsigned dimension) { return getMixedSizes()[dimension].getValue(); }
LogicalResult EmptyOp::verify() { return verifyDynamicDimensionCount(*this, getType(), getDynamicSizes()); }

LogicalResult EmptyOp::reifyResultShapes(OpBuilder &, ReifiedRankedShapedTypeDims &shapes) {
  shapes.assign(1, getMixedSizes());
  return success();
}

//===----------------------------------------------------------------------===//
// from_elements, splat
//===----------------------------------------------------------------------===//

void FromElementsOp::build(OpBuilder &builder, OperationState &state, ValueRange elements) {
  build(builder, state, RankedTensorType::get({int64_t(elements.size())}, elements.front().getType()),
        elements);
}

void SplatOp::build(OpBuilder &builder, OperationState &state, Value element,
                    llvm::ArrayRef<OpFoldResult> sizes) {
  llvm::SmallVector<Value> dynamicSizes;
  RankedTensorType type = getTypeOfSizes(sizes, element.getType(), Attribute(), dynamicSizes);
  build(builder, state, type, element, dynamicSizes);
}

LogicalResult SplatOp::verify() {
  return verifyDynamicDimensionCount(*this, getAggregateType(), getDynamicSizes());
}

LogicalResult SplatOp::reifyResultShapes(OpBuilder &, ReifiedRankedShapedTypeDims &shapes) {
  shapes.assign(1, getMixed(getAggregateType(), getDynamicSizes()));
  return success();
}

//===----------------------------------------------------------------------===//
// generate
//===----------------------------------------------------------------------===//

void GenerateOp::build(OpBuilder &builder, OperationState &state, Type resultType, ValueRange dynamicExtents,
                       llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  build(builder, state, resultType, dynamicExtents);
  Location loc = state.location.materialize(builder.getContext());
  int64_t rank = llvm::cast<RankedTensorType>(resultType).getRank();
  llvm::SmallVector<Type> types(rank, builder.getIndexType());
  llvm::SmallVector<Location> locs(rank, loc);
  OpBuilder::InsertionGuard guard(builder);
  Region *region = state.regions.front().get();
  Block *body = builder.createBlock(region, region->end(), types, locs);
  bodyBuilder(builder, loc, body->getArguments());
}

LogicalResult GenerateOp::verify() {
  return verifyDynamicDimensionCount(*this, getType(), getDynamicExtents());
}

LogicalResult GenerateOp::verifyRegions() {
  Block &body = getBody().front();
  if (!llvm::all_of(body.getArgumentTypes(), [](Type type) { return type.isIndex(); }))
    return emitError("all body arguments must be index");
  if (int64_t(body.getNumArguments()) != getType().getRank())
    return emitError("must have one body argument per input dimension");
  if (llvm::cast<YieldOp>(body.back()).getValue().getType() != getType().getElementType())
    return emitOpError("body must be terminated with a `yield` operation of the tensor element type");
  return success();
}

LogicalResult GenerateOp::reifyResultShapes(OpBuilder &, ReifiedRankedShapedTypeDims &shapes) {
  shapes.assign(1, getMixed(getType(), getDynamicExtents()));
  return success();
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#define GET_OP_CLASSES
#include "dialects/tensor/TensorOps.cpp.inc"
#include "dialects/tensor/TensorDialect.cpp.inc"
