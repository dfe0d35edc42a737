//===- Walk.h - Traversal of nested operations ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `op->walk(fn)` calls fn for op and every operation nested in it. The parameter type of fn selects what is
// visited: `Operation *`, a view such as `func::FuncOp` (other operations are skipped), `Block *` or `Region
// *`. fn returns void, or a WalkResult to stop early. In PostOrder, the default, nested operations are
// visited first, and fn may erase the visited operation. In PreOrder, `WalkResult::skip()` skips the nested
// operations; fn must return it if it erased the operation. Nesting depth is bounded by memory, not by the
// C++ stack.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_WALK_H
#define STRATA_RUNTIME_IR_WALK_H

#include "runtime/support/WalkResult.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Casting.h"

namespace mlir {

class Block;
class Operation;
class Region;

/// When an operation is visited: before or after the operations nested in it.
enum class WalkOrder : uint8_t { PreOrder, PostOrder };

/// The position of a walk at one operation: before, between or after its regions.
class WalkStage {
public:
  explicit WalkStage(Operation *op);

  int getNextRegion() const { return nextRegion; }
  bool isBeforeRegion(int region) const { return nextRegion == region; }
  bool isAfterRegion(int region) const { return nextRegion == region + 1; }
  bool isBeforeAllRegions() const { return nextRegion == 0; }
  bool isAfterAllRegions() const { return nextRegion == numRegions; }
  /// Moves to the next region.
  void advance() { ++nextRegion; }

private:
  const int numRegions;
  int nextRegion = 0;
};

/// The order in which a walk visits the regions of an operation, the blocks of a region and the operations of
/// a block: their order in the IR. Other orders are in Iterators.h.
struct ForwardIterator {
  template <typename T>
  static T &makeIterable(T &range) {
    return range;
  }
  /// Returns the regions of an operation; defined in Region.h.
  static llvm::MutableArrayRef<Region> makeIterable(Operation &op);
};

namespace detail {
/// Walks over operations and calls \p fn before, between and after the regions of each.
WalkResult walkStages(Operation *root, llvm::function_ref<WalkResult(Operation *, const WalkStage &)> fn);
/// Walks over the operations, blocks or regions at or nested in \p root.
WalkResult walkOperations(Operation *root, llvm::function_ref<WalkResult(Operation *)> fn, WalkOrder order);
WalkResult walkBlocks(Operation *root, llvm::function_ref<WalkResult(Block *)> fn, WalkOrder order);
WalkResult walkRegions(Operation *root, llvm::function_ref<WalkResult(Region *)> fn, WalkOrder order);

/// Walks in the order that \p IteratorT defines, recursively. \p fn takes an operation, block or region.
template <WalkOrder Order, typename IteratorT, typename ArgT, typename FnT>
WalkResult walkInOrder(Operation *root, FnT &fn) {
  auto call = [&](auto *entity) {
    if constexpr (std::is_same_v<decltype(entity), ArgT>)
      return fn(entity);
    else
      return WalkResult::advance();
  };
  auto visit = [&](auto *entity, auto nested) {
    if constexpr (Order == WalkOrder::PreOrder) {
      WalkResult result = call(entity);
      if (result.wasInterrupted())
        return result;
      return result.wasSkipped() ? WalkResult::advance() : nested();
    } else {
      return nested().wasInterrupted() ? WalkResult::interrupt() : call(entity);
    }
  };
  return visit(root, [&] {
    for (auto &region : IteratorT::makeIterable(*root)) {
      WalkResult result = visit(&region, [&] {
        auto &&blocks = IteratorT::makeIterable(region);
        for (auto &block : llvm::make_early_inc_range(blocks)) {
          WalkResult result = visit(&block, [&] {
            auto &&operations = IteratorT::makeIterable(block);
            for (auto &op : llvm::make_early_inc_range(operations))
              if (walkInOrder<Order, IteratorT, ArgT>(&op, fn).wasInterrupted())
                return WalkResult::interrupt();
            return WalkResult::advance();
          });
          if (result.wasInterrupted())
            return result;
        }
        return WalkResult::advance();
      });
      if (result.wasInterrupted())
        return result;
    }
    return WalkResult::advance();
  });
}

/// Walks with a function of one parameter.
template <WalkOrder Order, typename IteratorT, typename Arg, typename Result, typename FnT>
auto walkOneArgument(Operation *root, FnT &fn) {
  auto call = [&](auto arg) -> WalkResult {
    if constexpr (std::is_void_v<Result>) {
      fn(arg);
      return WalkResult::advance();
    } else {
      return fn(arg);
    }
  };
  auto callView = [&](Operation *op) -> WalkResult {
    if constexpr (!std::is_pointer_v<Arg>)
      if (auto typed = llvm::dyn_cast<Arg>(op))
        return call(typed);
    return WalkResult::advance();
  };
  auto finish = [](WalkResult result) {
    if constexpr (!std::is_void_v<Result>)
      return result;
  };
  if constexpr (!std::is_same_v<IteratorT, ForwardIterator>) {
    if constexpr (std::is_pointer_v<Arg>)
      return finish(walkInOrder<Order, IteratorT, Arg>(root, call));
    else
      return finish(walkInOrder<Order, IteratorT, Operation *>(root, callView));
  } else if constexpr (std::is_same_v<Arg, Block *>)
    return finish(walkBlocks(root, call, Order));
  else if constexpr (std::is_same_v<Arg, Region *>)
    return finish(walkRegions(root, call, Order));
  else if constexpr (std::is_same_v<Arg, Operation *>)
    return finish(walkOperations(root, call, Order));
  else
    return finish(walkOperations(root, callView, Order));
}

/// Implementation of Operation::walk.
template <WalkOrder Order, typename IteratorT = ForwardIterator, typename FnT>
auto walk(Operation *root, FnT &&fn) {
  using Traits = llvm::function_traits<std::decay_t<FnT>>;
  using Arg = std::decay_t<typename Traits::template arg_t<0>>;
  using Result = typename Traits::result_t;
  if constexpr (Traits::num_args == 1) {
    return walkOneArgument<Order, IteratorT, Arg, Result>(root, fn);
  } else {
    WalkResult result = walkStages(root, [&](Operation *op, const WalkStage &stage) -> WalkResult {
      auto typed = [&] {
        if constexpr (std::is_pointer_v<Arg>)
          return op;
        else
          return llvm::dyn_cast<Arg>(op);
      }();
      if constexpr (!std::is_void_v<Result>)
        return typed ? WalkResult(fn(typed, stage)) : WalkResult::advance();
      else if (typed)
        fn(typed, stage);
      return WalkResult::advance();
    });
    if constexpr (!std::is_void_v<Result>)
      return result;
  }
}
} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_IR_WALK_H
