//===- AffinePrinting.h - Expressions with other names --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The printer of expressions with names of the caller's choice for dimensions and symbols: those of SSA
// values, where operations write maps over their operands. For the plain form use print().
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINEPRINTING_H
#define STRATA_RUNTIME_IR_AFFINEPRINTING_H

#include "runtime/ir/AffineExpr.h"

namespace strata::detail {

/// \param printLeaf  writes the dimension or (true) symbol of a position; null: `d0`, `s0`.
void printAffineExpr(AffineExpr expr, llvm::raw_ostream &os,
                     llvm::function_ref<void(unsigned, bool)> printLeaf);

/// `(d0, d1)[s0]`, the inputs of a map or set.
void printAffineInputs(unsigned numDims, unsigned numSymbols, llvm::raw_ostream &os);

} // namespace strata::detail

#endif // STRATA_RUNTIME_IR_AFFINEPRINTING_H
