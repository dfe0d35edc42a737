//===- StridedMetadataRangeAnalysis.h - Ranges of strides -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A forward sparse analysis of memref-like values: the ranges of their offsets, sizes and strides, computed
// by InferStridedMetadataOpInterface. Load IntegerRangeAnalysis into the same solver to get ranges of dynamic
// offsets, sizes and strides; without it the ranges of integers are uninitialized.
//
// Ownership and threads: see DataFlowFramework.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_STRIDEDMETADATARANGEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_STRIDEDMETADATARANGEANALYSIS_H

#include "runtime/analysis/SparseAnalysis.h"
#include "runtime/interfaces/InferStridedMetadataInterface.h"

namespace mlir::dataflow {

class StridedMetadataRangeLattice : public Lattice<StridedMetadataRange> {
public:
  using Lattice::Lattice;
};

class StridedMetadataRangeAnalysis : public SparseForwardDataFlowAnalysis<StridedMetadataRangeLattice> {
public:
  /// \param indexBitwidth  the width of the ranges.
  explicit StridedMetadataRangeAnalysis(DataFlowSolver &solver, int32_t indexBitwidth = 64);
  /// For a value of memref type, joins the ranges that follow from its type: static offsets, sizes and
  /// strides are known, all others are unbounded. Values of other types remain uninitialized.
  void setToEntryState(StridedMetadataRangeLattice *lattice) override;
  LogicalResult visitOperation(Operation *op, llvm::ArrayRef<const StridedMetadataRangeLattice *> operands,
                               llvm::ArrayRef<StridedMetadataRangeLattice *> results) override;

private:
  int32_t indexBitwidth;
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_STRIDEDMETADATARANGEANALYSIS_H
