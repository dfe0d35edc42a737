//===- KindsTest.cpp - Each diagnostic kind has a test --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;

namespace {

constexpr llvm::StringLiteral kinds[] = {
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/model/DiagnosticKinds.def"
};

[[maybe_unused]] ::testing::Environment *const environment =
    ::testing::AddGlobalTestEnvironment(new KindsEnvironment(kinds));

TEST(KindsTest, TheListOfKindsIsNotEmpty) { EXPECT_GE(std::size(kinds), 45u); }

} // namespace
