//===- TestDialect.h - The test dialect t ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect `t`, defined by hand-written descriptors: one op for each feature of an op descriptor. The ops
// are listed in TestDialect.cpp.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_TESTDIALECT_H
#define STRATA_TESTS_SUPPORT_TESTDIALECT_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/Dialect.h"

namespace mlir::test {

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

/// `t.add`: commutative addition of two signless integers; folds constants and x + 0.
class AddOp : public Op<AddOp> {
public:
  using Op::Op;
  static const OpSpec spec;
  static void build(OpBuilder &, OperationState &state, Value lhs, Value rhs) {
    state.addOperands({lhs, rhs});
    state.addTypes(lhs.getType());
  }
};

} // namespace mlir::test

#endif // STRATA_TESTS_SUPPORT_TESTDIALECT_H
