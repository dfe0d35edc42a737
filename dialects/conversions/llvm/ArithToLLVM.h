//===- ArithToLLVM.h - Lowering of arith ops to llvm ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert arith ops to the llvm dialect. Ops on floats that are converted to integers, such as
// those of 8 bits, are not converted.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_ARITHTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_ARITHTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace arith {

/// Adds the patterns. Divisions that round up or down need those of populateCeilFloorDivExpandOpsPatterns(),
/// too.
void populateArithToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Adds the patterns to the pass convert-to-llvm.
void registerConvertArithToLLVMInterface(DialectRegistry &registry);

} // namespace arith
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_ARITHTOLLVM_H
