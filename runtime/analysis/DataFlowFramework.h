//===- DataFlowFramework.h - Data-flow analysis solver ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A DataFlowSolver runs several data-flow analyses together to a common fixpoint. An analysis computes
// states: facts about an anchor (a value, a program point or a CFG edge) that change monotonically. When a
// state changes, the solver runs each analysis again at the points where it read that state; it terminates
// when its worklist is empty. Analyses may depend on each other: constant propagation reads which blocks are
// reachable, and reachability reads which branch conditions are constant.
//
//     DataFlowSolver solver;
//     solver.load<dataflow::DeadCodeAnalysis>();
//     solver.load<dataflow::SparseConstantPropagation>();
//     if (failed(solver.initializeAndRun(top))) …
//     auto *state = solver.lookupState<dataflow::Lattice<dataflow::ConstantValue>>(value);
//
// Ownership: the solver owns its analyses, states and program points. The IR must not change while the solver
// is in use, except that eraseState() makes it safe to erase a value. Not thread-safe: one thread at a time.
// The algorithm, a worklist of points over monotone states, is Kildall's (POPL 1973).
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

namespace mlir {

class DataFlowAnalysis;
class DataFlowSolver;

/// Whether an update changed a state. `|` yields Change if either operand is Change, `&` if both are.
enum class ChangeResult : uint8_t { NoChange, Change };
inline ChangeResult operator|(ChangeResult a, ChangeResult b) { return a == ChangeResult::Change ? a : b; }
inline ChangeResult &operator|=(ChangeResult &a, ChangeResult b) { return a = a | b; }
inline ChangeResult operator&(ChangeResult a, ChangeResult b) { return a == ChangeResult::NoChange ? a : b; }
inline ChangeResult changeIf(bool changed) { return changed ? ChangeResult::Change : ChangeResult::NoChange; }

/// A position between two ops of a block: before `next`, or at the end of the block if `next` is null. The
/// point after an op is the point before the op that follows it. An op without a block has a single point for
/// both before and after. The solver creates and uniques points, so pointers to them can be compared.
class ProgramPoint {
public:
  ProgramPoint(Block *block, Operation *next) : block(block), next(next) {}
  Block *getBlock() const { return block; }
  bool isBlockStart() const { return block && (block->empty() ? !next : next == &block->front()); }
  bool isBlockEnd() const { return block && !next; }
  /// Returns the op after the point. \pre The point is not at the end of a block.
  Operation *getNextOp() const { return next; }
  /// Returns the op before the point. \pre The point is not at the start of a block.
  Operation *getPrevOp() const { return !block ? next : next ? next->getPrevNode() : &block->back(); }
  Operation *getOperation() const { return next; }
  void print(llvm::raw_ostream &os) const;

private:
  Block *block;
  Operation *next;
};

/// A control-flow edge between two blocks of a region, uniqued by the solver.
class CFGEdge {
public:
  CFGEdge(Block *from, Block *to) : from(from), to(to) {}
  Block *getFrom() const { return from; }
  Block *getTo() const { return to; }

private:
  Block *from, *to;
};

/// The subject of a state: a value, a program point or a CFG edge. The default-constructed anchor is null.
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

/// Base of the states that analyses compute for an anchor. A derived class is constructed from the anchor and
/// starts uninitialized.
class AnalysisState {
public:
  virtual ~AnalysisState();
  explicit AnalysisState(LatticeAnchor anchor) : anchor(anchor) {}
  LatticeAnchor getAnchor() const { return anchor; }
  virtual void print(llvm::raw_ostream &os) const = 0;
  LLVM_DUMP_METHOD void dump() const;
  /// Makes the solver run `analysis` at `point` again when this state changes.
  void addDependency(ProgramPoint *point, DataFlowAnalysis *analysis) {
    dependents.insert({point, analysis});
  }

protected:
  /// Called after a change: adds all dependents to the solver's worklist.
  virtual void onUpdate(DataFlowSolver *solver) const;

  LatticeAnchor anchor;

private:
  friend class DataFlowSolver;
  llvm::SmallSetVector<std::pair<ProgramPoint *, DataFlowAnalysis *>, 2> dependents;
};

/// Options that all analyses of a solver share.
struct DataFlowConfig {
  /// True (the default) if analyses follow calls into callees whose body is visible.
  bool isInterprocedural() const { return interprocedural; }
  DataFlowConfig &setInterprocedural(bool enable) { return interprocedural = enable, *this; }

private:
  bool interprocedural = true;
};

/// Owns a set of analyses and their states, and runs them to a fixpoint.
class DataFlowSolver {
public:
  explicit DataFlowSolver(const DataFlowConfig &config = {}) : config(config) {}
  ~DataFlowSolver();
  DataFlowSolver(const DataFlowSolver &) = delete;
  DataFlowSolver &operator=(const DataFlowSolver &) = delete;
  const DataFlowConfig &getConfig() const { return config; }

  /// Adds an analysis, constructed from the solver and `args`. \pre initializeAndRun() was not called yet.
  template <typename AnalysisT, typename... Args>
  AnalysisT *load(Args &&...args) {
    auto analysis = std::make_unique<AnalysisT>(*this, std::forward<Args>(args)...);
    AnalysisT *result = analysis.get();
    analyses.push_back(std::move(analysis));
    return result;
  }
  /// Runs all analyses on `top` and all ops nested in it until no state changes. Fails if an analysis fails.
  LogicalResult initializeAndRun(Operation *top);

  /// Returns the state of class `StateT` of the anchor, or null if no analysis created one. Time is linear in
  /// the number of state classes of the anchor.
  template <typename StateT>
  const StateT *lookupState(LatticeAnchor anchor) const {
    auto it = states.find(anchor.getAsOpaquePointer());
    if (it != states.end())
      for (const auto &[kind, state] : it->second)
        if (kind == TypeID::get<StateT>())
          return static_cast<const StateT *>(state.get());
    return nullptr;
  }
  /// Returns the state of class `StateT` of the anchor; creates an uninitialized one if there is none.
  template <typename StateT>
  StateT *getOrCreateState(LatticeAnchor anchor) {
    AnchorStates &known = states[anchor.getAsOpaquePointer()];
    for (auto &[kind, state] : known)
      if (kind == TypeID::get<StateT>())
        return static_cast<StateT *>(state.get());
    auto state = std::make_unique<StateT>(anchor);
    StateT *result = state.get();
    known.emplace_back(TypeID::get<StateT>(), std::move(state));
    return result;
  }
  /// Deletes all states of an anchor, for example before its value is erased. Time is linear in their number.
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

  /// A worklist entry: an analysis that is to be run at a point.
  using WorkItem = std::pair<ProgramPoint *, DataFlowAnalysis *>;
  /// Adds `item` to the worklist unless the worklist contains it.
  void enqueue(WorkItem item) {
    if (queued.insert(item).second)
      worklist.push_back(item);
  }
  /// Calls the update hook of `state` if it changed, which enqueues its dependents.
  void propagateIfChanged(AnalysisState *state, ChangeResult changed) {
    if (changed == ChangeResult::Change)
      state->onUpdate(this);
  }

private:
  /// The states of one anchor with their classes, searched linearly because there are few.
  using AnchorStates = llvm::SmallVector<std::pair<TypeID, std::unique_ptr<AnalysisState>>, 2>;

  ProgramPoint *getPoint(Block *block, Operation *next);

  DataFlowConfig config;
  std::vector<std::unique_ptr<DataFlowAnalysis>> analyses;
  llvm::DenseMap<const void *, AnchorStates> states;
  llvm::DenseMap<std::pair<Block *, Operation *>, std::unique_ptr<ProgramPoint>> points;
  llvm::DenseMap<std::pair<Block *, Block *>, std::unique_ptr<CFGEdge>> edges;
  std::deque<WorkItem> worklist;
  llvm::DenseSet<WorkItem> queued; ///< The items that `worklist` contains.
};

/// Base of all analyses. The solver calls initialize() once and then visit() for each worklist item.
class DataFlowAnalysis {
public:
  virtual ~DataFlowAnalysis();
  explicit DataFlowAnalysis(DataFlowSolver &solver) : solver(solver) {}
  /// Visits `top` and its nested ops once, which records the dependencies between states and points. A
  /// failure makes the solver run fail.
  virtual LogicalResult initialize(Operation *top) = 0;
  /// Recomputes the states that depend on `point`. A failure makes the solver run fail.
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
  /// Returns `state` and runs this analysis at `dependent` again when it changes.
  template <typename StateT>
  const StateT *readAt(ProgramPoint *dependent, StateT *state) {
    addDependency(state, dependent);
    return state;
  }
  /// Returns the state of `anchor` and runs this analysis at `dependent` again when it changes.
  template <typename StateT>
  const StateT *getOrCreateFor(ProgramPoint *dependent, LatticeAnchor anchor) {
    return readAt(dependent, getOrCreate<StateT>(anchor));
  }
  ProgramPoint *getProgramPointBefore(Operation *op) { return solver.getProgramPointBefore(op); }
  ProgramPoint *getProgramPointAfter(Operation *op) { return solver.getProgramPointAfter(op); }
  ProgramPoint *getProgramPointBefore(Block *block) { return solver.getProgramPointBefore(block); }
  ProgramPoint *getProgramPointAfter(Block *block) { return solver.getProgramPointAfter(block); }
  const DataFlowConfig &getSolverConfig() const { return solver.getConfig(); }

  DataFlowSolver &solver;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_DATAFLOWFRAMEWORK_H
