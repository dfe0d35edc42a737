//===- PassManager.h - Pipelines of passes --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An OpPassManager is a list of passes over ops of one name (or of any), and of nested managers over the ops
// inside them. A PassManager is the outermost one, with the settings of a run. Textual pipelines:
//
//     builtin.module(func.func(canonicalize{max-iterations=2},cse),any(cse))
//
// Nested managers run on several ops at a time, on copies of their passes, when the context has threads. What
// comes out, diagnostics and statistics do not depend on it. Building a pipeline is for one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSMANAGER_H
#define STRATA_RUNTIME_PASS_PASSMANAGER_H

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/pass/Pass.h"
#include "runtime/pass/PassInstrumentation.h"
#include "runtime/pass/VerifyLevel.h"
#include "runtime/support/Timing.h"

namespace strata {

/// How statistics are shown: added up by pass, or where passes stand in the pipeline.
enum class PassDisplayMode { List, Pipeline };

class OpPassManager {
public:
  /// What happens to a pass that is for ops of another name than the manager's.
  enum class Nesting {
    Implicit, ///< It goes into a nested manager of that name.
    Explicit, ///< Running the pipeline is an error.
  };

  /// \param opName  "any" for ops of every name that are isolated.
  explicit OpPassManager(llvm::StringRef opName = "any", Nesting nesting = Nesting::Implicit)
      : opName(opName.str()), nesting(nesting) {}
  explicit OpPassManager(OperationName name, Nesting nesting = Nesting::Implicit)
      : OpPassManager(name.getStringRef(), nesting) {}
  OpPassManager(OpPassManager &&) = default;
  OpPassManager &operator=(OpPassManager &&) = default;
  /// Copies have copies of the passes.
  OpPassManager(const OpPassManager &other);
  OpPassManager &operator=(const OpPassManager &other);
  ~OpPassManager();

  /// "any" for those of every name.
  llvm::StringRef getOpName() const { return opName; }
  llvm::StringRef getOpAnchorName() const { return opName; }
  /// None for those of every name.
  std::optional<OperationName> getOpName(MLIRContext &context) const;
  bool isOpAgnostic() const { return opName == "any"; }
  void setOpName(llvm::StringRef name) { opName = name.str(); }
  Nesting getNesting() const { return nesting; }
  void setNesting(Nesting newNesting) { nesting = newNesting; }

  void addPass(std::unique_ptr<Pass> pass);
  /// A pipeline for the ops of that name directly inside.
  OpPassManager &nest(llvm::StringRef nestedName);
  OpPassManager &nest(OperationName nestedName) { return nest(nestedName.getStringRef()); }
  template <typename OpT>
  OpPassManager &nest() {
    return nest(OpT::getOperationName());
  }
  /// A pipeline for the isolated ops of every name directly inside.
  OpPassManager &nestAny() { return nest("any"); }
  template <typename OpT>
  void addNestedPass(std::unique_ptr<Pass> pass) {
    nest<OpT>().addPass(std::move(pass));
  }
  void clear() { steps.clear(); }
  bool empty() const { return steps.empty(); }
  size_t size() const { return steps.size(); }
  /// The dialects that passes make things of, nested ones, too.
  void getDependentDialects(DialectRegistry &registry) const;
  /// What parsePassPipeline() reads; in several lines when it is for people.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;
  /// For --dump-pass-pipeline.
  void dump(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const { dump(llvm::errs()); }

protected:
  friend class PassRunner;
  void print(llvm::raw_ostream &os, std::optional<unsigned> indent) const;
  /// One of them.
  struct Step {
    std::unique_ptr<Pass> pass;
    std::unique_ptr<OpPassManager> nested;
  };
  std::string opName;
  Nesting nesting;
  std::vector<Step> steps;
};

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

  /// Runs all on `op`, which the manager must be for. Fails when a pass failed, or left IR that does not
  /// verify.
  LogicalResult run(Operation *op);

  /// Verify after each pass that may have changed something; on by default.
  void enableVerifier(bool enable = true) { verifyLevel = enable ? VerifyLevel::Changed : VerifyLevel::Off; }
  void enableVerifier(VerifyLevel level) { verifyLevel = level; }
  void addInstrumentation(std::unique_ptr<PassInstrumentation> instrumentation);
  /// Measures passes and analyses, into a scope of the caller's.
  void enableTiming(TimingScope &scope);
  /// The same into a manager of its own, which prints when this one dies.
  void enableTiming();
  /// Prints the statistics behind a run, to llvm::errs() or \p os.
  void enableStatistics(PassDisplayMode mode = PassDisplayMode::Pipeline, llvm::raw_ostream *os = nullptr);

  /// Which passes the IR is shown around, and how.
  struct IRPrinting {
    std::function<bool(Pass *, Operation *)> before, after; ///< Empty: none.
    bool moduleScope = false; ///< All that is around the operation, too; needs one thread.
    bool afterOnlyOnChange = false;
    bool afterOnlyOnFailure = false;
    OpPrintingFlags flags = {};
    llvm::raw_ostream *os = nullptr; ///< llvm::errs() when null.
    std::string treeDirectory = {};  ///< Not empty: files below it, by operation, in place of the stream.
  };
  /// Nested pipelines run on one thread then, so that the order of what is printed means something.
  void enableIRPrinting(IRPrinting config);
  /// The same as MLIR spells it.
  void enableIRPrinting(std::function<bool(Pass *, Operation *)> shouldPrintBefore,
                        std::function<bool(Pass *, Operation *)> shouldPrintAfter = {},
                        bool printModuleScope = true, bool printAfterOnlyOnChange = true,
                        bool printAfterOnlyOnFailure = false, llvm::raw_ostream &os = llvm::errs(),
                        OpPrintingFlags flags = {});

  /// When a pass fails or crashes, writes a file with the IR before the pipeline, and the pipeline, that
  /// `--run-reproducer` runs; with \p local with the IR before the pass that failed and that pass, on one
  /// thread.
  void enableCrashReproducerGeneration(llvm::StringRef path, bool local = false);
  /// Writes such a file now. What goes wrong is said on llvm::errs().
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

/// Adds what a textual pipeline says; its outermost name must be the manager's, or is left out. Mistakes are
/// reported to `errors` with their place in the text.
LogicalResult parsePassPipeline(llvm::StringRef text, OpPassManager &manager,
                                llvm::raw_ostream &errors = llvm::errs());
/// A pipeline with its outermost name; what is wrong with it is reported to `errors`.
FailureOr<OpPassManager> parsePassPipeline(llvm::StringRef text, llvm::raw_ostream &errors = llvm::errs());
/// Parses a pipeline that is the value of a pass option. Reports an error to `errorHandler`.
FailureOr<OpPassManager>
parsePipelineOption(llvm::StringRef text,
                    llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler);
/// Adds one registered pass or pipeline. Mistakes are said in one line, without a place.
LogicalResult addPassByName(llvm::StringRef name, llvm::StringRef options, OpPassManager &manager,
                            llvm::raw_ostream &errors);

/// The statistics of a pipeline that was run.
void printPassStatistics(const OpPassManager &manager, PassDisplayMode mode, llvm::raw_ostream &os);

/// A pipeline as the value of an option: `inline{op-pipelines=func.func(cse)}`.
template <>
struct PassOptionTraits<OpPassManager> {
  static bool parse(llvm::StringRef text, OpPassManager &value);
  static void print(llvm::raw_ostream &os, const OpPassManager &value) { value.printAsTextualPipeline(os); }
};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASSMANAGER_H
