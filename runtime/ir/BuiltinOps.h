//===- BuiltinOps.h - module and unrealized_conversion_cast ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Views of the operations of the builtin dialect, generated from defs/mlir/IR/BuiltinOps.td; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINOPS_H
#define STRATA_RUNTIME_IR_BUILTINOPS_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpAdaptor.h"
#include "runtime/ir/OpView.h"
#include "runtime/ir/RegionKindInterface.h"

#define GET_OP_CLASSES
#include "runtime/ir/BuiltinOps.h.inc"

#endif // STRATA_RUNTIME_IR_BUILTINOPS_H
