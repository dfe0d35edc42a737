//===- Inliner.h - Configurable inliner pass ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The inline pass with a programmable cost model, and the inliner for passes of other projects:
//
//     CallGraph &graph = getAnalysis<CallGraph>();
//     auto run = [](Pass &pass, OpPassManager &pipeline, Operation *op) {
//       return cast<MyPass>(pass).runPipeline(pipeline, op);
//     };
//     Inliner inliner(getOperation(), graph, *this, getAnalysisManager(), run, config, isProfitable);
//     if (failed(inliner.doInlining())) ...
//
// Dialects decide which calls may be inlined; see InliningUtils.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_INLINER_H
#define STRATA_RUNTIME_TRANSFORMS_INLINER_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/pass/AnalysisManager.h"
#include "runtime/pass/PassManager.h"
#include "runtime/transforms/InliningUtils.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

namespace mlir {

class CallGraph;
class CallGraphNode;

/// Options of the inliner.
class InlinerConfig {
public:
  using OpPipelinesTy = llvm::StringMap<OpPassManager>;
  using DefaultPipelineTy = std::function<void(OpPassManager &)>;

  InlinerConfig() = default;
  InlinerConfig(DefaultPipelineTy defaultPipeline, unsigned maxInliningIterations)
      : defaultPipelineBuilder(std::move(defaultPipeline)), maxIterations(maxInliningIterations) {}

  unsigned getMaxInliningIterations() const { return maxIterations; }
  void setMaxInliningIterations(unsigned maximum) { maxIterations = maximum; }
  const OpPipelinesTy &getOpPipelines() const { return opPipelines; }
  void setOpPipelines(OpPipelinesTy pipelines) { opPipelines = std::move(pipelines); }
  const DefaultPipelineTy &getDefaultPipeline() const { return defaultPipelineBuilder; }
  void setDefaultPipeline(DefaultPipelineTy pipeline) { defaultPipelineBuilder = std::move(pipeline); }
  /// The function that clones or moves the blocks of a callee into the caller. A client can replace it to
  /// change the blocks while they are inlined.
  const InlinerInterface::CloneCallbackTy &getCloneCallback() const { return cloneCallback; }
  void setCloneCallback(InlinerInterface::CloneCallbackTy callback) {
    cloneCallback = std::move(callback);
    hasOwnCloneCallback = true;
  }
  /// True if callees with several blocks may be inlined into ops that have the trait SingleBlock, because the
  /// clone callback makes them fit. False by default.
  bool getCanHandleMultipleBlocks() const { return canHandleMultipleBlocks; }
  void setCanHandleMultipleBlocks(bool value = true) { canHandleMultipleBlocks = value; }

  /// A callback that decides whether inlining a legal call is profitable. The regions are the bodies of the
  /// caller and of the callee. If no callback is set, every legal call is inlined.
  std::function<bool(CallOpInterface call, Region *caller, Region *callee)> isProfitable = {};
  /// The pipeline that is run on a callable before its calls are inlined, unless `opPipelines` has one for
  /// its op name. If the text is empty, no passes are run.
  std::string defaultPipeline = "canonicalize";
  /// If set, is called to build the default pipeline, and `defaultPipeline` is ignored.
  DefaultPipelineTy defaultPipelineBuilder = {};
  llvm::StringMap<OpPassManager> opPipelines = {};
  unsigned maxIterations = 4;
  InlinerInterface::CloneCallbackTy cloneCallback = [](OpBuilder &, Region *source, Block *, Block *after,
                                                       IRMapping &mapper, bool clones) {
    detail::placeBlocks(source, after, mapper, clones);
  };
  bool hasOwnCloneCallback = false; ///< Set by setCloneCallback().
  bool canHandleMultipleBlocks = false;
};

/// Inlines calls in an op that is a symbol table. Borrows the arguments of its constructor, which must
/// outlive it; not thread-safe.
class Inliner {
public:
  /// A callback that runs a pipeline on an op nested in the op of the pass.
  using RunPipelineHelperTy =
      std::function<LogicalResult(Pass &pass, OpPassManager &pipeline, Operation *op)>;
  /// A call with two nodes of the call graph: that of the callable that contains the call (source) and that
  /// of the callee (target).
  struct ResolvedCall {
    ResolvedCall(CallOpInterface call, CallGraphNode *sourceNode, CallGraphNode *targetNode)
        : call(call), sourceNode(sourceNode), targetNode(targetNode) {}
    CallOpInterface call;
    CallGraphNode *sourceNode, *targetNode;
  };
  /// A callback that returns true if inlining a legal call is profitable.
  using ProfitabilityCallbackTy = std::function<bool(const ResolvedCall &call)>;

  Inliner(Operation *op, CallGraph &graph, Pass &pass, AnalysisManager analyses,
          RunPipelineHelperTy runPipelineHelper, const InlinerConfig &config,
          ProfitabilityCallbackTy isProfitableToInline)
      : op(op), graph(graph), pass(pass), analyses(analyses), runPipelineHelper(std::move(runPipelineHelper)),
        config(config), isProfitableToInline(std::move(isProfitableToInline)) {}
  Inliner(const Inliner &) = delete;
  Inliner &operator=(const Inliner &) = delete;

  /// Inlines bottom-up and erases the callables whose last reference was inlined. Fails if a pipeline fails.
  LogicalResult doInlining();

private:
  class Impl;

  Operation *op;
  CallGraph &graph;
  Pass &pass;
  AnalysisManager analyses;
  RunPipelineHelperTy runPipelineHelper;
  const InlinerConfig &config;
  ProfitabilityCallbackTy isProfitableToInline;
};

std::unique_ptr<Pass> createInlinerPass(InlinerConfig config);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_INLINER_H
