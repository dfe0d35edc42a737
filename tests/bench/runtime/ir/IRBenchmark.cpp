//===- IRBenchmark.cpp - Benchmarks of IR data structures ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Measures creation, traversal and mutation of IR. Items are operations, uses, types or attributes.
//   bazel run //tests/bench/runtime/ir:ir_benchmark
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/IRMapping.h"
#include "runtime/ir/Verifier.h"
#include "tests/bench/support/ArithModule.h"
#include "benchmark/benchmark.h"

using namespace mlir;
using namespace mlir::bench;

namespace {

constexpr int64_t many = 1000000;

void items(benchmark::State &state) { state.SetItemsProcessed(state.iterations() * state.range(0)); }

void verifyModule(benchmark::State &state) {
  ArithModule ir(makeText(state.range(0)));
  for (auto _ : state)
    benchmark::DoNotOptimize(succeeded(verify(ir.root())));
  items(state);
}

void walkOps(benchmark::State &state) {
  ArithModule ir(makeText(state.range(0)));
  for (auto _ : state) {
    size_t uses = 0;
    ir.root()->walk([&](Operation *op) { uses += op->getNumOperands(); });
    benchmark::DoNotOptimize(uses);
  }
  items(state);
}

void walkOneClass(benchmark::State &state) {
  ArithModule ir(makeText(state.range(0)));
  for (auto _ : state) {
    size_t found = 0;
    ir.root()->walk([&](arith::AddIOp) { ++found; });
    benchmark::DoNotOptimize(found);
  }
  items(state);
}

void createAndErase(benchmark::State &state) {
  ArithModule ir(makeText(1));
  Block &block = ir.body();
  Location loc = UnknownLoc::get(&ir.context);
  Value x = block.getArgument(0), y = block.getArgument(1);
  llvm::SmallVector<Operation *, 0> made(state.range(0));
  OpBuilder builder(&block, block.begin());
  for (auto _ : state) {
    for (Operation *&op : made)
      op = builder.create<arith::AddIOp>(loc, x, y);
    for (Operation *op : made)
      op->erase();
  }
  items(state);
}

void cloneModule(benchmark::State &state) {
  ArithModule ir(makeText(state.range(0)));
  for (auto _ : state) {
    Operation *copy = ir.root()->clone();
    state.PauseTiming();
    copy->erase();
    state.ResumeTiming();
  }
  items(state);
}

void destroyModule(benchmark::State &state) {
  ArithModule ir(makeText(state.range(0)));
  for (auto _ : state) {
    state.PauseTiming();
    Operation *copy = ir.root()->clone();
    state.ResumeTiming();
    copy->erase();
  }
  items(state);
}

/// Replaces all uses of one value by another and back.
void replaceUses(benchmark::State &state) {
  ArithModule ir(makeText(1));
  Block &block = ir.body();
  OpBuilder builder(&block, block.begin());
  Location loc = UnknownLoc::get(&ir.context);
  Value x = block.getArgument(0), y = block.getArgument(1);
  for (int64_t i = 0; i < state.range(0); ++i)
    builder.create<arith::AddIOp>(loc, x, x);
  for (auto _ : state) {
    x.replaceAllUsesWith(y);
    std::swap(x, y);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * 2);
}

/// Returns a type or attribute that depends on `i`.
Type typeFor(Type i32, int64_t i) { return VectorType::get({4, 1 + i}, i32); }
Attribute attributeFor(Type i32, int64_t i) { return IntegerAttr::get(i32, i); }

/// Uniques 16 types or attributes repeatedly in one context, so that nearly all lookups find an existing one.
template <auto get>
void findUniqued(benchmark::State &state) {
  ArithModule ir;
  Type i32 = IntegerType::get(&ir.context, 32);
  for (auto _ : state)
    for (int64_t i = 0; i < state.range(0); ++i)
      benchmark::DoNotOptimize(get(i32, i % 16));
  items(state);
}

/// Uniques distinct types or attributes in a new context.
template <auto get>
void createUniqued(benchmark::State &state) {
  for (auto _ : state) {
    ArithModule ir;
    Type i32 = IntegerType::get(&ir.context, 32);
    for (int64_t i = 0; i < state.range(0); ++i)
      benchmark::DoNotOptimize(get(i32, i));
  }
  items(state);
}

BENCHMARK(verifyModule)->Arg(1000)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(walkOps)->Arg(1000)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(walkOneClass)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(createAndErase)->Arg(1000)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(cloneModule)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(destroyModule)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(replaceUses)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(findUniqued<typeFor>)->Name("findType")->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(createUniqued<typeFor>)->Name("makeTypes")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(findUniqued<attributeFor>)->Name("findAttribute")->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(createUniqued<attributeFor>)->Name("makeAttributes")->Arg(100000)->Unit(benchmark::kMillisecond);

} // namespace
