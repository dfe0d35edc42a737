//===- ArithToLLVM.h - Lowering of arith ops to llvm ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert arith ops to the llvm dialect. They do not match ops with a floating-point type that
// LLVM lacks, such as 8-bit floats, which the type converter maps to integers.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_ARITHTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_ARITHTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace arith {

/// Adds the patterns for all arith ops except divisions that round up or down. Add
/// populateCeilFloorDivExpandOpsPatterns() to expand those. The converter must outlive the patterns.
void populateArithToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Registers an extension by which the pass convert-to-llvm obtains the patterns for arith ops.
void registerConvertArithToLLVMInterface(DialectRegistry &registry);

} // namespace arith
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_ARITHTOLLVM_H
