//===- SCF.h - Structured control flow ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The scf dialect: the op classes of SCF.td, and helpers to make and to look at loops.
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

namespace strata::scf {
/// A body that does nothing: an empty yield.
void buildTerminatedBody(OpBuilder &builder, Location loc);
} // namespace strata::scf

#include "dialects/scf/SCFDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/scf/SCFOps.h.inc"

namespace strata::scf {

/// The loop that a value counts for, or null.
ForOp getForInductionVarOwner(Value value);
ParallelOp getParallelForInductionVarOwner(Value value);
ForallOp getForallOpThreadIndexOwner(Value value);

/// How often a loop over [lb, ub) by `step` runs, if that is known: between constants, or to what is the
/// lower bound plus a constant without overflow. Never, where the step is zero or, for signed bounds,
/// negative.
std::optional<llvm::APInt> getTripCount(Value lowerBound, Value upperBound, Value step, bool isSigned);

/// Loops inside each other, made at once; the outermost first. The results are those of the outermost.
struct LoopNest {
  llvm::SmallVector<ForOp> loops;
  llvm::SmallVector<Value> results;
};
/// \param bodyBuilder  is given the induction variables and what is carried; returns what is carried on.
LoopNest buildLoopNest(
    OpBuilder &builder, Location loc, ValueRange lowerBounds, ValueRange upperBounds, ValueRange steps,
    ValueRange iterArgs,
    llvm::function_ref<llvm::SmallVector<Value>(OpBuilder &, Location, ValueRange, ValueRange)> bodyBuilder =
        nullptr);
LoopNest buildLoopNest(OpBuilder &builder, Location loc, ValueRange lowerBounds, ValueRange upperBounds,
                       ValueRange steps,
                       llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder = nullptr);

} // namespace strata::scf

#endif // STRATA_DIALECTS_SCF_SCF_H
