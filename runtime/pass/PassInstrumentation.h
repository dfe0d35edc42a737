//===- PassInstrumentation.h - Instrumentation of passes ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A PassInstrumentation is notified before and after pipelines, passes and analyses. Callbacks run on the
// thread that executes the pass, but never two at a time, so their state needs no lock.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSINSTRUMENTATION_H
#define STRATA_RUNTIME_PASS_PASSINSTRUMENTATION_H

#include "runtime/ir/OperationName.h"
#include "runtime/support/TypeID.h"
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace mlir {

class Operation;
class Pass;

/// Base class of instrumentations. The default callbacks do nothing.
class PassInstrumentation {
public:
  /// The thread and the pass that started a nested pipeline.
  struct PipelineParentInfo {
    uint64_t parentThreadID; ///< llvm::get_threadid() of the thread of the enclosing pipeline.
    Pass *parentPass;        ///< The pass that runs a dynamic pipeline; null for a static one.
    unsigned depth;          ///< The number of enclosing pipelines and passes on that thread.
  };

  virtual ~PassInstrumentation();
  virtual void runBeforePass(Pass *pass, Operation *op);
  virtual void runAfterPass(Pass *pass, Operation *op);
  virtual void runAfterPassFailed(Pass *pass, Operation *op);
  /// \param name  the op name that the pipeline runs on; nullopt for any.
  virtual void runBeforePipeline(std::optional<OperationName> name, const PipelineParentInfo &parentInfo);
  virtual void runAfterPipeline(std::optional<OperationName> name, const PipelineParentInfo &parentInfo);
  virtual void runBeforeAnalysis(llvm::StringRef name, TypeID id, Operation *op);
  virtual void runAfterAnalysis(llvm::StringRef name, TypeID id, Operation *op);
  /// Makes a pass fail that is running, for example in runAfterPass().
  void signalPassFailure(Pass *pass);
  /// Returns false if nested pipelines must run on one thread, for example because the instrumentation reads
  /// ancestors of the operation, or because the order of its output matters.
  virtual bool allowsThreads() const { return true; }
};

/// Owns a list of instrumentations and notifies them. "After" callbacks are called in reverse order.
/// Notification is thread-safe.
class PassInstrumentor {
public:
  void addInstrumentation(std::unique_ptr<PassInstrumentation> instrumentation) {
    instrumentations.push_back(std::move(instrumentation));
  }
  void removeLastInstrumentation() { instrumentations.pop_back(); }
  bool allowsThreads() const;

  void runBeforePipeline(std::optional<OperationName> name,
                         const PassInstrumentation::PipelineParentInfo &parentInfo) const;
  void runAfterPipeline(std::optional<OperationName> name,
                        const PassInstrumentation::PipelineParentInfo &parentInfo) const;
  void runBeforePass(Pass *pass, Operation *op) const;
  void runAfterPass(Pass *pass, Operation *op) const;
  void runAfterPassFailed(Pass *pass, Operation *op) const;
  void runBeforeAnalysis(llvm::StringRef name, TypeID id, Operation *op) const;
  void runAfterAnalysis(llvm::StringRef name, TypeID id, Operation *op) const;

private:
  mutable std::mutex mutex;
  std::vector<std::unique_ptr<PassInstrumentation>> instrumentations;
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSINSTRUMENTATION_H
