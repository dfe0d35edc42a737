//===- MathToLLVM.h - Lowering of math ops to llvm ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert math ops to intrinsics. The pass is createConvertMathToLLVMPass() (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_MATHTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_MATHTOLLVM_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;

/// Adds the patterns for all math ops that correspond to an intrinsic or to a formula of intrinsics. The
/// converter must outlive the patterns. \param approximateLog1p Converts math.log1p(x) to log(1 + x), which
/// is inaccurate for small x.
void populateMathToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                          bool approximateLog1p = true, PatternBenefit benefit = 1);

/// Registers an extension by which the pass convert-to-llvm obtains the patterns for math ops.
void registerConvertMathToLLVMInterface(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_MATHTOLLVM_H
