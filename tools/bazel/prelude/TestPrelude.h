//===- TestPrelude.h - Headers that most tests include --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// strata_cc_test (tools/bazel/cc.bzl) includes this file, in precompiled form, before each test. Tests
// include what they use nevertheless.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_BAZEL_PRELUDE_TESTPRELUDE_H
#define STRATA_TOOLS_BAZEL_PRELUDE_TESTPRELUDE_H

#include "llvm_prelude.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#endif // STRATA_TOOLS_BAZEL_PRELUDE_TESTPRELUDE_H
