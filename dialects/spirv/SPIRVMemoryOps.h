//===- SPIRVMemoryOps.h - Memory accesses and barriers --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Variables in functions, loads, stores, copies, access chains, control barriers and memory barriers.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVMEMORYOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVMEMORYOPS_H

#include "dialects/spirv/SPIRVOpBase.h"
#include "runtime/interfaces/AlignmentAttrInterface.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVMemoryOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVMEMORYOPS_H
