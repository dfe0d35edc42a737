//===- ConversionTarget.h - What a conversion is to reach -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Says which operations may be there after a conversion: legal ones, illegal ones, and those of which a
// function says it, looking at the op itself. What is said of an op counts before what is said of its
// dialect, and that before what is said of all others; of ops that nothing is said of, the kind of conversion
// decides.
//
//     ConversionTarget target(*context);
//     target.addLegalDialect<arith::ArithDialect>();
//     target.addIllegalOp<poly::AddOp>();
//     target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) { return
//     converter.isLegal(&op.getBody()); });
//
// A plain value, filled by one thread; any number of threads may ask it, if the functions given to it allow
// that.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_CONVERSION_CONVERSIONTARGET_H
#define STRATA_RUNTIME_CONVERSION_CONVERSIONTARGET_H

#include "runtime/ir/OpView.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <optional>

namespace strata {

class ConversionTarget {
public:
  enum class LegalizationAction {
    Legal,   ///< All of them are.
    Dynamic, ///< A function says of each.
    Illegal, ///< None is.
  };
  /// Of an op that is legal.
  struct LegalOpDetails {
    /// So is all that is inside, whatever else is said of it.
    bool isRecursivelyLegal = false;
  };
  /// No answer: what an earlier function says counts; when none says anything, the op is not known to be
  /// legal.
  using DynamicLegalityCallbackFn = std::function<std::optional<bool>(Operation *)>;

  explicit ConversionTarget(MLIRContext &context) : context(context) {}
  virtual ~ConversionTarget();

  // Ops.
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
  /// A second function for the same op is asked before the first.
  void addDynamicallyLegalOp(OperationName name, const DynamicLegalityCallbackFn &callback);
  /// The function takes the op's class or `Operation *`.
  template <typename... OpTs, typename FnT>
    requires(sizeof...(OpTs) > 0)
  void addDynamicallyLegalOp(FnT &&callback) {
    (addDynamicallyLegalOp(nameOf<OpTs>(), wrap<OpTs>(callback)), ...);
  }
  /// What is inside of such an op is legal whenever it is; with a function, when that says so, too.
  /// \pre Something was said of the op.
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

  // Dialects.
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

  /// For all that nothing else is said of.
  void markUnknownOpDynamicallyLegal(const DynamicLegalityCallbackFn &callback);
  void markUnknownOpDynamicallyLegal() {
    markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  }

  // Asking.
  /// Nothing when nothing is said of ops of that name.
  std::optional<LegalizationAction> getOpAction(OperationName name) const;
  /// Nothing when the op is not known to be legal.
  std::optional<LegalOpDetails> isLegal(Operation *op) const;
  /// Whether the op is known not to be legal.
  bool isIllegal(Operation *op) const;

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
  /// What counts for ops of a name; the function is null but for Dynamic.
  struct Answer {
    LegalizationAction action;
    const DynamicLegalityCallbackFn *callback;
    const OpLegality *own; ///< Null when it is said of the dialect or of all.
  };
  std::optional<Answer> find(OperationName name) const;

  MLIRContext &context;
  llvm::DenseMap<OperationName, OpLegality> ops;
  llvm::StringMap<DialectLegality> dialects;
  DynamicLegalityCallbackFn unknown;
};

} // namespace strata

#endif // STRATA_RUNTIME_CONVERSION_CONVERSIONTARGET_H
