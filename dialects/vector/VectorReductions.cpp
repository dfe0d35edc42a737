//===- VectorReductions.cpp - Reductions and products ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of VectorReductionOps.td except vector.contract: builders, assembly format, type inference,
// verifiers and mask types.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "dialects/vector/VectorKinds.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using namespace mlir::vector;

/// Returns the type of a mask with one bit for each element of `type`.
static VectorType getMaskFor(VectorType type) {
  return VectorType::get(type.getShape(), IntegerType::get(type.getContext(), 1), type.getScalableDims());
}

static llvm::SmallVector<int64_t, 4> shapeOf(VectorType type) {
  return llvm::SmallVector<int64_t, 4>(type.getShape());
}

//===----------------------------------------------------------------------===//
// outerproduct
//===----------------------------------------------------------------------===//

VectorType OuterProductOp::getOperandVectorTypeACC() { return getAcc() ? getAcc().getType() : VectorType(); }

/// Returns the result type of vector.outerproduct, which the assembly format omits. Its shape consists of the
/// first dimension of each operand; an operand of rank 0 or a scalar rhs (null) contributes none.
static VectorType getOuterProductType(VectorType lhs, VectorType rhs) {
  llvm::SmallVector<int64_t, 2> shape;
  llvm::SmallVector<bool, 2> scalable;
  for (VectorType type : {lhs, rhs})
    if (type && type.getRank() > 0) {
      shape.push_back(type.getDimSize(0));
      scalable.push_back(type.getScalableDims()[0]);
    }
  return VectorType::get(shape, lhs.getElementType(), scalable);
}

ParseResult OuterProductOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 3> operands;
  // The types of lhs, rhs and acc; the last one is also the result type.
  std::array<Type, 3> types;
  if (parser.parseOperandList(operands) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(types[0]) || parser.parseComma() || parser.parseType(types[1]))
    return failure();
  auto lhs = llvm::dyn_cast<VectorType>(types[0]);
  if (operands.size() < 2 || !lhs)
    return parser.emitError(parser.getNameLoc(), operands.size() < 2 ? "expected at least 2 operands"
                                                                     : "expected vector type for operand #1");
  types[2] = getOuterProductType(lhs, llvm::dyn_cast<VectorType>(types[1]));
  if (parseDefaultKind(parser, result))
    return failure();
  for (auto [operand, type] : llvm::zip(operands, types))
    if (parser.resolveOperand(operand, type, result.operands))
      return failure();
  return parser.addTypeToList(types[2], result.types);
}

void OuterProductOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getLhs()) << ", " << getRhs();
  // The attribute dictionary is printed only if there is an accumulator, as MLIR does.
  if (getAcc()) {
    printer << ", " << Value(getAcc());
    printer.printOptionalAttrDict((*this)->getAttrList());
  }
  printer << " : " << Type(getOperandVectorTypeLHS()) << ", " << getOperandTypeRHS();
}

LogicalResult OuterProductOp::verify() {
  VectorType lhs = getOperandVectorTypeLHS(), acc = getOperandVectorTypeACC(), result = getResultVectorType();
  auto rhs = llvm::dyn_cast<VectorType>(getOperandTypeRHS());
  if (lhs.getRank() != 1)
    return emitOpError("expected 1-d vector for operand #1");
  if (rhs && rhs.getRank() != 1)
    return emitOpError("expected 1-d vector for operand #2");
  if (rhs && result.getRank() != 2)
    return emitOpError("expected 2-d vector result");
  if (!rhs && result.getRank() != 1)
    return emitOpError("expected 1-d vector result");
  if (lhs.getDimSize(0) != result.getDimSize(0))
    return emitOpError("expected #1 operand dim to match result dim #1");
  if (rhs && rhs.getDimSize(0) != result.getDimSize(1))
    return emitOpError("expected #2 operand dim to match result dim #2");
  if (rhs && lhs.isScalable() && !rhs.isScalable())
    return emitOpError("expected either both or only #2 operand dim to be scalable");
  if (acc && acc != result)
    return emitOpError("expected operand #3 of same type as result type");
  if (!isSupportedCombiningKind(getKind(), result.getElementType()))
    return emitOpError("unsupported outerproduct type");
  return success();
}

Type OuterProductOp::getExpectedMaskType() { return getMaskFor(getResultVectorType()); }

//===----------------------------------------------------------------------===//
// fma, reduction
//===----------------------------------------------------------------------===//

std::optional<llvm::SmallVector<int64_t, 4>> FMAOp::getShapeForUnroll() { return shapeOf(getVectorType()); }

void ReductionOp::build(OpBuilder &builder, OperationState &state, CombiningKind kind, Value vector,
                        Value acc, arith::FastMathFlags fastMathFlags) {
  Type elementType = llvm::cast<VectorType>(vector.getType()).getElementType();
  build(builder, state, elementType, kind, vector, acc, fastMathFlags);
}

LogicalResult ReductionOp::verify() {
  if (int64_t rank = getSourceVectorType().getRank(); rank > 1)
    return emitOpError("unsupported reduction rank: ") << rank;
  return verifyReductionKind(*this, getKind(), Value(getDest()).getType(), /*typeQuote=*/"'");
}

Type ReductionOp::getExpectedMaskType() { return getMaskFor(getSourceVectorType()); }
std::optional<llvm::SmallVector<int64_t, 4>> ReductionOp::getShapeForUnroll() {
  return shapeOf(getSourceVectorType());
}

//===----------------------------------------------------------------------===//
// multi_reduction
//===----------------------------------------------------------------------===//

/// Returns `type` without the reduced dimensions; its element type if all dimensions are reduced.
static Type getReducedType(VectorType type, llvm::ArrayRef<int64_t> reductionDims) {
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<bool> scalable;
  for (int64_t i = 0; i != type.getRank(); ++i)
    if (!llvm::is_contained(reductionDims, i)) {
      shape.push_back(type.getDimSize(i));
      scalable.push_back(type.getScalableDims()[i]);
    }
  return shape.empty() ? type.getElementType()
                       : Type(VectorType::get(shape, type.getElementType(), scalable));
}

void MultiDimReductionOp::build(OpBuilder &builder, OperationState &state, Value source, Value acc,
                                llvm::ArrayRef<bool> reductionMask, CombiningKind kind) {
  llvm::SmallVector<int64_t> reductionDims;
  for (auto [i, isReduced] : llvm::enumerate(reductionMask))
    if (isReduced)
      reductionDims.push_back(i);
  build(builder, state, acc.getType(), kind, source, acc, reductionDims);
}

LogicalResult MultiDimReductionOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                                    ValueRange operands, DictionaryAttr attributes,
                                                    OpaqueProperties properties, RegionRange regions,
                                                    llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  Adaptor adaptor(operands, attributes, properties, regions);
  auto type = llvm::dyn_cast<VectorType>(Value(adaptor.getSource()).getType());
  if (!type)
    return failure();
  inferredReturnTypes.push_back(getReducedType(type, adaptor.getReductionDims()));
  return success();
}

LogicalResult MultiDimReductionOp::verify() {
  if (getDestType() != getReducedType(getSourceVectorType(), getReductionDims()))
    return emitOpError() << "destination type " << getDestType() << " is incompatible with source type "
                         << getSourceVectorType();
  return success();
}

llvm::SmallVector<bool> MultiDimReductionOp::getReductionMask() {
  llvm::SmallVector<bool> mask(getSourceVectorType().getRank(), false);
  for (int64_t dim : getReductionDims())
    if (dim >= 0 && dim < static_cast<int64_t>(mask.size()))
      mask[dim] = true;
  return mask;
}

Type MultiDimReductionOp::getExpectedMaskType() { return getMaskFor(getSourceVectorType()); }
std::optional<llvm::SmallVector<int64_t, 4>> MultiDimReductionOp::getShapeForUnroll() {
  return shapeOf(getSourceVectorType());
}

//===----------------------------------------------------------------------===//
// scan
//===----------------------------------------------------------------------===//

LogicalResult ScanOp::verify() {
  VectorType sourceType = getSourceType(), initialType = getInitialValueType();
  int64_t rank = sourceType.getRank(), dim = getReductionDim();
  if (dim >= rank)
    return emitOpError("reduction dimension ") << dim << " has to be less than " << rank;
  if (initialType.getRank() != rank - 1)
    return emitOpError("initial value rank ") << initialType.getRank() << " has to be equal to " << rank - 1;
  llvm::SmallVector<int64_t> expected;
  for (int64_t i = 0; i != rank; ++i)
    if (i != dim)
      expected.push_back(sourceType.getDimSize(i));
  if (initialType.getShape() != llvm::ArrayRef<int64_t>(expected))
    return emitOpError("incompatible input/initial value shapes");
  return verifyReductionKind(*this, getKind(), getDestType().getElementType());
}
