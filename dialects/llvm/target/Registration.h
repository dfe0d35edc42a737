//===- Registration.h - Translations of the dialects ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Adds the interfaces for the translation to and from LLVM IR to the dialects of this repository.
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

/// Register the above for export and for import.
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
