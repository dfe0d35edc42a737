//===- Arith.h - Arithmetic -----------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The arith dialect: the op classes of Arith.td, their enums and attributes. To make a constant of whatever
// type, see ConstantOp::materialize; to compute with constants as the ops do, see ArithFolding.h.
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

namespace strata::arith {

/// i1, or a vector or tensor of i1 with the shape of `type`.
Type getI1SameShape(Type type);
/// Whether both are tensors of the same sizes, or neither is a tensor.
bool haveSameTensorDims(Type from, Type to);
/// Whether values of type `result` can be chosen by a condition of type `condition`.
bool selectsBy(Type condition, Type result);

} // namespace strata::arith

#include "dialects/arith/ArithDialect.h.inc"
#include "dialects/arith/ArithEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/arith/ArithAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/arith/ArithOps.h.inc"

namespace strata::arith {

/// What `lhs predicate rhs` says of two integers, or of two floats.
bool applyCmpPredicate(CmpIPredicate predicate, const llvm::APInt &lhs, const llvm::APInt &rhs);
bool applyCmpPredicate(CmpFPredicate predicate, const llvm::APFloat &lhs, const llvm::APFloat &rhs);
/// The predicate that is true when this one is not.
CmpIPredicate invertPredicate(CmpIPredicate predicate);
/// The predicate that says the same of the operands in the other order.
CmpIPredicate swapPredicate(CmpIPredicate predicate);
CmpFPredicate swapPredicate(CmpFPredicate predicate);

} // namespace strata::arith

#endif // STRATA_DIALECTS_ARITH_ARITH_H
