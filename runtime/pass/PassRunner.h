//===- PassRunner.h - Execution of pipelines ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs a pipeline on an operation. Recursion depth is bounded by the nesting of the pipeline. Private to
// runtime/pass.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSRUNNER_H
#define STRATA_RUNTIME_PASS_PASSRUNNER_H

#include "runtime/pass/PassManager.h"

namespace mlir {

/// Executes pipelines with the given settings.
class PassRunner {
public:
  PassRunner(MLIRContext *context, const PassInstrumentor *instrumentor, VerifyLevel verifyLevel)
      : context(context), instrumentor(instrumentor), verifyLevel(verifyLevel) {}
  /// Calls Pass::initialize() for all passes.
  LogicalResult initialize(OpPassManager &manager);
  /// Runs `manager` on `op`.
  /// \param depth  the number of enclosing pipelines and passes on this thread.
  LogicalResult run(OpPassManager &manager, Operation *op, AnalysisManager analyses, unsigned depth = 0);
  /// Fails, after an error at `op`, if a pass of the manager cannot run on `op`.
  static LogicalResult checkSchedule(const OpPassManager &manager, Operation *op);
  /// Links each pass of a copy of a pipeline to the original pass; see Pass::getThreadingSibling().
  static void linkSiblings(OpPassManager &copy, const OpPassManager &original);
  /// Adds the statistics of \p from, a copy of a pipeline, to the original \p to.
  static void addStatistics(const OpPassManager &from, OpPassManager &to);
  /// Calls `each(manager, pass, depth)` for all passes in order, including those of nested managers.
  /// `manager` is the manager that contains the pass, and `depth` its nesting depth.
  static void forEachPass(const OpPassManager &manager,
                          llvm::function_ref<void(const OpPassManager &, Pass &, unsigned)> each,
                          unsigned depth = 0);

private:
  LogicalResult runPass(Pass &pass, Operation *op, AnalysisManager analyses, unsigned depth);
  LogicalResult runNested(OpPassManager &nested, Operation *op, AnalysisManager analyses, unsigned depth);
  LogicalResult runOnOne(OpPassManager &nested, Operation *op, AnalysisManager analyses,
                         const PassInstrumentation::PipelineParentInfo &parent, unsigned depth);
  LogicalResult runOnThreads(OpPassManager &nested, llvm::ArrayRef<Operation *> ops, AnalysisManager analyses,
                             const PassInstrumentation::PipelineParentInfo &parent, unsigned depth);
  LogicalResult runDynamicPipeline(Pass &parent, OpPassManager &pipeline, Operation *root, Operation *op,
                                   AnalysisManager analyses, unsigned depth);

  MLIRContext *context;
  const PassInstrumentor *instrumentor; ///< The instrumentations; null if there are none.
  VerifyLevel verifyLevel;
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSRUNNER_H
