//===- SliceAnalysis.cpp - Transitive definitions and uses ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/SliceAnalysis.h"
#include "runtime/analysis/TopologicalSortUtils.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Region.h"

using namespace mlir;

/// Adds \p roots and all ops that are reached from them by \p getNext to \p slice, in post-order. The
/// traversal uses an explicit stack instead of recursion, because chains of definitions may be long. Fails if
/// \p getNext fails.
static LogicalResult
addInPostOrder(llvm::ArrayRef<Operation *> roots, llvm::SetVector<Operation *> &slice,
               const SliceOptions::TransitiveFilter &filter,
               llvm::function_ref<LogicalResult(Operation *, llvm::SmallVectorImpl<Operation *> &)> getNext) {
  llvm::DenseSet<Operation *> entered;
  struct Visit {
    Operation *op;
    bool isDone;
  };
  llvm::SmallVector<Visit> stack;
  auto push = [&](Operation *op) {
    if (op && !slice.contains(op) && (!filter || filter(op)))
      stack.push_back({op, false});
  };
  for (Operation *root : llvm::reverse(roots))
    push(root);
  llvm::SmallVector<Operation *> next;
  while (!stack.empty()) {
    auto [op, isDone] = stack.pop_back_val();
    if (isDone) {
      slice.insert(op);
      continue;
    }
    if (!entered.insert(op).second)
      continue;
    stack.push_back({op, true});
    next.clear();
    if (failed(getNext(op, next)))
      return failure();
    for (Operation *each : llvm::reverse(next))
      push(each);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Forward slices
//===----------------------------------------------------------------------===//

static LogicalResult getUsersAndNested(Operation *op, llvm::SmallVectorImpl<Operation *> &next) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &nested : block)
        next.push_back(&nested);
  for (Value result : op->getResults())
    for (OpOperand &use : result.getUses())
      next.push_back(use.getOwner());
  return success();
}

static void reverse(llvm::SetVector<Operation *> &slice) {
  auto ops = slice.takeVector();
  slice.insert(ops.rbegin(), ops.rend());
}

void mlir::getForwardSlice(Operation *op, llvm::SetVector<Operation *> *forwardSlice,
                           const ForwardSliceOptions &options) {
  // Start at the users and nested ops, because the filter does not apply to `op` itself.
  llvm::SmallVector<Operation *> next;
  (void)getUsersAndNested(op, next);
  (void)addInPostOrder(next, *forwardSlice, options.filter, getUsersAndNested);
  if (options.inclusive && !forwardSlice->contains(op))
    forwardSlice->insert(op);
  else if (!options.inclusive)
    forwardSlice->remove(op);
  reverse(*forwardSlice);
}

void mlir::getForwardSlice(Value root, llvm::SetVector<Operation *> *forwardSlice,
                           const ForwardSliceOptions &options) {
  llvm::SmallVector<Operation *> users;
  for (OpOperand &use : root.getUses())
    users.push_back(use.getOwner());
  (void)addInPostOrder(users, *forwardSlice, options.filter, getUsersAndNested);
  reverse(*forwardSlice);
}

//===----------------------------------------------------------------------===//
// Backward slices
//===----------------------------------------------------------------------===//

/// Appends the op that defines a value to \p next; for a block argument, the parent op of the block. Fails if
/// the value is a block argument that cannot be followed.
static LogicalResult addDefinition(Value value, const BackwardSliceOptions &options,
                                   llvm::SmallVectorImpl<Operation *> &next) {
  if (Operation *definition = value.getDefiningOp()) {
    next.push_back(definition);
    return success();
  }
  if (options.omitBlockArguments)
    return success();
  Block *block = llvm::cast<BlockArgument>(value).getOwner();
  Operation *parent = block->getParentOp();
  if (!parent)
    return success();
  if (parent->getNumRegions() != 1 || !block->getParent()->hasOneBlock())
    return failure();
  next.push_back(parent);
  return success();
}

static LogicalResult getDefinitions(Operation *op, const BackwardSliceOptions &options,
                                    llvm::SmallVectorImpl<Operation *> &next) {
  LogicalResult result = success();
  auto follow = [&](Value value) {
    if (value && failed(addDefinition(value, options, next)))
      result = failure();
  };
  if (!options.omitUsesFromAbove)
    for (Region &region : op->getRegions())
      region.walk([&](Operation *nested) {
        for (Value operand : nested->getOperands())
          if (operand && operand.getParentRegion()->isProperAncestor(&region))
            follow(operand);
      });
  for (Value operand : op->getOperands())
    follow(operand);
  return result;
}

LogicalResult mlir::getBackwardSlice(Operation *op, llvm::SetVector<Operation *> *backwardSlice,
                                     const BackwardSliceOptions &options) {
  llvm::SmallVector<Operation *> next;
  auto getNext = [&](Operation *each, llvm::SmallVectorImpl<Operation *> &definitions) {
    return getDefinitions(each, options, definitions);
  };
  if (failed(getNext(op, next)) || failed(addInPostOrder(next, *backwardSlice, options.filter, getNext)))
    return failure();
  if (options.inclusive)
    backwardSlice->insert(op);
  else
    backwardSlice->remove(op);
  return success();
}

LogicalResult mlir::getBackwardSlice(Value root, llvm::SetVector<Operation *> *backwardSlice,
                                     const BackwardSliceOptions &options) {
  if (Operation *definition = root.getDefiningOp())
    return getBackwardSlice(definition, backwardSlice, options);
  Operation *parent = llvm::cast<BlockArgument>(root).getOwner()->getParentOp();
  return parent ? getBackwardSlice(parent, backwardSlice, options) : success();
}

//===----------------------------------------------------------------------===//
// Slices in both directions, and reductions
//===----------------------------------------------------------------------===//

llvm::SetVector<Operation *> mlir::getSlice(Operation *op, const BackwardSliceOptions &backwardSliceOptions,
                                            const ForwardSliceOptions &forwardSliceOptions) {
  llvm::SetVector<Operation *> slice;
  slice.insert(op);
  for (size_t i = 0; i != slice.size(); ++i) {
    llvm::SetVector<Operation *> found;
    // Failure is ignored: the ops that were found before it still belong to the slice.
    (void)getBackwardSlice(slice[i], &found, backwardSliceOptions);
    slice.insert(found.begin(), found.end());
    found.clear();
    getForwardSlice(slice[i], &found, forwardSliceOptions);
    slice.insert(found.begin(), found.end());
  }
  return topologicalSort(slice);
}

Value mlir::matchReduction(llvm::ArrayRef<BlockArgument> iterCarriedArgs, unsigned redPos,
                           llvm::SmallVectorImpl<Operation *> &combinerOps) {
  assert(redPos < iterCarriedArgs.size() && "the accumulator is one of the arguments");
  BlockArgument accumulator = iterCarriedArgs[redPos];
  Block *body = accumulator.getOwner();
  if (!accumulator.hasOneUse())
    return {};
  OpOperand &use = *accumulator.getUses().begin();
  Operation *combiner = use.getOwner();
  if (combiner->getBlock() != body || combiner->getNumOperands() != 2 || combiner->getNumResults() != 1 ||
      !combiner->getResult(0).hasOneUse() || !isMemoryEffectFree(combiner))
    return {};
  OpOperand &yield = *combiner->getResult(0).getUses().begin();
  Operation *terminator = yield.getOwner();
  if (terminator != &body->back() || !terminator->mightHaveTrait(Trait::IsTerminator) ||
      terminator->getNumOperands() != iterCarriedArgs.size() || yield.getOperandNumber() != redPos)
    return {};
  combinerOps.push_back(combiner);
  return combiner->getOperand(1 - use.getOperandNumber());
}
