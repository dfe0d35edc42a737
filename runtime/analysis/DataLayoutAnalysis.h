//===- DataLayoutAnalysis.h - Data layouts by operation -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The data layout that applies at an operation. Passes get one with getAnalysis<DataLayoutAnalysis>().
// Layouts are computed at their first query and owned by the analysis. One object must not be used by several
// threads at once; it becomes invalid when a data layout specification changes or an operation that has one
// is erased.
//
// For a single query, DataLayout::closest is enough.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_DATALAYOUTANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_DATALAYOUTANALYSIS_H

#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace mlir {

class DataLayout;
class Operation;

class DataLayoutAnalysis {
public:
  explicit DataLayoutAnalysis(Operation *root);
  ~DataLayoutAnalysis();

  /// Returns the layout of the innermost scope among the ancestors of `op`; the default layout if there is
  /// none.
  const DataLayout &getAbove(Operation *op) const;
  /// Returns the layout of the innermost scope among `op` and its ancestors; the default layout if there is
  /// none.
  const DataLayout &getAtOrAbove(Operation *op) const;

private:
  /// Cached layouts by the op of their scope; the null key has the default layout.
  mutable llvm::DenseMap<Operation *, std::unique_ptr<DataLayout>> layouts;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_DATALAYOUTANALYSIS_H
