//===- Registration.h - Translations of the dialects ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers the dialect interfaces for the translation to LLVM IR (register…DialectTranslation) and from LLVM
// IR (registerLLVMDialectImport). A function adds the dialect to the registry; its interface is attached when
// the dialect is loaded. The functions with a context append to the context's registry, and attach the
// interface immediately if the dialect is already loaded.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_REGISTRATION_H
#define STRATA_DIALECTS_LLVM_TARGET_REGISTRATION_H

namespace mlir {

class DialectRegistry;
class MLIRContext;

void registerArmNeonDialectTranslation(DialectRegistry &registry);
void registerBuiltinDialectTranslation(DialectRegistry &registry);
void registerBuiltinDialectTranslation(MLIRContext &context);
void registerGPUDialectTranslation(DialectRegistry &registry);
void registerLLVMDialectTranslation(DialectRegistry &registry);
void registerLLVMDialectTranslation(MLIRContext &context);
void registerLLVMDialectImport(DialectRegistry &registry);
void registerLLVMDialectImport(MLIRContext &context);

/// Register all translations to LLVM IR, or from LLVM IR, that this file declares.
inline void registerAllToLLVMIRTranslations(DialectRegistry &registry) {
  registerArmNeonDialectTranslation(registry);
  registerBuiltinDialectTranslation(registry);
  registerGPUDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}
inline void registerAllFromLLVMIRTranslations(DialectRegistry &registry) {
  registerLLVMDialectImport(registry);
}

} // namespace mlir

#endif // STRATA_DIALECTS_LLVM_TARGET_REGISTRATION_H
