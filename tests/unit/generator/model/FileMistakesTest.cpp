//===- FileMistakesTest.cpp - Errors that TableGen reports ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

TEST(FileMistakesTest, SyntaxError) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"
)td"),
              ElementsAre("3:1: error: Expected comma before next argument"));
}

TEST(FileMistakesTest, UnknownInclude) {
  EXPECT_THAT(diagnose(R"td(
include "no/such.td"
)td"),
              ElementsAre("2:9: error: could not find include file 'no/such.td'"));
}

} // namespace
