//===- ConstantMaterializer.cpp - Constants where they are wanted ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/ConstantMaterializer.h"
#include "runtime/ir/Dialect.h"

using namespace strata;

/// The region that a constant for a block goes into: of the nearest op that lets nothing in from above.
static Region *insertionRegion(Block *block) {
  while (Region *region = block->getParent()) {
    Operation *parent = region->getParentOp();
    if (!parent || !parent->isRegistered() || parent->hasTrait(Trait::IsIsolatedFromAbove) ||
        !parent->getBlock())
      return region;
    block = parent->getBlock();
  }
  return nullptr;
}

Value ConstantMaterializer::get(Block *block, Dialect *dialect, Attribute value, Type type) {
  Region *region = insertionRegion(block);
  if (!region || !dialect)
    return {};
  Operation *&known = constants[{{region, dialect}, {value, type}}];
  if (known)
    return known->getResult(0);
  const auto &materialize = dialect->getSpec().hooks.materializeConstant;
  if (!materialize)
    return {};
  OpBuilder builder(type.getContext());
  builder.setInsertionPointToStart(&region->front());
  Operation *op = materialize(builder, value, type, UnknownLoc::get(type.getContext()));
  if (!op)
    return {};
  known = op;
  made.insert(op);
  return op->getResult(0);
}
