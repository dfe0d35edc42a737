//===- DialectHookThunks.h - Dialect hooks from a C++ class -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates the DialectHooks of an author's dialect class: each function that the class declares, such as
// materializeConstant or getCanonicalizationPatterns, becomes a hook; the other hooks stay empty.
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

/// Returns the hooks of the dialect class DialectT.
template <typename DialectT>
constexpr DialectHooks dialectHooks() {
  DialectHooks hooks;
  hooks.create = {[](const void *, MLIRContext *context) -> Dialect * {
    auto *dialect = new DialectT(context);
    if constexpr (requires { dialect->initialize(); })
      dialect->initialize();
    return dialect;
  }};
  if constexpr (requires(DialectT &dialect, OpBuilder &builder, Attribute value, Type type, Location loc) {
                  dialect.materializeConstant(builder, value, type, loc);
                })
    hooks.materializeConstant = {
        [](const void *, OpBuilder &builder, Attribute value, Type type, Location loc) -> Operation * {
          return loadedDialect<DialectT>(builder.getContext()).materializeConstant(builder, value, type, loc);
        }};
  if constexpr (requires(DialectT &dialect, RewritePatternSet &patterns) {
                  dialect.getCanonicalizationPatterns(patterns);
                })
    hooks.canonicalizationPatterns = {[](const void *, RewritePatternSet &patterns, MLIRContext *context) {
      loadedDialect<DialectT>(context).getCanonicalizationPatterns(patterns);
    }};
  if constexpr (requires(DialectT &dialect, Operation *op, NamedAttribute attr) {
                  dialect.verifyOperationAttribute(op, attr);
                })
    hooks.verifyOperationAttribute = {[](const void *, Operation *op, NamedAttribute attr) -> LogicalResult {
      return loadedDialect<DialectT>(op->getContext()).verifyOperationAttribute(op, attr);
    }};
  if constexpr (requires(DialectT &dialect, Operation *op, NamedAttribute attr) {
                  dialect.verifyRegionArgAttribute(op, 0u, 0u, attr);
                })
    hooks.verifyRegionArgAttribute = {[](const void *, Operation *op, unsigned region, unsigned index,
                                         NamedAttribute attr) -> LogicalResult {
      return loadedDialect<DialectT>(op->getContext()).verifyRegionArgAttribute(op, region, index, attr);
    }};
  if constexpr (requires(DialectT &dialect, Operation *op, NamedAttribute attr) {
                  dialect.verifyRegionResultAttribute(op, 0u, 0u, attr);
                })
    hooks.verifyRegionResultAttribute = {[](const void *, Operation *op, unsigned region, unsigned index,
                                            NamedAttribute attr) -> LogicalResult {
      return loadedDialect<DialectT>(op->getContext()).verifyRegionResultAttribute(op, region, index, attr);
    }};
  if constexpr (requires(DialectT &dialect, TypeID interface, OperationName name) {
                  dialect.getRegisteredInterfaceForOp(interface, name);
                })
    hooks.interfaceFallback = {[](const void *, TypeID interface, OperationName name) -> const void * {
      return loadedDialect<DialectT>(name.getContext()).getRegisteredInterfaceForOp(interface, name);
    }};
  return hooks;
}

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_DIALECTHOOKTHUNKS_H
