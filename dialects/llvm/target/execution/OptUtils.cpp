//===- OptUtils.cpp - LLVM's optimizations --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/execution/OptUtils.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/OptimizationLevel.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Scalar/LowerMatrixIntrinsics.h"

using namespace mlir;

namespace {
/// Builds and runs pipelines of LLVM's passes for one target.
struct Passes {
  Passes(llvm::TargetMachine *machine, const llvm::PipelineTuningOptions &tuning) : builder(machine, tuning) {
    builder.registerModuleAnalyses(modules);
    builder.registerCGSCCAnalyses(components);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.crossRegisterProxies(loops, functions, components, modules);
  }
  void run(llvm::Module &module, llvm::ModulePassManager pipeline) { pipeline.run(module, modules); }

  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder;
};
} // namespace

static std::optional<llvm::OptimizationLevel> getLevel(unsigned optLevel, unsigned sizeLevel) {
  using Level = llvm::OptimizationLevel;
  if (optLevel > 3 || sizeLevel > 2)
    return std::nullopt;
  if (optLevel == 2 && sizeLevel)
    return sizeLevel == 1 ? Level::Os : Level::Oz;
  const Level levels[] = {Level::O0, Level::O1, Level::O2, Level::O3};
  return levels[optLevel];
}

std::function<llvm::Error(llvm::Module *)>
mlir::makeOptimizingTransformer(unsigned optLevel, unsigned sizeLevel, llvm::TargetMachine *machine) {
  return [optLevel, sizeLevel, machine](llvm::Module *module) -> llvm::Error {
    std::optional<llvm::OptimizationLevel> level = getLevel(optLevel, sizeLevel);
    if (!level)
      return llvm::createStringError("invalid optimization or size level: %u, %u", optLevel, sizeLevel);
    llvm::PipelineTuningOptions tuning;
    tuning.LoopUnrolling = tuning.LoopInterleaving = tuning.LoopVectorization = tuning.SLPVectorization =
        optLevel > 1;
    Passes passes(machine, tuning);
    passes.run(*module, *level == llvm::OptimizationLevel::O0
                            ? passes.builder.buildO0DefaultPipeline(*level)
                            : passes.builder.buildPerModuleDefaultPipeline(*level));
    return llvm::Error::success();
  };
}

void mlir::lowerMatrixIntrinsics(llvm::Module &module, llvm::TargetMachine *machine) {
  if (llvm::none_of(module,
                    [](llvm::Function &function) { return function.getName().starts_with("llvm.matrix."); }))
    return;
  llvm::ModulePassManager pipeline;
  pipeline.addPass(llvm::createModuleToFunctionPassAdaptor(llvm::LowerMatrixIntrinsicsPass()));
  Passes(machine, llvm::PipelineTuningOptions()).run(module, std::move(pipeline));
}
