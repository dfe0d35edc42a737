//===- SPIRVMatrixOps.cpp - Matrices and cooperative matrices -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVCompositeOps.h"

using namespace mlir;
using namespace mlir::spirv;

static MatrixType matrixType(Value value) { return llvm::cast<MatrixType>(value.getType()); }
static int64_t vectorSize(Value value) { return llvm::cast<VectorType>(value.getType()).getNumElements(); }

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

LogicalResult MatrixTimesMatrixOp::verify() {
  MatrixType left = matrixType(getLeftmatrix()), right = matrixType(getRightmatrix()),
             result = matrixType(getResult());
  if (left.getNumColumns() != right.getNumRows())
    return emitError("left matrix columns' count must be equal to the right matrix rows' count");
  if (right.getNumColumns() != result.getNumColumns())
    return emitError("right and result matrices must have equal columns' count");
  if (right.getElementType() != result.getElementType())
    return emitError("right and result matrices' component type must be the same");
  if (left.getElementType() != result.getElementType())
    return emitError("left and result matrices' component type must be the same");
  if (left.getNumRows() != result.getNumRows())
    return emitError("left and result matrices must have equal rows' count");
  return success();
}

LogicalResult MatrixTimesScalarOp::verify() {
  Type type = getMatrix().getType();
  auto cooperative = llvm::dyn_cast<CooperativeMatrixType>(type);
  Type elementType =
      cooperative ? cooperative.getElementType() : llvm::cast<MatrixType>(type).getElementType();
  if (elementType != getScalar().getType())
    return emitOpError("input matrix components' type and scaling value must have the same type");
  return success();
}

LogicalResult MatrixTimesVectorOp::verify() {
  MatrixType matrix = matrixType(getMatrix());
  if (matrix.getNumColumns() != vectorSize(getVector()))
    return emitOpError("matrix columns (") << matrix.getNumColumns() << ") must match vector operand size ("
                                           << vectorSize(getVector()) << ")";
  if (matrix.getNumRows() != vectorSize(getResult()))
    return emitOpError("result size (")
           << vectorSize(getResult()) << ") must match the matrix rows (" << matrix.getNumRows() << ")";
  if (matrix.getElementType() != getElementTypeOrSelf(getType()))
    return emitOpError("matrix and result element types must match");
  return success();
}

LogicalResult VectorTimesMatrixOp::verify() {
  MatrixType matrix = matrixType(getMatrix());
  if (matrix.getNumRows() != vectorSize(getVector()))
    return emitOpError(
        "number of components in vector must equal the number of components in each column in matrix");
  if (matrix.getNumColumns() != vectorSize(getResult()))
    return emitOpError("number of columns in matrix must equal the number of components in result");
  if (matrix.getElementType() != getElementTypeOrSelf(getType()))
    return emitOpError(
        "matrix must be a matrix with the same component type as the component type in result");
  return success();
}

LogicalResult TransposeOp::verify() {
  MatrixType matrix = matrixType(getMatrix()), result = matrixType(getResult());
  if (matrix.getNumRows() != result.getNumColumns())
    return emitError("input matrix rows count must be equal to output matrix columns count");
  if (matrix.getNumColumns() != result.getNumRows())
    return emitError("input matrix columns count must be equal to output matrix rows count");
  if (matrix.getElementType() != result.getElementType())
    return emitError("input and output matrices must have the same component type");
  return success();
}

//===----------------------------------------------------------------------===//
// Cooperative matrices
//===----------------------------------------------------------------------===//

/// Verifies pointer, memory operand and alignment of a load or store. \param wrong a memory operand that the
/// op does not support: for a load, one that is valid only for stores, and vice versa.
static LogicalResult verifyMatrixAccess(Operation *op, Value pointer, MemoryAccessAttr access,
                                        IntegerAttr alignment, MemoryAccess wrong) {
  Type pointee = llvm::cast<PointerType>(pointer.getType()).getPointeeType();
  if (!llvm::isa<ScalarType, VectorType>(pointee))
    return op->emitOpError("Pointer must point to a scalar or vector type but provided ") << pointee;
  if (!access)
    return success();
  if (bitEnumContainsAll(access.getValue(), wrong))
    return op->emitOpError("not compatible with memory operand '") << stringifyMemoryAccess(wrong) << "'";
  bool aligned = bitEnumContainsAll(access.getValue(), MemoryAccess::Aligned);
  if (aligned && !alignment)
    return op->emitOpError("missing value for the 'Aligned' memory operand");
  if (!aligned && alignment)
    return op->emitOpError("found alignment attribute for non-'Aligned' memory operand");
  return success();
}

LogicalResult KHRCooperativeMatrixLoadOp::verify() {
  return verifyMatrixAccess(*this, getPointer(), getMemoryOperandAttr(), getAlignmentAttr(),
                            MemoryAccess::MakePointerAvailable);
}
LogicalResult KHRCooperativeMatrixStoreOp::verify() {
  return verifyMatrixAccess(*this, getPointer(), getMemoryOperandAttr(), getAlignmentAttr(),
                            MemoryAccess::MakePointerVisible);
}

LogicalResult KHRCooperativeMatrixMulAddOp::verify() {
  CooperativeMatrixType types[3];
  constexpr CooperativeMatrixUseKHR uses[] = {
      CooperativeMatrixUseKHR::MatrixA, CooperativeMatrixUseKHR::MatrixB, CooperativeMatrixUseKHR::MatrixAcc};
  for (unsigned i = 0; i != 3; ++i) {
    types[i] = llvm::cast<CooperativeMatrixType>((*this)->getOperand(i).getType());
    if (types[i].getUse() != uses[i])
      return emitOpError("operand #")
             << i << " must be of use '" << stringifyCooperativeMatrixUseKHR(uses[i]) << "'";
  }
  auto [a, b, c] = types;
  bool areIntegers = llvm::all_of(
      types, [](CooperativeMatrixType type) { return llvm::isa<IntegerType>(type.getElementType()); });
  const std::pair<bool, llvm::StringRef> rules[] = {
      {a.getRows() == c.getRows(), "matrix size mismatch on dimension 'M'"},
      {b.getColumns() == c.getColumns(), "matrix size mismatch on dimension 'N'"},
      {a.getScope() == b.getScope() && a.getScope() == c.getScope(), "matrix scope mismatch"},
      {a.getColumns() == b.getRows(), "matrix size mismatch on dimension 'K'"},
      {areIntegers || !getMatrixOperandsAttr(),
       "Matrix Operands require all matrix element types to be Integer Types"}};
  for (auto [holds, message] : rules)
    if (!holds)
      return emitOpError(message);
  return success();
}
