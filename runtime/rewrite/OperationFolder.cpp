//===- OperationFolder.cpp - Uniquing of constants ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/OperationFolder.h"
#include "runtime/ir/DialectFoldInterface.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Matchers.h"

using namespace mlir;

Region *mlir::getConstantInsertionRegion(Block *block) {
  while (Region *region = block->getParent()) {
    Operation *parent = region->getParentOp();
    if (!parent || !parent->isRegistered() || parent->hasTrait(Trait::IsIsolatedFromAbove) ||
        !parent->getBlock())
      return region;
    const Dialect *dialect = parent->getDialect();
    if (const auto *folder = dialect ? dialect->getRegisteredInterface<DialectFoldInterface>() : nullptr)
      if (folder->shouldMaterializeInto(region))
        return region;
    block = parent->getBlock();
  }
  return nullptr;
}

/// Moves a constant to the start of `block`. Sets its location to unknown, because the constant has uses at
/// several locations.
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

bool OperationFolder::insertKnownConstant(Operation *op, Attribute value) {
  assert(ownRewriter && "needs the constructor with a context");
  if (!value)
    value = getConstantValue(op);
  assert(value && "the op must be a constant");
  return insertKnownConstant(op, value, *ownRewriter);
}

Operation *OperationFolder::getOrCreate(Region *region, Dialect *dialect, Attribute value, Type type,
                                        Location loc) {
  Key key{{region, dialect}, {value, type}};
  if (Operation *known = constants.lookup(key)) {
    if (known->getLoc() != loc)
      known->setLoc(UnknownLoc::get(known->getContext()));
    return known;
  }
  const auto &materialize = dialect->getSpec().hooks.materializeConstant;
  if (!materialize)
    return nullptr;
  OpBuilder::InsertionGuard guard(*ownRewriter);
  ownRewriter->setInsertionPointToStart(&region->front());
  Operation *made = materialize(*ownRewriter, value, type, loc);
  if (!made)
    return nullptr;
  // The op that the materializer returns may belong to another dialect, or may have existed before.
  Key ownKey{{region, made->getDialect()}, key.second};
  if (Operation *known = constants.lookup(ownKey); known && known != made) {
    ownRewriter->eraseOp(made);
    made = known;
  } else if (!known) {
    constants[ownKey] = made;
    owned[made] = ownKey;
  }
  return made;
}

Value OperationFolder::getOrCreateConstant(Block *block, Dialect *dialect, Attribute value, Type type) {
  assert(ownRewriter && "needs the constructor with a context");
  Region *region = getConstantInsertionRegion(block);
  if (!region)
    return {};
  Operation *constant = getOrCreate(region, dialect, value, type, UnknownLoc::get(ownRewriter->getContext()));
  return constant ? constant->getResult(0) : Value();
}

LogicalResult OperationFolder::tryToFold(Operation *op, bool *inPlaceUpdate, int maxIterations) {
  assert(ownRewriter && "needs the constructor with a context");
  if (inPlaceUpdate)
    *inPlaceUpdate = false;
  if (Attribute value = getConstantValue(op)) {
    // A constant is not folded; it is only replaced if an equal constant is registered.
    return success(!owned.contains(op) && !insertKnownConstant(op, value));
  }
  bool isUpdated = false;
  llvm::SmallVector<OpFoldResult, 2> folded;
  for (int i = 0; i != maxIterations; ++i) {
    folded.clear();
    if (failed(op->fold(folded)))
      break;
    if (!folded.empty())
      break;
    isUpdated = true;
    ownRewriter->finalizeOpModification(op);
  }
  if (inPlaceUpdate)
    *inPlaceUpdate = isUpdated;
  if (folded.empty())
    return success(isUpdated);
  Region *region = getConstantInsertionRegion(op->getBlock());
  llvm::SmallVector<Value, 2> values;
  for (auto [index, result] : llvm::enumerate(folded)) {
    Value value = result.getValue();
    if (!value && region && op->getDialect())
      if (Operation *constant = getOrCreate(region, op->getDialect(), result.getAttribute(),
                                            op->getResult(index).getType(), op->getLoc()))
        value = constant->getResult(0);
    if (!value)
      return success(isUpdated);
    values.push_back(value);
  }
  if (inPlaceUpdate)
    *inPlaceUpdate = false;
  notifyRemoval(op);
  ownRewriter->replaceOp(op, values);
  return success();
}

void OperationFolder::notifyRemoval(Operation *op) {
  auto it = owned.find(op);
  if (it == owned.end())
    return;
  constants.erase(it->second);
  owned.erase(it);
}
