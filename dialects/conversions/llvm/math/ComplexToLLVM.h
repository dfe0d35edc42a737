//===- ComplexToLLVM.h - Lowering of complex ops to llvm ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert complex ops to arithmetic on the fields of structs. The pass is
// createConvertComplexToLLVMPass() (Passes.h). ../common/ComplexStructBuilder.h accesses the fields.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_COMPLEXTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_COMPLEXTOLLVM_H

#include "dialects/complex/Complex.h"
#include "dialects/conversions/llvm/common/ComplexStructBuilder.h"
#include "dialects/llvm/LLVMAttrs.h"
#include "runtime/conversion/DialectConversion.h"

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;

/// Adds the patterns for constants, real and imaginary parts, addition, subtraction, multiplication, division
/// and absolute value. The converter must outlive the patterns. \param complexRange The algorithm for
/// division.
void populateComplexToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    complex::ComplexRangeFlags complexRange = complex::ComplexRangeFlags::basic);

/// Registers an extension by which the pass convert-to-llvm obtains the patterns for complex ops.
void registerConvertComplexToLLVMInterface(DialectRegistry &registry);

namespace complex {
// Create a complex division by the algebraic formula or by Smith's algorithm; see ComplexToStandard.h. The
// operands and the results are the real and imaginary parts.
void convertDivToLLVMUsingAlgebraic(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                    Value lhsIm, Value rhsRe, Value rhsIm, LLVM::FastmathFlagsAttr fmf,
                                    Value *resultRe, Value *resultIm);
void convertDivToLLVMUsingRangeReduction(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                         Value lhsIm, Value rhsRe, Value rhsIm, LLVM::FastmathFlagsAttr fmf,
                                         Value *resultRe, Value *resultIm);
} // namespace complex

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_COMPLEXTOLLVM_H
