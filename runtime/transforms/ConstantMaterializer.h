//===- ConstantMaterializer.h - Creation of unique constants -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates constant ops with the dialect's materializeConstant hook, at the start of the isolated region
// around a block, once for each value and type. For passes that compute constants without folding; the greedy
// driver uses OperationFolder. One thread at a time. The created ops must not be erased while the object is
// in use. Private to runtime/transforms.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_CONSTANTMATERIALIZER_H
#define STRATA_RUNTIME_TRANSFORMS_CONSTANTMATERIALIZER_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Creates constants in regions that are isolated from above, and finds the constants that it has created
/// before.
class ConstantMaterializer {
public:
  /// Returns the constant of that value and type for uses in `block`; null if the dialect cannot materialize
  /// it.
  Value get(Block *block, Dialect *dialect, Attribute value, Type type);
  /// Returns true if this object created `op`.
  bool contains(Operation *op) const { return created.contains(op); }

private:
  using Key = std::pair<std::pair<Region *, Dialect *>, std::pair<Attribute, Type>>;
  llvm::DenseMap<Key, Operation *> constants;
  llvm::DenseSet<Operation *> created;
};

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_CONSTANTMATERIALIZER_H
