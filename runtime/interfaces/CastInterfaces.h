//===- CastInterfaces.h - Type conversion ops -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that convert values of some types to values of other types. A view class; see
// OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H

#include "runtime/ir/OpView.h"

namespace mlir {
class DialectRegistry;
class OpFoldResult;
} // namespace mlir

namespace mlir::impl {
/// Folds a cast whose operand types are its result types to its operands.
LogicalResult foldCastInterfaceOp(Operation *op, llvm::ArrayRef<Attribute> attrOperands,
                                  llvm::SmallVectorImpl<OpFoldResult> &foldResults);
/// Verifies that the op has a result and that its class accepts a cast from the operand types to the result
/// types.
LogicalResult verifyCastInterfaceOp(Operation *op);
} // namespace mlir::impl

namespace mlir::builtin {
/// Makes builtin.unrealized_conversion_cast implement CastOpInterface; all types are compatible.
void registerCastOpInterfaceExternalModels(DialectRegistry &registry);
} // namespace mlir::builtin

#include "runtime/interfaces/CastInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H
