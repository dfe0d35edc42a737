//===- LivenessAnalysis.cpp - Liveness as data-flow analysis --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/LivenessAnalysis.h"
#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dataflow;

ChangeResult Liveness::markLive() { return changeIf(!std::exchange(isLive, true)); }

ChangeResult Liveness::meet(const AbstractSparseLattice &other) {
  return static_cast<const Liveness &>(other).isLive ? markLive() : ChangeResult::NoChange;
}

void Liveness::print(llvm::raw_ostream &os) const { os << (isLive ? "live" : "not live"); }

void LivenessAnalysis::setToExitState(Liveness *lattice) { propagateIfChanged(lattice, lattice->markLive()); }

void LivenessAnalysis::markLive(Value value) { setToExitState(getLatticeElement(value)); }

LogicalResult LivenessAnalysis::visitOperation(Operation *op, llvm::ArrayRef<Liveness *> operands,
                                               llvm::ArrayRef<const Liveness *> results) {
  // An op that transfers control to unknown code may let its operands escape.
  bool isUsed = op->mightHaveTrait(Trait::IsTerminator) || !isMemoryEffectFree(op) ||
                llvm::any_of(results, [](const Liveness *result) { return result->isLive; });
  if (isUsed)
    setAllToExitStates(operands);
  return success();
}

/// The operand is not forwarded; it may decide which code is executed. An operand of a region branch op, or
/// of a terminator in its regions, is live if that op has memory effects or a live result. An operand of a
/// branch between blocks is always live.
void LivenessAnalysis::visitBranchOperand(OpOperand &operand) {
  Operation *op = operand.getOwner();
  Operation *branch = op;
  if (!llvm::isa<RegionBranchOpInterface>(op) && op->getNumSuccessors() == 0)
    branch = op->getParentOp();
  bool isUsed = !llvm::isa<RegionBranchOpInterface>(branch) || !isMemoryEffectFree(branch);
  ProgramPoint *point = getProgramPointAfter(op);
  for (Value result : branch->getResults())
    isUsed |= static_cast<const Liveness *>(getLatticeElementFor(point, result))->isLive;
  if (isUsed)
    markLive(operand.get());
}

void LivenessAnalysis::visitCallOperand(OpOperand &operand) { markLive(operand.get()); }

/// An argument to which no value is forwarded, such as an induction variable, is computed from the operands
/// of the op that are not forwarded, such as the loop bounds. If the argument is live, these operands are
/// live.
void LivenessAnalysis::visitNonControlFlowArguments(RegionSuccessor &successor,
                                                    llvm::ArrayRef<BlockArgument> arguments) {
  auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(successor.getSuccessor()->getParentOp());
  if (!branch)
    return;
  ProgramPoint *point = getProgramPointAfter(branch);
  bool isUsed = false;
  for (BlockArgument argument : arguments)
    isUsed |= static_cast<const Liveness *>(getLatticeElementFor(point, argument))->isLive;
  if (!isUsed)
    return;
  OperandRange forwarded = branch.getEntrySuccessorOperands(successor);
  for (OpOperand &operand : branch->getOpOperands())
    if (forwarded.empty() || &operand < forwarded.getBase() ||
        &operand >= forwarded.getBase() + forwarded.size())
      markLive(operand.get());
}

RunLivenessAnalysis::RunLivenessAnalysis(Operation *op) {
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
  solver.load<LivenessAnalysis>(symbolTables);
  // None of these analyses fails.
  (void)solver.initializeAndRun(op);
}

const Liveness *RunLivenessAnalysis::getLiveness(Value value) const {
  return solver.lookupState<Liveness>(value);
}
