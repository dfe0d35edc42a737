//===- PatternOverlapTest.cpp - Patterns that are never applied -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/PatternOverlap.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

constexpr llvm::StringLiteral ops =
    "def AddOp : T_Op<\"add\"> { let arguments = (ins AnyType:$lhs, AnyType:$rhs); let results = (outs "
    "AnyType:$r); } "
    "def NegOp : T_Op<\"neg\"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$r); }\n";

std::vector<std::string> check(llvm::StringRef text) {
  ModelFixture fixture((ops + text).str());
  if (!fixture.isGood())
    return fixture.diagnostics();
  auto patterns = PatternModel::checkAll(fixture.mutableModels(), fixture.context());
  if (failed(patterns))
    return fixture.diagnostics();
  checkPatternOverlap(*patterns, fixture.context().diags());
  return fixture.diagnostics();
}

constexpr llvm::StringLiteral general = "def A : Pat<(AddOp $a, $b), (AddOp $b, $a)";

TEST(PatternOverlapTest, PatternAfterAMoreGeneralOneIsNeverApplied) {
  EXPECT_THAT(
      check((general + ", [], [], (addBenefit 1)>;\ndef B : Pat<(AddOp (NegOp $a), $b), (AddOp $b, $a)>;\n")
                .str()),
      ElementsAre("3:5: warning: pattern 'B' is never used: 'A' matches first, and matches more",
                  "2:5: note: which is declared here"));
  EXPECT_THAT(check((general + ">;\ndef B : Pat<(AddOp $x, I32:$y), (AddOp $y, $x)>;\n").str()).size(), 2u);
}

TEST(PatternOverlapTest, MoreSourceOpsAreTriedFirst) {
  EXPECT_THAT(check((general + ">;\ndef B : Pat<(AddOp (NegOp $a), $b), (AddOp $b, $a)>;\n").str()),
              IsEmpty());
}

TEST(PatternOverlapTest, ConstrainedPatternIsNotMoreGeneral) {
  EXPECT_THAT(
      check((general + ", [(HasNoUseOf $a)]>;\ndef B : Pat<(AddOp $x, $y), (AddOp $y, $x)>;\n").str()),
      IsEmpty());
}

TEST(PatternOverlapTest, RepeatedNameIsAConstraint) {
  EXPECT_THAT(
      check("def A : Pat<(AddOp $a, $a), (NegOp $a)>;\ndef B : Pat<(AddOp $a, $b), (AddOp $b, $a)>;\n"),
      IsEmpty());
  EXPECT_THAT(
      check("def A : Pat<(AddOp $a, $b), (AddOp $b, $a)>;\ndef B : Pat<(AddOp $a, $a), (NegOp $a)>;\n")
          .size(),
      2u);
}

} // namespace
