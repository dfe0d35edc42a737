//===- ThreadedContext.h - Context with a thread pool ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A context whose number of threads does not depend on the machine, for tests of concurrency.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_THREADEDCONTEXT_H
#define STRATA_TESTS_SUPPORT_THREADEDCONTEXT_H

#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Threading.h"
#include "llvm/Support/ThreadPool.h"

namespace mlir {

/// Owns a context and its thread pool, which has `numThreads` threads.
struct ThreadedContext {
  explicit ThreadedContext(unsigned numThreads)
      : pool(llvm::hardware_concurrency(numThreads)), context(MLIRContext::Threading::DISABLED) {
    context.setThreadPool(pool);
  }

  /// Returns the number of arenas that the context has created for threads: the largest number of threads
  /// that created IR at the same time.
  size_t countThreadArenas() { return detail::getNumThreadArenas(&context); }

  llvm::DefaultThreadPool pool;
  MLIRContext context;
};

} // namespace mlir

#endif // STRATA_TESTS_SUPPORT_THREADEDCONTEXT_H
