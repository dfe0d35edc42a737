//===- PassManager.h - Pipelines of passes --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Pipelines of passes. An OpPassManager is a list of passes for ops of one name (or of any name) and of
// nested managers for ops directly nested in these. A PassManager is the outermost manager, with the settings
// of a run. The textual form of a pipeline is
//
//     builtin.module(func.func(canonicalize{max-iterations=2},cse),any(cse))
//
// If the context has threads, a nested manager runs on several ops in parallel, each with its own copies of
// the passes. The resulting IR, diagnostics and statistics do not depend on the number of threads. Build a
// pipeline on one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSMANAGER_H
#define STRATA_RUNTIME_PASS_PASSMANAGER_H

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/pass/Pass.h"
#include "runtime/pass/PassInstrumentation.h"
#include "runtime/pass/VerifyLevel.h"
#include "runtime/support/Timing.h"

namespace mlir {

/// How statistics are printed: as sums by pass name (List), or by position in the pipeline (Pipeline).
enum class PassDisplayMode { List, Pipeline };

/// A pipeline for ops of one name. Owns its passes and nested managers.
class OpPassManager {
public:
  /// How a pass is added that runs on a different op name than the manager.
  enum class Nesting {
    Implicit, ///< The pass is added to a nested manager for its op name.
    Explicit, ///< The pass is added to this manager, and running the pipeline is an error.
  };

  /// \param opName  the op name, or "any" for isolated-from-above ops of any name.
  explicit OpPassManager(llvm::StringRef opName = "any", Nesting nesting = Nesting::Implicit)
      : opName(opName.str()), nesting(nesting) {}
  explicit OpPassManager(OperationName name, Nesting nesting = Nesting::Implicit)
      : OpPassManager(name.getStringRef(), nesting) {}
  OpPassManager(OpPassManager &&) = default;
  OpPassManager &operator=(OpPassManager &&) = default;
  /// Copies the passes and nested managers.
  OpPassManager(const OpPassManager &other);
  OpPassManager &operator=(const OpPassManager &other);
  ~OpPassManager();

  /// Returns the op name, or "any" if the manager runs on ops of any name.
  llvm::StringRef getOpName() const { return opName; }
  llvm::StringRef getOpAnchorName() const { return opName; }
  /// Returns the op name, or nullopt if the manager runs on ops of any name.
  std::optional<OperationName> getOpName(MLIRContext &context) const;
  bool isOpAgnostic() const { return opName == "any"; }
  void setOpName(llvm::StringRef name) { opName = name.str(); }
  Nesting getNesting() const { return nesting; }
  void setNesting(Nesting newNesting) { nesting = newNesting; }

  void addPass(std::unique_ptr<Pass> pass);
  /// Returns a nested manager for the ops of that name that are directly nested in the op: the last step of
  /// the pipeline if it is such a manager, else a new one.
  OpPassManager &nest(llvm::StringRef nestedName);
  OpPassManager &nest(OperationName nestedName) { return nest(nestedName.getStringRef()); }
  template <typename OpT>
  OpPassManager &nest() {
    return nest(OpT::getOperationName());
  }
  /// Returns a nested manager for directly nested isolated ops of any name; see nest().
  OpPassManager &nestAny() { return nest("any"); }
  template <typename OpT>
  void addNestedPass(std::unique_ptr<Pass> pass) {
    nest<OpT>().addPass(std::move(pass));
  }
  void clear() { steps.clear(); }
  bool empty() const { return steps.empty(); }
  size_t size() const { return steps.size(); }
  /// Adds the dependent dialects of all passes, including those of nested managers.
  void getDependentDialects(DialectRegistry &registry) const;
  /// Prints the pipeline in the form that parsePassPipeline() accepts, with `pretty` on several lines.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;
  /// Prints the pipeline as --dump-pass-pipeline does.
  void dump(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const { dump(llvm::errs()); }

protected:
  friend class PassRunner;
  void print(llvm::raw_ostream &os, std::optional<unsigned> indent) const;
  /// Either a pass or a nested manager; the other pointer is null.
  struct Step {
    std::unique_ptr<Pass> pass;
    std::unique_ptr<OpPassManager> nested;
  };
  std::string opName;
  Nesting nesting;
  std::vector<Step> steps;
};

/// The outermost pipeline with the settings of a run.
class PassManager : public OpPassManager {
public:
  explicit PassManager(MLIRContext *context, llvm::StringRef opName = "any",
                       Nesting nesting = Nesting::Implicit);
  explicit PassManager(OperationName name, Nesting nesting = Nesting::Implicit);
  template <typename OpT>
  static PassManager on(MLIRContext *context, Nesting nesting = Nesting::Implicit) {
    return PassManager(context, OpT::getOperationName(), nesting);
  }
  ~PassManager();
  MLIRContext *getContext() const { return context; }

  /// Runs the pipeline on `op`. Fails, after an error, if the pipeline cannot run on `op`, if a pass fails,
  /// or if verification fails.
  LogicalResult run(Operation *op);

  /// Enables verification after each pass that may have changed the IR (the default), or disables it.
  void enableVerifier(bool enable = true) { verifyLevel = enable ? VerifyLevel::Changed : VerifyLevel::Off; }
  void enableVerifier(VerifyLevel level) { verifyLevel = level; }
  void addInstrumentation(std::unique_ptr<PassInstrumentation> instrumentation);
  /// Measures the time of passes and analyses in `scope`, which must outlive the runs.
  void enableTiming(TimingScope &scope);
  /// Measures the time of passes and analyses with a timing manager owned by this object, which prints the
  /// report when it is destroyed.
  void enableTiming();
  /// Prints the statistics after each run to \p os, or to llvm::errs() if it is null.
  void enableStatistics(PassDisplayMode mode = PassDisplayMode::Pipeline, llvm::raw_ostream *os = nullptr);

  /// When and how the IR is printed before and after passes.
  struct IRPrinting {
    /// Select the passes before (after) which the IR is printed; empty for none.
    std::function<bool(Pass *, Operation *)> before, after;
    bool moduleScope = false; ///< Print the root operation; disables threads.
    bool afterOnlyOnChange = false;
    bool afterOnlyOnFailure = false;
    OpPrintingFlags flags = {};
    /// The output stream; null for llvm::errs().
    llvm::raw_ostream *os = nullptr;
    /// If not empty, the directory to whose files the IR is printed instead.
    std::string treeDirectory = {};
  };
  /// Enables printing of the IR. Nested pipelines then run on one thread, so that the output is in pipeline
  /// order.
  void enableIRPrinting(IRPrinting config);
  /// Enables printing of the IR; takes the options of IRPrinting as parameters, as in MLIR.
  void enableIRPrinting(std::function<bool(Pass *, Operation *)> shouldPrintBefore,
                        std::function<bool(Pass *, Operation *)> shouldPrintAfter = {},
                        bool printModuleScope = true, bool printAfterOnlyOnChange = true,
                        bool printAfterOnlyOnFailure = false, llvm::raw_ostream &os = llvm::errs(),
                        OpPrintingFlags flags = {});

  /// Enables crash reproducers: if a pass fails or crashes, writes a file with the pipeline and the IR before
  /// the pipeline, which `--run-reproducer` runs. If \p local is true, the file contains only the failed pass
  /// and the IR before that pass; threads are then disabled.
  void enableCrashReproducerGeneration(llvm::StringRef path, bool local = false);
  /// Writes a reproducer file immediately. Reports errors to llvm::errs().
  LogicalResult writeReproducer(Operation *op, llvm::StringRef path) const;

private:
  MLIRContext *context;
  VerifyLevel verifyLevel = VerifyLevel::Changed;
  std::unique_ptr<PassInstrumentor> instrumentor;
  std::unique_ptr<DefaultTimingManager> ownTiming;
  std::optional<PassDisplayMode> statisticsMode;
  llvm::raw_ostream *statisticsStream = nullptr;
  std::string reproducerPath;
  bool isReproducerLocal = false;
};

/// Adds the passes of a textual pipeline to `manager`. The outermost op name may be omitted; else it must be
/// that of the manager. Reports errors, with their position in the text, to `errors`.
LogicalResult parsePassPipeline(llvm::StringRef text, OpPassManager &manager,
                                llvm::raw_ostream &errors = llvm::errs());
/// Parses a textual pipeline with its outermost op name. Reports errors to `errors`.
FailureOr<OpPassManager> parsePassPipeline(llvm::StringRef text, llvm::raw_ostream &errors = llvm::errs());
/// Parses a pipeline that is the value of a pass option. Reports an error to `errorHandler`.
FailureOr<OpPassManager>
parsePipelineOption(llvm::StringRef text,
                    llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler);
/// Adds a registered pass or pipeline. Reports an error on one line, without a position, to `errors`.
LogicalResult addPassByName(llvm::StringRef name, llvm::StringRef options, OpPassManager &manager,
                            llvm::raw_ostream &errors);

/// Prints the statistics of all passes of a pipeline.
void printPassStatistics(const OpPassManager &manager, PassDisplayMode mode, llvm::raw_ostream &os);

/// Allows pipelines as option values, for example `inline{op-pipelines=func.func(cse)}`.
template <>
struct PassOptionTraits<OpPassManager> {
  static bool parse(llvm::StringRef text, OpPassManager &value);
  static void print(llvm::raw_ostream &os, const OpPassManager &value) { value.printAsTextualPipeline(os); }
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSMANAGER_H
