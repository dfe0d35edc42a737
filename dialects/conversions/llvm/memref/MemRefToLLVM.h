//===- MemRefToLLVM.h - Conversion of memref to llvm ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert memref ops to the llvm dialect. The pass is
// createFinalizeMemRefToLLVMConversionPass() (Passes.h). There are no patterns for ops that change offsets or
// strides, such as memref.subview: run expand-strided-metadata (dialects/memref/transforms) first.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVM_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

/// Adds the patterns that convert memref ops to the llvm dialect. The converter and the symbol tables must
/// outlive the patterns.
/// \param symbolTables Symbol tables in which the patterns find and insert declarations of called functions;
///   may be null.
void populateFinalizeMemRefToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                    RewritePatternSet &patterns,
                                                    SymbolTableCollection *symbolTables = nullptr);

/// Registers an extension by which the pass convert-to-llvm obtains the patterns for memref ops.
void registerConvertMemRefToLLVMInterface(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVM_H
