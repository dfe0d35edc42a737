//===- ImplicitTerminator.cpp - Terminators omitted in the text -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/ImplicitTerminator.h"

using namespace mlir;

void mlir::ensureTerminator(Region &region, const OperationState &parent, TerminatorBuilder build) {
  if (region.empty())
    region.push_back(Block::create(parent.getContext()));
  Block &last = region.back();
  bool hasTerminator = !last.empty() && last.back().hasTrait(Trait::IsTerminator);
  if (hasTerminator)
    return;
  OpBuilder builder(parent.getContext());
  builder.setInsertionPointToEnd(&last);
  build(builder, parent.location.materialize(parent.getContext()));
}
