//===- SlotUses.cpp - Removable uses of memory slots ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/SlotUses.h"
#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/ir/Dominance.h"
#include "runtime/ir/Region.h"

using namespace mlir;
using namespace mlir::detail;

bool SlotUses::collect(Value pointer, CanRemoveFn canRemove) {
  llvm::SmallVector<OpOperand *> uses;
  for (OpOperand &use : pointer.getUses())
    uses.push_back(&use);
  return add(uses, canRemove);
}

bool SlotUses::add(llvm::ArrayRef<OpOperand *> uses, CanRemoveFn canRemove) {
  llvm::SmallVector<Operation *> work;
  auto add = [&](OpOperand &use) {
    if (users[use.getOwner()].insert(&use).second)
      work.push_back(use.getOwner());
  };
  for (OpOperand *use : uses)
    add(*use);
  // Visit users in the order of the use list. If another use of a visited user is added, the user is visited
  // again with all of its uses.
  std::reverse(work.begin(), work.end());
  while (!work.empty()) {
    Operation *user = work.pop_back_val();
    llvm::SmallVector<OpOperand *> newUses;
    Blocking uses = users[user];
    if (!canRemove(user, uses, newUses))
      return false;
    for (OpOperand *use : newUses)
      add(*use);
  }
  return true;
}

bool SlotUses::areAccessesIn(Region *region) const {
  return llvm::all_of(users, [&](const auto &entry) {
    return entry.first->getParentRegion() == region || !llvm::isa<PromotableMemOpInterface>(entry.first);
  });
}

llvm::SmallVector<Operation *> SlotUses::inOrder(Region *region,
                                                 const llvm::DenseMap<Block *, unsigned> &order) const {
  struct Position {
    unsigned block;
    Operation *inBlock; ///< The user, or its ancestor that is directly in the region.
    Operation *user;
  };
  llvm::SmallVector<Position> positions;
  for (auto &[user, uses] : users) {
    Operation *inBlock = region->findAncestorOpInRegion(*user);
    auto number = order.find(inBlock->getBlock());
    positions.push_back({number == order.end() ? ~0u : number->second, inBlock, user});
  }
  llvm::stable_sort(positions, [](const Position &a, const Position &b) {
    if (a.block != b.block)
      return a.block < b.block;
    if (a.inBlock == b.inBlock || a.inBlock->getBlock() != b.inBlock->getBlock())
      return false;
    return a.inBlock->isBeforeInBlock(b.inBlock);
  });
  llvm::SmallVector<Operation *> result;
  for (const Position &position : positions)
    result.push_back(position.user);
  return result;
}

llvm::DenseMap<Block *, unsigned> detail::numberBlocks(Region *region) {
  llvm::SetVector<Block *> order;
  appendReversePostOrder(&region->front(), order);
  llvm::DenseMap<Block *, unsigned> numbers;
  for (auto [number, block] : llvm::enumerate(order))
    numbers[block] = number;
  return numbers;
}
