//===- DataFlowTest.cpp - Data-flow analysis solver -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"
#include "tests/support/flow/Flow.h"

using namespace mlir;
using namespace mlir::test;
using namespace mlir::dataflow;
using ::testing::ElementsAre;

namespace {

class DataFlowTest : public IRTest {
protected:
  DataFlowTest() {
    context.loadDialect<flow::FlowDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  void parse(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(module);
  }
  void run(DataFlowSolver &solver) {
    solver.load<DeadCodeAnalysis>();
    solver.load<SparseConstantPropagation>();
    ASSERT_TRUE(succeeded(solver.initializeAndRun(module->getOperation())));
  }
  /// Returns the op with an attribute of that name.
  Operation *at(llvm::StringRef tag) {
    Operation *found = nullptr;
    module->getOperation()->walk([&](Operation *op) {
      if (op->hasAttr(tag))
        found = op;
    });
    return found;
  }
  static std::string valueOf(DataFlowSolver &solver, Value value) {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (const auto *state = solver.lookupState<Lattice<ConstantValue>>(value))
      state->print(os);
    else
      os << "nothing";
    return text;
  }
  bool isLive(DataFlowSolver &solver, Block *block) {
    const auto *state = solver.lookupState<Executable>(solver.getProgramPointBefore(block));
    return state && state->isLive();
  }
  OwningOpRef<ModuleOp> module;
};

TEST_F(DataFlowTest, AConstantConditionSelectsOneRegion) {
  parse(R"(
    func.func @f() {
      %c = arith.constant true
      %r = flow.if %c -> i32 {
        %x = arith.constant {yes} 1 : i32
        flow.yield %x : i32
      } else {
        %y = arith.constant {no} 2 : i32
        flow.yield %y : i32
      }
      %u = "t.op"(%r) {use} : (i32) -> i32
      return
    }
  )");
  DataFlowSolver solver;
  run(solver);
  EXPECT_TRUE(isLive(solver, at("yes")->getBlock()));
  EXPECT_FALSE(isLive(solver, at("no")->getBlock()));
  EXPECT_EQ(valueOf(solver, at("use")->getOperand(0)), "1 : i32");
  EXPECT_EQ(valueOf(solver, at("use")->getResult(0)), "<UNKNOWN>");
}

TEST_F(DataFlowTest, ResultsOfBothRegionsAreJoined) {
  parse(R"(
    func.func @f(%c: i1) {
      %r:2 = flow.if %c -> i32, i32 {
        %x = arith.constant 1 : i32
        flow.yield %x, %x : i32, i32
      } else {
        %y = arith.constant 2 : i32
        %z = arith.constant 1 : i32
        flow.yield %y, %z : i32, i32
      }
      "t.op"(%r#0, %r#1) {use} : (i32, i32) -> ()
      return
    }
  )");
  DataFlowSolver solver;
  run(solver);
  EXPECT_EQ(valueOf(solver, at("use")->getOperand(0)), "<UNKNOWN>");
  EXPECT_EQ(valueOf(solver, at("use")->getOperand(1)), "1 : i32");
}

TEST_F(DataFlowTest, LoopCarriedConstantsStayConstant) {
  parse(R"(
    func.func @f(%n: i32) {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %r:2 = flow.loop %zero, %zero : i32, i32 -> i32, i32 {
      ^bb0(%same: i32, %counter: i32):
        %next = arith.addi %counter, %one : i32
        flow.yield %same, %next : i32, i32
      }
      "t.op"(%r#0, %r#1) {use} : (i32, i32) -> ()
      return
    }
  )");
  DataFlowSolver solver;
  run(solver);
  EXPECT_EQ(valueOf(solver, at("use")->getOperand(0)), "0 : i32");
  EXPECT_EQ(valueOf(solver, at("use")->getOperand(1)), "<UNKNOWN>");
}

constexpr llvm::StringLiteral calls = R"(
  func.func private @f(%x: i32) -> i32 {
    "t.op"(%x) {inside} : (i32) -> ()
    return %x : i32
  }
  func.func private @never(%x: i32) -> i32 {
    "t.op"(%x) {never} : (i32) -> ()
    return %x : i32
  }
  func.func @g() {
    %0 = arith.constant 3 : i32
    %1 = call @f(%0) : (i32) -> i32
    %2 = call @f(%1) : (i32) -> i32
    "t.op"(%2) {use} : (i32) -> ()
    return
  }
)";

TEST_F(DataFlowTest, PropagatesThroughCalls) {
  parse(calls);
  DataFlowSolver solver;
  run(solver);
  EXPECT_EQ(valueOf(solver, at("use")->getOperand(0)), "3 : i32");
  EXPECT_EQ(valueOf(solver, at("inside")->getOperand(0)), "3 : i32");
  EXPECT_FALSE(isLive(solver, at("never")->getBlock()));
  const auto *callers =
      solver.lookupState<PredecessorState>(solver.getProgramPointAfter(at("inside")->getParentOp()));
  ASSERT_TRUE(callers);
  EXPECT_TRUE(callers->allPredecessorsKnown());
  EXPECT_EQ(callers->getKnownPredecessors().size(), 2u);
}

TEST_F(DataFlowTest, IntraproceduralSolversStopAtCalls) {
  parse(calls);
  DataFlowSolver solver(DataFlowConfig().setInterprocedural(false));
  run(solver);
  EXPECT_EQ(valueOf(solver, at("use")->getOperand(0)), "<UNKNOWN>");
}

TEST_F(DataFlowTest, UnreachableEdgesContributeNothing) {
  parse(R"(
    func.func @f(%x: i32) {
      %c = arith.constant false
      %k = arith.constant 4 : i32
      cf.cond_br %c, ^join(%x : i32), ^other
    ^other:
      cf.br ^join(%k : i32)
    ^join(%y: i32):
      "t.op"(%y) {use} : (i32) -> ()
      return
    }
  )");
  DataFlowSolver solver;
  run(solver);
  EXPECT_EQ(valueOf(solver, at("use")->getOperand(0)), "4 : i32");
}

TEST_F(DataFlowTest, InPlaceFoldsAreUndone) {
  // The folder of addi updates the op in place: it moves a constant operand to the right.
  parse(R"(
    func.func @f(%x: i32) -> i32 {
      %k = arith.constant 4 : i32
      %r = arith.addi %k, %x {use} : i32
      return %r : i32
    }
  )");
  Value left = at("use")->getOperand(0);
  DataFlowSolver solver;
  run(solver);
  EXPECT_EQ(at("use")->getOperand(0), left);
  EXPECT_EQ(valueOf(solver, at("use")->getResult(0)), "<UNKNOWN>");
}

TEST_F(DataFlowTest, StatesAreErasedIndividually) {
  parse(calls);
  DataFlowSolver solver;
  run(solver);
  Value value = at("use")->getOperand(0);
  solver.eraseState(value);
  EXPECT_EQ(valueOf(solver, value), "nothing");
  solver.eraseAllStates();
  EXPECT_EQ(valueOf(solver, at("inside")->getOperand(0)), "nothing");
}

TEST_F(DataFlowTest, AFailedAnalysisEndsTheRun) {
  struct Failing : DataFlowAnalysis {
    using DataFlowAnalysis::DataFlowAnalysis;
    LogicalResult initialize(Operation *top) override {
      solver.enqueue({getProgramPointAfter(top), this});
      return success();
    }
    LogicalResult visit(ProgramPoint *) override { return failure(); }
  };
  parse(calls);
  DataFlowSolver solver;
  solver.load<Failing>();
  EXPECT_TRUE(failed(solver.initializeAndRun(module->getOperation())));
}

TEST_F(DataFlowTest, ThePointAfterAnOpIsThePointBeforeTheNext) {
  parse(calls);
  DataFlowSolver solver;
  Operation *op = at("use");
  EXPECT_EQ(solver.getProgramPointAfter(op), solver.getProgramPointBefore(op->getNextNode()));
  EXPECT_TRUE(solver.getProgramPointBefore(op->getBlock())->isBlockStart());
  EXPECT_TRUE(solver.getProgramPointAfter(op->getBlock())->isBlockEnd());
  EXPECT_EQ(solver.getProgramPointAfter(op)->getPrevOp(), op);
  EXPECT_EQ(solver.getProgramPointBefore(module->getOperation())->getPrevOp(), module->getOperation());
}

} // namespace
