//===- PatternLoopsTest.cpp - Patterns that match their own result --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/check/PatternLoops.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

std::vector<std::string> check(llvm::StringRef pattern) {
  ModelFixture fixture(
      ("def AddOp : T_Op<\"add\"> { let arguments = (ins AnyType:$lhs, AnyType:$rhs); let results = (outs "
       "AnyType:$r); } "
       "def NegOp : T_Op<\"neg\"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$r); }\n"
       "def P : Pat<" +
       pattern + ">;\n")
          .str());
  if (!fixture.isGood())
    return fixture.diagnostics();
  auto patterns = PatternModel::checkAll(fixture.mutableModels(), fixture.context());
  if (succeeded(patterns))
    checkPatternLoops(*patterns, fixture.context().diags());
  return fixture.diagnostics();
}

constexpr const char *message =
    ": warning: pattern 'P' matches its own result here and is applied to it again";

TEST(PatternLoopsTest, ResultEqualsSource) {
  EXPECT_THAT(check("(AddOp $a, $b), (AddOp $b, $a)"), ElementsAre(std::string("2:30") + message));
  EXPECT_THAT(check("(NegOp (NegOp $a)), (NegOp (NegOp $a))"), ElementsAre(std::string("2:34") + message));
}

TEST(PatternLoopsTest, ResultContainsSource) {
  EXPECT_THAT(check("(NegOp $a), (AddOp $a, (NegOp $a))"), ElementsAre(std::string("2:37") + message));
}

TEST(PatternLoopsTest, SmallerOrDifferentResultIsAccepted) {
  EXPECT_THAT(check("(NegOp (NegOp $a)), (NegOp $a)"), IsEmpty());
  EXPECT_THAT(check("(AddOp $a, $a), (AddOp $a, (NegOp $a))"), IsEmpty());
  EXPECT_THAT(check("(AddOp $a, (NegOp $b)), (AddOp (NegOp $b), $a)"), IsEmpty());
}

TEST(PatternLoopsTest, ConstrainedPatternIsAccepted) {
  EXPECT_THAT(check("(AddOp $a, $b), (AddOp $b, $a), [(HasNoUseOf $a)]"), IsEmpty());
  EXPECT_THAT(check("(AddOp I32:$a, $b), (AddOp $a, $b)"), IsEmpty());
}

} // namespace
