//===- FuncToLLVM.h - Lowering of functions to llvm -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert functions, calls and returns to the llvm dialect. An argument of memref type becomes
// the fields of its descriptor, or a pointer (LowerToLLVMOptions::useBarePtrCallConv, or the attribute
// `llvm.bareptr` of the function). Several results become one struct.
//
// A function with the attribute `llvm.emit_c_interface` also gets a function `_mlir_ciface_<name>` that C
// programs can call, or define if the former is a declaration. It takes memrefs as pointers to descriptors.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCTOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCTOLLVM_H

#include "runtime/interfaces/FunctionInterfaces.h"

namespace mlir {

namespace LLVM {
class LLVMFuncOp;
} // namespace LLVM

class ConversionPatternRewriter;
class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

/// Replaces a function by an llvm function, without its C interface. Fails, without a change, if its type or
/// an attribute cannot be converted.
/// \param symbolTables if not null, is updated.
FailureOr<LLVM::LLVMFuncOp> convertFuncOpToLLVMFuncOp(FunctionOpInterface funcOp,
                                                      ConversionPatternRewriter &rewriter,
                                                      const LLVMTypeConverter &converter,
                                                      SymbolTableCollection *symbolTables = nullptr);

// Add patterns. The converter and the symbol tables are borrowed. Without symbol tables, those of the current
// LLVM::ScopedSymbolTables are used; without these, a call with memrefs takes time linear in the number of
// functions.
/// For func.func.
void populateFuncToLLVMFuncOpConversionPattern(const LLVMTypeConverter &converter,
                                               RewritePatternSet &patterns,
                                               SymbolTableCollection *symbolTables = nullptr);
/// For all ops of func.
void populateFuncToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                          SymbolTableCollection *symbolTables = nullptr);

/// Adds the patterns to the pass convert-to-llvm.
void registerConvertFuncToLLVMInterface(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCTOLLVM_H
