//===- LegalizeForExport.h - Preparation for LLVM IR ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Rewrites IR that is valid in the llvm dialect but not in LLVM IR, for the pass llvm-legalize-for-export and
// for the export.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H
#define STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H

namespace mlir {
class Operation;
}

namespace mlir::LLVM {

class DIExpressionAttr;

/// Makes the edges of the CFG that pass values distinct: if a terminator has a block with arguments as a
/// successor more than once, inserts a block on each such edge except the first. Visits all nested regions of
/// `op`.
void ensureDistinctSuccessors(Operation *op);

/// Merges adjacent fragments of an expression. The arguments of a fragment are offset and size. The first
/// fragment is part of the second one: the result has the sum of the offsets and the size of the first one.
DIExpressionAttr mergeFragments(DIExpressionAttr expression);
/// Merges adjacent fragments in the debug info expressions of all attributes of `op` and its nested ops.
void legalizeDIExpressionsRecursively(Operation *op);

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H
