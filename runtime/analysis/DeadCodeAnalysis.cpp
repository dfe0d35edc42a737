//===- DeadCodeAnalysis.cpp - Reachability analysis -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DeadCodeAnalysis.h"
#include "runtime/analysis/ConstantPropagationAnalysis.h"

using namespace mlir;
using namespace mlir::dataflow;

//===----------------------------------------------------------------------===//
// Executable and PredecessorState
//===----------------------------------------------------------------------===//

void CFGEdge::print(llvm::raw_ostream &os) const {
  os << "edge from ";
  getFrom()->printAsOperand(os);
  os << " to ";
  getTo()->printAsOperand(os);
}

void Executable::onUpdate(DataFlowSolver *solver) const {
  AnalysisState::onUpdate(solver);
  auto *generic = llvm::dyn_cast<GenericLatticeAnchor *>(anchor);
  auto *edge = llvm::dyn_cast_if_present<CFGEdge>(generic);
  ProgramPoint *start = edge ? solver->getProgramPointBefore(edge->getTo()) : anchor.getPoint();
  for (DataFlowAnalysis *analysis : subscribers)
    solver->enqueue({start, analysis});
  if (edge)
    return;
  // The anchor is a block, which became reachable: also enqueue the points after its ops.
  for (DataFlowAnalysis *analysis : subscribers)
    for (Operation &op : *start->getBlock())
      solver->enqueue({solver->getProgramPointAfter(&op), analysis});
}

ChangeResult PredecessorState::join(Operation *predecessor, ValueRange inputs) {
  bool changed = knownPredecessors.insert(predecessor);
  if (!inputs.empty() && successorInputs.lookup(predecessor) != inputs) {
    successorInputs[predecessor] = inputs;
    changed = true;
  }
  return changeIf(changed);
}

void PredecessorState::print(llvm::raw_ostream &os) const {
  os << (allKnown ? "(all) predecessors:" : "predecessors:");
  for (Operation *op : knownPredecessors)
    os << ' ' << op->getName().getStringRef();
}

template <typename AnchorT>
void DeadCodeAnalysis::markLive(AnchorT anchor) {
  auto *state = getOrCreate<Executable>(anchor);
  propagateIfChanged(state, state->setToLive());
}

//===----------------------------------------------------------------------===//
// Initialization of DeadCodeAnalysis
//===----------------------------------------------------------------------===//

LogicalResult DeadCodeAnalysis::initialize(Operation *op) {
  top = op;
  markEntryBlocksLive(top);
  initializeCallables(top);
  initializeOps(top);
  return success();
}

/// Marks a callable as having unknown callers if it is not a symbol, if its symbol is visible outside of the
/// analyzed op, or if an op other than a call references its symbol.
void DeadCodeAnalysis::initializeCallables(Operation *top) {
  bool isWhole = top->getBlock() == nullptr;
  SymbolTable::walkSymbolTables(top, isWhole, [&](Operation *table, bool allVisible) {
    hasSymbolTable = true;
    bool hasCallables = false;
    for (Region &region : table->getRegions())
      for (Block &block : region)
        for (Operation &op : block) {
          auto callable = llvm::dyn_cast<CallableOpInterface>(&op);
          if (!callable)
            continue;
          hasCallables = true;
          if (!callable.getCallableRegion())
            continue;
          if (!op.hasTrait(Trait::Symbol) ||
              SymbolTable::getSymbolVisibility(&op) == SymbolTable::Visibility::Public ||
              (!allVisible && SymbolTable::getSymbolVisibility(&op) == SymbolTable::Visibility::Nested)) {
            auto *state = getOrCreate<PredecessorState>(getProgramPointAfter(&op));
            propagateIfChanged(state, state->setHasUnknownPredecessors());
          }
        }
    if (!hasCallables)
      return;
    // A symbol reference by an op that is not a call lets the callable escape. If the symbol uses cannot be
    // determined, every callable symbol of the table may escape.
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(&table->getRegion(0));
    for (Region &region : table->getRegions())
      for (Block &block : region)
        for (Operation &op : block)
          if (!uses && op.hasTrait(Trait::Symbol) && llvm::isa<CallableOpInterface>(&op)) {
            auto *state = getOrCreate<PredecessorState>(getProgramPointAfter(&op));
            propagateIfChanged(state, state->setHasUnknownPredecessors());
          }
    if (!uses)
      return;
    for (const SymbolTable::SymbolUse &use : *uses) {
      if (llvm::isa<CallOpInterface>(use.getUser()))
        continue;
      if (Operation *symbol = symbolTables.lookupSymbolIn(table, use.getSymbolRef())) {
        auto *state = getOrCreate<PredecessorState>(getProgramPointAfter(symbol));
        propagateIfChanged(state, state->setHasUnknownPredecessors());
      }
    }
  });
}

/// Returns true if `op` may transfer control other than to the next op.
static bool affectsControlFlow(Operation *op) {
  return op->getNumRegions() != 0 || op->mightHaveTrait(Trait::IsTerminator) ||
         llvm::isa<CallOpInterface>(op);
}

void DeadCodeAnalysis::initializeOps(Operation *root) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!affectsControlFlow(op) && op != root)
      return;
    if (Block *block = op->getBlock(); block && op != root)
      getOrCreate<Executable>(getProgramPointBefore(block))->blockContentSubscribe(this);
    visitOperation(op);
  });
}

//===----------------------------------------------------------------------===//
// Visiting program points
//===----------------------------------------------------------------------===//

LogicalResult DeadCodeAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockStart())
    visitOperation(point->getPrevOp());
  return success();
}

void DeadCodeAnalysis::markEdgeLive(Block *from, Block *to) {
  markLive(getProgramPointBefore(to));
  markLive(getLatticeAnchor<CFGEdge>(from, to));
}

void DeadCodeAnalysis::markEntryBlocksLive(Operation *op) {
  for (Region &region : op->getRegions())
    if (!region.empty())
      markLive(getProgramPointBefore(&region.front()));
}

void DeadCodeAnalysis::visitOperation(Operation *op) {
  if (op != top && op->getBlock() &&
      !getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))->isLive())
    return;
  if (auto call = llvm::dyn_cast<CallOpInterface>(op))
    visitCall(call);

  if (op->getNumRegions()) {
    if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
      visitRegionBranch(branch);
    } else if (auto callable = llvm::dyn_cast<CallableOpInterface>(op)) {
      // The body of a callable is reachable if it is the analyzed op or may be called.
      const auto *callers =
          getOrCreateFor<PredecessorState>(getProgramPointAfter(op), getProgramPointAfter(op));
      if (op == top || !hasSymbolTable || !callers->allPredecessorsKnown() ||
          !callers->getKnownPredecessors().empty())
        markEntryBlocksLive(op);
    } else {
      markEntryBlocksLive(op);
    }
  }

  // The rest applies to terminators only. An unregistered op counts as a terminator if it is the last op of
  // its block.
  if (!op->mightHaveTrait(Trait::IsTerminator) || !op->getBlock() || op != &op->getBlock()->back())
    return;
  if (op->getNumSuccessors() == 0) {
    Operation *parent = op->getParentOp();
    if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(parent))
      return visitRegionTerminator(op, branch);
    if (auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(parent))
      return visitCallableReturn(op, callable);
    return;
  }
  if (auto branch = llvm::dyn_cast<BranchOpInterface>(op))
    return visitBranch(branch);
  for (Block *successor : op->getSuccessors())
    markEdgeLive(op->getBlock(), successor);
}

std::optional<llvm::SmallVector<Attribute>> DeadCodeAnalysis::getOperandValues(Operation *op) {
  llvm::SmallVector<Attribute> values;
  for (Value operand : op->getOperands()) {
    auto *state = getOrCreate<Lattice<ConstantValue>>(operand);
    state->useDefSubscribe(this);
    const ConstantValue &value = state->getValue();
    if (value.isUninitialized())
      return std::nullopt;
    values.push_back(value.getConstantValue());
  }
  return values;
}

void DeadCodeAnalysis::visitBranch(BranchOpInterface branch) {
  std::optional<llvm::SmallVector<Attribute>> operands = getOperandValues(branch);
  if (!operands)
    return;
  if (Block *successor = branch.getSuccessorForOperands(*operands))
    return markEdgeLive(branch->getBlock(), successor);
  for (Block *successor : branch->getSuccessors())
    markEdgeLive(branch->getBlock(), successor);
}

void DeadCodeAnalysis::visitRegionEdges(RegionBranchOpInterface branch, Operation *predecessor,
                                        llvm::ArrayRef<RegionSuccessor> successors) {
  for (const RegionSuccessor &successor : successors) {
    Region *region = successor.getSuccessor();
    if (region && region->empty())
      continue;
    ProgramPoint *point = region ? getProgramPointBefore(&region->front()) : getProgramPointAfter(branch);
    if (region)
      markLive(point);
    auto *predecessors = getOrCreate<PredecessorState>(point);
    propagateIfChanged(predecessors, predecessors->join(predecessor, successor.getSuccessorInputs()));
  }
}

void DeadCodeAnalysis::visitRegionBranch(RegionBranchOpInterface branch) {
  std::optional<llvm::SmallVector<Attribute>> operands = getOperandValues(branch);
  if (!operands)
    return;
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getEntrySuccessorRegions(*operands, successors);
  visitRegionEdges(branch, branch, successors);
}

void DeadCodeAnalysis::visitRegionTerminator(Operation *op, RegionBranchOpInterface branch) {
  auto terminator = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(op);
  if (!terminator)
    return;
  std::optional<llvm::SmallVector<Attribute>> operands = getOperandValues(op);
  if (!operands)
    return;
  llvm::SmallVector<RegionSuccessor> successors;
  terminator.getSuccessorRegions(*operands, successors);
  visitRegionEdges(branch, op, successors);
}

void DeadCodeAnalysis::visitCallableReturn(Operation *op, CallableOpInterface callable) {
  // Add this terminator as a predecessor of the point after each known call. Unknown callers have no point
  // whose state could be updated.
  const auto *callers =
      getOrCreateFor<PredecessorState>(getProgramPointAfter(op), getProgramPointAfter(callable));
  for (Operation *call : callers->getKnownPredecessors()) {
    auto *returns = getOrCreate<PredecessorState>(getProgramPointAfter(call));
    if (op->hasTrait(Trait::ReturnLike))
      propagateIfChanged(returns, returns->join(op));
    else
      propagateIfChanged(returns, returns->setHasUnknownPredecessors());
  }
}

void DeadCodeAnalysis::visitCall(CallOpInterface call) {
  Operation *callee = call.resolveCallableInTable(&symbolTables);
  auto callable = llvm::dyn_cast_or_null<CallableOpInterface>(callee);
  auto *returns = getOrCreate<PredecessorState>(getProgramPointAfter(call));
  bool isKnown = callable && callable.getCallableRegion() && getSolverConfig().isInterprocedural() &&
                 top->isAncestor(callee);
  if (isKnown) {
    auto *callers = getOrCreate<PredecessorState>(getProgramPointAfter(callee));
    propagateIfChanged(callers, callers->join(call));
  } else {
    propagateIfChanged(returns, returns->setHasUnknownPredecessors());
  }
}
