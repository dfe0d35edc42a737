//===- PassInstrumentation.cpp - Instrumentation of passes ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassInstrumentation.h"
#include "runtime/pass/Pass.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

PassInstrumentation::~PassInstrumentation() = default;
void PassInstrumentation::runBeforePipeline(std::optional<OperationName>, const PipelineParentInfo &) {}
void PassInstrumentation::runAfterPipeline(std::optional<OperationName>, const PipelineParentInfo &) {}
void PassInstrumentation::runBeforePass(Pass *, Operation *) {}
void PassInstrumentation::runAfterPass(Pass *, Operation *) {}
void PassInstrumentation::runAfterPassFailed(Pass *, Operation *) {}
void PassInstrumentation::runBeforeAnalysis(llvm::StringRef, TypeID, Operation *) {}
void PassInstrumentation::runAfterAnalysis(llvm::StringRef, TypeID, Operation *) {}

bool PassInstrumentor::allowsThreads() const {
  return llvm::all_of(instrumentations, [](const auto &each) { return each->allowsThreads(); });
}

using ParentInfo = PassInstrumentation::PipelineParentInfo;

void PassInstrumentor::runBeforePipeline(std::optional<OperationName> name,
                                         const ParentInfo &parentInfo) const {
  std::lock_guard lock(mutex);
  for (const auto &each : instrumentations)
    each->runBeforePipeline(name, parentInfo);
}
void PassInstrumentor::runAfterPipeline(std::optional<OperationName> name,
                                        const ParentInfo &parentInfo) const {
  std::lock_guard lock(mutex);
  for (const auto &each : llvm::reverse(instrumentations))
    each->runAfterPipeline(name, parentInfo);
}
void PassInstrumentor::runBeforePass(Pass *pass, Operation *op) const {
  std::lock_guard lock(mutex);
  for (const auto &each : instrumentations)
    each->runBeforePass(pass, op);
}
void PassInstrumentor::runAfterPass(Pass *pass, Operation *op) const {
  std::lock_guard lock(mutex);
  for (const auto &each : llvm::reverse(instrumentations))
    each->runAfterPass(pass, op);
}
void PassInstrumentor::runAfterPassFailed(Pass *pass, Operation *op) const {
  std::lock_guard lock(mutex);
  for (const auto &each : llvm::reverse(instrumentations))
    each->runAfterPassFailed(pass, op);
}
void PassInstrumentor::runBeforeAnalysis(llvm::StringRef name, TypeID id, Operation *op) const {
  std::lock_guard lock(mutex);
  for (const auto &each : instrumentations)
    each->runBeforeAnalysis(name, id, op);
}
void PassInstrumentor::runAfterAnalysis(llvm::StringRef name, TypeID id, Operation *op) const {
  std::lock_guard lock(mutex);
  for (const auto &each : llvm::reverse(instrumentations))
    each->runAfterAnalysis(name, id, op);
}

void PassInstrumentation::signalPassFailure(Pass *pass) { pass->signalPassFailure(); }
