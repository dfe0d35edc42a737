//===- SPIRVBarrierOps.cpp - Barriers and mesh tasks ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVMemoryOps.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "dialects/spirv/SPIRVOtherOps.h"

using namespace mlir;
using namespace mlir::spirv;

LogicalResult spirv::verifyMemorySemantics(Operation *op, MemorySemantics semantics) {
  unsigned numOrders = 0;
  for (MemorySemantics order : {MemorySemantics::Acquire, MemorySemantics::Release,
                                MemorySemantics::AcquireRelease, MemorySemantics::SequentiallyConsistent})
    numOrders += bitEnumContainsAll(semantics, order);
  if (numOrders > 1)
    return op->emitError("expected at most one of these four memory constraints to be set: `Acquire`, "
                         "`Release`,`AcquireRelease` or `SequentiallyConsistent`");
  return success();
}

LogicalResult ControlBarrierOp::verify() { return verifyMemorySemantics(*this, getMemorySemantics()); }
LogicalResult MemoryBarrierOp::verify() { return verifyMemorySemantics(*this, getMemorySemantics()); }

LogicalResult EXTEmitMeshTasksOp::verify() {
  if (Value payload = getPayload())
    if (llvm::cast<PointerType>(payload.getType()).getStorageClass() != StorageClass::TaskPayloadWorkgroupEXT)
      return emitOpError("payload must be a variable with a storage class of TaskPayloadWorkgroupEXT");
  return success();
}
