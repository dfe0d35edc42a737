//===- LibraryFunctions.h - Ops as calls of a library ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that replace elementwise ops on floats or complex numbers by calls of library functions. A table
// has a row for each op:
//
//   static constexpr LibraryFunction functions[] = {{"math.sin", "sinf", "sin"}};
//   populateLibraryCallPatterns(patterns, functions, LibraryFunctionEffects::None);
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_MATH_LIBRARYFUNCTIONS_H
#define STRATA_DIALECTS_CONVERSIONS_MATH_LIBRARYFUNCTIONS_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// An op and the functions that implement it.
struct LibraryFunction {
  llvm::StringLiteral op;
  llvm::StringLiteral forSingle; ///< For f32 and complex<f32>.
  llvm::StringLiteral forDouble; ///< For f64 and complex<f64>.
};

/// Memory effects of the functions. Functions without effects are declared with the attribute
/// `llvm.readnone`.
enum class LibraryFunctionEffects { None, Unknown };

/// Adds a pattern for each row; it matches if the first operand has one of the types of the row. The pattern
/// declares the function at the start of the nearest symbol table if no symbol has its name.
void populateLibraryCallPatterns(RewritePatternSet &patterns, llvm::ArrayRef<LibraryFunction> functions,
                                 LibraryFunctionEffects effects, PatternBenefit benefit = 1);

/// Adds patterns that convert the ops of the table to the types of the functions: an op on vectors of fixed
/// size becomes one op per element; an op on f16 or bf16 becomes an op on f32.
void populateLibraryTypePatterns(RewritePatternSet &patterns, llvm::ArrayRef<LibraryFunction> functions,
                                 PatternBenefit benefit = 1);

/// Adds a pattern that replaces an op on vectors of fixed size by one op per element.
void populateScalarizationPattern(RewritePatternSet &patterns, llvm::StringRef op,
                                  PatternBenefit benefit = 1);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_MATH_LIBRARYFUNCTIONS_H
