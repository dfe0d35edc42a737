//===- MotionTest.cpp - Code motion and SCCP passes -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "runtime/pass/PassManager.h"
#include "runtime/transforms/LoopInvariantCodeMotion.h"
#include "runtime/transforms/Passes.h"
#include "tests/support/IRTest.h"
#include "tests/support/flow/Flow.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

class MotionTest : public IRTest {
protected:
  MotionTest() {
    context.loadDialect<flow::FlowDialect, arith::ArithDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  void run(std::unique_ptr<Pass> pass, llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(module);
    PassManager manager(&context);
    manager.addPass(std::move(pass));
    ASSERT_TRUE(succeeded(manager.run(module->getOperation())));
    ASSERT_TRUE(succeeded(verify(module->getOperation())));
  }
  /// Returns the names of all ops in the block of the op with the attribute `tag`.
  std::vector<std::string> beside(llvm::StringRef tag) {
    std::vector<std::string> result;
    module->getOperation()->walk([&](Operation *op) {
      if (op->hasAttr(tag))
        result = names(*op->getBlock());
    });
    return result;
  }
  OwningOpRef<ModuleOp> module;
};

TEST_F(MotionTest, InvariantOpsAreHoisted) {
  run(createLoopInvariantCodeMotionPass(), R"(
    func.func @f(%x: i32) {
      flow.loop attributes {outer} {
        %0 = arith.addi %x, %x : i32
        flow.loop attributes {inner} {
          %1 = arith.muli %0, %x : i32
          "t.op"(%1) {use} : (i32) -> ()
          flow.yield
        }
        flow.yield
      }
      return
    }
  )");
  EXPECT_THAT(beside("outer"), ElementsAre("arith.addi", "arith.muli", "flow.loop", "func.return"));
  EXPECT_THAT(beside("inner"), ElementsAre("flow.loop", "flow.yield"));
  EXPECT_THAT(beside("use"), ElementsAre("t.op", "flow.yield"));
}

TEST_F(MotionTest, EffectsDivisionsAndCarriedValuesAreNotHoisted) {
  run(createLoopInvariantCodeMotionPass(), R"(
    func.func @f(%x: i32, %y: i32) {
      %p = flow.alloc : i64
      %r = flow.loop %x : i32 -> i32 {
      ^bb0(%a: i32):
        %0 = arith.addi %a, %x : i32
        %1 = arith.divsi %x, %y : i32
        %2 = flow.load %p : i64 -> i32
        "t.op"(%0, %1, %2) {use} : (i32, i32, i32) -> ()
        flow.yield %0 : i32
      }
      return
    }
  )");
  EXPECT_THAT(beside("use"), ElementsAre("arith.addi", "arith.divsi", "flow.load", "t.op", "flow.yield"));
}

TEST_F(MotionTest, OpsWithRegionsAreHoistedAsAWhole) {
  run(createLoopInvariantCodeMotionPass(), R"(
    func.func @f(%x: i32, %c: i1) {
      flow.loop attributes {outer} {
        %0 = flow.if %c -> i32 { %1 = arith.addi %x, %x : i32 flow.yield %1 : i32 } else { flow.yield %x : i32 }
        %2 = flow.if %c -> i32 { "t.op"() : () -> () flow.yield %x : i32 } else { flow.yield %x : i32 }
        "t.op"(%0, %2) {use} : (i32, i32) -> ()
        flow.yield
      }
      return
    }
  )");
  EXPECT_THAT(beside("outer"), ElementsAre("flow.if", "flow.loop", "func.return"));
  EXPECT_THAT(beside("use"), ElementsAre("flow.if", "t.op", "flow.yield"));
}

TEST_F(MotionTest, OpsUsedInOneRegionAreSunk) {
  run(createControlFlowSinkPass(), R"(
    func.func @f(%x: i32, %c: i1) {
      %0 = arith.addi %x, %x {first} : i32
      %1 = arith.muli %0, %0 : i32
      %2 = arith.subi %x, %x : i32
      flow.if %c { "t.op"(%1, %2) {yes} : (i32, i32) -> () flow.yield } else { "t.op"(%2) {no} : (i32) -> () flow.yield }
      return
    }
  )");
  EXPECT_THAT(beside("yes"), ElementsAre("arith.addi", "arith.muli", "t.op", "flow.yield"));
  EXPECT_THAT(beside("no"), ElementsAre("t.op", "flow.yield"));
}

TEST_F(MotionTest, NothingSinksIntoLoopsOrPastEffects) {
  run(createControlFlowSinkPass(), R"(
    func.func @f(%x: i32, %c: i1) {
      %p = flow.alloc : i64
      %0 = arith.addi %x, %x {first} : i32
      %1 = flow.load %p : i64 -> i32
      flow.loop { "t.op"(%0) : (i32) -> () flow.yield }
      flow.if %c { "t.op"(%1) : (i32) -> () flow.yield } else { flow.yield }
      return
    }
  )");
  EXPECT_THAT(beside("first"),
              ElementsAre("flow.alloc", "arith.addi", "flow.load", "flow.loop", "flow.if", "func.return"));
}

TEST_F(MotionTest, SCCPFindsConstantsThroughRegions) {
  run(createSCCPPass(), R"(
    func.func @f(%c: i1) {
      %k = arith.constant 7 : i32
      %0 = flow.if %c -> i32 { flow.yield %k : i32 } else { flow.yield %k : i32 }
      "t.op"(%0) {use} : (i32) -> ()
      return
    }
  )");
  Operation *user = nullptr;
  module->getOperation()->walk([&](Operation *op) { user = op->hasAttr("use") ? op : user; });
  EXPECT_TRUE(user->getOperand(0).getDefiningOp<arith::ConstantOp>());
}

} // namespace
