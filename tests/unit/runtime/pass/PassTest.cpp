//===- PassTest.cpp - Passes and pass managers ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "tests/support/IRTest.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// The executions of passes in a test, in order, as "name op".
std::vector<std::string> trace;

enum class Colour { Red, Green };

class TracePass : public PassWrapper<TracePass, Pass> {
public:
  TracePass(std::string name = "trace", std::string onlyOn = "")
      : name(std::move(name)), onlyOn(std::move(onlyOn)) {}
  TracePass(const TracePass &other) : PassWrapper(other), name(other.name), onlyOn(other.onlyOn) {}
  llvm::StringRef getArgument() const override { return name; }
  llvm::StringRef getName() const override { return "Trace"; }
  bool canScheduleOn(RegisteredOperationName op) const override {
    return onlyOn.empty() || op.getStringRef() == onlyOn;
  }
  LogicalResult initialize(MLIRContext *) override {
    trace.push_back("initialize " + name);
    return success(text.getValue() != "refuse");
  }
  void runOnOperation() override {
    trace.push_back(name + " " + getOperation()->getName().getStringRef().str());
    if (text.getValue() == "fail")
      signalPassFailure();
    if (text.getValue() == "break")
      getOperation()->getRegion(0).front().push_back(
          Operation::create(OperationState(getOperation()->getLoc(), "t.add")));
  }

  Option<bool> flag{*this, "flag", llvm::cl::desc("A flag")};
  Option<int64_t> count{*this, "count", llvm::cl::desc("A number")};
  Option<std::string> text{*this, "text", llvm::cl::desc("A text")};
  ListOption<std::string> list{*this, "list", llvm::cl::desc("Texts")};
  Option<Colour> colour{*this, "colour", llvm::cl::desc("A word"), llvm::cl::init(Colour::Green),
                        llvm::cl::values(clEnumValN(Colour::Red, "red", "As blood"),
                                         clEnumValN(Colour::Green, "green", "As grass"))};
  ListOption<OpPassManager> pipelines{*this, "pipelines", llvm::cl::desc("Pipelines")};

private:
  std::string name, onlyOn;
};

std::unique_ptr<Pass> pass(std::string name, std::string text = "", std::string onlyOn = "") {
  auto result = std::make_unique<TracePass>(std::move(name), std::move(onlyOn));
  result->text = std::move(text);
  return result;
}

/// A pass that runs on one op class.
struct IsolatedPass : PassWrapper<IsolatedPass, OperationPass<ModuleOp>> {
  llvm::StringRef getArgument() const override { return "isolated"; }
  void runOnOperation() override {}
};

class PassTest : public IRTest {
protected:
  PassTest() {
    trace.clear();
    PassRegistry::get().add([]() -> std::unique_ptr<Pass> { return std::make_unique<TracePass>(); });
  }
  /// Creates a t.graph with a t.isolated, a t.op and a t.isolated.
  Operation *tree() {
    Block *block = top("t.graph");
    for (llvm::StringRef name : {"t.isolated", "t.op", "t.isolated"})
      addBlock(add(block, name, {.regions = 1}));
    return block->getParentOp();
  }
  std::string options(llvm::StringRef text, TracePass &into) {
    std::string error;
    llvm::raw_string_ostream os(error);
    bool ok = succeeded(into.initializeOptions(text, [&](const llvm::Twine &message) {
      os << message << '\n';
      return failure();
    }));
    EXPECT_EQ(ok, error.empty());
    return error;
  }
};

TEST_F(PassTest, ParsesOptionsOfEveryKind) {
  TracePass one;
  EXPECT_FALSE(one.count.hasValue());
  EXPECT_EQ(options("flag count=-7 text=some list=a,{b,c},'d e' colour=red", one), "");
  EXPECT_TRUE(one.flag);
  EXPECT_EQ(one.count, -7);
  EXPECT_TRUE(one.count.hasValue());
  EXPECT_EQ(one.text.getValue(), "some");
  EXPECT_THAT(one.list, ElementsAre("a", "b,c", "d e"));
  EXPECT_EQ(one.colour, Colour::Red);
  EXPECT_EQ(options("flag=false text={two {words}} list=e", one), "");
  EXPECT_FALSE(one.flag);
  EXPECT_EQ(one.text.getValue(), "two {words}");
  EXPECT_THAT(one.list, ElementsAre("a", "b,c", "d e", "e"));
}

TEST_F(PassTest, PipelinesAsOptionValues) {
  TracePass one;
  EXPECT_EQ(options("pipelines=t.a(trace{count=1},t.b(trace)),t.c(trace)", one), "");
  ASSERT_EQ(one.pipelines.size(), 2u);
  EXPECT_EQ(one.pipelines[0].getOpName(), "t.a");
  EXPECT_EQ(one.pipelines[1].getOpName(), "t.c");
  std::string text;
  llvm::raw_string_ostream os(text);
  one.pipelines[0].printAsTextualPipeline(os);
  EXPECT_EQ(text,
            "t.a(trace{   colour=green count=1 flag=false},t.b(trace{   colour=green count=0 flag=false}))");
}

TEST_F(PassTest, NestingOfPipelinesInOptionsIsLimited) {
  std::string text = "any(trace)";
  for (unsigned i = 0; i != 20; ++i)
    text = "any(trace{pipelines=" + text + "})";
  testing::internal::CaptureStderr();
  std::string errors;
  llvm::raw_string_ostream os(errors);
  EXPECT_TRUE(failed(parsePassPipeline(text, os)));
  EXPECT_THAT(testing::internal::GetCapturedStderr(),
              HasSubstr("pipelines in options are nested more than 16 deep"));
}

TEST_F(PassTest, RejectsInvalidOptions) {
  TracePass one;
  EXPECT_EQ(options("shade=red", one), "no such option shade\n");
  EXPECT_EQ(options("count=many", one), "'many' is no value for the option 'count'\n");
  EXPECT_EQ(options("count=99999999999999999999", one),
            "'99999999999999999999' is no value for the option 'count'\n");
  EXPECT_EQ(options("flag=perhaps", one), "'perhaps' is no value for the option 'flag'\n");
  EXPECT_EQ(options("colour=blue", one), "'blue' is no value for the option 'colour': expected red|green\n");
  EXPECT_EQ(options("text={open", one),
            "missing closing bracket or quote in the value of the option 'text'\n");
}

TEST_F(PassTest, CopiesHaveSeparateOptionsAndStatistics) {
  TracePass one;
  EXPECT_EQ(options("count=3 list=a,b", one), "");
  std::unique_ptr<Pass> copy = one.clone();
  EXPECT_EQ(copy->getTypeID(), TypeID::get<TracePass>());
  EXPECT_TRUE(TracePass::classof(copy.get()));
  auto &other = static_cast<TracePass &>(*copy);
  EXPECT_EQ(other.count, 3);
  other.count = 4;
  EXPECT_EQ(one.count, 3);
  EXPECT_THAT(other.list, ElementsAre("a", "b"));
}

TEST_F(PassTest, RunsNestedPassesOnEachChild) {
  PassManager manager(&context, "t.graph");
  manager.addPass(pass("first"));
  OpPassManager &nested = manager.nest("t.isolated");
  nested.addPass(pass("a"));
  nested.addPass(pass("b"));
  manager.addPass(pass("last"));
  EXPECT_TRUE(succeeded(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize first", "initialize a", "initialize b", "initialize last",
                                 "first t.graph", "a t.isolated", "b t.isolated", "a t.isolated",
                                 "b t.isolated", "last t.graph"));
}

TEST_F(PassTest, AnyRunsOnIsolatedOps) {
  PassManager manager(&context, "t.graph");
  manager.nest("any").addPass(pass("a"));
  EXPECT_TRUE(succeeded(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize a", "a t.isolated", "a t.isolated"));
}

TEST_F(PassTest, PassesForAnotherOpAreNestedImplicitly) {
  PassManager manager(&context, "t.graph");
  manager.addPass(std::make_unique<IsolatedPass>());
  std::string text;
  llvm::raw_string_ostream os(text);
  manager.printAsTextualPipeline(os);
  EXPECT_EQ(text, "t.graph(builtin.module(isolated))");
}

TEST_F(PassTest, ExplicitNestingRejectsPassesForAnotherOp) {
  PassManager manager(&context, "t.graph", PassManager::Nesting::Explicit);
  manager.addPass(std::make_unique<IsolatedPass>());
  EXPECT_TRUE(failed(manager.run(tree())));
  EXPECT_THAT(messages, ElementsAre(HasSubstr(
                            "IsolatedPass' restricted to 'builtin.module' on a PassManager intended to run "
                            "on 't.graph', did you intend to nest?")));
}

TEST_F(PassTest, CanScheduleOnIsChecked) {
  PassManager manager(&context);
  manager.addPass(pass("a", "", "t.isolated"));
  EXPECT_TRUE(failed(manager.run(tree())));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("trying to schedule a pass on an unsupported operation")));
}

TEST_F(PassTest, AFailureEndsThePipeline) {
  PassManager manager(&context);
  manager.addPass(pass("a", "fail"));
  manager.addPass(pass("b"));
  EXPECT_TRUE(failed(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize a", "initialize b", "a t.graph"));
}

TEST_F(PassTest, InitializeMayFail) {
  PassManager manager(&context);
  manager.addPass(pass("a"));
  manager.addPass(pass("b", "refuse"));
  EXPECT_TRUE(failed(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize a", "initialize b"));
}

TEST_F(PassTest, VerifiesAfterEachPassByDefault) {
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
  manager.enableIRPrinting([](Pass *pass, Operation *) { return pass->getArgument() == "a"; },
                           [](Pass *pass, Operation *) { return pass->getArgument() == "b"; },
                           /*printModuleScope=*/false, /*printAfterOnlyOnChange=*/false,
                           /*printAfterOnlyOnFailure=*/false, os);
  manager.addPass(pass("a"));
  manager.addPass(pass("b"));
  EXPECT_TRUE(succeeded(manager.run(own(make("t.a")))));
  EXPECT_THAT(text, HasSubstr("// -----// IR Dump Before Trace (a) //----- //\n"));
  EXPECT_THAT(text, HasSubstr("// -----// IR Dump After Trace (b) //----- //\n"));
  EXPECT_THAT(text, Not(HasSubstr("After Trace (a)")));
}

TEST_F(PassTest, DumpsPipelinesOnSeveralLines) {
  PassManager manager(&context, "t.graph");
  std::string text;
  llvm::raw_string_ostream os(text);
  ASSERT_TRUE(succeeded(parsePassPipeline("t.graph(trace{count=3},t.isolated(trace))", manager, os)));
  manager.dump(os);
  EXPECT_EQ(text, "Pass Manager with 2 passes:\n"
                  "t.graph(\n"
                  "  trace{   colour=green count=3 flag=false},\n"
                  "  t.isolated(\n"
                  "    trace{   colour=green count=0 flag=false}\n"
                  "  )\n"
                  ")\n\n");
}

TEST_F(PassTest, TheOutermostOpNameMayBeAny) {
  PassManager manager(&context, "t.graph");
  std::string text;
  llvm::raw_string_ostream os(text);
  ASSERT_TRUE(succeeded(parsePassPipeline("any(trace)", manager, os)));
  EXPECT_EQ(manager.getOpAnchorName(), OpPassManager::getAnyOpAnchorName());
  EXPECT_EQ(manager.getOpName(), std::nullopt);
  EXPECT_TRUE(succeeded(manager.run(tree())));
  EXPECT_THAT(trace, ElementsAre("initialize trace", "trace t.graph"));
}

} // namespace
