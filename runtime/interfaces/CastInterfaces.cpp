//===- CastInterfaces.cpp - Type conversion ops ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

/// Appends `what` and the types to the diagnostic, for example "operand type i32", "operand types i32, f32"
/// or "operand types []".
static void printTypes(InFlightDiagnostic &diag, llvm::StringRef what, TypeRange types) {
  diag << what << (types.size() == 1 ? " type " : " types ");
  if (types.empty())
    diag << "[]";
  llvm::interleave(types, [&](Type type) { diag << type; }, [&] { diag << ", "; });
}

LogicalResult impl::foldCastInterfaceOp(Operation *op, llvm::ArrayRef<Attribute>,
                                        llvm::SmallVectorImpl<OpFoldResult> &foldResults) {
  if (op->getOperandTypes() != op->getResultTypes())
    return failure();
  for (Value operand : op->getOperands())
    foldResults.push_back(operand);
  return success();
}

namespace {
struct AnyCast : CastOpInterface::ExternalModel<AnyCast, UnrealizedConversionCastOp> {
  static bool areCastCompatible(TypeRange, TypeRange) { return true; }
};
} // namespace

void builtin::registerCastOpInterfaceExternalModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, BuiltinDialect *) {
    UnrealizedConversionCastOp::attachInterface<AnyCast>(*context);
  });
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
