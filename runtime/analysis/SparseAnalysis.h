//===- SparseAnalysis.h - What is known of values -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Bases of analyses that have one state for each value. A forward one computes states of results from those
// of operands, and joins what comes together: in arguments of blocks, behind regions, at functions and calls;
// code that DeadCodeAnalysis finds not to run says nothing. A backward one goes the other way.
//
//     class SignAnalysis : public SparseForwardDataFlowAnalysis<Lattice<Sign>> {
//     public:
//       using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;
//       LogicalResult visitOperation(Operation *op, ArrayRef<const Lattice<Sign> *> operands,
//                                    ArrayRef<Lattice<Sign> *> results) override;
//       void setToEntryState(Lattice<Sign> *lattice) override;   // nothing is known
//     };
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_SPARSEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_SPARSEANALYSIS_H

#include "runtime/analysis/DataFlowFramework.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/SymbolTable.h"

namespace strata::dataflow {

/// The state of a value. Who reads it as an operand need not say so at each op: a subscriber is run at all
/// uses.
class AbstractSparseLattice : public AnalysisState {
public:
  explicit AbstractSparseLattice(Value value) : AnalysisState(value) {}
  explicit AbstractSparseLattice(LatticeAnchor anchor) : AnalysisState(anchor) {}
  Value getValue() const { return anchor.getValue(); }
  virtual ChangeResult join(const AbstractSparseLattice &) { return ChangeResult::NoChange; }
  virtual ChangeResult meet(const AbstractSparseLattice &) { return ChangeResult::NoChange; }
  /// Runs the analysis behind every user when this changes.
  void useDefSubscribe(DataFlowAnalysis *analysis) { subscribers.insert(analysis); }

protected:
  void onUpdate(DataFlowSolver *solver) const override;

private:
  llvm::SmallSetVector<DataFlowAnalysis *, 4> subscribers;
};

/// A state that is a value of a class: with ==, print(raw_ostream), a default that says nothing yet, and
/// `static ValueT join(const ValueT &, const ValueT &)`; or `meet`, for backward analyses.
template <typename ValueT>
class Lattice : public AbstractSparseLattice {
public:
  using LatticeT = Lattice;
  using AbstractSparseLattice::AbstractSparseLattice;
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
    if constexpr (requires { ValueT::meet(value, other); })
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

/// The part of a forward analysis that does not know the states' class.
class AbstractSparseForwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  using Lattices = llvm::ArrayRef<AbstractSparseLattice *>;
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
  /// The state of an operand, read at a point.
  const AbstractSparseLattice *getLatticeElementFor(ProgramPoint *point, Value value);
  void setAllToEntryStates(Lattices lattices);
  void join(AbstractSparseLattice *lattice, const AbstractSparseLattice &other) {
    propagateIfChanged(lattice, lattice->join(other));
  }

private:
  LogicalResult visitOperation(Operation *op);
  void visitBlock(Block *block);
  void visitEntryBlock(Block *block, Lattices arguments);
  void visitCallResults(CallOpInterface call, Lattices results);
  /// Joins what is handed to a region, or to the results of its op, by all who do.
  void visitRegionSuccessors(ProgramPoint *point, RegionBranchOpInterface branch,
                             const RegionSuccessor &successor, Lattices lattices);
};

template <typename StateT>
class SparseForwardDataFlowAnalysis : public AbstractSparseForwardDataFlowAnalysis {
public:
  using AbstractSparseForwardDataFlowAnalysis::AbstractSparseForwardDataFlowAnalysis;
  /// Says what results are, with propagateIfChanged or join; fails when the analysis as a whole must.
  virtual LogicalResult visitOperation(Operation *op, llvm::ArrayRef<const StateT *> operands,
                                       llvm::ArrayRef<StateT *> results) = 0;
  /// A call of what nobody can look into.
  virtual void visitExternalCall(CallOpInterface, llvm::ArrayRef<const StateT *>,
                                 llvm::ArrayRef<StateT *> results) {
    setAllToEntryStates(asBase(results));
  }
  /// Arguments, or results, that control flow does not hand anything to: all but those from `firstIndex` on
  /// that it does.
  virtual void visitNonControlFlowArguments(Operation *, const RegionSuccessor &successor,
                                            llvm::ArrayRef<StateT *> arguments, unsigned firstIndex) {
    Lattices all = asBase(arguments);
    setAllToEntryStates(all.take_front(firstIndex));
    setAllToEntryStates(all.drop_front(firstIndex + successor.getSuccessorInputs().size()));
  }
  /// All that may be: for what comes from outside.
  virtual void setToEntryState(StateT *lattice) = 0;

protected:
  StateT *getLatticeElement(Value value) override { return getOrCreate<StateT>(value); }
  using AbstractSparseForwardDataFlowAnalysis::setAllToEntryStates;
  void setAllToEntryStates(llvm::ArrayRef<StateT *> lattices) {
    AbstractSparseForwardDataFlowAnalysis::setAllToEntryStates(asBase(lattices));
  }

private:
  // Pointers to states of one class derived from one base, at the same address.
  static Lattices asBase(llvm::ArrayRef<StateT *> states) {
    return {reinterpret_cast<AbstractSparseLattice *const *>(states.data()), states.size()};
  }
  static llvm::ArrayRef<StateT *> asStates(Lattices states) {
    return {reinterpret_cast<StateT *const *>(states.data()), states.size()};
  }
  static llvm::ArrayRef<const StateT *> asStates(llvm::ArrayRef<const AbstractSparseLattice *> states) {
    return {reinterpret_cast<const StateT *const *>(states.data()), states.size()};
  }
  LogicalResult visitOperationImpl(Operation *op, llvm::ArrayRef<const AbstractSparseLattice *> operands,
                                   Lattices results) override {
    return visitOperation(op, asStates(operands), asStates(results));
  }
  void visitExternalCallImpl(CallOpInterface call, llvm::ArrayRef<const AbstractSparseLattice *> arguments,
                             Lattices results) override {
    visitExternalCall(call, asStates(arguments), asStates(results));
  }
  void visitNonControlFlowArgumentsImpl(Operation *op, const RegionSuccessor &successor, Lattices arguments,
                                        unsigned firstIndex) override {
    visitNonControlFlowArguments(op, successor, asStates(arguments), firstIndex);
  }
  void setToEntryState(AbstractSparseLattice *lattice) override {
    setToEntryState(static_cast<StateT *>(lattice));
  }
};

/// The part of a backward analysis that does not know the states' class.
class AbstractSparseBackwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  AbstractSparseBackwardDataFlowAnalysis(DataFlowSolver &solver, SymbolTableCollection &symbolTables)
      : DataFlowAnalysis(solver), symbolTables(symbolTables) {}
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
  /// Operands that control flow hands on to nobody: they decide where it goes, say.
  virtual void visitBranchOperand(OpOperand &operand) = 0;
  virtual void visitCallOperand(OpOperand &operand) = 0;
  const AbstractSparseLattice *getLatticeElementFor(ProgramPoint *point, Value value);
  void meet(AbstractSparseLattice *lattice, const AbstractSparseLattice &other) {
    propagateIfChanged(lattice, lattice->meet(other));
  }

private:
  LogicalResult visitOperation(Operation *op);
  void visitRegionEdges(RegionBranchOpInterface branch, RegionBranchPoint from);
  void visitBranchEdges(BranchOpInterface branch);
  bool visitCallee(CallOpInterface call);
  void visitReturn(Operation *op, CallableOpInterface callable);

  SymbolTableCollection &symbolTables;
};

template <typename StateT>
class SparseBackwardDataFlowAnalysis : public AbstractSparseBackwardDataFlowAnalysis {
public:
  using AbstractSparseBackwardDataFlowAnalysis::AbstractSparseBackwardDataFlowAnalysis;
  virtual LogicalResult visitOperation(Operation *op, llvm::ArrayRef<StateT *> operands,
                                       llvm::ArrayRef<const StateT *> results) = 0;
  virtual void visitExternalCall(CallOpInterface, llvm::ArrayRef<StateT *> operands,
                                 llvm::ArrayRef<const StateT *>) {
    for (StateT *operand : operands)
      setToExitState(operand);
  }
  /// All that may be asked: for what leaves.
  virtual void setToExitState(StateT *lattice) = 0;

protected:
  StateT *getLatticeElement(Value value) override { return getOrCreate<StateT>(value); }

private:
  static llvm::ArrayRef<StateT *> asStates(Lattices states) {
    return {reinterpret_cast<StateT *const *>(states.data()), states.size()};
  }
  static llvm::ArrayRef<const StateT *> asStates(llvm::ArrayRef<const AbstractSparseLattice *> states) {
    return {reinterpret_cast<const StateT *const *>(states.data()), states.size()};
  }
  LogicalResult visitOperationImpl(Operation *op, Lattices operands,
                                   llvm::ArrayRef<const AbstractSparseLattice *> results) override {
    return visitOperation(op, asStates(operands), asStates(results));
  }
  void visitExternalCallImpl(CallOpInterface call, Lattices operands,
                             llvm::ArrayRef<const AbstractSparseLattice *> results) override {
    visitExternalCall(call, asStates(operands), asStates(results));
  }
  void setToExitState(AbstractSparseLattice *lattice) override {
    setToExitState(static_cast<StateT *>(lattice));
  }
};

} // namespace strata::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_SPARSEANALYSIS_H
