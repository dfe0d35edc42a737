//===- TestDialect.h - Small operations for tests -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect `t`: one op for each thing that a declaration can say, described by hand-written tables. The
// names and what each op is for are in TestDialect.cpp. For tests only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_TESTDIALECT_H
#define STRATA_TESTS_SUPPORT_TESTDIALECT_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/Dialect.h"

namespace strata::test {

class TestDialect : public Dialect {
public:
  static const DialectSpec spec;
  explicit TestDialect(MLIRContext *context) : Dialect(spec, context) {}
  static constexpr llvm::StringLiteral getDialectNamespace() { return llvm::StringLiteral("t"); }
};

/// `t.const`: a constant of any type.
class ConstOp : public Op<ConstOp> {
public:
  using Op::Op;
  static const OpSpec spec;
  /// \pre value has a type.
  static void build(OpBuilder &, OperationState &state, Attribute value) {
    state.setSlot(0, value);
    state.addTypes(llvm::cast<TypedAttr>(value).getType());
  }
  Attribute getValue() { return op->getSlot(0); }
};

/// `t.add`: two signless integers, commutative; adds constants, and knows that x + 0 is x.
class AddOp : public Op<AddOp> {
public:
  using Op::Op;
  static const OpSpec spec;
  static void build(OpBuilder &, OperationState &state, Value lhs, Value rhs) {
    state.addOperands({lhs, rhs});
    state.addTypes(lhs.getType());
  }
};

} // namespace strata::test

#endif // STRATA_TESTS_SUPPORT_TESTDIALECT_H
