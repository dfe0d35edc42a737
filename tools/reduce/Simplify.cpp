//===- Simplify.cpp - Steps of a reduction --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/Simplify.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/rewrite/RegionUtils.h"

using namespace mlir;

bool reduce::mayErase(Operation *op) {
  return op->getBlock() && !op->hasTrait(Trait::IsTerminator) && op->getNumSuccessors() == 0;
}

/// The number of preceding operations that are searched for a replacement value.
static constexpr unsigned kMaxLook = 64;

/// Returns a value of the type that dominates `op`: preferably an operand of `op`, else a nearby value.
static Value findValue(Operation *op, Type type) {
  for (Value operand : op->getOperands())
    if (operand && operand.getType() == type)
      return operand;
  unsigned looks = 0;
  for (Operation *previous = op->getPrevNode(); previous && looks++ != kMaxLook;
       previous = previous->getPrevNode())
    for (Value result : previous->getResults())
      if (result.getType() == type)
        return result;
  for (Operation *around = op; around && around->getBlock(); around = around->getParentOp()) {
    for (BlockArgument argument : around->getBlock()->getArguments())
      if (argument.getType() == type)
        return argument;
    if (Operation *parent = around->getParentOp(); !parent || parent->hasTrait(Trait::IsIsolatedFromAbove))
      break;
  }
  return {};
}

/// Replaces the uses of `value`, a result or region argument of `op`, by another value of its type.
static void replaceUses(Value value, Operation *op) {
  if (value.use_empty())
    return;
  Value other = findValue(op, value.getType());
  if (!other || other == value) {
    OpBuilder builder(op);
    other = builder.create<UnrealizedConversionCastOp>(op->getLoc(), TypeRange(value.getType()), ValueRange())
                .getOperation()
                ->getResult(0);
  }
  value.replaceAllUsesWith(other);
}

/// Returns true for the placeholder casts that replaceUses creates: erasing one would create another.
static bool isPlaceholder(Operation *op) {
  return llvm::isa<UnrealizedConversionCastOp>(op) && op->getNumOperands() == 0 && !op->use_empty();
}

bool reduce::eraseOps(llvm::ArrayRef<Operation *> ops) {
  bool changed = false;
  // Reverse order: users before their operands, nested ops before their parents.
  for (Operation *op : llvm::reverse(ops)) {
    if (!mayErase(op))
      continue;
    if (isPlaceholder(op)) {
      bool hasOther = llvm::all_of(op->getResults(), [&](OpResult result) {
        return result.use_empty() || findValue(op, result.getType());
      });
      if (!hasOther)
        continue;
    }
    for (Value result : op->getResults())
      replaceUses(result, op);
    op->erase();
    changed = true;
  }
  return changed;
}

bool reduce::dropBody(Operation *op) {
  bool hasBody = llvm::any_of(op->getRegions(), [](Region &region) { return !region.empty(); });
  if (!op->hasTrait(Trait::Symbol) || op->hasTrait(Trait::SymbolTable) || !hasBody)
    return false;
  for (Region &region : op->getRegions()) {
    region.dropAllReferences();
    while (!region.empty())
      region.front().erase();
  }
  SymbolTable::setSymbolVisibility(op, SymbolTable::Visibility::Private);
  return true;
}

bool reduce::branchTo(Operation *op, unsigned successor) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(op);
  MLIRContext *context = op->getContext();
  if (!branch || successor >= op->getNumSuccessors() || op->getNumResults() != 0 ||
      !context->isOperationRegistered("cf.br") || op->getName().getStringRef() == "cf.br")
    return false;
  SuccessorOperands handed = branch.getSuccessorOperands(successor);
  OperationState state(op->getLoc(), "cf.br");
  for (unsigned i = 0, e = handed.size(); i != e; ++i) {
    if (!handed[i])
      return false;
    state.addOperands(handed[i]);
  }
  state.addSuccessors(op->getSuccessor(successor));
  OpBuilder builder(op);
  builder.create(state);
  op->erase();
  return true;
}

bool reduce::inlineRegion(Operation *op, unsigned index) {
  if (!op->getBlock() || index >= op->getNumRegions() || op->hasTrait(Trait::IsIsolatedFromAbove))
    return false;
  Region &region = op->getRegion(index);
  if (region.empty() || !region.hasOneBlock())
    return false;
  Block &body = region.front();
  for (BlockArgument argument : body.getArguments())
    replaceUses(argument, op);
  // Replace the results by the operands of the region's terminator as far as the types match.
  Operation *last = body.empty() ? nullptr : &body.back();
  bool hasTerminator = last && last->hasTrait(Trait::IsTerminator);
  llvm::SmallVector<Value> ends;
  if (hasTerminator)
    ends.append(last->getOperands().begin(), last->getOperands().end());
  while (!body.empty() && !(hasTerminator && &body.front() == last))
    body.front().moveBefore(op);
  for (OpResult result : op->getResults()) {
    unsigned number = result.getResultNumber();
    if (number < ends.size() && ends[number].getType() == result.getType())
      result.replaceAllUsesWith(ends[number]);
    else
      replaceUses(result, op);
  }
  op->erase();
  return true;
}

/// Returns true if `block` is reachable only by a branch of `before` that has no other successor.
static bool followsOnly(Block *block, Block *before) {
  return before != block && block->getSinglePredecessor() == before && before->getTerminator() &&
         before->getTerminator()->getNumSuccessors() == 1 &&
         llvm::isa<BranchOpInterface>(before->getTerminator());
}

bool reduce::joinBlocks(Operation *op) {
  IRRewriter rewriter(op->getContext());
  bool changed = succeeded(eraseUnreachableBlocks(rewriter, op->getRegions()));
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    for (auto it = std::next(region.begin()); it != region.end();) {
      Block *block = &*it++;
      Block *before = block->getSinglePredecessor();
      if (!before || !followsOnly(block, before))
        continue;
      Operation *branch = before->getTerminator();
      SuccessorOperands handed = llvm::cast<BranchOpInterface>(branch).getSuccessorOperands(0);
      llvm::SmallVector<Value> values;
      for (unsigned i = 0, e = handed.size(); i != e; ++i)
        values.push_back(handed[i]);
      if (values.size() != block->getNumArguments() || llvm::is_contained(values, Value()))
        continue;
      rewriter.eraseOp(branch);
      rewriter.mergeBlocks(block, before, values);
      changed = true;
    }
  }
  return changed;
}

bool reduce::dropDiscardableAttrs(Operation *op) {
  if (op->getDiscardableAttrs().empty())
    return false;
  op->setDiscardableAttrs(DictionaryAttr::get(op->getContext(), {}));
  return true;
}
