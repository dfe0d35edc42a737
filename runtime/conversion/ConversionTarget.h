//===- ConversionTarget.h - Legality rules of a conversion ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Legality rules of a dialect conversion. An operation is legal, illegal, or dynamically legal: a callback
// decides for each op. A rule for an op name takes precedence over a rule for its dialect, which takes
// precedence over the rule for unknown ops. The mode of the conversion decides about ops without a rule.
//
//     ConversionTarget target(*context);
//     target.addLegalDialect<arith::ArithDialect>();
//     target.addIllegalOp<poly::AddOp>();
//     target.addDynamicallyLegalOp<func::FuncOp>(
//         [&](func::FuncOp op) { return converter.isLegal(&op.getBody()); });
//
// A value type. Add rules from one thread; const members may be called from several threads if the callbacks
// allow it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_CONVERSIONTARGET_H
#define STRATA_RUNTIME_CONVERSION_CONVERSIONTARGET_H

#include "runtime/ir/OpView.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <optional>

namespace mlir {

/// Rules that tell which ops are legal after a dialect conversion.
class ConversionTarget {
public:
  /// Decides whether an op is legal. If the callback returns nullopt, the callback that was added before it
  /// for the same name decides. If all callbacks return nullopt, the op is not known to be legal.
  using DynamicLegalityCallbackFn = std::function<std::optional<bool>(Operation *)>;
  enum class LegalizationAction {
    Legal,   ///< All ops with the name are legal.
    Dynamic, ///< A callback decides for each op.
    Illegal, ///< All ops with the name are illegal.
  };
  /// Properties of a legal op.
  struct LegalOpDetails {
    /// True if all nested ops are legal, too, regardless of the rules for them.
    bool isRecursivelyLegal = false;
  };
  ConversionTarget(MLIRContext &context) : context(context) {}
  virtual ~ConversionTarget();

  // Rules for ops.
  void setOpAction(OperationName name, LegalizationAction action);
  template <typename OpT>
  void setOpAction(LegalizationAction action) {
    setOpAction(nameOf<OpT>(), action);
  }
  void addLegalOp(OperationName name) { setOpAction(name, LegalizationAction::Legal); }
  template <typename... OpTs>
    requires(sizeof...(OpTs) > 0)
  void addLegalOp() {
    (addLegalOp(nameOf<OpTs>()), ...);
  }
  void addIllegalOp(OperationName name) { setOpAction(name, LegalizationAction::Illegal); }
  template <typename... OpTs>
    requires(sizeof...(OpTs) > 0)
  void addIllegalOp() {
    (addIllegalOp(nameOf<OpTs>()), ...);
  }
  /// Adds a callback for ops with the given name. The callback is called before callbacks that were added
  /// earlier for this name.
  void addDynamicallyLegalOp(OperationName name, const DynamicLegalityCallbackFn &callback);
  /// Adds a callback that takes an `OpT` or an `Operation *`, for ops of the given classes.
  template <typename... OpTs, typename FnT>
    requires(sizeof...(OpTs) > 0)
  void addDynamicallyLegalOp(FnT &&callback) {
    (addDynamicallyLegalOp(nameOf<OpTs>(), wrap<OpTs>(callback)), ...);
  }
  /// Makes all ops nested in a legal op with the given name legal. With a callback, this holds only for the
  /// ops for which the callback returns true.
  /// \pre A rule for the op name exists.
  void markOpRecursivelyLegal(OperationName name, const DynamicLegalityCallbackFn &callback = {});
  template <typename... OpTs>
    requires(sizeof...(OpTs) > 0)
  void markOpRecursivelyLegal() {
    (markOpRecursivelyLegal(nameOf<OpTs>()), ...);
  }
  template <typename... OpTs, typename FnT>
    requires(sizeof...(OpTs) > 0)
  void markOpRecursivelyLegal(FnT &&callback) {
    (markOpRecursivelyLegal(nameOf<OpTs>(), wrap<OpTs>(callback)), ...);
  }

  // Rules for dialects.
  void setDialectAction(llvm::ArrayRef<llvm::StringRef> names, LegalizationAction action);
  template <typename... Names>
  void addLegalDialect(llvm::StringRef name, Names... names) {
    setDialectAction({name, names...}, LegalizationAction::Legal);
  }
  template <typename... DialectTs>
    requires(sizeof...(DialectTs) > 0)
  void addLegalDialect() {
    setDialectAction({DialectTs::getDialectNamespace()...}, LegalizationAction::Legal);
  }
  template <typename... Names>
  void addIllegalDialect(llvm::StringRef name, Names... names) {
    setDialectAction({name, names...}, LegalizationAction::Illegal);
  }
  template <typename... DialectTs>
    requires(sizeof...(DialectTs) > 0)
  void addIllegalDialect() {
    setDialectAction({DialectTs::getDialectNamespace()...}, LegalizationAction::Illegal);
  }
  template <typename... Names>
  void addDynamicallyLegalDialect(const DynamicLegalityCallbackFn &callback, llvm::StringRef name,
                                  Names... names) {
    addDynamicDialects({name, names...}, callback);
  }
  template <typename... DialectTs>
    requires(sizeof...(DialectTs) > 0)
  void addDynamicallyLegalDialect(const DynamicLegalityCallbackFn &callback) {
    addDynamicDialects({DialectTs::getDialectNamespace()...}, callback);
  }

  /// Adds a callback for the legality of ops to which no other rule applies. Without a callback, all these
  /// ops are legal.
  void markUnknownOpDynamicallyLegal(const DynamicLegalityCallbackFn &callback);
  void markUnknownOpDynamicallyLegal() {
    markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  }

  // Queries of legality.
  /// Returns true if a rule says that the op is illegal; false if the op is legal or if no rule decides.
  bool isIllegal(Operation *op) const;
  /// Returns the properties of a legal op; nullopt if the op is illegal or if no rule says that it is legal.
  std::optional<LegalOpDetails> isLegal(Operation *op) const;
  /// Returns the action of the rule for ops with the given name, or nullopt if there is no rule.
  std::optional<LegalizationAction> getOpAction(OperationName name) const;
  /// Tells how far the name of an op determines its legality.
  enum class NameLegality : uint8_t {
    Legal,   ///< All ops of the name are legal, but not necessarily the ops nested in them.
    Illegal, ///< All ops of the name are illegal.
    Unknown, ///< No rule applies to the name.
    PerOp,   ///< The legality depends on the op: call isLegal() or isIllegal().
  };
  NameLegality getNameLegality(OperationName name) const;

private:
  template <typename OpT>
  OperationName nameOf() const {
    return OperationName(OpT::getOperationName(), &context);
  }
  template <typename OpT, typename FnT>
  static DynamicLegalityCallbackFn wrap(FnT callback) {
    return [callback = std::move(callback)](Operation *op) -> std::optional<bool> {
      if constexpr (std::is_invocable_v<const FnT &, OpT>)
        return callback(llvm::cast<OpT>(op));
      else
        return callback(op);
    };
  }
  void addDynamicDialects(llvm::ArrayRef<llvm::StringRef> names, const DynamicLegalityCallbackFn &callback);

  struct OpLegality {
    LegalizationAction action = LegalizationAction::Legal;
    bool isRecursivelyLegal = false;
    DynamicLegalityCallbackFn callback, recursiveCallback;
  };
  struct DialectLegality {
    LegalizationAction action;
    DynamicLegalityCallbackFn callback;
  };
  /// The rule that applies to ops with a given name. `callback` is only used with the action Dynamic.
  struct Rule {
    LegalizationAction action;
    const DynamicLegalityCallbackFn *callback;
    const OpLegality
        *own; ///< The entry for the op name; null if the rule is one for a dialect or for unknown ops.
  };
  std::optional<Rule> find(OperationName name) const;

  MLIRContext &context;
  llvm::DenseMap<OperationName, OpLegality> ops;
  llvm::StringMap<DialectLegality> dialects;
  DynamicLegalityCallbackFn unknown;
};

} // namespace mlir

#endif // STRATA_RUNTIME_CONVERSION_CONVERSIONTARGET_H
