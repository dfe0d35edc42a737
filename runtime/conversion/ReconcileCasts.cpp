//===- ReconcileCasts.cpp - Casts that cancel out -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/DialectConversion.h"

using namespace strata;

/// The cast whose results, all of them and in order, are the operands of this one.
static UnrealizedConversionCastOp getInputCast(UnrealizedConversionCastOp cast) {
  if (cast->getNumOperands() == 0)
    return {};
  auto input = cast->getOperand(0).getDefiningOp<UnrealizedConversionCastOp>();
  if (!input || !(ValueRange(input->getResults()) == ValueRange(cast->getOperands())))
    return {};
  return input;
}

void strata::reconcileUnrealizedCasts(llvm::ArrayRef<UnrealizedConversionCastOp> casts,
                                      llvm::SmallVectorImpl<UnrealizedConversionCastOp> *remaining) {
  for (UnrealizedConversionCastOp cast : casts) {
    // In a graph a cast may be of what it gives itself.
    auto isOfItself = [&](UnrealizedConversionCastOp input) {
      return ValueRange(input->getOperands()) == ValueRange(cast->getResults());
    };
    if (cast->use_empty() || isOfItself(cast))
      continue;
    if (cast->getOperandTypes() == cast->getResultTypes()) {
      cast->replaceAllUsesWith(ValueRange(cast->getOperands()));
      continue;
    }
    // Up the chain, to the nearest place with the types of the results.
    llvm::SmallPtrSet<Operation *, 8> seen = {cast.getOperation()};
    for (UnrealizedConversionCastOp input = getInputCast(cast); input && seen.insert(input).second;
         input = getInputCast(input))
      if (input->getOperandTypes() == cast->getResultTypes() && !isOfItself(input)) {
        cast->replaceAllUsesWith(ValueRange(input->getOperands()));
        break;
      }
  }
  // From the end, since casts use those before them; then what only a later one used.
  llvm::DenseSet<Operation *> mine;
  for (UnrealizedConversionCastOp cast : casts)
    mine.insert(cast);
  llvm::SmallVector<Operation *> pending;
  for (UnrealizedConversionCastOp cast : casts)
    pending.push_back(cast);
  while (!pending.empty()) {
    Operation *cast = pending.pop_back_val();
    if (!mine.contains(cast) || !cast->use_empty())
      continue;
    llvm::SmallVector<Value, 4> operands(cast->getOperands());
    mine.erase(cast);
    cast->erase();
    for (Value operand : operands)
      if (Operation *definition = operand.getDefiningOp())
        pending.push_back(definition);
  }
  if (remaining)
    llvm::copy_if(casts, std::back_inserter(*remaining),
                  [&](UnrealizedConversionCastOp cast) { return mine.contains(cast.getOperation()); });
}
