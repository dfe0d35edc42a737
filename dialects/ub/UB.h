//===- UB.h - Undefined behavior ------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ub dialect: the classes of UB.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UB_UB_H
#define STRATA_DIALECTS_UB_UB_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/OpHookThunks.h"

#include "dialects/ub/UBDialect.h.inc"
#include "dialects/ub/UBAttrInterfaces.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/ub/UBAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/ub/UBOps.h.inc"

#endif // STRATA_DIALECTS_UB_UB_H
