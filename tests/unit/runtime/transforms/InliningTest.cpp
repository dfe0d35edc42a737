//===- InliningTest.cpp - Inlining of regions and forms of passes ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/InliningUtils.h"
#include "runtime/transforms/Inliner.h"
#include "runtime/transforms/Passes.h"
#include "tests/support/IRTest.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

/// Inlining rules: all ops except t.no can be inlined. A terminator without successors becomes a t.br to the
/// continuation block; in a region with one block, its operands replace the results.
class Rules : public InlinerInterface {
public:
  using InlinerInterface::InlinerInterface;
  using InlinerInterface::isLegalToInline;
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const override { return true; }
  bool isLegalToInline(Operation *op, Region *, bool, IRMapping &) const override {
    return op->getName().getStringRef() != "t.no";
  }
  void handleTerminator(Operation *op, ValueRange values) const override {
    for (auto [value, operand] : llvm::zip_equal(values, op->getOperands()))
      value.replaceAllUsesWith(operand);
  }
  void handleTerminator(Operation *op, Block *dest) const override {
    if (op->getNumSuccessors() != 0)
      return;
    OperationState state(op->getLoc(), "t.br");
    state.addOperands(op->getOperands());
    state.addSuccessors(dest);
    OpBuilder(op).create(state);
    op->erase();
  }
  void processInlinedBlocks(llvm::iterator_range<Region::iterator> blocks) override {
    numBlocks = llvm::range_size(blocks);
  }
  unsigned numBlocks = 0;
};

class InliningTest : public IRTest {
protected:
  InliningTest() : block(top()) {
    use = add(block, "t.before", {.types = {i32}});
    add(block, "t.use", {.operands = {use->getResult(0)}});
    holder = add(block, "t.holder", {.regions = 1});
    body = addBlock(holder, {i32});
  }
  Block *block, *body;
  Operation *use, *holder;
};

TEST_F(InliningTest, OneBlockIsMergedAndItsOperandsReplaceTheValues) {
  Operation *inner = add(body, "t.inner", {.operands = {body->getArgument(0)}, .types = {i32}});
  add(body, "t.yield", {.operands = {inner->getResult(0)}});
  Rules rules(&context);
  Location caller = NameLoc::get(builder.getStringAttr("caller"));
  EXPECT_TRUE(succeeded(inlineRegion(rules, nullptr, &holder->getRegion(0), use, use->getResults(),
                                     use->getResults(), caller)));
  EXPECT_THAT(names(*block), ElementsAre("t.before", "t.inner", "t.use", "t.holder"));
  Operation *copy = use->getNextNode();
  EXPECT_EQ(copy->getNextNode()->getOperand(0), copy->getResult(0));
  EXPECT_TRUE(llvm::isa<CallSiteLoc>(copy->getLoc()));
  EXPECT_EQ(rules.numBlocks, 1u);
}

TEST_F(InliningTest, SeveralBlocksContinueAfterThePosition) {
  Block *second = addBlock(holder, {i32});
  add(body, "t.br", {.operands = {body->getArgument(0)}, .successors = {second}});
  add(second, "t.yield", {.operands = {second->getArgument(0)}});
  Rules rules(&context);
  IRMapping mapping;
  mapping.map(body->getArgument(0), use->getResult(0));
  EXPECT_TRUE(succeeded(inlineRegion(rules, nullptr, &holder->getRegion(0), use, mapping, use->getResults(),
                                     TypeRange(use->getResultTypes()), std::nullopt,
                                     /*shouldCloneInlinedRegion=*/true)));
  Region *region = block->getParent();
  EXPECT_EQ(llvm::range_size(*region), 3);
  EXPECT_THAT(names(region->back()), ElementsAre("t.use", "t.holder"));
  EXPECT_EQ(region->back().front().getOperand(0), region->back().getArgument(0));
}

TEST_F(InliningTest, IllegalOpsAndWrongOperandsAreRejected) {
  add(body, "t.no");
  add(body, "t.yield");
  Rules rules(&context);
  Region *region = &holder->getRegion(0);
  EXPECT_TRUE(failed(inlineRegion(rules, nullptr, region, use, use->getResults(), ValueRange())));
  EXPECT_TRUE(failed(inlineRegion(rules, nullptr, region, use, ValueRange(), ValueRange())));
  EXPECT_THAT(names(*block), ElementsAre("t.before", "t.use", "t.holder"));
}

TEST_F(InliningTest, PassesAreConstructedWithArguments) {
  auto print = [](std::unique_ptr<Pass> pass) {
    std::string text;
    llvm::raw_string_ostream os(text);
    pass->printAsTextualPipeline(os);
    return text;
  };
  EXPECT_THAT(print(createCanonicalizerPass(GreedyRewriteConfig().setMaxIterations(3), {"a"})),
              testing::AllOf(HasSubstr("max-iterations=3"), HasSubstr("disable-patterns=a"),
                             HasSubstr("top-down=false")));
  EXPECT_EQ(print(createPrintIRPass({"here"})), "print-ir{label=here}");
  EXPECT_THAT(print(createSymbolPrivatizePass({"x", "y"})), HasSubstr("exclude=x,y"));
  auto addCSE = [](OpPassManager &manager) { manager.addPass(createCSEPass()); };
  EXPECT_THAT(print(createCompositeFixedPointPass("both", addCSE, 4)), HasSubstr("any(cse)"));
  std::string text;
  llvm::raw_string_ostream os(text);
  PassManager manager(&context);
  manager.addPass(createPrintOpStatsPass(os, /*printAsJSON=*/true));
  EXPECT_TRUE(succeeded(manager.run(block->getParentOp())));
  EXPECT_THAT(text, HasSubstr("\"t.before\" : 1"));
  InlinerConfig config(addCSE, 2);
  EXPECT_EQ(config.getMaxInliningIterations(), 2u);
  EXPECT_NE(createInlinerPass({}, addCSE), nullptr);
}

} // namespace
