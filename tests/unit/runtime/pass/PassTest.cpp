//===- PassTest.cpp - Passes and who runs them ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "tests/support/IRTest.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// What the passes of a test did, in order: "name op".
std::vector<std::string> trace;

class TracePass : public Pass {
public:
  TracePass(std::string name = "trace", std::string onlyOn = "") : name(std::move(name)), onlyOn(std::move(onlyOn)) {
    addOption("flag", "A flag", flag);
    addOption("count", "A number", count);
    addOption("text", "A text", text);
    addOption("list", "Texts", list);
  }
  llvm::StringRef getArgument() const override { return name; }
  llvm::StringRef getName() const override { return "Trace"; }
  llvm::StringRef getOpName() const override { return onlyOn; }
  LogicalResult initialize(MLIRContext *) override {
    trace.push_back("initialize " + name);
    return success(text != "refuse");
  }
  void runOnOperation() override {
    trace.push_back(name + " " + getOperation()->getName().getStringRef().str());
    if (text == "fail")
      signalPassFailure();
    if (text == "break")
      getOperation()->getRegion(0).front().push_back(Operation::create(
          OperationState(getOperation()->getLoc(), "t.add")));
  }

  bool flag = false;
  int64_t count = 0;
  std::string text;
  std::vector<std::string> list;

private:
  std::string name, onlyOn;
};

std::unique_ptr<Pass> pass(std::string name, std::string text = "", std::string onlyOn = "") {
  auto result = std::make_unique<TracePass>(std::move(name), std::move(onlyOn));
  result->text = std::move(text);
  return result;
}

class PassTest : public IRTest {
protected:
  PassTest() {
    trace.clear();
    PassRegistry::get().add([]() -> std::unique_ptr<Pass> { return std::make_unique<TracePass>(); });
  }
  /// t.graph holding t.isolated, t.op and t.isolated.
  Operation *tree() {
    Block *block = top("t.graph");
    for (llvm::StringRef name : {"t.isolated", "t.op", "t.isolated"})
      addBlock(add(block, name, {.regions = 1}));
    return block->getParentOp();
  }
  std::string options(llvm::StringRef text, TracePass &into) {
    std::string error;
    llvm::raw_string_ostream os(error);
    bool ok = succeeded(into.initializeOptions(text, os));
    EXPECT_EQ(ok, error.empty());
    return error;
  }
};

TEST_F(PassTest, ReadsOptionsOfEveryKind) {
  TracePass one;
  EXPECT_EQ(options("flag count=-7 text=some list=a,b,c", one), "");
  EXPECT_TRUE(one.flag);
  EXPECT_EQ(one.count, -7);
  EXPECT_EQ(one.text, "some");
  EXPECT_THAT(one.list, ElementsAre("a", "b", "c"));
  EXPECT_EQ(options("flag=false text={two words}", one), "");
  EXPECT_FALSE(one.flag);
  EXPECT_EQ(one.text, "two words");
}

TEST_F(PassTest, RefusesOptionsThatMakeNoSense) {
  TracePass one;
  EXPECT_EQ(options("colour=red", one), "'trace' has no option 'colour'\n");
  EXPECT_EQ(options("count=many", one), "'many' is no value for the option 'count' of 'trace'\n");
  EXPECT_EQ(options("count=99999999999999999999", one),
            "'99999999999999999999' is no value for the option 'count' of 'trace'\n");
  EXPECT_EQ(options("flag=perhaps", one), "'perhaps' is no value for the option 'flag' of 'trace'\n");
}

TEST_F(PassTest, RunsInOrderAndNestedOnesOnEachChild) {
  PassManager manager(&context, "t.graph");
  manager.addPass(pass("first"));
  OpPassManager &nested = manager.nest("t.isolated");
  nested.addPass(pass("a"));
  nested.addPass(pass("b"));
  manager.addPass(pass("last"));
  EXPECT_TRUE(succeeded(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize first", "initialize last", "initialize a", "initialize b",
                                 "first t.graph", "a t.isolated", "b t.isolated", "a t.isolated", "b t.isolated",
                                 "last t.graph"));
}

TEST_F(PassTest, AnyMeansWhatIsIsolated) {
  PassManager manager(&context, "t.graph");
  manager.nest("any").addPass(pass("a"));
  EXPECT_TRUE(succeeded(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize a", "a t.isolated", "a t.isolated"));
}

TEST_F(PassTest, APassOverOpsOfOneNameIsNestedByItself) {
  PassManager manager(&context, "t.graph");
  manager.addPass(pass("a", "", "t.isolated"));
  std::string text;
  llvm::raw_string_ostream os(text);
  manager.printAsTextualPipeline(os);
  EXPECT_EQ(text, "t.graph(t.isolated(a{  count=0 flag=false}))");
}

TEST_F(PassTest, AFailureEndsThePipeline) {
  PassManager manager(&context);
  manager.addPass(pass("a", "fail"));
  manager.addPass(pass("b"));
  EXPECT_TRUE(failed(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize a", "initialize b", "a t.graph"));
}

TEST_F(PassTest, APassMayRefuseToStart) {
  PassManager manager(&context);
  manager.addPass(pass("a"));
  manager.addPass(pass("b", "refuse"));
  EXPECT_TRUE(failed(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize a", "initialize b"));
}

TEST_F(PassTest, VerifiesAfterEachPassUnlessTold) {
  for (bool verifies : {true, false}) {
    messages.clear();
    PassManager manager(&context);
    manager.enableVerifier(verifies);
    manager.addPass(pass("a", "break"));
    EXPECT_EQ(succeeded(manager.run(tree())), !verifies);
    EXPECT_EQ(messages.empty(), !verifies);
  }
}

TEST_F(PassTest, PrintsTheOpBeforeAndAfter) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PassManager manager(&context);
  manager.enableIRPrinting([](const Pass &pass) { return pass.getArgument() == "a"; },
                           [](const Pass &pass) { return pass.getArgument() == "b"; }, os);
  manager.addPass(pass("a"));
  manager.addPass(pass("b"));
  EXPECT_TRUE(succeeded(manager.run(own(make("t.a")))));
  EXPECT_THAT(text, HasSubstr("// -----// IR Dump Before Trace (a) //----- //\n"));
  EXPECT_THAT(text, HasSubstr("// -----// IR Dump After Trace (b) //----- //\n"));
  EXPECT_THAT(text, Not(HasSubstr("After Trace (a)")));
}

TEST_F(PassTest, DumpsForPeople) {
  PassManager manager(&context, "t.graph");
  std::string text;
  llvm::raw_string_ostream os(text);
  ASSERT_TRUE(succeeded(parsePassPipeline("t.graph(trace{count=3},t.isolated(trace))", manager, os)));
  manager.dump(os);
  EXPECT_EQ(text, "Pass Manager with 2 passes:\n"
                  "t.graph(\n"
                  "  trace{  count=3 flag=false},\n"
                  "  t.isolated(\n"
                  "    trace{  count=0 flag=false}\n"
                  "  )\n"
                  ")\n\n");
}

TEST_F(PassTest, TheOutermostNameMayBeAny) {
  PassManager manager(&context, "t.graph");
  std::string text;
  llvm::raw_string_ostream os(text);
  ASSERT_TRUE(succeeded(parsePassPipeline("any(trace)", manager, os)));
  EXPECT_EQ(manager.getOpName(), "any");
  EXPECT_TRUE(succeeded(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize trace", "trace t.graph"));
}

} // namespace
