//===- UnitPrinter.cpp - Printing of parts of the IR ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/Unit.h"

using namespace mlir;

/// Prints a region by its number and its operation.
static void printRegion(Region *region, llvm::raw_ostream &os, const OpPrintingFlags &flags) {
  Operation *parent = region->getParentOp();
  if (!parent) {
    os << "detached region";
    return;
  }
  os << "Region #" << region->getRegionNumber() << " for op ";
  parent->print(os, flags);
}

void IRUnit::print(llvm::raw_ostream &os, OpPrintingFlags flags) const {
  if (isNull()) {
    os << "<null>";
  } else if (auto *op = llvm::dyn_cast<Operation *>(*this)) {
    op->print(os, flags);
  } else if (auto *region = llvm::dyn_cast<Region *>(*this)) {
    printRegion(region, os, flags);
  } else if (auto *block = llvm::dyn_cast<Block *>(*this)) {
    Region *parent = block->getParent();
    if (!parent) {
      os << "detached block";
      return;
    }
    os << "Block #" << std::distance(parent->begin(), block->getIterator()) << " for ";
    printRegion(parent, os, flags);
  } else {
    llvm::cast<Value>(*this).print(os);
  }
}
void IRUnit::print(llvm::raw_ostream &os) const {
  print(os, OpPrintingFlags().skipRegions().useLocalScope());
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, const IRUnit &unit) {
  unit.print(os);
  return os;
}
