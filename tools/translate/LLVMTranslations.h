//===- LLVMTranslations.h - Translations from and to LLVM IR --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers the translations between the llvm dialect and LLVM IR for translate tools. Registration is not
// thread-safe; call each function once per process, because it also registers command-line options.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_TRANSLATE_LLVMTRANSLATIONS_H
#define STRATA_TOOLS_TRANSLATE_LLVMTRANSLATIONS_H

namespace mlir {

/// Registers --mlir-to-llvmir, which writes a module of the llvm dialect as textual LLVM IR.
void registerToLLVMIRTranslation();
/// Registers --import-llvm, which reads textual or binary LLVM IR into a module of the llvm dialect.
void registerFromLLVMIRTranslation();

} // namespace mlir

#endif // STRATA_TOOLS_TRANSLATE_LLVMTRANSLATIONS_H
