//===- SPIRV.td - The spirv dialect --------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRV
#define STRATA_DIALECTS_SPIRV_SPIRV

include "dialects/spirv/SPIRVAttributes.td"
include "dialects/spirv/SPIRVBase.td"

#endif // STRATA_DIALECTS_SPIRV_SPIRV
