//===- SCFAnalysis.h - Facts about scf ops --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SCF_SCFANALYSIS_H
#define STRATA_DIALECTS_SCF_SCFANALYSIS_H

#include "dialects/scf/SCF.h"
#include "llvm/ADT/APSInt.h"
#include <optional>

namespace mlir::scf {

using ValueVector = llvm::SmallVector<Value>;
using LoopVector = llvm::SmallVector<ForOp>;

/// True if an scf.if contains both ops, one in each of its two regions, so that at most one of them is
/// executed.
bool insideMutuallyExclusiveBranches(Operation *a, Operation *b);

/// Returns ub - lb, with the given signedness, if both are constant, or if ub is the sum of lb and a constant
/// and the addition has no overflow; nullopt otherwise.
std::optional<llvm::APSInt> computeUbMinusLb(Value lb, Value ub, bool isSigned);

} // namespace mlir::scf

#endif // STRATA_DIALECTS_SCF_SCFANALYSIS_H
