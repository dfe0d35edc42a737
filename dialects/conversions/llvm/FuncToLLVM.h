//===- FuncToLLVM.h - Lowering of functions to llvm -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert functions, calls and returns to the llvm dialect. An argument of memref type becomes
// several arguments, one for each field of the descriptor; or one pointer, if
// LowerToLLVMOptions::useBarePtrCallConv is set or the function has the attribute `llvm.bareptr`. Several
// results become one struct.
//
// A function with the attribute `llvm.emit_c_interface` also gets a function `_mlir_ciface_<name>`, which
// takes memrefs as pointers to descriptors. C programs can call it. If the function is a declaration, C
// programs can define it.
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

/// Replaces a function by an llvm.func, without a C interface. Returns failure and leaves the IR unchanged if
/// a type or an attribute of the function cannot be converted; reports an error for an attribute that is
/// invalid.
/// \param symbolTables Updated with the new function unless null.
FailureOr<LLVM::LLVMFuncOp> convertFuncOpToLLVMFuncOp(FunctionOpInterface funcOp,
                                                      ConversionPatternRewriter &rewriter,
                                                      const LLVMTypeConverter &converter,
                                                      SymbolTableCollection *symbolTables = nullptr);

/// Adds the pattern for func.func. The converter and the symbol tables must outlive the patterns. With null
/// for `symbolTables`, patterns use those of the current LLVM::ScopedSymbolTables (FunctionCallUtils.h);
/// without any symbol tables, the conversion of a call with memrefs takes time linear in the number of
/// functions.
void populateFuncToLLVMFuncOpConversionPattern(const LLVMTypeConverter &converter,
                                               RewritePatternSet &patterns,
                                               SymbolTableCollection *symbolTables = nullptr);
/// Adds the patterns for all ops of the func dialect. The parameters are those of
/// populateFuncToLLVMFuncOpConversionPattern().
void populateFuncToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                                          SymbolTableCollection *symbolTables = nullptr);

/// Registers an extension by which the pass convert-to-llvm obtains the patterns for func ops.
void registerConvertFuncToLLVMInterface(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCTOLLVM_H
