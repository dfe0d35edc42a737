//===- SPIRV.h - The spirv dialect ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The spirv dialect: the types, attributes, interfaces and op classes of SPIRV.td, and C++ functions that its
// declarations refer to.
//
// Files that need a part of this compile several times faster with the headers of that part: SPIRVTypes.h,
// SPIRVAttributes.h, SPIRVDialect.h, and a header for each group of ops.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRV_H
#define STRATA_DIALECTS_SPIRV_SPIRV_H

#include "dialects/spirv/SPIRVArithmeticOps.h"
#include "dialects/spirv/SPIRVAtomicOps.h"
#include "dialects/spirv/SPIRVBitOps.h"
#include "dialects/spirv/SPIRVCompositeOps.h"
#include "dialects/spirv/SPIRVConstantOps.h"
#include "dialects/spirv/SPIRVControlFlowOps.h"
#include "dialects/spirv/SPIRVDialect.h"
#include "dialects/spirv/SPIRVExtInstOps.h"
#include "dialects/spirv/SPIRVGroupOps.h"
#include "dialects/spirv/SPIRVLogicalOps.h"
#include "dialects/spirv/SPIRVMemoryOps.h"
#include "dialects/spirv/SPIRVOtherOps.h"
#include "dialects/spirv/SPIRVStructureOps.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/SymbolTable.h"

#endif // STRATA_DIALECTS_SPIRV_SPIRV_H
