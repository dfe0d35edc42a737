//===- PrintCallHelper.h - Calls that print ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates calls that print a string when the program runs.
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

/// Creates a global constant with a string, at the start of the module, and a call that prints it, at the
/// insertion point. Fails if the module has a function of the name with another type.
/// \param symbolName the name of the constant, made unique.
/// \param runtimeFunctionName the function to call, of type `void(const char *)`; `printString` by default.
LogicalResult createPrintStrCall(OpBuilder &builder, Location loc, ModuleOp moduleOp,
                                 llvm::StringRef symbolName, llvm::StringRef string,
                                 const LLVMTypeConverter &typeConverter, bool addNewline = true,
                                 std::optional<llvm::StringRef> runtimeFunctionName = {},
                                 SymbolTableCollection *symbolTables = nullptr);

} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_PRINTCALLHELPER_H
