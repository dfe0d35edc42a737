//===- SPIRVExtInstOps.h - Extended instructions --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The extended instruction sets GLSL.std.450 and OpenCL.std.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVEXTINSTOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVEXTINSTOPS_H

#include "dialects/spirv/SPIRVOpBase.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVExtInstOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVEXTINSTOPS_H
