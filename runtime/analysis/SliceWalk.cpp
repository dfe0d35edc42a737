//===- SliceWalk.cpp - Visiting the values that values depend on ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/SliceWalk.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

WalkContinuation::WalkContinuation(Diagnostic &&) : action(WalkAction::Interrupt) {}
WalkContinuation::WalkContinuation(InFlightDiagnostic &&) : action(WalkAction::Interrupt) {}

WalkContinuation mlir::walkSlice(ValueRange rootValues, WalkCallback walkCallback) {
  llvm::SmallVector<Value> worklist(rootValues.begin(), rootValues.end());
  llvm::DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    WalkContinuation next = walkCallback(value);
    if (next.wasInterrupted())
      return next;
    llvm::append_range(worklist, next.getNextValues());
  }
  return WalkContinuation::skip();
}

using Values = llvm::SmallVector<Value>;

/// Returns the operands that an op with regions and its terminators forward to one of its successor inputs.
static std::optional<Values> getForwarded(RegionBranchOpInterface branch, Value input) {
  RegionBranchInverseSuccessorMapping mapping;
  branch.getSuccessorInputOperandMapping(mapping);
  auto it = mapping.find(input);
  if (it == mapping.end())
    return std::nullopt;
  return llvm::to_vector_of<Value>(llvm::map_range(it->second, [](OpOperand *use) { return use->get(); }));
}

/// Returns the operands that the predecessors of the block forward to `argument`.
static std::optional<Values> getForwarded(BlockArgument argument) {
  Block *block = argument.getOwner();
  Values values;
  for (Block::pred_iterator it = block->pred_begin(), e = block->pred_end(); it != e; ++it) {
    auto branch = llvm::dyn_cast<BranchOpInterface>(&(*it)->back());
    Value operand =
        branch ? branch.getSuccessorOperands(it.getSuccessorIndex())[argument.getArgNumber()] : Value();
    if (!operand)
      return std::nullopt;
    values.push_back(operand);
  }
  return values;
}

std::optional<Values> mlir::getControlFlowPredecessors(Value value) {
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  if (argument && !argument.getOwner()->isEntryBlock())
    return getForwarded(argument);
  Operation *op = argument ? argument.getOwner()->getParentOp() : value.getDefiningOp();
  if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(op))
    return getForwarded(branch, value);
  if (auto select = llvm::dyn_cast_or_null<SelectLikeOpInterface>(op))
    return Values{select.getTrueValue(), select.getFalseValue()};
  return std::nullopt;
}
