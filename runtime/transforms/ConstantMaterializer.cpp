//===- ConstantMaterializer.cpp - Creation of unique constants -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/ConstantMaterializer.h"
#include "runtime/ir/Dialect.h"
#include "runtime/rewrite/OperationFolder.h"

using namespace mlir;

Value ConstantMaterializer::get(Block *block, Dialect *dialect, Attribute value, Type type) {
  Region *region = getConstantInsertionRegion(block);
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
  created.insert(op);
  return op->getResult(0);
}
