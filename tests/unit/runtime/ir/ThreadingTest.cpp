// Tests of parallel loops, per-thread arenas, the order of diagnostics and concurrent uniquing.

#include "runtime/ir/Threading.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/support/Arena.h"
#include "tests/support/ThreadedContext.h"
#include <atomic>
#include <deque>
#include <gmock/gmock.h>
#include <thread>

using namespace mlir;
using testing::ElementsAre;

namespace {

TEST(ThreadingTest, ParallelForCallsEachIndexOnce) {
  ThreadedContext threaded(8);
  std::vector<std::atomic<int>> done(1000);
  parallelFor(&threaded.context, 10, 1000, [&](size_t i) { ++done[i]; });
  for (size_t i = 0; i != done.size(); ++i)
    ASSERT_EQ(done[i], i < 10 ? 0 : 1) << i;
  parallelFor(&threaded.context, 5, 5, [&](size_t) { ADD_FAILURE(); });
}

TEST(ThreadingTest, ParallelForEachAcceptsAnyRange) {
  ThreadedContext threaded(4);
  std::vector<int> numbers(100, 1);
  parallelForEach(&threaded.context, numbers, [](int &number) { number = 2; });
  EXPECT_EQ(numbers, std::vector<int>(100, 2));

  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&threaded.context));
  for (int i = 0; i != 50; ++i)
    module->getBody()->push_back(ModuleOp::create(UnknownLoc::get(&threaded.context)));
  std::atomic<int> seen{0};
  parallelForEach(&threaded.context, *module->getBody(), [&](Operation &op) { seen += op.getNumRegions(); });
  EXPECT_EQ(seen, 50);
}

TEST(ThreadingTest, IndicesBeforeTheFirstFailureAlwaysRun) {
  ThreadedContext threaded(8);
  for (int round = 0; round != 20; ++round) {
    std::vector<std::atomic<bool>> done(200);
    LogicalResult result = failableParallelFor(&threaded.context, 0, done.size(), [&](size_t i) {
      done[i] = true;
      return success(i != 70 && i != 30 && i != 199);
    });
    EXPECT_TRUE(failed(result));
    for (size_t i = 0; i <= 30; ++i)
      ASSERT_TRUE(done[i]) << i;
  }
  EXPECT_TRUE(succeeded(failableParallelFor(&threaded.context, 0, 100, [](size_t) { return success(); })));
}

TEST(ThreadingTest, NestedParallelLoopRunsSequentially) {
  ThreadedContext threaded(4);
  std::atomic<int> sum{0};
  parallelFor(&threaded.context, 0, 16, [&](size_t) {
    std::thread::id outer = std::this_thread::get_id();
    parallelFor(&threaded.context, 0, 16, [&](size_t) {
      EXPECT_EQ(std::this_thread::get_id(), outer);
      ++sum;
    });
  });
  EXPECT_EQ(sum, 256);
}

TEST(ThreadingTest, DisabledThreadingRunsSequentially) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  EXPECT_EQ(context.getNumThreads(), 1u);
  std::vector<size_t> order;
  parallelFor(&context, 0, 5, [&](size_t i) { order.push_back(i); });
  EXPECT_THAT(order, ElementsAre(0, 1, 2, 3, 4));
  EXPECT_FALSE(isWorthThreads(&context, size_t(1) << 40));
}

TEST(ThreadingTest, WorkBelowTheThresholdIsSequential) {
  ThreadedContext threaded(2);
  EXPECT_FALSE(isWorthThreads(&threaded.context, 100));
  threaded.context.setParallelThreshold(100);
  EXPECT_TRUE(isWorthThreads(&threaded.context, 100));
  parallelFor(&threaded.context, 0, 8, [&](size_t) { EXPECT_FALSE(isWorthThreads(&threaded.context, 100)); });
}

TEST(ThreadingTest, ThreadArenasAreSeparateAndReused) {
  MLIRContext context;
  OperationArena *main = &context.getOperationArena(), *first = nullptr;
  std::thread([&] {
    ThreadArenaScope scope(&context);
    first = &context.getOperationArena();
    // The scope does not affect the arena of another context.
    MLIRContext other;
    EXPECT_NE(&other.getOperationArena(), first);
  }).join();
  EXPECT_NE(first, main);
  std::thread([&] {
    ThreadArenaScope scope(&context);
    EXPECT_EQ(&context.getOperationArena(), first);
    ThreadArenaScope inner(&context);
    EXPECT_NE(&context.getOperationArena(), first);
  }).join();
  EXPECT_EQ(&context.getOperationArena(), main);
}

TEST(ThreadingTest, IRBuiltByOtherThreadsIsDestroyed) {
  ThreadedContext threaded(4);
  MLIRContext *context = &threaded.context;
  std::vector<Operation *> made(64);
  parallelFor(context, 0, made.size(), [&](size_t i) {
    ModuleOp module = ModuleOp::create(UnknownLoc::get(context));
    for (int k = 0; k != 20; ++k)
      module.getBody()->push_back(ModuleOp::create(UnknownLoc::get(context)));
    made[i] = module;
  });
  OwningOpRef<ModuleOp> top = ModuleOp::create(UnknownLoc::get(context));
  for (Operation *op : made)
    top->getBody()->push_back(op);
  EXPECT_EQ(std::distance(top->getBody()->begin(), top->getBody()->end()), 64);
}

//===----------------------------------------------------------------------===//
// Uniquing tables
//===----------------------------------------------------------------------===//

TEST(ThreadingTest, ConcurrentUniquingReturnsTheSamePointers) {
  ThreadedContext threaded(8);
  MLIRContext *context = &threaded.context;
  context->allowUnregisteredDialects();
  constexpr unsigned numPieces = 16, numThings = 400;
  std::vector<std::vector<const void *>> seen(numPieces, std::vector<const void *>(numThings * 5));
  parallelFor(context, 0, numPieces, [&](size_t piece) {
    for (unsigned i = 0; i != numThings; ++i) {
      // Each task visits the values in a different order.
      unsigned n = (i * 7 + piece * 61) % numThings;
      std::string name = "n" + std::to_string(n);
      const void **place = &seen[piece][n * 5];
      Type type = IntegerType::get(context, 1 + n);
      place[0] = RankedTensorType::get({int64_t(n), 4}, type).getAsOpaquePointer();
      place[1] = StringAttr::get(context, name).getAsOpaquePointer();
      place[2] = OperationName("some." + name, context).getAsOpaquePointer();
      place[3] = FileLineColLoc::get(context, name, n, 1).getAsOpaquePointer();
      CompactLocation loc = CompactLocation::get(FileLineColLoc::get(context, name, n, 1));
      place[4] = loc.materialize(context).getAsOpaquePointer();
    }
  });
  for (unsigned piece = 1; piece != numPieces; ++piece)
    ASSERT_EQ(seen[piece], seen[0]);
}

//===----------------------------------------------------------------------===//
// Order of diagnostics
//===----------------------------------------------------------------------===//

/// Collects the diagnostics of a context in order.
struct Heard {
  explicit Heard(MLIRContext &context)
      : handler(context.getDiagEngine(), [this](Diagnostic &diag) {
          messages.push_back(diag.str());
          return success();
        }) {}
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler;
};

TEST(ParallelDiagnosticHandlerTest, DiagnosticsAreEmittedInOrderOfTheirIDs) {
  ThreadedContext threaded(8);
  MLIRContext *context = &threaded.context;
  Heard heard(*context);
  {
    ParallelDiagnosticHandler handler(context);
    parallelFor(context, 0, 100, [&](size_t i) {
      handler.setOrderIDForThread(i);
      emitError(UnknownLoc::get(context)) << "a" << i;
      emitRemark(UnknownLoc::get(context)) << "b" << i;
      handler.eraseOrderIDForThread();
    });
    EXPECT_THAT(heard.messages, ElementsAre());
    EXPECT_EQ(context->getDiagEngine().getNumErrors(), 0u);
    emitError(UnknownLoc::get(context)) << "at once";
    handler.dropFrom(90);
  }
  std::vector<std::string> expected{"at once"};
  for (int i = 0; i != 90; ++i) {
    expected.push_back("a" + std::to_string(i));
    expected.push_back("b" + std::to_string(i));
  }
  EXPECT_EQ(heard.messages, expected);
  EXPECT_EQ(context->getDiagEngine().getNumErrors(), 91u);
}

TEST(ParallelDiagnosticHandlerTest, InnerHandlerForwardsToTheOuterOne) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Heard heard(context);
  auto say = [&](const char *text) { emitRemark(UnknownLoc::get(&context)) << text; };
  {
    ParallelDiagnosticHandler outer(&context);
    outer.setOrderIDForThread(2);
    say("before");
    {
      ParallelDiagnosticHandler inner(&context);
      inner.setOrderIDForThread(1);
      say("inner 1");
      // Switches to another order ID without erasing the previous one first.
      inner.setOrderIDForThread(0);
      say("inner 0");
      inner.eraseOrderIDForThread();
    }
    say("after");
    outer.setOrderIDForThread(1);
    say("first");
    outer.eraseOrderIDForThread();
  }
  EXPECT_THAT(heard.messages, ElementsAre("first", "before", "inner 0", "inner 1", "after"));
}

} // namespace
