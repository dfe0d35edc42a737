//===- OperationFolder.h - Constants, one of each -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Keeps constants unique in each isolated region, at the start of its entry block. One thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H
#define STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H

#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/DenseMap.h"

namespace strata {

class OperationFolder {
public:
  /// Makes `op`, a constant of that value, the one of its region, or replaces it by the one that there is.
  /// False: it was replaced and is gone.
  bool insertKnownConstant(Operation *op, Attribute value, RewriterBase &rewriter);
  /// The op is about to be erased.
  void notifyRemoval(Operation *op);
  void clear() { constants.clear(), owned.clear(); }

private:
  using Key = std::pair<std::pair<Region *, Dialect *>, std::pair<Attribute, Type>>;
  llvm::DenseMap<Key, Operation *> constants;
  llvm::DenseMap<Operation *, Key> owned;
};

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H
