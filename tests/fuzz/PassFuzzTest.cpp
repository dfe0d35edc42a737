//===- PassFuzzTest.cpp - Tests of the pass fuzzer -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/PassFuzz.h"
#include "dialects/arith/Arith.h"
#include "runtime/pass/PassRegistry.h"
#include "tests/fuzz/RandomProgram.h"
#include <gmock/gmock.h>

using namespace mlir;
using testing::Contains;
using testing::HasSubstr;

namespace {

DialectRegistry &registry() {
  static DialectRegistry registry = fuzz::prepareForPasses();
  return registry;
}

TEST(PassFuzzTest, ProgramsAreDeterministicAndMostExecutionsAreDefined) {
  size_t runs = 0, defined = 0;
  for (uint64_t seed = 0; seed != 100; ++seed) {
    std::string text = fuzz::makeRandomProgram(seed, 60);
    EXPECT_EQ(fuzz::makeRandomProgram(seed, 60), text);
    fuzz::ProgramCheck check(registry(), text, seed);
    ASSERT_EQ(check.error(), "") << text;
    runs += check.numRuns();
    defined += check.numDefined();
  }
  EXPECT_GT(runs, 300u);
  EXPECT_GT(defined, runs * 7 / 10);
}

TEST(PassFuzzTest, ProgramsUseEveryStructuredOpAndBackEdges) {
  std::string all;
  for (uint64_t seed = 0; seed != 200; ++seed)
    all += fuzz::makeRandomProgram(seed, 60);
  for (const char *op : {"scf.if", "scf.for ", "scf.while", "scf.index_switch", "scf.parallel", "scf.forall",
                         "scf.execute_region", "cf.br", "cf.cond_br", "cf.switch", "func.call @f",
                         "func.call @out", "arith.select", "arith.divsi"})
    EXPECT_THAT(all, HasSubstr(op));
}

TEST(PassFuzzTest, EachPassPreservesTheSemanticsOfPrograms) {
  std::vector<std::string> passes = fuzz::singlePasses();
  EXPECT_THAT(passes, testing::IsSupersetOf({"canonicalize", "cse", "sccp", "loop-invariant-code-motion",
                                             "control-flow-sink", "inline", "symbol-dce", "dce",
                                             "topological-sort", "convert-scf-to-cf"}));
  for (uint64_t seed = 0; seed != 60; ++seed) {
    fuzz::ProgramCheck check(registry(), fuzz::makeRandomProgram(seed, 60), seed);
    fuzz::RandomSource choice(seed);
    std::vector<std::string> pipelines = passes;
    pipelines.push_back(fuzz::randomPipeline(choice, passes));
    for (const std::string &pipeline : pipelines)
      ASSERT_EQ(check.check(pipeline), std::nullopt) << "seed " << seed << ", " << pipeline << "\n"
                                                     << check.getText();
  }
}

/// An incorrect pass: swaps the operands of subtractions.
struct WrongPass : Pass {
  WrongPass() : Pass(TypeID::get<WrongPass>()) {}
  llvm::StringRef getArgument() const override { return "test-swap-subtraction"; }
  llvm::StringRef getName() const override { return "WrongPass"; }
  std::unique_ptr<Pass> clonePass() const override { return std::make_unique<WrongPass>(); }
  void runOnOperation() override {
    getOperation()->walk([](arith::SubIOp op) {
      Value lhs = op.getLhs(), rhs = op.getRhs();
      op->setOperand(0, rhs);
      op->setOperand(1, lhs);
    });
  }
};

TEST(PassFuzzTest, IncorrectPassIsDetected) {
  registerPass([]() -> std::unique_ptr<Pass> { return std::make_unique<WrongPass>(); });
  fuzz::ProgramCheck check(registry(), R"(func.func @f(%a: i8, %b: i8) -> i8 {
    %0 = arith.subi %a, %b : i8
    return %0 : i8
  })");
  ASSERT_EQ(check.numDefined(), 4u);
  EXPECT_EQ(check.check("canonicalize"), std::nullopt);
  EXPECT_THAT(check.check("test-swap-subtraction").value_or(""), HasSubstr("): result #0: was "));
  EXPECT_THAT(check.check("no-such-pass").value_or(""), HasSubstr("no pass 'no-such-pass'"));
  EXPECT_THAT(fuzz::ProgramCheck(registry(), "func.func @f() -> i8 { return }").check("cse").value_or(""),
              HasSubstr("input: 1: "));
}

} // namespace
