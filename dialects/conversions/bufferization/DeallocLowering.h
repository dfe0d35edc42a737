//===- DeallocLowering.h - Lowering of bufferization.dealloc --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_BUFFERIZATION_DEALLOCLOWERING_H
#define STRATA_DIALECTS_CONVERSIONS_BUFFERIZATION_DEALLOCLOWERING_H

#include "dialects/func/Func.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

class RewritePatternSet;
class SymbolTable;

namespace bufferization {

/// Helper functions of buildDeallocationLibraryFunction(). The key is the symbol table op that contains the
/// function.
using DeallocHelperMap = llvm::DenseMap<Operation *, func::FuncOp>;

/// Adds the pattern that lowers bufferization.dealloc. Reports an error for an op with several memrefs if its
/// symbol table has no helper function. The map must outlive the pattern.
void populateBufferizationDeallocLoweringPattern(RewritePatternSet &patterns,
                                                 const DeallocHelperMap &deallocHelperFuncMap);

/// Creates the function `dealloc_helper` and inserts it in the symbol table. A lowered dealloc op with
/// several memrefs calls it to compute which memrefs to free. All parameters are one-dimensional memrefs of
/// dynamic size. Inputs: addresses of the memrefs to free, addresses of the retained memrefs, conditions of
/// the memrefs to free. Outputs: a flag for each memref to free, true if it must be freed; a flag for each
/// retained memref, true if it is owned. The function takes quadratic time.
func::FuncOp buildDeallocationLibraryFunction(OpBuilder &builder, Location loc, SymbolTable &symbolTable);

} // namespace bufferization
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_BUFFERIZATION_DEALLOCLOWERING_H
