//===- Vector.td - The vector dialect ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes the files of the vector dialect.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR
#define STRATA_DIALECTS_VECTOR

include "dialects/vector/VectorBase.td"
include "dialects/vector/VectorElementOps.td"
include "dialects/vector/VectorMaskOps.td"
include "dialects/vector/VectorMemoryOps.td"
include "dialects/vector/VectorReductionOps.td"
include "dialects/vector/VectorShapeOps.td"
include "dialects/vector/VectorTransferOps.td"

#endif // STRATA_DIALECTS_VECTOR
