//===- FuncAttributes.h - Attributes of lowered functions -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the lowering of functions and that of their C interface share. Private to this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCATTRIBUTES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCATTRIBUTES_H

#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/llvm/LLVM.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/interfaces/FunctionInterfaces.h"

namespace mlir::LLVM::detail {

/// Returns the discardable attributes of the function, except those that the lowering itself interprets, and
/// the visibility of the symbol.
llvm::SmallVector<NamedAttribute> getKeptAttributes(FunctionOpInterface function);

/// Sets the attributes that llvm.func declares, in place of what the builder has set.
void setInherentAttributes(LLVMFuncOp function, llvm::ArrayRef<NamedAttribute> attrs);

/// Creates the C interface of a function: a function with a body that calls `lowered`, or, for a declaration,
/// a declaration that `lowered` calls. \pre The type can be converted.
void createCInterface(FunctionOpInterface function, LLVMFuncOp lowered, const LLVMTypeConverter &converter,
                      ConversionPatternRewriter &rewriter);

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_FUNCATTRIBUTES_H
