//===- KindsTest.cpp - Every declared diagnostic is emitted somewhere -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;

namespace {

/// Declared diagnostics that no test emits, each with its reason. An exception that a test does emit is an
/// error, too.
const std::set<std::string> exceptions = {
    "BlockArgumentNotOwned", // The API cannot build a block with arguments of another block.
};

/// Checks the emitted diagnostics after all other tests of the program.
class KindsEnvironment : public ::testing::Environment {
  void TearDown() override {
    // A test filter skips tests, so the set of emitted diagnostics is incomplete.
    if (::testing::UnitTest::GetInstance()->test_to_run_count() !=
        ::testing::UnitTest::GetInstance()->total_test_count())
      return;
    const char *declared[] = {
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "runtime/ir/DiagnosticKinds.def"
    };
    for (const char *kind : declared) {
      bool isEmitted = IRTest::emittedKinds().contains(kind);
      EXPECT_NE(isEmitted, exceptions.contains(kind)) << "diagnostic kind " << kind;
    }
  }
};
const ::testing::Environment *environment = ::testing::AddGlobalTestEnvironment(new KindsEnvironment);

} // namespace
