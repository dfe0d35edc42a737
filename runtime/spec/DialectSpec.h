//===- DialectSpec.h - A dialect as a pointer to its tables ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All that is registered of a dialect. Registering one stores a pointer; its ops, types and attributes are
// looked at when a name is first met. Plain data; see OpSpec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_DIALECTSPEC_H
#define STRATA_RUNTIME_SPEC_DIALECTSPEC_H

#include "runtime/spec/DefSpec.h"
#include "runtime/spec/OpSpec.h"
#include "runtime/spec/PatternSpec.h"

namespace strata {

class Dialect;
class DialectAsmParser;
class DialectAsmPrinter;
class OpBuilder;
class OperationName;
class TypeID;
struct NamedAttribute;

/// What the author wrote in C++ for the dialect as a whole. Every member may be empty.
struct DialectHooks {
  /// Makes the author's class; empty: a plain Dialect. The context owns the result.
  Hook<Dialect *(MLIRContext *)> create = {};
  /// An op that produces `value` as a value of `type`, inserted by the builder; null when it cannot.
  Hook<Operation *(OpBuilder &, Attribute value, Type type, Location loc)> materializeConstant = {};
  Hook<void(RewritePatternSet &, MLIRContext *)> canonicalizationPatterns = {};
  /// Text of types and attributes that no declaration covers. `parse` reports its own errors.
  Hook<Type(DialectAsmParser &)> parseType = {};
  Hook<void(Type, DialectAsmPrinter &)> printType = {};
  Hook<Attribute(DialectAsmParser &, Type)> parseAttribute = {};
  Hook<void(Attribute, DialectAsmPrinter &)> printAttribute = {};
  Hook<LogicalResult(Operation *, NamedAttribute)> verifyOperationAttribute = {};
  /// Of an attribute with the dialect's prefix on argument or result `index` of a region of a function.
  Hook<LogicalResult(Operation *, unsigned region, unsigned index, NamedAttribute)> verifyRegionArgAttribute =
      {};
  Hook<LogicalResult(Operation *, unsigned region, unsigned index, NamedAttribute)>
      verifyRegionResultAttribute = {};
  /// The function table of an interface that an op of the dialect does not implement by itself, or null.
  Hook<const void *(TypeID interface, OperationName)> interfaceFallback = {};
};

struct DialectSpec {
  llvm::StringRef name;                                ///< The namespace in the text: "poly".
  llvm::StringRef cppClass = {};                       ///< "::poly::PolyDialect"
  llvm::ArrayRef<const OpSpec *> ops = {};             ///< Sorted by name.
  llvm::ArrayRef<const TypeDefSpec *> types = {};      ///< Sorted by name.
  llvm::ArrayRef<const AttrDefSpec *> attributes = {}; ///< Sorted by name.
  llvm::ArrayRef<const EnumSpec *> enums = {};
  /// Declarative rewrites that canonicalisation uses, beside the hooks of ops and dialect.
  llvm::ArrayRef<const PatternSpec *> canonicalizations = {};
  llvm::ArrayRef<const DialectSpec *> dependentDialects = {};
  DialectHooks hooks = {};
  llvm::StringRef summary = {};
  SpecLoc loc = {};
};

} // namespace strata

#endif // STRATA_RUNTIME_SPEC_DIALECTSPEC_H
