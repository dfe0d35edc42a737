//===- TestPasses.h - Declarations of the generated test passes ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_RUNTIME_PASS_GENERATED_TESTPASSES_H
#define STRATA_TESTS_UNIT_RUNTIME_PASS_GENERATED_TESTPASSES_H

#include "runtime/pass/PassRegistry.h"

namespace generated {

enum class Mode { Set, Clear };

std::unique_ptr<mlir::Pass> makeGraphPass();

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tests/unit/runtime/pass/generated/TestPasses.h.inc"

} // namespace generated

#endif // STRATA_TESTS_UNIT_RUNTIME_PASS_GENERATED_TESTPASSES_H
