//===- Attributes.cpp - All attribute constraints ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/emit/cpp/compiled/Attributes.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;

#include "tests/unit/generator/emit/cpp/compiled/AttributesEnums.cpp.inc"

#include "tests/unit/generator/emit/cpp/compiled/AttributesDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/unit/generator/emit/cpp/compiled/AttributesAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "tests/unit/generator/emit/cpp/compiled/AttributesOps.cpp.inc"
