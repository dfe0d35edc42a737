//===- SymbolAttributes.h - Attributes given as strings -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_SYMBOLATTRIBUTES_H
#define STRATA_DIALECTS_LLVM_TARGET_SYMBOLATTRIBUTES_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Attributes.h"

namespace mlir::LLVM::detail {

/// Calls `add` for each LLVM attribute that `attrs` lists: a string is an attribute without value, an array
/// of two strings an attribute with a value. Reports other elements as an error at `loc`; `name` is the name
/// of the op's attribute in the message.
LogicalResult convertStringAttributes(Location loc, ArrayAttr attrs, llvm::StringRef name,
                                      llvm::function_ref<void(llvm::Attribute)> add,
                                      llvm::LLVMContext &context);

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_SYMBOLATTRIBUTES_H
