//===- PatternCurveBenchmark.cpp - Matching cost by number of patterns ---===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A dialect of 200 ops with 10, 100 or 1,000 declarative patterns, generated as .td text and loaded. The
// pattern roots are distributed over the ops. The patterns of one root have one or two nested ops at either
// operand and require an attribute that no op has, so that each match fails close to its end. `per_op` is the
// time per op in seconds.
//   bazel run //tests/bench/runtime/rewrite:pattern_curve_benchmark
//
//===----------------------------------------------------------------------===//

#include "generator/load/DialectLibrary.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "benchmark/benchmark.h"
#include <fstream>

using namespace mlir;

namespace {

constexpr int64_t numKinds = 200, numOps = 20000;

std::string op(int64_t number) { return "B_Op" + std::to_string(number % numKinds); }

/// Returns the .td text; pattern `i` has the root op `i % 200`, or evenly distributed roots if there are
/// fewer patterns.
std::string makeTd(int64_t numPatterns) {
  std::string td = R"(include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def B_Dialect : Dialect { let name = "b"; let cppNamespace = "::b"; let hasCanonicalizer = 1; }
class B_Op<string mnemonic> : Op<B_Dialect, mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y, I64Attr:$k);
  let results = (outs AnyType:$r);
}
)";
  for (int64_t i = 0; i != numKinds; ++i)
    td += "def " + op(i) + " : B_Op<\"op" + std::to_string(i) + "\">;\n";
  for (int64_t i = 0; i != numPatterns; ++i) {
    int64_t root = numPatterns < numKinds ? i * numKinds / numPatterns : i;
    std::string one = "(" + op(root + 1 + i / numKinds) + " $a, $b, ConstantAttr<I64Attr, \"" +
                      std::to_string(i + 1) + "\">)";
    std::string two = "(" + op(root + 2) + " $c, $d, $m)";
    static const char *const shapes[] = {"(%r %1, $c, $k)", "(%r $c, %1, $k)", "(%r %1, %2, $k)"};
    std::string source = shapes[i % 3];
    for (auto [mark, text] : {std::pair("%r", op(root)), {"%1", one}, {"%2", two}})
      if (size_t at = source.find(mark); at != std::string::npos)
        source.replace(at, 2, text);
    td += "def P" + std::to_string(i) + " : Pat<" + source + ", (replaceWithValue $a)>;\n";
  }
  return td;
}

/// The dialect and a module of its ops: op `i` uses ops `i - 1` and `i - 2`, which are of the kinds that the
/// patterns require.
class Setting {
public:
  explicit Setting(int64_t numPatterns) : context(MLIRContext::Threading::DISABLED) {
    llvm::SmallString<64> path;
    (void)llvm::sys::fs::createTemporaryFile("patterns", "td", path);
    std::ofstream(path.c_str()) << makeTd(numPatterns);
    LoadOptions options;
    std::string errors;
    llvm::raw_string_ostream os(errors);
    auto loaded = DialectLibrary::load(path, options, registry, os);
    llvm::sys::fs::remove(path);
    if (failed(loaded)) {
      llvm::errs() << errors;
      return;
    }
    library = std::move(*loaded);
    library->registerInto(registry);
    context.appendDialectRegistry(registry);
    context.allowUnregisteredDialects();
    RewritePatternSet patterns(&context);
    for (const PatternSpec *spec : library->dialects().front()->canonicalizations)
      patterns.addDeclarative(*spec);
    count = patterns.size();
    frozen = FrozenRewritePatternSet(std::move(patterns));

    OpBuilder builder(&context);
    module = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToEnd(module->getBody());
    Type i64 = builder.getI64Type();
    OperationState start(builder.getUnknownLoc(), "builtin.unrealized_conversion_cast");
    start.addTypes(i64);
    Operation *x = builder.create(start), *y = x;
    for (int64_t i = numOps; i != 0; --i) {
      OperationState state(builder.getUnknownLoc(), "b.op" + std::to_string(i % numKinds));
      state.addOperands({x->getResult(0), y->getResult(0)});
      state.addTypes(i64);
      state.addAttribute("k", builder.getI64IntegerAttr(0));
      y = std::exchange(x, builder.create(state));
    }
    // An unregistered op uses the last values, so that no op is dead.
    OperationState end(builder.getUnknownLoc(), "x.use");
    end.addOperands({x->getResult(0), y->getResult(0)});
    builder.create(end);
  }

  DialectRegistry registry;
  std::unique_ptr<DialectLibrary> library;
  MLIRContext context;
  FrozenRewritePatternSet frozen;
  OwningOpRef<ModuleOp> module;
  size_t count = 0;
};

bool isReady(benchmark::State &state, Setting &setting) {
  if (setting.count == static_cast<size_t>(state.range(0)))
    return true;
  state.SkipWithError("not all patterns were loaded");
  return false;
}
void perOp(benchmark::State &state) {
  state.counters["per_op"] =
      benchmark::Counter(numOps, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

/// Selects the patterns of each op and fails to match them.
void match(benchmark::State &state) {
  Setting setting(state.range(0));
  if (!isReady(state, setting))
    return;
  PatternRewriter rewriter(&setting.context);
  for (auto _ : state)
    for (Operation &op : *setting.module->getBody())
      benchmark::DoNotOptimize(succeeded(setting.frozen.matchAndRewrite(&op, rewriter)));
  perOp(state);
}

/// Like match(), but only for ops whose names are root names of patterns.
void matchRoots(benchmark::State &state) {
  Setting setting(state.range(0));
  if (!isReady(state, setting))
    return;
  PatternRewriter rewriter(&setting.context);
  std::vector<Operation *> roots;
  while (roots.size() < numOps)
    for (Operation &op : *setting.module->getBody())
      if (setting.frozen.getTree(op.getName()) && roots.size() < numOps)
        roots.push_back(&op);
  for (auto _ : state)
    for (Operation *op : roots)
      benchmark::DoNotOptimize(succeeded(setting.frozen.matchAndRewrite(op, rewriter)));
  perOp(state);
}

/// Runs the greedy driver; no pattern matches.
void greedy(benchmark::State &state) {
  Setting setting(state.range(0));
  if (!isReady(state, setting))
    return;
  for (auto _ : state) {
    bool changed = true;
    benchmark::DoNotOptimize(succeeded(applyPatternsGreedily(setting.module->getOperation(), setting.frozen,
                                                             GreedyRewriteConfig(), &changed)));
    if (changed)
      state.SkipWithError("a pattern matched");
  }
  perOp(state);
}

BENCHMARK(match)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(matchRoots)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(greedy)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace
