//===- SPIRVBitOps.h - Bit instructions and conversions -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Bitwise logic, shifts, bit fields and bit counts; conversions between integers, floats and pointers, and
// bitcasts. Conversions that a vendor extension adds are in SPIRVOtherOps.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVBITOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVBITOPS_H

#include "dialects/spirv/SPIRVOpBase.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVBitOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVBITOPS_H
