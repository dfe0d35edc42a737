//===- CSEBenchmark.cpp - Benchmarks of CSE ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// CSE of modules without equivalent operations and of modules with equivalent operations only. Items are
// operations.
//   bazel run //tests/bench/runtime/transforms:cse_benchmark
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "runtime/transforms/Passes.h"
#include "tests/bench/support/ArithModule.h"
#include "benchmark/benchmark.h"

using namespace mlir;
using namespace mlir::bench;

namespace {

void run(benchmark::State &state, llvm::StringRef text) {
  ArithModule ir(text);
  PassManager passes(&ir.context);
  passes.enableVerifier(false);
  passes.addPass(createCSEPass());
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<Operation *> copy(ir.root()->clone());
    state.ResumeTiming();
    benchmark::DoNotOptimize(succeeded(passes.run(copy.get())));
    state.PauseTiming();
    copy = nullptr;
    state.ResumeTiming();
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void nothingIsEqual(benchmark::State &state) { run(state, makeText(state.range(0))); }

void allIsEqual(benchmark::State &state) {
  std::string text = "func.func @f(%x: i32) {\n";
  llvm::raw_string_ostream os(text);
  for (int64_t i = 0; i < state.range(0); ++i)
    os << "  %" << i << " = arith.addi %x, %x : i32\n  call @use(%" << i << ") : (i32) -> ()\n";
  os << "  return\n}\nfunc.func private @use(i32)\n";
  run(state, text);
}

BENCHMARK(nothingIsEqual)->Arg(1000)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(allIsEqual)->Arg(1000)->Arg(1000000)->Unit(benchmark::kMillisecond);

} // namespace
