//===- LoadBenchmark.cpp - Benchmarks of loading dialects from .td -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Measures loading of a .td file into descriptors in memory, including TableGen. The working directory must
// contain dialects/.
//   bazel run //tests/bench/generator/load:load_benchmark
//
//===----------------------------------------------------------------------===//

#include "generator/load/DialectLibrary.h"
#include "llvm/Support/raw_ostream.h"
#include "benchmark/benchmark.h"
#include "runtime/ir/DialectRegistry.h"

using namespace mlir;

namespace {

void load(benchmark::State &state, const char *path) {
  DialectRegistry registry;
  LoadOptions options;
  options.includeDirs = {"."};
  std::string errors;
  llvm::raw_string_ostream os(errors);
  for (auto _ : state) {
    errors.clear();
    auto library = DialectLibrary::load(path, options, registry, os);
    if (failed(library)) {
      state.SkipWithError("cannot load; is this the workspace?");
      return;
    }
    benchmark::DoNotOptimize(*library);
  }
}

void loadPoly(benchmark::State &state) { load(state, "dialects/example/poly/Poly.td"); }
void loadArith(benchmark::State &state) { load(state, "dialects/arith/Arith.td"); }

BENCHMARK(loadPoly)->Unit(benchmark::kMillisecond);
BENCHMARK(loadArith)->Unit(benchmark::kMillisecond);

} // namespace
