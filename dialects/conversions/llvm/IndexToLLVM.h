//===- IndexToLLVM.h - Lowering of index ops to llvm ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert index ops to the llvm dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_INDEXTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_INDEXTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace index {

void populateIndexToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Adds the patterns to the pass convert-to-llvm.
void registerConvertIndexToLLVMInterface(DialectRegistry &registry);

} // namespace index
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_INDEXTOLLVM_H
