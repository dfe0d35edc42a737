//===- LLVMOps.h - Ops of llvm that are not intrinsics --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The op classes of LLVMArith.td and LLVMOps*.td: constants, arithmetic, casts, vectors and aggregates,
// memory accesses, atomics, control flow, calls, and symbols such as functions and globals. Includes the
// class of the dialect, its types, attributes and interfaces.
//
// For intrinsics, see LLVMIntrinsics.h. LLVM.h has all ops.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMOPS_H
#define STRATA_DIALECTS_LLVM_LLVMOPS_H

#include "dialects/llvm/GEPIndices.h"
#include "dialects/llvm/LLVMAttrs.h"
#include "dialects/llvm/LLVMDialect.h"
#include "dialects/llvm/LLVMInterfaces.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/InferTypeOpInterface.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/ir/ods/OperandRangeRange.h"
#include "llvm/ADT/SmallVectorExtras.h"

#define GET_OP_CLASSES
#include "dialects/llvm/LLVMCoreOps.h.inc"

namespace mlir::LLVM {

/// Creates a global string constant in the enclosing module, and at the insertion point the address of its
/// first character, which is returned. The string is not null-terminated by this function.
Value createGlobalString(Location loc, OpBuilder &builder, llvm::StringRef name, llvm::StringRef value,
                         Linkage linkage);

/// Returns true if the op has the traits of a module, so that it can contain functions and globals.
bool satisfiesLLVMModule(Operation *op);
/// Returns the closest ancestor for which satisfiesLLVMModule() is true; null if there is none.
Operation *parentLLVMModule(Operation *op);

// Convert integer attributes to integers.
template <typename IntT = int64_t>
llvm::SmallVector<IntT> convertArrayToIndices(llvm::ArrayRef<Attribute> attrs) {
  return llvm::map_to_vector(
      attrs, [](Attribute attr) { return static_cast<IntT>(llvm::cast<IntegerAttr>(attr).getInt()); });
}
template <typename IntT = int64_t>
llvm::SmallVector<IntT> convertArrayToIndices(ArrayAttr attrs) {
  return convertArrayToIndices<IntT>(attrs.getValue());
}

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMOPS_H
