//===- ReconcileCasts.cpp - Folding of inverse casts ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/DialectConversion.h"

using namespace mlir;

/// Returns the cast whose results are exactly the operands of `cast`, in order; null if there is none.
static UnrealizedConversionCastOp getInputCast(UnrealizedConversionCastOp cast) {
  if (cast->getNumOperands() == 0)
    return {};
  auto input = cast->getOperand(0).getDefiningOp<UnrealizedConversionCastOp>();
  if (!input || !(ValueRange(input->getResults()) == ValueRange(cast->getOperands())))
    return {};
  return input;
}

void mlir::reconcileUnrealizedCasts(llvm::ArrayRef<UnrealizedConversionCastOp> casts,
                                    llvm::SmallVectorImpl<UnrealizedConversionCastOp> *remaining) {
  for (UnrealizedConversionCastOp cast : casts) {
    // True if the operands of `input` are the results of `cast`: in a graph region, casts may form a cycle.
    auto formsCycle = [&](UnrealizedConversionCastOp input) {
      return ValueRange(input->getOperands()) == ValueRange(cast->getResults());
    };
    if (cast->use_empty() || formsCycle(cast))
      continue;
    if (cast->getOperandTypes() == cast->getResultTypes()) {
      cast->replaceAllUsesWith(ValueRange(cast->getOperands()));
      continue;
    }
    // Search the chain of input casts for the nearest cast whose operands have the result types of this cast.
    llvm::SmallPtrSet<Operation *, 8> seen = {cast.getOperation()};
    for (UnrealizedConversionCastOp input = getInputCast(cast); input && seen.insert(input).second;
         input = getInputCast(input))
      if (input->getOperandTypes() == cast->getResultTypes() && !formsCycle(input)) {
        cast->replaceAllUsesWith(ValueRange(input->getOperands()));
        break;
      }
  }
  // Erase unused casts from the last to the first, because later casts use earlier ones; then erase casts
  // that became unused.
  llvm::DenseSet<Operation *> candidates;
  for (UnrealizedConversionCastOp cast : casts)
    candidates.insert(cast);
  llvm::SmallVector<Operation *> pending;
  for (UnrealizedConversionCastOp cast : casts)
    pending.push_back(cast);
  while (!pending.empty()) {
    Operation *cast = pending.pop_back_val();
    if (!candidates.contains(cast) || !cast->use_empty())
      continue;
    llvm::SmallVector<Value, 4> operands(cast->getOperands());
    candidates.erase(cast);
    cast->erase();
    for (Value operand : operands)
      if (Operation *definition = operand.getDefiningOp())
        pending.push_back(definition);
  }
  if (remaining)
    llvm::copy_if(casts, std::back_inserter(*remaining),
                  [&](UnrealizedConversionCastOp cast) { return candidates.contains(cast.getOperation()); });
}

void mlir::reconcileUnrealizedCasts(const llvm::DenseSet<UnrealizedConversionCastOp> &casts,
                                    llvm::SmallVectorImpl<UnrealizedConversionCastOp> *remaining) {
  llvm::SmallVector<UnrealizedConversionCastOp> list(casts.begin(), casts.end());
  reconcileUnrealizedCasts(list, remaining);
}
