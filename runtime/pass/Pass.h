//===- Pass.h - A transformation of an operation --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pass analyzes or transforms one operation and the operations nested in it. It must not access siblings or
// ancestors, because pipelines run copies of a pass on several operations in parallel. So a pass must be
// copyable (clonePass), and may keep no state between operations except options, statistics and data created
// by initialize().
//
//   struct CountOps : PassWrapper<CountOps, OperationPass<FuncOp>> {
//     llvm::StringRef getArgument() const final { return "count-ops"; }
//     void runOnOperation() final { getOperation()->walk([&](Operation *) { ++numOps; }); }
//     Statistic numOps{this, "num-ops", "Operations seen"};
//   };
//
// Generated pass classes derive from the templates in this file. A pass manager owns its passes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASS_H
#define STRATA_RUNTIME_PASS_PASS_H

#include "runtime/ir/DialectRegistry.h"
#include "runtime/pass/AnalysisManager.h"
#include "runtime/pass/PassOptions.h"
#include "llvm/Support/TypeName.h"

namespace mlir {

class OpPassManager;
class Pass;
class PassInfo;

namespace detail {
/// The state of one execution of a pass.
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

/// Base class of all passes. Derive from OperationPass, InterfacePass or a generated base class instead.
class Pass {
public:
  template <typename T, typename OptionParser = void>
  using Option = detail::PassOptions::Option<T, OptionParser>;
  template <typename T, typename OptionParser = void>
  using ListOption = detail::PassOptions::ListOption<T, OptionParser>;

  /// A counter of a pass, printed by --mlir-pass-statistics. Copies of a pass count separately; their values
  /// are added at the end of a run.
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
    uint64_t value = 0; ///< Not atomic: a pass object runs on one thread at a time.
  };

  virtual ~Pass();
  TypeID getTypeID() const { return passID; }
  /// Returns the registered pass with the same argument, or null.
  const PassInfo *lookupPassInfo() const;
  /// Returns the name for dumps and reports, for example "Canonicalizer".
  virtual llvm::StringRef getName() const { return getArgument(); }
  /// Returns the name in textual pipelines, for example "canonicalize".
  virtual llvm::StringRef getArgument() const { return {}; }
  virtual llvm::StringRef getDescription() const { return {}; }
  /// Adds the dialects whose ops, types or attributes the pass creates. They are loaded before the pass runs.
  virtual void getDependentDialects(DialectRegistry &) const {}
  /// Returns the only op name that the pass runs on; nullopt if canScheduleOn() decides.
  std::optional<llvm::StringRef> getOpName() const { return opName; }
  /// Returns true if the pass can run on operations with the given name.
  virtual bool canScheduleOn(RegisteredOperationName name) const {
    return !opName || name.getStringRef() == *opName;
  }
  /// Returns true if the pass can run on the operation. The default compares the name of the operation.
  virtual bool canScheduleOn(Operation *op) const;
  /// Called once before the first execution, for the original pass object but not for its copies. A failure
  /// aborts the pipeline.
  virtual LogicalResult initialize(MLIRContext *) { return success(); }

  detail::PassOptions &getPassOptions() { return options; }
  const detail::PassOptions &getPassOptions() const { return options; }
  /// Parses options in the form `a=1 b=two`. Reports the first error to `errorHandler`.
  virtual LogicalResult
  initializeOptions(llvm::StringRef text,
                    llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler) {
    return options.parseFromString(text, errorHandler);
  }
  void copyOptionValuesFrom(const Pass *other) { options.copyOptionValuesFrom(other->options); }
  /// Prints the pass in the form `name{a=1 b=two}`.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;
  llvm::MutableArrayRef<Statistic *> getStatistics() { return statistics; }
  llvm::ArrayRef<Statistic *> getStatistics() const { return statistics; }
  /// Returns the original pass if this is a copy for another thread, else this pass. Identifies a pass
  /// independently of threads. getThreadingSibling() returns null if this is not a copy.
  const Pass *getThreadingSiblingOrThis() const { return threadingSibling ? threadingSibling : this; }
  const Pass *getThreadingSibling() const { return threadingSibling; }

  /// Returns a copy of the pass with the same option values.
  std::unique_ptr<Pass> clone() const;

protected:
  /// Copies neither options nor statistics, because these are members that register themselves in the copy;
  /// clone() copies the option values.
  Pass(const Pass &other) : Pass(other.passID, other.opName) {}
  explicit Pass(TypeID passID, std::optional<llvm::StringRef> opName = std::nullopt)
      : passID(passID), opName(opName) {}
  Pass(Pass &&) = delete;
  Pass &operator=(const Pass &) = delete;
  Pass &operator=(Pass &&) = delete;

  /// Runs the pass on getOperation(). Failures are reported with signalPassFailure().
  virtual void runOnOperation() = 0;
  virtual std::unique_ptr<Pass> clonePass() const = 0;

  // The functions below may only be called in runOnOperation().
  Operation *getOperation() const { return getState().op; }
  MLIRContext &getContext() const { return *getOperation()->getContext(); }
  void signalPassFailure() { getState().hasFailed = true; }
  detail::PassExecutionState &getPassState() const { return getState(); }
  detail::PassExecutionState &getState() const {
    assert(state && "the pass is not running");
    return *state;
  }
  /// Runs a dynamically created pipeline on the operation or on a nested operation.
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
  template <typename AnalysisT, typename OpT>
  AnalysisT &getChildAnalysis(OpT child) {
    return getAnalysisManager().template getChildAnalysis<AnalysisT>(child.getOperation());
  }
  template <typename AnalysisT>
  std::optional<std::reference_wrapper<AnalysisT>> getCachedChildAnalysis(Operation *child) {
    return getAnalysisManager().template getCachedChildAnalysis<AnalysisT>(child);
  }
  /// Declares that the pass did not change the IR. With VerifyLevel::Changed the IR is then not verified.
  void markAllAnalysesPreserved() { getState().preserved.preserveAll(); }
  template <typename... AnalysesT>
  void markAnalysesPreserved() {
    getState().preserved.preserve<AnalysesT...>();
  }
  void markAnalysesPreserved(TypeID id) { getState().preserved.preserve(id); }

private:
  friend class PassInstrumentation;
  friend class PassRunner;
  TypeID passID;
  std::optional<llvm::StringRef> opName;
  detail::PassExecutionState *state = nullptr;
  const Pass *threadingSibling = nullptr;
  std::vector<Statistic *> statistics;

protected:
  /// The options of the pass. Constructed before the option members of derived classes, which register here.
  detail::PassOptions options;

public:
  /// Converts a pass to its option list, so that `Option<int> x{*this, "x"}` registers the option in this
  /// list.
  operator detail::PassOptions &() { return options; }
};

/// Base class of passes over ops of one class, or over any op if `OpT` is void.
template <typename OpT = void>
class OperationPass : public Pass {
protected:
  explicit OperationPass(TypeID passID) : Pass(passID, OpT::getOperationName()) {}
  OperationPass(const OperationPass &) = default;
  static bool classof(const Pass *pass) { return pass->getOpName() == OpT::getOperationName(); }
  OpT getOperation() const { return llvm::cast<OpT>(Pass::getOperation()); }
  /// Returns an analysis that is constructed from an Operation * or from an `OpT`.
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

/// Base class of passes over all ops that implement an interface.
template <typename InterfaceT>
class InterfacePass : public OperationPass<> {
public:
  bool canScheduleOn(RegisteredOperationName name) const override {
    return name.getInterface(TypeID::get<InterfaceT>()) != nullptr;
  }
  bool canScheduleOn(Operation *op) const override { return llvm::isa<InterfaceT>(op); }

protected:
  using OperationPass::OperationPass;
  InterfacePass(const InterfacePass &) = default;
  InterfaceT getOperation() const { return llvm::cast<InterfaceT>(Pass::getOperation()); }
};

/// Implements classof(), clonePass() and getName() of the pass class `PassT`.
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
  llvm::StringRef getName() const override { return llvm::getTypeName<PassT>(); }
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASS_H
