//===- LegalizeForExport.h - Preparation for LLVM IR ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Rewrites IR that is valid in the llvm dialect but not in LLVM IR, for the pass llvm-legalize-for-export and
// for the export. Debug info expressions: DIExpressionLegalization.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H
#define STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H

namespace mlir {
class Operation;
}

namespace mlir::LLVM {

/// Makes the edges of the CFG that pass values distinct: if a terminator has a block with arguments as a
/// successor more than once, inserts a block on each such edge except the first. Visits all nested regions of
/// `op`.
void ensureDistinctSuccessors(Operation *op);

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H
