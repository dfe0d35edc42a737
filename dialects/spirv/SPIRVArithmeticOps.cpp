//===- SPIRVArithmeticOps.cpp - Arithmetic, dot products, select ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVArithmeticOps.h"
#include "dialects/spirv/SPIRVLogicalOps.h"
#include "dialects/spirv/SPIRVOpHelpers.h"

using namespace mlir;
using namespace mlir::spirv;

Type spirv::getI1TypeLike(Type type) {
  Type boolean = IntegerType::get(type.getContext(), 1);
  auto vector = llvm::dyn_cast<VectorType>(type);
  return vector ? Type(VectorType::get(vector.getNumElements(), boolean)) : boolean;
}

uint64_t spirv::getTotalBitWidth(Type type) {
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    return vector.getNumElements() * getTotalBitWidth(vector.getElementType());
  return type.getIntOrFloatBitWidth();
}

//===----------------------------------------------------------------------===//
// Binary ops with a struct of two results
//===----------------------------------------------------------------------===//

/// Parses `attr-dict? %a, %b : !spirv.struct<(i32, i32)>`.
static ParseResult parseExtendedBinary(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 2> operands;
  Type type;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseOperandList(operands) ||
      parser.parseColon())
    return failure();
  llvm::SMLoc typeLoc = parser.getCurrentLocation();
  if (parser.parseType(type))
    return failure();
  auto structType = llvm::dyn_cast<StructType>(type);
  if (!structType || structType.getNumElements() != 2)
    return parser.emitError(typeLoc, "expected spirv.struct type with two members");
  result.addTypes(type);
  Type operandTypes[] = {structType.getElementType(0), structType.getElementType(0)};
  return parser.resolveOperands(operands, llvm::ArrayRef<Type>(operandTypes), typeLoc, result.operands);
}

static void printExtendedBinary(OpAsmPrinter &printer, Operation *op) {
  printer << ' ';
  printer.printOptionalAttrDict(op->getDiscardableAttrs());
  printer << op->getOperands() << " : " << op->getResult(0).getType();
}

static LogicalResult verifyExtendedBinary(Operation *op) {
  auto structType = llvm::cast<StructType>(op->getResult(0).getType());
  if (structType.getNumElements() != 2)
    return op->emitOpError("expected result struct type containing two members");
  Type type = op->getOperand(0).getType();
  if (op->getOperand(1).getType() != type || structType.getElementType(0) != type ||
      structType.getElementType(1) != type)
    return op->emitOpError("expected all operand types and struct member types are the same");
  return success();
}

#define STRATA_EXTENDED_BINARY(Op)                                                                           \
  ParseResult Op::parse(OpAsmParser &parser, OperationState &result) {                                       \
    return parseExtendedBinary(parser, result);                                                              \
  }                                                                                                          \
  void Op::print(OpAsmPrinter &printer) { printExtendedBinary(printer, *this); }                             \
  LogicalResult Op::verify() { return verifyExtendedBinary(*this); }
STRATA_EXTENDED_BINARY(IAddCarryOp)
STRATA_EXTENDED_BINARY(ISubBorrowOp)
STRATA_EXTENDED_BINARY(SMulExtendedOp)
STRATA_EXTENDED_BINARY(UMulExtendedOp)
#undef STRATA_EXTENDED_BINARY

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

LogicalResult VectorTimesScalarOp::verify() {
  if (getVector().getType() != getType())
    return emitOpError("vector operand and result type mismatch");
  if (getScalar().getType() != llvm::cast<VectorType>(getType()).getElementType())
    return emitOpError("scalar operand and result element type match");
  return success();
}

/// Verifies the format of the operands, and that the result is at least as wide as an operand.
static LogicalResult verifyIntegerDotProduct(Operation *op, PackedVectorFormatAttr format) {
  Type type = op->getOperand(0).getType();
  if (llvm::isa<VectorType>(type)) {
    if (format)
      return op->emitOpError("with invalid format attribute for vector operands of type ") << type;
  } else {
    if (!format)
      return op->emitOpError("requires Packed Vector Format attribute for integer vector operands");
    if (type.getIntOrFloatBitWidth() != 32)
      return op->emitOpError("with specified Packed Vector Format (")
             << stringifyPackedVectorFormat(format.getValue())
             << ") requires integer vector operands to be 32-bits wide";
  }
  uint64_t operandWidth = getTotalBitWidth(type);
  uint64_t resultWidth = getTotalBitWidth(op->getResult(0).getType());
  if (resultWidth < operandWidth)
    return op->emitOpError("result type has insufficient bit-width (")
           << resultWidth << " bits) for the specified vector operand type (" << operandWidth << " bits)";
  return success();
}

LogicalResult SDotOp::verify() { return verifyIntegerDotProduct(*this, getFormatAttr()); }
LogicalResult SUDotOp::verify() { return verifyIntegerDotProduct(*this, getFormatAttr()); }
LogicalResult UDotOp::verify() { return verifyIntegerDotProduct(*this, getFormatAttr()); }
LogicalResult SDotAccSatOp::verify() { return verifyIntegerDotProduct(*this, getFormatAttr()); }
LogicalResult SUDotAccSatOp::verify() { return verifyIntegerDotProduct(*this, getFormatAttr()); }
LogicalResult UDotAccSatOp::verify() { return verifyIntegerDotProduct(*this, getFormatAttr()); }

//===----------------------------------------------------------------------===//
// Select
//===----------------------------------------------------------------------===//

LogicalResult SelectOp::verify() {
  auto conditions = llvm::dyn_cast<VectorType>(getCondition().getType());
  if (!conditions)
    return success();
  auto values = llvm::dyn_cast<VectorType>(getType());
  if (!values)
    return emitOpError("result expected to be of vector type when condition is of vector type");
  if (values.getNumElements() != conditions.getNumElements())
    return emitOpError(
        "result should have the same number of elements as the condition when condition is of vector type");
  return success();
}
