//===- SPIRVAtomicOps.h - Atomic instructions -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Atomic arithmetic, exchange and compare exchange.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS_H

#include "dialects/spirv/SPIRVOpBase.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVAtomicOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVATOMICOPS_H
