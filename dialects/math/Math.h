//===- Math.h - The math dialect ------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The math dialect: the op classes generated from Math.td. Basic arithmetic and comparisons are in
// dialects/arith.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MATH_MATH_H
#define STRATA_DIALECTS_MATH_MATH_H

#include "dialects/arith/Arith.h"

#include "dialects/math/MathDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/math/MathOps.h.inc"

#endif // STRATA_DIALECTS_MATH_MATH_H
