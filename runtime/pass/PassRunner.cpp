//===- PassRunner.cpp - Execution of pipelines ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassRunner.h"
#include "runtime/pass/PassExecutionAction.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Threading.h"
#include "runtime/ir/Verifier.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Threading.h"
#include <atomic>

using namespace mlir;
using ParentInfo = PassInstrumentation::PipelineParentInfo;

LogicalResult PassRunner::initialize(OpPassManager &manager) {
  for (OpPassManager::Step &step : manager.steps)
    if (failed(step.pass ? step.pass->initialize(context) : initialize(*step.nested)))
      return failure();
  return success();
}

LogicalResult PassRunner::checkSchedule(const OpPassManager &manager, Operation *op) {
  for (const OpPassManager::Step &step : manager.steps)
    if (step.pass && !step.pass->canScheduleOn(op))
      return op->emitOpError() << "trying to schedule a pass on an unsupported operation";
  return success();
}

LogicalResult PassRunner::runPass(Pass &pass, Operation *op, AnalysisManager analyses, unsigned depth) {
  if (!pass.canScheduleOn(op))
    return op->emitOpError() << "trying to schedule a pass on an unsupported operation";
  auto dynamic = [&](OpPassManager &pipeline, Operation *inside) {
    return runDynamicPipeline(pass, pipeline, op, inside, analyses, depth + 1);
  };
  detail::PassExecutionState state(op, analyses, dynamic);
  // Set the state only during this execution. A pipeline that the pass runs dynamically must not contain the
  // same pass object.
  pass.state = &state;
  llvm::scope_exit reset([&] { pass.state = nullptr; });
  if (instrumentor)
    instrumentor->runBeforePass(&pass, op);
  IRUnit unit = op;
  context->executeAction<PassExecutionAction>([&] { pass.runOnOperation(); }, unit, pass);
  // IR that the pass declares unchanged need not be verified again.
  bool isUnchanged = state.preserved.isAll();
  analyses.invalidate(state.preserved);
  if (!state.hasFailed &&
      (verifyLevel == VerifyLevel::All || (verifyLevel == VerifyLevel::Changed && !isUnchanged)))
    state.hasFailed = failed(verify(op));
  if (instrumentor) {
    if (state.hasFailed)
      instrumentor->runAfterPassFailed(&pass, op);
    else
      instrumentor->runAfterPass(&pass, op);
  }
  // An instrumentation may have called signalPassFailure().
  return failure(state.hasFailed);
}

LogicalResult PassRunner::runDynamicPipeline(Pass &parent, OpPassManager &pipeline, Operation *root,
                                             Operation *op, AnalysisManager analyses, unsigned depth) {
  if (!pipeline.isOpAgnostic() && pipeline.getOpAnchorName() != op->getName().getStringRef())
    return root->emitOpError() << "can't run '" << pipeline.getOpAnchorName() << "' pass manager on '"
                               << op->getName().getStringRef() << "' op";
  if (!root->isAncestor(op))
    return root->emitOpError()
           << "trying to schedule a dynamic pipeline on an operation that isn't nested under the "
              "current operation the pass is processing";
  if (failed(initialize(pipeline)))
    return failure();
  return runOnOne(pipeline, op, op == root ? analyses : analyses.nest(op),
                  {llvm::get_threadid(), &parent, depth}, depth);
}

LogicalResult PassRunner::run(OpPassManager &manager, Operation *op, AnalysisManager analyses,
                              unsigned depth) {
  for (OpPassManager::Step &step : manager.steps)
    if (failed(step.pass ? runPass(*step.pass, op, analyses, depth)
                         : runNested(*step.nested, op, analyses, depth)))
      return failure();
  return success();
}

LogicalResult PassRunner::runOnOne(OpPassManager &nested, Operation *op, AnalysisManager analyses,
                                   const ParentInfo &parent, unsigned depth) {
  if (!instrumentor)
    return run(nested, op, analyses, depth + 1);
  std::optional<OperationName> name = nested.getOpName(*context);
  instrumentor->runBeforePipeline(name, parent);
  LogicalResult result = run(nested, op, analyses, depth + 1);
  instrumentor->runAfterPipeline(name, parent);
  return result;
}

LogicalResult PassRunner::runNested(OpPassManager &nested, Operation *op, AnalysisManager analyses,
                                    unsigned depth) {
  llvm::SmallVector<Operation *, 16> ops;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &child : block)
        if (nested.isOpAgnostic() ? child.hasTrait(Trait::IsIsolatedFromAbove)
                                  : child.getName().getStringRef() == nested.getOpAnchorName())
          ops.push_back(&child);
  ParentInfo parent{llvm::get_threadid(), nullptr, depth};
  if ((!instrumentor || instrumentor->allowsThreads()) && hasWorkForThreads(context, ops))
    return runOnThreads(nested, ops, analyses, parent, depth);
  // After a failure on one operation, continue with the others, so that all diagnostics are reported.
  bool allSucceeded = true;
  for (Operation *child : ops)
    allSucceeded &= succeeded(runOnOne(nested, child, analyses.nest(child), parent, depth));
  return success(allSucceeded);
}

LogicalResult PassRunner::runOnThreads(OpPassManager &nested, llvm::ArrayRef<Operation *> ops,
                                       AnalysisManager analyses, const ParentInfo &parent, unsigned depth) {
  // Create all nodes of the analysis tree here, on one thread.
  std::vector<AnalysisManager> ownAnalyses;
  for (Operation *op : ops)
    ownAnalyses.push_back(analyses.nest(op));
  // Each thread takes an idle copy of the pipeline and returns it afterwards. All copies are created before
  // the first run.
  std::mutex mutex;
  std::vector<std::unique_ptr<OpPassManager>> copies;
  std::vector<OpPassManager *> idle = {&nested};
  for (size_t i = 1, e = std::min<size_t>(ops.size(), context->getNumThreads()); i < e; ++i) {
    copies.push_back(std::make_unique<OpPassManager>(nested));
    linkSiblings(*copies.back(), nested);
    idle.push_back(copies.back().get());
  }
  auto take = [&] {
    std::lock_guard lock(mutex);
    assert(!idle.empty() && "more threads than the context has");
    OpPassManager *pipeline = idle.back();
    idle.pop_back();
    return pipeline;
  };
  std::atomic<bool> allSucceeded = true;
  {
    ParallelDiagnosticHandler handler(context);
    parallelFor(context, 0, ops.size(), [&](size_t i) {
      OpPassManager *pipeline = take();
      handler.setOrderIDForThread(i);
      if (failed(runOnOne(*pipeline, ops[i], ownAnalyses[i], parent, depth)))
        allSucceeded = false;
      handler.eraseOrderIDForThread();
      std::lock_guard lock(mutex);
      idle.push_back(pipeline);
    });
  }
  for (const auto &copy : copies)
    addStatistics(*copy, nested);
  return success(allSucceeded);
}

void PassRunner::linkSiblings(OpPassManager &copy, const OpPassManager &original) {
  for (auto [step, from] : llvm::zip_equal(copy.steps, original.steps)) {
    if (step.nested)
      linkSiblings(*step.nested, *from.nested);
    else
      step.pass->threadingSibling = from.pass->getThreadingSiblingOrThis();
  }
}

void PassRunner::addStatistics(const OpPassManager &from, OpPassManager &to) {
  for (auto [source, target] : llvm::zip_equal(from.steps, to.steps)) {
    if (source.nested)
      addStatistics(*source.nested, *target.nested);
    else
      for (auto [counted, sum] : llvm::zip_equal(source.pass->getStatistics(), target.pass->getStatistics()))
        *sum += counted->getValue();
  }
}

void PassRunner::forEachPass(const OpPassManager &manager,
                             llvm::function_ref<void(const OpPassManager &, Pass &, unsigned)> each,
                             unsigned depth) {
  for (const OpPassManager::Step &step : manager.steps) {
    if (step.pass)
      each(manager, *step.pass, depth);
    else
      forEachPass(*step.nested, each, depth + 1);
  }
}
