//===- Attributes.h - All attribute constraints ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Test ops declared in Attributes.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_ATTRIBUTES_H
#define STRATA_TESTS_ATTRIBUTES_H

#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"

#include "tests/unit/generator/emit/cpp/compiled/AttributesEnums.h.inc"

#include "tests/unit/generator/emit/cpp/compiled/AttributesDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/unit/generator/emit/cpp/compiled/AttributesAttrs.h.inc"
#define GET_OP_CLASSES
#include "tests/unit/generator/emit/cpp/compiled/AttributesOps.h.inc"

#endif // STRATA_TESTS_ATTRIBUTES_H
