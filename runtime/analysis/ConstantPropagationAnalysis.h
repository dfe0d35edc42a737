//===- ConstantPropagationAnalysis.h - Constant propagation ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Sparse constant propagation by folding: computes which values are the same constant on every execution.
// Together with DeadCodeAnalysis this is sparse conditional constant propagation (SCCP; Wegman and Zadeck,
// TOPLAS 1991). Ownership and threads: see DataFlowFramework.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_CONSTANTPROPAGATIONANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_CONSTANTPROPAGATIONANALYSIS_H

#include "runtime/analysis/SparseAnalysis.h"

namespace mlir::dataflow {

/// A lattice element: uninitialized, a constant, or unknown (not a constant).
class ConstantValue {
public:
  ConstantValue() = default;
  ConstantValue(Attribute constant, Dialect *dialect)
      : constant(constant), dialect(dialect), initialized(true) {}
  static ConstantValue getUnknownConstant() { return ConstantValue(Attribute(), nullptr); }
  static ConstantValue getUninitialized() { return ConstantValue(); }
  bool isUninitialized() const { return !initialized; }
  /// Returns the constant, or null if the value is unknown. \pre !isUninitialized().
  Attribute getConstantValue() const { return constant; }
  /// Returns the dialect of the op that computed the constant, which can materialize it; null if unknown.
  Dialect *getConstantDialect() const { return dialect; }
  bool operator==(const ConstantValue &other) const {
    return initialized == other.initialized && constant == other.constant;
  }
  static ConstantValue join(const ConstantValue &a, const ConstantValue &b) {
    if (a.isUninitialized())
      return b;
    return b.isUninitialized() || a == b ? a : getUnknownConstant();
  }
  void print(llvm::raw_ostream &os) const;

private:
  Attribute constant;
  Dialect *dialect = nullptr;
  bool initialized = false;
};

/// Computes Lattice<ConstantValue> for every result and block argument. Needs DeadCodeAnalysis.
class SparseConstantPropagation : public SparseForwardDataFlowAnalysis<Lattice<ConstantValue>> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, llvm::ArrayRef<const Lattice<ConstantValue> *> operands,
                               llvm::ArrayRef<Lattice<ConstantValue> *> results) override;
  void setToEntryState(Lattice<ConstantValue> *lattice) override;
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_CONSTANTPROPAGATIONANALYSIS_H
