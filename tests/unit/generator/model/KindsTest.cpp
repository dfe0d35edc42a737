//===- KindsTest.cpp - No kind without a test -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace strata;

namespace {

constexpr llvm::StringLiteral kinds[] = {
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/model/DiagnosticKinds.def"
};

/// After all tests of this program: each kind was emitted by one of them.
class KindsEnvironment : public ::testing::Environment {
  void TearDown() override {
    if (::testing::GTEST_FLAG(filter) != "*" || std::getenv("TEST_TOTAL_SHARDS"))
      return; // Only some tests have run.
    for (llvm::StringRef kind : kinds)
      EXPECT_TRUE(ModelFixture::seenKinds().count(kind.str())) << kind.str() << " is emitted by no test";
  }
};

[[maybe_unused]] ::testing::Environment *const environment =
    ::testing::AddGlobalTestEnvironment(new KindsEnvironment);

TEST(KindsTest, ThereAreManyMistakesToFind) { EXPECT_GE(std::size(kinds), 45u); }

} // namespace
