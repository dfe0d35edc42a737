//===- ComplexToLLVM.h - Lowering of complex ops to llvm ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that replace complex ops by ops on the fields of structs. The pass is
// createConvertComplexToLLVMPass() (Passes.h); for access to the fields, see ComplexStructBuilder.h in
// ../common.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_COMPLEXTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_COMPLEXTOLLVM_H

#include "dialects/complex/Complex.h"
#include "dialects/conversions/llvm/common/ComplexStructBuilder.h"
#include "dialects/llvm/LLVM.h"
#include "runtime/conversion/DialectConversion.h"

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;

/// Adds the patterns for constants, parts, sums, differences, products, quotients and absolute values.
void populateComplexToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    complex::ComplexRangeFlags complexRange = complex::ComplexRangeFlags::basic);

/// Registers the patterns of complex for convert-to-llvm.
void registerConvertComplexToLLVMInterface(DialectRegistry &registry);

namespace complex {
// Create the parts of the quotient of two complex numbers, like the functions in ComplexToStandard.h.
void convertDivToLLVMUsingAlgebraic(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                    Value lhsIm, Value rhsRe, Value rhsIm, LLVM::FastmathFlagsAttr fmf,
                                    Value *resultRe, Value *resultIm);
void convertDivToLLVMUsingRangeReduction(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                         Value lhsIm, Value rhsRe, Value rhsIm, LLVM::FastmathFlagsAttr fmf,
                                         Value *resultRe, Value *resultIm);
} // namespace complex

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_COMPLEXTOLLVM_H
