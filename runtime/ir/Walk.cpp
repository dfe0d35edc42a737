//===- Walk.cpp - Visiting all operations under one -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All walks keep their place on an explicit stack, so that depth is bounded by memory only. The place is the
// next operation, read before the current one is handed out: that one may be erased.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Walk.h"
#include "runtime/ir/Region.h"

using namespace strata;

namespace {
/// Where a walk stands inside one operation.
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

WalkResult strata::detail::walkOperations(Operation *root, llvm::function_ref<WalkResult(Operation *)> fn,
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

WalkResult strata::detail::walkBlocks(Operation *root, llvm::function_ref<WalkResult(Block *)> fn,
                                      WalkOrder order) {
  llvm::SmallVector<Block *, 16> blocks;
  auto collect = [&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        blocks.push_back(&block);
    return WalkResult::advance();
  };
  walkOperations(root, collect, WalkOrder::PreOrder);
  if (order == WalkOrder::PostOrder)
    std::reverse(blocks.begin(), blocks.end());
  for (Block *block : blocks)
    if (fn(block).wasInterrupted())
      return WalkResult::interrupt();
  return WalkResult::advance();
}

WalkResult strata::detail::walkRegions(Operation *root, llvm::function_ref<WalkResult(Region *)> fn,
                                       WalkOrder order) {
  llvm::SmallVector<Region *, 16> regions;
  auto collect = [&](Operation *op) {
    for (Region &region : op->getRegions())
      regions.push_back(&region);
    return WalkResult::advance();
  };
  walkOperations(root, collect, WalkOrder::PreOrder);
  if (order == WalkOrder::PostOrder)
    std::reverse(regions.begin(), regions.end());
  for (Region *region : regions)
    if (fn(region).wasInterrupted())
      return WalkResult::interrupt();
  return WalkResult::advance();
}
