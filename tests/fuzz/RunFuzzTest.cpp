//===- RunFuzzTest.cpp - Tests of the comparison with machine code -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RunFuzz.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::fuzz;

TEST(RunFuzzTest, MachineCodeRefinesTheInterpreter) {
  DialectRegistry registry = prepareForRuns();
  size_t numRuns = 0;
  for (uint64_t seed = 0; seed != 12; ++seed) {
    ProgramCheck program(registry, makeRunnableProgram(seed, 60), seed);
    ASSERT_EQ(program.error(), "") << program.getText();
    RunCheck check(registry, program);
    numRuns += check.numRuns();
    for (const auto &[name, pipeline] : loweringPipelines())
      EXPECT_EQ(check.check(pipeline, seed % 2 ? 2 : 0), std::nullopt) << "seed " << seed << ", " << name;
  }
  EXPECT_GT(numRuns, 50u);
}

TEST(RunFuzzTest, FindsADifference) {
  DialectRegistry registry = prepareForRuns();
  // Replace the division in the completed program by a remainder, so that its results differ from the
  // interpreter's.
  ProgramCheck program(registry, "func.func @f(%a: i32) -> i32 {\n  %c2 = arith.constant 2 : i32\n"
                                 "  %q = arith.divsi %a, %c2 : i32\n  return %q : i32\n}\n");
  RunCheck same(registry, program);
  ASSERT_GT(same.numRuns(), 0u);
  EXPECT_EQ(same.check(loweringPipelines().front().second, 0), std::nullopt);
  std::string text = same.getText();
  text.replace(text.find("arith.divsi"), 11, "arith.remsi");
  EXPECT_NE(same.checkText(text, loweringPipelines().front().second, 0), std::nullopt);
}

TEST(RunFuzzTest, ReportsCallsOfExternalFunctions) {
  DialectRegistry registry = prepareForRuns();
  ProgramCheck program(registry, "func.func private @g(i8, vector<2xf32>) -> (index, f64)\n"
                                 "func.func @f(%a: i8, %v: vector<2xf32>) -> f64 {\n"
                                 "  %r:2 = call @g(%a, %v) : (i8, vector<2xf32>) -> (index, f64)\n"
                                 "  %s:2 = call @g(%a, %v) : (i8, vector<2xf32>) -> (index, f64)\n"
                                 "  %x = arith.addf %r#1, %s#1 : f64\n  return %x : f64\n}\n");
  RunCheck check(registry, program);
  ASSERT_GT(check.numRuns(), 0u);
  EXPECT_EQ(check.check(loweringPipelines().front().second, 0), std::nullopt);
}
