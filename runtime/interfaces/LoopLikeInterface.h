//===- LoopLikeInterface.h - Loops ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that run their regions repeatedly. A view class; see OpView.h.
//
// A loop may carry values: an init operand is the first value, a region iter_arg is the value in the current
// iteration, a yielded value is that of the next iteration, and a loop result is the last value. The four
// lists have the same length and order, which the verifier checks. To move invariant ops out of a loop, see
// moveLoopInvariantCode (runtime/transforms/LoopInvariantCodeMotion.h).
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

namespace mlir {

class RewriterBase;

/// For unroll-and-jam: collects the sequences of ops that the transformation must repeat. These are the
/// longest sequences that contain no op of class OpTy (the inner loops) and no terminator. Visits the blocks
/// of an op, and the blocks of the OpTy ops in them.
template <typename OpTy>
struct JamBlockGatherer {
  /// Appends the sequences in the regions of `op` to `subBlocks`. Linear in the number of ops in the visited
  /// blocks.
  void walk(Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        walk(block);
  }
  /// Appends the sequences in a block to `subBlocks`. \pre The block has a terminator.
  void walk(Block &block) {
    Block::iterator last = std::prev(block.end()), start = block.begin();
    auto close = [&](Block::iterator end) {
      if (start != end)
        subBlocks.emplace_back(start, std::prev(end));
    };
    for (Block::iterator op = block.begin(); op != last; ++op) {
      if (!llvm::isa<OpTy>(&*op))
        continue;
      close(op);
      walk(&*op);
      start = std::next(op);
    }
    close(last);
  }

  /// The first and the last op of each sequence.
  llvm::SmallVector<std::pair<Block::iterator, Block::iterator>> subBlocks;
};

/// A callback that creates the values that a loop yields for its new iter_args.
using NewYieldValuesFn = std::function<llvm::SmallVector<Value>(OpBuilder &builder, Location loc,
                                                                llvm::ArrayRef<BlockArgument> newArguments)>;
/// A callback for a tiled loop with new iter_args: creates the tiles that are inserted into them. Returns for
/// each tile the offsets and sizes of its position in the result of the loop.
using YieldTiledValuesFn = std::function<LogicalResult(
    RewriterBase &rewriter, Location loc, ValueRange inductionVars, ValueRange newArguments,
    llvm::SmallVector<Value> &tiledValues, llvm::SmallVector<llvm::SmallVector<OpFoldResult>> &offsets,
    llvm::SmallVector<llvm::SmallVector<OpFoldResult>> &sizes)>;

namespace detail {
/// The default methods of LoopLikeOpInterface, and its verifier.
bool isDefinedOutsideOfLoop(Operation *loop, Value value);
bool blockIsInLoop(Block *block);
LogicalResult verifyLoopLikeOp(Operation *op);
inline LogicalResult verifyLoopLikeOpInterface(Operation *op) { return verifyLoopLikeOp(op); }
llvm::SmallVector<Value> yieldArguments(OpBuilder &builder, Location loc,
                                        llvm::ArrayRef<BlockArgument> newArguments);
/// Returns consecutive operands of one op as a range of values.
inline OperandRange operandsOf(llvm::MutableArrayRef<OpOperand> operands) {
  return OperandRange(operands.data(), operands.size());
}

template <typename T>
std::optional<T> onlyElement(std::optional<llvm::SmallVector<T>> list) {
  return list && list->size() == 1 ? std::optional<T>(list->front()) : std::nullopt;
}

/// Returns the position of an element in a range, or nothing. OpOperands are compared by address.
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
/// Returns the element of \p to at the position of \p element in \p from; null if there is none.
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

} // namespace mlir

#include "runtime/interfaces/LoopLikeInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_LOOPLIKEINTERFACE_H
