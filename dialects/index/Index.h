//===- Index.h - The index dialect ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The index dialect: the op classes generated from Index.td. Arithmetic on integers of fixed width is in
// dialects/arith.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_INDEX_INDEX_H
#define STRATA_DIALECTS_INDEX_INDEX_H

#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"

#include "dialects/index/IndexDialect.h.inc"
#include "dialects/index/IndexEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/index/IndexAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/index/IndexOps.h.inc"

#endif // STRATA_DIALECTS_INDEX_INDEX_H
