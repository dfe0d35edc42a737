//===- SparseAnalysis.h - Sparse data-flow analyses -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base classes of analyses with one state for each SSA value. A forward analysis computes the states of
// results from those of operands, and joins the states of all values that are forwarded to a block argument,
// to a result of an op with regions, or through a call. A backward analysis computes the states of operands
// from those of results. States of values in code that DeadCodeAnalysis finds unreachable stay uninitialized.
//
//     class SignAnalysis : public SparseForwardDataFlowAnalysis<Lattice<Sign>> {
//     public:
//       using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;
//       LogicalResult visitOperation(Operation *op, ArrayRef<const Lattice<Sign> *> operands,
//                                    ArrayRef<Lattice<Sign> *> results) override;
//       void setToEntryState(Lattice<Sign> *lattice) override;   // pessimistic state
//     };
//
// Ownership and threads: see DataFlowFramework.h. For facts about program points, see DenseAnalysis.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_SPARSEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_SPARSEANALYSIS_H

#include "runtime/analysis/ReachableCodeAnalysis.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::dataflow {

/// The state of a value. An analysis that reads operand states subscribes to the value once instead of adding
/// a dependency for each use. The default implementations of join and meet change nothing.
class AbstractSparseLattice : public AnalysisState {
public:
  explicit AbstractSparseLattice(Value value) : AnalysisState(value) {}
  explicit AbstractSparseLattice(LatticeAnchor anchor) : AnalysisState(anchor) {}
  Value getValue() const { return anchor.getValue(); }
  virtual ChangeResult join(const AbstractSparseLattice &) { return ChangeResult::NoChange; }
  virtual ChangeResult meet(const AbstractSparseLattice &) { return ChangeResult::NoChange; }
  /// Makes the solver run `analysis` at the point after every user of the value when this state changes.
  void useDefSubscribe(DataFlowAnalysis *analysis) { subscribers.insert(analysis); }

  void onUpdate(DataFlowSolver *solver) const override;

private:
  llvm::SmallSetVector<DataFlowAnalysis *, 4> subscribers;
};

/// A state that holds a lattice element of class `ValueT`. `ValueT` needs operator==, print(raw_ostream &), a
/// default constructor that creates the uninitialized element, and
/// `static ValueT join(const ValueT &, const ValueT &)` (forward analyses) or the same with the name `meet`
/// (backward analyses). An operation that `ValueT` lacks changes nothing.
template <typename ValueT>
class Lattice : public AbstractSparseLattice {
public:
  using LatticeT = Lattice;
  /// Detects that a class has a static meet function.
  template <typename T>
  using has_meet = decltype(T::meet(std::declval<const T &>(), std::declval<const T &>()));
  template <typename T>
  using lattice_has_meet = llvm::is_detected<has_meet, T>;
  using AbstractSparseLattice::AbstractSparseLattice;
  /// Returns the value that the state belongs to.
  Value getPoint() const { return AbstractSparseLattice::getValue(); }
  ValueT &getValue() { return value; }
  const ValueT &getValue() const { return value; }
  ChangeResult join(const AbstractSparseLattice &other) override {
    return join(static_cast<const Lattice &>(other).getValue());
  }
  ChangeResult join(const ValueT &other) {
    if constexpr (requires { ValueT::join(value, other); })
      return set(ValueT::join(value, other));
    else
      return ChangeResult::NoChange;
  }
  ChangeResult meet(const AbstractSparseLattice &other) override {
    return meet(static_cast<const Lattice &>(other).getValue());
  }
  ChangeResult meet(const ValueT &other) {
    if constexpr (lattice_has_meet<ValueT>::value)
      return set(ValueT::meet(value, other));
    else
      return ChangeResult::NoChange;
  }
  void print(llvm::raw_ostream &os) const override { value.print(os); }

private:
  ChangeResult set(const ValueT &next) {
    if (next == value)
      return ChangeResult::NoChange;
    value = next;
    return ChangeResult::Change;
  }

  ValueT value{};
};

namespace detail {
/// Reinterprets an array of pointers to states as an array of pointers to their base class or to their
/// derived class.
/// \pre A pointer to an object has the same address for both classes (single inheritance).
template <typename ToT, typename FromT>
llvm::ArrayRef<ToT *> castStates(llvm::ArrayRef<FromT *> states) {
  return {reinterpret_cast<ToT *const *>(states.data()), states.size()};
}
} // namespace detail

/// The part of a forward sparse analysis that is independent of the state class.
class AbstractSparseForwardDataFlowAnalysis : public ForwardReachableCodeAnalysis {
public:
  using ForwardReachableCodeAnalysis::ForwardReachableCodeAnalysis;
  LogicalResult initialize(Operation *top) override;

protected:
  using Lattices = llvm::ArrayRef<AbstractSparseLattice *>;
  using ConstLattices = llvm::ArrayRef<const AbstractSparseLattice *>;
  /// Updates the states of the call results from the states of the operands of the callee's return ops. Calls
  /// visitExternalCallImpl() if not all return ops are known.
  virtual LogicalResult visitCallOperation(CallOpInterface call, ConstLattices operands, Lattices results);
  /// Updates the states of the arguments of a callable from the states of the operands of its known calls.
  virtual void visitCallableOperation(CallableOpInterface callable, Lattices arguments);
  virtual LogicalResult visitOperationImpl(Operation *op,
                                           llvm::ArrayRef<const AbstractSparseLattice *> operands,
                                           Lattices results) = 0;
  virtual void visitExternalCallImpl(CallOpInterface call,
                                     llvm::ArrayRef<const AbstractSparseLattice *> arguments,
                                     Lattices results) = 0;
  virtual void visitNonControlFlowArgumentsImpl(Operation *op, const RegionSuccessor &successor,
                                                Lattices arguments, unsigned firstIndex) = 0;
  virtual AbstractSparseLattice *getLatticeElement(Value value) = 0;
  virtual void setToEntryState(AbstractSparseLattice *lattice) = 0;
  /// Returns the state of `value` and runs this analysis at `point` again when that state changes.
  const AbstractSparseLattice *getLatticeElementFor(ProgramPoint *point, Value value) {
    return readAt(point, getLatticeElement(value));
  }
  void setAllToEntryStates(Lattices lattices);
  void join(AbstractSparseLattice *lattice, const AbstractSparseLattice &other) {
    propagateIfChanged(lattice, lattice->join(other));
  }

private:
  LogicalResult updateOperation(Operation *op) final;
  void updateBlock(Block *block) final;
  void visitEntryBlock(Block *block, Lattices arguments);
  /// Joins into `lattices`, the states of the entry block arguments of a region or of the results of
  /// `branch`, the states of the operands that all known predecessors forward to them.
  void visitRegionSuccessors(ProgramPoint *point, RegionBranchOpInterface branch,
                             const RegionSuccessor &successor, Lattices lattices);
};

/// Forward sparse analysis with states of class `StateT`, which derives from AbstractSparseLattice.
template <typename StateT>
class SparseForwardDataFlowAnalysis : public AbstractSparseForwardDataFlowAnalysis {
public:
  explicit SparseForwardDataFlowAnalysis(DataFlowSolver &solver)
      : AbstractSparseForwardDataFlowAnalysis(solver) {}
  /// Transfer function of `op`: updates `results` with propagateIfChanged() or join(). A failure makes the
  /// whole solver run fail. Not called for calls and for ops with RegionBranchOpInterface.
  virtual LogicalResult visitOperation(Operation *op, llvm::ArrayRef<const StateT *> operands,
                                       llvm::ArrayRef<StateT *> results) = 0;
  /// Transfer function of a call whose returns are not all known.
  virtual void visitExternalCall(CallOpInterface, llvm::ArrayRef<const StateT *>,
                                 llvm::ArrayRef<StateT *> results) {
    setAllToEntryStates(asBase(results));
  }
  /// Updates the entry block arguments of a region, or the results of `op`, that receive no forwarded
  /// operand. `arguments` holds all arguments or results; those that do receive one are the successor inputs
  /// of `successor`, which start at index `firstIndex`.
  virtual void visitNonControlFlowArguments(Operation *, const RegionSuccessor &successor,
                                            llvm::ArrayRef<StateT *> arguments, unsigned firstIndex) {
    Lattices all = asBase(arguments);
    setAllToEntryStates(all.take_front(firstIndex));
    setAllToEntryStates(all.drop_front(firstIndex + successor.getSuccessorInputs().size()));
  }
  /// Sets `lattice` to the pessimistic state, for values that come from unknown predecessors.
  virtual void setToEntryState(StateT *lattice) = 0;

protected:
  StateT *getLatticeElement(Value value) override { return getOrCreate<StateT>(value); }
  using AbstractSparseForwardDataFlowAnalysis::setAllToEntryStates;
  void setAllToEntryStates(llvm::ArrayRef<StateT *> lattices) {
    AbstractSparseForwardDataFlowAnalysis::setAllToEntryStates(asBase(lattices));
  }

private:
  static Lattices asBase(llvm::ArrayRef<StateT *> states) {
    return detail::castStates<AbstractSparseLattice>(states);
  }
  LogicalResult visitOperationImpl(Operation *op, llvm::ArrayRef<const AbstractSparseLattice *> operands,
                                   Lattices results) override {
    return visitOperation(op, detail::castStates<const StateT>(operands),
                          detail::castStates<StateT>(results));
  }
  void visitExternalCallImpl(CallOpInterface call, llvm::ArrayRef<const AbstractSparseLattice *> arguments,
                             Lattices results) override {
    visitExternalCall(call, detail::castStates<const StateT>(arguments), detail::castStates<StateT>(results));
  }
  void visitNonControlFlowArgumentsImpl(Operation *op, const RegionSuccessor &successor, Lattices arguments,
                                        unsigned firstIndex) override {
    visitNonControlFlowArguments(op, successor, detail::castStates<StateT>(arguments), firstIndex);
  }
  void setToEntryState(AbstractSparseLattice *lattice) override {
    setToEntryState(static_cast<StateT *>(lattice));
  }
};

/// The part of a backward sparse analysis that is independent of the state class.
class AbstractSparseBackwardDataFlowAnalysis : public ReachableCodeAnalysis {
public:
  /// \param symbolTables  used to look up callees; borrowed, must outlive the analysis.
  AbstractSparseBackwardDataFlowAnalysis(DataFlowSolver &solver, SymbolTableCollection &symbolTables)
      : ReachableCodeAnalysis(solver), symbolTables(symbolTables) {}
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  using Lattices = llvm::ArrayRef<AbstractSparseLattice *>;
  virtual LogicalResult visitOperationImpl(Operation *op, Lattices operands,
                                           llvm::ArrayRef<const AbstractSparseLattice *> results) = 0;
  virtual void visitExternalCallImpl(CallOpInterface call, Lattices operands,
                                     llvm::ArrayRef<const AbstractSparseLattice *> results) = 0;
  virtual AbstractSparseLattice *getLatticeElement(Value value) = 0;
  virtual void setToExitState(AbstractSparseLattice *lattice) = 0;
  /// Updates the state of an operand that a branch, or a region branch, does not forward to a successor, for
  /// example a branch condition.
  virtual void visitBranchOperand(OpOperand &operand) = 0;
  /// Updates the state of an operand that a call does not forward to an argument of the callee.
  virtual void visitCallOperand(OpOperand &operand) = 0;
  /// Called for the entry block arguments of a region that no operand of the op is forwarded to, for example
  /// induction variables. The default does nothing.
  virtual void visitNonControlFlowArguments(RegionSuccessor &successor,
                                            llvm::ArrayRef<BlockArgument> arguments);
  /// Updates the states of the operands of `op`, a return op of `callable`, from the states of the results of
  /// the known calls.
  virtual LogicalResult visitCallableOperation(Operation *op, CallableOpInterface callable,
                                               Lattices operands);
  void setAllToExitStates(Lattices lattices);
  llvm::SmallVector<AbstractSparseLattice *> getLatticeElements(ValueRange values);
  /// Returns the state of `value` and runs this analysis at `point` again when that state changes.
  const AbstractSparseLattice *getLatticeElementFor(ProgramPoint *point, Value value) {
    return readAt(point, getLatticeElement(value));
  }
  void meet(AbstractSparseLattice *lattice, const AbstractSparseLattice &other) {
    propagateIfChanged(lattice, lattice->meet(other));
  }

private:
  LogicalResult visitOperation(Operation *op);
  void visitRegionEdges(RegionBranchOpInterface branch, RegionBranchPoint from);
  /// Calls visitNonControlFlowArguments() if a region has arguments that are no successor inputs.
  void visitOtherArguments(RegionSuccessor successor);
  void visitBranchEdges(BranchOpInterface branch);
  /// Meets the states of the callee's arguments into those of the call operands. Returns false, without a
  /// change, if the callee has no visible body or the solver is not interprocedural.
  bool visitCallee(CallOpInterface call);

  SymbolTableCollection &symbolTables;
};

/// Backward sparse analysis with states of class `StateT`, which derives from AbstractSparseLattice.
template <typename StateT>
class SparseBackwardDataFlowAnalysis : public AbstractSparseBackwardDataFlowAnalysis {
public:
  SparseBackwardDataFlowAnalysis(DataFlowSolver &solver, SymbolTableCollection &symbolTables)
      : AbstractSparseBackwardDataFlowAnalysis(solver, symbolTables) {}
  /// Transfer function of `op`: updates `operands` with propagateIfChanged() or meet(). A failure makes the
  /// whole solver run fail. Not called for calls, branches, region branches and their terminators.
  virtual LogicalResult visitOperation(Operation *op, llvm::ArrayRef<StateT *> operands,
                                       llvm::ArrayRef<const StateT *> results) = 0;
  /// Transfer function of a call whose callee has no visible body. The default calls visitCallOperand() for
  /// all operands.
  virtual void visitExternalCall(CallOpInterface call, llvm::ArrayRef<StateT *>,
                                 llvm::ArrayRef<const StateT *>) {
    for (OpOperand &operand : call->getOpOperands())
      visitCallOperand(operand);
  }
  /// Sets `lattice` to the pessimistic state, for values that escape to unknown users.
  virtual void setToExitState(StateT *lattice) = 0;

protected:
  StateT *getLatticeElement(Value value) override { return getOrCreate<StateT>(value); }
  using AbstractSparseBackwardDataFlowAnalysis::setAllToExitStates;
  void setAllToExitStates(llvm::ArrayRef<StateT *> lattices) {
    AbstractSparseBackwardDataFlowAnalysis::setAllToExitStates(
        detail::castStates<AbstractSparseLattice>(lattices));
  }

private:
  LogicalResult visitOperationImpl(Operation *op, Lattices operands,
                                   llvm::ArrayRef<const AbstractSparseLattice *> results) override {
    return visitOperation(op, detail::castStates<StateT>(operands),
                          detail::castStates<const StateT>(results));
  }
  void visitExternalCallImpl(CallOpInterface call, Lattices operands,
                             llvm::ArrayRef<const AbstractSparseLattice *> results) override {
    visitExternalCall(call, detail::castStates<StateT>(operands), detail::castStates<const StateT>(results));
  }
  void setToExitState(AbstractSparseLattice *lattice) override {
    setToExitState(static_cast<StateT *>(lattice));
  }
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_SPARSEANALYSIS_H
