//===- ControlFlow.h - Branches between blocks ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The cf dialect: the op classes of ControlFlow.td, which are branches between blocks, and `cf.assert`.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CF_CONTROLFLOW_H
#define STRATA_DIALECTS_CF_CONTROLFLOW_H

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/ElementsAttributes.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ods/OperandRangeRange.h"

#include "dialects/cf/ControlFlowDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/cf/ControlFlowOps.h.inc"

#endif // STRATA_DIALECTS_CF_CONTROLFLOW_H
