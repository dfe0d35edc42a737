//===- FunctionCallUtils.h - Declarations of C functions ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Look up the declarations of functions of the C library and of the run-time library
// (dialects/llvm/target/library), and create missing ones at the start of the module. All functions report an
// error and fail if the module has a symbol of this name that is not a function of the required type.
//
// With a SymbolTableCollection, a lookup takes constant time; without one, it takes time linear in the number
// of functions in the module.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_FUNCTIONCALLUTILS_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_FUNCTIONCALLUTILS_H

#include "runtime/ir/Operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace mlir {

class OpBuilder;
class SymbolTableCollection;
class Type;

namespace LLVM {

class LLVMFuncOp;

/// Makes symbol tables available to all patterns that run on this thread, for the lifetime of this object.
/// The functions below, and patterns that look up symbols, use them if no others are passed. Do not use this
/// class for a conversion that creates or erases functions without an update of the symbol tables.
class ScopedSymbolTables {
public:
  explicit ScopedSymbolTables(SymbolTableCollection &tables);
  ~ScopedSymbolTables();
  ScopedSymbolTables(const ScopedSymbolTables &) = delete;
  ScopedSymbolTables &operator=(const ScopedSymbolTables &) = delete;

  /// Returns `given`; if it is null, the symbol tables of the innermost object on this thread, or null if
  /// there is none.
  static SymbolTableCollection *get(SymbolTableCollection *given = nullptr);

private:
  SymbolTableCollection *outer;
};

/// Looks up or creates the function `name`.
/// \param resultType The type of the result; null for void.
/// \param isReserved True if the message for a symbol of another type says that the name is reserved.
FailureOr<LLVMFuncOp> lookupOrCreateFn(OpBuilder &b, Operation *moduleOp, llvm::StringRef name,
                                       llvm::ArrayRef<Type> paramTypes = {}, Type resultType = {},
                                       bool isVarArg = false, bool isReserved = false,
                                       SymbolTableCollection *symbolTables = nullptr);

// Functions that print a value or punctuation.
FailureOr<LLVMFuncOp> lookupOrCreatePrintI64Fn(OpBuilder &b, Operation *moduleOp,
                                               SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintU64Fn(OpBuilder &b, Operation *moduleOp,
                                               SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintF16Fn(OpBuilder &b, Operation *moduleOp,
                                               SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintBF16Fn(OpBuilder &b, Operation *moduleOp,
                                                SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintF32Fn(OpBuilder &b, Operation *moduleOp,
                                               SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintF64Fn(OpBuilder &b, Operation *moduleOp,
                                               SymbolTableCollection *symbolTables = nullptr);
/// Looks up or creates the function that prints a floating-point number of any format. The function takes the
/// number of the format and the bits of the floating-point number.
FailureOr<LLVMFuncOp> lookupOrCreateApFloatPrintFn(OpBuilder &b, Operation *moduleOp,
                                                   SymbolTableCollection *symbolTables = nullptr);
/// Looks up or creates the function that prints a string.
/// \param runtimeFunctionName The name of the function; `printString` by default.
FailureOr<LLVMFuncOp> lookupOrCreatePrintStringFn(OpBuilder &b, Operation *moduleOp,
                                                  std::optional<llvm::StringRef> runtimeFunctionName = {},
                                                  SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintOpenFn(OpBuilder &b, Operation *moduleOp,
                                                SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintCloseFn(OpBuilder &b, Operation *moduleOp,
                                                 SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintCommaFn(OpBuilder &b, Operation *moduleOp,
                                                 SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreatePrintNewlineFn(OpBuilder &b, Operation *moduleOp,
                                                   SymbolTableCollection *symbolTables = nullptr);

// Look up or create functions that allocate, free and copy memory. The function that copies memrefs, and
// those with `Generic` in the name, are functions of the run-time library; the others are functions of the C
// library.
FailureOr<LLVMFuncOp> lookupOrCreateMallocFn(OpBuilder &b, Operation *moduleOp, Type indexType,
                                             SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreateAlignedAllocFn(OpBuilder &b, Operation *moduleOp, Type indexType,
                                                   SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreateFreeFn(OpBuilder &b, Operation *moduleOp,
                                           SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreateGenericAllocFn(OpBuilder &b, Operation *moduleOp, Type indexType,
                                                   SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreateGenericAlignedAllocFn(OpBuilder &b, Operation *moduleOp, Type indexType,
                                                          SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreateGenericFreeFn(OpBuilder &b, Operation *moduleOp,
                                                  SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreateMemRefCopyFn(OpBuilder &b, Operation *moduleOp, Type indexType,
                                                 Type unrankedDescriptorType,
                                                 SymbolTableCollection *symbolTables = nullptr);

} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_FUNCTIONCALLUTILS_H
