//===- SPIRV.td - The spirv dialect ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRV
#define STRATA_DIALECTS_SPIRV_SPIRV

include "dialects/spirv/SPIRVArithmeticOps.td"
include "dialects/spirv/SPIRVAtomicOps.td"
include "dialects/spirv/SPIRVAttributes.td"
include "dialects/spirv/SPIRVBarrierOps.td"
include "dialects/spirv/SPIRVBase.td"
include "dialects/spirv/SPIRVBitOps.td"
include "dialects/spirv/SPIRVCLOps.td"
include "dialects/spirv/SPIRVCastOps.td"
include "dialects/spirv/SPIRVCompositeOps.td"
include "dialects/spirv/SPIRVConstantOps.td"
include "dialects/spirv/SPIRVControlFlowOps.td"
include "dialects/spirv/SPIRVCooperativeMatrixOps.td"
include "dialects/spirv/SPIRVGLOps.td"
include "dialects/spirv/SPIRVGraphOps.td"
include "dialects/spirv/SPIRVGroupOps.td"
include "dialects/spirv/SPIRVImageOps.td"
include "dialects/spirv/SPIRVIntegerDotProductOps.td"
include "dialects/spirv/SPIRVLogicalOps.td"
include "dialects/spirv/SPIRVMatrixOps.td"
include "dialects/spirv/SPIRVMemoryOps.td"
include "dialects/spirv/SPIRVNonUniformOps.td"
include "dialects/spirv/SPIRVPrimitiveOps.td"
include "dialects/spirv/SPIRVStructureOps.td"
include "dialects/spirv/SPIRVVendorOps.td"

#endif // STRATA_DIALECTS_SPIRV_SPIRV
