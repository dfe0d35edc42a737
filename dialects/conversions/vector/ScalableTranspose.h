//===- ScalableTranspose.h - Writes of transposed scalable vectors -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lowering of writes of a matrix with a scalable number of rows. Private to this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_VECTOR_SCALABLETRANSPOSE_H
#define STRATA_DIALECTS_CONVERSIONS_VECTOR_SCALABLETRANSPOSE_H

namespace mlir {

class RewritePatternSet;

/// Adds the pattern that lowers a write of `vector.transpose %v : vector<NxMxT> to ...`, where only M is
/// scalable, to a loop that writes a row of N elements at a time. A mask must be a vector.create_mask.
/// \param lowerTensors Also lower writes to tensors.
void populateScalableTransposePattern(RewritePatternSet &patterns, bool lowerTensors);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_VECTOR_SCALABLETRANSPOSE_H
