//===- SPIRVConstantOps.h - Constants -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Constants, undefined values, specialization constants, and operations on specialization constants.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVCONSTANTOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVCONSTANTOPS_H

#include "dialects/spirv/SPIRVOpBase.h"
#include "runtime/interfaces/OpAsmInterface.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVConstantOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVCONSTANTOPS_H
