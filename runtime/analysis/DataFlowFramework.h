//===- DataFlowFramework.h - Analyses that help each other ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A DataFlowSolver runs several analyses at once. Each keeps states: facts about a value, a program point or
// an edge (an anchor), which only ever grow. An analysis that reads a state at a point is run there again
// when the state changes; the solver ends when nothing is left to run. So an analysis of constants may ask
// which blocks are reached, and that one which conditions are constant.
//
//     DataFlowSolver solver;
//     solver.load<dataflow::DeadCodeAnalysis>();
//     solver.load<dataflow::SparseConstantPropagation>();
//     if (failed(solver.initializeAndRun(top))) …
//     auto *state = solver.lookupState<dataflow::Lattice<dataflow::ConstantValue>>(value);
//
// Ownership: the solver owns analyses, states and points; they die with it. The IR must not change in
// between. One thread at a time. The scheme (a worklist of points over monotone states) is Kildall's, POPL
// 1973.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_DATAFLOWFRAMEWORK_H
#define STRATA_RUNTIME_ANALYSIS_DATAFLOWFRAMEWORK_H

#include "runtime/ir/OpView.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include <deque>
#include <memory>

namespace strata {

class DataFlowAnalysis;
class DataFlowSolver;

enum class ChangeResult : uint8_t { NoChange, Change };
inline ChangeResult operator|(ChangeResult a, ChangeResult b) { return a == ChangeResult::Change ? a : b; }
inline ChangeResult &operator|=(ChangeResult &a, ChangeResult b) { return a = a | b; }
inline ChangeResult operator&(ChangeResult a, ChangeResult b) { return a == ChangeResult::NoChange ? a : b; }

/// A place between ops: before `next`, or at the end of the block. Behind an op is before the next one. An op
/// that is in no block has one point, before and behind it. Made by the solver, one object for each place.
class ProgramPoint {
public:
  ProgramPoint(Block *block, Operation *next) : block(block), next(next) {}
  Block *getBlock() const { return block; }
  bool isBlockStart() const { return block && (block->empty() ? !next : next == &block->front()); }
  bool isBlockEnd() const { return block && !next; }
  /// \pre Not at the end.
  Operation *getNextOp() const { return next; }
  /// \pre Not at the start.
  Operation *getPrevOp() const { return !block ? next : next ? next->getPrevNode() : &block->back(); }
  Operation *getOperation() const { return next; }
  void print(llvm::raw_ostream &os) const;

private:
  Block *block;
  Operation *next;
};

/// An edge from a block to another.
class CFGEdge {
public:
  CFGEdge(Block *from, Block *to) : from(from), to(to) {}
  Block *getFrom() const { return from; }
  Block *getTo() const { return to; }

private:
  Block *from, *to;
};

/// What a state is about; null for none.
class LatticeAnchor {
public:
  enum class Kind : uint8_t { None, Value, Point, Edge };
  LatticeAnchor() = default;
  LatticeAnchor(Value value) : pointer(value.getImpl()), kind(Kind::Value) {}
  LatticeAnchor(ProgramPoint *point) : pointer(point), kind(Kind::Point) {}
  LatticeAnchor(CFGEdge *edge) : pointer(edge), kind(Kind::Edge) {}
  Kind getKind() const { return kind; }
  explicit operator bool() const { return pointer; }
  Value getValue() const {
    return kind == Kind::Value ? Value(static_cast<detail::ValueImpl *>(pointer)) : Value();
  }
  ProgramPoint *getPoint() const {
    return kind == Kind::Point ? static_cast<ProgramPoint *>(pointer) : nullptr;
  }
  CFGEdge *getEdge() const { return kind == Kind::Edge ? static_cast<CFGEdge *>(pointer) : nullptr; }
  const void *getAsOpaquePointer() const { return pointer; }
  void print(llvm::raw_ostream &os) const;

private:
  void *pointer = nullptr;
  Kind kind = Kind::None;
};

/// A fact about an anchor. Derived classes are made of an anchor, and say nothing at first.
class AnalysisState {
public:
  virtual ~AnalysisState();
  explicit AnalysisState(LatticeAnchor anchor) : anchor(anchor) {}
  LatticeAnchor getAnchor() const { return anchor; }
  virtual void print(llvm::raw_ostream &os) const = 0;
  LLVM_DUMP_METHOD void dump() const;
  /// The analysis is to be run at the point when this changes.
  void addDependency(ProgramPoint *point, DataFlowAnalysis *analysis) {
    dependents.insert({point, analysis});
  }

protected:
  /// It has changed: puts what depends on it on the solver's list.
  virtual void onUpdate(DataFlowSolver *solver) const;

  LatticeAnchor anchor;

private:
  friend class DataFlowSolver;
  llvm::SmallSetVector<std::pair<ProgramPoint *, DataFlowAnalysis *>, 2> dependents;
};

struct DataFlowConfig {
  /// Whether what a call gives is found in what it calls.
  bool isInterprocedural() const { return interprocedural; }
  DataFlowConfig &setInterprocedural(bool enable) { return interprocedural = enable, *this; }

private:
  bool interprocedural = true;
};

class DataFlowSolver {
public:
  explicit DataFlowSolver(const DataFlowConfig &config = {}) : config(config) {}
  ~DataFlowSolver();
  DataFlowSolver(const DataFlowSolver &) = delete;
  DataFlowSolver &operator=(const DataFlowSolver &) = delete;
  const DataFlowConfig &getConfig() const { return config; }

  /// Makes an analysis; before initializeAndRun.
  template <typename AnalysisT, typename... Args>
  AnalysisT *load(Args &&...args) {
    auto analysis = std::make_unique<AnalysisT>(*this, std::forward<Args>(args)...);
    AnalysisT *result = analysis.get();
    analyses.push_back(std::move(analysis));
    return result;
  }
  /// Runs all analyses on an op and all inside of it. Fails when one of them does.
  LogicalResult initializeAndRun(Operation *top);

  /// What is known, or null.
  template <typename StateT>
  const StateT *lookupState(LatticeAnchor anchor) const {
    auto it = states.find(anchor.getAsOpaquePointer());
    if (it != states.end())
      for (const auto &[kind, state] : it->second)
        if (kind == TypeID::get<StateT>())
          return static_cast<const StateT *>(state.get());
    return nullptr;
  }
  template <typename StateT>
  StateT *getOrCreateState(LatticeAnchor anchor) {
    AnchorStates &known = states[anchor.getAsOpaquePointer()];
    for (auto &[kind, state] : known)
      if (kind == TypeID::get<StateT>())
        return static_cast<StateT *>(state.get());
    auto made = std::make_unique<StateT>(anchor);
    StateT *result = made.get();
    known.emplace_back(TypeID::get<StateT>(), std::move(made));
    return result;
  }
  /// Forgets all that is known of an anchor that is about to go. Takes as long as there are states of it.
  void eraseState(LatticeAnchor anchor) { states.erase(anchor.getAsOpaquePointer()); }
  void eraseAllStates() { states.clear(); }

  ProgramPoint *getProgramPointBefore(Operation *op) { return getPoint(op->getBlock(), op); }
  ProgramPoint *getProgramPointAfter(Operation *op) {
    return op->getBlock() ? getPoint(op->getBlock(), op->getNextNode()) : getPoint(nullptr, op);
  }
  ProgramPoint *getProgramPointBefore(Block *block) {
    return getPoint(block, block->empty() ? nullptr : &block->front());
  }
  ProgramPoint *getProgramPointAfter(Block *block) { return getPoint(block, nullptr); }
  CFGEdge *getEdge(Block *from, Block *to);

  /// Something to do: run an analysis at a point.
  using WorkItem = std::pair<ProgramPoint *, DataFlowAnalysis *>;
  /// Once, however often it is asked for before it is done.
  void enqueue(WorkItem item) {
    if (queued.insert(item).second)
      worklist.push_back(item);
  }
  void propagateIfChanged(AnalysisState *state, ChangeResult changed) {
    if (changed == ChangeResult::Change)
      state->onUpdate(this);
  }

private:
  /// The states of an anchor, each of its class; there are few.
  using AnchorStates = llvm::SmallVector<std::pair<TypeID, std::unique_ptr<AnalysisState>>, 2>;

  ProgramPoint *getPoint(Block *block, Operation *next);

  DataFlowConfig config;
  std::vector<std::unique_ptr<DataFlowAnalysis>> analyses;
  llvm::DenseMap<const void *, AnchorStates> states;
  llvm::DenseMap<std::pair<Block *, Operation *>, std::unique_ptr<ProgramPoint>> points;
  llvm::DenseMap<std::pair<Block *, Block *>, std::unique_ptr<CFGEdge>> edges;
  std::deque<WorkItem> worklist;
  llvm::DenseSet<WorkItem> queued; ///< What is in the list.
};

/// Base of analyses: says what to do at first, and what at a point when something changed.
class DataFlowAnalysis {
public:
  virtual ~DataFlowAnalysis();
  explicit DataFlowAnalysis(DataFlowSolver &solver) : solver(solver) {}
  /// Visits everything once, so that dependencies are known.
  virtual LogicalResult initialize(Operation *top) = 0;
  virtual LogicalResult visit(ProgramPoint *point) = 0;

protected:
  void addDependency(AnalysisState *state, ProgramPoint *point) { state->addDependency(point, this); }
  void propagateIfChanged(AnalysisState *state, ChangeResult changed) {
    solver.propagateIfChanged(state, changed);
  }
  template <typename StateT>
  StateT *getOrCreate(LatticeAnchor anchor) {
    return solver.getOrCreateState<StateT>(anchor);
  }
  /// To be read at a point.
  template <typename StateT>
  const StateT *getOrCreateFor(ProgramPoint *dependent, LatticeAnchor anchor) {
    StateT *state = getOrCreate<StateT>(anchor);
    addDependency(state, dependent);
    return state;
  }
  ProgramPoint *getProgramPointBefore(Operation *op) { return solver.getProgramPointBefore(op); }
  ProgramPoint *getProgramPointAfter(Operation *op) { return solver.getProgramPointAfter(op); }
  ProgramPoint *getProgramPointBefore(Block *block) { return solver.getProgramPointBefore(block); }
  ProgramPoint *getProgramPointAfter(Block *block) { return solver.getProgramPointAfter(block); }
  const DataFlowConfig &getSolverConfig() const { return solver.getConfig(); }

  DataFlowSolver &solver;
};

} // namespace strata

#endif // STRATA_RUNTIME_ANALYSIS_DATAFLOWFRAMEWORK_H
