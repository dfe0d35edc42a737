//===- PrintBenchmark.cpp - Benchmarks of the printer --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Time and bytes per second of printing a module of arith ops in custom form, in generic form and with
// locations.
//   bazel run -c opt //tests/bench/runtime/asm:print_benchmark
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "tests/bench/support/ArithModule.h"
#include "benchmark/benchmark.h"

using namespace mlir;
using namespace mlir::bench;

namespace {

/// Counts the written bytes and discards them.
class CountingStream final : public llvm::raw_ostream {
public:
  ~CountingStream() override { flush(); }

private:
  void write_impl(const char *, size_t size) override { position += size; }
  uint64_t current_pos() const override { return position; }
  uint64_t position = 0;
};

void printModule(benchmark::State &state, const OpPrintingFlags &flags) {
  ArithModule ir(makeText(state.range(0)));
  uint64_t bytes = 0;
  for (auto _ : state) {
    CountingStream os;
    ir.root()->print(os, flags);
    bytes += os.tell();
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
  state.SetBytesProcessed(bytes);
}

void customForm(benchmark::State &state) { printModule(state, OpPrintingFlags().assumeVerified()); }
void genericForm(benchmark::State &state) { printModule(state, OpPrintingFlags().printGenericOpForm()); }
void withLocations(benchmark::State &state) {
  printModule(state, OpPrintingFlags().assumeVerified().enableDebugInfo());
}

BENCHMARK(customForm)->Arg(1000)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(genericForm)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(withLocations)->Arg(1000000)->Unit(benchmark::kMillisecond);

} // namespace
