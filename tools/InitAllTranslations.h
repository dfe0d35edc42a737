//===- InitAllTranslations.h - Registers all translations -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers every translation of this repository for translate tools. A tool that includes this header links
// LLVM's IR libraries. Tools register their own translations with the classes of Translation.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_INITALLTRANSLATIONS_H
#define STRATA_TOOLS_INITALLTRANSLATIONS_H

#include "tools/translate/LLVMTranslations.h"
#include "tools/translate/SPIRVTranslations.h"

namespace mlir {

/// Adds all translations to the registry of translations. Call it once.
inline void registerAllTranslations() {
  registerToLLVMIRTranslation();
  registerFromLLVMIRTranslation();
  registerToSPIRVTranslation();
  registerFromSPIRVTranslation();
  registerTestRoundtripSPIRV();
}

} // namespace mlir

#endif // STRATA_TOOLS_INITALLTRANSLATIONS_H
