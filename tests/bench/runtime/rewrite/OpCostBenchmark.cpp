//===- OpCostBenchmark.cpp - Costs per operation -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The time per operation of each basic step on IR: `per_op`, in seconds. The IR is a function of integer
// operations with two operands and one result each, without constant, dead or equivalent operations.
//   bazel run //tests/bench/runtime/rewrite:op_cost_benchmark
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/DialectConversion.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Verifier.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "tests/bench/support/ArithModule.h"
#include "benchmark/benchmark.h"

using namespace mlir;
using namespace mlir::bench;

namespace {

constexpr int64_t numOps = 100000;

void perOp(benchmark::State &state, int64_t count = numOps) {
  state.counters["per_op"] =
      benchmark::Counter(count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

/// Returns the ops of a block except the terminator.
std::vector<Operation *> opsOf(Block &block) {
  std::vector<Operation *> ops;
  for (Operation &op : block.without_terminator())
    ops.push_back(&op);
  return ops;
}

/// Measures `step`, which returns a number, on each of `ops`. The sum is used, so that no call is optimized
/// away.
template <typename Fn>
void measureSum(benchmark::State &state, llvm::ArrayRef<Operation *> ops, Fn step) {
  for (auto _ : state) {
    size_t sum = 0;
    for (Operation *op : ops)
      sum += step(op);
    benchmark::DoNotOptimize(sum);
  }
  perOp(state);
}

void create(benchmark::State &state) {
  ArithModule ir(makeText(1));
  Block &block = ir.body();
  Location loc = UnknownLoc::get(&ir.context);
  Value x = block.getArgument(0), y = block.getArgument(1);
  std::vector<Operation *> made(numOps);
  OpBuilder builder(&block, block.begin());
  for (auto _ : state) {
    for (Operation *&op : made)
      op = builder.create<arith::AddIOp>(loc, x, y);
    state.PauseTiming();
    for (Operation *op : made)
      op->erase();
    state.ResumeTiming();
  }
  perOp(state);
}

void clone(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  for (auto _ : state) {
    Operation *copy = ir.root()->clone();
    state.PauseTiming();
    copy->erase();
    state.ResumeTiming();
  }
  perOp(state);
}

void walk(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  for (auto _ : state) {
    size_t uses = 0;
    ir.root()->walk([&](Operation *op) { uses += op->getNumOperands(); });
    benchmark::DoNotOptimize(uses);
  }
  perOp(state);
}

/// Casts ops to their class or to another class.
void castToClass(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  measureSum(state, opsOf(ir.body()), [](Operation *op) {
    auto add = llvm::dyn_cast<arith::AddIOp>(op);
    return add ? add->getNumOperands() : 0;
  });
}

/// Casts ops to an interface that they do not implement, which searches their whole interface table.
void castToInterface(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  measureSum(state, opsOf(ir.body()), [](Operation *op) { return llvm::isa<MemoryEffectOpInterface>(op); });
}

/// Casts to an interface and calls one of its methods.
void interfaceCall(benchmark::State &state) {
  std::string text = "func.func private @g(i32)\nfunc.func @f(%a: i32) {\n";
  for (int64_t i = 0; i != numOps; ++i)
    text += "  call @g(%a) : (i32) -> ()\n";
  ArithModule ir(text + "  return\n}\n");
  Operation &function = ir.root()->getRegion(0).front().back();
  measureSum(state, opsOf(function.getRegion(0).front()),
             [](Operation *op) { return llvm::cast<CallOpInterface>(op).getArgOperands().size(); });
}

/// Attempts to fold ops that do not fold.
void foldNothing(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  std::vector<Operation *> ops = opsOf(ir.body());
  llvm::SmallVector<OpFoldResult, 2> results;
  for (auto _ : state)
    for (Operation *op : ops)
      benchmark::DoNotOptimize(succeeded(op->fold(results)));
  perOp(state);
}

void foldConstants(benchmark::State &state) {
  std::string text = "func.func @f() {\n  %c = arith.constant 1 : i32\n  %d = arith.constant 2 : i32\n";
  for (int64_t i = 0; i != numOps; ++i)
    text += "  %" + std::to_string(i) + " = arith.addi %c, %d : i32\n";
  ArithModule ir(text + "  return\n}\n");
  std::vector<Operation *> ops = opsOf(ir.body());
  for (auto _ : state)
    for (Operation *op : llvm::ArrayRef(ops).drop_front(2)) {
      llvm::SmallVector<OpFoldResult, 2> results;
      benchmark::DoNotOptimize(succeeded(op->fold(results)));
    }
  perOp(state);
}

void verifyOps(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  for (auto _ : state)
    benchmark::DoNotOptimize(succeeded(verify(ir.root())));
  perOp(state);
}

/// Runs the greedy driver with all patterns of arith, none of which matches.
void greedyNothing(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  RewritePatternSet patterns(&ir.context);
  for (const PatternSpec *spec :
       ir.context.getLoadedDialect<arith::ArithDialect>()->getSpec().canonicalizations)
    patterns.addDeclarative(*spec);
  FrozenRewritePatternSet frozen(std::move(patterns));
  for (auto _ : state)
    benchmark::DoNotOptimize(succeeded(applyPatternsGreedily(ir.root(), frozen)));
  perOp(state);
}

//===----------------------------------------------------------------------===//
// Dialect conversion
//===----------------------------------------------------------------------===//

template <typename OpT>
struct Widen : OpConversionPattern<OpT> {
  using OpConversionPattern<OpT>::OpConversionPattern;
  using OpConversionPattern<OpT>::matchAndRewrite;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<OpT>(op, adaptor.getLhs(), adaptor.getRhs());
    return success();
  }
};
struct WidenReturn : OpConversionPattern<func::ReturnOp> {
  using OpConversionPattern::matchAndRewrite;
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(func::ReturnOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(adaptor.getOperands()); });
    return success();
  }
};

/// Converts all i32 values to i64: every op is replaced.
void convertTypes(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  TypeConverter converter;
  converter.addConversion([](IntegerType type) -> Type { return IntegerType::get(type.getContext(), 64); });
  ConversionTarget target(ir.context);
  target.addDynamicallyLegalDialect<arith::ArithDialect>(
      [&](Operation *op) { return converter.isLegal(op); });
  target.addDynamicallyLegalOp<func::ReturnOp>([&](Operation *op) { return converter.isLegal(op); });
  target.addDynamicallyLegalOp<func::FuncOp>(
      [&](func::FuncOp op) { return converter.isSignatureLegal(op.getFunctionType()); });
  RewritePatternSet patterns(&ir.context);
  patterns.add<Widen<arith::AddIOp>, Widen<arith::MulIOp>, WidenReturn>(converter, &ir.context);
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns, converter);
  FrozenRewritePatternSet frozen(std::move(patterns));
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<Operation *> copy(ir.root()->clone());
    state.ResumeTiming();
    if (failed(applyPartialConversion(copy.get(), target, frozen)))
      state.SkipWithError("not converted");
    state.PauseTiming();
    copy = nullptr;
    state.ResumeTiming();
  }
  perOp(state);
}

/// Converts a module in which all ops are legal.
void convertNothing(benchmark::State &state) {
  ArithModule ir(makeText(numOps));
  ConversionTarget target(ir.context);
  target.addLegalDialect("arith", "func", "builtin");
  FrozenRewritePatternSet none;
  for (auto _ : state)
    if (failed(applyFullConversion(ir.root(), target, none)))
      state.SkipWithError("not legal");
  perOp(state);
}

#define OP_COST(Function) BENCHMARK(Function)->Unit(benchmark::kMillisecond)
OP_COST(create);
OP_COST(clone);
OP_COST(walk);
OP_COST(castToClass);
OP_COST(castToInterface);
OP_COST(interfaceCall);
OP_COST(foldNothing);
OP_COST(foldConstants);
OP_COST(verifyOps);
OP_COST(greedyNothing);
OP_COST(convertTypes);
OP_COST(convertNothing);

} // namespace
