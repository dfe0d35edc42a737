//===- ArmNeon.cpp - The arm_neon dialect ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arm_neon/ArmNeon.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::arm_neon;

#define GET_OP_CLASSES
#include "dialects/arm_neon/ArmNeonOps.cpp.inc"
#include "dialects/arm_neon/ArmNeonDialect.cpp.inc"
