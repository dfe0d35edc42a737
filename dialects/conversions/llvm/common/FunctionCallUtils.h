//===- FunctionCallUtils.h - Declarations of C functions ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Look up the declarations of functions of the C library and of the run-time library, or create them at the
// start of the module. All fail, after emitting an error, if the module has a symbol of the name that is not
// a function of the required type.
//
// Lookups in a module with many functions should share a SymbolTableCollection: without one, each lookup
// takes time linear in the number of functions.
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

/// The symbol tables of the conversion that this thread is running. The functions below, and patterns that
/// look up symbols, use them if they are not given others. A conversion that creates or erases functions in
/// another way must not use them.
class ScopedSymbolTables {
public:
  explicit ScopedSymbolTables(SymbolTableCollection &tables);
  ~ScopedSymbolTables();
  ScopedSymbolTables(const ScopedSymbolTables &) = delete;
  ScopedSymbolTables &operator=(const ScopedSymbolTables &) = delete;

  /// Returns `given` if it is not null, else the tables of the innermost scope, or null.
  static SymbolTableCollection *get(SymbolTableCollection *given = nullptr);

private:
  SymbolTableCollection *outer;
};

/// Any function.
/// \param resultType null for `void`.
/// \param isReserved whether the error for another type says that the name is reserved.
FailureOr<LLVMFuncOp> lookupOrCreateFn(OpBuilder &b, Operation *moduleOp, llvm::StringRef name,
                                       llvm::ArrayRef<Type> paramTypes = {}, Type resultType = {},
                                       bool isVarArg = false, bool isReserved = false,
                                       SymbolTableCollection *symbolTables = nullptr);

// Functions that print.
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
/// Prints a float of any semantics, given by its kind and its bits.
FailureOr<LLVMFuncOp> lookupOrCreateApFloatPrintFn(OpBuilder &b, Operation *moduleOp,
                                                   SymbolTableCollection *symbolTables = nullptr);
/// \param runtimeFunctionName a function of type `void(const char *)`; `printString` by default.
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

// Functions for memory. The generic ones have names that are not those of the C library.
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
