//===- LegalizeForExport.h - Preparation for LLVM IR ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the llvm dialect permits and LLVM IR does not. The translation to LLVM IR calls these functions before
// it starts; the pass llvm-legalize-for-export calls both.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H
#define STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H

namespace mlir {
class Operation;
}

namespace mlir::LLVM {

/// Inserts a block on each edge from a terminator to a block with arguments that is already a successor of
/// the terminator. Changes all regions of the op, nested ones included.
void ensureDistinctSuccessors(Operation *op);

/// Merges adjacent fragments of all debug info expressions in attributes of the op and of nested ops.
void legalizeDIExpressionsRecursively(Operation *op);

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TRANSFORMS_LEGALIZEFOREXPORT_H
