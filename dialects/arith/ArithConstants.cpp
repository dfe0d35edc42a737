//===- ArithConstants.cpp - Views of constants ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "runtime/ir/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;

/// Returns the type of the result of an arith.constant; null for another op.
static Type getConstantType(Operation *op) {
  return llvm::isa_and_present<ConstantOp>(op) ? op->getResult(0).getType() : Type();
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

bool ConstantIntOp::classof(Operation *op) {
  Type type = getConstantType(op);
  return type && type.isSignlessInteger();
}

void ConstantIntOp::build(OpBuilder &builder, OperationState &result, Type type, const APInt &value) {
  if (auto shaped = llvm::dyn_cast<ShapedType>(type))
    ConstantOp::build(builder, result, DenseElementsAttr::get(shaped, value));
  else
    ConstantOp::build(builder, result, builder.getIntegerAttr(type, value));
}
void ConstantIntOp::build(OpBuilder &builder, OperationState &result, Type type, int64_t value) {
  unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  build(builder, result, type, APInt(width, value, /*isSigned=*/true, /*implicitTrunc=*/true));
}
void ConstantIntOp::build(OpBuilder &builder, OperationState &result, int64_t value, unsigned width) {
  build(builder, result, Type(builder.getIntegerType(width)), value);
}

ConstantIntOp ConstantIntOp::create(OpBuilder &builder, Location location, int64_t value, unsigned width) {
  return builder.create<ConstantIntOp>(location, value, width);
}
ConstantIntOp ConstantIntOp::create(OpBuilder &builder, Location location, Type type, int64_t value) {
  return builder.create<ConstantIntOp>(location, type, value);
}
ConstantIntOp ConstantIntOp::create(OpBuilder &builder, Location location, Type type, const APInt &value) {
  return builder.create<ConstantIntOp>(location, type, value);
}
ConstantIntOp ConstantIntOp::create(ImplicitLocOpBuilder &builder, int64_t value, unsigned width) {
  return create(builder, builder.getLoc(), value, width);
}
ConstantIntOp ConstantIntOp::create(ImplicitLocOpBuilder &builder, Type type, int64_t value) {
  return create(builder, builder.getLoc(), type, value);
}
ConstantIntOp ConstantIntOp::create(ImplicitLocOpBuilder &builder, Type type, const APInt &value) {
  return create(builder, builder.getLoc(), type, value);
}

int64_t ConstantIntOp::value() { return llvm::cast<IntegerAttr>(getValueAttr()).getValue().getSExtValue(); }

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

bool ConstantIndexOp::classof(Operation *op) {
  Type type = getConstantType(op);
  return type && type.isIndex();
}

void ConstantIndexOp::build(OpBuilder &builder, OperationState &result, int64_t value) {
  ConstantOp::build(builder, result, builder.getIndexAttr(value));
}
ConstantIndexOp ConstantIndexOp::create(OpBuilder &builder, Location location, int64_t value) {
  return builder.create<ConstantIndexOp>(location, value);
}
ConstantIndexOp ConstantIndexOp::create(ImplicitLocOpBuilder &builder, int64_t value) {
  return create(builder, builder.getLoc(), value);
}

int64_t ConstantIndexOp::value() { return llvm::cast<IntegerAttr>(getValueAttr()).getInt(); }

//===----------------------------------------------------------------------===//
// Floating-point numbers
//===----------------------------------------------------------------------===//

bool ConstantFloatOp::classof(Operation *op) {
  Type type = getConstantType(op);
  return type && llvm::isa<FloatType>(type);
}

void ConstantFloatOp::build(OpBuilder &builder, OperationState &result, FloatType type,
                            const APFloat &value) {
  ConstantOp::build(builder, result, builder.getFloatAttr(type, value));
}
ConstantFloatOp ConstantFloatOp::create(OpBuilder &builder, Location location, FloatType type,
                                        const APFloat &value) {
  return builder.create<ConstantFloatOp>(location, type, value);
}
ConstantFloatOp ConstantFloatOp::create(ImplicitLocOpBuilder &builder, FloatType type, const APFloat &value) {
  return create(builder, builder.getLoc(), type, value);
}

APFloat ConstantFloatOp::value() { return llvm::cast<FloatAttr>(getValueAttr()).getValue(); }
