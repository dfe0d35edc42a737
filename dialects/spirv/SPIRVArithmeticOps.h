//===- SPIRVArithmeticOps.h - Arithmetic ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Sum, difference, product, quotient, remainder, negation, arithmetic with carry or borrow, extended
// products, dot products of vectors and of packed integers, and the product of a vector and a scalar.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVARITHMETICOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVARITHMETICOPS_H

#include "dialects/spirv/SPIRVOpBase.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVArithmeticOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVARITHMETICOPS_H
