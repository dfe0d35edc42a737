//===- SolverBenchmark.cpp - Benchmarks of the dataflow solver -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Measures reachability, constant propagation and integer range analysis in one solver, and erasing states.
// Items are operations; the time per item must not grow with the input.
//   bazel run //tests/bench/runtime/analysis:solver_benchmark
//
//===----------------------------------------------------------------------===//

#include "dialects/cf/ControlFlow.h"
#include "runtime/analysis/IntegerRangeAnalysis.h"
#include "tests/bench/support/ArithModule.h"
#include "benchmark/benchmark.h"

using namespace mlir;
using namespace mlir::bench;

namespace {

void run(benchmark::State &state, llvm::StringRef text) {
  ArithModule ir;
  ir.context.loadDialect<cf::ControlFlowDialect>();
  ir.module = ir.parse(text);
  for (auto _ : state) {
    DataFlowSolver solver;
    dataflow::loadBaselineAnalyses(solver);
    solver.load<dataflow::IntegerRangeAnalysis>();
    benchmark::DoNotOptimize(succeeded(solver.initializeAndRun(ir.root())));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void straightLine(benchmark::State &state) { run(state, makeText(state.range(0))); }

/// A chain of blocks, each with one addition and a branch to the next block.
void chainOfBlocks(benchmark::State &state) {
  std::string text = "func.func @f(%x: i32) {\n  cf.br ^bb0(%x : i32)\n";
  llvm::raw_string_ostream os(text);
  for (int64_t i = 0; i < state.range(0) / 2; ++i)
    os << "^bb" << i << "(%a" << i << ": i32):\n  %s" << i << " = arith.addi %a" << i
       << ", %x : i32\n  cf.br ^bb" << i + 1 << "(%s" << i << " : i32)\n";
  os << "^bb" << state.range(0) / 2 << "(%last: i32):\n  return\n}\n";
  run(state, text);
}

/// A function with many calls of another function.
void callsOfOne(benchmark::State &state) {
  std::string text =
      "func.func private @same(%x: i32) -> i32 {\n  return %x : i32\n}\nfunc.func @f(%x: i32) {\n";
  llvm::raw_string_ostream os(text);
  for (int64_t i = 0; i < state.range(0); ++i)
    os << "  %" << i << " = call @same(%x) : (i32) -> i32\n";
  os << "  return\n}\n";
  run(state, text);
}

/// Erases the states of all values one by one.
void erasing(benchmark::State &state) {
  ArithModule ir(makeText(state.range(0)));
  for (auto _ : state) {
    state.PauseTiming();
    DataFlowSolver solver;
    dataflow::loadBaselineAnalyses(solver);
    solver.load<dataflow::IntegerRangeAnalysis>();
    benchmark::DoNotOptimize(succeeded(solver.initializeAndRun(ir.root())));
    state.ResumeTiming();
    for (Operation &op : ir.body())
      for (Value result : op.getResults())
        solver.eraseState(result);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK(straightLine)->RangeMultiplier(10)->Range(1000, 100000)->Unit(benchmark::kMillisecond);
BENCHMARK(chainOfBlocks)->RangeMultiplier(10)->Range(1000, 100000)->Unit(benchmark::kMillisecond);
BENCHMARK(callsOfOne)->RangeMultiplier(10)->Range(1000, 100000)->Unit(benchmark::kMillisecond);
BENCHMARK(erasing)->RangeMultiplier(10)->Range(1000, 100000)->Unit(benchmark::kMillisecond);

} // namespace
