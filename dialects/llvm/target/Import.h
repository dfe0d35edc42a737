//===- Import.h - From LLVM IR to the llvm dialect ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates a module of LLVM IR to a module of the llvm dialect. Intrinsics, instructions and metadata are
// translated by the LLVMImportDialectInterface of a dialect, if it is registered:
// registerAllFromLLVMIRTranslations (Registration.h) registers the interfaces of this repository's dialects.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_IMPORT_H
#define STRATA_DIALECTS_LLVM_TARGET_IMPORT_H

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/OwningOpRef.h"
#include <memory>

namespace llvm {
class DataLayout;
class Module;
} // namespace llvm

namespace mlir {

class DataLayoutSpecInterface;
class MLIRContext;

/// Returns the translation of an LLVM module. Reports an error and returns null if a function or a global
/// cannot be translated. Drops metadata that the dialects cannot represent.
/// \param emitExpensiveWarnings Warns of each dropped metadata node.
/// \param dropDICompositeTypeElements Drops the elements of composite types in debug info.
/// \param loadAllDialects Loads all registered dialects first, since they may translate intrinsics.
/// \param preferUnregisteredIntrinsics Translates all intrinsics to llvm.call_intrinsic.
/// \param importStructsAsLiterals Translates named structs to literal structs.
OwningOpRef<ModuleOp> translateLLVMIRToModule(std::unique_ptr<llvm::Module> llvmModule, MLIRContext *context,
                                              bool emitExpensiveWarnings = true,
                                              bool dropDICompositeTypeElements = false,
                                              bool loadAllDialects = true,
                                              bool preferUnregisteredIntrinsics = false,
                                              bool importStructsAsLiterals = false);

/// Returns the data layout specification of an LLVM data layout.
DataLayoutSpecInterface translateDataLayout(const llvm::DataLayout &dataLayout, MLIRContext *context);

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_IMPORT_H
