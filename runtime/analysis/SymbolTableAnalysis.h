//===- SymbolTableAnalysis.h - Cached symbol tables -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An analysis of AnalysisManager that keeps SymbolTable objects, which index symbols by name, between passes.
// It is never invalidated: passes must keep the objects up to date with SymbolTable::insert and erase.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_SYMBOLTABLEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_SYMBOLTABLEANALYSIS_H

#include "runtime/ir/SymbolTable.h"

namespace mlir {

class SymbolTableAnalysis {
public:
  /// \pre \p op has the trait SymbolTable.
  explicit SymbolTableAnalysis(Operation *op) : top(tables.getSymbolTable(op)) {}
  /// Returns the collection that caches the SymbolTable objects of the op and of the nested ops, each created
  /// on first use.
  SymbolTableCollection &getSymbolTables() { return tables; }
  SymbolTable &getTopLevelSymbolTable() { return top; }
  template <typename OpT>
  OpT getTopLevelOp() {
    return llvm::cast<OpT>(top.getOp());
  }
  /// Always returns false: the analysis stays valid after every pass. \p preserved is the set of analyses
  /// that the pass preserved.
  template <typename PreservedT>
  bool isInvalidated(const PreservedT &preserved) {
    return false;
  }

private:
  SymbolTableCollection tables;
  SymbolTable &top;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_SYMBOLTABLEANALYSIS_H
