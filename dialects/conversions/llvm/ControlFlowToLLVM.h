//===- ControlFlowToLLVM.h - Lowering of cf ops to llvm -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert branches and assertions to the llvm dialect. A branch also converts the types of the
// arguments of the blocks that it branches to.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_CONTROLFLOWTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_CONTROLFLOWTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

namespace cf {

/// Adds the patterns for branches.
void populateControlFlowToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                 RewritePatternSet &patterns);
/// Adds the pattern for cf.assert, which prints the message if the condition is false.
/// \param abortOnFailure whether the program then ends by `abort`.
/// \param symbolTables borrowed; may be null (see FunctionCallUtils.h).
void populateAssertToLLVMConversionPattern(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                           bool abortOnFailure = true,
                                           SymbolTableCollection *symbolTables = nullptr);
/// Adds the patterns to the pass convert-to-llvm.
void registerConvertControlFlowToLLVMInterface(DialectRegistry &registry);

} // namespace cf
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_CONTROLFLOWTOLLVM_H
