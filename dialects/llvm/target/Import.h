//===- Import.h - From LLVM IR to the llvm dialect ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates a module of LLVM IR to a module of the llvm dialect. Dialects take part through
// LLVMImportDialectInterface; registerAllFromLLVMIRTranslations (Registration.h) registers those of this
// repository.
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

/// Returns the translation of a module. Reports an error and returns null if a function or a global cannot be
/// translated; metadata that the dialect lacks is dropped.
/// \param emitExpensiveWarnings Warns of dropped metadata.
/// \param dropDICompositeTypeElements Drops the elements of composite types in debug info.
/// \param loadAllDialects Loads the registered dialects first: they may translate intrinsics.
/// \param preferUnregisteredIntrinsics Translates all intrinsics to llvm.call_intrinsic.
/// \param importStructsAsLiterals Translates named structs to literal ones.
OwningOpRef<ModuleOp> translateLLVMIRToModule(std::unique_ptr<llvm::Module> llvmModule, MLIRContext *context,
                                              bool emitExpensiveWarnings = true,
                                              bool dropDICompositeTypeElements = false,
                                              bool loadAllDialects = true,
                                              bool preferUnregisteredIntrinsics = false,
                                              bool importStructsAsLiterals = false);

/// Returns the specification of a data layout.
DataLayoutSpecInterface translateDataLayout(const llvm::DataLayout &dataLayout, MLIRContext *context);

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_IMPORT_H
