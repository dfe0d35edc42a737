//===- SCFAnalysis.cpp - Facts about scf ops ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/SCFAnalysis.h"

using namespace mlir;
using namespace mlir::scf;

bool scf::insideMutuallyExclusiveBranches(Operation *a, Operation *b) {
  auto contains = [](Region &region, Operation *op) {
    Region *parent = op->getParentRegion();
    return parent && region.isAncestor(parent);
  };
  for (auto branch = a->getParentOfType<IfOp>(); branch; branch = branch->getParentOfType<IfOp>()) {
    Region &first = branch.getThenRegion(), &second = branch.getElseRegion();
    if ((contains(first, a) && contains(second, b)) || (contains(second, a) && contains(first, b)))
      return true;
  }
  return false;
}
