//===- UBToLLVM.h - Lowering of ub ops to llvm ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert poison and unreachable code to the llvm dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_UBTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_UBTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace ub {

void populateUBToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Adds the patterns to the pass convert-to-llvm.
void registerConvertUBToLLVMInterface(DialectRegistry &registry);

} // namespace ub
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_UBTOLLVM_H
