//===- Props.h - A dialect with all kinds of properties -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Classes of the test dialect that Props.td and CompiledProps.td declare.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_PROPERTIES_PROPS_H
#define STRATA_TESTS_SUPPORT_PROPERTIES_PROPS_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/ods/OperandRangeRange.h"

namespace test {
struct Range {
  int64_t low = 0, high = 0;
  bool operator==(const Range &) const = default;
};
struct Doubled {
  int64_t value = 0;
};
} // namespace test

#include "tests/support/properties/CompiledPropsDialect.h.inc"
#include "tests/support/properties/CompiledPropsEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/support/properties/CompiledPropsAttrs.h.inc"
#define GET_OP_CLASSES
#include "tests/support/properties/CompiledPropsOps.h.inc"

#endif // STRATA_TESTS_SUPPORT_PROPERTIES_PROPS_H
