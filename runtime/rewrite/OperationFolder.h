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

/// Folds ops, and keeps at most one constant op for each dialect, value and type in a region.
class OperationFolder {
public:
  /// Creates an object without a rewriter, for callers that pass a rewriter to each function.
  OperationFolder() = default;
  /// \param listener  may be null; is notified of all changes.
  explicit OperationFolder(MLIRContext *context, OpBuilder::Listener *listener = nullptr)
      : ownRewriter(std::in_place, context, listener) {}

  /// Folds \p op. If \p op folds to values or attributes, it is replaced by them and erased; attributes
  /// become constants, and equal constants are shared. Fails, without a change, if \p op does not fold.
  /// \param inPlaceUpdate  if not null, receives whether the op was updated in place instead.
  /// \param maxIterations  the maximum number of repeated updates in place.
  LogicalResult tryToFold(Operation *op, bool *inPlaceUpdate = nullptr,
                          int maxIterations = std::numeric_limits<int>::max());
  /// Returns the constant with the given value in the region that getConstantInsertionRegion() returns for \p
  /// block. If there is none, creates one with the constant materializer of \p dialect. Returns null if that
  /// fails.
  Value getOrCreateConstant(Block *block, Dialect *dialect, Attribute value, Type type);
  /// Calls the overload below with the rewriter of this object. \p value may be null; the op is then folded
  /// to get it.
  bool insertKnownConstant(Operation *op, Attribute value = {});
  /// If the region of the constant op `op` has no registered constant for that value, registers `op` and
  /// moves it to the start of the region. Else replaces `op` by the registered constant. Returns false if
  /// `op` was replaced and erased.
  bool insertKnownConstant(Operation *op, Attribute value, RewriterBase &rewriter);
  /// Must be called before a registered constant is erased.
  void notifyRemoval(Operation *op);
  void clear() { constants.clear(), owned.clear(); }

private:
  /// Returns the registered constant of the region with the given value; creates and registers one if there
  /// is none. Returns null if that fails.
  Operation *getOrCreate(Region *region, Dialect *dialect, Attribute value, Type type, Location loc);

  using Key = std::pair<std::pair<Region *, Dialect *>, std::pair<Attribute, Type>>;
  llvm::DenseMap<Key, Operation *> constants;
  llvm::DenseMap<Operation *, Key> owned;
  std::optional<IRRewriter> ownRewriter;
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_OPERATIONFOLDER_H
