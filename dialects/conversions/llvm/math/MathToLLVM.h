//===- MathToLLVM.h - Lowering of math ops to llvm ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that replace math ops by intrinsics. The pass is createConvertMathToLLVMPass() (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_MATHTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_MATHTOLLVM_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;

/// Adds the patterns for all math ops that have an intrinsic, or a formula of intrinsics.
/// \param approximateLog1p convert math.log1p, too, with a loss of precision.
void populateMathToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                          bool approximateLog1p = true, PatternBenefit benefit = 1);

/// Registers the patterns of math for convert-to-llvm.
void registerConvertMathToLLVMInterface(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_MATHTOLLVM_H
