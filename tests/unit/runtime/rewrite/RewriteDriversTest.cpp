//===- RewriteDriversTest.cpp - Walk driver, applicator, folder, listeners ===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/rewrite/OperationFolder.h"
#include "runtime/rewrite/PatternApplicator.h"
#include "runtime/rewrite/RegionUtils.h"
#include "runtime/rewrite/WalkPatternRewriteDriver.h"
#include "tests/support/IRTest.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class RewriteDriversTest : public IRTest {
protected:
  RewriteDriversTest() : block(top()), patterns(&context) { builder.setInsertionPointToEnd(block); }
  Operation *value(llvm::StringRef name, llvm::SmallVector<Value> operands = {}) {
    return add(block, name, {.operands = std::move(operands), .types = {i32}});
  }
  Operation *constant(int64_t number) {
    return builder.create<ConstOp>(loc, builder.getIntegerAttr(i32, number));
  }
  void walk(RewriterBase::Listener *listener = nullptr) {
    walkAndApplyPatterns(block->getParentOp(), FrozenRewritePatternSet(std::move(patterns)), listener);
  }
  Block *block;
  RewritePatternSet patterns;
};

/// Replaces ops of one name by ops of another name, and records the visited ops.
struct Rename : RewritePattern {
  Rename(MLIRContext *context, llvm::StringRef from, llvm::StringRef to, PatternBenefit benefit = 1,
         std::vector<std::string> *trace = nullptr)
      : RewritePattern(from, benefit, context), to(to), trace(trace) {
    setDebugName(to);
  }
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (trace)
      trace->push_back(op->getName().getStringRef().str());
    OperationState state(op->getLoc(), to);
    state.addOperands(op->getOperands());
    state.addTypes(op->getResultTypes());
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
  llvm::StringRef to;
  std::vector<std::string> *trace;
};

/// Erases the next op of the block.
struct EraseNext : RewritePattern {
  explicit EraseNext(MLIRContext *context) : RewritePattern("t.head", 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!op->getNextNode())
      return rewriter.notifyMatchFailure(op, "last op");
    rewriter.eraseOp(op->getNextNode());
    return success();
  }
};

/// Records the notifications.
struct Recorder : RewriterBase::Listener {
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override { note("insert", op); }
  void notifyOperationReplaced(Operation *op, Operation *other) override { note("replace by op", op); }
  void notifyOperationReplaced(Operation *op, ValueRange) override { note("replace", op); }
  void notifyOperationErased(Operation *op) override { note("erase", op); }
  void notifyPatternBegin(const Pattern &pattern, Operation *) override {
    trace.push_back("begin " + pattern.getDebugName().str());
  }
  void notifyPatternEnd(const Pattern &pattern, LogicalResult status) override {
    trace.push_back((succeeded(status) ? "done " : "failed ") + pattern.getDebugName().str());
  }
  void note(llvm::StringRef what, Operation *op) {
    trace.push_back((what + " " + op->getName().getStringRef()).str());
  }
  std::vector<std::string> trace;
};

//===----------------------------------------------------------------------===//
// walkAndApplyPatterns
//===----------------------------------------------------------------------===//

TEST_F(RewriteDriversTest, TheWalkVisitsEachOpOnceInPostOrder) {
  Operation *outer = add(block, "t.outer", {.regions = 1});
  add(addBlock(outer), "t.inner");
  add(block, "t.last");
  std::vector<std::string> trace;
  patterns.add<Rename>(&context, "t.inner", "t.outer", 1, &trace);
  patterns.add<Rename>(&context, "t.last", "t.inner", 1, &trace);
  walk();
  EXPECT_THAT(trace, ElementsAre("t.inner", "t.last"));
  EXPECT_THAT(names(*block), ElementsAre("t.outer", "t.inner"));
}

TEST_F(RewriteDriversTest, TheWalkSkipsErasedOpsAndUnreachableBlocks) {
  add(block, "t.head");
  add(block, "t.head");
  add(block, "t.a");
  Block *dead = addBlock(block->getParentOp());
  add(dead, "t.a");
  patterns.add<EraseNext>(&context);
  patterns.add<Rename>(&context, "t.a", "t.b");
  walk();
  EXPECT_THAT(names(*block), ElementsAre("t.head", "t.b"));
  EXPECT_THAT(names(*dead), ElementsAre("t.a"));
}

TEST_F(RewriteDriversTest, TheWalkNotifiesAListener) {
  add(block, "t.a");
  patterns.add<Rename>(&context, "t.a", "t.b");
  Recorder recorder;
  walk(&recorder);
  EXPECT_THAT(recorder.trace,
              ElementsAre("begin t.b", "insert t.b", "replace by op t.a", "erase t.a", "done t.b"));
}

//===----------------------------------------------------------------------===//
// PatternApplicator and pattern sets
//===----------------------------------------------------------------------===//

TEST_F(RewriteDriversTest, TheApplicatorFollowsItsCostModelAndCallbacks) {
  Operation *op = add(block, "t.a");
  patterns.add<Rename>(&context, "t.a", "t.high", 2).add<Rename>(&context, "t.a", "t.low", 1);
  FrozenRewritePatternSet frozen(std::move(patterns));
  PatternApplicator applicator(frozen);
  PatternRewriter rewriter(&context);
  std::vector<std::string> seen;
  auto refuse = [&](const Pattern &pattern) {
    seen.push_back(pattern.getDebugName().str());
    return false;
  };
  EXPECT_TRUE(failed(applicator.matchAndRewrite(op, rewriter, refuse)));
  applicator.applyCostModel([](const Pattern &pattern) {
    return pattern.getDebugName() == "t.low" ? PatternBenefit(3) : PatternBenefit::impossibleToMatch();
  });
  EXPECT_TRUE(failed(applicator.matchAndRewrite(op, rewriter, refuse)));
  EXPECT_THAT(seen, ElementsAre("t.high", "t.low", "t.low"));
  EXPECT_TRUE(succeeded(applicator.matchAndRewrite(op, rewriter)));
  EXPECT_THAT(names(*block), ElementsAre("t.low"));
  unsigned count = 0;
  applicator.walkAllPatterns([&](const Pattern &) { ++count; });
  EXPECT_EQ(count, 2u);
}

TEST_F(RewriteDriversTest, FrozenSetsShowTheirPatterns) {
  patterns.insert(std::make_unique<Rename>(&context, "t.a", "t.b"));
  patterns.add<Rename>(&context, "t.a", "t.c", PatternBenefit::impossibleToMatch());
  EXPECT_EQ(patterns.getNativePatterns().front()->getRootKind(), OperationName("t.a", &context));
  EXPECT_EQ(patterns.getNativePatterns().front()->getRootInterfaceID(), std::nullopt);
  patterns.add(PDLPatternModule());
  FrozenRewritePatternSet frozen(std::move(patterns));
  auto byRoot = frozen.getOpSpecificNativePatterns();
  ASSERT_EQ(byRoot.size(), 1u);
  EXPECT_EQ(byRoot[OperationName("t.a", &context)].size(), 1u);
  EXPECT_TRUE(frozen.getMatchAnyOpNativePatterns().empty());
  EXPECT_EQ(frozen.getPDLByteCode(), nullptr);
}

TEST_F(RewriteDriversTest, TheGreedyDriverNotifiesOfPatterns) {
  add(block, "t.a");
  patterns.add<Rename>(&context, "t.a", "t.b");
  Recorder recorder;
  EXPECT_TRUE(
      succeeded(applyPatternsGreedily(block->getParentOp(), FrozenRewritePatternSet(std::move(patterns)),
                                      GreedyRewriteConfig().setListener(&recorder))));
  EXPECT_THAT(recorder.trace,
              ElementsAre("begin t.b", "insert t.b", "replace by op t.a", "erase t.a", "done t.b"));
}

//===----------------------------------------------------------------------===//
// Rewriters and listeners
//===----------------------------------------------------------------------===//

TEST_F(RewriteDriversTest, PatternsAreActions) {
  value("t.a");
  patterns.add<Rename>(&context, "t.a", "t.b");
  std::string text;
  llvm::raw_string_ostream os(text);
  bool isAllowed = false;
  context.registerActionHandler([&](llvm::function_ref<void()> perform, const tracing::Action &action) {
    ASSERT_TRUE(llvm::isa<ApplyPatternAction>(&action));
    EXPECT_EQ(action.getContextIRUnits().size(), 1u);
    action.print(os);
    if (isAllowed)
      perform();
  });
  FrozenRewritePatternSet frozen(std::move(patterns));
  walkAndApplyPatterns(block->getParentOp(), frozen);
  EXPECT_EQ(text, "`apply-pattern` pattern: t.b");
  EXPECT_THAT(names(*block), ElementsAre("t.a"));
  isAllowed = true;
  PatternRewriter rewriter(&context);
  EXPECT_TRUE(succeeded(PatternApplicator(frozen).matchAndRewrite(&block->front(), rewriter)));
  EXPECT_THAT(names(*block), ElementsAre("t.b"));
  context.registerActionHandler({});
}

TEST_F(RewriteDriversTest, AForwardingListenerPassesEverythingOn) {
  Recorder recorder;
  RewriterBase::ForwardingListener forwarding(&recorder);
  IRRewriter rewriter(&context, &forwarding);
  Operation *a = value("t.a");
  rewriter.setInsertionPointToEnd(block);
  OperationState state(loc, "t.b");
  state.addTypes(i32);
  rewriter.replaceOp(a, rewriter.create(state));
  EXPECT_THAT(recorder.trace, ElementsAre("insert t.b", "replace by op t.a", "erase t.a"));
  // A listener of plain builders only receives insertions.
  struct Count : OpBuilder::Listener {
    void notifyOperationInserted(Operation *, OpBuilder::InsertPoint) override { ++number; }
    unsigned number = 0;
  } count;
  EXPECT_FALSE(llvm::isa<RewriterBase::Listener>(static_cast<OpBuilder::Listener *>(&count)));
  OpBuilder plain = OpBuilder::atBlockEnd(block, &count);
  IRRewriter other(plain);
  other.eraseOp(other.create(state));
  EXPECT_EQ(count.number, 1u);
  EXPECT_FALSE(PatternRewriter(&context).canRecoverFromRewriteFailure());
}

TEST_F(RewriteDriversTest, ReplaceOpWithNewOpInsertsAtTheInsertionPoint) {
  Operation *a = value("t.a"), *b = value("t.b");
  add(block, "t.use", {.operands = {a->getResult(0)}});
  IRRewriter rewriter(&context);
  rewriter.setInsertionPointAfter(b);
  rewriter.replaceOpWithNewOp<ConstOp>(a, builder.getI32IntegerAttr(1));
  EXPECT_THAT(names(*block), ElementsAre("t.b", "t.const", "t.use"));
  rewriter.setInsertionPoint(b);
  rewriter.replaceOpWithNewOp<ConstOp>(b, builder.getI32IntegerAttr(2));
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.const", "t.use"));
}

TEST_F(RewriteDriversTest, ErasesSomeResultsOfAnOp) {
  Operation *op = add(block, "t.a", {.types = {i1, i32, i64}, .regions = 1});
  add(addBlock(op), "t.inner");
  Operation *use = add(block, "t.use", {.operands = {op->getResult(2)}});
  IRRewriter rewriter(&context);
  llvm::BitVector erased(3);
  EXPECT_EQ(rewriter.eraseOpResults(op, erased), op);
  erased.set(0, 2);
  Operation *kept = rewriter.eraseOpResults(op, erased);
  EXPECT_EQ(use->getOperand(0), kept->getResult(0));
  EXPECT_EQ(kept->getNumResults(), 1u);
  EXPECT_THAT(names(kept->getRegion(0).front()), ElementsAre("t.inner"));
}

//===----------------------------------------------------------------------===//
// OperationFolder
//===----------------------------------------------------------------------===//

TEST_F(RewriteDriversTest, TheFolderReplacesOpsByUniqueConstants) {
  auto sum = builder.create<AddOp>(loc, constant(1)->getResult(0), constant(2)->getResult(0));
  Operation *use = add(block, "t.use", {.operands = {sum->getResult(0)}});
  OperationFolder folder(&context);
  bool inPlace = true;
  EXPECT_TRUE(succeeded(folder.tryToFold(sum.getOperation(), &inPlace)));
  EXPECT_FALSE(inPlace);
  Value three = folder.getOrCreateConstant(block, use->getOperand(0).getDefiningOp()->getDialect(),
                                           builder.getIntegerAttr(i32, 3), i32);
  EXPECT_EQ(use->getOperand(0), three);
  EXPECT_TRUE(failed(folder.tryToFold(use)));
  Operation *again = constant(3);
  EXPECT_FALSE(folder.insertKnownConstant(again));
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.const", "t.const", "t.use"));
}

//===----------------------------------------------------------------------===//
// Captured values and moved definitions
//===----------------------------------------------------------------------===//

TEST_F(RewriteDriversTest, CapturedValuesAreFoundAndReplaced) {
  Operation *a = value("t.a"), *b = value("t.b");
  Operation *outer = add(block, "t.outer", {.regions = 1});
  Block *body = addBlock(outer);
  Operation *use = add(body, "t.use", {.operands = {b->getResult(0), a->getResult(0), b->getResult(0)}});
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(outer->getRegions(), captured);
  EXPECT_THAT(captured.getArrayRef(), ElementsAre(b->getResult(0), a->getResult(0)));
  EXPECT_TRUE(areValuesDefinedAbove(captured, outer->getRegion(0)));
  unsigned visited = 0;
  visitUsedValuesDefinedAbove(outer->getRegions(), [&](OpOperand *) { ++visited; });
  EXPECT_EQ(visited, 3u);
  replaceAllUsesInRegionWith(b->getResult(0), a->getResult(0), outer->getRegion(0));
  EXPECT_EQ(use->getOperand(0), a->getResult(0));
  EXPECT_TRUE(b->use_empty());
}

TEST_F(RewriteDriversTest, ARegionIsIsolatedFromAbove) {
  Operation *a = value("t.a"), *one = constant(1);
  Operation *twice = value("t.twice", {one->getResult(0)});
  Operation *outer = add(block, "t.outer", {.regions = 1});
  Block *body = addBlock(outer);
  Operation *use = add(body, "t.use", {.operands = {twice->getResult(0), a->getResult(0)}});
  IRRewriter rewriter(&context);
  llvm::SmallVector<Value> captured =
      makeRegionIsolatedFromAbove(rewriter, outer->getRegion(0), [&](Operation *op) { return op != a; });
  EXPECT_THAT(captured, ElementsAre(a->getResult(0)));
  EXPECT_THAT(names(*body), ElementsAre("t.const", "t.twice", "t.use"));
  EXPECT_EQ(use->getOperand(1), body->getArgument(0));
  EXPECT_EQ(use->getOperand(0).getDefiningOp()->getBlock(), body);
}

TEST_F(RewriteDriversTest, DependenciesAreMovedInOrder) {
  Operation *place = value("t.place"), *a = value("t.a"), *b = value("t.b", {a->getResult(0)});
  Operation *c = value("t.c", {b->getResult(0), a->getResult(0)});
  IRRewriter rewriter(&context);
  EXPECT_TRUE(succeeded(moveOperationDependencies(rewriter, c, place)));
  EXPECT_THAT(names(*block), ElementsAre("t.a", "t.b", "t.place", "t.c"));
  EXPECT_TRUE(succeeded(moveValueDefinitions(rewriter, c->getResults(), place)));
  EXPECT_THAT(names(*block), ElementsAre("t.a", "t.b", "t.c", "t.place"));
  Operation *d = value("t.d", {place->getResult(0)});
  EXPECT_TRUE(failed(moveOperationDependencies(rewriter, d, place)));
  EXPECT_TRUE(failed(moveValueDefinitions(rewriter, d->getResults(), place)));
  EXPECT_THAT(names(*block), ElementsAre("t.a", "t.b", "t.c", "t.place", "t.d"));
}

} // namespace
