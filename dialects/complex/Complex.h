//===- Complex.h - Complex numbers ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The complex dialect: the op classes of Complex.td and the attribute of a complex number.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_COMPLEX_COMPLEX_H
#define STRATA_DIALECTS_COMPLEX_COMPLEX_H

#include "dialects/arith/Arith.h"

#include "dialects/complex/ComplexDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/complex/ComplexAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/complex/ComplexOps.h.inc"

#endif // STRATA_DIALECTS_COMPLEX_COMPLEX_H
