//===- BuiltinDialect.h - The dialect of every context --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The builtin dialect: modules and the types and attributes of the IR itself. It is loaded into every
// context.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINDIALECT_H
#define STRATA_RUNTIME_IR_BUILTINDIALECT_H

#include "runtime/ir/Dialect.h"

namespace mlir {

/// The dialect with namespace "builtin".
class BuiltinDialect : public Dialect {
public:
  static const DialectSpec spec;
  explicit BuiltinDialect(MLIRContext *context) : Dialect(spec, context) {}
  static constexpr llvm::StringLiteral getDialectNamespace() { return llvm::StringLiteral("builtin"); }
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_BUILTINDIALECT_H
