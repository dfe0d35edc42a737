//===- OperationFolder.cpp - Uniquing of constants ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/OperationFolder.h"

using namespace mlir;

Region *mlir::getConstantInsertionRegion(Block *block) {
  while (Region *region = block->getParent()) {
    Operation *parent = region->getParentOp();
    if (!parent || !parent->isRegistered() || parent->hasTrait(Trait::IsIsolatedFromAbove) ||
        !parent->getBlock())
      return region;
    block = parent->getBlock();
  }
  return nullptr;
}

/// Moves a constant to the start of `block`. Its location becomes unknown, since it serves uses at several
/// locations.
static void hoist(Operation *op, Block *block) {
  op->moveBefore(&block->front());
  op->setLoc(UnknownLoc::get(op->getContext()));
}

bool OperationFolder::insertKnownConstant(Operation *op, Attribute value, RewriterBase &rewriter) {
  Block *block = op->getBlock();
  auto isInPlace = [&](Block *entry) {
    if (op == &entry->front())
      return true;
    Operation *previous = op->getPrevNode();
    return previous && owned.contains(previous);
  };
  if (owned.contains(op)) {
    if (!isInPlace(block))
      hoist(op, block);
    return true;
  }
  Region *region = getConstantInsertionRegion(block);
  if (!region)
    return true;
  Key key{{region, op->getDialect()}, {value, op->getResult(0).getType()}};
  Operation *&known = constants[key];
  if (known) {
    Operation *existing = known;
    rewriter.replaceOp(op, existing);
    existing->setLoc(UnknownLoc::get(existing->getContext()));
    return false;
  }
  known = op;
  owned[op] = key;
  Block *entry = &region->front();
  if (block != entry || !isInPlace(entry))
    hoist(op, entry);
  return true;
}

void OperationFolder::notifyRemoval(Operation *op) {
  auto it = owned.find(op);
  if (it == owned.end())
    return;
  constants.erase(it->second);
  owned.erase(it);
}
