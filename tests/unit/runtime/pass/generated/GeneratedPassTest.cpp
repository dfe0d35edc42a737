//===- GeneratedPassTest.cpp - Passes declared in .td files ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/c/PassWrap.h"
#include "runtime/pass/PassManager.h"
#include "tests/support/IRTest.h"
#include "tests/unit/runtime/pass/generated/TestPasses.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::test;

extern "C" MlirPass makeMarkPassInC(void);

namespace {

std::string pipelineText(const Pass &pass) {
  std::string text;
  llvm::raw_string_ostream os(text);
  pass.printAsTextualPipeline(os);
  return text;
}

TEST(GeneratedPassTest, NamesMatchTheDeclaration) {
  std::unique_ptr<Pass> pass = generated::createMarkPass();
  EXPECT_EQ(pass->getArgument(), "test-mark");
  EXPECT_EQ(pass->getName(), "MarkPass");
  EXPECT_EQ(pass->getDescription(), "Mark \"every\" operation");
}

TEST(GeneratedPassTest, OptionsHaveTheirDefaults) {
  EXPECT_EQ(pipelineText(*generated::createMarkPass()), "test-mark{ count=0 mode=set name=t.mark}");
}

TEST(GeneratedPassTest, OptionsAreSetFromAStruct) {
  generated::MarkPassOptions options;
  EXPECT_EQ(options.name, "t.mark");
  options.count = 7;
  options.mode = generated::Mode::Clear;
  options.only = {"a.b", "c.d"};
  std::unique_ptr<Pass> pass = generated::createMarkPass(options);
  EXPECT_EQ(pipelineText(*pass), "test-mark{count=7 mode=clear name=t.mark only=a.b,c.d}");
  EXPECT_EQ(pipelineText(*pass->clone()), pipelineText(*pass));
}

TEST(GeneratedPassTest, StatisticsAreDeclared) {
  std::unique_ptr<Pass> pass = generated::createMarkPass();
  ASSERT_EQ(pass->getStatistics().size(), 1u);
  EXPECT_STREQ(pass->getStatistics()[0]->getName(), "num-marked");
  EXPECT_STREQ(pass->getStatistics()[0]->getDesc(), "Operations that were marked");
}

class GeneratedPassRunTest : public IRTest {
protected:
  /// Runs the pass on a module and returns the module attribute of that name.
  Attribute run(std::unique_ptr<Pass> pass, llvm::StringRef attribute) {
    OwningOpRef<ModuleOp> module(ModuleOp::create(loc));
    PassManager manager(&context, "builtin.module");
    manager.addPass(std::move(pass));
    EXPECT_TRUE(succeeded(manager.run(*module)));
    return module->getOperation()->getDiscardableAttr(attribute);
  }
};

TEST_F(GeneratedPassRunTest, OptionsAreMembers) {
  EXPECT_EQ(run(generated::createMarkPass(), "t.mark"), builder.getI64IntegerAttr(0));
  generated::MarkPassOptions options;
  options.name = "t.other";
  options.count = 3;
  EXPECT_EQ(run(generated::createMarkPass(options), "t.other"), builder.getI64IntegerAttr(3));
  options.only = {"t.nothing"};
  EXPECT_EQ(run(generated::createMarkPass(options), "t.other"), nullptr);
}

TEST_F(GeneratedPassRunTest, DependentDialectsAreLoadedBeforeTheRun) {
  EXPECT_EQ(run(generated::createModulePass(), "t.loaded"), builder.getBoolAttr(true));
}

TEST_F(GeneratedPassRunTest, InterfacePassesRunOnImplementingOps) {
  EXPECT_EQ(run(generated::makeGraphPass(), "t.seen"), builder.getUnitAttr());
  EXPECT_TRUE(generated::makeGraphPass()->canScheduleOn(
      RegisteredOperationName(OperationName("builtin.module", &context))));
  EXPECT_FALSE(
      generated::makeGraphPass()->canScheduleOn(RegisteredOperationName(OperationName("t.add", &context))));
}

TEST(GeneratedPassTest, RegistersPassesByGroup) {
  generated::registerTestPasses();
  EXPECT_TRUE(PassRegistry::get().contains("test-mark"));
  EXPECT_TRUE(PassRegistry::get().contains("test-module"));
  EXPECT_TRUE(PassRegistry::get().contains("test-graph"));
}

TEST(GeneratedPassTest, PassesAreCreatedInC) {
  std::unique_ptr<Pass> pass = unwrap(makeMarkPassInC());
  EXPECT_EQ(pass->getArgument(), "test-mark");
}

} // namespace
