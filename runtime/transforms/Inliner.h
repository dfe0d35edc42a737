//===- Inliner.h - Configurable inliner pass ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The inline pass with a programmable cost model. Dialects decide which calls may be inlined; see
// InliningUtils.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_INLINER_H
#define STRATA_RUNTIME_TRANSFORMS_INLINER_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/pass/PassManager.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

namespace mlir {

/// Options of the inliner.
class InlinerConfig {
public:
  using DefaultPipelineTy = std::function<void(OpPassManager &)>;
  using OpPipelinesTy = llvm::StringMap<OpPassManager>;

  InlinerConfig() = default;
  InlinerConfig(DefaultPipelineTy defaultPipeline, unsigned maxInliningIterations)
      : defaultPipelineBuilder(std::move(defaultPipeline)), maxIterations(maxInliningIterations) {}

  const DefaultPipelineTy &getDefaultPipeline() const { return defaultPipelineBuilder; }
  const OpPipelinesTy &getOpPipelines() const { return opPipelines; }
  unsigned getMaxInliningIterations() const { return maxIterations; }
  void setDefaultPipeline(DefaultPipelineTy pipeline) { defaultPipelineBuilder = std::move(pipeline); }
  void setOpPipelines(OpPipelinesTy pipelines) { opPipelines = std::move(pipelines); }
  void setMaxInliningIterations(unsigned maximum) { maxIterations = maximum; }

  /// Returns true if inlining a legal call is profitable. The regions are the caller's and the callee's.
  /// Empty: every legal call is profitable.
  std::function<bool(CallOpInterface call, Region *caller, Region *callee)> isProfitable = {};
  /// The pipeline that is run on a callable before its calls are inlined, unless `opPipelines` has one for
  /// its op name. Empty: no passes are run.
  std::string defaultPipeline = "canonicalize";
  /// If set, adds the passes of the default pipeline instead.
  DefaultPipelineTy defaultPipelineBuilder = {};
  llvm::StringMap<OpPassManager> opPipelines = {};
  unsigned maxIterations = 4;
};

std::unique_ptr<Pass> createInlinerPass(InlinerConfig config);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_INLINER_H
