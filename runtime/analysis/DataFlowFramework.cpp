//===- DataFlowFramework.cpp - Data-flow analysis solver ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DataFlowFramework.h"
#include "llvm/Support/Debug.h"

using namespace mlir;

AnalysisState::~AnalysisState() = default;
GenericLatticeAnchor::~GenericLatticeAnchor() = default;
DataFlowAnalysis::~DataFlowAnalysis() = default;
DataFlowSolver::~DataFlowSolver() = default;

void AnalysisState::onUpdate(DataFlowSolver *solver) const {
  for (const DataFlowSolver::WorkItem &item : dependents)
    solver->enqueue(item);
}

void AnalysisState::dump() const { print(llvm::errs()); }

void ProgramPoint::print(llvm::raw_ostream &os) const {
  if (isNull())
    os << "null";
  else if (next)
    os << "before '" << next->getName().getStringRef() << "'";
  else
    os << "end of a block";
}

void LatticeAnchor::print(llvm::raw_ostream &os) const {
  if (isNull())
    os << "nothing";
  else if (auto *generic = llvm::dyn_cast<GenericLatticeAnchor *>(*this))
    generic->print(os);
  else if (ProgramPoint *point = getPoint())
    point->print(os);
  else
    getValue().print(os);
}

/// Returns the location of the op after a point, of the last op of the block, or of the parent of an empty
/// block.
static Location getLocOf(const ProgramPoint &point) {
  if (Operation *next = point.getOperation())
    return next->getLoc();
  Block *block = point.getBlock();
  return block->empty() ? block->getParentOp()->getLoc() : block->back().getLoc();
}

Location LatticeAnchor::getLoc() const {
  if (auto *generic = llvm::dyn_cast<GenericLatticeAnchor *>(*this))
    return generic->getLoc();
  if (ProgramPoint *point = getPoint())
    return getLocOf(*point);
  return getValue().getLoc();
}

ProgramPoint *DataFlowSolver::getPoint(Block *block, Operation *next) {
  std::unique_ptr<ProgramPoint> &point = points[{block, next}];
  if (!point)
    point = block ? std::make_unique<ProgramPoint>(block, next ? Block::iterator(next) : block->end())
                  : std::make_unique<ProgramPoint>(next);
  return point.get();
}

LatticeAnchor DataFlowSolver::findLeader(TypeID stateClass, LatticeAnchor anchor) const {
  auto groups = equivalences.find(stateClass);
  if (groups == equivalences.end())
    return anchor;
  auto leader = groups->second->findLeader(anchor);
  return leader == groups->second->member_end() ? anchor : *leader;
}

void DataFlowSolver::eraseState(LatticeAnchor anchor) {
  for (auto &[stateClass, groups] : equivalences) {
    if (!groups->contains(anchor))
      continue;
    auto first = groups->findLeader(anchor), second = std::next(first);
    bool isSharedLeader = *first == anchor && second != groups->member_end();
    LatticeAnchor heir = isSharedLeader ? *second : LatticeAnchor();
    groups->erase(anchor);
    if (!isSharedLeader)
      continue;
    // The erased anchor owned the state that its group of equivalent anchors shares: move the state to the
    // new leader.
    heir = findLeader(stateClass, heir);
    auto &own = states[anchor.getOpaqueValue()];
    auto entry = llvm::find_if(own, [&](const auto &each) { return each.first == stateClass; });
    if (entry == own.end())
      continue;
    std::unique_ptr<AnalysisState> state = std::move(entry->second);
    own.erase(entry);
    states[heir.getOpaqueValue()].emplace_back(stateClass, std::move(state));
  }
  states.erase(anchor.getOpaqueValue());
}

void DataFlowAnalysis::initializeEquivalentLatticeAnchor(Operation *) {}

LogicalResult DataFlowSolver::initializeAndRun(Operation *top) {
  for (std::unique_ptr<DataFlowAnalysis> &analysis : analyses)
    analysis->initializeEquivalentLatticeAnchor(top);
  for (std::unique_ptr<DataFlowAnalysis> &analysis : analyses)
    if (failed(analysis->initialize(top)))
      return failure();
  while (!worklist.empty()) {
    WorkItem item = worklist.front();
    worklist.pop_front();
    queued.erase(item);
    auto [point, analysis] = item;
    if (failed(analysis->visit(point)))
      return failure();
  }
  return success();
}
