//===- Liveness.h - Live-in and live-out sets of blocks -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Live-in and live-out sets of all blocks nested in an op. A use inside a region of an op is also a use by
// that op in the enclosing blocks.
//
// Computed once, backward from the uses of each value, in time proportional to the sum over all uses of the
// blocks that the value is live in. Borrows the IR and is not updated when the IR changes. Const members may
// be called from several threads. For dead-value elimination, see LiveValues.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_LIVENESS_H
#define STRATA_RUNTIME_ANALYSIS_LIVENESS_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// The values that are live at the start and at the end of a block.
class LivenessBlockInfo {
public:
  using ValueSetT = llvm::DenseSet<Value>;
  const ValueSetT &in() const { return liveIn; }
  bool isLiveIn(Value value) const { return liveIn.contains(value); }
  const ValueSetT &out() const { return liveOut; }
  bool isLiveOut(Value value) const { return liveOut.contains(value); }
  Block *getBlock() const { return block; }
  /// Returns the first op of the block at which \p value is live: its definition, or the first op.
  Operation *getStartOperation(Value value) const;
  /// Returns the last op of the block at which \p value, live from \p start on, is live.
  Operation *getEndOperation(Value value, Operation *start) const;
  /// Returns the values that are live at \p op, including values that \p op defines and values whose last use
  /// is in \p op. Takes time in the size of the block.
  ValueSetT currentlyLiveValues(Operation *op) const;

private:
  friend class Liveness;
  Block *block = nullptr;
  ValueSetT liveIn, liveOut;
};

/// The live ranges of all values that are defined in the regions of an op.
class Liveness {
public:
  using ValueSet = LivenessBlockInfo::ValueSetT;
  using ValueSetT = ValueSet;
  using OperationListT = llvm::SmallVector<Operation *>;
  using BlockMapT = llvm::DenseMap<Block *, LivenessBlockInfo>;
  /// Computes the sets of all blocks nested in `op`.
  explicit Liveness(Operation *op);

  Operation *getOperation() const { return op; }
  /// Returns the values that are defined outside of `block` and used in it or later. \pre `block` is nested
  /// in the op.
  const ValueSet &getLiveIn(Block *block) const { return blocks.find(block)->second.in(); }
  /// Returns the values, defined in `block` or before it, that are used after `block`. \pre `block` is nested
  /// in the op.
  const ValueSet &getLiveOut(Block *block) const { return blocks.find(block)->second.out(); }
  /// Returns the sets of a block; null if it is not nested in the op.
  const LivenessBlockInfo *getLiveness(Block *block) const {
    auto it = blocks.find(block);
    return it == blocks.end() ? nullptr : &it->second;
  }
  /// Writes the sets of all blocks.
  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;
  /// Returns true if no use of `value` comes after `op`. \pre `value` is defined in, or live into, the block
  /// of `op`.
  bool isDeadAfter(Value value, Operation *op) const;
  /// Returns the ops at which `value` is live, starting with its defining op (or the start of its block) and
  /// ending in each block with the last use.
  llvm::SmallVector<Operation *> resolveLiveness(Value value) const;

private:
  /// Adds `value` to the sets of all blocks that it is live in.
  void addValue(Value value);
  Operation *op;
  BlockMapT blocks;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_LIVENESS_H
