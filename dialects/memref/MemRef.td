//===- MemRef.td - Memory ----------------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of the memref dialect: where memory comes from, accesses to it, views of it.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF
#define STRATA_DIALECTS_MEMREF

include "dialects/memref/MemRefAccess.td"
include "dialects/memref/MemRefAllocation.td"
include "dialects/memref/MemRefViews.td"

#endif // STRATA_DIALECTS_MEMREF
