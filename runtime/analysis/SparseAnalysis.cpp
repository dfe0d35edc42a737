//===- SparseAnalysis.cpp - Sparse data-flow analyses ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/SparseAnalysis.h"

using namespace mlir;
using namespace mlir::dataflow;

void AbstractSparseLattice::onUpdate(DataFlowSolver *solver) const {
  AnalysisState::onUpdate(solver);
  for (Operation *user : getValue().getUsers())
    for (DataFlowAnalysis *analysis : subscribers)
      solver->enqueue({solver->getProgramPointAfter(user), analysis});
}

//===----------------------------------------------------------------------===//
// Forward sparse analysis
//===----------------------------------------------------------------------===//

void AbstractSparseForwardDataFlowAnalysis::setAllToEntryStates(Lattices lattices) {
  for (AbstractSparseLattice *lattice : lattices)
    setToEntryState(lattice);
}

LogicalResult AbstractSparseForwardDataFlowAnalysis::initialize(Operation *top) {
  for (Region &region : top->getRegions())
    if (!region.empty())
      for (BlockArgument argument : region.front().getArguments())
        setToEntryState(getLatticeElement(argument));
  return updateAll(top, /*includeTop=*/true);
}

LogicalResult AbstractSparseForwardDataFlowAnalysis::updateOperation(Operation *op) {
  if (op->getNumResults() == 0)
    return success();
  if (!isReachable(op->getBlock()))
    return success();
  llvm::SmallVector<AbstractSparseLattice *> results;
  for (Value result : op->getResults())
    results.push_back(getLatticeElement(result));
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionSuccessors(getProgramPointAfter(op), branch, RegionSuccessor(op, op->getResults()), results);
    return success();
  }
  llvm::SmallVector<const AbstractSparseLattice *> operands;
  for (Value operand : op->getOperands()) {
    AbstractSparseLattice *state = getLatticeElement(operand);
    state->useDefSubscribe(this);
    operands.push_back(state);
  }
  if (auto call = llvm::dyn_cast<CallOpInterface>(op))
    return visitCallOperation(call, operands, results);
  return visitOperationImpl(op, operands, results);
}

LogicalResult AbstractSparseForwardDataFlowAnalysis::visitCallOperation(CallOpInterface call, ConstLattices,
                                                                        Lattices results) {
  ProgramPoint *point = getProgramPointAfter(call);
  const auto *returns = getOrCreateFor<PredecessorState>(point, point);
  if (!returns->allPredecessorsKnown()) {
    llvm::SmallVector<const AbstractSparseLattice *> arguments;
    for (Value argument : call.getArgOperands())
      arguments.push_back(getLatticeElementFor(point, argument));
    visitExternalCallImpl(call, arguments, results);
    return success();
  }
  for (Operation *returnOp : returns->getKnownPredecessors())
    for (size_t i = 0, e = std::min<size_t>(results.size(), returnOp->getNumOperands()); i != e; ++i)
      join(results[i], *getLatticeElementFor(point, returnOp->getOperand(i)));
  return success();
}

void AbstractSparseForwardDataFlowAnalysis::visitCallableOperation(CallableOpInterface callable,
                                                                   Lattices arguments) {
  ProgramPoint *point = getProgramPointBefore(&callable.getCallableRegion()->front());
  std::optional<llvm::ArrayRef<Operation *>> callers = getKnownCallersFor(point, callable);
  if (!callers)
    return setAllToEntryStates(arguments);
  for (Operation *op : *callers) {
    OperandRange given = llvm::cast<CallOpInterface>(op).getArgOperands();
    for (size_t i = 0, e = std::min<size_t>(given.size(), arguments.size()); i != e; ++i)
      join(arguments[i], *getLatticeElementFor(point, given[i]));
  }
}

void AbstractSparseForwardDataFlowAnalysis::visitEntryBlock(Block *block, Lattices arguments) {
  ProgramPoint *point = getProgramPointBefore(block);
  Operation *parent = block->getParentOp();
  if (isCallableBody(block->getParent()))
    return visitCallableOperation(llvm::cast<CallableOpInterface>(parent), arguments);
  if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(parent))
    return visitRegionSuccessors(point, branch, RegionSuccessor(block->getParent()), arguments);
  if (!parent)
    return setAllToEntryStates(arguments);
  visitNonControlFlowArgumentsImpl(parent, RegionSuccessor(block->getParent()), arguments, 0);
}

void AbstractSparseForwardDataFlowAnalysis::updateBlock(Block *block) {
  if (block->getNumArguments() == 0)
    return;
  if (!isReachable(block))
    return;
  ProgramPoint *point = getProgramPointBefore(block);
  llvm::SmallVector<AbstractSparseLattice *> arguments;
  for (BlockArgument argument : block->getArguments())
    arguments.push_back(getLatticeElement(argument));
  if (block->isEntryBlock())
    visitEntryBlock(block, arguments);
  for (Block::pred_iterator it = block->pred_begin(), e = block->pred_end(); it != e; ++it) {
    Block *from = *it;
    if (!isReachableEdge(from, block))
      continue;
    auto branch = llvm::dyn_cast<BranchOpInterface>(&from->back());
    if (!branch) {
      setAllToEntryStates(arguments);
      return;
    }
    SuccessorOperands given = branch.getSuccessorOperands(it.getSuccessorIndex());
    for (size_t i = 0, e = arguments.size(); i != e; ++i) {
      if (Value operand = i < given.size() ? given[i] : Value())
        join(arguments[i], *getLatticeElementFor(point, operand));
      else
        setToEntryState(arguments[i]);
    }
  }
}

/// Returns the argument or result number of the first value of `inputs`; 0 if `inputs` is empty.
static unsigned getFirstNumber(ValueRange inputs) {
  if (inputs.empty())
    return 0;
  Value first = inputs.front();
  if (auto argument = llvm::dyn_cast<BlockArgument>(first))
    return argument.getArgNumber();
  return llvm::cast<OpResult>(first).getResultNumber();
}

void AbstractSparseForwardDataFlowAnalysis::visitRegionSuccessors(ProgramPoint *point,
                                                                  RegionBranchOpInterface branch,
                                                                  const RegionSuccessor &successor,
                                                                  Lattices lattices) {
  const auto *predecessors = getOrCreateFor<PredecessorState>(point, point);
  if (!predecessors->allPredecessorsKnown())
    return setAllToEntryStates(lattices);
  for (Operation *op : predecessors->getKnownPredecessors()) {
    ValueRange inputs = predecessors->getSuccessorInputs(op);
    RegionSuccessor full = successor.isParent() ? RegionSuccessor(branch, branch->getResults()) : successor;
    OperandRange given;
    if (op == branch.getOperation()) {
      given = branch.getEntrySuccessorOperands(full);
    } else if (auto terminator = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(op)) {
      given = terminator.getMutableSuccessorOperands(full);
    } else {
      return setAllToEntryStates(lattices);
    }
    unsigned first = getFirstNumber(inputs);
    if (inputs.size() != lattices.size()) {
      RegionSuccessor narrow = full;
      if (successor.isParent())
        narrow = inputs.empty() ? RegionSuccessor()
                                : RegionSuccessor(branch, branch->getResults().slice(first, inputs.size()));
      else
        narrow =
            RegionSuccessor(successor.getSuccessor(),
                            successor.getSuccessor()->front().getArguments().slice(first, inputs.size()));
      visitNonControlFlowArgumentsImpl(branch, narrow, lattices, first);
    }
    for (size_t i = 0, e = std::min(given.size(), inputs.size()); i != e && first + i < lattices.size(); ++i)
      join(lattices[first + i], *getLatticeElementFor(point, given[i]));
  }
}

//===----------------------------------------------------------------------===//
// Backward sparse analysis
//===----------------------------------------------------------------------===//

namespace {
/// The operands of an op that its control-flow edges forward to successors or callees.
class ForwardedOperands {
public:
  explicit ForwardedOperands(Operation *op) : op(op), isForwarded(op->getNumOperands()) {}
  void add(OpOperand &operand) { isForwarded[operand.getOperandNumber()] = true; }
  template <typename FnT>
  void forEachOther(FnT visit) const {
    for (auto [index, forwarded] : llvm::enumerate(isForwarded))
      if (!forwarded)
        visit(op->getOpOperand(index));
  }

private:
  Operation *op;
  llvm::SmallVector<bool> isForwarded;
};
} // namespace

LogicalResult AbstractSparseBackwardDataFlowAnalysis::initialize(Operation *top) {
  bool hasFailed = false;
  for (Operation *op : getOpsInReverse(top)) {
    if (Block *block = op->getBlock(); block && op != top)
      subscribeToBlock(block);
    hasFailed |= failed(visitOperation(op));
  }
  return failure(hasFailed);
}

LogicalResult AbstractSparseBackwardDataFlowAnalysis::visit(ProgramPoint *point) {
  return point->isBlockStart() ? success() : visitOperation(point->getPrevOp());
}

void AbstractSparseBackwardDataFlowAnalysis::visitBranchEdges(BranchOpInterface branch) {
  ForwardedOperands forwardedOperands(branch);
  ProgramPoint *point = getProgramPointAfter(branch);
  for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands given = branch.getSuccessorOperands(i);
    Block *to = branch->getSuccessor(i);
    MutableOperandRange forwarded = given.getMutableForwardedOperands();
    for (unsigned j = 0; j != forwarded.size(); ++j) {
      OpOperand &operand = forwarded[j];
      forwardedOperands.add(operand);
      BlockArgument argument = to->getArgument(given.getProducedOperandCount() + j);
      meet(getLatticeElement(operand.get()), *getLatticeElementFor(point, argument));
    }
  }
  forwardedOperands.forEachOther([&](OpOperand &operand) { visitBranchOperand(operand); });
}

void AbstractSparseBackwardDataFlowAnalysis::visitOtherArguments(RegionSuccessor successor) {
  Region *region = successor.getSuccessor();
  if (!region || region->empty() || region->getNumArguments() == successor.getSuccessorInputs().size())
    return;
  llvm::SmallVector<BlockArgument> others;
  for (BlockArgument argument : region->getArguments())
    if (!llvm::is_contained(successor.getSuccessorInputs(), Value(argument)))
      others.push_back(argument);
  visitNonControlFlowArguments(successor, others);
}

void AbstractSparseBackwardDataFlowAnalysis::visitNonControlFlowArguments(RegionSuccessor &,
                                                                          llvm::ArrayRef<BlockArgument>) {}

void AbstractSparseBackwardDataFlowAnalysis::setAllToExitStates(Lattices lattices) {
  for (AbstractSparseLattice *lattice : lattices)
    setToExitState(lattice);
}

llvm::SmallVector<AbstractSparseLattice *>
AbstractSparseBackwardDataFlowAnalysis::getLatticeElements(ValueRange values) {
  llvm::SmallVector<AbstractSparseLattice *> states;
  for (Value value : values)
    states.push_back(getLatticeElement(value));
  return states;
}

void AbstractSparseBackwardDataFlowAnalysis::visitRegionEdges(RegionBranchOpInterface branch,
                                                              RegionBranchPoint from) {
  Operation *op = from.isParent() ? branch.getOperation() : from.getTerminatorPredecessorOrNull();
  ProgramPoint *point = getProgramPointAfter(op);
  ForwardedOperands forwardedOperands(op);
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(from, successors);
  for (const RegionSuccessor &successor : successors) {
    OperandRange given = branch.getSuccessorOperands(from, successor);
    ValueRange inputs = successor.getSuccessorInputs();
    for (size_t i = 0, e = std::min(given.size(), inputs.size()); i != e; ++i) {
      forwardedOperands.add(given.getBase()[i]);
      meet(getLatticeElement(given[i]), *getLatticeElementFor(point, inputs[i]));
    }
    visitOtherArguments(successor);
  }
  forwardedOperands.forEachOther([&](OpOperand &operand) { visitBranchOperand(operand); });
}

bool AbstractSparseBackwardDataFlowAnalysis::visitCallee(CallOpInterface call) {
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(call.resolveCallableInTable(&symbolTables));
  Region *region = callable ? callable.getCallableRegion() : nullptr;
  if (!region || region->empty() || !getSolverConfig().isInterprocedural())
    return false;
  MutableOperandRange given = call.getArgOperandsMutable();
  Block &entry = region->front();
  ForwardedOperands forwardedOperands(call);
  for (unsigned i = 0, e = std::min<unsigned>(given.size(), entry.getNumArguments()); i != e; ++i) {
    forwardedOperands.add(given[i]);
    meet(getLatticeElement(given[i].get()),
         *getLatticeElementFor(getProgramPointAfter(call), entry.getArgument(i)));
  }
  forwardedOperands.forEachOther([&](OpOperand &operand) { visitCallOperand(operand); });
  return true;
}

LogicalResult AbstractSparseBackwardDataFlowAnalysis::visitCallableOperation(Operation *op,
                                                                             CallableOpInterface callable,
                                                                             Lattices operands) {
  ProgramPoint *point = getProgramPointAfter(op);
  std::optional<llvm::ArrayRef<Operation *>> callers = getKnownCallersFor(point, callable);
  if (!callers)
    setAllToExitStates(operands);
  else
    for (Operation *call : *callers)
      for (size_t i = 0, e = std::min<size_t>(operands.size(), call->getNumResults()); i != e; ++i)
        meet(operands[i], *getLatticeElementFor(point, call->getResult(i)));
  return success();
}

LogicalResult AbstractSparseBackwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getNumOperands() == 0)
    return success();
  if (!isReachable(op->getBlock()))
    return success();
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionEdges(branch, RegionBranchPoint::parent());
    return success();
  }
  if (auto branch = llvm::dyn_cast<BranchOpInterface>(op)) {
    visitBranchEdges(branch);
    return success();
  }
  if (auto terminator = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(op))
    if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(op->getParentOp())) {
      visitRegionEdges(branch, RegionBranchPoint(terminator));
      return success();
    }
  if (op->hasTrait(Trait::ReturnLike))
    if (auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(op->getParentOp()))
      return visitCallableOperation(op, callable, getLatticeElements(op->getOperands()));

  llvm::SmallVector<AbstractSparseLattice *> operands = getLatticeElements(op->getOperands());
  llvm::SmallVector<const AbstractSparseLattice *> results;
  for (Value result : op->getResults())
    results.push_back(getLatticeElementFor(getProgramPointAfter(op), result));
  if (auto call = llvm::dyn_cast<CallOpInterface>(op)) {
    if (!visitCallee(call))
      visitExternalCallImpl(call, operands, results);
    return success();
  }
  return visitOperationImpl(op, operands, results);
}
