//===- SPIRVLogicalOps.h - Comparisons and logic --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Comparisons, classification of floats, logic on bools, and select.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVLOGICALOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVLOGICALOPS_H

#include "dialects/spirv/SPIRVOpBase.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVLogicalOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVLOGICALOPS_H
