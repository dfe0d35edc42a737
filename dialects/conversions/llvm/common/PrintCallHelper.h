//===- PrintCallHelper.h - Calls that print ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates code that prints a string at run time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PRINTCALLHELPER_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PRINTCALLHELPER_H

#include "runtime/ir/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace mlir {

class LLVMTypeConverter;
class OpBuilder;
class SymbolTableCollection;

namespace LLVM {

/// Creates a global constant with the string at the start of the module, and at the insertion point a call
/// that prints it. Fails if the module has a symbol with the name of the printing function and another type.
/// \param symbolName The name of the constant; changed if it is not unique.
/// \param runtimeFunctionName The printing function, of type `void(const char *)`; `printString` by default.
/// \param symbolTables Symbol tables in which the printing function is found, or null (see
///   FunctionCallUtils.h).
LogicalResult createPrintStrCall(OpBuilder &builder, Location loc, ModuleOp moduleOp,
                                 llvm::StringRef symbolName, llvm::StringRef string,
                                 const LLVMTypeConverter &typeConverter, bool addNewline = true,
                                 std::optional<llvm::StringRef> runtimeFunctionName = {},
                                 SymbolTableCollection *symbolTables = nullptr);

} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PRINTCALLHELPER_H
