//===- TilingInterface.h - Ops that can be split into tiles ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of ops that represent nested loops, from which a pass can create ops for tiles of the
// iterations, or for partial reductions. View classes; see OpView.h. The default of each method is to fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_TILINGINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_TILINGINTERFACE_H

#include "runtime/interfaces/IteratorType.h"
#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

/// The ops that compute a tile, the values that replace the results, and the ops that slice the operands.
struct TilingResult {
  llvm::SmallVector<Operation *> tiledOps;
  llvm::SmallVector<Value> tiledValues;
  llvm::SmallVector<Operation *> generatedSlices;
};

/// How reduction loops are tiled. Either the outer loop (over the tiles) and the inner loop (within a tile)
/// are both reductions; or one of them is parallel and computes partial results, which are merged later.
enum class ReductionTilingStrategy {
  FullReduction,
  PartialReductionOuterReduction,
  PartialReductionOuterParallel
};

/// The ops that merge partial results, and the values that replace the results of the original op.
struct MergeResult {
  llvm::SmallVector<Operation *> mergeOps;
  llvm::SmallVector<Value> replacements;
};

} // namespace mlir

#include "runtime/interfaces/TilingInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_TILINGINTERFACE_H
