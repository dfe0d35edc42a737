//===- BuiltinOps.h - module and unrealized_conversion_cast ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The operations of the builtin dialect. Views; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINOPS_H
#define STRATA_RUNTIME_IR_BUILTINOPS_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/OpView.h"

namespace strata {

/// The top of the IR: one block of operations, a symbol table, isolated from above.
class ModuleOp : public Op<ModuleOp> {
public:
  using Op::Op;
  static const OpSpec spec;
  static constexpr llvm::StringLiteral getOperationName() { return llvm::StringLiteral("builtin.module"); }
  static void build(OpBuilder &builder, OperationState &state, std::optional<llvm::StringRef> name = std::nullopt);
  /// A detached module; the caller owns it (see OwningOpRef.h).
  static ModuleOp create(Location loc, std::optional<llvm::StringRef> name = std::nullopt);
  using Op::create;

  std::optional<llvm::StringRef> getSymName();
  std::optional<llvm::StringRef> getName() { return getSymName(); }
  Region &getBodyRegion() { return op->getRegion(0); }
  Block *getBody() { return &op->getRegion(0).front(); }
  template <typename OpT>
  auto getOps() {
    return getBody()->getOps<OpT>();
  }
  void push_back(Operation *child) { getBody()->push_back(child); }
};

/// Values of some types seen as values of others, until a conversion is complete.
class UnrealizedConversionCastOp : public Op<UnrealizedConversionCastOp> {
public:
  using Op::Op;
  static const OpSpec spec;
  static constexpr llvm::StringLiteral getOperationName() {
    return llvm::StringLiteral("builtin.unrealized_conversion_cast");
  }
  static void build(OpBuilder &builder, OperationState &state, TypeRange resultTypes, ValueRange inputs);

  OperandRange getInputs() { return op->getOperands(); }
  ResultRange getOutputs() { return op->getResults(); }
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_BUILTINOPS_H
