//===- SPIRVStructureOps.h - Modules, functions and graphs ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Modules, functions, global variables, entry points, execution modes, and graphs.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVSTRUCTUREOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVSTRUCTUREOPS_H

#include "dialects/spirv/SPIRVOpBase.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/OpAsmInterface.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVStructureOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVSTRUCTUREOPS_H
