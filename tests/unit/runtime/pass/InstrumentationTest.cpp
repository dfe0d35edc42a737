//===- InstrumentationTest.cpp - Instrumentation, analyses, threads -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Threading.h"
#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/support/Diagnostics.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

std::string name(Operation *op) { return op->getName().getStringRef().str(); }

/// An analysis that counts how often it is constructed.
struct CountAnalysis {
  explicit CountAnalysis(Operation *op) {
    ++made;
    op->walk([&](Operation *) { ++count; });
  }
  unsigned count = 0;
  static unsigned made;
};
unsigned CountAnalysis::made = 0;

/// An analysis that depends on another one and is invalidated with it.
struct DoubleAnalysis {
  DoubleAnalysis(Operation *, AnalysisManager &analyses)
      : value(2 * analyses.getAnalysis<CountAnalysis>().count) {}
  bool isInvalidated(const PreservedAnalyses &preserved) const {
    return !preserved.isPreserved<CountAnalysis>();
  }
  unsigned value;
};

enum class Keeps { Nothing, Count, All };

struct AskPass : PassWrapper<AskPass, OperationPass<>> {
  explicit AskPass(Keeps keeps = Keeps::Nothing, std::vector<unsigned> *seen = nullptr)
      : keeps(keeps), seen(seen) {}
  AskPass(const AskPass &other) : PassWrapper(other), keeps(other.keeps), seen(other.seen) {}
  llvm::StringRef getArgument() const override { return "ask"; }
  void runOnOperation() override {
    if (seen)
      seen->push_back(getAnalysis<DoubleAnalysis>().value);
    ++numRuns;
    if (keeps == Keeps::All)
      markAllAnalysesPreserved();
    else if (keeps == Keeps::Count)
      markAnalysesPreserved<CountAnalysis>();
  }
  Keeps keeps;
  std::vector<unsigned> *seen;
  Statistic numRuns{this, "num-runs", "Times it ran"};
};

/// Records all callbacks.
struct Recorder : PassInstrumentation {
  Recorder(std::vector<std::string> &log, std::string prefix = "") : log(log), prefix(std::move(prefix)) {}
  void add(const llvm::Twine &text) { log.push_back((prefix + text).str()); }
  void runBeforePipeline(std::optional<OperationName> op, const PipelineParentInfo &) override {
    add("> pipeline " + (op ? op->getStringRef() : llvm::StringRef("any")));
  }
  void runAfterPipeline(std::optional<OperationName> op, const PipelineParentInfo &) override {
    add("< pipeline " + (op ? op->getStringRef() : llvm::StringRef("any")));
  }
  void runBeforePass(Pass *pass, Operation *op) override { add("> " + pass->getArgument() + " " + name(op)); }
  void runAfterPass(Pass *pass, Operation *op) override { add("< " + pass->getArgument() + " " + name(op)); }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    add("! " + pass->getArgument() + " " + name(op));
  }
  void runBeforeAnalysis(llvm::StringRef analysis, TypeID, Operation *) override { add("> (A) " + analysis); }
  void runAfterAnalysis(llvm::StringRef analysis, TypeID, Operation *) override { add("< (A) " + analysis); }
  std::vector<std::string> &log;
  std::string prefix;
};

struct FailPass : PassWrapper<FailPass, OperationPass<>> {
  llvm::StringRef getArgument() const override { return "fail"; }
  void runOnOperation() override {
    getOperation()->emitError("expected failure");
    signalPassFailure();
  }
};

/// Runs a dynamic pipeline on each child.
struct DynamicPass : PassWrapper<DynamicPass, OperationPass<>> {
  explicit DynamicPass(std::string anchor = "t.isolated") : anchor(std::move(anchor)) {}
  llvm::StringRef getArgument() const override { return "dynamic"; }
  void runOnOperation() override {
    OpPassManager pipeline(anchor);
    pipeline.addPass(std::make_unique<AskPass>());
    for (Operation &child : getOperation()->getRegion(0).front())
      if (failed(runPipeline(pipeline, &child)))
        return signalPassFailure();
  }
  std::string anchor;
};

class InstrumentationTest : public IRTest {
protected:
  /// Creates a t.graph with the given number of t.isolated.
  Operation *tree(unsigned count) {
    Block *block = top("t.graph");
    for (unsigned i = 0; i != count; ++i)
      addBlock(add(block, "t.isolated", {.regions = 1}));
    return block->getParentOp();
  }
};

TEST_F(InstrumentationTest, AnalysesAreCachedUntilInvalidated) {
  CountAnalysis::made = 0;
  std::vector<unsigned> seen;
  PassManager manager(&context);
  for (Keeps keeps : {Keeps::All, Keeps::Count, Keeps::Nothing, Keeps::All})
    manager.addPass(std::make_unique<AskPass>(keeps, &seen));
  EXPECT_TRUE(succeeded(manager.run(tree(2))));
  EXPECT_THAT(seen, ElementsAre(6, 6, 6, 6));
  EXPECT_EQ(CountAnalysis::made, 2u);
}

TEST_F(InstrumentationTest, AnalysesOfAncestorsAreOnlyLookedUp) {
  Operation *op = tree(1);
  Operation *child = &op->getRegion(0).front().front();
  ModuleAnalysisManager owner(op);
  AnalysisManager outer = owner;
  AnalysisManager inner = outer.nest(child);
  EXPECT_FALSE(inner.getCachedParentAnalysis<CountAnalysis>(op));
  EXPECT_EQ(outer.getAnalysis<CountAnalysis>().count, 2u);
  ASSERT_TRUE(inner.getCachedParentAnalysis<CountAnalysis>(op));
  EXPECT_EQ(inner.getCachedParentAnalysis<CountAnalysis>(op)->get().count, 2u);
  EXPECT_EQ(outer.getChildAnalysis<CountAnalysis>(child).count, 1u);
  EXPECT_TRUE(outer.getCachedChildAnalysis<CountAnalysis>(child));
  PreservedAnalyses none;
  inner.invalidate(none);
  EXPECT_FALSE(inner.getCachedAnalysis<CountAnalysis>());
  EXPECT_TRUE(outer.getCachedAnalysis<CountAnalysis>());
  outer.invalidate(none);
  EXPECT_FALSE(outer.getCachedAnalysis<CountAnalysis>());
}

TEST_F(InstrumentationTest, CallbacksAreInOrder) {
  std::vector<std::string> log;
  std::vector<unsigned> seen;
  PassManager manager(&context, "t.graph");
  manager.addInstrumentation(std::make_unique<Recorder>(log));
  manager.addInstrumentation(std::make_unique<Recorder>(log, "2"));
  manager.nest("t.isolated").addPass(std::make_unique<AskPass>(Keeps::Nothing, &seen));
  EXPECT_TRUE(succeeded(manager.run(tree(1))));
  EXPECT_THAT(log, ElementsAre("> pipeline t.isolated", "2> pipeline t.isolated", "> ask t.isolated",
                               "2> ask t.isolated", "> (A) DoubleAnalysis", "2> (A) DoubleAnalysis",
                               "> (A) CountAnalysis", "2> (A) CountAnalysis", "2< (A) CountAnalysis",
                               "< (A) CountAnalysis", "2< (A) DoubleAnalysis", "< (A) DoubleAnalysis",
                               "2< ask t.isolated", "< ask t.isolated", "2< pipeline t.isolated",
                               "< pipeline t.isolated"));
}

TEST_F(InstrumentationTest, FailuresOfAllOperationsAreReported) {
  std::vector<std::string> log;
  PassManager manager(&context, "t.graph");
  manager.addInstrumentation(std::make_unique<Recorder>(log));
  manager.nest("t.isolated").addPass(std::make_unique<FailPass>());
  manager.addPass(std::make_unique<AskPass>());
  EXPECT_TRUE(failed(manager.run(tree(2))));
  EXPECT_EQ(messages.size(), 2u);
  EXPECT_EQ(llvm::count(log, "! fail t.isolated"), 2);
  EXPECT_EQ(llvm::count(log, "> ask t.graph"), 0);
}

TEST_F(InstrumentationTest, DynamicPipelinesRunOnNestedOps) {
  std::vector<std::string> log;
  PassManager manager(&context, "t.graph");
  manager.addInstrumentation(std::make_unique<Recorder>(log));
  manager.addPass(std::make_unique<DynamicPass>());
  EXPECT_TRUE(succeeded(manager.run(tree(1))));
  EXPECT_THAT(log, ElementsAre("> dynamic t.graph", "> pipeline t.isolated", "> ask t.isolated",
                               "< ask t.isolated", "< pipeline t.isolated", "< dynamic t.graph"));
}

TEST_F(InstrumentationTest, DynamicPipelinesAreChecked) {
  PassManager manager(&context, "t.graph");
  manager.addPass(std::make_unique<DynamicPass>("t.op"));
  EXPECT_TRUE(failed(manager.run(tree(1))));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("can't run 't.op' pass manager on 't.isolated' op")));
}

TEST_F(InstrumentationTest, TimingScopesAreNested) {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::vector<unsigned> seen;
  DefaultTimingManager timing;
  timing.setEnabled(true);
  timing.setOutput(os);
  {
    TimingScope root = timing.getRootScope();
    PassManager manager(&context, "t.graph");
    manager.addPass(std::make_unique<AskPass>(Keeps::Nothing, &seen));
    manager.nest("t.isolated").addPass(std::make_unique<AskPass>());
    manager.enableTiming(root);
    EXPECT_TRUE(succeeded(manager.run(tree(2))));
  }
  timing.print();
  EXPECT_THAT(text, testing::ContainsRegex("%[)]  [^ ][^\n]*AskPass\n"));
  EXPECT_THAT(text, HasSubstr("%)    (A) DoubleAnalysis\n"));
  EXPECT_THAT(text, HasSubstr("%)      (A) CountAnalysis\n"));
  EXPECT_THAT(text, HasSubstr("%)  't.isolated' Pipeline\n"));
  EXPECT_THAT(text, testing::ContainsRegex("%[)]    [^ ][^\n]*AskPass\n"));
  EXPECT_THAT(text, HasSubstr("(100.0%)  Total\n"));
}

TEST(PassThreadsTest, ResultsDoNotDependOnThreads) {
  auto run = [](bool threads) {
    MLIRContext context(threads ? MLIRContext::Threading::ENABLED : MLIRContext::Threading::DISABLED);
    context.setParallelThreshold(0);
    context.getOrLoadDialect<TestDialect>();
    std::vector<std::string> messages;
    ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
      messages.push_back(diag.str());
      return success();
    });
    OpBuilder builder(&context);
    OwningOpRef<ModuleOp> module(ModuleOp::create(builder.getUnknownLoc()));
    for (unsigned i = 0; i != 100; ++i)
      module->push_back(ModuleOp::create(FileLineColLoc::get(&context, "f", i, 1)));
    PassManager manager(&context, "builtin.module");
    std::string text;
    llvm::raw_string_ostream os(text);
    manager.enableStatistics(PassDisplayMode::Pipeline, &os);
    std::string times;
    llvm::raw_string_ostream timeStream(times);
    DefaultTimingManager timing;
    timing.setOutput(timeStream);
    timing.setEnabled(true);
    TimingScope scope = timing.getRootScope();
    manager.enableTiming(scope);
    manager.nest<ModuleOp>().addPass(std::make_unique<AskPass>());
    manager.nest<ModuleOp>().addPass(std::make_unique<FailPass>());
    EXPECT_TRUE(failed(manager.run(*module)));
    return std::pair(messages, text);
  };
  auto [messages, text] = run(false);
  EXPECT_EQ(messages.size(), 100u);
  EXPECT_THAT(text, HasSubstr("(S) 100 num-runs - Times it ran"));
  EXPECT_EQ(run(true), std::pair(messages, text));
}

TEST(PassRegistryTest, PipelinesHaveOptions) {
  struct Options : PassPipelineOptions<Options> {
    Option<int64_t> count{*this, "count", llvm::cl::desc("How often"), llvm::cl::init(1)};
  };
  registerPass([] { return std::make_unique<AskPass>(); });
  PassPipelineRegistration<Options> registration("many-asks", "Asks",
                                                 [](OpPassManager &manager, const Options &options) {
                                                   for (int64_t i = 0; i != options.count; ++i)
                                                     manager.addPass(std::make_unique<AskPass>());
                                                 });
  std::string errors;
  llvm::raw_string_ostream os(errors);
  FailureOr<OpPassManager> manager = parsePassPipeline("any(ask,many-asks{count=3})", os);
  ASSERT_TRUE(succeeded(manager));
  EXPECT_EQ(manager->size(), 4u);
  EXPECT_TRUE(failed(parsePassPipeline("any(many-asks{number=3})", os)));
  EXPECT_THAT(errors, HasSubstr("no such option number"));
}

} // namespace
