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

/// The function that dealloc ops in a symbol table call, by the op of the symbol table.
using DeallocHelperMap = llvm::DenseMap<Operation *, func::FuncOp>;

/// Adds the pattern that lowers bufferization.dealloc. The pattern fails for ops with several memrefs in a
/// symbol table that has no helper function. The map must outlive the pattern.
void populateBufferizationDeallocLoweringPattern(RewritePatternSet &patterns,
                                                 const DeallocHelperMap &deallocHelperFuncMap);

/// Creates the helper function, which computes what a dealloc op with several memrefs frees, and adds it to
/// the symbol table. Its parameters are memrefs of unknown size: addresses of the memrefs to free, addresses
/// of the retained memrefs, and conditions of the former; then the results: which memrefs to free, and which
/// retained memrefs own memory. Quadratic in the numbers of memrefs.
func::FuncOp buildDeallocationLibraryFunction(OpBuilder &builder, Location loc, SymbolTable &symbolTable);

} // namespace bufferization
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_BUFFERIZATION_DEALLOCLOWERING_H
