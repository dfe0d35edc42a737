//===- CastInterfaces.cpp - Type conversion ops ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

/// Appends "operand type i32", "operand types i32, f32" or "operand types []".
static void printTypes(InFlightDiagnostic &diag, llvm::StringRef what, TypeRange types) {
  diag << what << (types.size() == 1 ? " type " : " types ");
  if (types.empty())
    diag << "[]";
  llvm::interleave(types, [&](Type type) { diag << type; }, [&] { diag << ", "; });
}

LogicalResult impl::verifyCastInterfaceOp(Operation *op) {
  if (op->getNumResults() == 0)
    return op->emitOpError("expected at least one result for cast operation");
  if (llvm::cast<CastOpInterface>(op).areCastCompatible(op->getOperandTypes(), op->getResultTypes()))
    return success();
  InFlightDiagnostic diag = op->emitOpError();
  printTypes(diag, "operand", op->getOperandTypes());
  printTypes(diag, " and result", op->getResultTypes());
  return diag << " are cast incompatible";
}

#include "runtime/interfaces/CastInterfaces.cpp.inc"
