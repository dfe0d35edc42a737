//===- ConstantMaterializer.h - Constants where they are wanted -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Makes the op of a constant by asking its dialect, at the start of the isolated region around a block, once
// for each value and type. For passes that know constants without folding; the greedy driver has
// OperationFolder. One thread at a time; what it made must not be erased while it is used.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_CONSTANTMATERIALIZER_H
#define STRATA_RUNTIME_TRANSFORMS_CONSTANTMATERIALIZER_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace strata {

class ConstantMaterializer {
public:
  /// Null when the dialect has no op for it.
  Value get(Block *block, Dialect *dialect, Attribute value, Type type);
  /// Whether an op was made here.
  bool contains(Operation *op) const { return made.contains(op); }

private:
  using Key = std::pair<std::pair<Region *, Dialect *>, std::pair<Attribute, Type>>;
  llvm::DenseMap<Key, Operation *> constants;
  llvm::DenseSet<Operation *> made;
};

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_CONSTANTMATERIALIZER_H
