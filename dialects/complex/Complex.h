//===- Complex.h - The complex dialect ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The complex dialect: the op classes and the number attribute generated from Complex.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_COMPLEX_COMPLEX_H
#define STRATA_DIALECTS_COMPLEX_COMPLEX_H

#include "dialects/arith/Arith.h"

#include "dialects/complex/ComplexDialect.h.inc"
#include "dialects/complex/ComplexEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/complex/ComplexAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/complex/ComplexOps.h.inc"

#endif // STRATA_DIALECTS_COMPLEX_COMPLEX_H
