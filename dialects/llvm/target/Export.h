//===- Export.h - From the llvm dialect to LLVM IR ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Translates a module of the llvm dialect to a module of LLVM IR. Other dialects take part through
// LLVMTranslationDialectInterface; registerAllToLLVMIRTranslations (Registration.h) registers those of this
// repository.
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

/// Returns the translation of an operation whose region holds functions and globals. Reports an error and
/// returns null if an operation cannot be translated, or if LLVM's verifier rejects the result and
/// `disableVerification` is false. Splits edges of terminators that reach one block twice.
std::unique_ptr<llvm::Module> translateModuleToLLVMIR(Operation *module, llvm::LLVMContext &llvmContext,
                                                      llvm::StringRef name = "LLVMDialectModule",
                                                      bool disableVerification = false);

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_EXPORT_H
