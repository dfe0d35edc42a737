//===- FuncAttributes.h - Attributes of lowered functions -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Attributes of lowered functions, for the lowering of functions (FuncToLLVM.cpp) and of their C interface
// (CInterface.cpp). Private to this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCATTRIBUTES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCATTRIBUTES_H

#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/interfaces/FunctionInterfaces.h"

namespace mlir::LLVM {

class LLVMFuncOp;

namespace detail {

/// Returns the attributes to copy to the llvm function: the symbol visibility, and the discardable attributes
/// except those that the lowering interprets.
llvm::SmallVector<NamedAttribute> getKeptAttributes(FunctionOpInterface function);

/// Replaces the attributes that llvm.func declares by those of the same name in `attrs`.
void setInherentAttributes(LLVMFuncOp function, llvm::ArrayRef<NamedAttribute> attrs);

/// Creates the C interface of a function: the function `_mlir_ciface_<name>`, which takes memrefs as pointers
/// to descriptors. If \p function has a body, the created function calls `lowered`. Otherwise the created
/// function is a declaration, and `lowered` gets a body that calls it. \pre The function type can be
/// converted.
void createCInterface(FunctionOpInterface function, LLVMFuncOp lowered, const LLVMTypeConverter &converter,
                      ConversionPatternRewriter &rewriter);

} // namespace detail
} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCATTRIBUTES_H
