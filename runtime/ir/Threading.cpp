//===- Threading.cpp - Parallel loops and thread arenas -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Threading.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/Operation.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/Threading.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Thread pool
//===----------------------------------------------------------------------===//

bool MLIRContext::isMultithreadingEnabled() const { return impl->threading; }

void MLIRContext::disableMultithreading(bool disable) {
  assert(impl->numParallelSections == 0 && "threading is changed in a parallel section");
  impl->threading = !disable;
  impl->uniquer.setThreading(!disable);
  impl->maxThreads = 0;
  if (!disable)
    return;
  impl->threadPool = nullptr;
  impl->ownedThreadPool.reset();
  for (InternTable *table : {&impl->dialectTable, &impl->opTable, &impl->typeTable, &impl->attributeTable,
                             &impl->fileTable, &impl->fileNumberTable})
    table->freeOutgrown();
}

void MLIRContext::setThreadPool(llvm::ThreadPoolInterface &pool) {
  assert(!isMultithreadingEnabled() && "threading must be disabled while the pool is set");
  enableMultithreading();
  impl->threadPool = &pool;
}

llvm::ThreadPoolInterface &MLIRContext::getThreadPool() {
  assert(isMultithreadingEnabled() && "threading is disabled");
  std::lock_guard<std::mutex> lock(impl->mutex);
  if (!impl->threadPool) {
    impl->ownedThreadPool = std::make_unique<llvm::DefaultThreadPool>();
    impl->threadPool = impl->ownedThreadPool.get();
  }
  return *impl->threadPool;
}

unsigned MLIRContext::getNumThreads() {
  if (!impl->threading)
    return 1;
  std::lock_guard<std::mutex> lock(impl->mutex);
  if (impl->threadPool)
    return impl->threadPool->getMaxConcurrency();
  if (!impl->maxThreads)
    impl->maxThreads = llvm::hardware_concurrency().compute_thread_count();
  return impl->maxThreads;
}

void MLIRContext::enterMultiThreadedExecution() { ++impl->numParallelSections; }
void MLIRContext::exitMultiThreadedExecution() { --impl->numParallelSections; }
size_t MLIRContext::getParallelThreshold() const { return impl->parallelThreshold; }
void MLIRContext::setParallelThreshold(size_t bytes) { impl->parallelThreshold = bytes; }

//===----------------------------------------------------------------------===//
// Arenas of threads
//===----------------------------------------------------------------------===//

/// The arena that this thread uses instead of the main arena of `context`.
static thread_local constinit struct {
  MLIRContext *context = nullptr;
  OperationArena *arena = nullptr;
} threadArena;

OperationArena &MLIRContext::getOperationArena() {
  return threadArena.context == this ? *threadArena.arena : impl->operationArena;
}

size_t MLIRContextImpl::getBytesOfOperations() {
  size_t bytes = operationArena.getBytesReserved();
  std::lock_guard<std::mutex> lock(arenaMutex);
  for (const auto &arena : threadArenas)
    bytes += arena->getBytesReserved();
  return bytes;
}

size_t detail::getNumThreadArenas(MLIRContext *context) {
  MLIRContextImpl &impl = context->getImpl();
  std::lock_guard<std::mutex> lock(impl.arenaMutex);
  return impl.threadArenas.size();
}

ThreadArenaScope::ThreadArenaScope(MLIRContext *context)
    : context(context), outerContext(threadArena.context), outerArena(threadArena.arena) {
  MLIRContextImpl &impl = context->getImpl();
  {
    std::lock_guard<std::mutex> lock(impl.arenaMutex);
    if (impl.freeThreadArenas.empty()) {
      impl.threadArenas.push_back(std::make_unique<OperationArena>());
      impl.freeThreadArenas.push_back(impl.threadArenas.back().get());
    }
    arena = impl.freeThreadArenas.back();
    impl.freeThreadArenas.pop_back();
  }
  threadArena = {context, arena};
}

ThreadArenaScope::~ThreadArenaScope() {
  threadArena = {outerContext, outerArena};
  MLIRContextImpl &impl = context->getImpl();
  std::lock_guard<std::mutex> lock(impl.arenaMutex);
  impl.freeThreadArenas.push_back(arena);
}

//===----------------------------------------------------------------------===//
// Parallel loops
//===----------------------------------------------------------------------===//

/// True while this thread executes an item of a parallel loop. A nested loop runs sequentially, because
/// otherwise all threads could wait for each other.
static thread_local constinit bool insideLoop = false;

bool mlir::isWorthThreads(MLIRContext *context, size_t bytes) {
  return context->isMultithreadingEnabled() && !insideLoop && bytes >= context->getParallelThreshold() &&
         context->getNumThreads() > 1;
}

bool mlir::hasWorkForThreads(MLIRContext *context, llvm::ArrayRef<Operation *> ops) {
  if (ops.size() < 2 || !isWorthThreads(context, ~size_t(0)))
    return false;
  // Estimated size of the textual form of an operation. MLIRContext::getParallelThreshold() is a size of
  // text.
  constexpr size_t bytesPerOp = 40;
  size_t bytes = 0;
  for (Operation *op : ops) {
    WalkResult result = op->walk<WalkOrder::PreOrder>([&](Operation *) {
      bytes += bytesPerOp;
      return isWorthThreads(context, bytes) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return true;
  }
  return false;
}

void mlir::detail::runInParallel(MLIRContext *context, size_t count, llvm::function_ref<void(size_t)> body) {
  size_t numThreads = count > 1 && !insideLoop ? std::min<size_t>(context->getNumThreads(), count) : 1;
  if (numThreads == 1) {
    for (size_t i = 0; i != count; ++i)
      body(i);
    return;
  }
  llvm::ThreadPoolInterface &pool = context->getThreadPool();
  std::atomic<size_t> next{0};
  auto work = [&] {
    insideLoop = true;
    for (size_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < count;)
      body(i);
    insideLoop = false;
  };
  context->enterMultiThreadedExecution();
  {
    llvm::ThreadPoolTaskGroup others(pool);
    for (size_t i = 1; i != numThreads; ++i)
      others.async([&] {
        ThreadArenaScope arena(context);
        work();
      });
    work();
    others.wait();
  }
  context->exitMultiThreadedExecution();
}

llvm::LogicalResult
mlir::detail::runInParallelUntilFailure(MLIRContext *context, size_t count,
                                        llvm::function_ref<llvm::LogicalResult(size_t)> body) {
  std::atomic<size_t> firstFailed{count};
  runInParallel(context, count, [&](size_t i) {
    size_t known = firstFailed.load(std::memory_order_relaxed);
    if (i > known || succeeded(body(i)))
      return;
    while (i < known && !firstFailed.compare_exchange_weak(known, i, std::memory_order_relaxed))
      ;
  });
  return success(firstFailed.load() == count);
}

//===----------------------------------------------------------------------===//
// Diagnostics of parallel work
//===----------------------------------------------------------------------===//

struct ParallelDiagnosticHandler::Part {
  std::vector<Diagnostic> diagnostics;
  // Buffers the diagnostics of this part of the parallel work while a thread executes it; otherwise empty.
  std::optional<DiagnosticBuffer> buffer;
  ParallelDiagnosticHandler *handler = nullptr;
  Part *outer = nullptr; ///< The part of an enclosing handler that this thread executes, or null.
};

/// The part of the parallel work that this thread executes, or null.
thread_local constinit ParallelDiagnosticHandler::Part *ParallelDiagnosticHandler::currentPart = nullptr;

ParallelDiagnosticHandler::ParallelDiagnosticHandler(MLIRContext *context) : context(context) {}

ParallelDiagnosticHandler::~ParallelDiagnosticHandler() {
  for (auto &[orderID, part] : parts) {
    assert(!part->buffer && "a thread is still executing a part");
    for (Diagnostic &diag : part->diagnostics)
      context->getDiagEngine().emit(std::move(diag));
  }
}

void ParallelDiagnosticHandler::setOrderIDForThread(size_t orderID) {
  if (currentPart && currentPart->handler == this)
    eraseOrderIDForThread();
  Part *part;
  {
    std::lock_guard<std::mutex> lock(mutex);
    std::unique_ptr<Part> &entry = parts[orderID];
    if (!entry)
      entry = std::make_unique<Part>();
    part = entry.get();
  }
  part->buffer.emplace(context->getDiagEngine(), part->diagnostics);
  part->handler = this;
  part->outer = currentPart;
  currentPart = part;
}

void ParallelDiagnosticHandler::eraseOrderIDForThread() {
  assert(currentPart && currentPart->handler == this && "this thread executes no part");
  Part *part = currentPart;
  currentPart = part->outer;
  part->handler = nullptr;
  part->buffer.reset();
}

void ParallelDiagnosticHandler::dropFrom(size_t orderID) {
  parts.erase(parts.lower_bound(orderID), parts.end());
}
