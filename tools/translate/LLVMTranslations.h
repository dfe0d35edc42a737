//===- LLVMTranslations.h - LLVM IR in and out ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_TRANSLATE_LLVMTRANSLATIONS_H
#define STRATA_TOOLS_TRANSLATE_LLVMTRANSLATIONS_H

namespace mlir {

/// Register the translations --mlir-to-llvmir and --import-llvm.
void registerToLLVMIRTranslation();
void registerFromLLVMIRTranslation();

} // namespace mlir

#endif // STRATA_TOOLS_TRANSLATE_LLVMTRANSLATIONS_H
