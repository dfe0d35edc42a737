//===- SolverGrowthTest.cpp - Cost of large inputs ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks the complexity of the solver by counting instead of timing: the number of visits of program points
// for 100,000 operations. An algorithm of quadratic complexity would exceed the time limit of the test.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/analysis/IntegerRangeAnalysis.h"
#include "runtime/analysis/NumberOfExecutions.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using namespace mlir::dataflow;

namespace {

class CountingAnalysis : public IntegerRangeAnalysis {
public:
  CountingAnalysis(DataFlowSolver &solver, int64_t &visits) : IntegerRangeAnalysis(solver), visits(visits) {}
  LogicalResult visit(ProgramPoint *point) override {
    ++visits;
    return IntegerRangeAnalysis::visit(point);
  }

private:
  int64_t &visits;
};

class SolverGrowthTest : public IRTest {
protected:
  static constexpr int64_t kOps = 100000;
  SolverGrowthTest() {
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect>();
  }
  /// Returns the number of visits of program points after initialization.
  int64_t visitsOf(llvm::StringRef text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    EXPECT_TRUE(module);
    int64_t visits = 0;
    loadBaselineAnalyses(solver);
    solver.load<CountingAnalysis>(visits);
    EXPECT_TRUE(succeeded(solver.initializeAndRun(module->getOperation())));
    return visits;
  }
  static std::string straightLine() {
    std::string text = "func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n";
    for (int64_t i = 1; i != kOps; ++i)
      text += "  %" + std::to_string(i) + " = arith.addi %" + std::to_string(i - 1) + ", %x : i32\n";
    return text + "  return %x : i32\n}\n";
  }

  OwningOpRef<ModuleOp> module;
  DataFlowSolver solver;
};

TEST_F(SolverGrowthTest, StraightLineCodeIsVisitedAFewTimes) {
  EXPECT_LE(visitsOf(straightLine()), 4 * kOps);
}

TEST_F(SolverGrowthTest, AChainOfBlocksIsVisitedAFewTimes) {
  std::string text = "func.func @f(%x: i32) {\n  cf.br ^bb0(%x : i32)\n";
  for (int64_t i = 0; i != kOps / 2; ++i) {
    std::string number = std::to_string(i);
    text += "^bb" + number + "(%a" + number + ": i32):\n  %s" + number + " = arith.addi %a" + number +
            ", %x : i32\n  cf.br ^bb" + std::to_string(i + 1) + "(%s" + number + " : i32)\n";
  }
  text += "^bb" + std::to_string(kOps / 2) + "(%last: i32):\n  return\n}\n";
  EXPECT_LE(visitsOf(text), 8 * kOps);
  Block &last = module->lookupSymbol<func::FuncOp>("f").getBody().back();
  InvocationBounds bounds = NumberOfExecutions().getNumberOfExecutions(&last, last.getParent());
  EXPECT_EQ(bounds.getLowerBound(), 1u);
  EXPECT_EQ(bounds.getUpperBound(), 1u);
}

TEST_F(SolverGrowthTest, AFunctionWithManyCallersIsVisitedOnce) {
  std::string text =
      "func.func private @same(%x: i32) -> i32 {\n  return %x : i32\n}\nfunc.func @f(%x: i32) {\n";
  for (int64_t i = 0; i != kOps; ++i)
    text += "  %" + std::to_string(i) + " = call @same(%x) : (i32) -> i32\n";
  EXPECT_LE(visitsOf(text + "  return\n}\n"), 8 * kOps);
}

TEST_F(SolverGrowthTest, ErasingAStateIsIndependentOfOtherStates) {
  visitsOf(straightLine());
  func::FuncOp function = module->lookupSymbol<func::FuncOp>("f");
  for (Operation &op : function.getBody().front())
    for (Value result : op.getResults())
      solver.eraseState(result);
  for (Operation &op : function.getBody().front())
    for (Value result : op.getResults())
      EXPECT_EQ(solver.lookupState<IntegerValueRangeLattice>(result), nullptr);
}

} // namespace
