//===- IndexToLLVM.h - Lowering of index ops to llvm ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert ops of the index dialect to the llvm dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_INDEXTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_INDEXTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace index {

/// Adds the patterns for all index ops. The converter must outlive the patterns.
void populateIndexToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Registers an extension by which the pass convert-to-llvm obtains the patterns for index ops.
void registerConvertIndexToLLVMInterface(DialectRegistry &registry);

} // namespace index
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_INDEXTOLLVM_H
