//===- SPIRVCastOps.cpp - Casts -------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVBitOps.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "dialects/spirv/SPIRVStructureOps.h"

using namespace mlir;
using namespace mlir::spirv;

//===----------------------------------------------------------------------===//
// Numeric casts
//===----------------------------------------------------------------------===//

LogicalResult BitcastOp::verify() {
  Type from = getOperand().getType(), to = getType();
  if (from == to)
    return emitError("result type must be different from operand type");
  bool fromPointer = llvm::isa<PointerType>(from), toPointer = llvm::isa<PointerType>(to);
  if (fromPointer && !toPointer)
    return emitError("unhandled bit cast conversion from pointer type to non-pointer type");
  if (!fromPointer && toPointer)
    return emitError("unhandled bit cast conversion from non-pointer type to pointer type");
  if (fromPointer)
    return success();
  uint64_t fromWidth = getTotalBitWidth(from), toWidth = getTotalBitWidth(to);
  if (fromWidth != toWidth)
    return emitOpError("mismatch in result type bitwidth ")
           << toWidth << " and operand type bitwidth " << fromWidth;
  return success();
}

/// Verifies that the element types of operand and result have different bit widths. The traits verify the
/// shapes.
static LogicalResult verifyWidthChanges(Operation *op) {
  Type from = getElementTypeOrSelf(op->getOperand(0).getType());
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  if (from.getIntOrFloatBitWidth() == to.getIntOrFloatBitWidth())
    return op->emitOpError(
               "expected the different bit widths for operand type and result type, but provided ")
           << from << " and " << to;
  return success();
}

LogicalResult FConvertOp::verify() { return verifyWidthChanges(*this); }
LogicalResult SConvertOp::verify() { return verifyWidthChanges(*this); }
LogicalResult UConvertOp::verify() { return verifyWidthChanges(*this); }

//===----------------------------------------------------------------------===//
// Pointers and integers
//===----------------------------------------------------------------------===//

/// Returns true if pointers of the storage class are physical in the addressing model of the parent module,
/// or if the op has no parent module.
static bool isPhysical(Operation *op, StorageClass storageClass) {
  auto module = op->getParentOfType<ModuleOp>();
  if (!module)
    return true;
  switch (module.getAddressingModel()) {
  case AddressingModel::Logical:
    return false;
  case AddressingModel::PhysicalStorageBuffer64:
    return storageClass == StorageClass::PhysicalStorageBuffer;
  default:
    return true;
  }
}

LogicalResult ConvertPtrToUOp::verify() {
  if (!getType().isSignlessInteger())
    return emitError("result must be a scalar type of unsigned integer");
  if (!isPhysical(*this, llvm::cast<PointerType>(getPointer().getType()).getStorageClass()))
    return emitError("operand must be a physical pointer");
  return success();
}

LogicalResult ConvertUToPtrOp::verify() {
  if (!getOperand().getType().isSignlessInteger())
    return emitError("result must be a scalar type of unsigned integer");
  if (!isPhysical(*this, llvm::cast<PointerType>(getType()).getStorageClass()))
    return emitError("result must be a physical pointer");
  return success();
}

//===----------------------------------------------------------------------===//
// Storage classes
//===----------------------------------------------------------------------===//

/// Returns true if pointers of this type can be cast to and from pointers with the storage class Generic.
static bool isOfGeneric(PointerType type) {
  StorageClass storageClass = type.getStorageClass();
  return storageClass == StorageClass::Workgroup || storageClass == StorageClass::CrossWorkgroup ||
         storageClass == StorageClass::Function;
}

static LogicalResult verifySamePointee(Operation *op) {
  Type from = llvm::cast<PointerType>(op->getOperand(0).getType()).getPointeeType();
  Type to = llvm::cast<PointerType>(op->getResult(0).getType()).getPointeeType();
  if (from != to)
    return op->emitOpError(
               "pointer operand's pointee type must have the same as the op result type, but found ")
           << from << " vs " << to;
  return success();
}

LogicalResult PtrCastToGenericOp::verify() {
  if (!isOfGeneric(llvm::cast<PointerType>(getPointer().getType())))
    return emitError("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
  if (llvm::cast<PointerType>(getType()).getStorageClass() != StorageClass::Generic)
    return emitError("result type must be of storage class Generic");
  return verifySamePointee(*this);
}

static LogicalResult verifyFromGeneric(Operation *op) {
  if (llvm::cast<PointerType>(op->getOperand(0).getType()).getStorageClass() != StorageClass::Generic)
    return op->emitError("pointer type must be of storage class Generic");
  if (!isOfGeneric(llvm::cast<PointerType>(op->getResult(0).getType())))
    return op->emitError("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
  return verifySamePointee(op);
}

LogicalResult GenericCastToPtrOp::verify() { return verifyFromGeneric(*this); }
LogicalResult GenericCastToPtrExplicitOp::verify() { return verifyFromGeneric(*this); }
