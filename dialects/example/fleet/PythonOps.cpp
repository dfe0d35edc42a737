//===- PythonOps.cpp - The dialect python ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The definitions generated from PythonOps.td, which needs no C++ of its own.
//
//===--------------------------------------------------------------------===//

#include "dialects/example/fleet/PythonOps.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/PatternValue.h"

#define GET_TYPEDEF_CLASSES
#include "dialects/example/fleet/PythonTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/example/fleet/PythonAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/example/fleet/PythonOps.cpp.inc"
#include "dialects/example/fleet/PythonDialect.cpp.inc"
