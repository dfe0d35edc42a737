//===- Threading.h - Doing things in parallel -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Loops over independent pieces of work, on the context's thread pool. The calling thread takes part; the
// pool's threads are started when they are first needed. While threading is disabled, on one core, for one
// piece, and inside of such a loop already, the loop runs in place.
//
//   parallelForEach(context, functions, [&](FuncOp function) { … });
//   if (failed(failableParallelFor(context, 0, n, [&](size_t i) { return check(i); }))) …
//
// Pieces are begun in order. What they emit comes in any order: see ParallelDiagnosticHandler in
// Diagnostics.h. The IR that pieces make comes from an arena of their thread. Starting costs some ten
// microseconds: for work that may be small, ask isWorthThreads() first.
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

namespace strata {

/// For as long as it lives, operations and blocks that this thread makes in the context come from an arena
/// that no other thread uses. The loops below see to that; threads that you start yourself and that make or
/// change IR need one each, but for one thread, which may use the main arena. What was made outlives the
/// scope.
class ThreadArenaScope {
public:
  explicit ThreadArenaScope(MLIRContext *context);
  ~ThreadArenaScope();
  ThreadArenaScope(const ThreadArenaScope &) = delete;
  ThreadArenaScope &operator=(const ThreadArenaScope &) = delete;

private:
  MLIRContext *context, *outerContext;
  OperationArena *arena, *outerArena;
};

/// Whether a loop would run on several threads, for work of that many bytes of text or IR.
bool isWorthThreads(MLIRContext *context, size_t bytes);
/// The same for what is at or below these operations. Stops counting as soon as there is enough.
bool hasWorkForThreads(MLIRContext *context, llvm::ArrayRef<Operation *> ops);

namespace detail {
/// Calls `body` for 0 to count - 1.
void runInParallel(MLIRContext *context, size_t count, llvm::function_ref<void(size_t)> body);
/// The same until one fails. All before the first that fails are run.
llvm::LogicalResult runInParallelUntilFailure(MLIRContext *context, size_t count,
                                              llvm::function_ref<llvm::LogicalResult(size_t)> body);
/// Returns how many arenas the context has created for ThreadArenaScope so far. For tests.
size_t getNumThreadArenas(MLIRContext *context);
} // namespace detail

/// Calls `func(i)` for all i from `begin` to, and without, `end`.
template <typename FuncT>
void parallelFor(MLIRContext *context, size_t begin, size_t end, FuncT &&func) {
  detail::runInParallel(context, end > begin ? end - begin : 0, [&](size_t i) { func(begin + i); });
}

/// The same with a function that may fail: then this fails, and what comes after a piece that failed may not
/// be run. All before the first that fails is run, so that which one that is does not depend on threads.
template <typename FuncT>
llvm::LogicalResult failableParallelFor(MLIRContext *context, size_t begin, size_t end, FuncT &&func) {
  return detail::runInParallelUntilFailure(context, end > begin ? end - begin : 0,
                                           [&](size_t i) { return func(begin + i); });
}

/// Calls `func(element)`. \pre The iterators are random access ones, or walking the range is cheap.
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

/// See failableParallelFor.
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

} // namespace strata

#endif // STRATA_RUNTIME_IR_THREADING_H
