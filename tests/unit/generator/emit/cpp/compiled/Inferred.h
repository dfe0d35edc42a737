//===- Inferred.h - Inferred result types ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Test ops declared in Inferred.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_INFERRED_H
#define STRATA_TESTS_INFERRED_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/OpTraits.h"
#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"

namespace inferred {
/// Folds an op to its first operand.
template <typename ConcreteOp>
struct FirstOperand : mlir::OpTrait::TraitBase<ConcreteOp, FirstOperand> {
  static mlir::OpFoldResult foldTrait(mlir::Operation *op, llvm::ArrayRef<mlir::Attribute>) {
    return op->getOperand(0);
  }
};
} // namespace inferred

#include "tests/unit/generator/emit/cpp/compiled/InferredDialect.h.inc"
#define GET_OP_CLASSES
#include "tests/unit/generator/emit/cpp/compiled/InferredOps.h.inc"

#endif // STRATA_TESTS_INFERRED_H
