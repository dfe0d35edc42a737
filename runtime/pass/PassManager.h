//===- PassManager.h - Pipelines of passes --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An OpPassManager is a list of passes over ops of one name (or of any), and of nested managers over the ops
// inside them. A PassManager is the outermost one, with the settings of a run. Textual pipelines:
//
//     builtin.module(func.func(canonicalize{max-iterations=2},cse),any(cse))
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSMANAGER_H
#define STRATA_RUNTIME_PASS_PASSMANAGER_H

#include "runtime/pass/Pass.h"

namespace strata {

class OpPassManager {
public:
  /// \param opName  "any" for ops of every name.
  explicit OpPassManager(llvm::StringRef opName = "any") : opName(opName.str()) {}
  OpPassManager(OpPassManager &&) = default;
  OpPassManager &operator=(OpPassManager &&) = default;

  llvm::StringRef getOpName() const { return opName; }
  void setOpName(llvm::StringRef name) { opName = name.str(); }
  void addPass(std::unique_ptr<Pass> pass);
  /// A pipeline for the ops of that name directly inside.
  OpPassManager &nest(llvm::StringRef nestedName);
  template <typename OpT>
  OpPassManager &nest() {
    return nest(OpT::getOperationName());
  }
  /// A pipeline for the ops of every name directly inside.
  OpPassManager &nestAny() { return nest("any"); }
  template <typename OpT>
  void addNestedPass(std::unique_ptr<Pass> pass) {
    nest<OpT>().addPass(std::move(pass));
  }
  void clear() { steps.clear(); }
  bool empty() const { return steps.empty(); }
  size_t size() const { return steps.size(); }
  /// What parsePassPipeline() reads; in several lines when it is for people.
  void printAsTextualPipeline(llvm::raw_ostream &os, bool pretty = false) const;
  /// For --dump-pass-pipeline.
  void dump(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const { dump(llvm::errs()); }

protected:
  friend class PassManager;
  void print(llvm::raw_ostream &os, std::optional<unsigned> indent) const;
  struct Step {
    std::unique_ptr<Pass> pass;
    std::unique_ptr<OpPassManager> nested;
  };
  std::string opName;
  std::vector<Step> steps;
};

class PassManager : public OpPassManager {
public:
  explicit PassManager(MLIRContext *context, llvm::StringRef opName = "any")
      : OpPassManager(opName), context(context) {}
  MLIRContext *getContext() const { return context; }
  /// Verify after each pass; on by default.
  void enableVerifier(bool enable = true) { verifyPasses = enable; }
  /// Prints the op before and after the passes that \p before and \p after choose, by \p print where it is given.
  void enableIRPrinting(std::function<bool(const Pass &)> before, std::function<bool(const Pass &)> after,
                        llvm::raw_ostream &os, std::function<void(Operation *, llvm::raw_ostream &)> print = {}) {
    printBefore = std::move(before);
    printAfter = std::move(after);
    printStream = &os;
    printOp = std::move(print);
  }
  LogicalResult run(Operation *op);

private:
  LogicalResult run(const OpPassManager &manager, Operation *op);
  LogicalResult runPass(Pass &pass, Operation *op);

  MLIRContext *context;
  bool verifyPasses = true;
  std::function<bool(const Pass &)> printBefore, printAfter;
  llvm::raw_ostream *printStream = nullptr;
  std::function<void(Operation *, llvm::raw_ostream &)> printOp;
};

/// Adds what a textual pipeline says; its outermost name must be the manager's, or is left out. Mistakes are
/// reported to `errors` with their place in the text.
LogicalResult parsePassPipeline(llvm::StringRef text, OpPassManager &manager, llvm::raw_ostream &errors);
/// Adds one registered pass. Mistakes are said in one line, without a place.
LogicalResult addPassByName(llvm::StringRef name, llvm::StringRef options, OpPassManager &manager,
                            llvm::raw_ostream &errors);

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASSMANAGER_H
