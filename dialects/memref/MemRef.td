//===- MemRef.td - The memref dialect ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes all ops of the memref dialect: allocations, accesses and views.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF
#define STRATA_DIALECTS_MEMREF

include "dialects/memref/MemRefAccess.td"
include "dialects/memref/MemRefAllocation.td"
include "dialects/memref/MemRefViews.td"

#endif // STRATA_DIALECTS_MEMREF
