//===- LLVMOpsAtomic.cpp - Atomic updates and fences ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/LLVMOpsDetail.h"

using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// atomicrmw
//===----------------------------------------------------------------------===//

void AtomicRMWOp::build(OpBuilder &builder, OperationState &state, AtomicBinOp binOp, Value ptr, Value val,
                        AtomicOrdering ordering, llvm::StringRef syncscope, unsigned alignment,
                        bool isVolatile) {
  build(builder, state, val.getType(), binOp, ptr, val, ordering, makeOptionalString(builder, syncscope),
        makeAlignment(builder, alignment), isVolatile, /*access_groups=*/nullptr, /*alias_scopes=*/nullptr,
        /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}

static bool isFloatingPoint(AtomicBinOp kind) {
  switch (kind) {
  case AtomicBinOp::fadd:
  case AtomicBinOp::fsub:
  case AtomicBinOp::fmax:
  case AtomicBinOp::fmin:
  case AtomicBinOp::fmaximum:
  case AtomicBinOp::fminimum:
    return true;
  default:
    return false;
  }
}

/// Returns true for the widths of integers that targets update atomically.
static bool isAtomicInteger(Type type) {
  auto integer = llvm::dyn_cast<IntegerType>(type);
  return integer && llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth());
}

LogicalResult AtomicRMWOp::verify() {
  Type type = getVal().getType();
  AtomicBinOp kind = getBinOp();
  if (isFloatingPoint(kind)) {
    if (isCompatibleVectorType(type)) {
      if (isScalableVectorType(type))
        return emitOpError("expected LLVM IR fixed vector type");
      if (!isCompatibleFloatingPointType(llvm::cast<VectorType>(type).getElementType()))
        return emitOpError("expected LLVM IR floating point type for vector element");
    } else if (!isCompatibleFloatingPointType(type)) {
      return emitOpError("expected LLVM IR floating point type");
    }
  } else if (kind == AtomicBinOp::xchg) {
    if (!isTypeCompatibleWithAtomicOp(type, DataLayout::closest(*this)))
      return emitOpError("unexpected LLVM IR type for 'xchg' bin_op");
  } else if (!isAtomicInteger(type)) {
    return emitOpError("expected LLVM IR integer type");
  }
  if (getOrdering() < AtomicOrdering::monotonic)
    return emitOpError("expected at least '")
           << stringifyAtomicOrdering(AtomicOrdering::monotonic) << "' ordering";
  return success();
}

llvm::SmallVector<Value> AtomicRMWOp::getAccessedOperands() { return {getPtr()}; }

//===----------------------------------------------------------------------===//
// cmpxchg
//===----------------------------------------------------------------------===//

Type LLVM::getValAndBoolStructType(Type valueType) {
  MLIRContext *context = valueType.getContext();
  return LLVMStructType::getLiteral(context, {valueType, IntegerType::get(context, 1)});
}

void AtomicCmpXchgOp::build(OpBuilder &builder, OperationState &state, Value ptr, Value cmp, Value val,
                            AtomicOrdering successOrdering, AtomicOrdering failureOrdering,
                            llvm::StringRef syncscope, unsigned alignment, bool isWeak, bool isVolatile) {
  build(builder, state, getValAndBoolStructType(val.getType()), ptr, cmp, val, successOrdering,
        failureOrdering, makeOptionalString(builder, syncscope), makeAlignment(builder, alignment), isWeak,
        isVolatile,
        /*access_groups=*/nullptr, /*alias_scopes=*/nullptr, /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}

LogicalResult AtomicCmpXchgOp::verify() {
  Type type = getVal().getType();
  if (!isAtomicInteger(type) && !llvm::isa<LLVMPointerType>(type))
    return emitOpError("unexpected LLVM IR type");
  if (getSuccessOrdering() < AtomicOrdering::monotonic || getFailureOrdering() < AtomicOrdering::monotonic)
    return emitOpError("ordering must be at least 'monotonic'");
  if (getFailureOrdering() == AtomicOrdering::release || getFailureOrdering() == AtomicOrdering::acq_rel)
    return emitOpError("failure ordering cannot be 'release' or 'acq_rel'");
  return success();
}

llvm::SmallVector<Value> AtomicCmpXchgOp::getAccessedOperands() { return {getPtr()}; }

//===----------------------------------------------------------------------===//
// fence
//===----------------------------------------------------------------------===//

void FenceOp::build(OpBuilder &builder, OperationState &state, AtomicOrdering ordering,
                    llvm::StringRef syncscope) {
  build(builder, state, ordering, makeOptionalString(builder, syncscope));
}

LogicalResult FenceOp::verify() {
  // An ordering up to `monotonic` has neither acquire nor release semantics.
  if (getOrdering() <= AtomicOrdering::monotonic)
    return emitOpError("can be given only acquire, release, acq_rel, and seq_cst orderings");
  return success();
}
