//===- ParseBenchmark.cpp - Benchmarks of the parser ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Time and bytes per second of the lexer alone, and of parsing custom and generic form, with and without
// verification.
//   bazel run //tests/bench/runtime/asm:parse_benchmark
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Lexer.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "tests/bench/support/ArithModule.h"
#include "benchmark/benchmark.h"

using namespace mlir;
using namespace mlir::bench;

namespace {

void count(benchmark::State &state, llvm::StringRef text) {
  state.SetItemsProcessed(state.iterations() * state.range(0));
  state.SetBytesProcessed(state.iterations() * text.size());
}

void lexer(benchmark::State &state) {
  std::string text = makeText(state.range(0));
  for (auto _ : state) {
    Lexer lexer(text);
    size_t tokens = 0;
    while (lexer.next().kind != TokenKind::Eof)
      ++tokens;
    benchmark::DoNotOptimize(tokens);
  }
  count(state, text);
}

void parse(benchmark::State &state, llvm::StringRef text, bool verify) {
  ArithModule ir;
  for (auto _ : state) {
    auto module = ir.parse(text, verify);
    state.PauseTiming(); // Destruction is measured separately.
    module = nullptr;
    state.ResumeTiming();
  }
  count(state, text);
}

void customForm(benchmark::State &state) { parse(state, makeText(state.range(0)), false); }
void customFormVerified(benchmark::State &state) { parse(state, makeText(state.range(0)), true); }
void genericForm(benchmark::State &state) {
  std::string text;
  llvm::raw_string_ostream os(text);
  ArithModule(makeText(state.range(0))).root()->print(os, OpPrintingFlags().printGenericOpForm());
  parse(state, text, false);
}

BENCHMARK(lexer)->Arg(1000)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(customForm)->Arg(1000)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(customFormVerified)->Arg(1000000)->Unit(benchmark::kMillisecond);
BENCHMARK(genericForm)->Arg(1000000)->Unit(benchmark::kMillisecond);

} // namespace
