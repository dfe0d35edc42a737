//===- ArithCastFolders.cpp - Conversions: compatibility and folding ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;
using MaybeFloat = std::optional<APFloat>;
using MaybeInt = std::optional<APInt>;

//===----------------------------------------------------------------------===//
// Compatibility of types
//===----------------------------------------------------------------------===//

namespace {
/// The element types of a conversion with one operand and one result. Both are null if the conversion is
/// invalid: between a scalar and a shaped type, between a memref and another type, or between tensors with
/// different encodings.
struct CastElements {
  CastElements(TypeRange inputs, TypeRange outputs) {
    if (inputs.size() != 1 || outputs.size() != 1)
      return;
    Type in = inputs.front(), out = outputs.front();
    auto isContainer = [](Type type) { return llvm::isa<ShapedType>(type); };
    if (isContainer(in) != isContainer(out) ||
        llvm::isa<BaseMemRefType>(in) != llvm::isa<BaseMemRefType>(out))
      return;
    auto tensorIn = llvm::dyn_cast<RankedTensorType>(in), tensorOut = llvm::dyn_cast<RankedTensorType>(out);
    if (tensorIn && tensorOut && tensorIn.getEncoding() != tensorOut.getEncoding())
      return;
    from = getElementTypeOrSelf(in);
    to = getElementTypeOrSelf(out);
  }
  explicit operator bool() const { return from && to; }
  Type from, to;
};
} // namespace

/// Returns true for two integer element types of which the second is wider (`widens`) or narrower than the
/// first.
static bool areIntegersWithWidths(CastElements elements, bool widens) {
  auto from = llvm::dyn_cast_if_present<IntegerType>(elements.from);
  auto to = llvm::dyn_cast_if_present<IntegerType>(elements.to);
  return from && to && (widens ? from.getWidth() < to.getWidth() : from.getWidth() > to.getWidth());
}
/// Returns true for two float element types of which the second is wider (`widens`) or narrower than the
/// first.
static bool areFloatsWithWidths(CastElements elements, bool widens) {
  auto from = llvm::dyn_cast_if_present<FloatType>(elements.from);
  auto to = llvm::dyn_cast_if_present<FloatType>(elements.to);
  return from && to && (widens ? from.getWidth() < to.getWidth() : from.getWidth() > to.getWidth());
}
static bool areIndexAndInteger(CastElements elements) {
  return elements && ((elements.from.isIndex() && elements.to.isSignlessInteger()) ||
                      (elements.from.isSignlessInteger() && elements.to.isIndex()));
}

bool ExtUIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areIntegersWithWidths({inputs, outputs}, true);
}
bool ExtSIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areIntegersWithWidths({inputs, outputs}, true);
}
bool TruncIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areIntegersWithWidths({inputs, outputs}, false);
}
bool ExtFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areFloatsWithWidths({inputs, outputs}, true);
}
bool TruncFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areFloatsWithWidths({inputs, outputs}, false);
}
static bool isIntToFloat(CastElements elements) {
  return elements && elements.from.isInteger() && elements.to.isFloat();
}
static bool isFloatToInt(CastElements elements) {
  return elements && elements.from.isFloat() && elements.to.isInteger();
}
bool UIToFPOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isIntToFloat({inputs, outputs});
}
bool SIToFPOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isIntToFloat({inputs, outputs});
}
bool FPToUIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isFloatToInt({inputs, outputs});
}
bool FPToSIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isFloatToInt({inputs, outputs});
}
bool IndexCastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areIndexAndInteger({inputs, outputs});
}
bool IndexCastUIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return areIndexAndInteger({inputs, outputs});
}
bool BitcastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  CastElements elements(inputs, outputs);
  return elements && elements.from.isSignlessIntOrFloat() && elements.to.isSignlessIntOrFloat() &&
         elements.from.getIntOrFloatBitWidth() == elements.to.getIntOrFloatBitWidth();
}

/// Returns true if a conversion with two operands, a value and a scale, is valid. Only the type of the value
/// is checked, not that of the scale.
static bool isScalingCast(TypeRange inputs, TypeRange outputs, bool widens) {
  return inputs.size() == 2 && areFloatsWithWidths({inputs.take_front(1), outputs}, widens);
}
bool ScalingExtFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isScalingCast(inputs, outputs, true);
}
bool ScalingTruncFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isScalingCast(inputs, outputs, false);
}

//===----------------------------------------------------------------------===//
// Integer to integer
//===----------------------------------------------------------------------===//

using ResizeFn = APInt (APInt::*)(unsigned) const;

/// Converts integer constants to the element width of `type`.
static Attribute resizeInts(Type type, Attribute operand, ResizeFn resize) {
  unsigned width = getIntWidth(getElementTypeOrSelf(type));
  return convertInts(type, operand, [&](const APInt &value) -> MaybeInt { return (value.*resize)(width); });
}

/// Folds ext(ext(x)) → ext(x), and extensions of constants.
template <typename ExtOp>
static OpFoldResult foldExtension(ExtOp op, Attribute operand, ResizeFn resize) {
  if (auto inner = op.getIn().template getDefiningOp<ExtOp>()) {
    op.getInMutable().assign(inner.getIn());
    return Value(op.getOut());
  }
  return resizeInts(op.getType(), operand, resize);
}

OpFoldResult ExtUIOp::fold(FoldAdaptor adaptor) {
  return foldExtension(*this, adaptor.getIn(), &APInt::zext);
}
OpFoldResult ExtSIOp::fold(FoldAdaptor adaptor) {
  return foldExtension(*this, adaptor.getIn(), &APInt::sext);
}

OpFoldResult TruncIOp::fold(FoldAdaptor adaptor) {
  Operation *inner = getIn().getDefiningOp();
  if (inner && llvm::isa<ExtUIOp, ExtSIOp>(inner)) {
    Value source = inner->getOperand(0);
    if (source.getType() == getType())
      return source;
    if (getIntWidth(getElementTypeOrSelf(source)) > getIntWidth(getElementTypeOrSelf(getType()))) {
      getInMutable().assign(source);
      return Value(getOut());
    }
  }
  if (auto trunc = llvm::dyn_cast_or_null<TruncIOp>(inner)) {
    // The combined truncation has the overflow flags that both truncations have.
    IntegerOverflowFlags flags = getOverflowFlags() & trunc.getOverflowFlags();
    if (flags != getOverflowFlags())
      setOverflowFlags(flags);
    getInMutable().assign(trunc.getIn());
    return Value(getOut());
  }
  return resizeInts(getType(), adaptor.getIn(), &APInt::trunc);
}

OpFoldResult IndexCastOp::fold(FoldAdaptor adaptor) {
  return resizeInts(getType(), adaptor.getIn(), &APInt::sextOrTrunc);
}
OpFoldResult IndexCastUIOp::fold(FoldAdaptor adaptor) {
  return resizeInts(getType(), adaptor.getIn(), &APInt::zextOrTrunc);
}

//===----------------------------------------------------------------------===//
// Float conversions
//===----------------------------------------------------------------------===//

/// Converts `value` to another format; returns nullopt if the conversion is inexact or invalid.
static MaybeFloat convertExactly(const APFloat &value, const llvm::fltSemantics &format) {
  APFloat converted = value;
  bool losesInfo = false;
  APFloat::opStatus status = converted.convert(format, APFloat::rmNearestTiesToEven, &losesInfo);
  return losesInfo || status == APFloat::opInvalidOp ? std::nullopt : MaybeFloat(converted);
}

static const llvm::fltSemantics &formatOf(Type type) {
  return llvm::cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
}

static bool mayContract(std::optional<FastMathFlags> flags) {
  return flags && bitEnumContainsAll(*flags, FastMathFlags::contract);
}

OpFoldResult ExtFOp::fold(FoldAdaptor adaptor) {
  // extf(truncf(x)) → x omits a rounding step, so both ops must have the fast-math flag `contract`.
  if (auto trunc = getIn().getDefiningOp<TruncFOp>())
    if (trunc.getIn().getType() == getType() && mayContract(trunc.getFastmath()) &&
        mayContract(getFastmath()))
      return Value(trunc.getIn());
  return convertFloats(getType(), adaptor.getIn(),
                       [&](const APFloat &value) { return convertExactly(value, formatOf(getType())); });
}

OpFoldResult TruncFOp::fold(FoldAdaptor adaptor) {
  if (auto ext = getIn().getDefiningOp<ExtFOp>())
    if (ext.getIn().getType() == getType())
      return Value(ext.getIn());
  return convertFloats(getType(), adaptor.getIn(),
                       [&](const APFloat &value) { return convertExactly(value, formatOf(getType())); });
}

static Attribute foldIntToFloat(Type type, Attribute operand, bool isSigned) {
  return convertIntsToFloats(type, operand, [&](const APInt &value) -> MaybeFloat {
    APFloat result = APFloat::getZero(formatOf(type));
    result.convertFromAPInt(value, isSigned, APFloat::rmNearestTiesToEven);
    return result;
  });
}
OpFoldResult UIToFPOp::fold(FoldAdaptor adaptor) { return foldIntToFloat(getType(), adaptor.getIn(), false); }
OpFoldResult SIToFPOp::fold(FoldAdaptor adaptor) { return foldIntToFloat(getType(), adaptor.getIn(), true); }

static Attribute foldFloatToInt(Type type, Attribute operand, bool isSigned) {
  return convertFloatsToInts(type, operand, [&](const APFloat &value) -> MaybeInt {
    llvm::APSInt result(getIntWidth(getElementTypeOrSelf(type)), /*isUnsigned=*/!isSigned);
    bool isExact = false;
    if (value.convertToInteger(result, APFloat::rmTowardZero, &isExact) == APFloat::opInvalidOp)
      return std::nullopt;
    return result;
  });
}
OpFoldResult FPToUIOp::fold(FoldAdaptor adaptor) { return foldFloatToInt(getType(), adaptor.getIn(), false); }
OpFoldResult FPToSIOp::fold(FoldAdaptor adaptor) { return foldFloatToInt(getType(), adaptor.getIn(), true); }

//===----------------------------------------------------------------------===//
// Bitcast
//===----------------------------------------------------------------------===//

OpFoldResult BitcastOp::fold(FoldAdaptor adaptor) {
  Type to = getElementTypeOrSelf(getType());
  if (getIn().getType() == getType())
    return Value(getIn());
  Attribute operand = adaptor.getIn();
  if (!operand)
    return {};
  Type from = getElementTypeOrSelf(getIn().getType());
  if (from.isFloat() && to.isFloat())
    return convertFloats(getType(), operand, [&](const APFloat &value) -> MaybeFloat {
      return APFloat(formatOf(to), value.bitcastToAPInt());
    });
  if (from.isFloat())
    return convertFloatsToInts(getType(), operand,
                               [](const APFloat &value) -> MaybeInt { return value.bitcastToAPInt(); });
  if (to.isFloat())
    return convertIntsToFloats(
        getType(), operand, [&](const APInt &value) -> MaybeFloat { return APFloat(formatOf(to), value); });
  return {};
}
