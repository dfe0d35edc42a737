//===- PipelineTest.cpp - Pipelines of dialect-independent passes ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "runtime/transforms/Passes.h"
#include "tests/support/IRTest.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

class PipelineTest : public IRTest {
protected:
  PipelineTest() { registerTransformsPasses(); }
  /// Parses a pipeline and returns its printed form, or the error.
  std::string parse(const std::string &text) {
    PassManager manager(&context, "builtin.module");
    std::string out;
    llvm::raw_string_ostream os(out);
    if (succeeded(parsePassPipeline(text, manager, os)))
      manager.printAsTextualPipeline(os);
    return out;
  }
};

TEST_F(PipelineTest, RoundTripsPipelines) {
  EXPECT_EQ(parse("builtin.module(t.func(cse),any(dce))"), "builtin.module(t.func(cse),any(dce))");
  EXPECT_THAT(parse("builtin.module(canonicalize{max-iterations=2})"), HasSubstr("max-iterations=2"));
  EXPECT_THAT(parse("builtin.module(canonicalize{region-simplify=disabled})"),
              HasSubstr("region-simplify=disabled"));
}

TEST_F(PipelineTest, ReportsErrorPositions) {
  EXPECT_THAT(parse("builtin.module(foo)"),
              HasSubstr(":1:16: error: 'foo' does not refer to a registered pass or pass pipeline"));
  EXPECT_THAT(parse("builtin.module(cse))"), HasSubstr("encountered extra closing ')'"));
  EXPECT_THAT(parse("builtin.module(canonicalize{max-iterations=1)"), HasSubstr("missing closing '}'"));
  EXPECT_THAT(parse("builtin.module(canonicalize{foo=1})"), HasSubstr(":1:29: error: no such option foo"));
  EXPECT_THAT(parse("builtin.module(canonicalize{max-iterations=x})"),
              HasSubstr("'x' is no value for the option 'max-iterations'"));
  EXPECT_THAT(parse("builtin.module(canonicalize{region-simplify=none})"),
              HasSubstr("'none' is no value for the option 'region-simplify'"));
  EXPECT_THAT(parse("cse"), HasSubstr("to be wrapped with the anchor operation type"));
  EXPECT_THAT(parse(""), HasSubstr("to be wrapped with the anchor operation type"));
}

TEST_F(PipelineTest, RejectsDeepNesting) {
  std::string text = "builtin.module(";
  for (int i = 0; i != 100000; ++i)
    text += "any(";
  EXPECT_THAT(parse(text + ")"), HasSubstr("nested more than 256 deep"));
}

TEST_F(PipelineTest, CSEMergesEquivalentOps) {
  Block *block = top("t.isolated");
  Value x = block->addArgument(i32, loc);
  builder.setInsertionPointToEnd(block);
  Value a = builder.create<AddOp>(loc, x, x)->getResult(0);
  Value b = builder.create<AddOp>(loc, x, x)->getResult(0);
  Operation *user = add(block, "t.op", {.operands = {a, b}});
  PassManager manager(&context);
  manager.addPass(createCSEPass());
  EXPECT_TRUE(succeeded(manager.run(block->getParentOp())));
  EXPECT_THAT(names(*block), ElementsAre("t.add", "t.op"));
  EXPECT_EQ(user->getOperand(0), user->getOperand(1));
}

TEST_F(PipelineTest, CSEHandlesDeeplyNestedRegions) {
  Block *block = top("t.op");
  for (int i = 0; i != 10000; ++i)
    block = addBlock(add(block, "t.op", {.regions = 1}));
  builder.setInsertionPointToEnd(block);
  builder.create<ConstOp>(loc, builder.getIntegerAttr(i32, 1));
  Operation *root = block->getParentOp();
  while (root->getParentOp())
    root = root->getParentOp();
  PassManager manager(&context);
  manager.enableVerifier(false);
  manager.addPass(createCSEPass());
  EXPECT_TRUE(succeeded(manager.run(root)));
  EXPECT_TRUE(block->empty());
}

TEST_F(PipelineTest, RunsOnlyOnTheAnchorOp) {
  Operation *op = own(make("t.op"));
  PassManager manager(&context, "builtin.module");
  manager.addPass(createCSEPass());
  EXPECT_TRUE(failed(manager.run(op)));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("can't run 'builtin.module' pass manager on 't.op' op")));
}

} // namespace
