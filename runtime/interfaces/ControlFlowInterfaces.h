//===- ControlFlowInterfaces.h - Branches and selections ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that branch to blocks and hand them values, and ops that select one of two values. Views; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CONTROLFLOWINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CONTROLFLOWINTERFACES_H

#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"
#include <optional>

namespace strata {

/// The operands that a terminator hands to a successor: first some values that the op makes itself, which no
/// operand stands for, then operands.
class SuccessorOperands {
public:
  explicit SuccessorOperands(MutableOperandRange forwarded) : forwarded(forwarded) {}
  SuccessorOperands(unsigned producedCount, MutableOperandRange forwarded)
      : producedCount(producedCount), forwarded(forwarded) {}

  unsigned size() const { return producedCount + forwarded.size(); }
  bool empty() const { return size() == 0; }
  unsigned getProducedOperandCount() const { return producedCount; }
  bool isOperandProduced(unsigned index) const { return index < producedCount; }
  /// Null for a value that the op makes itself.
  Value operator[](unsigned index) const {
    return isOperandProduced(index) ? Value() : forwarded[index - producedCount].get();
  }
  OperandRange getForwardedOperands() const { return forwarded.getAsOperandRange(); }
  MutableOperandRange getMutableForwardedOperands() const { return forwarded; }
  void erase(unsigned index) { forwarded.erase(index - producedCount); }
  void append(ValueRange values) { forwarded.append(values); }

private:
  unsigned producedCount = 0;
  MutableOperandRange forwarded;
};

/// Where control goes from an op with regions, or from the end of one: into a region, or to what follows the op.
class RegionSuccessor {
public:
  /// What follows the op, which takes its results.
  RegionSuccessor() = default;
  explicit RegionSuccessor(Region *region) : region(region) {}
  bool isParent() const { return region == nullptr; }
  Region *getSuccessor() const { return region; }

private:
  Region *region = nullptr;
};

namespace detail {
/// What is handed to each successor is what it takes.
LogicalResult verifyBranchOp(Operation *op);
/// The argument of a successor that an operand of a branch is handed to.
std::optional<BlockArgument> getBranchSuccessorArgument(Operation *op, unsigned operandIndex);
} // namespace detail

} // namespace strata

#include "runtime/interfaces/ControlFlowInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_CONTROLFLOWINTERFACES_H
