//===- RewriteBenchmark.cpp - Benchmarks of the greedy driver ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The greedy driver on IR without applicable patterns and on IR that folds completely, and matching with an
// increasing number of patterns of one root. Items are operations.
//   bazel run //tests/bench/runtime/rewrite:rewrite_benchmark
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "tests/bench/support/ArithModule.h"
#include "benchmark/benchmark.h"
#include <deque>

using namespace mlir;
using namespace mlir::bench;

namespace {

constexpr int64_t many = 1000000;

void items(benchmark::State &state, int64_t count) { state.SetItemsProcessed(state.iterations() * count); }

void nothingToDo(benchmark::State &state) {
  ArithModule ir(makeText(state.range(0)));
  FrozenRewritePatternSet none;
  for (auto _ : state)
    benchmark::DoNotOptimize(succeeded(applyPatternsGreedily(ir.root(), none)));
  items(state, state.range(0));
}

/// A sum of constants, 1 + 1 + ..., that folds to a single constant.
void foldAll(benchmark::State &state) {
  std::string text =
      "func.func @f() -> i32 {\n  %c = arith.constant 1 : i32\n  %0 = arith.addi %c, %c : i32\n";
  llvm::raw_string_ostream os(text);
  for (int64_t i = 1; i < state.range(0); ++i)
    os << "  %" << i << " = arith.addi %" << i - 1 << ", %c : i32\n";
  os << "  return %" << state.range(0) - 1 << " : i32\n}\n";
  ArithModule ir(text);
  FrozenRewritePatternSet none;
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<Operation *> copy(ir.root()->clone());
    state.ResumeTiming();
    benchmark::DoNotOptimize(succeeded(applyPatternsGreedily(copy.get(), none)));
    state.PauseTiming();
    copy = nullptr;
    state.ResumeTiming();
  }
  items(state, state.range(0));
}

/// Creates `count` patterns `(addi (op_N x), y)` that share their first two steps and differ in the name of
/// the inner op; none matches.
class Patterns {
public:
  explicit Patterns(MLIRContext *context, int64_t count) : set(context) {
    static constexpr PatternStep steps[] = {{uint8_t(MatchOp::Operand), 0, 1, 0, 0, 0},
                                            {uint8_t(MatchOp::DefiningOp), 0, 2, 1, 0, 0},
                                            {uint8_t(MatchOp::OpName), 0, 0, 2, 0, 0},
                                            {uint8_t(MatchOp::Operand), 0, 3, 2, 0, 0}};
    static constexpr PatternStep replace[] = {{uint8_t(RewriteOp::Replace), 0, 0, 0, 3, 0}};
    static constexpr uint16_t matched[] = {0, 2};
    for (int64_t i = 0; i != count; ++i) {
      llvm::StringRef &name = names.emplace_back(texts.emplace_back("arith.op_" + std::to_string(i)));
      PatternSpec spec{.name = "P", .rootOp = "arith.addi", .numRegisters = 4};
      spec.match = steps;
      spec.rewrite = replace;
      spec.matchedOps = matched;
      spec.strings = llvm::ArrayRef(name);
      set.addDeclarative(specs.emplace_back(spec));
    }
    frozen = FrozenRewritePatternSet(std::move(set));
  }
  FrozenRewritePatternSet frozen;

private:
  RewritePatternSet set;
  std::deque<std::string> texts;
  std::deque<llvm::StringRef> names;
  std::deque<PatternSpec> specs;
};

void patterns(benchmark::State &state) {
  constexpr int64_t numOps = 10000;
  ArithModule ir(makeText(numOps));
  Patterns patterns(&ir.context, state.range(0));
  PatternRewriter rewriter(&ir.context);
  for (auto _ : state)
    for (Operation &op : ir.body())
      benchmark::DoNotOptimize(succeeded(patterns.frozen.matchAndRewrite(&op, rewriter)));
  items(state, numOps);
}

void freeze(benchmark::State &state) {
  ArithModule ir;
  for (auto _ : state)
    Patterns(&ir.context, state.range(0));
  items(state, state.range(0));
}

BENCHMARK(nothingToDo)->Arg(1000)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(foldAll)->Arg(1000)->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(patterns)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(freeze)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace
