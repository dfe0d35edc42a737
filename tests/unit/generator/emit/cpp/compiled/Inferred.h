//===- Inferred.h - Inferred result types ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Test ops declared in Inferred.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_INFERRED_H
#define STRATA_TESTS_INFERRED_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"

#include "tests/unit/generator/emit/cpp/compiled/InferredDialect.h.inc"
#define GET_OP_CLASSES
#include "tests/unit/generator/emit/cpp/compiled/InferredOps.h.inc"

#endif // STRATA_TESTS_INFERRED_H
