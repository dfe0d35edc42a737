//===- GreedyConfigTest.cpp - Options of the greedy driver ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// Renames x.`from` to x.`to`.
struct Rename : RewritePattern {
  Rename(MLIRContext *context, llvm::StringRef from, llvm::StringRef to)
      : RewritePattern(from, 1, context), to(to) {
    setDebugName((from + "To" + to).str());
  }
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    OperationState state(op->getLoc(), to);
    state.addOperands(op->getOperands());
    state.addTypes(op->getResultTypes());
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
  llvm::StringRef to;
};

class GreedyConfigTest : public ::testing::Test {
protected:
  explicit GreedyConfigTest(MLIRContext::Threading threading = MLIRContext::Threading::DISABLED)
      : context(threading) {
    registerAsmPrinter();
    context.loadDialect<arith::ArithDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  void parse(llvm::StringRef text) {
    module = parseSourceString(text, ParserConfig(&context));
    ASSERT_TRUE(module);
  }
  FrozenRewritePatternSet renames(std::initializer_list<std::pair<llvm::StringRef, llvm::StringRef>> pairs) {
    RewritePatternSet patterns(&context);
    for (auto [from, to] : pairs)
      patterns.add(std::make_unique<Rename>(&context, from, to));
    return FrozenRewritePatternSet(std::move(patterns));
  }
  Operation *find(llvm::StringRef name) {
    Operation *found = nullptr;
    module.get()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == name)
        found = op;
    });
    return found;
  }
  /// Returns the names of the ops in the module body in order.
  std::vector<std::string> names() {
    std::vector<std::string> result;
    for (Operation &op : module.get()->getRegion(0).front())
      result.push_back(op.getName().getStringRef().str());
    return result;
  }
  std::string print() {
    std::string text;
    llvm::raw_string_ostream os(text);
    module.get()->print(os);
    return text;
  }

  MLIRContext context;
  OwningOpRef<Operation *> module;
};

//===----------------------------------------------------------------------===//
// Strictness and scope
//===----------------------------------------------------------------------===//

TEST_F(GreedyConfigTest, ExistingOpsDoesNotRewriteNewOps) {
  parse(R"("x.a"() : () -> ())");
  FrozenRewritePatternSet patterns = renames({{"x.a", "x.b"}, {"x.b", "x.c"}});
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingOps);
  bool changed = false, allErased = false;
  EXPECT_TRUE(succeeded(applyOpPatternsGreedily({find("x.a")}, patterns, config, &changed, &allErased)));
  EXPECT_TRUE(changed);
  EXPECT_TRUE(allErased);
  EXPECT_THAT(names(), ElementsAre("x.b"));
}

TEST_F(GreedyConfigTest, ExistingAndNewOpsDoesNotRewriteOtherOps) {
  parse("\"x.a\"() : () -> ()\n\"x.a\"() : () -> ()");
  FrozenRewritePatternSet patterns = renames({{"x.a", "x.b"}, {"x.b", "x.c"}});
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  EXPECT_TRUE(succeeded(applyOpPatternsGreedily({find("x.a")}, patterns, config)));
  EXPECT_THAT(names(), ElementsAre("x.a", "x.c"));
}

TEST_F(GreedyConfigTest, OpsOutsideOfTheScopeAreNotRewritten) {
  parse("\"x.a\"() : () -> ()\nfunc.func @f() {\n  \"x.a\"() : () -> ()\n  return\n}");
  FrozenRewritePatternSet patterns = renames({{"x.a", "x.b"}});
  GreedyRewriteConfig config;
  config.setScope(&find("func.func")->getRegion(0));
  Operation *outside = &module.get()->getRegion(0).front().front();
  bool changed = false;
  EXPECT_TRUE(succeeded(applyOpPatternsGreedily({outside}, patterns, config, &changed)));
  EXPECT_FALSE(changed);
  EXPECT_EQ(names().front(), "x.a");
}

TEST_F(GreedyConfigTest, AnEmptyListOfOpsConverges) {
  parse("");
  bool changed = true, allErased = true;
  EXPECT_TRUE(succeeded(applyOpPatternsGreedily({}, FrozenRewritePatternSet(), {}, &changed, &allErased)));
  EXPECT_FALSE(changed);
  EXPECT_FALSE(allErased);
}

TEST_F(GreedyConfigTest, ConstantsAreNotMergedWithoutConstantCSE) {
  parse("%0 = arith.constant 1 : i32\n%1 = arith.constant 1 : i32\n\"x.use\"(%0, %1) : (i32, i32) -> ()");
  EXPECT_TRUE(succeeded(applyPatternsGreedily(module.get(), FrozenRewritePatternSet(),
                                              GreedyRewriteConfig().enableConstantCSE(false))));
  EXPECT_THAT(names(), ElementsAre("arith.constant", "arith.constant", "x.use"));
  EXPECT_TRUE(succeeded(applyPatternsGreedily(module.get(), FrozenRewritePatternSet())));
  EXPECT_THAT(names(), ElementsAre("arith.constant", "x.use"));
}

//===----------------------------------------------------------------------===//
// Listeners and observers
//===----------------------------------------------------------------------===//

TEST_F(GreedyConfigTest, ListenersAreNotifiedOfEachChange) {
  struct Recorder : RewriterBase::Listener {
    void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override { say("insert", op); }
    void notifyOperationReplaced(Operation *op, ValueRange) override { say("replace", op); }
    void notifyOperationErased(Operation *op) override { say("erase", op); }
    void say(llvm::StringRef what, Operation *op) {
      told.push_back((what + " " + op->getName().getStringRef()).str());
    }
    std::vector<std::string> told;
  } recorder;
  parse(R"("x.a"() : () -> ())");
  FrozenRewritePatternSet patterns = renames({{"x.a", "x.b"}});
  EXPECT_TRUE(
      succeeded(applyPatternsGreedily(module.get(), patterns, GreedyRewriteConfig().setListener(&recorder))));
  EXPECT_THAT(recorder.told, ElementsAre("insert x.b", "replace x.a", "erase x.a"));
}

TEST_F(GreedyConfigTest, ObserversMayForbidPatterns) {
  struct OnlyTwo : PatternObserver {
    bool shouldApply(llvm::StringRef name, Operation *op) override {
      return asked.push_back(name.str()), asked.size() <= 2;
    }
    void applied(llvm::StringRef name, bool succeeded) override { done += succeeded; }
    std::vector<std::string> asked;
    int done = 0;
  } observer;
  parse(R"("x.a"() : () -> ())");
  FrozenRewritePatternSet patterns = renames({{"x.a", "x.b"}, {"x.b", "x.c"}, {"x.c", "x.d"}});
  EXPECT_TRUE(succeeded(
      applyPatternsGreedily(module.get(), patterns, GreedyRewriteConfig().setPatternObserver(&observer))));
  EXPECT_THAT(names(), ElementsAre("x.c"));
  EXPECT_EQ(observer.done, 2);
  EXPECT_EQ(observer.asked.front(), "x.aTox.b");
}

//===----------------------------------------------------------------------===//
// Reports of non-terminating rewrites
//===----------------------------------------------------------------------===//

TEST_F(GreedyConfigTest, ACycleNamesItsPatternsAndShowsTheOp) {
  parse(R"("x.a"() : () -> ())");
  FrozenRewritePatternSet patterns = renames({{"x.a", "x.b"}, {"x.b", "x.a"}});
  for (int64_t iterations : {int64_t(3), GreedyRewriteConfig::kNoLimit}) {
    RewriteCycle cycle;
    GreedyRewriteConfig config;
    config.setCycleReport(&cycle).setMaxIterations(iterations);
    EXPECT_TRUE(failed(applyPatternsGreedily(module.get(), patterns, config)));
    ASSERT_EQ(cycle.steps.size(), 32u);
    EXPECT_TRUE(cycle.isEndless);
    std::vector<std::string> notes;
    ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
      for (const auto &note : diag.getNotes())
        if (note.str().find("keeps changing") != std::string::npos)
          notes.push_back(note.str());
      return success();
    });
    {
      InFlightDiagnostic diag = module.get()->emitError("no rest");
      cycle.explain(diag);
    }
    ASSERT_EQ(notes.size(), 2u);
    std::sort(notes.begin(), notes.end());
    EXPECT_EQ(notes[1],
              "pattern 'x.bTox.a' keeps changing '\"x.b\"() : () -> ()' into '\"x.a\"() : () -> ()'");
    EXPECT_THAT(notes[0], HasSubstr("'x.aTox.b'"));
  }
}

TEST_F(GreedyConfigTest, ConvergedRewritesLeaveNoReport) {
  parse(R"("x.a"() : () -> ())");
  RewriteCycle cycle;
  GreedyRewriteConfig config;
  config.setCycleReport(&cycle).setMaxIterations(2);
  EXPECT_TRUE(succeeded(applyPatternsGreedily(module.get(), renames({{"x.a", "x.b"}}), config)));
  EXPECT_THAT(cycle.steps, IsEmpty());
}

//===----------------------------------------------------------------------===//
// Greedy rewriting with threads
//===----------------------------------------------------------------------===//

class GreedyThreadsTest : public GreedyConfigTest {
protected:
  GreedyThreadsTest() : GreedyConfigTest(MLIRContext::Threading::ENABLED) { context.setParallelThreshold(1); }
  static std::string functions(unsigned count) {
    std::string text;
    for (unsigned i = 0; i != count; ++i) {
      std::string n = std::to_string(i);
      text += "func.func @f" + n + "(%a: i32) -> i32 {\n  %0 = arith.constant " + n +
              " : i32\n  %1 = arith.addi %0, %0 : i32\n"
              "  %2 = arith.addi %a, %1 : i32\n  %3 = arith.muli %0, %0 : i32\n  return %2 : i32\n}\n";
    }
    return text;
  }
  std::string rewritten(const std::string &text, bool threads) {
    parse(text);
    EXPECT_TRUE(succeeded(applyPatternsGreedily(module.get(), FrozenRewritePatternSet(),
                                                GreedyRewriteConfig().enableThreads(threads), &changed)));
    return print();
  }
  bool changed = false;
};

TEST_F(GreedyThreadsTest, ResultsDoNotDependOnThreads) {
  for (const std::string &text :
       {functions(50), "module {\n" + functions(20) + "}\n" + functions(3),
        "module {\nmodule {\n" + functions(20) + "}\n}\n", functions(1), std::string()}) {
    std::string alone = rewritten(text, false);
    EXPECT_EQ(rewritten(text, true), alone);
    EXPECT_EQ(changed, !text.empty());
  }
}

TEST_F(GreedyThreadsTest, ANonConvergingFunctionDoesNotAffectOthers) {
  parse("func.func @a() {\n  \"x.a\"() : () -> ()\n  return\n}\n" + functions(4));
  RewriteCycle cycle;
  GreedyRewriteConfig config;
  config.enableThreads().setCycleReport(&cycle);
  EXPECT_TRUE(failed(applyPatternsGreedily(module.get(), renames({{"x.a", "x.b"}, {"x.b", "x.a"}}), config)));
  EXPECT_FALSE(cycle.steps.empty());
  EXPECT_EQ(find("arith.muli"), nullptr);
}

/// Replaces an x.in op by an x.a op in the body of the following function.
struct MoveOut : RewritePattern {
  explicit MoveOut(MLIRContext *context) : RewritePattern("x.in", 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    Operation *next = op->getNextNode();
    rewriter.setInsertionPointToStart(&next->getRegion(0).front());
    OperationState state(op->getLoc(), "x.a");
    rewriter.create(state);
    rewriter.eraseOp(op);
    return success();
  }
};

TEST_F(GreedyThreadsTest, ChangesByOuterPatternsAreRewritten) {
  parse("\"x.in\"() : () -> ()\n" + functions(3));
  RewritePatternSet patterns(&context);
  patterns.add<MoveOut>(&context);
  patterns.add(std::make_unique<Rename>(&context, "x.a", "x.b"));
  EXPECT_TRUE(succeeded(applyPatternsGreedily(module.get(), FrozenRewritePatternSet(std::move(patterns)),
                                              GreedyRewriteConfig().enableThreads())));
  EXPECT_EQ(find("x.a"), nullptr);
  ASSERT_NE(find("x.b"), nullptr);
  EXPECT_EQ(find("x.b")->getParentOp()->getName().getStringRef(), "func.func");
}

} // namespace
