//===- DataLayoutAnalysis.cpp - Data layouts by operation -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/DataLayoutAnalysis.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"

using namespace mlir;

DataLayoutAnalysis::DataLayoutAnalysis(Operation *) {}
DataLayoutAnalysis::~DataLayoutAnalysis() = default;

const DataLayout &DataLayoutAnalysis::getAtOrAbove(Operation *op) const {
  Operation *scope = DataLayout::findClosestScope(op);
  std::unique_ptr<DataLayout> &layout = layouts[scope];
  if (!layout)
    layout = std::make_unique<DataLayout>(DataLayout::closest(scope));
  return *layout;
}

const DataLayout &DataLayoutAnalysis::getAbove(Operation *op) const {
  return getAtOrAbove(op->getParentOp());
}
