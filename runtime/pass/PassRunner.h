//===- PassRunner.h - One run of a pipeline -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Takes an operation through a pipeline. Private to runtime/pass. Nesting is bounded by that of the pipeline.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSRUNNER_H
#define STRATA_RUNTIME_PASS_PASSRUNNER_H

#include "runtime/pass/PassManager.h"

namespace strata {

class PassRunner {
public:
  PassRunner(MLIRContext *context, const PassInstrumentor *instrumentor, VerifyLevel verifyLevel)
      : context(context), instrumentor(instrumentor), verifyLevel(verifyLevel) {}
  /// Calls initialize() of all passes.
  LogicalResult initialize(OpPassManager &manager);
  /// \param depth  pipelines and passes around it on this thread.
  LogicalResult run(OpPassManager &manager, Operation *op, AnalysisManager analyses, unsigned depth = 0);
  /// Passes that may not run there; says so at the operation.
  static LogicalResult checkSchedule(const OpPassManager &manager, Operation *op);
  /// Adds what a copy of a pipeline counted.
  static void addStatistics(const OpPassManager &from, OpPassManager &to);
  /// Calls `each(manager, pass, depth)` for all passes, with the manager that each is in, in order.
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
  const PassInstrumentor *instrumentor; ///< Null when nobody watches.
  VerifyLevel verifyLevel;
};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASSRUNNER_H
