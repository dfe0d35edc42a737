//===- NumberOfExecutions.cpp - Execution counts of blocks ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/NumberOfExecutions.h"
#include "runtime/analysis/FlowGraph.h"
#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/ir/Matchers.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

/// Multiplies two bounds. On overflow the lower bound saturates and the upper bound becomes unknown.
static InvocationBounds multiply(const InvocationBounds &a, const InvocationBounds &b) {
  unsigned lower = llvm::SaturatingMultiply(a.getLowerBound(), b.getLowerBound());
  if (a.getUpperBound() == 0u || b.getUpperBound() == 0u)
    return {0, 0};
  if (!a.getUpperBound() || !b.getUpperBound())
    return {lower, std::nullopt};
  bool overflows = false;
  unsigned upper = llvm::SaturatingMultiply(*a.getUpperBound(), *b.getUpperBound(), &overflows);
  return {lower, overflows ? std::nullopt : std::optional<unsigned>(upper)};
}

void NumberOfExecutions::computeRegion(Region *region) const {
  detail::FlowGraph graph(*region);
  Block *entry = &region->front();
  // Unreachable blocks are in no strongly connected component and keep the bounds 0..0.
  for (Block &block : *region)
    inOwnRegion.try_emplace(&block, InvocationBounds(0, 0));
  for (auto component = llvm::scc_begin(&graph); !component.isAtEnd(); ++component)
    for (detail::FlowNode *node : *component) {
      unsigned lower = postDominance.postDominates(node->block, entry) ? 1 : 0;
      std::optional<unsigned> upper = component.hasCycle() ? std::nullopt : std::optional<unsigned>(1);
      inOwnRegion.find(node->block)->second = InvocationBounds(lower, upper);
    }
}

InvocationBounds NumberOfExecutions::inRegion(Block *block) const {
  auto it = inOwnRegion.find(block);
  if (it == inOwnRegion.end()) {
    computeRegion(block->getParent());
    it = inOwnRegion.find(block);
  }
  return it->second;
}

InvocationBounds NumberOfExecutions::getNumberOfRegionInvocations(Region *region) const {
  Operation *op = region->getParentOp();
  if (auto loop = llvm::dyn_cast_or_null<LoopLikeOpInterface>(op)) {
    llvm::SmallVector<Region *> regions = loop.getLoopRegions();
    if (std::optional<llvm::APInt> trips = loop.getStaticTripCount();
        trips && regions.size() == 1 && regions.front() == region)
      // If the trip count does not fit 32 bits, the lower bound saturates and the upper bound is unknown.
      return trips->getActiveBits() <= 32
                 ? InvocationBounds(trips->getZExtValue(), unsigned(trips->getZExtValue()))
                 : InvocationBounds(~0u, std::nullopt);
  }
  auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(op);
  if (!branch)
    return InvocationBounds::getUnknown();
  llvm::SmallVector<Attribute> constants;
  for (Value operand : op->getOperands()) {
    Operation *definition = operand.getDefiningOp();
    constants.push_back(definition ? getConstantValue(definition) : Attribute());
  }
  llvm::SmallVector<InvocationBounds> bounds;
  branch.getRegionInvocationBounds(constants, bounds);
  unsigned number = region->getRegionNumber();
  return number < bounds.size() ? bounds[number] : InvocationBounds::getUnknown();
}

InvocationBounds NumberOfExecutions::getNumberOfExecutions(Block *block, Region *perEntryRegion) const {
  InvocationBounds result(1, 1);
  while (block && block->getParent()) {
    result = multiply(result, inRegion(block));
    Region *region = block->getParent();
    if (region == perEntryRegion)
      return result;
    Operation *op = region->getParentOp();
    if (!op)
      break;
    result = multiply(result, getNumberOfRegionInvocations(region));
    block = op->getBlock();
  }
  return InvocationBounds::getUnknown();
}

InvocationBounds NumberOfExecutions::getNumberOfExecutions(Operation *op, Region *perEntryRegion) const {
  return op->getBlock() ? getNumberOfExecutions(op->getBlock(), perEntryRegion)
                        : InvocationBounds::getUnknown();
}
