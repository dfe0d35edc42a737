//===- IntegerRangeTest.cpp - Integer range analysis ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "dialects/scf/SCF.h"
#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"
#include "runtime/analysis/IntegerRangeAnalysis.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using namespace mlir::dataflow;

namespace {

class IntegerRangeTest : public IRTest {
protected:
  IntegerRangeTest() {
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect>();
    context.allowUnregisteredDialects();
  }
  /// Runs the analysis. The tests check the operands of the op "at".
  void analyze(llvm::StringRef text, bool withConstants = true) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(module);
    if (withConstants)
      loadBaselineAnalyses(solver);
    else
      solver.load<DeadCodeAnalysis>();
    solver.load<IntegerRangeAnalysis>();
    ASSERT_TRUE(succeeded(solver.initializeAndRun(module->getOperation())));
    module->getOperation()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "at")
        at = op;
    });
    ASSERT_TRUE(at);
  }
  /// Returns the signed bounds of an operand of the op "at".
  std::string bounds(unsigned operand = 0) {
    const auto *state = solver.lookupState<IntegerValueRangeLattice>(at->getOperand(operand));
    if (!state || state->getValue().isUninitialized())
      return "nothing";
    std::string result;
    llvm::raw_string_ostream os(result);
    state->getValue().getValue().smin().print(os, /*isSigned=*/true);
    os << "..";
    state->getValue().getValue().smax().print(os, /*isSigned=*/true);
    return result;
  }

  OwningOpRef<ModuleOp> module;
  DataFlowSolver solver;
  Operation *at = nullptr;
};

TEST_F(IntegerRangeTest, InfersResultRanges) {
  analyze(R"(
    func.func @f(%x: i8) {
      %c3 = arith.constant 3 : i8
      %small = arith.andi %x, %c3 : i8
      %sum = arith.addi %small, %c3 : i8
      %wide = arith.extui %sum : i8 to i32
      "at"(%x, %small, %sum, %wide) : (i8, i8, i8, i32) -> ()
      return
    })");
  EXPECT_EQ(bounds(0), "-128..127");
  EXPECT_EQ(bounds(1), "0..3");
  EXPECT_EQ(bounds(2), "3..6");
  EXPECT_EQ(bounds(3), "3..6");
}

TEST_F(IntegerRangeTest, InductionVariablesHaveTheLoopBounds) {
  analyze(R"(
    func.func @f(%n: index) {
      %c2 = arith.constant 2 : index
      %c9 = arith.constant 9 : index
      scf.for %i = %c2 to %c9 step %c2 {
        scf.for %j = %c9 to %c2 step %c2 {
          scf.for %k = %c2 to %n step %c2 {
            "at"(%i, %j, %k) : (index, index, index) -> ()
          }
        }
      }
      return
    })");
  EXPECT_EQ(bounds(0), "2..8");
  // This loop does not execute.
  EXPECT_EQ(bounds(1), "nothing");
  EXPECT_EQ(bounds(2), "2..9223372036854775806");
}

TEST_F(IntegerRangeTest, LoopCarriedRangesAreWidened) {
  analyze(R"(
    func.func @f() {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c9 = arith.constant 9 : index
      %sum, %same = scf.for %i = %c0 to %c9 step %c1 iter_args(%s = %c0, %t = %c1) -> (index, index) {
        %next = arith.addi %s, %i : index
        scf.yield %next, %t : index, index
      }
      "at"(%sum, %same) : (index, index) -> ()
      return
    })");
  EXPECT_EQ(bounds(0), "-9223372036854775808..9223372036854775807");
  EXPECT_EQ(bounds(1), "1..1");
}

TEST_F(IntegerRangeTest, SingleElementRangesDecideBranches) {
  llvm::StringRef text = R"(
    func.func @f(%x: i8) {
      %c3 = arith.constant 3 : i8
      %c5 = arith.constant 5 : i8
      %small = arith.andi %x, %c3 : i8
      %less = arith.cmpi ult, %small, %c5 : i8
      cf.cond_br %less, ^end(%c3 : i8), ^other
    ^other:
      cf.br ^end(%x : i8)
    ^end(%y: i8):
      "at"(%y) : (i8) -> ()
      return
    })";
  analyze(text, /*withConstants=*/false);
  EXPECT_EQ(bounds(0), "3..3");
  const auto *constant = solver.lookupState<Lattice<ConstantValue>>(at->getOperand(0));
  ASSERT_TRUE(constant);
  EXPECT_TRUE(constant->getValue().getConstantValue());
}

TEST_F(IntegerRangeTest, RangeConstantsAreJoinedWithFoldResults) {
  analyze(R"(
    func.func @f(%x: i8) {
      %c3 = arith.constant 3 : i8
      %c5 = arith.constant 5 : i8
      %small = arith.andi %x, %c3 : i8
      %less = arith.cmpi ult, %small, %c5 : i8
      "at"(%less) : (i1) -> ()
      return
    })");
  EXPECT_EQ(bounds(0), "-1..-1");
  // The op does not fold, so its state is unknown; joining the range constant does not change that.
  const auto *constant = solver.lookupState<Lattice<ConstantValue>>(at->getOperand(0));
  ASSERT_TRUE(constant);
  EXPECT_FALSE(constant->getValue().getConstantValue());
}

TEST_F(IntegerRangeTest, PropagatesThroughCalls) {
  analyze(R"(
    func.func @f() {
      %c3 = arith.constant 3 : i8
      %c5 = arith.constant 5 : i8
      %0 = call @same(%c3) : (i8) -> i8
      %1 = call @same(%c5) : (i8) -> i8
      "at"(%0, %1) : (i8, i8) -> ()
      return
    }
    func.func private @same(%x: i8) -> i8 {
      // An unregistered op in the middle of a block is not a terminator.
      "unknown"(%x) : (i8) -> ()
      return %x : i8
    })");
  EXPECT_EQ(bounds(0), "3..5");
  EXPECT_EQ(bounds(1), "3..5");
}

TEST_F(IntegerRangeTest, StaticallyNonNegative) {
  analyze(R"(
    func.func @f(%x: i8) {
      %c3 = arith.constant 3 : i8
      %small = arith.andi %x, %c3 : i8
      %both = arith.addi %small, %small : i8
      %any = arith.addi %small, %x : i8
      "at"(%small, %any, %both) : (i8, i8, i8) -> ()
      return
    })");
  EXPECT_TRUE(succeeded(staticallyNonNegative(solver, at->getOperand(0))));
  EXPECT_TRUE(failed(staticallyNonNegative(solver, at->getOperand(1))));
  EXPECT_TRUE(succeeded(staticallyNonNegative(solver, at->getOperand(2).getDefiningOp())));
  EXPECT_TRUE(failed(staticallyNonNegative(solver, at->getOperand(1).getDefiningOp())));
}

TEST_F(IntegerRangeTest, ErasedStatesAreRemoved) {
  analyze(R"(
    func.func @f() {
      %c3 = arith.constant 3 : i8
      "at"(%c3) : (i8) -> ()
      return
    })");
  EXPECT_EQ(bounds(), "3..3");
  solver.eraseState(at->getOperand(0));
  EXPECT_EQ(bounds(), "nothing");
  EXPECT_EQ(solver.lookupState<Lattice<ConstantValue>>(at->getOperand(0)), nullptr);
}

} // namespace
