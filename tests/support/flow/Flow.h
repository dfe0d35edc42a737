//===- Flow.h - Test dialect of control flow and effects ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Classes of the test dialect that Flow.td declares.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_SUPPORT_FLOW_H
#define STRATA_TESTS_SUPPORT_FLOW_H

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"

#include "tests/support/flow/FlowDialect.h.inc"
#define GET_OP_CLASSES
#include "tests/support/flow/FlowOps.h.inc"

#endif // STRATA_TESTS_SUPPORT_FLOW_H
