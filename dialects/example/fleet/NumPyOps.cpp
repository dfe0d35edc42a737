//===- NumPyOps.cpp - The dialect numpy ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The definitions generated from NumPyOps.td, which needs no C++ of its own.
//
//===--------------------------------------------------------------------===//

#include "dialects/example/fleet/NumPyOps.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/PatternValue.h"

#define GET_OP_CLASSES
#include "dialects/example/fleet/NumPyOps.cpp.inc"
#include "dialects/example/fleet/NumPyDialect.cpp.inc"
