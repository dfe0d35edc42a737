//===- LoopLikeInterface.h - Loops ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that run their regions again and again. A view; see OpView.h.
//
// A loop may carry values: an init is an operand, an iter_arg is what it is inside, what is yielded is the
// next one, and a loop result the last. The four lists have one length and order, and the verifier asks that
// they do. Moving what does not change out of a loop is moveLoopInvariantCode
// (runtime/transforms/LoopInvariantCodeMotion.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_LOOPLIKEINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_LOOPLIKEINTERFACE_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/APInt.h"
#include <functional>
#include <optional>

namespace strata {

class RewriterBase;

/// Makes what a loop yields for arguments that it has got.
using NewYieldValuesFn = std::function<llvm::SmallVector<Value>(OpBuilder &builder, Location loc,
                                                                llvm::ArrayRef<BlockArgument> newArguments)>;
/// The same for tiles: the values, and for each where it goes in its result (offsets and sizes).
using YieldTiledValuesFn = std::function<LogicalResult(
    RewriterBase &rewriter, Location loc, ValueRange inductionVars, ValueRange newArguments,
    llvm::SmallVector<Value> &tiledValues, llvm::SmallVector<llvm::SmallVector<OpFoldResult>> &offsets,
    llvm::SmallVector<llvm::SmallVector<OpFoldResult>> &sizes)>;

namespace detail {
bool isDefinedOutsideOfLoop(Operation *loop, Value value);
bool blockIsInLoop(Block *block);
LogicalResult verifyLoopLikeOp(Operation *op);
llvm::SmallVector<Value> yieldArguments(OpBuilder &builder, Location loc,
                                        llvm::ArrayRef<BlockArgument> newArguments);
/// Neighbouring operands of one op, to be read.
inline OperandRange operandsOf(llvm::MutableArrayRef<OpOperand> operands) {
  return OperandRange(operands.data(), operands.size());
}

template <typename T>
std::optional<T> onlyElement(std::optional<llvm::SmallVector<T>> list) {
  return list && list->size() == 1 ? std::optional<T>(list->front()) : std::nullopt;
}

/// Where an element stands in a list; OpOperands are compared by where they are.
template <typename RangeT, typename T>
std::optional<size_t> positionIn(RangeT &&range, const T &element) {
  size_t position = 0;
  for (auto &&each : range) {
    if constexpr (std::is_same_v<T, OpOperand>) {
      if (&each == &element)
        return position;
    } else if (each == element) {
      return position;
    }
    ++position;
  }
  return std::nullopt;
}
template <typename FromT, typename T, typename ToT>
auto tiedElement(FromT &&from, const T &element, ToT &&to) -> std::decay_t<decltype(to[0])> {
  std::optional<size_t> position = positionIn(from, element);
  return position && *position < to.size() ? to[*position] : std::decay_t<decltype(to[0])>();
}
template <typename FromT, typename T>
OpOperand *tiedOperand(FromT &&from, const T &element, llvm::MutableArrayRef<OpOperand> to) {
  std::optional<size_t> position = positionIn(from, element);
  return position && *position < to.size() ? &to[*position] : nullptr;
}
} // namespace detail

} // namespace strata

#include "runtime/interfaces/LoopLikeInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_LOOPLIKEINTERFACE_H
