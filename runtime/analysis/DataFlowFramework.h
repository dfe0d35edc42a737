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
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/SetVector.h"
#include <deque>
#include <memory>

namespace mlir {

class DataFlowAnalysis;
class DataFlowSolver;

/// Whether an update changed a state. `|` yields Change if either operand is Change, `&` if both are.
enum class ChangeResult : uint8_t { NoChange, Change };
inline ChangeResult changeIf(bool changed) { return changed ? ChangeResult::Change : ChangeResult::NoChange; }
inline ChangeResult operator|(ChangeResult a, ChangeResult b) { return a == ChangeResult::Change ? a : b; }
inline ChangeResult operator&(ChangeResult a, ChangeResult b) { return a == ChangeResult::NoChange ? a : b; }
inline ChangeResult &operator|=(ChangeResult &a, ChangeResult b) { return a = a | b; }

/// A position between two ops of a block: before `next`, or at the end of the block if `next` is null. The
/// point after an op is the point before the op that follows it. An op without a block has a single point for
/// both before and after. The solver creates and uniques points, so pointers to them can be compared.
class ProgramPoint {
public:
  using KeyTy = std::tuple<Block *, Block::iterator, Operation *>;

  /// The null point.
  ProgramPoint() = default;
  ProgramPoint(Block *block, Block::iterator point)
      : block(block), next(point == block->end() ? nullptr : &*point) {}
  /// The point of an op without a block.
  ProgramPoint(Operation *op) : next(op) {}
  bool isNull() const { return !block && !next; }
  Block *getBlock() const { return block; }
  /// Returns the position in the block. \pre The point is in a block.
  Block::iterator getPoint() const { return next ? Block::iterator(next) : block->end(); }
  bool isBlockStart() const { return block && (block->empty() ? !next : next == &block->front()); }
  bool isBlockEnd() const { return block && !next; }
  /// Returns the op after the point. \pre The point is not at the end of a block.
  Operation *getNextOp() const { return next; }
  /// Returns the op before the point. \pre The point is not at the start of a block.
  Operation *getPrevOp() const { return !block ? next : next ? next->getPrevNode() : &block->back(); }
  Operation *getOperation() const { return next; }
  bool operator==(const ProgramPoint &other) const = default;
  void print(llvm::raw_ostream &os) const;

private:
  Block *block = nullptr;
  Operation *next = nullptr;
};

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const ProgramPoint &point) {
  return point.print(os), os;
}

/// Base of anchors other than values and program points. To define one, derive from GenericLatticeAnchorBase;
/// DataFlowSolver::getLatticeAnchor() creates and uniques its objects.
class GenericLatticeAnchor {
public:
  virtual ~GenericLatticeAnchor();
  /// Returns the identifier of the derived class.
  TypeID getTypeID() const { return typeID; }
  /// Returns the place in the source that diagnostics about the anchor point to.
  virtual Location getLoc() const = 0;
  virtual void print(llvm::raw_ostream &os) const = 0;

protected:
  explicit GenericLatticeAnchor(TypeID typeID) : typeID(typeID) {}

private:
  TypeID typeID;
};

/// Base of the anchor class `ConcreteT`, which a `ValueT` identifies. `ConcreteT` inherits the constructor;
/// `ValueT` needs llvm::DenseMapInfo.
template <typename ConcreteT, typename ValueT>
class GenericLatticeAnchorBase : public GenericLatticeAnchor {
public:
  using Base = GenericLatticeAnchorBase;
  using KeyTy = ValueT;
  template <typename ArgT>
  explicit GenericLatticeAnchorBase(ArgT &&value)
      : GenericLatticeAnchor(TypeID::get<ConcreteT>()), value(std::forward<ArgT>(value)) {}
  const ValueT &getValue() const { return value; }
  bool operator==(const ValueT &other) const { return value == other; }
  static bool classof(const GenericLatticeAnchor *anchor) {
    return anchor->getTypeID() == TypeID::get<ConcreteT>();
  }

private:
  ValueT value;
};

/// The subject of a state: a value, a program point or a generic anchor, for example a CFG edge. Test and
/// extract the alternatives with `isa`, `cast` and `dyn_cast`. The default-constructed anchor is null.
class LatticeAnchor : public llvm::PointerUnion<GenericLatticeAnchor *, ProgramPoint *, Value> {
public:
  using ParentTy = llvm::PointerUnion<GenericLatticeAnchor *, ProgramPoint *, Value>;
  LatticeAnchor(ParentTy anchor = nullptr) : ParentTy(anchor) {}
  LatticeAnchor(Value value) : ParentTy(value) {}
  LatticeAnchor(ProgramPoint *point) : ParentTy(point) {}
  LatticeAnchor(GenericLatticeAnchor *anchor) : ParentTy(anchor) {}
  /// Return the value or the point; null if the anchor is something else.
  Value getValue() const;
  ProgramPoint *getPoint() const;
  /// Returns the location of the value, of the op next to the point, or of the generic anchor.
  Location getLoc() const;
  void print(llvm::raw_ostream &os) const;
};

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const LatticeAnchor &anchor) {
  return anchor.print(os), os;
}

} // namespace mlir

namespace llvm {
template <>
struct DenseMapInfo<mlir::LatticeAnchor> : DenseMapInfo<mlir::LatticeAnchor::ParentTy> {};
template <typename To>
struct CastInfo<To, mlir::LatticeAnchor> : CastInfo<To, mlir::LatticeAnchor::ParentTy> {};
template <typename To>
struct CastInfo<To, const mlir::LatticeAnchor> : CastInfo<To, const mlir::LatticeAnchor::ParentTy> {};
} // namespace llvm

namespace mlir {

inline Value LatticeAnchor::getValue() const { return llvm::dyn_cast_if_present<Value>(*this); }
inline ProgramPoint *LatticeAnchor::getPoint() const {
  return llvm::dyn_cast_if_present<ProgramPoint *>(*this);
}

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
    auto it = states.find(getLeaderAnchorOrSelf<StateT>(anchor).getOpaqueValue());
    if (it != states.end())
      for (const auto &[kind, state] : it->second)
        if (kind == TypeID::get<StateT>())
          return static_cast<const StateT *>(state.get());
    return nullptr;
  }
  /// Returns the state of class `StateT` of the anchor; creates an uninitialized one if there is none.
  template <typename StateT>
  StateT *getOrCreateState(LatticeAnchor anchor) {
    anchor = getLeaderAnchorOrSelf<StateT>(anchor);
    AnchorStates &known = states[anchor.getOpaqueValue()];
    for (auto &[kind, state] : known)
      if (kind == TypeID::get<StateT>())
        return static_cast<StateT *>(state.get());
    auto state = std::make_unique<StateT>(anchor);
    StateT *result = state.get();
    known.emplace_back(TypeID::get<StateT>(), std::move(state));
    return result;
  }
  /// Deletes all states of an anchor, for example before its value is erased. A state that equivalent anchors
  /// share is kept for them. Time is linear in the number of states of the anchor.
  void eraseState(LatticeAnchor anchor);
  void eraseAllStates() {
    states.clear();
    equivalences.clear();
  }

  // Equivalence of anchors is defined per state class. Equivalent anchors form a group, which shares one
  // state. The state is stored under one anchor, the leader of the group.
  /// Makes two anchors equivalent for states of class `StateT`. \pre None of them has such a state yet.
  template <typename StateT>
  void unionLatticeAnchors(LatticeAnchor anchor, LatticeAnchor other) {
    std::unique_ptr<Equivalence> &groups = equivalences[TypeID::get<StateT>()];
    if (!groups)
      groups = std::make_unique<Equivalence>();
    groups->unionSets(anchor, other);
  }
  template <typename StateT>
  bool isEquivalent(LatticeAnchor lhs, LatticeAnchor rhs) const {
    return getLeaderAnchorOrSelf<StateT>(lhs) == getLeaderAnchorOrSelf<StateT>(rhs);
  }
  template <typename StateT>
  LatticeAnchor getLeaderAnchorOrSelf(LatticeAnchor anchor) const {
    return equivalences.empty() ? anchor : findLeader(TypeID::get<StateT>(), anchor);
  }

  /// Returns the uniqued anchor of class `AnchorT` whose key is constructed from `args`.
  template <typename AnchorT, typename... Args>
  AnchorT *getLatticeAnchor(Args &&...args) {
    std::unique_ptr<AnchorTable> &table = anchors[TypeID::get<AnchorT>()];
    if (!table)
      table = std::make_unique<AnchorTableOf<AnchorT>>();
    return static_cast<AnchorTableOf<AnchorT> &>(*table).get(
        typename AnchorT::KeyTy(std::forward<Args>(args)...));
  }

  ProgramPoint *getProgramPointBefore(Operation *op) { return getPoint(op->getBlock(), op); }
  ProgramPoint *getProgramPointAfter(Operation *op) {
    return op->getBlock() ? getPoint(op->getBlock(), op->getNextNode()) : getPoint(nullptr, op);
  }
  ProgramPoint *getProgramPointBefore(Block *block) {
    return getPoint(block, block->empty() ? nullptr : &block->front());
  }
  ProgramPoint *getProgramPointAfter(Block *block) { return getPoint(block, nullptr); }

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

  using Equivalence = llvm::EquivalenceClasses<LatticeAnchor>;

  /// The anchors of one class.
  struct AnchorTable {
    virtual ~AnchorTable() = default;
  };
  template <typename AnchorT>
  struct AnchorTableOf : AnchorTable {
    AnchorT *get(typename AnchorT::KeyTy &&key) {
      std::unique_ptr<AnchorT> &anchor = anchors[key];
      if (!anchor)
        anchor = std::make_unique<AnchorT>(std::move(key));
      return anchor.get();
    }
    llvm::DenseMap<typename AnchorT::KeyTy, std::unique_ptr<AnchorT>> anchors;
  };

  ProgramPoint *getPoint(Block *block, Operation *next);
  LatticeAnchor findLeader(TypeID stateClass, LatticeAnchor anchor) const;

  DataFlowConfig config;
  std::vector<std::unique_ptr<DataFlowAnalysis>> analyses;
  llvm::DenseMap<const void *, AnchorStates> states;
  llvm::DenseMap<std::pair<Block *, Operation *>, std::unique_ptr<ProgramPoint>> points;
  llvm::DenseMap<TypeID, std::unique_ptr<AnchorTable>> anchors;
  llvm::DenseMap<TypeID, std::unique_ptr<Equivalence>> equivalences; ///< Groups by state class.
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
  /// Called before any initialize(): makes anchors that always have the same state equivalent, with
  /// unionLatticeAnchors(). The default does nothing.
  virtual void initializeEquivalentLatticeAnchor(Operation *top);
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
  // These functions call the solver's functions of the same name. Anchor classes need no registration:
  // registerAnchorKind() has no effect.
  template <typename AnchorT>
  void registerAnchorKind() {}
  template <typename AnchorT, typename... Args>
  AnchorT *getLatticeAnchor(Args &&...args) {
    return solver.getLatticeAnchor<AnchorT>(std::forward<Args>(args)...);
  }
  template <typename StateT>
  void unionLatticeAnchors(LatticeAnchor anchor, LatticeAnchor other) {
    solver.unionLatticeAnchors<StateT>(anchor, other);
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
