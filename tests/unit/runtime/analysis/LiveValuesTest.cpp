//===- LiveValuesTest.cpp - Liveness of values ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/LiveValues.h"
#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"
#include "tests/support/flow/Flow.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class LiveValuesTest : public IRTest {
protected:
  LiveValuesTest() {
    context.loadDialect<flow::FlowDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
  }
  /// Returns, in order, the `tag` attributes of the ops that have a live result.
  std::vector<std::string> live(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    std::vector<std::string> names;
    if (!module)
      return names;
    LiveValues values(module->getOperation());
    module->getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto tag = op->getAttrOfType<StringAttr>("tag"); tag && values.isAnyLive(op->getResults()))
        names.push_back(tag.getValue().str());
    });
    return names;
  }
  Operation *function(llvm::StringRef name) { return module->lookupSymbol(name); }
  OwningOpRef<ModuleOp> module;
};

TEST_F(LiveValuesTest, EffectsAndEscapingReturnsMakeValuesLive) {
  EXPECT_THAT(live(R"(
    func.func @f(%x: i32, %p: i64) -> i32 {
      %a = arith.addi %x, %x {tag = "stored"} : i32
      %b = arith.addi %x, %x {tag = "unused"} : i32
      %c = arith.addi %b, %b {tag = "used by unused"} : i32
      %d = arith.addi %x, %x {tag = "before returned"} : i32
      %e = arith.addi %d, %d {tag = "returned"} : i32
      flow.store %a, %p : i32, i64
      return %e : i32
    }
  )"),
              ElementsAre("stored", "before returned", "returned"));
}

TEST_F(LiveValuesTest, CyclesThroughBlocksAreNotLiveByThemselves) {
  EXPECT_THAT(live(R"(
    func.func @f(%x: i32, %c: i1) -> i32 {
      cf.br ^bb1(%x, %x : i32, i32)
    ^bb1(%a: i32, %b: i32):
      %s = arith.addi %a, %x {tag = "given back"} : i32
      %t = arith.addi %b, %x {tag = "goes round"} : i32
      %d = arith.cmpi eq, %x, %x {tag = "decides"} : i32
      cf.cond_br %d, ^bb1(%s, %t : i32, i32), ^bb2
    ^bb2:
      return %s : i32
    }
  )"),
              ElementsAre("given back", "decides"));
}

TEST_F(LiveValuesTest, ConditionsAreLiveIfTheyControlEffectsOrLiveResults) {
  EXPECT_THAT(live(R"(
    func.func @f(%x: i32, %p: i64) -> i32 {
      %a = arith.cmpi eq, %x, %x {tag = "before an effect"} : i32
      flow.if %a { flow.store %x, %p : i32, i64 flow.yield } else { flow.yield }
      %b = arith.cmpi eq, %x, %x {tag = "before nothing"} : i32
      %r = flow.if %b -> i32 { flow.yield %x : i32 } else { flow.yield %x : i32 }
      %c = arith.cmpi eq, %x, %x {tag = "before a result"} : i32
      %s = flow.if %c -> i32 {
        %y = arith.addi %x, %x {tag = "yielded"} : i32
        flow.yield %y : i32
      } else { flow.yield %x : i32 }
      return %s : i32
    }
  )"),
              ElementsAre("before an effect", "before a result", "yielded"));
}

TEST_F(LiveValuesTest, PropagatesThroughCallsOfPrivateFunctions) {
  EXPECT_THAT(live(R"(
    func.func private @second(%x: i32, %y: i32) -> (i32, i32) {
      %a = arith.addi %x, %x {tag = "first"} : i32
      %b = arith.addi %y, %y {tag = "second"} : i32
      return %a, %b : i32, i32
    }
    func.func @main(%x: i32) -> i32 {
      %a = arith.addi %x, %x {tag = "passed first"} : i32
      %b = arith.addi %x, %x {tag = "passed second"} : i32
      %r:2 = call @second(%a, %b) : (i32, i32) -> (i32, i32)
      return %r#1 : i32
    }
  )"),
              ElementsAre("second", "passed second"));
  LiveValues values(module->getOperation());
  EXPECT_THAT(values.getFunctions(), ElementsAre(function("second")));
  EXPECT_EQ(values.getCalls(function("second")).size(), 1u);
  EXPECT_EQ(values.getReturns(function("second")).size(), 1u);
  EXPECT_FALSE(values.areAllCallsKnown(function("main")));
}

TEST_F(LiveValuesTest, OtherReferencesMakeFunctionsEscape) {
  EXPECT_THAT(live(R"(
    func.func private @f(%x: i32) -> i32 {
      %a = arith.addi %x, %x {tag = "returned"} : i32
      return %a : i32
    }
    func.func @main(%x: i32) {
      %a = arith.addi %x, %x {tag = "passed"} : i32
      %r = call @f(%a) {my.note = @f} : (i32) -> i32
      return
    }
  )"),
              ElementsAre("returned", "passed"));
  EXPECT_THAT(LiveValues(module->getOperation()).getFunctions(), IsEmpty());
}

// The analyzed op is the function, not the module, so operands of its terminator escape.
TEST_F(LiveValuesTest, TerminatorOperandsOfTheAnalyzedOpEscape) {
  EXPECT_THAT(live(R"(
    func.func @f(%x: i32, %c: i1) {
      %s = flow.if %c -> i32 {
        %y = arith.addi %x, %x {tag = "yielded"} : i32
        flow.yield %y : i32
      } else { flow.yield %x : i32 }
      return
    }
  )"),
              IsEmpty());
  Operation *branch = nullptr;
  module->getOperation()->walk([&](flow::IfOp op) { branch = op; });
  LiveValues values(branch);
  EXPECT_TRUE(values.isLive(branch->getRegion(0).front().front().getResult(0)));
}

TEST_F(LiveValuesTest, RecursiveEffectsComeFromNestedOps) {
  live(R"(
    func.func @f(%c: i1, %p: i64) {
      flow.if %c { flow.if %c { flow.yield } else { flow.yield } flow.yield } else { flow.yield }
      flow.if %c {
        flow.if %c { flow.store %p, %p : i64, i64 flow.yield } else { flow.yield }
        flow.yield
      } else { flow.yield }
      return
    }
  )");
  LiveValues values(module->getOperation());
  Block &body = function("f")->getRegion(0).front();
  EXPECT_TRUE(values.isEffectFree(&body.front()));
  EXPECT_FALSE(values.isEffectFree(body.front().getNextNode()));
}

} // namespace
