//===- SPIRVGroupOps.h - Group instructions -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Uniform and non-uniform group instructions, and the subgroup instructions of extensions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVGROUPOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVGROUPOPS_H

#include "dialects/spirv/SPIRVOpBase.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVGroupOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVGROUPOPS_H
