//===- SlotUses.h - Removable uses of memory slots -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Shared by mem2reg and sroa: collects the uses of a slot pointer that must be removed, transitively the uses
// of results that must be removed with them, and their users, which can be sorted so that definitions come
// before uses. Private to runtime/transforms.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_SLOTUSES_H
#define STRATA_RUNTIME_TRANSFORMS_SLOTUSES_H

#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/ir/Operation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::detail {

/// The blocking uses of one slot, that is, the uses that must be removed before the slot can be removed.
/// Grouped by user.
class SlotUses {
public:
  using Blocking = llvm::SmallPtrSet<OpOperand *, 4>;
  /// Returns true if `user` can be rewritten so that it no longer has the operands `uses`. Appends the uses
  /// of its results that must then be removed, too, to `newUses`.
  using CanRemoveFn = llvm::function_ref<bool(Operation *user, const Blocking &uses,
                                              llvm::SmallVectorImpl<OpOperand *> &newUses)>;

  /// Collects all blocking uses. Returns false if a user cannot be rewritten.
  bool collect(Value pointer, CanRemoveFn canRemove);
  /// Collects the given uses and the uses that must be removed with them. Returns false if a user cannot be
  /// rewritten.
  bool add(llvm::ArrayRef<OpOperand *> uses, CanRemoveFn canRemove);
  /// Returns true if all users with PromotableMemOpInterface are directly in `region`, not in nested regions.
  bool areAccessesIn(Region *region) const;
  bool empty() const { return users.empty(); }
  bool contains(Operation *op) const { return users.contains(op); }
  /// Returns the blocking uses by `op`. \pre contains(op).
  const Blocking &of(Operation *op) const { return users.find(op)->second; }
  /// Returns the users sorted so that definitions come before uses in reachable code.
  /// \param order  numbers of the blocks of the region, dominators first; blocks without a number come last.
  /// \pre All users are in `region` or nested in its ops.
  llvm::SmallVector<Operation *> inOrder(Region *region,
                                         const llvm::DenseMap<Block *, unsigned> &order) const;
  auto begin() const { return users.begin(); }
  auto end() const { return users.end(); }

private:
  llvm::MapVector<Operation *, Blocking> users;
};

/// Numbers the reachable blocks of a region in reverse post-order of a depth-first search from the entry
/// block.
llvm::DenseMap<Block *, unsigned> numberBlocks(Region *region);

} // namespace mlir::detail

#endif // STRATA_RUNTIME_TRANSFORMS_SLOTUSES_H
