//===- MemRefToLLVM.h - Conversion of memref to llvm ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert ops of the memref dialect to the llvm dialect. The pass is
// createFinalizeMemRefToLLVMConversionPass() (Passes.h). Views that change offsets or strides have no pattern
// here: see dialects/memref/transforms/Transforms.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

/// Adds the patterns. The converter and the symbol tables are borrowed.
/// \param symbolTables if not null, finds and gets the functions that the patterns declare.
void populateFinalizeMemRefToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                    RewritePatternSet &patterns,
                                                    SymbolTableCollection *symbolTables = nullptr);

/// Lets the pass convert-to-llvm convert ops of the memref dialect.
void registerConvertMemRefToLLVMInterface(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVM_H
