//===- TextKindsBenchmark.cpp - Parser and printer by kind of text -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parsing and printing of three kinds of text, each dominated by one feature: blocks and block arguments,
// distinct types and attributes, and location aliases.
//   bazel run //tests/bench/runtime/asm:text_kinds_benchmark
//
//===----------------------------------------------------------------------===//

#include "dialects/cf/ControlFlow.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "tests/bench/support/ArithModule.h"
#include "benchmark/benchmark.h"

using namespace mlir;
using namespace mlir::bench;

namespace {

/// Returns a function with three operations per block.
std::string makeBlocks(int64_t numOps) {
  std::string text = "func.func @f(%a: i32, %c: i1) -> i32 {\n  cf.br ^bb0(%a : i32)\n";
  llvm::raw_string_ostream os(text);
  int64_t numBlocks = numOps / 3;
  for (int64_t i = 0; i != numBlocks; ++i)
    os << "^bb" << i << "(%x" << i << ": i32):\n  %y" << i << " = arith.addi %x" << i << ", %a : i32\n  %z"
       << i << " = arith.muli %y" << i << ", %a : i32\n  cf.cond_br %c, ^bb" << i + 1 << "(%y" << i
       << " : i32), ^bb" << i + 1 << "(%z" << i << " : i32)\n";
  os << "^bb" << numBlocks << "(%r: i32):\n  return %r : i32\n}\n";
  return text;
}

std::string makeAttributes(int64_t numOps) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t i = 0; i != numOps; ++i)
    os << "\"u.op\"() {a = " << i << " : i64, s = \"str" << i << "\", d = [" << i << " : i32, " << i
       << ".5 : f32], t = tensor<" << i << "x?xf32>} : () -> tensor<" << i << "x7xi" << i % 64 + 1 << ">\n";
  return text;
}

std::string makeLocations(int64_t numOps) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t i = 0; i != numOps; ++i)
    os << "\"u.op\"() : () -> () loc(fused[\"p" << i % 11 << "\", \"file" << i % 13 << ".cc\":" << i << ":"
       << i % 80 << "])\n";
  return text;
}

template <std::string (*makeText)(int64_t)>
void read(benchmark::State &state) {
  std::string text = makeText(state.range(0));
  for (auto _ : state) {
    // A new context per iteration, so that types and attributes are uniqued for the first time.
    ArithModule ir;
    ir.context.loadDialect<cf::ControlFlowDialect>();
    ir.context.allowUnregisteredDialects();
    OwningOpRef<Operation *> module = ir.parse(text);
    benchmark::DoNotOptimize(module.get());
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
  state.SetBytesProcessed(state.iterations() * text.size());
}

template <std::string (*makeText)(int64_t)>
void write(benchmark::State &state) {
  ArithModule ir;
  ir.context.loadDialect<cf::ControlFlowDialect>();
  ir.context.allowUnregisteredDialects();
  OwningOpRef<Operation *> module = ir.parse(makeText(state.range(0)));
  OpPrintingFlags flags;
  flags.assumeVerified();
  if (makeText == makeLocations)
    flags.enableDebugInfo();
  for (auto _ : state) {
    llvm::raw_null_ostream os;
    module->print(os, flags);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

BENCHMARK(read<makeBlocks>)->Name("readBlocks")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(write<makeBlocks>)->Name("writeBlocks")->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(read<makeAttributes>)->Name("readAttributes")->Arg(10000)->Unit(benchmark::kMillisecond);
BENCHMARK(write<makeAttributes>)->Name("writeAttributes")->Arg(10000)->Unit(benchmark::kMillisecond);
BENCHMARK(read<makeLocations>)->Name("readLocations")->Arg(10000)->Unit(benchmark::kMillisecond);
BENCHMARK(write<makeLocations>)->Name("writeLocations")->Arg(10000)->Unit(benchmark::kMillisecond);

} // namespace
