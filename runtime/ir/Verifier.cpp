//===- Verifier.cpp - Whether IR is what it says --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Verifier.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Dominance.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/SymbolTable.h"

using namespace strata;

namespace {

/// One run over an operation and what is nested in it, from an explicit stack: once before going in (its own
/// facts, the shape of its blocks), once after (what depends on the inside).
class OperationVerifier {
public:
  explicit OperationVerifier(bool recursively) : recursively(recursively) {}
  LogicalResult verify(Operation *root);

private:
  LogicalResult verifyOnEntrance(Operation *op);
  LogicalResult verifyOnExit(Operation *op);
  LogicalResult verifyUnregistered(Operation *op);
  LogicalResult verifyBlock(Block &block, Operation *op);
  LogicalResult verifyStructuralTraits(Operation *op);
  LogicalResult verifyDominance(Operation *op);
  LogicalResult verifySymbolTable(Operation *op);
  LogicalResult verifyIsolation(Operation *op);
  void reportNotDominating(OpOperand &operand);

  bool recursively;
  DominanceInfo dominance;
  SymbolTableCollection symbolTables;
};

LogicalResult OperationVerifier::verifyUnregistered(Operation *op) {
  MLIRContext *context = op->getContext();
  if (context->allowsUnregisteredDialects())
    return success();
  if (Dialect *dialect = op->getDialect())
    return emitError(op->getLoc()) << "unregistered operation '" << op->getName().getStringRef()
                                   << "' found in dialect ('" << dialect->getNamespace()
                                   << "') that does not allow unknown operations";
  return op->emitOpError() << "created with unregistered dialect. If this is intended, please call "
                              "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect "
                              "with the MLIR opt tool used";
}

LogicalResult OperationVerifier::verifyBlock(Block &block, Operation *op) {
  for (BlockArgument argument : block.getArguments())
    if (argument.getOwner() != &block)
      return emitError(op->getLoc()) << "block argument not owned by block";
  bool noTerminator = op->hasTrait(Trait::NoTerminator) || !op->isRegistered();
  if (block.empty()) {
    if (noTerminator)
      return success();
    return emitError(op->getLoc()) << "empty block: expect at least a terminator";
  }
  Operation &last = block.back();
  for (Operation &child : block) {
    if (child.getNumSuccessors() && &child != &last)
      return child.emitError() << "operation with block successors must terminate its parent block";
  }
  if (!noTerminator && !last.mightHaveTrait(Trait::IsTerminator))
    return last.emitError() << "block with no terminator, has " << last;
  return success();
}

LogicalResult OperationVerifier::verifyStructuralTraits(Operation *op) {
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return success();
  TraitSet traits = op->getName().getTraits();
  if (traits.contains(Trait::IsTerminator)) {
    Block *block = op->getBlock();
    if (!block || &block->back() != op)
      return op->emitOpError() << "must be the last operation in the parent block";
  }
  if (!spec->parents.empty()) {
    Operation *parent = op->getParentOp();
    if (!parent || !llvm::is_contained(spec->parents, parent->getName().getStringRef())) {
      InFlightDiagnostic diag = op->emitOpError() << "expects parent op ";
      if (spec->parents.size() > 1)
        diag << "to be one of ";
      bool first = true;
      for (llvm::StringRef name : spec->parents) {
        diag << (first ? "'" : ", '") << name << "'";
        first = false;
      }
      return diag;
    }
  }
  if (traits.contains(Trait::SingleBlock))
    for (auto [index, region] : llvm::enumerate(op->getRegions())) {
      if (region.empty())
        continue;
      if (!region.hasOneBlock())
        return op->emitOpError() << "expects region #" << index << " to have 0 or 1 blocks";
      if (!traits.contains(Trait::NoTerminator) && region.front().empty())
        return op->emitOpError() << "expects a non-empty block";
      if (!spec->implicitTerminator.empty() &&
          region.front().back().getName().getStringRef() != spec->implicitTerminator) {
        InFlightDiagnostic diag = op->emitOpError()
                                  << "expects regions to end with '" << spec->implicitTerminator << "', found '"
                                  << region.front().back().getName().getStringRef() << "'";
        diag.attachNote() << "in custom textual format, the absence of terminator implies '"
                          << spec->implicitTerminator << "'";
        return diag;
      }
    }
  if (traits.contains(Trait::NoRegionArguments))
    for (Region &region : op->getRegions())
      if (region.getNumArguments()) {
        if (op->getNumRegions() > 1)
          return op->emitOpError() << "region #" << region.getRegionNumber() << " should have no arguments";
        return op->emitOpError() << "region should have no arguments";
      }
  if (traits.contains(Trait::Symbol)) {
    Attribute name = op->getAttr(SymbolTable::getSymbolAttrName());
    int slot = op->getName().getSlot(SymbolTable::getSymbolAttrName());
    bool mayBeNameless = slot >= 0 && spec->attributes[slot].isOptional;
    if (!llvm::isa_and_nonnull<StringAttr>(name) && !(mayBeNameless && !name))
      return op->emitOpError() << "requires string attribute '" << SymbolTable::getSymbolAttrName() << "'";
    Attribute visibility = op->getAttr(SymbolTable::getVisibilityAttrName());
    if (visibility) {
      auto text = llvm::dyn_cast<StringAttr>(visibility);
      if (!text)
        return op->emitOpError() << "requires visibility attribute '" << SymbolTable::getVisibilityAttrName()
                                 << "' to be a string attribute, but got " << visibility;
      if (!llvm::is_contained({"public", "private", "nested"}, text.getValue()))
        return op->emitOpError() << "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got "
                                 << visibility;
    }
  }
  return success();
}

LogicalResult OperationVerifier::verifyOnEntrance(Operation *op) {
  for (OpOperand &operand : op->getOpOperands())
    if (!operand.get())
      return op->emitError() << "null operand found";
  for (const NamedAttribute &attr : op->getDiscardableAttrs())
    if (Dialect *dialect = attr.getNameDialect())
      if (const auto &hook = dialect->getSpec().hooks.verifyOperationAttribute)
        if (failed(hook(op, attr)))
          return failure();
  if (!op->isRegistered()) {
    if (failed(verifyUnregistered(op)))
      return failure();
  }
  if (failed(verifyStructuralTraits(op)))
    return failure();
  if (op->isRegistered() && failed(detail::verifyOpSpec(op)))
    return failure();
  for (Region &region : op->getRegions()) {
    if (!region.empty() && !region.front().hasNoPredecessors())
      return emitError(op->getLoc()) << "entry block of region may not have predecessors";
    for (Block &block : region)
      if (failed(verifyBlock(block, op)))
        return failure();
  }
  for (Block *successor : op->getSuccessors()) {
    if (!successor || successor->getParent() != op->getParentRegion())
      return op->emitOpError() << "reference to block defined in another region";
  }
  return success();
}

LogicalResult OperationVerifier::verifySymbolTable(Operation *op) {
  if (op->getNumRegions() != 1)
    return op->emitOpError() << "Operations with a 'SymbolTable' must have exactly one region";
  if (!op->getRegion(0).hasOneBlock())
    return op->emitOpError() << "Operations with a 'SymbolTable' must have exactly one block";
  llvm::DenseMap<Attribute, Operation *> seen;
  for (Operation &child : op->getRegion(0).front()) {
    if (!SymbolTable::isSymbol(&child))
      continue;
    StringAttr name = SymbolTable::getSymbolName(&child);
    if (!name)
      continue;
    auto [it, isNew] = seen.try_emplace(name, &child);
    if (!isNew) {
      InFlightDiagnostic diag = emitError(child.getLoc())
                                << "redefinition of symbol named '" << name.getValue() << "'";
      diag.attachNote(it->second->getLoc()) << "see existing symbol definition here";
      return diag;
    }
  }
  // References are checked from the table that they are looked up in first.
  bool failed = false;
  op->walk<WalkOrder::PreOrder>([&](Operation *user) -> WalkResult {
    if (user != op && user->hasTrait(Trait::SymbolTable))
      return WalkResult::skip();
    if (const OpSpec *spec = user->getSpec())
      if (spec->hooks.verifySymbolUses && llvm::failed(spec->hooks.verifySymbolUses(user, symbolTables))) {
        failed = true;
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return success(!failed);
}

/// Nothing inside uses a value from outside.
LogicalResult OperationVerifier::verifyIsolation(Operation *op) {
  bool failed = false;
  for (Region &region : op->getRegions()) {
    for (Block &block : region)
      for (Operation &child : block)
        child.walk<WalkOrder::PreOrder>([&](Operation *user) -> WalkResult {
          for (OpOperand &operand : user->getOpOperands()) {
            Region *from = operand.get() ? operand.get().getParentRegion() : nullptr;
            if (from && region.isAncestor(from))
              continue;
            InFlightDiagnostic diag = user->emitOpError() << "using value defined outside the region";
            diag.attachNote(op->getLoc()) << "required by region isolation constraints";
            failed = true;
            return WalkResult::interrupt();
          }
          return user->hasTrait(Trait::IsIsolatedFromAbove) ? WalkResult::skip() : WalkResult::advance();
        });
  }
  return success(!failed);
}

LogicalResult OperationVerifier::verifyOnExit(Operation *op) {
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return success();
  if (op->hasTrait(Trait::IsIsolatedFromAbove) && failed(verifyIsolation(op)))
    return failure();
  if (op->hasTrait(Trait::SymbolTable) && failed(verifySymbolTable(op)))
    return failure();
  return spec->hooks.verifyRegions ? spec->hooks.verifyRegions(op) : success();
}

void OperationVerifier::reportNotDominating(OpOperand &operand) {
  Operation *op = operand.getOwner();
  InFlightDiagnostic diag = op->emitError()
                            << "operand #" << operand.getOperandNumber() << " does not dominate this use";
  Value value = operand.get();
  if (Operation *definition = value.getDefiningOp()) {
    Diagnostic &note = diag.attachNote(definition->getLoc());
    note << "operand defined here";
    Block *from = op->getBlock(), *at = definition->getBlock();
    if (from == at)
      note << " (op in the same block)";
    else if (from->getParent() == at->getParent())
      note << " (op in the same region)";
    else if (at->getParent()->isProperAncestor(from->getParent()))
      note << " (op in a parent region)";
    else if (from->getParent()->isProperAncestor(at->getParent()))
      note << " (op in a child region)";
    else
      note << " (op is neither in a parent nor in a child region)";
    return;
  }
  Block *from = op->getBlock(), *at = BlockArgument(value.getImpl()).getOwner();
  Diagnostic &note = diag.attachNote(value.getLoc());
  note << "operand defined as a block argument";
  if (from->getParent() == at->getParent())
    note << " (block #" << std::distance(at->getParent()->begin(), Region::iterator(at)) << " in the same region)";
  else if (at->getParent()->isProperAncestor(from->getParent()))
    note << " (block #" << std::distance(at->getParent()->begin(), Region::iterator(at)) << " in a parent region)";
  else
    note << " (block is neither in a parent nor in a child region)";
}

/// Every operand of every op below is defined before it. Blocks that cannot run are passed over.
LogicalResult OperationVerifier::verifyDominance(Operation *root) {
  bool failed = false;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) -> WalkResult {
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        bool isReachable = region.hasOneBlock() || dominance.isReachableFromEntry(&block);
        if (!isReachable)
          continue;
        for (Operation &child : block) {
          for (OpOperand &operand : child.getOpOperands()) {
            Value value = operand.get();
            // The common case first: an argument of this block, or an op above in it.
            Operation *definition = value.getDefiningOp();
            if (!definition ? BlockArgument(value.getImpl()).getOwner() == &block
                            : definition->getBlock() == &block && definition->isBeforeInBlock(&child))
              continue;
            if (dominance.properlyDominates(value, &child))
              continue;
            reportNotDominating(operand);
            failed = true;
            return WalkResult::interrupt();
          }
        }
      }
    return WalkResult::advance();
  });
  return success(!failed);
}

LogicalResult OperationVerifier::verify(Operation *root) {
  if (!recursively)
    return verifyOnEntrance(root);
  // Post-order by a list: an op is left when all in it were.
  llvm::SmallVector<std::pair<Operation *, bool>, 32> stack = {{root, false}};
  bool ok = true;
  while (!stack.empty()) {
    auto [op, entered] = stack.pop_back_val();
    if (entered) {
      ok &= succeeded(verifyOnExit(op));
      continue;
    }
    if (failed(verifyOnEntrance(op))) {
      ok = false;
      continue;
    }
    const OpSpec *spec = op->getSpec();
    bool leaves = spec && (spec->hooks.verifyRegions || op->hasTrait(Trait::IsIsolatedFromAbove) ||
                           op->hasTrait(Trait::SymbolTable));
    if (leaves)
      stack.emplace_back(op, true);
    for (Region &region : llvm::reverse(op->getRegions()))
      for (Block &block : llvm::reverse(region))
        for (Operation &child : llvm::reverse(block))
          stack.emplace_back(&child, false);
  }
  return ok ? verifyDominance(root) : failure();
}

} // namespace

LogicalResult strata::verify(Operation *op, bool recursively) { return OperationVerifier(recursively).verify(op); }
