//===- ExplainRecorder.h - Records the history of operations --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Records for --explain how a pipeline changes each operation: the pass and pattern that created it and from
// which operation, that changed it, or that erased it; and the text before and after each pass that changed
// the IR. The greedy rewriter and the conversion driver report every step; changes by other code are found by
// comparing the operations before and after the pass. One thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_EXPLAINRECORDER_H
#define STRATA_TOOLS_OPT_EXPLAINRECORDER_H

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/pass/OperationFingerprint.h"
#include "runtime/pass/PassInstrumentation.h"
#include "runtime/rewrite/RewriteTracer.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

/// The text of an operation, and the operation that starts in each line.
struct ExplainText {
  std::vector<std::string> lines;
  std::vector<int> ops; ///< Per line: the number of the operation, or -1.
};

/// One execution of a pass on one operation.
struct ExplainStage {
  std::string pass, name, on; ///< Argument and name of the pass; the operation with its symbol.
  bool changed = false, failed = false;
  ExplainText before, after; ///< Set if the pass changed the IR.
  std::vector<std::pair<std::string, unsigned>>
      patterns; ///< Number of applications by pattern name, in order of first application.
};

/// An event in the history of an operation. `by` is a pattern, "folding", "dead code", or empty for the pass
/// itself.
struct ExplainEvent {
  int stage = 0;
  std::string by;
};

/// The history of one operation.
struct ExplainOp {
  std::string name, loc;
  ExplainEvent made; ///< Stage 0 is the input.
  int from = -1;     ///< Number of the operation that the pattern was applied to.
  std::vector<ExplainEvent> changes;
  bool isGone = false;
  ExplainEvent gone;
  std::vector<int> into; ///< Numbers of the operations that replaced it.
};

class ExplainRecorder : public RewriteTracer {
public:
  /// \param flags flags for printing the IR.
  explicit ExplainRecorder(const OpPrintingFlags &flags) : flags(flags) {}

  /// Records the operations of `root` as the input.
  void start(Operation *root);
  /// Creates the instrumentation that reports passes to this recorder; add it to the pass manager.
  std::unique_ptr<PassInstrumentation> makeInstrumentation();
  void beginPass(Pass *pass, Operation *op);
  void endPass(Pass *pass, Operation *op, bool failed);

  const std::vector<ExplainStage> &getStages() const { return stages; }
  const std::vector<ExplainOp> &getOps() const { return ops; }

  // RewriteTracer: events reported by the rewrite drivers.
  bool shouldApply(llvm::StringRef name, Operation *op) override;
  void applied(llvm::StringRef name, bool succeeded) override;
  bool shouldFold(Operation *op) override;
  void folded(bool succeeded) override;
  void willEraseDead(Operation *op) override;
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationErased(Operation *op) override;

private:
  /// A pass that is being executed.
  struct Running {
    int stage;
    Operation *op;
    OperationFingerprint before;
    std::vector<Operation *> opsBefore;
  };
  int stage() const { return running.empty() ? 0 : running.back().stage; }
  int numberOf(Operation *op);
  int add(Operation *op);
  void end(Operation *op, llvm::StringRef by);
  ExplainText print(Operation *op);
  void compare(Running &pass);

  OpPrintingFlags flags;
  std::vector<ExplainStage> stages;
  std::vector<ExplainOp> ops;
  std::vector<Running> running;
  llvm::DenseMap<Operation *, int> live;
  std::string step;  ///< The pattern that is being applied, "folding", or empty.
  int stepRoot = -1; ///< Number of the operation that it is applied to.
};

} // namespace mlir

#endif // STRATA_TOOLS_OPT_EXPLAINRECORDER_H
