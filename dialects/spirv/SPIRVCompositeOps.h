//===- SPIRVCompositeOps.h - Composites and matrices ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Construction of composites, access to constituents and vector elements; transposition and products of
// matrices; cooperative matrices.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVCOMPOSITEOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVCOMPOSITEOPS_H

#include "dialects/spirv/SPIRVOpBase.h"
#include "runtime/interfaces/AlignmentAttrInterface.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVCompositeOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVCOMPOSITEOPS_H
