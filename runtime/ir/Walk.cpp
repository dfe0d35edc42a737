//===- Walk.cpp - Traversal of nested operations --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All walks use an explicit stack, so nesting depth is bounded by memory only. The stack contains the next
// operation, which is read before the current one is passed to the callback, because the callback may erase
// the current one.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Walk.h"
#include "runtime/ir/Iterators.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <vector>

using namespace mlir;

namespace {
/// Position of a walk inside of one operation.
struct Frame {
  Operation *op;
  unsigned region = 0;
  Region::iterator block{};
  Block::iterator next{};
  bool inBlock = false;
  bool started = false;
};

/// Moves to the next operation inside `frame.op`, or returns null at its end.
Operation *advance(Frame &frame, llvm::function_ref<void(Block *)> enterBlock,
                   llvm::function_ref<void(Region *)> enterRegion) {
  while (true) {
    if (frame.inBlock) {
      if (frame.next != frame.block->end())
        return &*frame.next++;
      ++frame.block;
      frame.inBlock = false;
    } else if (!frame.started) {
      if (frame.region == frame.op->getNumRegions())
        return nullptr;
      enterRegion(&frame.op->getRegion(frame.region));
      frame.block = frame.op->getRegion(frame.region).begin();
      frame.started = true;
    }
    if (frame.block != frame.op->getRegion(frame.region).end()) {
      enterBlock(&*frame.block);
      frame.next = frame.block->begin();
      frame.inBlock = true;
    } else {
      ++frame.region;
      frame.started = false;
    }
  }
}
} // namespace

WalkResult mlir::detail::walkOperations(Operation *root, llvm::function_ref<WalkResult(Operation *)> fn,
                                        WalkOrder order) {
  auto nothing = [](auto *) {};
  if (order == WalkOrder::PreOrder) {
    WalkResult result = fn(root);
    if (!(result == WalkResult::advance()))
      return result.wasSkipped() ? WalkResult::advance() : result;
  }
  if (root->getNumRegions() == 0)
    return order == WalkOrder::PostOrder ? fn(root) : WalkResult::advance();
  llvm::SmallVector<Frame, 8> stack;
  stack.push_back({root});
  while (!stack.empty()) {
    Operation *op = advance(stack.back(), nothing, nothing);
    if (!op) {
      Operation *done = stack.pop_back_val().op;
      if (order == WalkOrder::PostOrder && fn(done).wasInterrupted())
        return WalkResult::interrupt();
      continue;
    }
    bool goInside = true;
    if (order == WalkOrder::PreOrder) {
      WalkResult result = fn(op);
      if (result.wasInterrupted())
        return result;
      goInside = !result.wasSkipped();
    } else if (op->getNumRegions() == 0) {
      if (fn(op).wasInterrupted())
        return WalkResult::interrupt();
      continue;
    }
    if (goInside && op->getNumRegions())
      stack.push_back({op});
  }
  return WalkResult::advance();
}

mlir::detail::BlocksInDominanceOrder::BlocksInDominanceOrder(Region &region) {
  if (region.empty())
    return;
  llvm::SmallPtrSet<Block *, 16> seen;
  llvm::SmallVector<std::pair<Block *, unsigned>, 8> path; // A block and its next successor.
  auto visit = [&](Block *block) {
    if (seen.insert(block).second) {
      blocks.push_back(block);
      path.emplace_back(block, 0);
    }
  };
  for (Block &root : region) {
    visit(&root);
    while (!path.empty()) {
      auto &[block, next] = path.back();
      if (next == block->getNumSuccessors())
        path.pop_back();
      else
        visit(block->getSuccessor(next++));
    }
  }
}

WalkStage::WalkStage(Operation *op) : numRegions(op->getNumRegions()) {}

WalkResult mlir::detail::walkStages(Operation *root,
                                    llvm::function_ref<WalkResult(Operation *, const WalkStage &)> fn) {
  /// An operation whose regions are being visited.
  struct Visit {
    Operation *op;
    WalkStage stage;
    llvm::SmallVector<Operation *, 8> children; ///< Operations of the current region that remain, reversed.
  };
  std::vector<Visit> stack;
  stack.push_back({root, WalkStage(root), {}});
  bool entered = true;
  while (!stack.empty()) {
    Visit &visit = stack.back();
    if (!visit.children.empty()) {
      Operation *child = visit.children.pop_back_val();
      stack.push_back({child, WalkStage(child), {}});
      entered = true;
      continue;
    }
    // Call the function before the first region and after each region.
    if (!entered)
      visit.stage.advance();
    entered = false;
    WalkResult result = fn(visit.op, visit.stage);
    if (result.wasInterrupted())
      return result;
    if (result.wasSkipped() || visit.stage.isAfterAllRegions()) {
      stack.pop_back();
      continue;
    }
    for (Block &block : visit.op->getRegion(visit.stage.getNextRegion()))
      for (Operation &op : block)
        visit.children.push_back(&op);
    std::reverse(visit.children.begin(), visit.children.end());
  }
  return WalkResult::advance();
}

namespace {
/// A work item of a walk over blocks and regions. Each region and block has two work items: one for its
/// entry, one for the time when everything nested in it was visited.
struct WorkItem {
  enum Kind : uint8_t { EnterRegion, EnterBlock, LeaveRegion, LeaveBlock, Inside } kind;
  Region *region = nullptr;
  Block *block = nullptr;
  Block::iterator next{};
};

/// Calls one of the functions for each region and block nested in \p root, in textual order.
WalkResult walkNested(Operation *root, llvm::function_ref<WalkResult(Region *)> onRegion,
                      llvm::function_ref<WalkResult(Block *)> onBlock, WalkOrder order) {
  llvm::SmallVector<WorkItem, 16> stack;
  auto pushRegions = [&](Operation *op) {
    for (Region &region : llvm::reverse(op->getRegions()))
      stack.push_back({WorkItem::EnterRegion, &region});
  };
  auto call = [&](const WorkItem &item) {
    if (item.block)
      return onBlock ? onBlock(item.block) : WalkResult::advance();
    return onRegion ? onRegion(item.region) : WalkResult::advance();
  };
  pushRegions(root);
  while (!stack.empty()) {
    WorkItem item = stack.pop_back_val();
    if (item.kind == WorkItem::Inside) {
      if (item.next == item.block->end())
        continue;
      Operation *op = &*item.next++;
      stack.push_back(item);
      pushRegions(op);
      continue;
    }
    bool isEntry = item.kind == WorkItem::EnterRegion || item.kind == WorkItem::EnterBlock;
    if (isEntry == (order == WalkOrder::PreOrder)) {
      WalkResult result = call(item);
      if (result.wasInterrupted())
        return result;
      if (result.wasSkipped())
        continue;
    }
    if (!isEntry)
      continue;
    if (order == WalkOrder::PostOrder)
      stack.push_back({item.block ? WorkItem::LeaveBlock : WorkItem::LeaveRegion, item.region, item.block});
    if (item.block)
      stack.push_back({WorkItem::Inside, nullptr, item.block, item.block->begin()});
    else
      for (Block &block : llvm::reverse(*item.region))
        stack.push_back({WorkItem::EnterBlock, nullptr, &block});
  }
  return WalkResult::advance();
}
} // namespace

WalkResult mlir::detail::walkBlocks(Operation *root, llvm::function_ref<WalkResult(Block *)> fn,
                                    WalkOrder order) {
  return walkNested(root, nullptr, fn, order);
}
WalkResult mlir::detail::walkRegions(Operation *root, llvm::function_ref<WalkResult(Region *)> fn,
                                     WalkOrder order) {
  return walkNested(root, fn, nullptr, order);
}
