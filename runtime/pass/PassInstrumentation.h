//===- PassInstrumentation.h - Watching passes ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A PassInstrumentation is told before and after pipelines, passes and analyses. Functions are called on the
// thread that runs the pass, one at a time, whatever the number of threads: what they keep needs no lock.
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

namespace strata {

class Operation;
class Pass;

class PassInstrumentation {
public:
  /// Where a nested pipeline was started.
  struct PipelineParentInfo {
    uint64_t parentThreadID; ///< llvm::get_threadid() of the thread that runs what is around.
    Pass *parentPass; ///< The pass that asked for it, or null when it is a part of the pipeline around.
    unsigned depth;   ///< Pipelines and passes that thread was in at that time.
  };

  virtual ~PassInstrumentation();
  /// \param name  the name of the operations that it runs on; none for those of any name.
  virtual void runBeforePipeline(std::optional<OperationName> name, const PipelineParentInfo &parentInfo);
  virtual void runAfterPipeline(std::optional<OperationName> name, const PipelineParentInfo &parentInfo);
  virtual void runBeforePass(Pass *pass, Operation *op);
  virtual void runAfterPass(Pass *pass, Operation *op);
  virtual void runAfterPassFailed(Pass *pass, Operation *op);
  virtual void runBeforeAnalysis(llvm::StringRef name, TypeID id, Operation *op);
  virtual void runAfterAnalysis(llvm::StringRef name, TypeID id, Operation *op);
  /// One that says no, as it looks at IR around the operation or writes in order, keeps nested pipelines on
  /// one thread.
  virtual bool allowsThreads() const { return true; }
};

/// Several of them. What comes after is told in the opposite order. Thread-safe.
class PassInstrumentor {
public:
  void addInstrumentation(std::unique_ptr<PassInstrumentation> instrumentation) {
    list.push_back(std::move(instrumentation));
  }
  void removeLastInstrumentation() { list.pop_back(); }
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
  std::vector<std::unique_ptr<PassInstrumentation>> list;
};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASSINSTRUMENTATION_H
