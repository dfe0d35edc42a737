//===- SlotUses.h - Uses of memory that have to go ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What mem2reg and sroa have in common: the uses of a pointer that stand in the way, those of values computed
// from it that come with them, and the ops they are of, in an order in which definitions come before uses.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_SLOTUSES_H
#define STRATA_RUNTIME_TRANSFORMS_SLOTUSES_H

#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/ir/Operation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace strata::detail {

class SlotUses {
public:
  using Blocking = llvm::SmallPtrSet<OpOperand *, 4>;
  /// Whether an op can do without uses; adds uses of its results that would have to go, too.
  using CanGo = llvm::function_ref<bool(Operation *user, const Blocking &uses,
                                        llvm::SmallVectorImpl<OpOperand *> &newUses)>;

  /// Asks all users, and those that come with them. False when one cannot do without.
  bool collect(Value pointer, CanGo canGo);
  /// Whether all users are in one region.
  bool areAllIn(Region *region) const;
  bool empty() const { return users.empty(); }
  bool contains(Operation *op) const { return users.contains(op); }
  const Blocking &of(Operation *op) const { return users.find(op)->second; }
  /// The users, definitions before uses where control gets to them. \pre All are in one region, or in regions
  /// of ops of it. \param order  numbers of blocks of that region, dominators first; others come last.
  llvm::SmallVector<Operation *> inOrder(Region *region,
                                         const llvm::DenseMap<Block *, unsigned> &order) const;
  auto begin() const { return users.begin(); }
  auto end() const { return users.end(); }

private:
  llvm::MapVector<Operation *, Blocking> users;
};

/// Numbers of the blocks of a region that control gets to: reverse postorder of a search from the entry.
llvm::DenseMap<Block *, unsigned> numberBlocks(Region *region);

} // namespace strata::detail

#endif // STRATA_RUNTIME_TRANSFORMS_SLOTUSES_H
