//===- Threading.h - Parallel loops and thread arenas -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parallel loops over independent work items on the context's thread pool. The calling thread executes items,
// too; the threads of the pool start when they are first needed. The loop is executed by the calling thread
// alone while threading is disabled, on a single core, for a single item, and inside of another parallel
// loop.
//
//   parallelForEach(context, functions, [&](FuncOp function) { ... });
//   if (failed(failableParallelFor(context, 0, n, [&](size_t i) { return check(i); }))) ...
//
// Items start in order. Their diagnostics are emitted in any order unless a ParallelDiagnosticHandler
// (Diagnostics.h) orders them. IR that they create is allocated in an arena of their thread. Starting a loop
// costs about ten microseconds; for work that may be small, test isWorthThreads() first.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_THREADING_H
#define STRATA_RUNTIME_IR_THREADING_H

#include "runtime/ir/MLIRContext.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/LogicalResult.h"
#include <iterator>
#include <optional>

namespace mlir {

/// During its lifetime, operations and blocks that this thread creates in the context are allocated in an
/// arena that no other thread uses. The parallel loops below create a scope for each of their threads. Any
/// other thread that creates or modifies IR needs a scope of its own, except for one thread, which may use
/// the main arena. The IR outlives the scope.
class ThreadArenaScope {
public:
  /// Assigns an unused arena of the context to this thread; the destructor releases it.
  explicit ThreadArenaScope(MLIRContext *context);
  ~ThreadArenaScope();
  ThreadArenaScope(const ThreadArenaScope &) = delete;
  ThreadArenaScope &operator=(const ThreadArenaScope &) = delete;

private:
  MLIRContext *context, *outerContext;
  OperationArena *arena, *outerArena;
};

/// Returns true if a loop would use several threads for work on this many bytes of text or IR.
bool isWorthThreads(MLIRContext *context, size_t bytes);
/// Returns true if a loop would use several threads for work on these operations and everything nested in
/// them. Stops counting when the threshold is reached.
bool hasWorkForThreads(MLIRContext *context, llvm::ArrayRef<Operation *> ops);

namespace detail {
/// Calls \p body for 0 to count - 1, in parallel if possible.
void runInParallel(MLIRContext *context, size_t count, llvm::function_ref<void(size_t)> body);
/// Calls \p body for 0 to count - 1, in parallel if possible; returns failure if a call failed. All items
/// before the first failing one are executed.
llvm::LogicalResult runInParallelUntilFailure(MLIRContext *context, size_t count,
                                              llvm::function_ref<llvm::LogicalResult(size_t)> body);
/// Returns the number of arenas that the context has created for ThreadArenaScope. For tests.
size_t getNumThreadArenas(MLIRContext *context);
} // namespace detail

/// Calls `func(i)` for all i in [begin, end).
template <typename FuncT>
void parallelFor(MLIRContext *context, size_t begin, size_t end, FuncT &&func) {
  detail::runInParallel(context, end > begin ? end - begin : 0, [&](size_t i) { func(begin + i); });
}

/// Calls `func(i)`, which can fail, for all i in [begin, end). Fails if a call fails; items after a failing
/// one may be skipped. All items before the first failing one are executed, so which item fails first does
/// not depend on the threads.
template <typename FuncT>
llvm::LogicalResult failableParallelFor(MLIRContext *context, size_t begin, size_t end, FuncT &&func) {
  return detail::runInParallelUntilFailure(context, end > begin ? end - begin : 0,
                                           [&](size_t i) { return func(begin + i); });
}

/// Calls `func(element)` for all elements. If the iterators are not random access iterators, they are
/// collected first.
template <typename IteratorT, typename FuncT>
void parallelForEach(MLIRContext *context, IteratorT begin, IteratorT end, FuncT &&func) {
  if constexpr (std::random_access_iterator<IteratorT>) {
    parallelFor(context, 0, size_t(end - begin), [&](size_t i) { func(begin[i]); });
  } else {
    std::vector<IteratorT> places;
    for (; begin != end; ++begin)
      places.push_back(begin);
    parallelFor(context, 0, places.size(), [&](size_t i) { func(*places[i]); });
  }
}
template <typename RangeT, typename FuncT>
void parallelForEach(MLIRContext *context, RangeT &&range, FuncT &&func) {
  parallelForEach(context, llvm::adl_begin(range), llvm::adl_end(range), std::forward<FuncT>(func));
}

/// Calls `func(element)`, which can fail, for all elements; see failableParallelFor.
template <typename IteratorT, typename FuncT>
llvm::LogicalResult failableParallelForEach(MLIRContext *context, IteratorT begin, IteratorT end,
                                            FuncT &&func) {
  if constexpr (std::random_access_iterator<IteratorT>) {
    return failableParallelFor(context, 0, size_t(end - begin), [&](size_t i) { return func(begin[i]); });
  } else {
    std::vector<IteratorT> places;
    for (; begin != end; ++begin)
      places.push_back(begin);
    return failableParallelFor(context, 0, places.size(), [&](size_t i) { return func(*places[i]); });
  }
}
template <typename RangeT, typename FuncT>
llvm::LogicalResult failableParallelForEach(MLIRContext *context, RangeT &&range, FuncT &&func) {
  return failableParallelForEach(context, llvm::adl_begin(range), llvm::adl_end(range),
                                 std::forward<FuncT>(func));
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_THREADING_H
