//===- ArithUtils.cpp - Creation of arithmetic ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithUtils.h"
#include "dialects/complex/Complex.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;

llvm::SmallBitVector mlir::getPositionsOfShapeOne(unsigned rank, llvm::ArrayRef<int64_t> shape) {
  llvm::SmallBitVector positions(shape.size());
  for (size_t i = 0, found = 0; i != shape.size() && found != rank; ++i)
    if (shape[i] == 1) {
      positions.set(i);
      ++found;
    }
  return positions;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value mlir::getValueOrCreateConstantIntOp(OpBuilder &builder, Location loc, OpFoldResult ofr) {
  if (Value value = ofr.getValue())
    return value;
  return builder.create<ConstantOp>(loc, TypedAttr(llvm::cast<IntegerAttr>(ofr.getAttribute())));
}

Value mlir::getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc, OpFoldResult ofr) {
  if (Value value = ofr.getValue())
    return value;
  return builder.create<ConstantIndexOp>(loc, llvm::cast<IntegerAttr>(ofr.getAttribute()).getInt());
}

llvm::SmallVector<Value> mlir::getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                                               llvm::ArrayRef<OpFoldResult> valueOrAttrVec) {
  llvm::SmallVector<Value> values;
  for (OpFoldResult ofr : valueOrAttrVec)
    values.push_back(getValueOrCreateConstantIndexOp(builder, loc, ofr));
  return values;
}

/// Returns `element` if `type` is a scalar type, or an elements attribute of the shaped type `type` in which
/// all elements are `element`.
static TypedAttr splat(Type type, Attribute element) {
  if (auto shaped = llvm::dyn_cast<ShapedType>(type))
    return DenseElementsAttr::get(shaped, element);
  return llvm::cast<TypedAttr>(element);
}

Value mlir::createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type, const APInt &value) {
  Attribute element = builder.getIntegerAttr(getElementTypeOrSelf(type), value);
  return builder.create<ConstantOp>(loc, splat(type, element));
}
Value mlir::createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type, int64_t value) {
  Type element = getElementTypeOrSelf(type);
  unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return createScalarOrSplatConstant(builder, loc, type,
                                     APInt(width, value, /*isSigned=*/true, /*implicitTrunc=*/true));
}
Value mlir::createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type, const APFloat &value) {
  Attribute element = FloatAttr::get(getElementTypeOrSelf(type), value);
  return builder.create<ConstantOp>(loc, splat(type, element));
}

Type mlir::getType(OpFoldResult ofr) {
  if (Value value = ofr.getValue())
    return value.getType();
  return llvm::cast<TypedAttr>(ofr.getAttribute()).getType();
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

Value mlir::getValueOrCreateCastToIndexLike(OpBuilder &builder, Location loc, Type targetType, Value value) {
  if (value.getType() == targetType)
    return value;
  return builder.create<IndexCastOp>(loc, targetType, value);
}

/// Converts between scalars that are integers, indices or floats; returns null if there is no conversion.
static Value convertScalar(OpBuilder &builder, Location loc, Value operand, Type to, bool isUnsigned) {
  Type from = operand.getType();
  if (from == to)
    return operand;
  auto create = [&]<typename SignedOp, typename UnsignedOp>(std::type_identity<SignedOp>,
                                                            std::type_identity<UnsignedOp>) -> Value {
    if (isUnsigned)
      return builder.create<UnsignedOp>(loc, to, operand);
    return builder.create<SignedOp>(loc, to, operand);
  };
  auto toFloat = llvm::dyn_cast<FloatType>(to), fromFloat = llvm::dyn_cast<FloatType>(from);
  if (from.isIndex() && to.isIndex())
    return operand;
  if ((from.isIndex() && llvm::isa<IntegerType>(to)) || (to.isIndex() && llvm::isa<IntegerType>(from)))
    return create(std::type_identity<IndexCastOp>(), std::type_identity<IndexCastUIOp>());
  if (fromFloat && llvm::isa<IntegerType>(to))
    return create(std::type_identity<FPToSIOp>(), std::type_identity<FPToUIOp>());
  if (toFloat && llvm::isa<IntegerType>(from))
    return create(std::type_identity<SIToFPOp>(), std::type_identity<UIToFPOp>());
  if (fromFloat && toFloat) {
    if (toFloat.getWidth() > fromFloat.getWidth())
      return builder.create<ExtFOp>(loc, to, operand);
    if (toFloat.getWidth() < fromFloat.getWidth())
      return builder.create<TruncFOp>(loc, to, operand);
    return Value();
  }
  auto toInt = llvm::dyn_cast<IntegerType>(to), fromInt = llvm::dyn_cast<IntegerType>(from);
  if (!toInt || !fromInt)
    return Value();
  if (toInt.getWidth() > fromInt.getWidth())
    return create(std::type_identity<ExtSIOp>(), std::type_identity<ExtUIOp>());
  if (toInt.getWidth() < fromInt.getWidth())
    return builder.create<TruncIOp>(loc, to, operand);
  return Value();
}

Value mlir::convertScalarToDtype(OpBuilder &builder, Location loc, Value operand, Type toType,
                                 bool isUnsignedCast) {
  Type from = operand.getType();
  if (from == toType)
    return operand;
  Value result;
  if (auto complexType = llvm::dyn_cast<ComplexType>(toType)) {
    Type part = complexType.getElementType();
    Value real = operand, imaginary;
    if (auto fromComplex = llvm::dyn_cast<ComplexType>(from)) {
      Type fromPart = fromComplex.getElementType();
      real = builder.create<complex::ReOp>(loc, fromPart, operand);
      imaginary = builder.create<complex::ImOp>(loc, fromPart, operand);
      imaginary = convertScalar(builder, loc, imaginary, part, isUnsignedCast);
    } else {
      imaginary = getZeroConstant(builder, loc, part);
    }
    real = convertScalar(builder, loc, real, part, isUnsignedCast);
    if (real && imaginary)
      result = builder.create<complex::CreateOp>(loc, complexType, real, imaginary);
  } else {
    result = convertScalar(builder, loc, operand, toType, isUnsignedCast);
  }
  if (result)
    return result;
  emitWarning(loc) << "could not cast operand of type " << from << " to " << toType;
  return operand;
}

std::optional<FloatType> arith::parseFloatType(MLIRContext *context, llvm::StringRef name) {
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                        \
  if (name == Spelling)                                                                                      \
    return FloatType(Class::get(context));
#include "runtime/ir/FloatTypes.def"
  return std::nullopt;
}

std::optional<FloatType> arith::parseFloatTypeOption(MLIRContext *context, llvm::StringRef role,
                                                     llvm::StringRef name) {
  std::optional<FloatType> type = parseFloatType(context, name);
  if (!type)
    emitError(UnknownLoc::get(context))
        << "could not map " << role << " type '" << name << "' to a known floating-point type";
  return type;
}

static FastMathFlagsAttr getContract(OpBuilder &builder) {
  return FastMathFlagsAttr::get(builder.getContext(), FastMathFlags::contract);
}

Value arith::extendFloat(OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
  return builder.create<ExtFOp>(loc, type, inputs.front(), getContract(builder));
}

Value arith::truncateFloat(OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
  return builder.create<TruncFOp>(loc, type, inputs.front(), RoundingModeAttr(), getContract(builder));
}

llvm::SmallVector<Value> arith::createOnWiderFloats(OpBuilder &builder, Operation *op, ValueRange operands,
                                                    TypeRange types) {
  OperationState state(op->getLoc(), op->getName(), operands, types, op->getAttrs(), op->getSuccessors());
  llvm::SmallVector<Value> results(builder.create(state)->getResults());
  for (auto [result, type] : llvm::zip_equal(results, op->getResultTypes()))
    if (result.getType() != type)
      result = truncateFloat(builder, type, result, op->getLoc());
  return results;
}

//===----------------------------------------------------------------------===//
// ArithBuilder
//===----------------------------------------------------------------------===//

static bool isFloat(Value value) { return llvm::isa<FloatType>(getElementTypeOrSelf(value.getType())); }

Value ArithBuilder::_and(Value lhs, Value rhs) { return builder.create<AndIOp>(loc, lhs, rhs); }
Value ArithBuilder::add(Value lhs, Value rhs) {
  if (isFloat(lhs))
    return builder.create<AddFOp>(loc, lhs, rhs);
  return builder.create<AddIOp>(loc, lhs, rhs, overflow);
}
Value ArithBuilder::sub(Value lhs, Value rhs) {
  if (isFloat(lhs))
    return builder.create<SubFOp>(loc, lhs, rhs);
  return builder.create<SubIOp>(loc, lhs, rhs, overflow);
}
Value ArithBuilder::mul(Value lhs, Value rhs) {
  if (isFloat(lhs))
    return builder.create<MulFOp>(loc, lhs, rhs);
  return builder.create<MulIOp>(loc, lhs, rhs, overflow);
}
Value ArithBuilder::select(Value cmp, Value lhs, Value rhs) {
  return builder.create<SelectOp>(loc, cmp, lhs, rhs);
}
Value ArithBuilder::sgt(Value lhs, Value rhs) {
  if (isFloat(lhs))
    return builder.create<CmpFOp>(loc, CmpFPredicate::OGT, lhs, rhs);
  return builder.create<CmpIOp>(loc, CmpIPredicate::sgt, lhs, rhs);
}
Value ArithBuilder::slt(Value lhs, Value rhs) {
  if (isFloat(lhs))
    return builder.create<CmpFOp>(loc, CmpFPredicate::OLT, lhs, rhs);
  return builder.create<CmpIOp>(loc, CmpIPredicate::slt, lhs, rhs);
}

Value arith::createProduct(OpBuilder &builder, Location loc, llvm::ArrayRef<Value> values) {
  assert(!values.empty() && "the type of an empty product is unknown");
  return createProduct(builder, loc, values, values.front().getType());
}
Value arith::createProduct(OpBuilder &builder, Location loc, llvm::ArrayRef<Value> values, Type resultType) {
  if (values.empty())
    return builder.create<ConstantOp>(loc, builder.getOneAttr(resultType));
  ArithBuilder arithmetic(builder, loc);
  Value product = values.front();
  for (Value value : values.drop_front())
    product = arithmetic.mul(product, value);
  return product;
}
