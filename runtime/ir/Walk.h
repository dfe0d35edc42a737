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

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {

class Block;
class Operation;
class Region;

/// When an operation is visited: before or after the operations nested in it.
enum class WalkOrder : uint8_t { PreOrder, PostOrder };

/// How a walk continues.
class WalkResult {
public:
  enum ResultEnum { Interrupt, Advance, Skip };
  WalkResult(ResultEnum result = Advance) : result(result) {}
  /// Converts failure to Interrupt.
  WalkResult(llvm::LogicalResult status) : result(llvm::failed(status) ? Interrupt : Advance) {}

  /// interrupt() ends the walk, advance() continues it, skip() continues without the nested operations (in
  /// PreOrder).
  static WalkResult interrupt() { return Interrupt; }
  static WalkResult advance() { return Advance; }
  static WalkResult skip() { return Skip; }
  bool wasInterrupted() const { return result == Interrupt; }
  bool wasSkipped() const { return result == Skip; }
  bool operator==(const WalkResult &) const = default;

private:
  ResultEnum result;
};

namespace detail {
/// Walks over the operations, blocks or regions at or nested in \p root.
WalkResult walkOperations(Operation *root, llvm::function_ref<WalkResult(Operation *)> fn, WalkOrder order);
WalkResult walkBlocks(Operation *root, llvm::function_ref<WalkResult(Block *)> fn, WalkOrder order);
WalkResult walkRegions(Operation *root, llvm::function_ref<WalkResult(Region *)> fn, WalkOrder order);

/// Implementation of Operation::walk.
template <WalkOrder Order, typename FnT>
auto walk(Operation *root, FnT &&fn) {
  using Traits = llvm::function_traits<std::decay_t<FnT>>;
  using Arg = std::decay_t<typename Traits::template arg_t<0>>;
  using Result = std::invoke_result_t<FnT, Arg>;
  auto call = [&](auto arg) -> WalkResult {
    if constexpr (std::is_void_v<Result>) {
      fn(arg);
      return WalkResult::advance();
    } else {
      return fn(arg);
    }
  };
  auto finish = [](WalkResult result) {
    if constexpr (!std::is_void_v<Result>)
      return result;
  };
  if constexpr (std::is_same_v<Arg, Block *>)
    return finish(walkBlocks(root, call, Order));
  else if constexpr (std::is_same_v<Arg, Region *>)
    return finish(walkRegions(root, call, Order));
  else if constexpr (std::is_same_v<Arg, Operation *>)
    return finish(walkOperations(root, call, Order));
  else
    return finish(walkOperations(
        root,
        [&](Operation *op) -> WalkResult {
          if (auto typed = llvm::dyn_cast<Arg>(op))
            return call(typed);
          return WalkResult::advance();
        },
        Order));
}
} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_IR_WALK_H
