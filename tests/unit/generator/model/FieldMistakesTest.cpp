//===- FieldMistakesTest.cpp - Fields of the wrong type -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

TEST(FieldMistakesTest, TraitsContainAnUnsetValue) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [?]>;
)td"),
              ElementsAre("2:5: error: field 'traits' of 'A_Op' must be a list of records, but is ?"));
}

TEST(FieldMistakesTest, DependsOnItself) {
  EXPECT_THAT(diagnose(R"td(
def A : Attr<TruePred, "a"> { let storageType = "::A"; let returnType = "A"; let baseAttr = !cast<Attr>("A"); }
)td"),
              ElementsAre("2:5: error: 'A' depends on itself"));
}

TEST(FieldMistakesTest, RecordsOfAnotherVocabulary) {
  ModelFixture fixture(R"td(
class Op {
  int opName = 3;
  string opDialect = "x";
  string summary = ?;
}
def A_Op : Op;
)td",
                       {}, /*withPrelude=*/false);
  EXPECT_THAT(fixture.diagnostics(),
              ElementsAre("4:10: error: field 'opDialect' of 'A_Op' must be a record, but is \"x\"",
                          "3:7: error: field 'opName' of 'A_Op' must be a string, but is 3",
                          "7:5: error: 'A_Op' has no field 'arguments'",
                          "7:5: error: 'A_Op' has no field 'results'",
                          "7:5: error: 'A_Op' has no field 'regions'",
                          "7:5: error: 'A_Op' has no field 'successors'"));
}

TEST(FieldMistakesTest, DialectIsAnotherRecord) {
  ModelFixture fixture(R"td(
def ins;
def outs;
def region;
def successor;
class Op {
  string opName = "a";
  Op opDialect = ?;
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
}
)td"
                       "def B : Op;\ndef A_Op : Op { let opDialect = B; }",
                       {}, /*withPrelude=*/false);
  EXPECT_THAT(fixture.diagnostics(), ::testing::Contains("14:5: error: 'B' is not a dialect"));
}

} // namespace
