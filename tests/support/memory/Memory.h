//===- Memory.h - Test dialect of memory slots and spaces -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Classes of the test dialect that Memory.td declares.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_MEMORY_MEMORY_H
#define STRATA_TESTS_SUPPORT_MEMORY_MEMORY_H

#include "runtime/asm/DialectImplementation.h"
#include "runtime/interfaces/MemOpInterfaces.h"
#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/SubsetOpInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"

#include "tests/support/memory/MemoryDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/support/memory/MemoryTypes.h.inc"
#define GET_OP_CLASSES
#include "tests/support/memory/MemoryOps.h.inc"

#endif // STRATA_TESTS_SUPPORT_MEMORY_MEMORY_H
