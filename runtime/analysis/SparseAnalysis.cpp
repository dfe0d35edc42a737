//===- SparseAnalysis.cpp - What is known of values -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/SparseAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"

using namespace strata;
using namespace strata::dataflow;

void AbstractSparseLattice::onUpdate(DataFlowSolver *solver) const {
  AnalysisState::onUpdate(solver);
  for (Operation *user : getValue().getUsers())
    for (DataFlowAnalysis *analysis : subscribers)
      solver->enqueue({solver->getProgramPointAfter(user), analysis});
}

//===----------------------------------------------------------------------===//
// Forward
//===----------------------------------------------------------------------===//

const AbstractSparseLattice *AbstractSparseForwardDataFlowAnalysis::getLatticeElementFor(ProgramPoint *point,
                                                                                         Value value) {
  AbstractSparseLattice *state = getLatticeElement(value);
  addDependency(state, point);
  return state;
}

void AbstractSparseForwardDataFlowAnalysis::setAllToEntryStates(Lattices lattices) {
  for (AbstractSparseLattice *lattice : lattices)
    setToEntryState(lattice);
}

LogicalResult AbstractSparseForwardDataFlowAnalysis::initialize(Operation *top) {
  for (Region &region : top->getRegions())
    if (!region.empty())
      for (BlockArgument argument : region.front().getArguments())
        setToEntryState(getLatticeElement(argument));
  bool failedOnce = false;
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    failedOnce |= failed(visitOperation(op));
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        getOrCreate<Executable>(getProgramPointBefore(&block))->blockContentSubscribe(this);
        visitBlock(&block);
      }
  });
  return failure(failedOnce);
}

LogicalResult AbstractSparseForwardDataFlowAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockStart())
    return visitOperation(point->getPrevOp());
  visitBlock(point->getBlock());
  return success();
}

LogicalResult AbstractSparseForwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getNumResults() == 0)
    return success();
  if (op->getBlock() && !getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))->isLive())
    return success();
  llvm::SmallVector<AbstractSparseLattice *> results;
  for (Value result : op->getResults())
    results.push_back(getLatticeElement(result));
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionSuccessors(getProgramPointAfter(op), branch, RegionSuccessor(op, op->getResults()), results);
    return success();
  }
  if (auto call = llvm::dyn_cast<CallOpInterface>(op)) {
    visitCallResults(call, results);
    return success();
  }
  llvm::SmallVector<const AbstractSparseLattice *> operands;
  for (Value operand : op->getOperands()) {
    AbstractSparseLattice *state = getLatticeElement(operand);
    state->useDefSubscribe(this);
    operands.push_back(state);
  }
  return visitOperationImpl(op, operands, results);
}

void AbstractSparseForwardDataFlowAnalysis::visitCallResults(CallOpInterface call, Lattices results) {
  ProgramPoint *point = getProgramPointAfter(call);
  const auto *returns = getOrCreateFor<PredecessorState>(point, point);
  if (!returns->allPredecessorsKnown()) {
    llvm::SmallVector<const AbstractSparseLattice *> arguments;
    for (Value argument : call.getArgOperands())
      arguments.push_back(getLatticeElementFor(point, argument));
    return visitExternalCallImpl(call, arguments, results);
  }
  for (Operation *returnOp : returns->getKnownPredecessors())
    for (size_t i = 0, e = std::min<size_t>(results.size(), returnOp->getNumOperands()); i != e; ++i)
      join(results[i], *getLatticeElementFor(point, returnOp->getOperand(i)));
}

void AbstractSparseForwardDataFlowAnalysis::visitEntryBlock(Block *block, Lattices arguments) {
  ProgramPoint *point = getProgramPointBefore(block);
  Operation *parent = block->getParentOp();
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(parent);
  if (callable && callable.getCallableRegion() == block->getParent()) {
    const auto *callers = getOrCreateFor<PredecessorState>(point, getProgramPointAfter(parent));
    if (!callers->allPredecessorsKnown() || !getSolverConfig().isInterprocedural())
      return setAllToEntryStates(arguments);
    for (Operation *op : callers->getKnownPredecessors()) {
      OperandRange given = llvm::cast<CallOpInterface>(op).getArgOperands();
      for (size_t i = 0, e = std::min<size_t>(given.size(), arguments.size()); i != e; ++i)
        join(arguments[i], *getLatticeElementFor(point, given[i]));
    }
    return;
  }
  if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(parent))
    return visitRegionSuccessors(point, branch, RegionSuccessor(block->getParent()), arguments);
  if (!parent)
    return setAllToEntryStates(arguments);
  visitNonControlFlowArgumentsImpl(parent, RegionSuccessor(block->getParent()), arguments, 0);
}

void AbstractSparseForwardDataFlowAnalysis::visitBlock(Block *block) {
  if (block->getNumArguments() == 0)
    return;
  ProgramPoint *point = getProgramPointBefore(block);
  if (!getOrCreate<Executable>(point)->isLive())
    return;
  llvm::SmallVector<AbstractSparseLattice *> arguments;
  for (BlockArgument argument : block->getArguments())
    arguments.push_back(getLatticeElement(argument));
  if (block->isEntryBlock())
    visitEntryBlock(block, arguments);
  for (Block::pred_iterator it = block->pred_begin(), e = block->pred_end(); it != e; ++it) {
    Block *from = *it;
    auto *edge = getOrCreate<Executable>(solver.getEdge(from, block));
    edge->blockContentSubscribe(this);
    if (!edge->isLive())
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

/// Where the first of the values stands among the arguments, or results, that it is one of.
static unsigned positionOf(ValueRange inputs) {
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
    unsigned first = positionOf(inputs);
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
// Backward
//===----------------------------------------------------------------------===//

const AbstractSparseLattice *AbstractSparseBackwardDataFlowAnalysis::getLatticeElementFor(ProgramPoint *point,
                                                                                          Value value) {
  AbstractSparseLattice *state = getLatticeElement(value);
  addDependency(state, point);
  return state;
}

LogicalResult AbstractSparseBackwardDataFlowAnalysis::initialize(Operation *top) {
  bool failedOnce = false;
  // Uses before definitions, mostly.
  llvm::SmallVector<Operation *> ops;
  top->walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : llvm::reverse(ops)) {
    if (Block *block = op->getBlock(); block && op != top)
      getOrCreate<Executable>(getProgramPointBefore(block))->blockContentSubscribe(this);
    failedOnce |= failed(visitOperation(op));
  }
  return failure(failedOnce);
}

LogicalResult AbstractSparseBackwardDataFlowAnalysis::visit(ProgramPoint *point) {
  return point->isBlockStart() ? success() : visitOperation(point->getPrevOp());
}

void AbstractSparseBackwardDataFlowAnalysis::visitBranchEdges(BranchOpInterface branch) {
  llvm::SmallVector<bool> handedOn(branch->getNumOperands());
  ProgramPoint *point = getProgramPointAfter(branch);
  for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands given = branch.getSuccessorOperands(i);
    Block *to = branch->getSuccessor(i);
    MutableOperandRange forwarded = given.getMutableForwardedOperands();
    for (unsigned j = 0; j != forwarded.size(); ++j) {
      OpOperand &operand = forwarded[j];
      handedOn[operand.getOperandNumber()] = true;
      BlockArgument argument = to->getArgument(given.getProducedOperandCount() + j);
      meet(getLatticeElement(operand.get()), *getLatticeElementFor(point, argument));
    }
  }
  for (auto [index, isForwarded] : llvm::enumerate(handedOn))
    if (!isForwarded)
      visitBranchOperand(branch->getOpOperand(index));
}

void AbstractSparseBackwardDataFlowAnalysis::visitRegionEdges(RegionBranchOpInterface branch,
                                                              RegionBranchPoint from) {
  Operation *op = from.isParent() ? branch.getOperation() : from.getTerminatorPredecessorOrNull();
  ProgramPoint *point = getProgramPointAfter(op);
  llvm::SmallVector<bool> handedOn(op->getNumOperands());
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(from, successors);
  for (const RegionSuccessor &successor : successors) {
    OperandRange given = branch.getSuccessorOperands(from, successor);
    ValueRange inputs = successor.getSuccessorInputs();
    for (size_t i = 0, e = std::min(given.size(), inputs.size()); i != e; ++i) {
      handedOn[given.getBase()[i].getOperandNumber()] = true;
      meet(getLatticeElement(given[i]), *getLatticeElementFor(point, inputs[i]));
    }
  }
  for (auto [index, isForwarded] : llvm::enumerate(handedOn))
    if (!isForwarded)
      visitBranchOperand(op->getOpOperand(index));
}

/// Whether what is called could be looked into.
bool AbstractSparseBackwardDataFlowAnalysis::visitCallee(CallOpInterface call) {
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(call.resolveCallableInTable(&symbolTables));
  Region *region = callable ? callable.getCallableRegion() : nullptr;
  if (!region || region->empty() || !getSolverConfig().isInterprocedural())
    return false;
  MutableOperandRange given = call.getArgOperandsMutable();
  Block &entry = region->front();
  llvm::SmallVector<bool> handedOn(call->getNumOperands());
  for (unsigned i = 0, e = std::min<unsigned>(given.size(), entry.getNumArguments()); i != e; ++i) {
    handedOn[given[i].getOperandNumber()] = true;
    meet(getLatticeElement(given[i].get()),
         *getLatticeElementFor(getProgramPointAfter(call), entry.getArgument(i)));
  }
  for (auto [index, isForwarded] : llvm::enumerate(handedOn))
    if (!isForwarded)
      visitCallOperand(call->getOpOperand(index));
  return true;
}

void AbstractSparseBackwardDataFlowAnalysis::visitReturn(Operation *op, CallableOpInterface callable) {
  const auto *callers =
      getOrCreateFor<PredecessorState>(getProgramPointAfter(op), getProgramPointAfter(callable));
  if (!callers->allPredecessorsKnown() || !getSolverConfig().isInterprocedural()) {
    for (Value operand : op->getOperands())
      setToExitState(getLatticeElement(operand));
    return;
  }
  for (Operation *call : callers->getKnownPredecessors())
    for (unsigned i = 0, e = std::min(op->getNumOperands(), call->getNumResults()); i != e; ++i)
      meet(getLatticeElement(op->getOperand(i)),
           *getLatticeElementFor(getProgramPointAfter(op), call->getResult(i)));
}

LogicalResult AbstractSparseBackwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getNumOperands() == 0)
    return success();
  if (op->getBlock() && !getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))->isLive())
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
    if (auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(op->getParentOp())) {
      visitReturn(op, callable);
      return success();
    }

  llvm::SmallVector<AbstractSparseLattice *> operands;
  llvm::SmallVector<const AbstractSparseLattice *> results;
  for (Value operand : op->getOperands())
    operands.push_back(getLatticeElement(operand));
  for (Value result : op->getResults())
    results.push_back(getLatticeElementFor(getProgramPointAfter(op), result));
  if (auto call = llvm::dyn_cast<CallOpInterface>(op)) {
    if (!visitCallee(call))
      visitExternalCallImpl(call, operands, results);
    return success();
  }
  return visitOperationImpl(op, operands, results);
}
