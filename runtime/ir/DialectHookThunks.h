//===- DialectHookThunks.h - Dialect hooks from a C++ class -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates the DialectHooks of a dialect class whose members a table lists (see Dialect.h): each function that
// the class overrides, such as materializeConstant or getCanonicalizationPatterns, becomes a hook; the other
// hooks stay empty.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DIALECTHOOKTHUNKS_H
#define STRATA_RUNTIME_IR_DIALECTHOOKTHUNKS_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"

namespace mlir::detail {

/// Returns the dialect object of class DialectT; loads the dialect if necessary.
template <typename DialectT>
DialectT &loadedDialect(MLIRContext *context) {
  return *context->getOrLoadDialect<DialectT>();
}

/// Returns the context of a parser. A template, because the parser classes are incomplete in this header.
template <typename ParserT>
MLIRContext *contextOf(ParserT &parser) {
  return parser.getContext();
}

/// Returns the hooks of a dialect of class DialectT: the function that creates the dialect object, and
/// functions that call the virtual functions that DialectT overrides.
template <typename DialectT>
constexpr DialectHooks dialectHooks() {
  DialectHooks hooks;
  hooks.create = {[](const void *, MLIRContext *context) -> Dialect * {
    auto *dialect = new DialectT(context);
    if constexpr (requires { dialect->initialize(); })
      dialect->initialize();
    return dialect;
  }};
  // Only overridden functions become hooks.
  constexpr unsigned overridden = findOverriddenHooks<DialectT>();
  using Bit = DialectHookBit;
  if constexpr (overridden & Bit::MaterializeConstant)
    hooks.materializeConstant = {
        [](const void *, OpBuilder &builder, Attribute value, Type type, Location loc) -> Operation * {
          return loadedDialect<DialectT>(builder.getContext()).materializeConstant(builder, value, type, loc);
        }};
  if constexpr (overridden & Bit::Canonicalization)
    hooks.canonicalizationPatterns = {[](const void *, RewritePatternSet &patterns, MLIRContext *context) {
      loadedDialect<DialectT>(context).getCanonicalizationPatterns(patterns);
    }};
  if constexpr (overridden & Bit::VerifyOperationAttribute)
    hooks.verifyOperationAttribute = {[](const void *, Operation *op, NamedAttribute attr) -> LogicalResult {
      return loadedDialect<DialectT>(op->getContext()).verifyOperationAttribute(op, attr);
    }};
  if constexpr (overridden & Bit::VerifyRegionArgAttribute)
    hooks.verifyRegionArgAttribute = {[](const void *, Operation *op, unsigned region, unsigned index,
                                         NamedAttribute attr) -> LogicalResult {
      return loadedDialect<DialectT>(op->getContext()).verifyRegionArgAttribute(op, region, index, attr);
    }};
  if constexpr (overridden & Bit::VerifyRegionResultAttribute)
    hooks.verifyRegionResultAttribute = {[](const void *, Operation *op, unsigned region, unsigned index,
                                            NamedAttribute attr) -> LogicalResult {
      return loadedDialect<DialectT>(op->getContext()).verifyRegionResultAttribute(op, region, index, attr);
    }};
  if constexpr (overridden & Bit::InterfaceForOp)
    hooks.interfaceFallback = {[](const void *, TypeID interface, OperationName name) -> const void * {
      return loadedDialect<DialectT>(name.getContext()).getRegisteredInterfaceForOp(interface, name);
    }};
  if constexpr (overridden & Bit::ParseType)
    hooks.parseType = {[](const void *, DialectAsmParser &parser) -> Type {
      return loadedDialect<DialectT>(contextOf(parser)).parseType(parser);
    }};
  if constexpr (overridden & Bit::PrintType)
    hooks.printType = {[](const void *, Type type, DialectAsmPrinter &printer) {
      loadedDialect<DialectT>(type.getContext()).printType(type, printer);
    }};
  if constexpr (overridden & Bit::ParseAttribute)
    hooks.parseAttribute = {[](const void *, DialectAsmParser &parser, Type type) -> Attribute {
      return loadedDialect<DialectT>(contextOf(parser)).parseAttribute(parser, type);
    }};
  if constexpr (overridden & Bit::PrintAttribute)
    hooks.printAttribute = {[](const void *, Attribute attr, DialectAsmPrinter &printer) {
      loadedDialect<DialectT>(attr.getContext()).printAttribute(attr, printer);
    }};
  return hooks;
}

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_DIALECTHOOKTHUNKS_H
