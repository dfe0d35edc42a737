//===- Poly.h - The poly dialect ------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The classes generated from Poly.td. The header of a dialect has this structure: first the includes that the
// generated code needs, then the generated declarations.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_EXAMPLE_POLY_POLY_H
#define STRATA_DIALECTS_EXAMPLE_POLY_POLY_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"

#include "dialects/example/poly/PolyDialect.h.inc"
#include "dialects/example/poly/PolyEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/example/poly/PolyTypes.h.inc"
#define GET_OP_CLASSES
#include "dialects/example/poly/PolyOps.h.inc"

#endif // STRATA_DIALECTS_EXAMPLE_POLY_POLY_H
