//===- ProgressTest.cpp - Progress of long runs ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/Progress.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/pass/Pass.h"
#include "runtime/transforms/Passes.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::HasSubstr;

namespace {

class ProgressTest : public ::testing::Test {
protected:
  ProgressTest() : module(ModuleOp::create(UnknownLoc::get(&context), "m")), pass(createCSEPass()) {}
  /// Returns the output while one pass runs.
  std::string run(Progress::Timing timing) {
    std::string text;
    llvm::raw_string_ostream os(text);
    {
      Progress progress(os, timing);
      progress.runBeforePass(pass.get(), module.get().getOperation());
      progress.runAfterPass(pass.get(), module.get().getOperation());
      progress.runBeforePass(pass.get(), module.get().getOperation());
      beforeTheEnd = text;
    }
    return text;
  }
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<Pass> pass;
  std::string beforeTheEnd;
};

using std::chrono::milliseconds;

TEST_F(ProgressTest, PrintsNothingForAShortRun) {
  EXPECT_EQ(run({milliseconds(60000), milliseconds(0)}), "");
}

TEST_F(ProgressTest, ShowsThePassAndErasesTheLine) {
  std::string text = run({milliseconds(0), milliseconds(0)});
  EXPECT_EQ(beforeTheEnd,
            "0 s, 0 passes done, running CSE on @m\r\x1b[K0 s, 1 passes done, running CSE on @m");
  EXPECT_EQ(text, beforeTheEnd + "\r\x1b[K");
}

TEST_F(ProgressTest, LimitsTheUpdateRate) {
  run({milliseconds(0), milliseconds(60000)});
  EXPECT_EQ(beforeTheEnd, "0 s, 0 passes done, running CSE on @m");
}

} // namespace
