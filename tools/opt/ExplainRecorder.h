//===- ExplainRecorder.h - What a run did, and why ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Follows every operation through a pipeline: which pass and which pattern made it of which, changed it, or
// took it away, and the text before and after each pass that changed something. For --explain. Greedy
// rewriting and conversion tell of each step; of what other code does, the operations before and after are
// compared. One thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_EXPLAINRECORDER_H
#define STRATA_TOOLS_OPT_EXPLAINRECORDER_H

#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/pass/OperationFingerprint.h"
#include "runtime/pass/PassInstrumentation.h"
#include "runtime/rewrite/RewriteTracer.h"
#include "llvm/ADT/DenseMap.h"

namespace strata {

/// The text of an operation, and which operation begins in each line.
struct ExplainText {
  std::vector<std::string> lines;
  std::vector<int> ops; ///< For each line: the number of the operation, or -1.
};

/// One pass on one operation.
struct ExplainStage {
  std::string pass, name, on; ///< Its argument and name; the operation, with its symbol.
  bool changed = false, failed = false;
  ExplainText before, after; ///< When it changed something.
  std::vector<std::pair<std::string, unsigned>>
      patterns; ///< How often each was applied, by name, in their first order.
};

/// What happened to an operation in a stage. `by`: a pattern, "folding", "dead code", or empty: the pass
/// itself.
struct ExplainEvent {
  int stage = 0;
  std::string by;
};

/// One operation from its beginning to its end.
struct ExplainOp {
  std::string name, loc;
  ExplainEvent made; ///< Stage 0 is the input.
  int from = -1;     ///< The operation that the pattern was applied to.
  std::vector<ExplainEvent> changes;
  bool isGone = false;
  ExplainEvent gone;
  std::vector<int> into; ///< What took its place.
};

class ExplainRecorder : public RewriteTracer {
public:
  /// \param flags  how texts are printed.
  explicit ExplainRecorder(const OpPrintingFlags &flags) : flags(flags) {}

  /// Takes what is there as the input.
  void start(Operation *root);
  /// What tells it of passes; to be added to the pass manager.
  std::unique_ptr<PassInstrumentation> makeInstrumentation();
  void beginPass(Pass *pass, Operation *op);
  void endPass(Pass *pass, Operation *op, bool failed);

  const std::vector<ExplainStage> &getStages() const { return stages; }
  const std::vector<ExplainOp> &getOps() const { return ops; }

  // What drivers of patterns tell.
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
  /// A pass that is running.
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
  int stepRoot = -1; ///< The operation that it is applied to.
};

} // namespace strata

#endif // STRATA_TOOLS_OPT_EXPLAINRECORDER_H
