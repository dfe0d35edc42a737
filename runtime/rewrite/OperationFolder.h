//===- OperationFolder.h - Uniquing of constants --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folds operations, and keeps one constant op for each value, type and dialect in each isolated region, at
// the start of its entry block. Borrows the IR. One thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H
#define STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H

#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/DenseMap.h"
#include <limits>
#include <optional>

namespace mlir {

/// Returns the region whose entry block holds the constants used in `block`: the innermost enclosing region
/// whose parent op is isolated from above, unregistered or top-level. Null if `block` is detached.
Region *getConstantInsertionRegion(Block *block);

/// The unique constants of a set of regions.
class OperationFolder {
public:
  /// For drivers that pass a rewriter to each call.
  OperationFolder() = default;
  /// \param listener  may be null; is notified of all changes.
  explicit OperationFolder(MLIRContext *context, OpBuilder::Listener *listener = nullptr)
      : ownRewriter(std::in_place, context, listener) {}

  /// Folds \p op. An op that folds to values or attributes is replaced by them, with uniqued constants for
  /// the attributes, and erased. Fails, without a change, if the op does not fold.
  /// \param inPlaceUpdate  if not null, receives whether the op was updated in place instead.
  /// \param maxIterations  the maximum number of repeated updates in place.
  LogicalResult tryToFold(Operation *op, bool *inPlaceUpdate = nullptr,
                          int maxIterations = std::numeric_limits<int>::max());
  /// Returns the unique constant of the isolated region around \p block; creates it if there is none, with
  /// the constant materializer of \p dialect. Returns null if that fails.
  Value getOrCreateConstant(Block *block, Dialect *dialect, Attribute value, Type type);
  /// Like the overload below, with the rewriter of this object. \p value may be null if the op folds to it.
  bool insertKnownConstant(Operation *op, Attribute value = {});
  /// Registers the constant op `op` with that value as the unique one of its region and moves it to the
  /// start, or replaces it by the registered one. Returns false if `op` was replaced and erased.
  bool insertKnownConstant(Operation *op, Attribute value, RewriterBase &rewriter);
  /// Must be called before a registered constant is erased.
  void notifyRemoval(Operation *op);
  void clear() { constants.clear(), owned.clear(); }

private:
  /// Returns the unique constant of the region, or creates it before \p op.
  Operation *getOrCreate(Region *region, Dialect *dialect, Attribute value, Type type, Location loc);

  using Key = std::pair<std::pair<Region *, Dialect *>, std::pair<Attribute, Type>>;
  llvm::DenseMap<Key, Operation *> constants;
  llvm::DenseMap<Operation *, Key> owned;
  std::optional<IRRewriter> ownRewriter;
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H
