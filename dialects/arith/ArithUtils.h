//===- ArithUtils.h - Creation of arithmetic -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that create arith ops and constants for sizes, indices and scalars of any type. New ops are
// created at the insertion point of the builder. For the ops themselves, see Arith.h; for constants without
// ops, see runtime/ir/StaticValueUtils.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_ARITHUTILS_H
#define STRATA_DIALECTS_ARITH_ARITHUTILS_H

#include "dialects/arith/Arith.h"
#include "dialects/utils/ReshapeUtils.h"
#include "runtime/ir/Matchers.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir {

/// Returns a matcher of constants of type `index`.
inline auto matchConstantIndex() { return m_Op<arith::ConstantIndexOp>(); }

/// Returns a bit vector with \p rank bits, in which the bits of dimensions of size 1 are set. Of a longer
/// \p shape, only the first \p rank dimensions count.
llvm::SmallBitVector getPositionsOfShapeOne(unsigned rank, llvm::ArrayRef<int64_t> shape);

/// Return \p ofr if it is a value; if it is an attribute, create a constant. The first function gives the
/// constant the type of the attribute, the second one type `index`.
/// \pre An attribute is an IntegerAttr.
Value getValueOrCreateConstantIntOp(OpBuilder &builder, Location loc, OpFoldResult ofr);
Value getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc, OpFoldResult ofr);
llvm::SmallVector<Value> getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                                         llvm::ArrayRef<OpFoldResult> valueOrAttrVec);

/// Converts a scalar between integer, index, floating-point and complex types. Reports a warning and returns
/// the operand if there is no such conversion. \param isUnsignedCast if true, integers are interpreted as
/// unsigned.
Value convertScalarToDtype(OpBuilder &builder, Location loc, Value operand, Type toType, bool isUnsignedCast);
/// Casts a value to \p targetType if it has another type. \pre Both are `index` or signless integers, or both
/// are shaped types of them; at least one is `index`-like, or both have the same type.
Value getValueOrCreateCastToIndexLike(OpBuilder &builder, Location loc, Type targetType, Value value);

/// Create a constant of a scalar type, or of a shaped type all of whose elements have the value.
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type, const llvm::APInt &value);
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type, int64_t value);
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type, const llvm::APFloat &value);

/// Returns the type of a value or of a typed attribute.
Type getType(OpFoldResult ofr);

/// Creates integer or floating-point ops, depending on the type of the operands.
struct ArithBuilder {
  ArithBuilder(OpBuilder &builder, Location loc,
               arith::IntegerOverflowFlags overflow = arith::IntegerOverflowFlags::none)
      : builder(builder), loc(loc), overflow(overflow) {}

  // Arithmetic.
  Value add(Value lhs, Value rhs);
  Value sub(Value lhs, Value rhs);
  Value mul(Value lhs, Value rhs);

  // Conditions.
  Value slt(Value lhs, Value rhs);
  Value sgt(Value lhs, Value rhs);
  Value _and(Value lhs, Value rhs);
  Value select(Value cmp, Value lhs, Value rhs);

private:
  OpBuilder &builder;
  Location loc;
  arith::IntegerOverflowFlags overflow;
};

/// Creates arithmetic on indices that does not overflow (`nsw`).
struct ArithIndexingBuilder : ArithBuilder {
  ArithIndexingBuilder(OpBuilder &builder, Location loc)
      : ArithBuilder(builder, loc, arith::IntegerOverflowFlags::nsw) {}
};

namespace arith {
/// Return the product of the values, or the constant 1 of \p resultType if there are none. \pre All have the
/// same type, which is \p resultType if given; without it there is at least one value.
Value createProduct(OpBuilder &builder, Location loc, llvm::ArrayRef<Value> values);
Value createProduct(OpBuilder &builder, Location loc, llvm::ArrayRef<Value> values, Type resultType);

/// Returns the floating-point type with this keyword, such as `f32`; nullopt if there is none.
std::optional<FloatType> parseFloatType(MLIRContext *context, llvm::StringRef name);
/// The same for an option of a pass that gives the \p role ("source", "target") type. Reports an error on
/// failure.
std::optional<FloatType> parseFloatTypeOption(MLIRContext *context, llvm::StringRef role,
                                              llvm::StringRef name);

/// Cast a floating-point value to \p type by extf and truncf. The flag `contract` of the casts allows a
/// folder to remove a truncation followed by an extension.
Value extendFloat(OpBuilder &builder, Type type, ValueRange inputs, Location loc);
Value truncateFloat(OpBuilder &builder, Type type, ValueRange inputs, Location loc);
/// Creates an op like \p op, which has no regions, with \p operands and results of \p types. Returns the
/// results, truncated to the types of \p op immediately so that rounding does not change.
llvm::SmallVector<Value> createOnWiderFloats(OpBuilder &builder, Operation *op, ValueRange operands,
                                             TypeRange types);
} // namespace arith

} // namespace mlir

#endif // STRATA_DIALECTS_ARITH_ARITHUTILS_H
