//===- SPIRVTranslations.h - SPIR-V in and out ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_TRANSLATE_SPIRVTRANSLATIONS_H
#define STRATA_TOOLS_TRANSLATE_SPIRVTRANSLATIONS_H

namespace mlir {

/// Register the translations --serialize-spirv and --deserialize-spirv.
void registerToSPIRVTranslation();
void registerFromSPIRVTranslation();
/// Registers --test-spirv-roundtrip and --test-spirv-roundtrip-debug.
void registerTestRoundtripSPIRV();

} // namespace mlir

#endif // STRATA_TOOLS_TRANSLATE_SPIRVTRANSLATIONS_H
