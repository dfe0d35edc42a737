//===- Export.h - From the llvm dialect to LLVM IR ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates a module of the llvm dialect to a module of LLVM IR. Ops and attributes of other dialects are
// translated by the LLVMTranslationDialectInterface of their dialect, if it is registered:
// registerAllToLLVMIRTranslations (Registration.h) registers the interfaces of this repository's dialects.
//
//     llvm::LLVMContext llvmContext;
//     std::unique_ptr<llvm::Module> llvmModule = translateModuleToLLVMIR(module, llvmContext);
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_EXPORT_H
#define STRATA_DIALECTS_LLVM_TARGET_EXPORT_H

#include "llvm/ADT/StringRef.h"
#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace mlir {

class Operation;

/// Returns the translation of `module`, an operation whose region holds functions and globals. Reports an
/// error and returns null if an operation cannot be translated, or if LLVM's verifier rejects the result and
/// `disableVerification` is false. Changes `module`: an edge of the control flow that passes values gets a
/// block of its own if another edge connects the same two blocks, because a phi node has one value per
/// predecessor. Runs in the thread of the caller; no other thread may use `module` or `llvmContext`.
/// \param name The identifier of the LLVM module.
std::unique_ptr<llvm::Module> translateModuleToLLVMIR(Operation *module, llvm::LLVMContext &llvmContext,
                                                      llvm::StringRef name = "LLVMDialectModule",
                                                      bool disableVerification = false);

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_EXPORT_H
