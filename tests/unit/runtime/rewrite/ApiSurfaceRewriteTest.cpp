//===- ApiSurfaceRewriteTest.cpp - Public API of rewriters and pattern sets ===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Calls each function of rewriters and pattern sets that dialect projects use and that is not called by
// another test listed in docs/api-surface.md. The page is checked against the function names in this file.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

class ApiSurfaceRewriteTest : public IRTest {
protected:
  ApiSurfaceRewriteTest() : block(top()), rewriter(&context) { rewriter.setInsertionPointToEnd(block); }
  /// Adds an op with a result at the end of the block.
  Operation *value(llvm::StringRef name = "t.op", llvm::SmallVector<Value> operands = {}) {
    return add(block, name, {.operands = std::move(operands), .types = {i32}});
  }
  Block *block;
  PatternRewriter rewriter;
};

TEST_F(ApiSurfaceRewriteTest, OpsAreReplacedErasedAndChanged) {
  Operation *a = value(), *b = value("t.not", {a->getResult(0)}), *c = value("t.abs", {b->getResult(0)});
  rewriter.replaceOp(b, a->getResults());
  EXPECT_EQ(c->getOperand(0), a->getResult(0));
  rewriter.setInsertionPoint(c);
  auto one = rewriter.replaceOpWithNewOp<ConstOp>(c, rewriter.getI32IntegerAttr(1));
  rewriter.modifyOpInPlace(one, [&] { one->setAttr("k", rewriter.getUnitAttr()); });
  rewriter.startOpModification(one);
  one->setAttr("l", rewriter.getUnitAttr());
  rewriter.finalizeOpModification(one);
  rewriter.startOpModification(a);
  rewriter.cancelOpModification(a);
  EXPECT_TRUE(one->hasAttr("k") && one->hasAttr("l"));
  rewriter.eraseOp(a);
  EXPECT_THAT(names(*block), ElementsAre("t.const"));
  EXPECT_TRUE(failed(rewriter.notifyMatchFailure(one, "no")));
  EXPECT_TRUE(failed(rewriter.notifyMatchFailure(loc, [](Diagnostic &diag) { diag << "no"; })));
}

TEST_F(ApiSurfaceRewriteTest, ReplacesAllOrSomeUses) {
  Operation *a = value(), *b = value();
  Operation *first = value("t.not", {a->getResult(0)}), *second = value("t.abs", {a->getResult(0)});
  Value from = a->getResult(0), to = b->getResult(0);
  rewriter.replaceUsesWithIf(from, to, [&](OpOperand &use) { return use.getOwner() == first; });
  EXPECT_EQ(first->getOperand(0), to);
  EXPECT_EQ(second->getOperand(0), from);
  rewriter.replaceAllUsesExcept(to, from, second);
  EXPECT_EQ(first->getOperand(0), from);
  llvm::SmallPtrSet<Operation *, 1> none;
  rewriter.replaceAllUsesExcept(from, to, none);
  rewriter.replaceAllUsesWith(to, from);
  rewriter.replaceAllOpUsesWith(a, b->getResults());
  EXPECT_EQ(first->getOperand(0), to);
  rewriter.replaceOpUsesWithIf(b, a->getResults(), [&](OpOperand &use) { return use.getOwner() == second; });
  EXPECT_EQ(second->getOperand(0), from);
  Operation *inside = add(addBlock(add(block, "t.op", {.regions = 1})), "t.op", {.operands = {from}});
  bool all = false;
  rewriter.replaceOpUsesWithinBlock(a, b->getResults(), block, &all);
  EXPECT_TRUE(all);
  EXPECT_EQ(second->getOperand(0), to);
  EXPECT_EQ(inside->getOperand(0), to);
}

TEST_F(ApiSurfaceRewriteTest, BlocksAreMovedSplitMergedAndErased) {
  Operation *outer = add(block, "t.cfg", {.regions = 1}), *other = add(block, "t.cfg", {.regions = 1});
  Block *first = addBlock(outer, {i32});
  add(first, "t.a");
  Operation *b = add(first, "t.b");
  Block *second = rewriter.splitBlock(first, Block::iterator(b));
  rewriter.moveBlockBefore(second, first);
  EXPECT_EQ(&outer->getRegion(0).front(), second);
  EXPECT_EQ(rewriter.getBlock(), block);
  Operation *x = value();
  rewriter.mergeBlocks(first, second, x->getResults());
  EXPECT_THAT(names(*second), ElementsAre("t.b", "t.a"));
  rewriter.inlineRegionBefore(outer->getRegion(0), other->getRegion(0), other->getRegion(0).end());
  EXPECT_TRUE(outer->getRegion(0).empty());
  Block *third = rewriter.createBlock(second);
  rewriter.cloneRegionBefore(other->getRegion(0), outer->getRegion(0), outer->getRegion(0).end());
  rewriter.eraseBlock(third);
  rewriter.inlineBlockBefore(second, other);
  EXPECT_THAT(names(*block), ElementsAre("t.cfg", "t.b", "t.a", "t.cfg", "t.op"));
  rewriter.inlineRegionBefore(other->getRegion(0), rewriter.createBlock(&outer->getRegion(0)));
  EXPECT_EQ(outer->getRegion(0).getBlocks().size(), 3u);
}

TEST_F(ApiSurfaceRewriteTest, OpsAreMoved) {
  Operation *a = add(block, "t.a"), *b = add(block, "t.b"), *c = add(block, "t.c");
  rewriter.moveOpBefore(c, a);
  EXPECT_THAT(names(*block), ElementsAre("t.c", "t.a", "t.b"));
  rewriter.moveOpAfter(c, b);
  rewriter.moveOpBefore(b, block, block->begin());
  rewriter.moveOpAfter(a, block, block->begin());
  EXPECT_THAT(names(*block), ElementsAre("t.b", "t.a", "t.c"));
}

//===----------------------------------------------------------------------===//
// Patterns and sets
//===----------------------------------------------------------------------===//

/// Sets a unit attribute with a given name on an op that has none.
struct Mark : RewritePattern {
  Mark(MLIRContext *context, llvm::StringRef text) : RewritePattern("t.a", 1, context), text(text) {}
  void initialize() { addDebugLabels("marks"); }
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (op->hasAttr(text))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setAttr(text, rewriter.getUnitAttr()); });
    return success();
  }
  llvm::StringRef text;
};
struct MarkTerminators : OpTraitRewritePattern<OpTrait::IsTerminator> {
  using OpTraitRewritePattern::OpTraitRewritePattern;
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (op->hasAttr("end"))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setAttr("end", rewriter.getUnitAttr()); });
    return success();
  }
};

TEST_F(ApiSurfaceRewriteTest, SetsReportTheirSize) {
  RewritePatternSet patterns(&context);
  EXPECT_EQ(patterns.getContext(), &context);
  EXPECT_TRUE(patterns.empty());
  patterns.add<Mark>(&context, "x");
  patterns.insert<Mark>(&context, "y");
  patterns.addWithLabel<Mark>({"late"}, &context, "z");
  EXPECT_EQ(patterns.size(), 3u);
  const RewritePattern &last = *patterns.getNativePatterns().back();
  EXPECT_TRUE(last.getDebugName().ends_with("Mark"));
  EXPECT_THAT(last.getDebugLabels(), ElementsAre("marks", "late"));
  patterns.clear();
  EXPECT_TRUE(patterns.empty());
  patterns.add<Mark>(&context, "x");
  FrozenRewritePatternSet frozen(std::move(patterns));
  EXPECT_TRUE(patterns.empty());
}

TEST_F(ApiSurfaceRewriteTest, LabelsDisableAndEnablePatterns) {
  Operation *a = add(block, "t.a");
  auto fill = [&](RewritePatternSet &patterns) {
    patterns.add<Mark>(&context, "x");
    patterns.addWithLabel<Mark>({"late"}, &context, "z");
  };
  RewritePatternSet some(&context), others(&context), none(&context);
  fill(some), fill(others), fill(none);
  (void)applyPatternsGreedily(block->getParentOp(), FrozenRewritePatternSet(std::move(none), {"marks"}));
  EXPECT_FALSE(a->hasAttr("x") || a->hasAttr("z"));
  (void)applyPatternsGreedily(block->getParentOp(), FrozenRewritePatternSet(std::move(some), {"late"}));
  EXPECT_TRUE(a->hasAttr("x") && !a->hasAttr("z"));
  (void)applyPatternsGreedily(block->getParentOp(), FrozenRewritePatternSet(std::move(others), {}, {"late"}));
  EXPECT_TRUE(a->hasAttr("z"));
}

TEST_F(ApiSurfaceRewriteTest, PatternsForATrait) {
  Operation *a = add(block, "t.a"), *end = add(block, "t.return");
  RewritePatternSet patterns(&context, std::make_unique<MarkTerminators>(&context));
  EXPECT_TRUE(
      succeeded(applyPatternsGreedily(block->getParentOp(), FrozenRewritePatternSet(std::move(patterns)))));
  EXPECT_TRUE(end->hasAttr("end"));
  EXPECT_FALSE(a->hasAttr("end"));
}

} // namespace
