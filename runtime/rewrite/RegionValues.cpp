//===- RegionValues.cpp - Captured values and moved definitions -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dominance.h"
#include "runtime/rewrite/RegionUtils.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Values defined above a region
//===----------------------------------------------------------------------===//

void mlir::replaceAllUsesInRegionWith(Value orig, Value replacement, Region &region) {
  for (OpOperand &use : llvm::make_early_inc_range(orig.getUses()))
    if (region.isAncestor(use.getOwner()->getParentRegion()))
      use.set(replacement);
}

void mlir::visitUsedValuesDefinedAbove(Region &region, Region &limit,
                                       llvm::function_ref<void(OpOperand *)> callback) {
  assert(limit.isAncestor(&region) && "the limit must enclose the region");
  // Cache whether a region is a proper ancestor of the limit, because most values are defined in a few
  // regions.
  llvm::SmallDenseMap<Region *, bool, 8> isAbove;
  auto isDefinedAbove = [&](Value value) {
    Region *home = value ? value.getParentRegion() : nullptr;
    if (!home)
      return false;
    auto [it, isNew] = isAbove.try_emplace(home, false);
    if (isNew)
      it->second = home->isProperAncestor(&limit);
    return it->second;
  };
  region.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (isDefinedAbove(operand.get()))
        callback(&operand);
  });
}
void mlir::visitUsedValuesDefinedAbove(llvm::MutableArrayRef<Region> regions,
                                       llvm::function_ref<void(OpOperand *)> callback) {
  for (Region &region : regions)
    visitUsedValuesDefinedAbove(region, region, callback);
}

/// Returns a callback that adds the value of its operand to `values`.
static auto collectInto(llvm::SetVector<Value> &values) {
  return [&values](OpOperand *operand) { values.insert(operand->get()); };
}
void mlir::getUsedValuesDefinedAbove(Region &region, Region &limit, llvm::SetVector<Value> &values) {
  visitUsedValuesDefinedAbove(region, limit, collectInto(values));
}
void mlir::getUsedValuesDefinedAbove(llvm::MutableArrayRef<Region> regions, llvm::SetVector<Value> &values) {
  visitUsedValuesDefinedAbove(regions, collectInto(values));
}

llvm::SmallVector<Value>
mlir::makeRegionIsolatedFromAbove(RewriterBase &rewriter, Region &region,
                                  llvm::function_ref<bool(Operation *)> cloneOperationIntoRegion) {
  // 1. Collect the values that become arguments, and the definitions that are copied. The operands of a
  //    copied definition, and the values that its regions use, are collected in turn.
  llvm::SetVector<Value> work;
  getUsedValuesDefinedAbove(region, region, work);
  llvm::SmallVector<Value> captured;
  llvm::SetVector<Operation *> copied;
  for (size_t i = 0; i != work.size(); ++i) {
    Operation *definition = work[i].getDefiningOp();
    if (!definition || !(copied.contains(definition) || cloneOperationIntoRegion(definition))) {
      captured.push_back(work[i]);
      continue;
    }
    if (!copied.insert(definition))
      continue;
    work.insert(definition->operand_begin(), definition->operand_end());
    getUsedValuesDefinedAbove(definition->getRegions(), work);
  }
  if (captured.empty() && copied.empty())
    return captured;

  // 2. Create an entry block with the additional arguments.
  Block *entry = &region.front();
  IRMapping mapping;
  for (Value value : captured)
    mapping.map(value, entry->addArgument(value.getType(), value.getLoc()));

  // 3. Copy the definitions, each one after the definitions on which it depends.
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(entry);
  llvm::SmallPtrSet<Operation *, 8> done;
  llvm::SmallVector<std::pair<Operation *, bool>, 8> stack;
  for (Operation *root : copied) {
    stack.push_back({root, false});
    while (!stack.empty()) {
      auto [op, isReady] = stack.pop_back_val();
      if (done.contains(op))
        continue;
      if (isReady) {
        done.insert(op);
        rewriter.clone(*op, mapping);
        continue;
      }
      stack.push_back({op, true});
      llvm::SetVector<Value> needed(op->operand_begin(), op->operand_end());
      getUsedValuesDefinedAbove(op->getRegions(), needed);
      for (Value value : needed)
        if (Operation *definition = value.getDefiningOp(); definition && copied.contains(definition))
          stack.push_back({definition, false});
    }
  }

  // 4. Replace the uses in the region by the arguments and the copies.
  visitUsedValuesDefinedAbove(region, region, [&](OpOperand *operand) {
    if (Value inside = mapping.lookupOrNull(operand->get()))
      rewriter.modifyOpInPlace(operand->getOwner(), [&] { operand->set(inside); });
  });
  return captured;
}

//===----------------------------------------------------------------------===//
// Moving definitions
//===----------------------------------------------------------------------===//

namespace {
/// The definitions that must be moved before \p insertionPoint so that the values that were added dominate
/// it.
class MovedDefinitions {
public:
  MovedDefinitions(Operation *insertionPoint, DominanceInfo &dominance)
      : insertionPoint(insertionPoint), dominance(dominance) {}

  /// Adds the definition of a value and all definitions on which it depends. Fails if one of them cannot be
  /// moved.
  LogicalResult add(Value value);
  /// Adds the definitions on which an op depends, but not the op itself.
  LogicalResult addDependencies(Operation *op);
  /// Calls add() for all values. Fails if one of the calls fails.
  LogicalResult addAll(ValueRange values) {
    return success(llvm::all_of(values, [&](Value value) { return succeeded(add(value)); }));
  }
  /// Moves the definitions before the insertion point, unless \p added is a failure. Returns \p added.
  LogicalResult moveAfter(LogicalResult added, RewriterBase &rewriter) {
    if (succeeded(added))
      for (Operation *op : order)
        rewriter.moveOpBefore(op, insertionPoint);
    return added;
  }

private:
  Operation *insertionPoint;
  DominanceInfo &dominance;
  llvm::SmallVector<Operation *> order; ///< The definitions, each one after those on which it depends.
  llvm::DenseSet<Operation *> seen;
};
} // namespace

/// Returns the operands of an op, and the values that its regions use and that are defined outside of it.
static llvm::SetVector<Value> getDependencies(Operation *op) {
  llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), values);
  return values;
}

LogicalResult MovedDefinitions::add(Value value) {
  llvm::SmallVector<std::pair<Value, bool>, 8> stack = {{value, false}};
  while (!stack.empty()) {
    auto [next, isReady] = stack.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (isReady) {
      order.push_back(op);
      continue;
    }
    if ((op && seen.contains(op)) || dominance.properlyDominates(next, insertionPoint))
      continue;
    if (!op || op == insertionPoint || op->getParentRegion() != insertionPoint->getParentRegion() ||
        op->isAncestor(insertionPoint))
      return failure();
    seen.insert(op);
    stack.push_back({next, true});
    llvm::SetVector<Value> operands = getDependencies(op);
    for (Value operand : llvm::reverse(operands))
      stack.push_back({operand, false});
  }
  return success();
}

LogicalResult MovedDefinitions::addDependencies(Operation *op) {
  // Fail if a definition depends on `op` itself: such a definition cannot be moved before `op`.
  seen.insert(op);
  for (Value value : getDependencies(op))
    if (value.getDefiningOp() == op || failed(add(value)))
      return failure();
  return success();
}

LogicalResult mlir::moveOperationDependencies(RewriterBase &rewriter, Operation *op,
                                              Operation *insertionPoint, DominanceInfo &dominance) {
  if (op->getParentRegion() != insertionPoint->getParentRegion())
    return failure();
  if (dominance.properlyDominates(op, insertionPoint))
    return success();
  MovedDefinitions definitions(insertionPoint, dominance);
  return definitions.moveAfter(definitions.addDependencies(op), rewriter);
}

LogicalResult mlir::moveValueDefinitions(RewriterBase &rewriter, ValueRange values, Operation *insertionPoint,
                                         DominanceInfo &dominance) {
  MovedDefinitions definitions(insertionPoint, dominance);
  return definitions.moveAfter(definitions.addAll(values), rewriter);
}

// The overloads without a DominanceInfo create one.
LogicalResult mlir::moveOperationDependencies(RewriterBase &rewriter, Operation *op,
                                              Operation *insertionPoint) {
  DominanceInfo dominance(op);
  return moveOperationDependencies(rewriter, op, insertionPoint, dominance);
}
LogicalResult mlir::moveValueDefinitions(RewriterBase &rewriter, ValueRange values,
                                         Operation *insertionPoint) {
  DominanceInfo dominance(insertionPoint);
  return moveValueDefinitions(rewriter, values, insertionPoint, dominance);
}
