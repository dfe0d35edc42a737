//===- ArithReductions.cpp - Identities and ops of reductions -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "runtime/ir/Diagnostics.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;

Value arith::getZeroConstant(OpBuilder &builder, Location loc, Type type) {
  return builder.create<ConstantOp>(loc, builder.getZeroAttr(type));
}

/// Returns `element` if `type` is a scalar type, or an elements attribute of the shaped type `type` in which
/// all elements are `element`.
static TypedAttr splat(Type type, Attribute element) {
  if (auto shaped = llvm::dyn_cast<ShapedType>(type))
    return DenseElementsAttr::get(shaped, element);
  return llvm::cast<TypedAttr>(element);
}

TypedAttr arith::getIdentityValueAttr(AtomicRMWKind kind, Type resultType, OpBuilder &builder, Location loc,
                                      bool useOnlyFiniteValue) {
  Type element = getElementTypeOrSelf(resultType);
  auto makeFloat = [&](const APFloat &value) { return splat(resultType, FloatAttr::get(element, value)); };
  auto makeInteger = [&](auto number) {
    unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
    return splat(resultType, IntegerAttr::get(element, number(width)));
  };
  auto extreme = [&](bool negative) {
    const llvm::fltSemantics &semantics = llvm::cast<FloatType>(element).getFloatSemantics();
    return useOnlyFiniteValue ? APFloat::getLargest(semantics, negative)
                              : APFloat::getInf(semantics, negative);
  };
  auto ignored = [&](bool negative) {
    const llvm::fltSemantics &semantics = llvm::cast<FloatType>(element).getFloatSemantics();
    return useOnlyFiniteValue ? APFloat::getLargest(semantics, negative)
                              : APFloat::getNaN(semantics, negative);
  };
  switch (kind) {
  case AtomicRMWKind::addf:
  case AtomicRMWKind::addi:
  case AtomicRMWKind::maxu:
  case AtomicRMWKind::ori:
  case AtomicRMWKind::xori:
    return builder.getZeroAttr(resultType);
  case AtomicRMWKind::mulf:
  case AtomicRMWKind::muli:
    return builder.getOneAttr(resultType);
  case AtomicRMWKind::maximumf:
    return makeFloat(extreme(/*negative=*/true));
  case AtomicRMWKind::minimumf:
    return makeFloat(extreme(/*negative=*/false));
  case AtomicRMWKind::maxnumf:
    return makeFloat(ignored(/*negative=*/true));
  case AtomicRMWKind::minnumf:
    return makeFloat(ignored(/*negative=*/false));
  case AtomicRMWKind::maxs:
    return makeInteger([](unsigned width) { return APInt::getSignedMinValue(width); });
  case AtomicRMWKind::mins:
    return makeInteger([](unsigned width) { return APInt::getSignedMaxValue(width); });
  case AtomicRMWKind::minu:
  case AtomicRMWKind::andi:
    return makeInteger([](unsigned width) { return APInt::getMaxValue(width); });
  case AtomicRMWKind::assign:
    break;
  }
  emitError(loc, "Reduction operation type not supported");
  return {};
}

Value arith::getIdentityValue(AtomicRMWKind op, Type resultType, OpBuilder &builder, Location loc,
                              bool useOnlyFiniteValue) {
  TypedAttr value = getIdentityValueAttr(op, resultType, builder, loc, useOnlyFiniteValue);
  return builder.create<ConstantOp>(loc, value);
}

std::optional<TypedAttr> arith::getNeutralElement(Operation *op) {
  using Kind = std::optional<AtomicRMWKind>;
  Kind kind = llvm::TypeSwitch<Operation *, Kind>(op)
                  .Case([](AddFOp) { return AtomicRMWKind::addf; })
                  .Case([](MulFOp) { return AtomicRMWKind::mulf; })
                  .Case([](MaximumFOp) { return AtomicRMWKind::maximumf; })
                  .Case([](MinimumFOp) { return AtomicRMWKind::minimumf; })
                  .Case([](MaxNumFOp) { return AtomicRMWKind::maxnumf; })
                  .Case([](MinNumFOp) { return AtomicRMWKind::minnumf; })
                  .Case([](AddIOp) { return AtomicRMWKind::addi; })
                  .Case([](OrIOp) { return AtomicRMWKind::ori; })
                  .Case([](XOrIOp) { return AtomicRMWKind::xori; })
                  .Case([](AndIOp) { return AtomicRMWKind::andi; })
                  .Case([](MaxUIOp) { return AtomicRMWKind::maxu; })
                  .Case([](MinUIOp) { return AtomicRMWKind::minu; })
                  .Case([](MaxSIOp) { return AtomicRMWKind::maxs; })
                  .Case([](MinSIOp) { return AtomicRMWKind::mins; })
                  .Case([](MulIOp) { return AtomicRMWKind::muli; })
                  .Default(Kind());
  if (!kind) {
    op->emitError() << "Unknown neutral element for: " << *op;
    return std::nullopt;
  }
  auto flags = op->getAttrOfType<FastMathFlagsAttr>("fastmath");
  bool onlyFinite = flags && bitEnumContainsAny(flags.getValue(), FastMathFlags::ninf);
  OpBuilder builder(op->getContext());
  return getIdentityValueAttr(*kind, op->getResult(0).getType(), builder, op->getLoc(), onlyFinite);
}

Value arith::getReductionOp(AtomicRMWKind op, OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  switch (op) {
  case AtomicRMWKind::addf:
    return builder.create<AddFOp>(loc, lhs, rhs);
  case AtomicRMWKind::addi:
    return builder.create<AddIOp>(loc, lhs, rhs);
  case AtomicRMWKind::andi:
    return builder.create<AndIOp>(loc, lhs, rhs);
  case AtomicRMWKind::maximumf:
    return builder.create<MaximumFOp>(loc, lhs, rhs);
  case AtomicRMWKind::maxnumf:
    return builder.create<MaxNumFOp>(loc, lhs, rhs);
  case AtomicRMWKind::maxs:
    return builder.create<MaxSIOp>(loc, lhs, rhs);
  case AtomicRMWKind::maxu:
    return builder.create<MaxUIOp>(loc, lhs, rhs);
  case AtomicRMWKind::minimumf:
    return builder.create<MinimumFOp>(loc, lhs, rhs);
  case AtomicRMWKind::minnumf:
    return builder.create<MinNumFOp>(loc, lhs, rhs);
  case AtomicRMWKind::mins:
    return builder.create<MinSIOp>(loc, lhs, rhs);
  case AtomicRMWKind::minu:
    return builder.create<MinUIOp>(loc, lhs, rhs);
  case AtomicRMWKind::mulf:
    return builder.create<MulFOp>(loc, lhs, rhs);
  case AtomicRMWKind::muli:
    return builder.create<MulIOp>(loc, lhs, rhs);
  case AtomicRMWKind::ori:
    return builder.create<OrIOp>(loc, lhs, rhs);
  case AtomicRMWKind::xori:
    return builder.create<XOrIOp>(loc, lhs, rhs);
  case AtomicRMWKind::assign:
    break;
  }
  emitError(loc, "Reduction operation type not supported");
  return {};
}
