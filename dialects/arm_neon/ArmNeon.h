//===- ArmNeon.h - Arm Neon vector instructions ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The arm_neon dialect: the op classes of ArmNeon.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARM_NEON_ARMNEON_H
#define STRATA_DIALECTS_ARM_NEON_ARMNEON_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/OpHookThunks.h"

#include "dialects/arm_neon/ArmNeonDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/arm_neon/ArmNeonOps.h.inc"

#endif // STRATA_DIALECTS_ARM_NEON_ARMNEON_H
