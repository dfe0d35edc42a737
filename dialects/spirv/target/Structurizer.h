//===- Structurizer.h - Regions from merge instructions -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Turns the blocks of constructs, which merge instructions delimit, into spirv.mlir.selection and
// spirv.mlir.loop. Linear in the number of blocks and uses.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGET_STRUCTURIZER_H
#define STRATA_DIALECTS_SPIRV_TARGET_STRUCTURIZER_H

#include "runtime/ir/Block.h"
#include "runtime/ir/Diagnostics.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::spirv {

/// The operands of the merge instruction in a header block.
struct Construct {
  Location loc;
  Block *merge;
  Block *continueBlock; ///< Null for a selection.
  uint32_t control;
  size_t offset; ///< Index of the first word of the merge instruction.
};
/// Maps header blocks to constructs, in the order of the binary: inner constructs follow outer ones.
using ConstructMap = llvm::MapVector<Block *, Construct>;

/// Moves the blocks of all constructs into ops. Fails if a construct has another exit than its merge block,
/// or another entry than its header; then calls `emitError` with the offset of its merge instruction.
LogicalResult structurizeControlFlow(const ConstructMap &constructs,
                                     llvm::function_ref<InFlightDiagnostic(size_t)> emitError);

} // namespace mlir::spirv

#endif // STRATA_DIALECTS_SPIRV_TARGET_STRUCTURIZER_H
