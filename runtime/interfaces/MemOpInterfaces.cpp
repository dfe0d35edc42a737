//===- MemOpInterfaces.cpp - Memory space casts ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/MemOpInterfaces.h"
#include "runtime/support/Diagnostics.h"

using namespace mlir;

LogicalResult detail::verifyMemorySpaceCastOpInterface(Operation *op) {
  if (op->getNumResults() != 1)
    return op->emitError("memory space cast op must have exactly one result");
  auto cast = llvm::cast<MemorySpaceCastOpInterface>(op);
  Value source = cast.getSourcePtr(), target = cast.getTargetPtr();
  auto from = source ? llvm::dyn_cast<PtrLikeTypeInterface>(source.getType()) : PtrLikeTypeInterface();
  auto to = target ? llvm::dyn_cast<PtrLikeTypeInterface>(target.getType()) : PtrLikeTypeInterface();
  if (!from || !to)
    return op->emitError("memory space cast op must have valid source and target pointers");
  if (!cast.isValidMemorySpaceCast(to, from))
    return op->emitError() << "invalid casting of memory spaces from " << source.getType() << " to "
                           << target.getType();
  return success();
}

MemorySpaceCastOpInterface MemorySpaceCastOpInterface::getIfPromotableCast(Value value) {
  auto cast = llvm::dyn_cast_or_null<MemorySpaceCastOpInterface>(value.getDefiningOp());
  return cast && cast.isSourcePromotable() ? cast : MemorySpaceCastOpInterface();
}

MemorySpaceCastOpInterface mlir::getPromotableMemorySpaceCast(OpOperand &operand) {
  return MemorySpaceCastOpInterface::getIfPromotableCast(operand.get());
}

#include "runtime/interfaces/MemOpInterfaces.cpp.inc"
