//===- BytecodeBenchmark.cpp - Cost of reading and writing bytecode -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A module of functions with 100 operations each: writing it, reading all of it, and reading one function of
// it on demand. A new context is made in each iteration, outside of the measured time.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/BytecodeReader.h"
#include "runtime/bytecode/BytecodeWriter.h"
#include "tests/bench/support/ArithModule.h"
#include "llvm/Support/MemoryBuffer.h"
#include "benchmark/benchmark.h"

using namespace mlir;
using namespace mlir::bench;

static std::string makeFunctions(int64_t count) {
  llvm::StringRef marker = "@f(";
  std::string body = makeText(100), text;
  size_t at = body.find(marker.str());
  for (int64_t i = 0; i < count; ++i)
    text += body.substr(0, at) + "@f" + std::to_string(i) + body.substr(at + marker.size() - 1);
  return text;
}

static std::string makeBytecode(int64_t count) {
  ArithModule module(makeFunctions(count));
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (failed(writeBytecodeToFile(module.root(), os)))
    std::abort();
  return bytes;
}

static void writeAll(benchmark::State &state) {
  ArithModule module(makeFunctions(state.range(0)));
  for (auto _ : state) {
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    benchmark::DoNotOptimize(writeBytecodeToFile(module.root(), os));
  }
}
BENCHMARK(writeAll)->Arg(10000)->Unit(benchmark::kMillisecond);

/// Reads the module lazily, then \p read what is needed of it.
static void readLazily(benchmark::State &state,
                       llvm::function_ref<void(BytecodeReader &, Operation *)> read) {
  std::string bytes = makeBytecode(state.range(0));
  for (auto _ : state) {
    state.PauseTiming();
    auto module = std::make_unique<ArithModule>();
    auto block = std::make_unique<Block>();
    state.ResumeTiming();
    BytecodeReader reader(llvm::MemoryBufferRef(bytes, "bench"), ParserConfig(&module->context),
                          /*lazyLoad=*/true);
    if (failed(reader.readTopLevel(block.get(), [](Operation *op) { return llvm::isa<ModuleOp>(op); })))
      state.SkipWithError("the file is not read");
    read(reader, &block->front());
    state.PauseTiming();
    (void)reader.finalize([](Operation *) { return false; });
    block.reset();
    module.reset();
    state.ResumeTiming();
  }
}

static void readAll(benchmark::State &state) {
  readLazily(state, [](BytecodeReader &reader, Operation *module) {
    for (Operation &op : module->getRegion(0).front())
      if (failed(reader.materialize(&op)))
        std::abort();
  });
}
BENCHMARK(readAll)->Arg(10000)->Unit(benchmark::kMillisecond);

static void readOneFunction(benchmark::State &state) {
  readLazily(state, [](BytecodeReader &reader, Operation *module) {
    if (failed(reader.materialize(&module->getRegion(0).front().back())))
      std::abort();
  });
}
BENCHMARK(readOneFunction)->Arg(10000)->Unit(benchmark::kMillisecond);
