//===- UBToLLVM.h - Lowering of ub ops to llvm ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert ub.poison and ub.unreachable to the llvm dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_UBTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_UBTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace ub {

/// Adds the patterns for ub.poison and ub.unreachable. The converter must outlive the patterns.
void populateUBToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Registers an extension by which the pass convert-to-llvm obtains the patterns for ub ops.
void registerConvertUBToLLVMInterface(DialectRegistry &registry);

} // namespace ub
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_UBTOLLVM_H
