//===- OperationFolder.h - Uniquing of constants --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Keeps one constant op for each value, type and dialect in each isolated region, at the start of its entry
// block. Borrows the IR. One thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H
#define STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H

#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

/// Returns the region whose entry block holds the constants used in `block`: the innermost enclosing region
/// whose parent op is isolated from above, unregistered or top-level. Null if `block` is detached.
Region *getConstantInsertionRegion(Block *block);

/// The unique constants of a set of regions.
class OperationFolder {
public:
  /// Registers the constant op `op` with that value as the unique one of its region and moves it to the
  /// start, or replaces it by the registered one. Returns false if `op` was replaced and erased.
  bool insertKnownConstant(Operation *op, Attribute value, RewriterBase &rewriter);
  /// Must be called before a registered constant is erased.
  void notifyRemoval(Operation *op);
  void clear() { constants.clear(), owned.clear(); }

private:
  using Key = std::pair<std::pair<Region *, Dialect *>, std::pair<Attribute, Type>>;
  llvm::DenseMap<Key, Operation *> constants;
  llvm::DenseMap<Operation *, Key> owned;
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H
