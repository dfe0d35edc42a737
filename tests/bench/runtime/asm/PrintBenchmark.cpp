//===- PrintBenchmark.cpp - How fast text is written ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Time and bytes a second for a module of arith ops in custom and generic form, and with locations.
//   bazel run -c opt //tests/bench/runtime/asm:print_benchmark
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "benchmark/benchmark.h"

using namespace strata;

namespace {

/// Counts what is written and throws it away.
class CountingStream final : public llvm::raw_ostream {
public:
  ~CountingStream() override { flush(); }

private:
  void write_impl(const char *, size_t size) override { position += size; }
  uint64_t current_pos() const override { return position; }
  uint64_t position = 0;
};

std::string makeText(int64_t numOps) {
  std::string text = "func.func @f(%arg0: i32, %arg1: i32) -> i32 {\n";
  llvm::raw_string_ostream os(text);
  os << "  %0 = arith.addi %arg0, %arg1 : i32\n";
  for (int64_t i = 1; i < numOps; ++i)
    os << "  %" << i << " = arith." << (i % 2 ? "muli" : "addi") << " %" << i - 1 << ", %arg" << i % 2 << " : i32\n";
  os << "  return %" << numOps - 1 << " : i32\n}\n";
  return text;
}

void printModule(benchmark::State &state, const OpPrintingFlags &flags) {
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, func::FuncDialect>();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  auto module = parseSourceString<ModuleOp>(makeText(state.range(0)), ParserConfig(&context));
  uint64_t bytes = 0;
  for (auto _ : state) {
    CountingStream os;
    module.get().getOperation()->print(os, flags);
    bytes += os.tell();
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
  state.SetBytesProcessed(bytes);
}

void customForm(benchmark::State &state) { printModule(state, OpPrintingFlags().assumeVerified()); }
void genericForm(benchmark::State &state) { printModule(state, OpPrintingFlags().printGenericOpForm()); }
void withLocations(benchmark::State &state) { printModule(state, OpPrintingFlags().assumeVerified().enableDebugInfo()); }

BENCHMARK(customForm)->Arg(1000)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(genericForm)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(withLocations)->Arg(1000000)->Unit(benchmark::kMillisecond);

} // namespace
