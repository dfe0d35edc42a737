//===- DialectSpec.h - The descriptor of a dialect ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptor of a dialect. Registering a dialect stores a pointer to it; an op, type or attribute is
// looked up when its name first occurs. Plain data; for ownership and threads see OpSpec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_DIALECTSPEC_H
#define STRATA_RUNTIME_SPEC_DIALECTSPEC_H

#include "runtime/spec/DefSpec.h"
#include "runtime/spec/OpSpec.h"
#include "runtime/spec/PatternSpec.h"

namespace mlir {

class Dialect;
class DialectAsmParser;
class DialectAsmPrinter;
class OpBuilder;
class OperationName;
class TypeID;
struct NamedAttribute;

/// The C++ functions that the author wrote for a dialect as a whole. Every member may be empty.
struct DialectHooks {
  /// Creates an object of the author's dialect class, which the context then owns. Empty: a plain Dialect is
  /// created.
  Hook<Dialect *(MLIRContext *)> create = {};
  /// Creates, at the builder's insertion point, an op whose result is `value` as a value of `type`. Returns
  /// null if that is impossible.
  Hook<Operation *(OpBuilder &, Attribute value, Type type, Location loc)> materializeConstant = {};
  /// Adds the canonicalization patterns of the dialect to a set.
  Hook<void(RewritePatternSet &, MLIRContext *)> canonicalizationPatterns = {};
  /// Parse and print types and attributes that are not declared with a mnemonic. The parsers report their own
  /// errors.
  Hook<Type(DialectAsmParser &)> parseType = {};
  Hook<void(Type, DialectAsmPrinter &)> printType = {};
  Hook<Attribute(DialectAsmParser &, Type)> parseAttribute = {};
  Hook<void(Attribute, DialectAsmPrinter &)> printAttribute = {};
  /// Verifies a discardable attribute with the dialect's prefix on an operation of any dialect.
  Hook<LogicalResult(Operation *, NamedAttribute)> verifyOperationAttribute = {};
  /// Verify an attribute with the dialect's prefix on argument or result `index` of region number `region` of
  /// a function-like op.
  Hook<LogicalResult(Operation *, unsigned region, unsigned index, NamedAttribute)> verifyRegionArgAttribute =
      {};
  Hook<LogicalResult(Operation *, unsigned region, unsigned index, NamedAttribute)>
      verifyRegionResultAttribute = {};
  /// Returns the function table by which the dialect implements an interface for one of its ops that does not
  /// implement it by itself; null if there is none.
  Hook<const void *(TypeID interface, OperationName)> interfaceFallback = {};
};

/// The descriptor of a dialect: tables of its ops, types, attributes and enums.
struct DialectSpec {
  llvm::StringRef name;                           ///< The prefix of names in the assembly format: "poly".
  llvm::StringRef cppClass = {};                  ///< The qualified C++ class: "::poly::PolyDialect".
  llvm::ArrayRef<const OpSpec *> ops = {};        ///< The ops, sorted by name.
  llvm::ArrayRef<const TypeDefSpec *> types = {}; ///< The types, sorted by name.
  llvm::ArrayRef<const AttrDefSpec *> attributes = {}; ///< The attributes, sorted by name.
  llvm::ArrayRef<const EnumSpec *> enums = {};
  /// The declarative rewrites (DRR) that the canonicalizer uses in addition to the hooks of ops and of the
  /// dialect.
  llvm::ArrayRef<const PatternSpec *> canonicalizations = {};
  llvm::ArrayRef<const DialectSpec *> dependentDialects = {};
  DialectHooks hooks = {};
  /// True if the other members are empty until the dialect is loaded into a context. The object that
  /// hooks.create returns then has the complete descriptor.
  bool isFilledOnLoad = false;
  llvm::StringRef summary = {};
  SpecLoc loc = {};
};

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_DIALECTSPEC_H
