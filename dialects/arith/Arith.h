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

namespace mlir {
class ImplicitLocOpBuilder;
} // namespace mlir

namespace mlir::arith {

/// Returns i1, or the shaped type `type` with element type i1.
Type getI1SameShape(Type type);
/// Returns true if both types are tensors with the same static and dynamic dimensions, or neither is a
/// tensor. Two unranked tensors match.
bool haveSameTensorDims(Type from, Type to);
/// Returns true if a select op may have these types: the condition is i1, or the condition and the result are
/// shaped types of the same shape.
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

//===----------------------------------------------------------------------===//
// Views of constants
//===----------------------------------------------------------------------===//

/// Typed view of an arith.constant with a signless integer type. To match any constant integer, see
/// Matchers.h.
class ConstantIntOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }

  /// Build a constant of an integer type with \p width bits, or of type \p type. If \p type is a vector or
  /// tensor of integers, all elements have the value. A value that does not fit is truncated.
  static void build(OpBuilder &builder, OperationState &result, int64_t value, unsigned width);
  static void build(OpBuilder &builder, OperationState &result, Type type, int64_t value);
  static void build(OpBuilder &builder, OperationState &result, Type type, const llvm::APInt &value);
  static ConstantIntOp create(OpBuilder &builder, Location location, int64_t value, unsigned width);
  static ConstantIntOp create(OpBuilder &builder, Location location, Type type, int64_t value);
  static ConstantIntOp create(OpBuilder &builder, Location location, Type type, const llvm::APInt &value);
  static ConstantIntOp create(ImplicitLocOpBuilder &builder, int64_t value, unsigned width);
  static ConstantIntOp create(ImplicitLocOpBuilder &builder, Type type, int64_t value);
  static ConstantIntOp create(ImplicitLocOpBuilder &builder, Type type, const llvm::APInt &value);
  /// Returns the value, sign-extended. \pre It fits 64 bits.
  int64_t value();
};

/// Typed view of an arith.constant with type `index`.
class ConstantIndexOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }

  int64_t value();

  static ConstantIndexOp create(OpBuilder &builder, Location location, int64_t value);
  static ConstantIndexOp create(ImplicitLocOpBuilder &builder, int64_t value);
  static void build(OpBuilder &builder, OperationState &result, int64_t value);
};

/// Typed view of an arith.constant with a floating-point type.
class ConstantFloatOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }

  /// Builds a constant. \pre The value has the floating-point semantics of the type.
  static void build(OpBuilder &builder, OperationState &result, FloatType type, const llvm::APFloat &value);
  static ConstantFloatOp create(OpBuilder &builder, Location location, FloatType type,
                                const llvm::APFloat &value);
  static ConstantFloatOp create(ImplicitLocOpBuilder &builder, FloatType type, const llvm::APFloat &value);
  llvm::APFloat value();
};

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Creates a constant zero. \pre The type is an integer, float or index type, or a vector or tensor of one.
Value getZeroConstant(OpBuilder &builder, Location loc, Type type);

/// Returns the identity element of a reduction: combined with any value x it gives x. Reports an error and
/// returns null if the reduction has none.
/// \param useOnlyFiniteValue if true, the result is the largest or smallest finite number instead of an
/// infinity or NaN.
TypedAttr getIdentityValueAttr(AtomicRMWKind kind, Type resultType, OpBuilder &builder, Location loc,
                               bool useOnlyFiniteValue = false);
/// Creates a constant with the identity element of a reduction. \pre The reduction has an identity element.
Value getIdentityValue(AtomicRMWKind op, Type resultType, OpBuilder &builder, Location loc,
                       bool useOnlyFiniteValue = false);
/// Returns the identity element of a binary op such as arith.addf. If the op has none, emits an error and
/// returns nullopt.
std::optional<TypedAttr> getNeutralElement(Operation *op);
/// Creates the op that combines two values in a reduction of the given kind. Reports an error and returns
/// null if there is no such op.
Value getReductionOp(AtomicRMWKind op, OpBuilder &builder, Location loc, Value lhs, Value rhs);

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_ARITH_H
