//===- SPIRVOtherOps.h - Further ops --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All ops that no other group has: images, primitives, and instructions of vendor extensions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVOTHEROPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVOTHEROPS_H

#include "dialects/spirv/SPIRVOpBase.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVOtherOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVOTHEROPS_H
