//===- DataFlowFramework.cpp - Data-flow analysis solver ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DataFlowFramework.h"
#include "llvm/Support/Debug.h"

using namespace mlir;

AnalysisState::~AnalysisState() = default;
DataFlowAnalysis::~DataFlowAnalysis() = default;
DataFlowSolver::~DataFlowSolver() = default;

void AnalysisState::onUpdate(DataFlowSolver *solver) const {
  for (const DataFlowSolver::WorkItem &item : dependents)
    solver->enqueue(item);
}

void AnalysisState::dump() const { print(llvm::errs()); }

void ProgramPoint::print(llvm::raw_ostream &os) const {
  if (!block || next)
    os << "before '" << next->getName().getStringRef() << "'";
  else
    os << "end of a block";
}

void LatticeAnchor::print(llvm::raw_ostream &os) const {
  switch (kind) {
  case Kind::None:
    os << "nothing";
    return;
  case Kind::Value:
    getValue().print(os);
    return;
  case Kind::Point:
    getPoint()->print(os);
    return;
  case Kind::Edge:
    os << "an edge between blocks";
    return;
  }
}

ProgramPoint *DataFlowSolver::getPoint(Block *block, Operation *next) {
  std::unique_ptr<ProgramPoint> &point = points[{block, next}];
  if (!point)
    point = std::make_unique<ProgramPoint>(block, next);
  return point.get();
}

CFGEdge *DataFlowSolver::getEdge(Block *from, Block *to) {
  std::unique_ptr<CFGEdge> &edge = edges[{from, to}];
  if (!edge)
    edge = std::make_unique<CFGEdge>(from, to);
  return edge.get();
}

LogicalResult DataFlowSolver::initializeAndRun(Operation *top) {
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
