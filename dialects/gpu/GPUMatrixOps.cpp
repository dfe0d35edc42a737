//===- GPUMatrixOps.cpp - Subgroup matrix ops -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/gpu/GPU.h"

using namespace mlir;
using namespace mlir::gpu;

/// Returns true if the innermost stride is 1.
static bool hasUnitStride(MemRefType type) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return false;
  return strides.empty() || strides.back() == 1;
}

LogicalResult SubgroupMmaLoadMatrixOp::verify() {
  llvm::StringRef operand = llvm::cast<MMAMatrixType>(getRes().getType()).getOperand();
  if (!hasUnitStride(llvm::cast<MemRefType>(getSrcMemref().getType())))
    return emitError("expected source memref most minor dim must have unit stride");
  if (operand != "AOp" && operand != "BOp" && operand != "COp")
    return emitError("only AOp, BOp and COp can be loaded");
  return success();
}

LogicalResult SubgroupMmaStoreMatrixOp::verify() {
  if (!hasUnitStride(llvm::cast<MemRefType>(getDstMemref().getType())))
    return emitError("expected destination memref most minor dim must have unit stride");
  if (llvm::cast<MMAMatrixType>(getSrc().getType()).getOperand() != "COp")
    return emitError("expected the operand matrix being stored to have 'COp' operand type");
  return success();
}

LogicalResult SubgroupMmaComputeOp::verify() {
  auto a = llvm::cast<MMAMatrixType>(getOpA().getType());
  auto b = llvm::cast<MMAMatrixType>(getOpB().getType());
  auto c = llvm::cast<MMAMatrixType>(getOpC().getType());
  if (a.getOperand() != "AOp" || b.getOperand() != "BOp" || c.getOperand() != "COp")
    return emitError("operands must be in the order AOp, BOp, COp");
  if (a.getShape()[1] != b.getShape()[0] || a.getShape()[0] != c.getShape()[0] ||
      b.getShape()[1] != c.getShape()[1])
    return emitError("operand shapes do not satisfy matmul constraints");
  return success();
}
