//===- Pass.h - A transformation of an operation --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pass looks at or changes one operation and what is in it, never its siblings or parents: pipelines run
// copies of it on several operations at a time. So a pass can be copied (clonePass), and keeps nothing from
// one operation for the next but options, statistics and what initialize() made.
//
//   struct CountOps : PassWrapper<CountOps, OperationPass<FuncOp>> {
//     llvm::StringRef getArgument() const final { return "count-ops"; }
//     void runOnOperation() final { getOperation()->walk([&](Operation *) { ++numOps; }); }
//     Statistic numOps{this, "num-ops", "Operations seen"};
//   };
//
// What generated pass classes derive from is here, too.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASS_H
#define STRATA_RUNTIME_PASS_PASS_H

#include "runtime/ir/DialectRegistry.h"
#include "runtime/pass/AnalysisManager.h"
#include "runtime/pass/PassOptions.h"

namespace strata {

class OpPassManager;
class Pass;

namespace detail {
/// What a pass knows while it runs.
struct PassExecutionState {
  PassExecutionState(Operation *op, AnalysisManager analyses,
                     llvm::function_ref<LogicalResult(OpPassManager &, Operation *)> runPipeline)
      : op(op), analyses(analyses), runPipeline(runPipeline) {}
  Operation *op;
  bool hasFailed = false;
  AnalysisManager analyses;
  PreservedAnalyses preserved;
  llvm::function_ref<LogicalResult(OpPassManager &, Operation *)> runPipeline;
};
} // namespace detail

class Pass {
public:
  template <typename T>
  using Option = detail::PassOptions::Option<T>;
  template <typename T>
  using ListOption = detail::PassOptions::ListOption<T>;

  /// A number that a pass counts up: see --mlir-pass-statistics. Copies of a pass count by themselves, and
  /// are added up.
  class Statistic {
  public:
    Statistic(Pass *owner, const char *name, const char *description);
    Statistic(const Statistic &) = delete;
    Statistic &operator=(const Statistic &) = delete;
    const char *getName() const { return name; }
    const char *getDesc() const { return description; }
    uint64_t getValue() const { return value; }
    operator uint64_t() const { return value; }
    Statistic &operator=(uint64_t newValue) {
      value = newValue;
      return *this;
    }
    Statistic &operator++() {
      ++value;
      return *this;
    }
    uint64_t operator++(int) { return value++; }
    Statistic &operator--() {
      --value;
      return *this;
    }
    Statistic &operator+=(uint64_t count) {
      value += count;
      return *this;
    }
    Statistic &operator-=(uint64_t count) {
      value -= count;
      return *this;
    }
    void updateMax(uint64_t other) { value = std::max(value, other); }

  private:
    const char *name, *description;
    uint64_t value = 0; ///< An object runs on one thread at a time.
  };

  virtual ~Pass();
  TypeID getTypeID() const { return passID; }
  /// The name in dumps and reports: "Canonicalizer".
  virtual llvm::StringRef getName() const { return getArgument(); }
  /// The name in pipelines: "canonicalize".
  virtual llvm::StringRef getArgument() const { return {}; }
  virtual llvm::StringRef getDescription() const { return {}; }
  /// Dialects of ops, types and attributes that the pass makes; they are loaded before it runs.
  virtual void getDependentDialects(DialectRegistry &) const {}
  /// The only op name that the pass runs on; none: see canScheduleOn().
  std::optional<llvm::StringRef> getOpName() const { return opName; }
  /// Whether the pass makes sense for operations of that name.
  virtual bool canScheduleOn(OperationName name) const { return !opName || name.getStringRef() == *opName; }
  /// Called before the first run, and once for all copies; a failure ends the pipeline.
  virtual LogicalResult initialize(MLIRContext *) { return success(); }

  detail::PassOptions &getPassOptions() { return options; }
  const detail::PassOptions &getPassOptions() const { return options; }
  /// Reads `a=1 b=two`.
  virtual LogicalResult
  initializeOptions(llvm::StringRef text,
                    llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler) {
    return options.parseFromString(text, errorHandler);
  }
  void copyOptionValuesFrom(const Pass *other) { options.copyOptionValuesFrom(other->options); }
  /// `name{a=1 b=two}`
  void printAsTextualPipeline(llvm::raw_ostream &os) const;
  llvm::ArrayRef<Statistic *> getStatistics() const { return statistics; }
  llvm::MutableArrayRef<Statistic *> getStatistics() { return statistics; }

  /// A pass of the same class with the same options.
  std::unique_ptr<Pass> clone() const;

protected:
  explicit Pass(TypeID passID, std::optional<llvm::StringRef> opName = std::nullopt)
      : passID(passID), opName(opName) {}
  /// Options and statistics are members, which the copy has of its own; clone() copies their values.
  Pass(const Pass &other) : Pass(other.passID, other.opName) {}
  Pass &operator=(const Pass &) = delete;

  virtual void runOnOperation() = 0;
  virtual std::unique_ptr<Pass> clonePass() const = 0;

  // For runOnOperation() only.
  Operation *getOperation() const { return getState().op; }
  MLIRContext &getContext() const { return *getOperation()->getContext(); }
  void signalPassFailure() { getState().hasFailed = true; }
  detail::PassExecutionState &getState() const {
    assert(state && "the pass is not running");
    return *state;
  }
  /// Runs a pipeline that was made just now on the operation, or on one inside of it.
  LogicalResult runPipeline(OpPassManager &pipeline, Operation *op) {
    return getState().runPipeline(pipeline, op);
  }
  AnalysisManager getAnalysisManager() const { return getState().analyses; }
  template <typename AnalysisT>
  AnalysisT &getAnalysis() {
    return getAnalysisManager().template getAnalysis<AnalysisT>();
  }
  template <typename AnalysisT, typename OpT>
  AnalysisT &getAnalysis() {
    return getAnalysisManager().template getAnalysis<AnalysisT, OpT>();
  }
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedAnalysis() {
    return getAnalysisManager().template getCachedAnalysis<AnalysisT>();
  }
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedParentAnalysis(Operation *parent) {
    return getAnalysisManager().template getCachedParentAnalysis<AnalysisT>(parent);
  }
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedParentAnalysis() {
    return getCachedParentAnalysis<AnalysisT>(getOperation()->getParentOp());
  }
  template <typename AnalysisT>
  AnalysisT &getChildAnalysis(Operation *child) {
    return getAnalysisManager().template getChildAnalysis<AnalysisT>(child);
  }
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedChildAnalysis(Operation *child) {
    return getAnalysisManager().template getCachedChildAnalysis<AnalysisT>(child);
  }
  /// Nothing was changed: nor is what comes out verified.
  void markAllAnalysesPreserved() { getState().preserved.preserveAll(); }
  template <typename... AnalysesT>
  void markAnalysesPreserved() {
    getState().preserved.preserve<AnalysesT...>();
  }

private:
  friend class PassRunner;
  TypeID passID;
  std::optional<llvm::StringRef> opName;
  detail::PassExecutionState *state = nullptr;
  std::vector<Statistic *> statistics;

protected:
  /// Behind everything that options need, before the members of derived classes.
  detail::PassOptions options;

public:
  /// So that `Option<int> x{*this, "x"}` finds the options.
  operator detail::PassOptions &() { return options; }
};

/// A pass over ops of one class, or, with void, over any.
template <typename OpT = void>
class OperationPass : public Pass {
protected:
  explicit OperationPass(TypeID passID) : Pass(passID, OpT::getOperationName()) {}
  OperationPass(const OperationPass &) = default;
  OpT getOperation() const { return llvm::cast<OpT>(Pass::getOperation()); }
  /// One that is made from an op of this class.
  template <typename AnalysisT>
  AnalysisT &getAnalysis() {
    if constexpr (std::is_constructible_v<AnalysisT, Operation *> ||
                  std::is_constructible_v<AnalysisT, Operation *, AnalysisManager &>)
      return Pass::getAnalysis<AnalysisT>();
    else
      return Pass::getAnalysis<AnalysisT, OpT>();
  }
};
template <>
class OperationPass<void> : public Pass {
protected:
  explicit OperationPass(TypeID passID) : Pass(passID) {}
  OperationPass(const OperationPass &) = default;
};

/// A pass over ops of all classes that implement an interface.
template <typename InterfaceT>
class InterfacePass : public OperationPass<> {
public:
  bool canScheduleOn(OperationName name) const override {
    return name.getInterface(TypeID::get<InterfaceT>()) != nullptr;
  }

protected:
  using OperationPass::OperationPass;
  InterfacePass(const InterfacePass &) = default;
  InterfaceT getOperation() const { return llvm::cast<InterfaceT>(Pass::getOperation()); }
};

/// Gives a class of passes its identity and its copies.
template <typename PassT, typename BaseT>
class PassWrapper : public BaseT {
public:
  static bool classof(const Pass *pass) { return pass->getTypeID() == TypeID::get<PassT>(); }

protected:
  PassWrapper() : BaseT(TypeID::get<PassT>()) {}
  PassWrapper(const PassWrapper &) = default;
  std::unique_ptr<Pass> clonePass() const override {
    return std::make_unique<PassT>(*static_cast<const PassT *>(this));
  }
};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASS_H
