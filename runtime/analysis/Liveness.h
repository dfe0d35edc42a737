//===- Liveness.h - Where values are still needed -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For each block of an op, at any depth: the values of other blocks that are used in it or after it, and
// those that are behind it. A use inside of an op's regions is a use by that op, in the blocks around it.
// Computed once, from the last uses backwards, in time linear in uses times the blocks they live through;
// does not follow changes. Borrows the IR. Any number of threads may read it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_LIVENESS_H
#define STRATA_RUNTIME_ANALYSIS_LIVENESS_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace strata {

class Liveness {
public:
  using ValueSet = llvm::DenseSet<Value>;
  explicit Liveness(Operation *op);

  Operation *getOperation() const { return op; }
  /// Values that are defined elsewhere and needed in the block, or behind it.
  const ValueSet &getLiveIn(Block *block) const { return blocks.find(block)->second.in; }
  /// Values, of the block or not, that are needed behind it.
  const ValueSet &getLiveOut(Block *block) const { return blocks.find(block)->second.out; }
  /// No use of the value follows the op, which must be in a block that the value is in or live in.
  bool isDeadAfter(Value value, Operation *op) const;
  /// The ops at which a value is there and still needed: the first is the one that defines it, if one does.
  llvm::SmallVector<Operation *> resolveLiveness(Value value) const;

private:
  struct Sets {
    ValueSet in, out;
  };
  void addValue(Value value);
  Operation *op;
  llvm::DenseMap<Block *, Sets> blocks;
};

} // namespace strata

#endif // STRATA_RUNTIME_ANALYSIS_LIVENESS_H
