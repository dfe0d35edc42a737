//===- AffinePrinting.h - Textual form of affine expressions ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Printing of affine expressions with caller-defined names for dimensions and symbols, for operations that
// write an affine map applied to SSA values. For the default names use AffineExpr::print.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINEPRINTING_H
#define STRATA_RUNTIME_IR_AFFINEPRINTING_H

#include "runtime/ir/AffineExpr.h"

namespace mlir::detail {

/// Prints \p expr.
/// \param printLeaf prints the dimension (second argument false) or symbol (true) at a position; null for the
///   names `d0` and `s0`.
void printAffineExpr(AffineExpr expr, llvm::raw_ostream &os,
                     llvm::function_ref<void(unsigned, bool)> printLeaf);

/// Prints the inputs of a map or set, such as `(d0, d1)[s0]`.
void printAffineInputs(unsigned numDims, unsigned numSymbols, llvm::raw_ostream &os);

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_AFFINEPRINTING_H
