//===- ConstantPropagationAnalysis.h - Values that are constant -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Finds the values that are the same constant whenever they are computed, by folding. Together with
// DeadCodeAnalysis this is sparse conditional constant propagation (Wegman and Zadeck, TOPLAS 1991).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_CONSTANTPROPAGATIONANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_CONSTANTPROPAGATIONANALYSIS_H

#include "runtime/analysis/SparseAnalysis.h"

namespace strata::dataflow {

/// Not anything yet; a constant; or anything.
class ConstantValue {
public:
  ConstantValue() = default;
  ConstantValue(Attribute constant, Dialect *dialect) : constant(constant), dialect(dialect), known(true) {}
  static ConstantValue getUnknownConstant() { return ConstantValue(Attribute(), nullptr); }
  bool isUninitialized() const { return !known; }
  /// Null when it may be anything. \pre Initialised.
  Attribute getConstantValue() const { return constant; }
  /// Whose op made it.
  Dialect *getConstantDialect() const { return dialect; }
  bool operator==(const ConstantValue &other) const {
    return known == other.known && constant == other.constant;
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
  bool known = false;
};

class SparseConstantPropagation : public SparseForwardDataFlowAnalysis<Lattice<ConstantValue>> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, llvm::ArrayRef<const Lattice<ConstantValue> *> operands,
                               llvm::ArrayRef<Lattice<ConstantValue> *> results) override;
  void setToEntryState(Lattice<ConstantValue> *lattice) override;
};

} // namespace strata::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_CONSTANTPROPAGATIONANALYSIS_H
