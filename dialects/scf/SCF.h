//===- SCF.h - Structured control flow ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The scf dialect: the op classes of SCF.td, and functions that build and analyze loops.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SCF_SCF_H
#define STRATA_DIALECTS_SCF_SCF_H

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/DestinationStyleOpInterface.h"
#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/interfaces/ParallelCombiningOpInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/RegionKindInterface.h"

namespace mlir::scf {
/// Creates an empty scf.yield.
void buildTerminatedBody(OpBuilder &builder, Location loc);
} // namespace mlir::scf

#include "dialects/scf/SCFDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/scf/SCFOps.h.inc"

namespace mlir::scf {

/// Each function returns the loop of which the value is an induction variable, or null.
ForOp getForInductionVarOwner(Value value);
ParallelOp getParallelForInductionVarOwner(Value value);
ForallOp getForallOpThreadIndexOwner(Value value);

/// Returns the trip count of a loop over [lowerBound, upperBound) with the given step; nullopt if it is not
/// known. It is known if the bounds are constant, or if the upper bound is the lower bound plus a constant
/// and the addition has no overflow. It is 0 if the step is 0 or, if \p isSigned, negative.
std::optional<llvm::APInt> getTripCount(Value lowerBound, Value upperBound, Value step, bool isSigned);

/// A perfect nest of scf.for ops, outermost first, and the results of the outermost loop.
struct LoopNest {
  llvm::SmallVector<ForOp> loops;
  llvm::SmallVector<Value> results;
};
/// Builds a loop nest. \param bodyBuilder receives the induction variables and the loop-carried values of the
/// innermost loop; returns the values that this loop yields.
LoopNest buildLoopNest(
    OpBuilder &builder, Location loc, ValueRange lowerBounds, ValueRange upperBounds, ValueRange steps,
    ValueRange iterArgs,
    llvm::function_ref<llvm::SmallVector<Value>(OpBuilder &, Location, ValueRange, ValueRange)> bodyBuilder =
        nullptr);
LoopNest buildLoopNest(OpBuilder &builder, Location loc, ValueRange lowerBounds, ValueRange upperBounds,
                       ValueRange steps,
                       llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder = nullptr);

} // namespace mlir::scf

#endif // STRATA_DIALECTS_SCF_SCF_H
