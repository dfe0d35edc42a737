//===- SPIRVControlFlowOps.h - Control flow -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Branches, selections, loops, calls, returns, and other terminators of functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVCONTROLFLOWOPS_H
#define STRATA_DIALECTS_SPIRV_SPIRVCONTROLFLOWOPS_H

#include "dialects/spirv/SPIRVOpBase.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/ods/OperandRangeRange.h"

#define GET_OP_CLASSES
#include "dialects/spirv/SPIRVControlFlowOps.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVCONTROLFLOWOPS_H
