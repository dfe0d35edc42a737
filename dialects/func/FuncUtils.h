//===- FuncUtils.h - Declarations, and changes of signatures ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that find or declare functions by name, and that reorder or merge the arguments and results of a
// function together with its calls.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_FUNCUTILS_H
#define STRATA_DIALECTS_FUNC_FUNCUTILS_H

#include "dialects/func/Func.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::func {

/// Returns the function with this name in a symbol table, or null if there is none. Fails if the symbol is
/// not a function of this type. \param symbolTables caches symbol tables; may be null.
FailureOr<FuncOp> lookupFnDecl(Operation *symTable, llvm::StringRef name, FunctionType funcT,
                               SymbolTableCollection *symbolTables = nullptr);
/// Creates a declaration in a symbol table, at its start. \pre No symbol has the name.
FuncOp createFnDecl(OpBuilder &builder, Operation *symTable, llvm::StringRef name, FunctionType funcT,
                    bool setPrivate, SymbolTableCollection *symbolTables = nullptr);
/// Returns the function with this name, or a new private declaration. Fails as lookupFnDecl() does.
/// \param resultType the type of the result; i64 if null.
FailureOr<FuncOp> lookupOrCreateFnDecl(OpBuilder &builder, Operation *symTable, llvm::StringRef name,
                                       TypeRange paramTypes, SymbolTableCollection *symbolTables = nullptr,
                                       Type resultType = {});

/// Replaces a function by one whose arguments and results have other positions: the old argument i becomes
/// the new argument `oldArgIdxToNewArgIdx[i]`, and several old ones may become the same. Fails, without
/// changes, if the function has not exactly one block. \pre There is an entry for each argument and result,
/// and each new position up to the largest is used.
FailureOr<FuncOp> replaceFuncWithNewMapping(RewriterBase &rewriter, FuncOp funcOp,
                                            llvm::ArrayRef<int> oldArgIdxToNewArgIdx,
                                            llvm::ArrayRef<int> oldResIdxToNewResIdx);
/// Replaces a call of a function that replaceFuncWithNewMapping() has replaced, with the same mappings. If
/// several operands have the same new position, the last one is passed.
CallOp replaceCallOpWithNewMapping(RewriterBase &rewriter, CallOp callOp,
                                   llvm::ArrayRef<int> oldArgIdxToNewArgIdx,
                                   llvm::ArrayRef<int> oldResIdxToNewResIdx);
/// Merges arguments of a function for which its only call passes the same value. Returns the new function and
/// call. Fails, without changes, if there is not exactly one use of the function's symbol, or no such
/// argument.
FailureOr<std::pair<FuncOp, CallOp>> deduplicateArgsOfFuncOp(RewriterBase &rewriter, FuncOp funcOp,
                                                             ModuleOp moduleOp);

} // namespace mlir::func

#endif // STRATA_DIALECTS_FUNC_FUNCUTILS_H
