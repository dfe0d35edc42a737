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
#include "runtime/pass/PassRegistry.h"
#include "runtime/pass/VerifyLevel.h"
#include "runtime/support/Timing.h"
#include "llvm/ADT/iterator.h"

namespace mlir {

/// How statistics are printed: as sums by pass name (List), or by position in the pipeline (Pipeline).
enum class PassDisplayMode { List, Pipeline };

/// A pipeline for ops of one name or of any name. Owns its passes and nested managers.
class OpPassManager {
  /// Either a pass or a nested manager; the other pointer is null.
  struct Step {
    std::unique_ptr<Pass> pass;
    std::unique_ptr<OpPassManager> nested;
  };

public:
  /// What addPass() does with a pass that runs on another op name than the manager.
  enum class Nesting {
    Implicit, ///< The pass is added to a nested manager for its op name.
    Explicit, ///< The pass is added to this manager; running the pipeline then fails with an error.
  };

  /// \param opName  the name of the ops on which the pipeline runs, or "any" for isolated-from-above ops of
  ///   any name.
  explicit OpPassManager(Nesting nesting) : OpPassManager("any", nesting) {}
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

  /// Returns the op name, or nullopt if the manager runs on ops of any name.
  std::optional<llvm::StringRef> getOpName() const {
    return isOpAgnostic() ? std::nullopt : std::optional<llvm::StringRef>(opName);
  }
  /// Returns the op name, or "any" if the manager runs on ops of any name.
  llvm::StringRef getOpAnchorName() const { return opName; }
  static llvm::StringRef getAnyOpAnchorName() { return "any"; }
  /// Returns the op name, or nullopt if the manager runs on ops of any name.
  std::optional<OperationName> getOpName(MLIRContext &context) const;
  bool isOpAgnostic() const { return opName == "any"; }
  void setOpName(llvm::StringRef name) { opName = name.str(); }
  Nesting getNesting() const { return nesting; }
  void setNesting(Nesting newNesting) { nesting = newNesting; }

  void addPass(std::unique_ptr<Pass> pass);
  /// Returns a nested manager for the ops with the given name directly inside the op of this manager. This is
  /// the last step of the pipeline if that is such a manager, else a new one.
  OpPassManager &nest(llvm::StringRef nestedName);
  OpPassManager &nest(OperationName nestedName) { return nest(nestedName.getStringRef()); }
  template <typename OpT>
  OpPassManager &nest() {
    return nest(OpT::getOperationName());
  }
  /// Returns a nested manager for isolated ops of any name directly inside the op of this manager; see
  /// nest().
  OpPassManager &nestAny() { return nest("any"); }
  template <typename OpT>
  void addNestedPass(std::unique_ptr<Pass> pass) {
    nest<OpT>().addPass(std::move(pass));
  }
  /// Iterates over the passes of this manager, but not over those of nested managers.
  template <bool IsConst>
  class PassIterator : public llvm::iterator_facade_base<PassIterator<IsConst>, std::forward_iterator_tag,
                                                         std::conditional_t<IsConst, const Pass, Pass>> {
  public:
    using StepT = std::conditional_t<IsConst, const Step, Step>;
    PassIterator() = default;
    PassIterator(StepT *step, StepT *end) : step(step), end(end) { skipNested(); }
    std::conditional_t<IsConst, const Pass, Pass> &operator*() const { return *step->pass; }
    bool operator==(const PassIterator &other) const { return step == other.step; }
    PassIterator &operator++() {
      ++step;
      skipNested();
      return *this;
    }

  private:
    void skipNested() {
      while (step != end && !step->pass)
        ++step;
    }
    StepT *step = nullptr, *end = nullptr;
  };
  using pass_iterator = PassIterator</*IsConst=*/false>;
  using const_pass_iterator = PassIterator</*IsConst=*/true>;
  pass_iterator begin() { return {steps.data(), steps.data() + steps.size()}; }
  pass_iterator end() { return {steps.data() + steps.size(), steps.data() + steps.size()}; }
  const_pass_iterator begin() const { return {steps.data(), steps.data() + steps.size()}; }
  const_pass_iterator end() const { return {steps.data() + steps.size(), steps.data() + steps.size()}; }
  llvm::iterator_range<pass_iterator> getPasses() { return {begin(), end()}; }
  llvm::iterator_range<const_pass_iterator> getPasses() const { return {begin(), end()}; }

  void clear() { steps.clear(); }
  bool empty() const { return steps.empty(); }
  size_t size() const { return steps.size(); }
  /// Adds the dependent dialects of all passes, including those of nested managers.
  void getDependentDialects(DialectRegistry &registry) const;
  /// Adds the statistics of the passes to those of \p other, a copy of this pipeline, and resets them to 0.
  void mergeStatisticsInto(OpPassManager &other);
  /// Prints the pipeline in the form that parsePassPipeline() accepts; on several lines if `pretty` is true.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;
  /// Prints the pipeline as --dump-pass-pipeline does.
  void dump(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;

protected:
  friend class PassRunner;
  void print(llvm::raw_ostream &os, std::optional<unsigned> indent) const;
  std::string opName;
  Nesting nesting;
  std::vector<Step> steps;
};

/// A stream to which a reproducer is written.
struct ReproducerStream {
  virtual ~ReproducerStream();
  /// Returns the name of the output for messages, for example the path of a file.
  virtual llvm::StringRef description() = 0;
  virtual llvm::raw_ostream &os() = 0;
};
/// Returns a new stream. If that fails, sets \p error and returns null.
using ReproducerStreamFactory = std::function<std::unique_ptr<ReproducerStream>(std::string &error)>;

/// Writes a reproducer with a pipeline of \p passes to a file. Returns the textual pipeline. If \p outputFile
/// is empty, no file is written. Reports errors to llvm::errs().
std::string makeReproducer(llvm::StringRef anchorName,
                           const llvm::iterator_range<OpPassManager::pass_iterator> &passes, Operation *op,
                           llvm::StringRef outputFile, bool disableThreads = false,
                           bool verifyPasses = false);

/// The outermost pipeline, with settings for its execution.
class PassManager : public OpPassManager {
public:
  PassManager(MLIRContext *context, llvm::StringRef opName = getAnyOpAnchorName(),
              Nesting nesting = Nesting::Implicit);
  PassManager(OperationName name, Nesting nesting = Nesting::Implicit);
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
  /// Adds the time of passes and analyses to \p scope, which must outlive the runs.
  void enableTiming(TimingScope &scope);
  /// Measures the time of passes and analyses with a timing manager owned by this object, which prints the
  /// report when it is destroyed.
  void enableTiming();
  /// Measures the time of passes and analyses with \p timing, which prints the report when this object is
  /// destroyed.
  void enableTiming(std::unique_ptr<DefaultTimingManager> timing);
  /// Prints the statistics after each run to \p os, or to llvm::errs() if it is null.
  void enableStatistics(PassDisplayMode mode = PassDisplayMode::Pipeline, llvm::raw_ostream *os = nullptr);

  /// Settings that determine when and how the IR is printed before and after passes.
  struct IRPrinting {
    /// Select the passes before and after which the IR is printed. An empty function selects none.
    std::function<bool(Pass *, Operation *)> before, after;
    bool moduleScope = false; ///< Print the root operation; disables threads.
    bool afterOnlyOnChange = false;
    bool afterOnlyOnFailure = false;
    OpPrintingFlags flags = {};
    /// The output stream; null for llvm::errs().
    llvm::raw_ostream *os = nullptr;
    /// If not empty, the IR is printed to files in this directory instead of the stream.
    std::string treeDirectory = {};
  };
  /// Enables printing of the IR. Nested pipelines then run on one thread, so that the output has the order of
  /// the pipeline.
  void enableIRPrinting(IRPrinting config);
  /// Decides for each execution of a pass whether and where the IR is printed. A subclass overrides the two
  /// virtual functions; these call the callback with the stream to which the IR is printed.
  class IRPrinterConfig {
  public:
    using PrintCallbackFn = llvm::function_ref<void(llvm::raw_ostream &)>;
    explicit IRPrinterConfig(bool printModuleScope = false, bool printAfterOnlyOnChange = false,
                             bool printAfterOnlyOnFailure = false, OpPrintingFlags opPrintingFlags = {})
        : moduleScope(printModuleScope), afterOnlyOnChange(printAfterOnlyOnChange),
          afterOnlyOnFailure(printAfterOnlyOnFailure), flags(opPrintingFlags) {}
    virtual ~IRPrinterConfig();
    /// Called before and after a pass; the defaults print nothing. printAfterIfEnabled() is called only if
    /// the conditions that the constructor received hold.
    virtual void printBeforeIfEnabled(Pass *pass, Operation *operation, PrintCallbackFn printCallback);
    virtual void printAfterIfEnabled(Pass *pass, Operation *operation, PrintCallbackFn printCallback);
    OpPrintingFlags getOpPrintingFlags() const { return flags; }
    bool shouldPrintAtModuleScope() const { return moduleScope; }
    bool shouldPrintAfterOnlyOnFailure() const { return afterOnlyOnFailure; }
    bool shouldPrintAfterOnlyOnChange() const { return afterOnlyOnChange; }

  private:
    bool moduleScope, afterOnlyOnChange, afterOnlyOnFailure;
    OpPrintingFlags flags;
  };
  void enableIRPrinting(std::unique_ptr<IRPrinterConfig> config);
  /// Returns true. The default value of the functions that select passes.
  static bool printAlways(Pass *, Operation *) { return true; }
  /// Enables printing of the IR to files in a directory; see IRPrinting.
  void enableIRPrintingToFileTree(std::function<bool(Pass *, Operation *)> shouldPrintBefore = printAlways,
                                  std::function<bool(Pass *, Operation *)> shouldPrintAfter = printAlways,
                                  bool printModuleScope = true, bool printAfterOnlyOnChange = true,
                                  bool printAfterOnlyOnFailure = false,
                                  llvm::StringRef printTreeDir = ".pass_manager_output",
                                  OpPrintingFlags flags = {});
  /// Enables printing of the IR. The parameters are the members of IRPrinting, as in MLIR.
  void enableIRPrinting(std::function<bool(Pass *, Operation *)> shouldPrintBefore = printAlways,
                        std::function<bool(Pass *, Operation *)> shouldPrintAfter = printAlways,
                        bool printModuleScope = true, bool printAfterOnlyOnChange = true,
                        bool printAfterOnlyOnFailure = false, llvm::raw_ostream &os = llvm::errs(),
                        OpPrintingFlags flags = {});

  /// Enables crash reproducers: if a pass fails or crashes, a file with the pipeline and the IR before the
  /// pipeline is written, which `--run-reproducer` can run. If \p local is true, the file contains only the
  /// failed pass and the IR before that pass; threads are then disabled.
  void enableCrashReproducerGeneration(llvm::StringRef path, bool local = false);
  /// Enables crash reproducers that are written to the streams that \p factory returns.
  void enableCrashReproducerGeneration(ReproducerStreamFactory factory, bool local = false);
  /// Writes a reproducer file immediately. Reports errors to llvm::errs().
  LogicalResult writeReproducer(Operation *op, llvm::StringRef path) const;

private:
  MLIRContext *context;
  VerifyLevel verifyLevel = VerifyLevel::Changed;
  std::unique_ptr<PassInstrumentor> instrumentor;
  std::unique_ptr<DefaultTimingManager> ownTiming;
  std::optional<PassDisplayMode> statisticsMode;
  llvm::raw_ostream *statisticsStream = nullptr;
  ReproducerStreamFactory reproducerFactory;
  bool isReproducerLocal = false;
};

// Command-line options of pass managers. The register functions must be called before
// llvm::cl::ParseCommandLineOptions(), the apply functions afterwards for each pass manager.
/// Registers `--mlir-print-ir-after-all`, `--mlir-pass-statistics`, `--mlir-pass-pipeline-crash-reproducer`
/// and so on, and the options of timing.
void registerPassManagerCLOptions();
/// Applies the options of registerPassManagerCLOptions() except those of timing. Fails, after an error on
/// llvm::errs(), if the options contradict each other.
LogicalResult applyPassManagerCLOptions(PassManager &manager);
/// Enables timing with a timing manager that the pass manager owns, if the options request it.
void applyDefaultTimingPassManagerCLOptions(PassManager &manager);
/// Registers `--mlir-timing`, `--mlir-timing-display` and `--mlir-output-format`.
void registerDefaultTimingManagerCLOptions();
void applyDefaultTimingManagerCLOptions(DefaultTimingManager &manager);

/// Parses a pipeline that is the value of a pass option. Reports an error to `errorHandler`.
FailureOr<OpPassManager>
parsePipelineOption(llvm::StringRef text,
                    llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler);
/// Adds a registered pass or pipeline to a manager. Reports an error on one line, without a position, to
/// `errors`.
LogicalResult addPassByName(llvm::StringRef name, llvm::StringRef options, OpPassManager &manager,
                            llvm::raw_ostream &errors);

/// Prints the statistics of all passes of a pipeline.
void printPassStatistics(const OpPassManager &manager, PassDisplayMode mode, llvm::raw_ostream &os);

/// Allows pipelines as values of pass options, for example `inline{op-pipelines=func.func(cse)}`.
template <>
struct PassOptionTraits<OpPassManager> {
  static bool parse(llvm::StringRef text, OpPassManager &value);
  static void print(llvm::raw_ostream &os, const OpPassManager &value) { value.printAsTextualPipeline(os); }
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSMANAGER_H
