//===- ControlFlowToLLVM.h - Lowering of cf ops to llvm -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert branches and assertions to the llvm dialect. The pattern of a branch also converts
// the types of the block arguments of its successors.
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

/// Adds the patterns for branches and switches. The converter must outlive the patterns.
void populateControlFlowToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                 RewritePatternSet &patterns);
/// Adds the pattern for cf.assert. The created code prints the message if the condition is false.
/// \param abortOnFailure True to call `abort` after the message.
/// \param symbolTables Symbol tables in which the called functions are found, or null (see
///   FunctionCallUtils.h). Must outlive the patterns.
void populateAssertToLLVMConversionPattern(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                           bool abortOnFailure = true,
                                           SymbolTableCollection *symbolTables = nullptr);
/// Registers an extension by which the pass convert-to-llvm obtains the patterns for cf ops.
void registerConvertControlFlowToLLVMInterface(DialectRegistry &registry);

} // namespace cf
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_CONTROLFLOWTOLLVM_H
