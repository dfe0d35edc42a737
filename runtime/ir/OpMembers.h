//===- OpMembers.h - Members by an op's declared shape ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The members that op classes have because of the number of their operands, results, regions and successors.
// Generated classes get them from a chain of base classes, which all ops of the same shape share, so that a
// class template is instantiated per shape and not per op:
//
//     SuccessorMembers<RegionMembers<OperandMembers<ResultMembers<…>>>>
//
// Hand-written classes get them from trait classes; see OpTraits.h. Private to OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPMEMBERS_H
#define STRATA_RUNTIME_IR_OPMEMBERS_H

#include "runtime/ir/Operation.h"
#include "runtime/ir/Region.h"

namespace mlir {

namespace detail {

/// The declared number of operands, regions or successors of an op.
enum class Count : uint8_t { Zero, One, Many };
/// Arguments for the parameter ResultT of DeclaredOp: NoResult for an op without results, ManyResults for an
/// op with several or variadic results.
struct NoResult;
struct ManyResults;

template <typename ResultT, typename ValueT>
auto typedValue(ValueT value) {
  return TypedValue<ResultT>(value.getImpl());
}

/// Accessors of ops with one result whose type is of class ResultT. \p Base has a member `op`.
template <typename Base, typename ResultT>
class ResultMembers : public Base {
public:
  using Base::Base;
  using Base::getResult;
  using Base::replaceAllUsesWith;
  TypedValue<ResultT> getResult() const { return TypedValue<ResultT>(this->op->getResult(0).getImpl()); }
  operator TypedValue<ResultT>() const { return getResult(); }
  /// Returns the type of the result.
  ResultT getType() const { return llvm::cast<ResultT>(this->op->getResult(0).getType()); }
  void replaceAllUsesWith(Value value) const { this->op->getResult(0).replaceAllUsesWith(value); }
  void replaceAllUsesWith(Operation *other) const { this->op->replaceAllUsesWith(other); }
};
template <typename Base>
class ResultMembers<Base, Type> : public Base {
public:
  using Base::Base;
  using Base::getResult;
  using Base::replaceAllUsesWith;
  OpResult getResult() const { return this->op->getResult(0); }
  operator Value() const { return this->op->getResult(0); }
  Type getType() const { return this->op->getResult(0).getType(); }
  void replaceAllUsesWith(Value value) const { this->op->getResult(0).replaceAllUsesWith(value); }
  void replaceAllUsesWith(Operation *other) const { this->op->replaceAllUsesWith(other); }
};
template <typename Base>
class ResultMembers<Base, NoResult> : public Base {
public:
  using Base::Base;
};
template <typename Base>
class ResultMembers<Base, ManyResults> : public Base {
public:
  using Base::Base;
  Type getType(unsigned index) const { return this->op->getResult(index).getType(); }
};

template <typename Base, Count>
class OperandMembers : public Base {
public:
  using Base::Base;
};
template <typename Base>
class OperandMembers<Base, Count::One> : public Base {
public:
  using Base::Base;
  using Base::getOperand;
  using Base::setOperand;
  Value getOperand() const { return this->op->getOperand(0); }
  void setOperand(Value value) const { this->op->setOperand(0, value); }
};

template <typename Base, Count>
class RegionMembers : public Base {
public:
  using Base::Base;
};
template <typename Base>
class RegionMembers<Base, Count::One> : public Base {
public:
  using Base::Base;
  /// Returns the operations of the first block of the region, or those of class OpT.
  auto getOps() const { return this->op->getRegion(0).getOps(); }
  template <typename OpT>
  auto getOps() const {
    return this->op->getRegion(0).template getOps<OpT>();
  }
};

template <typename Base, Count>
class SuccessorMembers : public Base {
public:
  using Base::Base;
};
template <typename Base>
class SuccessorMembers<Base, Count::One> : public Base {
public:
  using Base::Base;
  using Base::getSuccessor;
  using Base::setSuccessor;
  Block *getSuccessor() const { return this->op->getSuccessor(0); }
  void setSuccessor(Block *block) const { this->op->setSuccessor(block, 0); }
};

} // namespace detail
} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPMEMBERS_H
