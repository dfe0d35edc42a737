//===- LibraryFunctions.h - Ops as calls of a library ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that replace elementwise ops of floats or complex numbers by calls of functions of a library, from
// a table with a row per op:
//
//   static constexpr LibraryFunction functions[] = {{"math.sin", "sinf", "sin"}};
//   populateLibraryCallPatterns(patterns, functions, LibraryFunctionEffects::None);
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_MATH_LIBRARYFUNCTIONS_H
#define STRATA_DIALECTS_CONVERSIONS_MATH_LIBRARYFUNCTIONS_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// The functions that implement an op.
struct LibraryFunction {
  llvm::StringLiteral op;
  llvm::StringLiteral forSingle; ///< For operands of type f32, or complex<f32>.
  llvm::StringLiteral forDouble; ///< For operands of type f64, or complex<f64>.
};

/// Known effects of the functions. Functions without effects are declared with the attribute `llvm.readnone`.
enum class LibraryFunctionEffects { None, Unknown };

/// Adds a pattern per row, which replaces the op if its first operand has one of the types of the row. The
/// function is declared at the begin of the closest symbol table if the table has no such symbol.
void populateLibraryCallPatterns(RewritePatternSet &patterns, llvm::ArrayRef<LibraryFunction> functions,
                                 LibraryFunctionEffects effects, PatternBenefit benefit = 1);

/// Adds patterns that bring the ops of the table to the types of the functions: an op on vectors of a fixed
/// size becomes an op per element, an op of f16 or bf16 one of f32.
void populateLibraryTypePatterns(RewritePatternSet &patterns, llvm::ArrayRef<LibraryFunction> functions,
                                 PatternBenefit benefit = 1);

/// Adds a pattern that replaces an op on vectors of a fixed size by one op per element.
void populateScalarizationPattern(RewritePatternSet &patterns, llvm::StringRef op,
                                  PatternBenefit benefit = 1);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_MATH_LIBRARYFUNCTIONS_H
