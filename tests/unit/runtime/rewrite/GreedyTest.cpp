//===- GreedyTest.cpp - The greedy driver and the pattern tree ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

class GreedyTest : public IRTest {
protected:
  GreedyTest() : block(top()), patterns(&context) { builder.setInsertionPointToEnd(block); }
  Value constant(int64_t value) {
    return builder.create<ConstOp>(loc, builder.getIntegerAttr(i32, value))->getResult(0);
  }
  Value sum(Value lhs, Value rhs) { return builder.create<AddOp>(loc, lhs, rhs)->getResult(0); }
  void use(Value value) { block->push_back(make("t.op", {.operands = {value}})); }
  LogicalResult apply(GreedyRewriteConfig config = {}) {
    return applyPatternsGreedily(block->getParentOp(), FrozenRewritePatternSet(std::move(patterns)), config,
                                 &changed);
  }
  Block *block;
  RewritePatternSet patterns;
  bool changed = false;
};

/// Replaces ops of one name by ops of another name, for example t.not by t.abs.
struct Rename : RewritePattern {
  Rename(MLIRContext *context, llvm::StringRef from, llvm::StringRef to, PatternBenefit benefit = 1)
      : RewritePattern(from, benefit, context), to(to) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    OperationState state(op->getLoc(), to);
    state.addOperands(op->getOperands());
    state.addTypes(op->getResultTypes());
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
  llvm::StringRef to;
};

TEST_F(GreedyTest, FoldsConstantsAndErasesDeadOps) {
  use(sum(sum(constant(1), constant(2)), constant(3)));
  EXPECT_TRUE(succeeded(apply()));
  EXPECT_TRUE(changed);
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.op"));
  EXPECT_EQ(block->front().getSlot(0), builder.getIntegerAttr(i32, 6));
}

TEST_F(GreedyTest, UniquesConstantsAtTheStart) {
  Value first = constant(4);
  use(first);
  Value second = constant(4);
  use(second);
  EXPECT_TRUE(succeeded(apply()));
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.op", "t.op"));
}

TEST_F(GreedyTest, LeavesFinishedIRUnchanged) {
  use(constant(1));
  EXPECT_TRUE(succeeded(apply()));
  EXPECT_FALSE(changed);
}

TEST_F(GreedyTest, ErasesUnreachableBlocksAtEveryLevelOfSimplification) {
  block->push_back(make("t.return"));
  Block *dead = addBlock(block->getParentOp());
  dead->push_back(make("t.br", {.successors = {dead}}));
  EXPECT_TRUE(succeeded(
      apply(GreedyRewriteConfig().setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled))));
  EXPECT_TRUE(block->getParent()->hasOneBlock());
}

TEST_F(GreedyTest, PrefersTheGreaterBenefit) {
  block->addArgument(i32, loc);
  use(add(block, "t.not", {.operands = {block->getArgument(0)}, .types = {i32}})->getResult(0));
  patterns.add(std::make_unique<Rename>(&context, "t.not", "t.same_size", 1));
  patterns.add(std::make_unique<Rename>(&context, "t.not", "t.abs", 2));
  EXPECT_TRUE(succeeded(apply()));
  EXPECT_THAT(names(*block), ElementsAre("t.abs", "t.op"));
}

TEST_F(GreedyTest, FailsIfPatternsDoNotConverge) {
  block->addArgument(i32, loc);
  use(add(block, "t.not", {.operands = {block->getArgument(0)}, .types = {i32}})->getResult(0));
  patterns.add(std::make_unique<Rename>(&context, "t.not", "t.abs"));
  patterns.add(std::make_unique<Rename>(&context, "t.abs", "t.not"));
  EXPECT_TRUE(failed(apply(GreedyRewriteConfig().setMaxIterations(3).setMaxNumRewrites(10))));
}

TEST_F(GreedyTest, PatternsThatUndoEachOtherTerminateWithoutALimit) {
  block->addArgument(i32, loc);
  use(add(block, "t.not", {.operands = {block->getArgument(0)}, .types = {i32}})->getResult(0));
  patterns.add(std::make_unique<Rename>(&context, "t.not", "t.abs"));
  patterns.add(std::make_unique<Rename>(&context, "t.abs", "t.not"));
  EXPECT_TRUE(failed(apply(GreedyRewriteConfig().setMaxIterations(GreedyRewriteConfig::kNoLimit))));
  EXPECT_TRUE(changed);
}

TEST_F(GreedyTest, SucceedsWithZeroIterations) {
  use(sum(constant(1), constant(2)));
  EXPECT_TRUE(succeeded(apply(GreedyRewriteConfig().setMaxIterations(0))));
  EXPECT_FALSE(changed);
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.const", "t.add", "t.op"));
}

//===----------------------------------------------------------------------===//
// Declarative patterns: not(not(x)) -> x and not(abs(x)) -> abs(x).
//===----------------------------------------------------------------------===//

constexpr llvm::StringRef notName[] = {"t.not"}, absName[] = {"t.abs"};
constexpr PatternStep innerOp(uint16_t opName) { return {uint8_t(MatchOp::OpName), 0, 0, 2, 0, opName}; }
constexpr PatternStep matchNot[] = {{uint8_t(MatchOp::Operand), 0, 1, 0, 0, 0},
                                    {uint8_t(MatchOp::DefiningOp), 0, 2, 1, 0, 0},
                                    innerOp(0),
                                    {uint8_t(MatchOp::Operand), 0, 3, 2, 0, 0}};
constexpr PatternStep useInnermost[] = {{uint8_t(RewriteOp::Replace), 0, 0, 0, 3, 0}};
constexpr PatternStep useInner[] = {{uint8_t(RewriteOp::Replace), 0, 0, 0, 1, 0}};
constexpr uint16_t bothOps[] = {0, 2};
constinit const PatternSpec notNot = {.name = "NotNot",
                                      .rootOp = "t.not",
                                      .numRegisters = 4,
                                      .match = matchNot,
                                      .rewrite = useInnermost,
                                      .matchedOps = bothOps,
                                      .strings = notName};
constinit const PatternSpec notAbs = {.name = "NotAbs",
                                      .rootOp = "t.not",
                                      .numRegisters = 4,
                                      .match = matchNot,
                                      .rewrite = useInner,
                                      .matchedOps = bothOps,
                                      .strings = absName};

TEST_F(GreedyTest, RunsDeclarativePatternsWithACommonPrefix) {
  Value x = block->addArgument(i32, loc);
  auto unary = [&](llvm::StringRef name, Value operand) {
    return add(block, name, {.operands = {operand}, .types = {i32}})->getResult(0);
  };
  use(unary("t.not", unary("t.abs", x)));
  patterns.addDeclarative(notNot).addDeclarative(notAbs);
  EXPECT_TRUE(succeeded(apply()));
  // These ops have unknown effects, so dead ones are kept; only the root is replaced.
  EXPECT_THAT(names(*block), ElementsAre("t.abs", "t.op"));
}

TEST_F(GreedyTest, SkipsDisabledPatterns) {
  Value x = block->addArgument(i32, loc);
  Value inner = add(block, "t.abs", {.operands = {x}, .types = {i32}})->getResult(0);
  use(add(block, "t.not", {.operands = {inner}, .types = {i32}})->getResult(0));
  patterns.addDeclarative(notAbs);
  FrozenRewritePatternSet frozen(std::move(patterns), {"NotAbs"});
  EXPECT_TRUE(succeeded(applyPatternsGreedily(block->getParentOp(), frozen)));
  EXPECT_THAT(names(*block), ElementsAre("t.abs", "t.not", "t.op"));
}

} // namespace
