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
/// Part of verifying a BranchOpInterface: what is handed to each successor is what it takes.
LogicalResult verifyBranchSuccessorOperands(Operation *op);
} // namespace detail

class BranchOpInterface : public OpInterface<BranchOpInterface> {
public:
  using OpInterface::OpInterface;
  template <typename ConcreteOp>
  struct Trait {
    static LogicalResult verifyTrait(Operation *op) { return detail::verifyBranchSuccessorOperands(op); }
  };
  struct Concept {
    SuccessorOperands (*getSuccessorOperands)(Operation *op, unsigned index);
    Block *(*getSuccessorForOperands)(Operation *op, llvm::ArrayRef<Attribute> operands);
  };
  template <typename OpT>
  struct Model {
    static SuccessorOperands getSuccessorOperands(Operation *op, unsigned index) {
      return OpT(op).getSuccessorOperands(index);
    }
    static Block *getSuccessorForOperands(Operation *op, llvm::ArrayRef<Attribute> operands) {
      if constexpr (requires { OpT(op).getSuccessorForOperands(operands); })
        return OpT(op).getSuccessorForOperands(operands);
      else
        return nullptr;
    }
    static constexpr Concept value = {&getSuccessorOperands, &getSuccessorForOperands};
  };

  SuccessorOperands getSuccessorOperands(unsigned index) const { return getConcept()->getSuccessorOperands(op, index); }
  /// The block that is branched to when the operands have these constant values; null when it is not known.
  Block *getSuccessorForOperands(llvm::ArrayRef<Attribute> operands) const {
    return getConcept()->getSuccessorForOperands(op, operands);
  }
};

class SelectLikeOpInterface : public OpInterface<SelectLikeOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    Value (*getCondition)(Operation *op);
    Value (*getTrueValue)(Operation *op);
    Value (*getFalseValue)(Operation *op);
  };
  template <typename OpT>
  struct Model {
    static Value getCondition(Operation *op) { return OpT(op).getCondition(); }
    static Value getTrueValue(Operation *op) { return OpT(op).getTrueValue(); }
    static Value getFalseValue(Operation *op) { return OpT(op).getFalseValue(); }
    static constexpr Concept value = {&getCondition, &getTrueValue, &getFalseValue};
  };

  Value getCondition() const { return getConcept()->getCondition(op); }
  Value getTrueValue() const { return getConcept()->getTrueValue(op); }
  Value getFalseValue() const { return getConcept()->getFalseValue(op); }
};

} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_CONTROLFLOWINTERFACES_H
