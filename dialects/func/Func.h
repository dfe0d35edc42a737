//===- Func.h - Functions and calls ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The func dialect: the op classes of Func.td. For the assembly format of function-like ops of any dialect,
// see FunctionImplementation.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_FUNC_H
#define STRATA_DIALECTS_FUNC_FUNC_H

#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"

#include "dialects/func/FuncDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/func/FuncOps.h.inc"

#endif // STRATA_DIALECTS_FUNC_FUNC_H
