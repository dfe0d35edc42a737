//===- MLProgram.h - Machine learning programs ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ml_program dialect: the types, attributes and op classes of MLProgram.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ML_PROGRAM_MLPROGRAM_H
#define STRATA_DIALECTS_ML_PROGRAM_MLPROGRAM_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/RegionKindInterface.h"
#include "runtime/ir/SymbolTable.h"

#include "dialects/ml_program/MLProgramDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/ml_program/MLProgramTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/ml_program/MLProgramAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/ml_program/MLProgramOps.h.inc"

#endif // STRATA_DIALECTS_ML_PROGRAM_MLPROGRAM_H
