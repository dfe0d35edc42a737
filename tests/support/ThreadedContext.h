//===- ThreadedContext.h - A context with many threads --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Tests of what threads do want as many of them on every machine.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_THREADEDCONTEXT_H
#define STRATA_TESTS_SUPPORT_THREADEDCONTEXT_H

#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Threading.h"
#include "llvm/Support/ThreadPool.h"

namespace strata {

/// A context with a pool of that many threads, whatever the machine has.
struct ThreadedContext {
  explicit ThreadedContext(unsigned numThreads)
      : pool(llvm::hardware_concurrency(numThreads)), context(MLIRContext::Threading::DISABLED) {
    context.setThreadPool(pool);
  }

  /// How many threads made IR at the same time, beside the one that waits for them.
  size_t countThreadArenas() { return detail::getNumThreadArenas(&context); }

  llvm::DefaultThreadPool pool;
  MLIRContext context;
};

} // namespace strata

#endif // STRATA_TESTS_SUPPORT_THREADEDCONTEXT_H
