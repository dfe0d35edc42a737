//===- SPIRVGroupOps.cpp - Group and subgroup ops -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVGroupOps.h"
#include "dialects/spirv/SPIRVConstantOps.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "runtime/ir/Matchers.h"

using namespace mlir;
using namespace mlir::spirv;

/// Verifies that the execution scope of a group op is a workgroup or a subgroup.
template <typename OpT>
static LogicalResult verifyScope(OpT op) {
  if (op.getExecutionScope() != Scope::Workgroup && op.getExecutionScope() != Scope::Subgroup)
    return op.emitOpError("execution scope must be 'Workgroup' or 'Subgroup'");
  return success();
}

//===----------------------------------------------------------------------===//
// Group ops
//===----------------------------------------------------------------------===//

LogicalResult GroupBroadcastOp::verify() {
  if (failed(verifyScope(*this)))
    return failure();
  if (auto vector = llvm::dyn_cast<VectorType>(getLocalid().getType()))
    if (int64_t size = vector.getNumElements(); size != 2 && size != 3)
      // The message contains two adjacent spaces, as in MLIR.
      return emitOpError("localid is a vector and can be with only  2 or 3 components, actual number is ")
             << size;
  return success();
}

LogicalResult GroupFAddOp::verify() { return verifyScope(*this); }
LogicalResult GroupFMaxOp::verify() { return verifyScope(*this); }
LogicalResult GroupFMinOp::verify() { return verifyScope(*this); }
LogicalResult GroupIAddOp::verify() { return verifyScope(*this); }
LogicalResult GroupSMaxOp::verify() { return verifyScope(*this); }
LogicalResult GroupSMinOp::verify() { return verifyScope(*this); }
LogicalResult GroupUMaxOp::verify() { return verifyScope(*this); }
LogicalResult GroupUMinOp::verify() { return verifyScope(*this); }
LogicalResult GroupFMulKHROp::verify() { return verifyScope(*this); }
LogicalResult GroupIMulKHROp::verify() { return verifyScope(*this); }

//===----------------------------------------------------------------------===//
// Non-uniform group ops
//===----------------------------------------------------------------------===//

/// Verifies that the optional cluster size is a constant power of two.
static LogicalResult verifyClusterSize(Operation *op, Value size) {
  if (!size)
    return success();
  IntegerAttr value;
  if (!size.getDefiningOp<ConstantOp>() || !matchPattern(size, m_Constant(&value)))
    return op->emitOpError("cluster size operand must come from a constant op");
  // SPIR-V interprets the constant as a 32-bit word.
  if (!llvm::isPowerOf2_32(value.getValue().sextOrTrunc(32).getZExtValue()))
    return op->emitOpError("cluster size operand must be a power of two");
  return success();
}

template <typename OpT>
static LogicalResult verifyNonUniformReduction(OpT op) {
  if (failed(verifyScope(op)))
    return failure();
  if (op.getGroupOperation() == GroupOperation::ClusteredReduce && !op.getClusterSize())
    return op.emitOpError("cluster size operand must be provided for 'ClusteredReduce' group operation");
  return verifyClusterSize(op, op.getClusterSize());
}

LogicalResult GroupNonUniformFAddOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformFMaxOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformFMinOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformFMulOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformIAddOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformIMulOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformSMaxOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformSMinOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformUMaxOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformUMinOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformBitwiseAndOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformBitwiseOrOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformBitwiseXorOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformLogicalAndOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformLogicalOrOp::verify() { return verifyNonUniformReduction(*this); }
LogicalResult GroupNonUniformLogicalXorOp::verify() { return verifyNonUniformReduction(*this); }

LogicalResult GroupNonUniformElectOp::verify() { return verifyScope(*this); }
LogicalResult GroupNonUniformBallotOp::verify() { return verifyScope(*this); }
LogicalResult GroupNonUniformBallotFindLSBOp::verify() { return verifyScope(*this); }
LogicalResult GroupNonUniformBallotFindMSBOp::verify() { return verifyScope(*this); }

LogicalResult GroupNonUniformBroadcastOp::verify() {
  if (failed(verifyScope(*this)))
    return failure();
  if (!llvm::isa_and_nonnull<ConstantOp, ReferenceOfOp>(getId().getDefiningOp()))
    return emitOpError("id must be the result of a constant op");
  return success();
}

/// Verifies a shuffle op. Its second operand selects the invocation that provides the result.
template <typename OpT>
static LogicalResult verifyShuffle(OpT op) {
  if (failed(verifyScope(op)))
    return failure();
  if (op->getOperand(1).getType().isSignedInteger())
    return op.emitOpError("second operand must be a singless/unsigned integer");
  return success();
}

LogicalResult GroupNonUniformShuffleOp::verify() { return verifyShuffle(*this); }
LogicalResult GroupNonUniformShuffleDownOp::verify() { return verifyShuffle(*this); }
LogicalResult GroupNonUniformShuffleUpOp::verify() { return verifyShuffle(*this); }
LogicalResult GroupNonUniformShuffleXorOp::verify() { return verifyShuffle(*this); }

LogicalResult GroupNonUniformRotateKHROp::verify() {
  if (failed(verifyScope(*this)))
    return failure();
  return verifyClusterSize(*this, getClusterSize());
}

//===----------------------------------------------------------------------===//
// Subgroup block accesses
//===----------------------------------------------------------------------===//

/// Verifies that the pointee type is the element type of the vector, or the type of the scalar, that is
/// accessed.
static LogicalResult verifyBlockAccess(Operation *op, Value pointer, Value value) {
  Type type = value.getType();
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    type = vector.getElementType();
  if (llvm::cast<PointerType>(pointer.getType()).getPointeeType() != type)
    return op->emitOpError("mismatch in result type and pointer type");
  return success();
}

LogicalResult INTELSubgroupBlockReadOp::verify() { return verifyBlockAccess(*this, getPtr(), getValue()); }
LogicalResult INTELSubgroupBlockWriteOp::verify() { return verifyBlockAccess(*this, getPtr(), getValue()); }

ParseResult INTELSubgroupBlockWriteOp::parse(OpAsmParser &parser, OperationState &result) {
  StorageClass storageClass;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 2> operands;
  Type type;
  if (parseQuotedEnum(parser, storageClass, "storage_class", symbolizeStorageClass))
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::None, /*allowResultNumber=*/true,
                              /*requiredCount=*/2) ||
      parser.parseColonType(type))
    return failure();
  auto vector = llvm::dyn_cast<VectorType>(type);
  Type types[] = {PointerType::get(vector ? vector.getElementType() : type, storageClass), type};
  return parser.resolveOperands(operands, llvm::ArrayRef<Type>(types), loc, result.operands);
}

// As in MLIR, the storage class, which the parser requires, is not printed.
void INTELSubgroupBlockWriteOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getPtr() << ", " << getValue() << " : " << getValue().getType();
}
