//===- IntegerRangeAnalysis.cpp - Integer range analysis ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/IntegerRangeAnalysis.h"
#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"
#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/ir/BuiltinAttributes.h"

using namespace mlir;
using namespace mlir::dataflow;
using llvm::APInt;

void dataflow::loadBaselineAnalyses(DataFlowSolver &solver) {
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
}

void IntegerValueRangeLattice::onUpdate(DataFlowSolver *solver) const {
  Lattice::onUpdate(solver);
  if (getValue().isUninitialized())
    return;
  Value value = getPoint();
  auto *known = solver->getOrCreateState<Lattice<ConstantValue>>(value);
  std::optional<APInt> constant = getValue().getValue().getConstantValue();
  if (!constant)
    return solver->propagateIfChanged(known, known->join(ConstantValue::getUnknownConstant()));
  Operation *owner = value.getDefiningOp();
  if (!owner)
    owner = value.getParentBlock()->getParentOp();
  ConstantValue next(IntegerAttr::get(getElementTypeOrSelf(value), *constant),
                     owner ? owner->getDialect() : nullptr);
  solver->propagateIfChanged(known, known->join(next));
}

void IntegerRangeAnalysis::setToEntryState(IntegerValueRangeLattice *lattice) {
  propagateIfChanged(lattice, lattice->join(IntegerValueRange::getMaxRange(lattice->getPoint())));
}

void IntegerRangeAnalysis::joinRange(IntegerValueRangeLattice *lattice, const IntegerValueRange &range) {
  bool hadRange = !lattice->getValue().isUninitialized();
  ChangeResult changed = lattice->join(range);
  // Widening. Without it, the range of a loop-carried value could grow in every iteration, and the fixpoint
  // would take too many steps. So an initialized range that changes again becomes the full range.
  Value value = lattice->getPoint();
  auto isForwarded = [&] {
    return llvm::any_of(value.getUsers(),
                        [](Operation *user) { return user->hasTrait(Trait::IsTerminator); });
  };
  if (changed == ChangeResult::Change && hadRange && isForwarded())
    changed |= lattice->join(IntegerValueRange::getMaxRange(value));
  propagateIfChanged(lattice, changed);
}

/// Returns true if no range can be computed for `op`: an operand is a zero-width integer, or no result is an
/// integer.
static bool hasNoIntegers(Operation *op) {
  for (Value operand : op->getOperands())
    if (auto type = llvm::dyn_cast<IntegerType>(getElementTypeOrSelf(operand)); type && type.getWidth() == 0)
      return true;
  return llvm::all_of(op->getResults(), [](Value result) {
    return ConstantIntRanges::getStorageBitwidth(result.getType()) == 0;
  });
}

LogicalResult IntegerRangeAnalysis::visitOperation(Operation *op,
                                                   llvm::ArrayRef<const IntegerValueRangeLattice *> operands,
                                                   llvm::ArrayRef<IntegerValueRangeLattice *> results) {
  auto inferrable = llvm::dyn_cast<InferIntRangeInterface>(op);
  if (!inferrable || hasNoIntegers(op)) {
    setAllToEntryStates(results);
    return success();
  }
  llvm::SmallVector<IntegerValueRange> ranges;
  for (const IntegerValueRangeLattice *operand : operands)
    ranges.push_back(operand->getValue());
  inferrable.inferResultRangesFromOptional(ranges, [&](Value value, const IntegerValueRange &range) {
    if (auto result = llvm::dyn_cast<OpResult>(value); result && result.getOwner() == op)
      joinRange(results[result.getResultNumber()], range);
  });
  return success();
}

void IntegerRangeAnalysis::visitNonControlFlowArguments(Operation *op, const RegionSuccessor &successor,
                                                        llvm::ArrayRef<IntegerValueRangeLattice *> arguments,
                                                        unsigned firstIndex) {
  if (auto inferrable = llvm::dyn_cast<InferIntRangeInterface>(op)) {
    Region *region = successor.getSuccessor();
    ProgramPoint *point = region ? getProgramPointBefore(&region->front()) : getProgramPointAfter(op);
    llvm::SmallVector<IntegerValueRange> ranges;
    for (Value operand : op->getOperands())
      ranges.push_back(
          static_cast<const IntegerValueRangeLattice *>(getLatticeElementFor(point, operand))->getValue());
    inferrable.inferResultRangesFromOptional(ranges, [&](Value value, const IntegerValueRange &range) {
      auto argument = llvm::dyn_cast<BlockArgument>(value);
      if (argument && region && argument.getOwner() == &region->front())
        joinRange(arguments[argument.getArgNumber()], range);
    });
    return;
  }
  if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op); loop && loop.getLoopInductionVars())
    return visitInductionVariables(op);
  SparseForwardDataFlowAnalysis::visitNonControlFlowArguments(op, successor, arguments, firstIndex);
}

/// Returns the range in \p lattice; null if there is no lattice, or it is uninitialized or not of an integer.
static const ConstantIntRanges *getKnownRange(const IntegerValueRangeLattice *lattice) {
  if (!lattice || lattice->getValue().isUninitialized())
    return nullptr;
  const ConstantIntRanges &range = lattice->getValue().getValue();
  return range.smin().getBitWidth() == 0 ? nullptr : &range;
}

APInt IntegerRangeAnalysis::boundOf(OpFoldResult bound, Type type, ProgramPoint *reader, bool isUpper) {
  unsigned width = ConstantIntRanges::getStorageBitwidth(type);
  if (auto attr = llvm::dyn_cast_if_present<Attribute>(bound)) {
    if (auto integer = llvm::dyn_cast<IntegerAttr>(attr))
      return integer.getValue().sextOrTrunc(width);
  } else if (auto value = llvm::dyn_cast_if_present<Value>(bound)) {
    const ConstantIntRanges *known =
        getKnownRange(static_cast<const IntegerValueRangeLattice *>(getLatticeElementFor(reader, value)));
    if (known && known->smin().getBitWidth() == width)
      return isUpper ? known->smax() : known->smin();
  }
  return isUpper ? APInt::getSignedMaxValue(width) : APInt::getSignedMinValue(width);
}

void IntegerRangeAnalysis::visitInductionVariables(Operation *op) {
  auto loop = llvm::cast<LoopLikeOpInterface>(op);
  auto variables = loop.getLoopInductionVars();
  auto lower = loop.getLoopLowerBounds(), upper = loop.getLoopUpperBounds(), steps = loop.getLoopSteps();
  for (auto [index, variable] : llvm::enumerate(*variables)) {
    Type type = variable.getType();
    IntegerValueRangeLattice *lattice = getLatticeElement(variable);
    if (!lower || !upper || !steps || index >= lower->size() || index >= upper->size() ||
        index >= steps->size() || ConstantIntRanges::getStorageBitwidth(type) == 0) {
      setToEntryState(lattice);
      continue;
    }
    ProgramPoint *reader = getProgramPointBefore(variable.getParentBlock());
    APInt min = boundOf((*lower)[index], type, reader, /*isUpper=*/false);
    APInt max = boundOf((*upper)[index], type, reader, /*isUpper=*/true);
    // If the step can only be negative, swap the bounds. A step of unknown sign is assumed to be positive.
    if (boundOf((*steps)[index], type, reader, /*isUpper=*/true).isNegative())
      std::swap(min, max);
    // The upper bound is exclusive. If no value is left (max < min) the loop body does not run and no range
    // is set.
    else
      max -= 1;
    if (max.sge(min))
      propagateIfChanged(lattice, lattice->join(IntegerValueRange(ConstantIntRanges::fromSigned(min, max))));
  }
}

LogicalResult dataflow::staticallyNonNegative(DataFlowSolver &solver, Value value) {
  const ConstantIntRanges *known = getKnownRange(solver.lookupState<IntegerValueRangeLattice>(value));
  return success(known && known->smin().isNonNegative());
}

LogicalResult dataflow::staticallyNonNegative(DataFlowSolver &solver, Operation *op) {
  for (ValueRange values : {ValueRange(op->getOperands()), ValueRange(op->getResults())})
    for (Value value : values)
      if (failed(staticallyNonNegative(solver, value)))
        return failure();
  return success();
}
