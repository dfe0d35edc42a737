//===- SCFUtils.cpp - Transformations of scf ops --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/SCFUtils.h"
#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/utils/StaticValues.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/rewrite/RegionUtils.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using scf::ForOp;

namespace {
/// Creates arithmetic on values of one type, folded where possible.
class Math {
public:
  Math(OpBuilder &builder, Location loc, Type type) : builder(builder), loc(loc), type(type) {}

  Value constant(int64_t value) {
    return builder.create<arith::ConstantOp>(loc, builder.getIntegerAttr(type, value));
  }
  Value value(OpFoldResult from) {
    if (auto attr = llvm::dyn_cast<Attribute>(from))
      return constant(llvm::cast<IntegerAttr>(attr).getValue().getSExtValue());
    return llvm::cast<Value>(from);
  }
  template <typename OpT>
  Value make(Value lhs, Value rhs) {
    return builder.createOrFold<OpT>(loc, lhs, rhs);
  }
  Value add(Value lhs, Value rhs) { return make<arith::AddIOp>(lhs, rhs); }
  Value mul(Value lhs, Value rhs) { return make<arith::MulIOp>(lhs, rhs); }

private:
  OpBuilder &builder;
  Location loc;
  Type type;
};
} // namespace

/// Returns the type of the induction variable of a loop: the type of the first bound that is a value, else
/// index.
static Type getNumberType(llvm::ArrayRef<OpFoldResult> bounds, OpBuilder &builder) {
  for (OpFoldResult bound : bounds)
    if (auto value = llvm::dyn_cast<Value>(bound))
      return value.getType();
  return builder.getIndexType();
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

/// Returns the only op of a block besides its terminator, or null.
static Operation *getOnlyOp(Block *block) { return llvm::hasNItems(*block, 2) ? &block->front() : nullptr; }

void mlir::getPerfectlyNestedLoops(llvm::SmallVectorImpl<ForOp> &nestedLoops, ForOp root) {
  for (ForOp loop = root; loop; loop = llvm::dyn_cast_or_null<ForOp>(getOnlyOp(loop.getBody())))
    nestedLoops.push_back(loop);
}

bool mlir::isPerfectlyNestedForLoops(llvm::MutableArrayRef<LoopLikeOpInterface> loops) {
  for (auto [outer, inner] : llvm::zip(loops, loops.drop_front())) {
    Block &body = outer.getLoopRegions().front()->front();
    std::optional<ResultRange> results = inner.getLoopResults();
    if (getOnlyOp(&body) != inner.getOperation() || !results ||
        !llvm::equal(outer.getRegionIterArgs(), inner.getInits()) ||
        !llvm::equal(outer.getYieldedValues(), *results))
      return false;
  }
  return true;
}

llvm::SmallVector<int64_t> mlir::getConstLoopTripCounts(LoopLikeOpInterface loopOp) {
  auto lower = loopOp.getLoopLowerBounds(), upper = loopOp.getLoopUpperBounds(),
       steps = loopOp.getLoopSteps();
  if (!lower || !upper || !steps)
    return {};
  llvm::SmallVector<int64_t> counts;
  for (auto [from, to, step] : llvm::zip_equal(*lower, *upper, *steps)) {
    auto unknown = [](Value, Value, bool) -> std::optional<llvm::APSInt> { return std::nullopt; };
    std::optional<llvm::APInt> count = constantTripCount(from, to, step, /*isSigned=*/true, unknown);
    if (!count)
      return {};
    counts.push_back(count->getSExtValue());
  }
  return counts;
}

bool mlir::getInnermostParallelLoops(Operation *rootOp, llvm::SmallVectorImpl<scf::ParallelOp> &result) {
  // In post-order, each op comes after those nested in it.
  llvm::SmallPtrSet<Operation *, 8> around;
  bool found = false;
  rootOp->walk([&](scf::ParallelOp loop) {
    found = true;
    if (!around.contains(loop))
      result.push_back(loop);
    for (Operation *parent = loop->getParentOp(); parent && around.insert(parent).second;)
      parent = parent->getParentOp();
  });
  return found;
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

Range mlir::emitNormalizedLoopBounds(RewriterBase &rewriter, Location loc, OpFoldResult lb, OpFoldResult ub,
                                     OpFoldResult step) {
  Type type = getNumberType({lb, ub, step}, rewriter);
  Math math(rewriter, loc, type);
  OpFoldResult count = ub;
  if (!isZeroInteger(lb))
    count = math.make<arith::SubIOp>(math.value(ub), math.value(lb));
  if (!isOneInteger(step))
    count = math.make<arith::CeilDivSIOp>(math.value(count), math.value(step));
  OpFoldResult zero = rewriter.getIntegerAttr(type, 0), one = rewriter.getIntegerAttr(type, 1);
  return Range{zero, count, one};
}

void mlir::denormalizeInductionVariable(RewriterBase &rewriter, Location loc, Value normalizedIv,
                                        OpFoldResult origLb, OpFoldResult origStep) {
  Math math(rewriter, loc, normalizedIv.getType());
  Value original = normalizedIv;
  llvm::SmallPtrSet<Operation *, 2> created;
  if (!isOneInteger(origStep)) {
    original = math.mul(original, math.value(origStep));
    created.insert(original.getDefiningOp());
  }
  if (!isZeroInteger(origLb)) {
    original = math.add(original, math.value(origLb));
    created.insert(original.getDefiningOp());
  }
  if (original != normalizedIv)
    rewriter.replaceAllUsesExcept(normalizedIv, original, created);
}

//===----------------------------------------------------------------------===//
// Unrolling
//===----------------------------------------------------------------------===//

void mlir::generateUnrolledLoop(Block *loopBodyBlock, Value iv, uint64_t unrollFactor,
                                llvm::function_ref<Value(unsigned, Value, OpBuilder)> ivRemapFn,
                                llvm::function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn,
                                ValueRange iterArgs, ValueRange yieldedValues, IRMapping *clonedToSrcOpsMap) {
  Operation *terminator = loopBodyBlock->getTerminator();
  llvm::SmallVector<Operation *> body;
  for (Operation &op : loopBodyBlock->without_terminator())
    body.push_back(&op);
  OpBuilder builder(terminator);
  auto annotate = [&](unsigned i, Operation *op) {
    if (annotateFn)
      annotateFn(i, op, builder);
  };
  llvm::SmallVector<Value> yielded(yieldedValues.begin(), yieldedValues.end());
  for (unsigned i = 1; i < unrollFactor; ++i) {
    IRMapping mapping;
    mapping.map(iterArgs, yielded);
    if (!iv.use_empty())
      mapping.map(iv, ivRemapFn(i, iv, builder));
    for (Operation *op : body) {
      Operation *copy = builder.clone(*op, mapping);
      annotate(i, copy);
      if (clonedToSrcOpsMap)
        clonedToSrcOpsMap->map(copy, op);
    }
    for (auto [value, original] : llvm::zip_equal(yielded, yieldedValues))
      value = mapping.lookupOrDefault(original);
  }
  for (Operation *op : body)
    annotate(0, op);
  terminator->setOperands(yielded);
}

/// Returns the trip count of a loop if it is constant.
static std::optional<uint64_t> getConstantCount(ForOp loop) {
  llvm::SmallVector<int64_t> counts =
      getConstLoopTripCounts(llvm::cast<LoopLikeOpInterface>(loop.getOperation()));
  return counts.empty() ? std::nullopt : std::optional<uint64_t>(counts.front());
}

/// Creates the upper bound of the loop unrolled by `factor`: lower + step * n, where n is the trip count
/// rounded down to a multiple of `factor`.
static Value makeUnrolledBound(ForOp loop, uint64_t factor, OpBuilder &builder) {
  Value lower = loop.getLowerBound(), step = loop.getStep();
  Math math(builder, loop.getLoc(), lower.getType());
  Value count = math.make<arith::CeilDivSIOp>(math.make<arith::SubIOp>(loop.getUpperBound(), lower), step);
  Value rest = math.make<arith::RemSIOp>(count, math.constant(factor));
  return math.add(lower, math.mul(math.make<arith::SubIOp>(count, rest), step));
}

/// Adds a copy of the loop after it. The copy has the lower bound `lower`, its initial values are the results
/// of the loop, and its results replace all other uses of these results.
static ForOp addEpilogue(ForOp loop, Value lower) {
  OpBuilder builder(loop->getContext());
  builder.setInsertionPointAfter(loop);
  auto epilogue = llvm::cast<ForOp>(builder.clone(*loop.getOperation()));
  loop->replaceAllUsesWith(epilogue->getResults());
  epilogue.setLowerBound(lower);
  epilogue.getInitArgsMutable().assign(loop->getResults());
  return epilogue;
}

FailureOr<UnrolledLoopInfo>
mlir::loopUnrollByFactor(ForOp forOp, uint64_t unrollFactor,
                         llvm::function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn) {
  if (unrollFactor == 0)
    return failure();
  UnrolledLoopInfo info{forOp, std::nullopt};
  IRRewriter rewriter(forOp->getContext());
  std::optional<uint64_t> count = getConstantCount(forOp);
  if (unrollFactor == 1) {
    if (count == 1 && succeeded(forOp.promoteIfSingleIteration(rewriter)))
      info.mainLoopOp = std::nullopt;
    return info;
  }
  OpBuilder builder(forOp);
  Value oldStep = forOp.getStep();
  Math math(builder, forOp.getLoc(), oldStep.getType());
  if (!count || *count % unrollFactor != 0) {
    Value bound = makeUnrolledBound(forOp, unrollFactor, builder);
    info.epilogueLoopOp = addEpilogue(forOp, bound);
    forOp.setUpperBound(bound);
  }
  forOp.setStep(math.mul(oldStep, math.constant(unrollFactor)));
  auto remap = [&](unsigned i, Value iv, OpBuilder inside) {
    Math insideMath(inside, iv.getLoc(), iv.getType());
    return insideMath.add(iv, insideMath.mul(oldStep, insideMath.constant(i)));
  };
  ValueRange yieldedRange = forOp.getYieldedValues();
  llvm::SmallVector<Value> yielded(yieldedRange.begin(), yieldedRange.end());
  generateUnrolledLoop(forOp.getBody(), forOp.getInductionVar(), unrollFactor, remap, annotateFn,
                       forOp.getRegionIterArgs(), yielded);
  // A loop with at most one iteration is inlined.
  if (succeeded(forOp.promoteIfSingleIteration(rewriter)))
    info.mainLoopOp = std::nullopt;
  if (info.epilogueLoopOp && succeeded(info.epilogueLoopOp->promoteIfSingleIteration(rewriter)))
    info.epilogueLoopOp = std::nullopt;
  return info;
}

LogicalResult mlir::loopUnrollFull(ForOp forOp) {
  std::optional<uint64_t> count = getConstantCount(forOp);
  if (!count)
    return failure();
  return *count == 0 ? success() : success(succeeded(loopUnrollByFactor(forOp, *count)));
}

//===----------------------------------------------------------------------===//
// Coalescing and fusion
//===----------------------------------------------------------------------===//

/// Splits an index of combined iterations: returns the index of each dimension, outermost first.
static llvm::SmallVector<Value> splitIndex(OpBuilder &builder, Location loc, Value index,
                                           llvm::ArrayRef<Value> sizes) {
  Math math(builder, loc, index.getType());
  llvm::SmallVector<Value> indices;
  for (Value size : llvm::reverse(sizes.drop_front())) {
    indices.push_back(math.make<arith::RemUIOp>(index, size));
    index = math.make<arith::DivUIOp>(index, size);
  }
  indices.push_back(index);
  std::reverse(indices.begin(), indices.end());
  return indices;
}

/// Returns the values that the loop yields, after replacing block arguments of the body by `arguments`, and
/// erases the terminator. For bodies that are then inlined with these arguments.
static llvm::SmallVector<Value> takeYielded(ForOp loop, llvm::ArrayRef<Value> arguments,
                                            RewriterBase &rewriter) {
  llvm::SmallVector<Value> yielded;
  Operation *yield = loop.getBody()->getTerminator();
  for (Value value : yield->getOperands()) {
    auto argument = llvm::dyn_cast<BlockArgument>(value);
    bool isOwn = argument && argument.getOwner() == loop.getBody();
    yielded.push_back(isOwn ? arguments[argument.getArgNumber()] : value);
  }
  rewriter.eraseOp(yield);
  return yielded;
}

/// Returns true if the loops can be coalesced.
static bool canCoalesce(llvm::MutableArrayRef<ForOp> loops) {
  Region &outermost = loops.front().getRegion();
  Type type = loops.front().getInductionVar().getType();
  for (auto [outer, inner] : llvm::zip(loops, loops.drop_front())) {
    ValueRange bounds = inner->getOperands().take_front(inner.getNumControlOperands());
    bool isOutside =
        llvm::all_of(bounds, [&](Value bound) { return !outermost.isAncestor(bound.getParentRegion()); });
    if (!isOutside || inner.getInductionVar().getType() != type || getOnlyOp(outer.getBody()) != inner ||
        !llvm::equal(outer.getRegionIterArgs(), inner.getInitArgs()) ||
        !llvm::equal(outer.getYieldedValues(), inner->getResults()))
      return false;
  }
  return true;
}

LogicalResult mlir::coalesceLoops(RewriterBase &rewriter, llvm::MutableArrayRef<ForOp> loops) {
  if (loops.size() < 2 || !canCoalesce(loops))
    return failure();
  ForOp outermost = loops.front();
  Location loc = outermost.getLoc();
  OpBuilder::InsertionGuard guard(rewriter);
  // 1. Compute the trip counts before the nest; their product is the number of combined iterations.
  rewriter.setInsertionPoint(outermost);
  Math math(rewriter, loc, outermost.getInductionVar().getType());
  llvm::SmallVector<Value> sizes;
  llvm::SmallVector<std::pair<Value, Value>> bounds;
  for (ForOp loop : loops) {
    Value lower = loop.getLowerBound(), step = loop.getStep();
    bounds.emplace_back(lower, step);
    sizes.push_back(
        math.value(emitNormalizedLoopBounds(rewriter, loc, lower, loop.getUpperBound(), step).size));
  }
  Value total = sizes.front(), zero = math.constant(0), one = math.constant(1);
  for (Value size : llvm::drop_begin(sizes))
    total = math.mul(total, size);
  // 2. Split the index of the combined loop in its body, and restore the original induction variables.
  rewriter.setInsertionPointToStart(outermost.getBody());
  Value combined = outermost.getInductionVar();
  Operation *firstOp = &outermost.getBody()->front();
  llvm::SmallVector<Value> indices = splitIndex(rewriter, loc, combined, sizes);
  for (auto [index, bound] : llvm::zip_equal(indices, bounds))
    index = math.add(math.mul(index, bound.second), bound.first);
  // Only the ops of the original body use the original induction variable.
  rewriter.replaceUsesWithIf(combined, indices.front(), [&](OpOperand &use) {
    Operation *user = outermost.getBody()->findAncestorOpInBlock(*use.getOwner());
    return !user->isBeforeInBlock(firstOp);
  });
  // 3. Inline the bodies of the inner loops.
  for (auto [loop, index] : llvm::zip_equal(loops.drop_front(), llvm::drop_begin(indices))) {
    llvm::SmallVector<Value> arguments = {index};
    llvm::append_range(arguments, loop.getInitArgs());
    llvm::SmallVector<Value> yielded = takeYielded(loop, arguments, rewriter);
    rewriter.inlineBlockBefore(loop.getBody(), loop.getOperation(), arguments);
    rewriter.replaceOp(loop, yielded);
  }
  rewriter.modifyOpInPlace(outermost, [&] {
    outermost.setLowerBound(zero);
    outermost.setUpperBound(total);
    outermost.setStep(one);
  });
  return success();
}

LogicalResult mlir::coalesceLoops(llvm::MutableArrayRef<ForOp> loops) {
  if (loops.empty())
    return failure();
  IRRewriter rewriter(loops.front()->getContext());
  return coalesceLoops(rewriter, loops);
}

LogicalResult mlir::coalescePerfectlyNestedSCFForLoops(ForOp op) {
  llvm::SmallVector<ForOp> nest;
  getPerfectlyNestedLoops(nest, op);
  llvm::MutableArrayRef<ForOp> rest(nest);
  bool changed = false;
  while (rest.size() > 1) {
    // Coalesce as many loops as possible, starting with the outermost remaining one.
    size_t length = 1;
    while (length < rest.size() && canCoalesce(rest.take_front(length + 1)))
      ++length;
    changed |= succeeded(coalesceLoops(rest.take_front(length)));
    rest = rest.drop_front(length);
  }
  return success(changed);
}

void mlir::collapseParallelLoops(RewriterBase &rewriter, scf::ParallelOp loops,
                                 llvm::ArrayRef<std::vector<unsigned>> combinedDimensions) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loops);
  Location loc = loops.getLoc();
  Math math(rewriter, loc, rewriter.getIndexType());
  auto lowerOf = [&](unsigned dim) -> Value { return loops.getLowerBound()[dim]; };
  auto stepOf = [&](unsigned dim) -> Value { return loops.getStep()[dim]; };
  llvm::SmallVector<Value> lower, upper, steps;
  llvm::SmallVector<llvm::SmallVector<Value>> sizes;
  for (const std::vector<unsigned> &dims : combinedDimensions) {
    auto &own = sizes.emplace_back();
    for (unsigned dim : dims)
      own.push_back(math.value(
          emitNormalizedLoopBounds(rewriter, loc, lowerOf(dim), loops.getUpperBound()[dim], stepOf(dim))
              .size));
    Value product = math.constant(1);
    for (Value size : own)
      product = math.mul(product, size);
    lower.push_back(math.constant(0));
    upper.push_back(product);
    steps.push_back(math.constant(1));
  }
  auto collapsed = rewriter.create<scf::ParallelOp>(loc, lower, upper, steps, loops.getInitVals());
  // Fill the new body: compute the old induction variables, then append the old body.
  Block *body = collapsed.getBody();
  while (!body->empty())
    rewriter.eraseOp(&body->back());
  rewriter.setInsertionPointToEnd(body);
  llvm::SmallVector<Value> variables(loops.getBody()->getNumArguments());
  for (auto [dims, index, own] : llvm::zip_equal(combinedDimensions, body->getArguments(), sizes))
    for (auto [dim, part] : llvm::zip_equal(dims, splitIndex(rewriter, loc, index, own)))
      variables[dim] = math.add(math.mul(part, stepOf(dim)), lowerOf(dim));
  rewriter.mergeBlocks(loops.getBody(), body, variables);
  rewriter.replaceOp(loops, collapsed->getResults());
}

ForOp mlir::fuseIndependentSiblingForLoops(ForOp target, ForOp source, RewriterBase &rewriter) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(source);
  llvm::SmallVector<Value> inits;
  for (ForOp loop : {target, source})
    llvm::append_range(inits, loop.getInitArgs());
  auto fused = rewriter.create<ForOp>(source.getLoc(), source.getLowerBound(), source.getUpperBound(),
                                      source.getStep(), inits);
  Block *body = fused.getBody();
  while (!body->empty())
    rewriter.eraseOp(&body->back());
  // Move both bodies into the new loop: each body gets its part of the iteration arguments, and the new loop
  // yields the values of both.
  llvm::SmallVector<Value> yielded;
  size_t firstArgument = 1;
  for (ForOp loop : {target, source}) {
    llvm::SmallVector<Value> arguments = {fused.getInductionVar()};
    size_t count = loop.getNumRegionIterArgs();
    llvm::append_range(arguments, body->getArguments().slice(firstArgument, count));
    firstArgument += count;
    llvm::append_range(yielded, takeYielded(loop, arguments, rewriter));
    rewriter.mergeBlocks(loop.getBody(), body, arguments);
  }
  rewriter.setInsertionPointToEnd(body);
  rewriter.create<scf::YieldOp>(source.getLoc(), yielded);
  rewriter.replaceOp(target, fused->getResults().take_front(target->getNumResults()));
  rewriter.replaceOp(source, fused->getResults().take_back(source->getNumResults()));
  return fused;
}

llvm::SmallVector<ForOp> mlir::replaceLoopNestWithNewYields(RewriterBase &rewriter,
                                                            llvm::MutableArrayRef<ForOp> loopNest,
                                                            ValueRange newIterOperands,
                                                            const NewYieldValuesFn &newYieldValuesFn,
                                                            bool replaceIterOperandsUsesInLoop) {
  // Replace the loops from the innermost outward: each outer loop yields the new results of its inner loop.
  unsigned count = newIterOperands.size();
  llvm::SmallVector<ForOp> replaced;
  for (ForOp loop : llvm::reverse(loopNest)) {
    ForOp inner = replaced.empty() ? ForOp() : replaced.back();
    NewYieldValuesFn yieldInner = [&](OpBuilder &, Location, llvm::ArrayRef<BlockArgument>) {
      auto results = inner->getResults().take_back(count);
      return llvm::SmallVector<Value>(results.begin(), results.end());
    };
    auto view = llvm::cast<LoopLikeOpInterface>(loop.getOperation());
    FailureOr<LoopLikeOpInterface> carrying = view.replaceWithAdditionalYields(
        rewriter, newIterOperands, replaceIterOperandsUsesInLoop, inner ? yieldInner : newYieldValuesFn);
    assert(succeeded(carrying) && "an scf.for can carry more values");
    auto outer = llvm::cast<ForOp>(carrying->getOperation());
    if (inner)
      rewriter.modifyOpInPlace(inner, [&] {
        for (auto [init, argument] : llvm::zip_equal(inner->getOpOperands().take_back(count),
                                                     outer.getRegionIterArgs().take_back(count)))
          init.set(argument);
      });
    replaced.push_back(outer);
  }
  std::reverse(replaced.begin(), replaced.end());
  return replaced;
}

//===----------------------------------------------------------------------===//
// Outlining
//===----------------------------------------------------------------------===//

FailureOr<func::FuncOp> mlir::outlineSingleBlockRegion(RewriterBase &rewriter, Location loc, Region &region,
                                                       llvm::StringRef funcName, func::CallOp *callOp) {
  auto around = region.getParentOfType<func::FuncOp>();
  if (!around || !region.hasOneBlock())
    return failure();
  Block *block = &region.front();
  Operation *terminator = block->getTerminator();
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(region, region, captured);
  llvm::SmallVector<Value> inputs(block->getArguments().begin(), block->getArguments().end());
  llvm::append_range(inputs, captured);

  // 1. Create the function with a copy of the body.
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(around);
  FunctionType type = rewriter.getFunctionType(TypeRange(ValueRange(inputs)), terminator->getOperandTypes());
  auto function = rewriter.create<func::FuncOp>(loc, funcName, type);
  Block *body = function.addEntryBlock();
  rewriter.setInsertionPointToEnd(body);
  IRMapping mapping;
  mapping.map(ValueRange(inputs), ValueRange(body->getArguments()));
  for (Value value : captured)
    if (auto constant = value.getDefiningOp<arith::ConstantOp>(); constant && value.getType().isIndex())
      mapping.map(value, rewriter.clone(*constant.getOperation())->getResult(0));
  for (Operation &op : block->without_terminator())
    rewriter.clone(op, mapping);
  llvm::SmallVector<Value> results;
  for (Value value : terminator->getOperands())
    results.push_back(mapping.lookupOrDefault(value));
  rewriter.create<func::ReturnOp>(loc, results);

  // 2. Replace the body by the call; the terminator yields its results.
  rewriter.setInsertionPoint(terminator);
  auto call = rewriter.create<func::CallOp>(loc, function, inputs);
  rewriter.modifyOpInPlace(terminator, [&] { terminator->setOperands(call.getResults()); });
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*block)))
    if (&op != terminator && &op != call.getOperation())
      rewriter.eraseOp(&op);
  if (callOp)
    *callOp = call;
  return function;
}

LogicalResult mlir::outlineIfOp(RewriterBase &rewriter, scf::IfOp ifOp, func::FuncOp *thenFn,
                                llvm::StringRef thenFnName, func::FuncOp *elseFn,
                                llvm::StringRef elseFnName) {
  std::tuple<func::FuncOp *, llvm::StringRef, Region *> parts[] = {
      {thenFn, thenFnName, &ifOp.getThenRegion()}, {elseFn, elseFnName, &ifOp.getElseRegion()}};
  for (auto [function, name, region] : parts) {
    if (!function || region->empty())
      continue;
    FailureOr<func::FuncOp> outlined = outlineSingleBlockRegion(rewriter, ifOp.getLoc(), *region, name);
    if (failed(outlined))
      return failure();
    *function = *outlined;
  }
  return success();
}
