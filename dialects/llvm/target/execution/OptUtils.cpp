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

using namespace mlir;

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
    llvm::LoopAnalysisManager loops;
    llvm::FunctionAnalysisManager functions;
    llvm::CGSCCAnalysisManager components;
    llvm::ModuleAnalysisManager modules;
    llvm::PipelineTuningOptions tuning;
    tuning.LoopUnrolling = tuning.LoopInterleaving = tuning.LoopVectorization = tuning.SLPVectorization =
        optLevel > 1;
    llvm::PassBuilder passes(machine, tuning);
    passes.registerModuleAnalyses(modules);
    passes.registerCGSCCAnalyses(components);
    passes.registerFunctionAnalyses(functions);
    passes.registerLoopAnalyses(loops);
    passes.crossRegisterProxies(loops, functions, components, modules);
    llvm::ModulePassManager pipeline = *level == llvm::OptimizationLevel::O0
                                           ? passes.buildO0DefaultPipeline(*level)
                                           : passes.buildPerModuleDefaultPipeline(*level);
    pipeline.run(*module, modules);
    return llvm::Error::success();
  };
}
