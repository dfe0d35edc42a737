//===- Arith.h - Arithmetic -----------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The arith dialect: the op classes of Arith.td, their enums and attributes. To create a constant of any
// type, see ConstantOp::materialize; to fold constant attributes as the ops do, see ArithFolding.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_ARITH_H
#define STRATA_DIALECTS_ARITH_ARITH_H

#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"

namespace mlir::arith {

/// Returns i1, or the shaped type `type` with element type i1.
Type getI1SameShape(Type type);
/// Returns true if both types are tensors with the same static and dynamic dimensions, or neither is a
/// tensor. Two unranked tensors match.
bool haveSameTensorDims(Type from, Type to);
/// Returns true if a select op may have these condition and result types: i1, or two shaped types of the same
/// shape.
bool selectsBy(Type condition, Type result);

} // namespace mlir::arith

#include "dialects/arith/ArithDialect.h.inc"
#include "dialects/arith/ArithEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/arith/ArithAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/arith/ArithOps.h.inc"

namespace mlir::arith {

/// Evaluates the comparison `lhs predicate rhs`.
bool applyCmpPredicate(CmpIPredicate predicate, const llvm::APInt &lhs, const llvm::APInt &rhs);
bool applyCmpPredicate(CmpFPredicate predicate, const llvm::APFloat &lhs, const llvm::APFloat &rhs);
/// Returns the negation of the predicate.
CmpIPredicate invertPredicate(CmpIPredicate predicate);
/// Returns the equivalent predicate for swapped operands.
CmpIPredicate swapPredicate(CmpIPredicate predicate);
CmpFPredicate swapPredicate(CmpFPredicate predicate);

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_ARITH_H
