//===- EmulateWideInt.cpp - Integers as two halves ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A wide integer is converted to a vector of its lower and its upper half; a vector of wide integers to a
// vector with an additional innermost dimension of size 2. A half of a vector keeps this dimension with size
// 1. Some ops are expanded to other ops on wide integers, which the conversion then replaces.
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/transforms/Passes.h"
#include "dialects/arith/transforms/WideIntEmulationConverter.h"
#include "dialects/func/Func.h"
#include "dialects/func/FuncConversions.h"
#include "dialects/vector/Vector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::arith;

namespace mlir::arith {
#define GEN_PASS_DEF_ARITHEMULATEWIDEINT
#include "dialects/arith/transforms/Passes.h.inc"
} // namespace mlir::arith

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

WideIntEmulationConverter::WideIntEmulationConverter(unsigned widestIntSupportedByTarget)
    : maxIntWidth(widestIntSupportedByTarget) {
  assert(llvm::isPowerOf2_32(maxIntWidth) && maxIntWidth > 1 && "expected a power of two of at least 2");
  addConversion([](Type type) -> std::optional<Type> { return type; });
  addConversion([this](IntegerType type) -> std::optional<Type> {
    if (type.getWidth() <= maxIntWidth)
      return type;
    if (type.getWidth() == 2 * maxIntWidth)
      return VectorType::get(2, IntegerType::get(type.getContext(), maxIntWidth));
    return Type();
  });
  addConversion([this](VectorType type) -> std::optional<Type> {
    auto element = llvm::dyn_cast<IntegerType>(type.getElementType());
    if (!element || element.getWidth() <= maxIntWidth)
      return type;
    if (element.getWidth() != 2 * maxIntWidth)
      return Type();
    llvm::SmallVector<int64_t> shape(type.getShape());
    shape.push_back(2);
    return VectorType::get(shape, IntegerType::get(type.getContext(), maxIntWidth));
  });
  addConversion([this](FunctionType type) -> std::optional<Type> {
    llvm::SmallVector<Type> inputs, results;
    if (failed(convertTypes(type.getInputs(), inputs)) || failed(convertTypes(type.getResults(), results)))
      return Type();
    return FunctionType::get(type.getContext(), inputs, results);
  });
}

namespace {

/// Creates ops on the halves of wide integers, for the conversion of one op. A wide integer has 2*N bits, a
/// half has N bits.
class Halves {
public:
  /// \param wide The type of the op's wide operand or result.
  Halves(ConversionPatternRewriter &rewriter, Operation *op, Type wide, const TypeConverter &converter)
      : rewriter(rewriter), op(op), loc(op->getLoc()), wide(wide),
        pair(llvm::dyn_cast_if_present<VectorType>(converter.convertType(wide))) {}

  explicit operator bool() const { return static_cast<bool>(pair); }
  /// The op that is being converted, and the type of its wide integers.
  Operation *getOp() const { return op; }
  Type getWide() const { return wide; }
  VectorType getPair() const { return pair; }
  unsigned getWidth() const { return pair.getElementTypeBitWidth(); }
  /// Returns the type of a half: an integer of N bits, or a vector of these with an innermost dimension of
  /// size 1.
  Type getHalf() const {
    if (pair.getRank() == 1)
      return pair.getElementType();
    llvm::SmallVector<int64_t> shape(pair.getShape());
    shape.back() = 1;
    return VectorType::get(shape, pair.getElementType());
  }
  /// Returns the type of a half with another element type and without the innermost dimension of size 1.
  Type dropped(Type element) const {
    return pair.getRank() == 1 ? element : Type(VectorType::get(pair.getShape().drop_back(), element));
  }

  Value low(Value value) const { return extract(value, 0); }
  Value high(Value value) const { return extract(value, 1); }
  /// Returns the wide integer with the given halves. A null upper half is zero.
  Value join(Value low, Value high) const {
    Value result = constant(pair, 0);
    result = insert(low, result, 0);
    return high ? insert(high, result, 1) : result;
  }
  /// Add or remove the innermost dimension of size 1. A scalar is returned unchanged.
  Value addUnitDim(Value value) const {
    auto type = llvm::dyn_cast<VectorType>(value.getType());
    if (!type)
      return value;
    llvm::SmallVector<int64_t> shape(type.getShape());
    shape.push_back(1);
    return vector::ShapeCastOp::create(rewriter, loc, VectorType::get(shape, type.getElementType()), value);
  }
  Value dropUnitDim(Value value) const {
    auto type = llvm::dyn_cast<VectorType>(value.getType());
    if (!type)
      return value;
    return vector::ShapeCastOp::create(
        rewriter, loc, VectorType::get(type.getShape().drop_back(), type.getElementType()), value);
  }

  // Ops.
  Value constant(Type type, int64_t value) const {
    return splat(type, rewriter.getIntegerAttr(getElementTypeOrSelf(type), value));
  }
  /// Returns 2^N as a floating-point constant, where N is the bit width of a half.
  Value powerOfWidth(Type type) const {
    auto element = llvm::cast<FloatType>(getElementTypeOrSelf(type));
    llvm::APFloat value(element.getFloatSemantics());
    llvm::APInt power = llvm::APInt::getOneBitSet(getWidth() + 1, getWidth());
    value.convertFromAPInt(power, /*IsSigned=*/false, llvm::APFloat::rmNearestTiesToEven);
    return splat(type, rewriter.getFloatAttr(element, value));
  }
  Value floatZero(Type type) const { return splat(type, rewriter.getZeroAttr(getElementTypeOrSelf(type))); }
  template <typename OpT, typename... Args>
  OpT create(Args &&...args) const {
    return OpT::create(rewriter, loc, std::forward<Args>(args)...);
  }
  template <typename OpT>
  Value binary(Value lhs, Value rhs) const {
    return create<OpT>(lhs, rhs);
  }
  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) const {
    return create<CmpIOp>(predicate, lhs, rhs);
  }
  Value select(Value condition, Value ifTrue, Value ifFalse) const {
    return create<SelectOp>(condition, ifTrue, ifFalse);
  }
  /// Returns all ones if the half is negative, zero otherwise.
  Value signBits(Value half) const {
    Value isNegative = compare(CmpIPredicate::slt, half, constant(half.getType(), 0));
    return create<ExtSIOp>(half.getType(), isNegative);
  }

  ConversionPatternRewriter &rewriter;

private:
  Value extract(Value value, int64_t index) const {
    if (pair.getRank() == 1)
      return vector::ExtractOp::create(rewriter, loc, value, index);
    llvm::SmallVector<int64_t> offsets(pair.getRank(), 0), sizes(pair.getShape()), strides(pair.getRank(), 1);
    offsets.back() = index;
    sizes.back() = 1;
    return vector::ExtractStridedSliceOp::create(rewriter, loc, value, offsets, sizes, strides);
  }
  Value insert(Value half, Value target, int64_t index) const {
    if (pair.getRank() == 1)
      return vector::InsertOp::create(rewriter, loc, half, target, index);
    llvm::SmallVector<int64_t> offsets(pair.getRank(), 0), strides(pair.getRank(), 1);
    offsets.back() = index;
    return vector::InsertStridedSliceOp::create(rewriter, loc, half, target, offsets, strides);
  }
  Value splat(Type type, TypedAttr element) const {
    if (auto shaped = llvm::dyn_cast<ShapedType>(type))
      return create<ConstantOp>(llvm::cast<TypedAttr>(Attribute(DenseElementsAttr::get(shaped, element))));
    return create<ConstantOp>(element);
  }

  Operation *op;
  Location loc;
  Type wide;
  VectorType pair;
};

/// Creates the replacement of an op from its converted operands; returns null if the op cannot be converted.
using EmulateFn = Value (*)(const Halves &x, llvm::ArrayRef<Value> operands);

/// Replaces ops of one name by the result of an EmulateFn.
class Emulation final : public ConversionPattern {
public:
  Emulation(const TypeConverter &converter, MLIRContext *context, llvm::StringRef opName, bool isWideResult,
            EmulateFn emulate)
      : ConversionPattern(converter, opName, /*benefit=*/1, context), isWideResult(isWideResult),
        emulate(emulate) {}

  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    Type wide = isWideResult ? op->getResult(0).getType() : op->getOperand(0).getType();
    if (getTypeConverter()->isLegal(wide))
      return failure();
    Halves halves(rewriter, op, wide, *getTypeConverter());
    if (!halves)
      return rewriter.notifyMatchFailure(op, "expected integers of twice the supported width");
    Value result = emulate(halves, operands);
    if (!result)
      return failure();
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  bool isWideResult;
  EmulateFn emulate;
};

} // namespace

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {
/// The halves of two operands.
struct TwoPairs {
  TwoPairs(const Halves &x, Value lhs, Value rhs)
      : lhsLow(x.low(lhs)), lhsHigh(x.high(lhs)), rhsLow(x.low(rhs)), rhsHigh(x.high(rhs)) {}
  Value lhsLow, lhsHigh, rhsLow, rhsHigh;
};
} // namespace

static Value emulateAdd(const Halves &x, llvm::ArrayRef<Value> operands) {
  TwoPairs parts(x, operands[0], operands[1]);
  auto sum = x.create<AddUIExtendedOp>(parts.lhsLow, parts.rhsLow);
  Value carry = x.create<ExtUIOp>(x.getHalf(), sum.getOverflow());
  Value high = x.binary<AddIOp>(x.binary<AddIOp>(carry, parts.lhsHigh), parts.rhsHigh);
  return x.join(sum.getSum(), high);
}
static Value emulateSub(const Halves &x, llvm::ArrayRef<Value> operands) {
  TwoPairs parts(x, operands[0], operands[1]);
  Value low = x.binary<SubIOp>(parts.lhsLow, parts.rhsLow);
  Value borrows = x.compare(CmpIPredicate::ult, parts.lhsLow, parts.rhsLow);
  Value borrow = x.create<ExtUIOp>(x.getHalf(), borrows);
  Value high = x.binary<SubIOp>(x.binary<SubIOp>(parts.lhsHigh, borrow), parts.rhsHigh);
  return x.join(low, high);
}
static Value emulateMul(const Halves &x, llvm::ArrayRef<Value> operands) {
  TwoPairs parts(x, operands[0], operands[1]);
  auto lows = x.create<MulUIExtendedOp>(parts.lhsLow, parts.rhsLow);
  Value lowHigh = x.binary<MulIOp>(parts.lhsLow, parts.rhsHigh);
  Value highLow = x.binary<MulIOp>(parts.lhsHigh, parts.rhsLow);
  Value high = x.binary<AddIOp>(x.binary<AddIOp>(lows.getHigh(), lowHigh), highLow);
  return x.join(lows.getLow(), high);
}
template <typename OpT>
static Value emulateBitwise(const Halves &x, llvm::ArrayRef<Value> operands) {
  TwoPairs parts(x, operands[0], operands[1]);
  Value low = x.binary<OpT>(parts.lhsLow, parts.rhsLow);
  Value high = x.binary<OpT>(parts.lhsHigh, parts.rhsHigh);
  return x.join(low, high);
}

/// Returns the predicate for the comparison of lower halves, which is unsigned.
static CmpIPredicate toUnsigned(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::slt:
    return CmpIPredicate::ult;
  case CmpIPredicate::sle:
    return CmpIPredicate::ule;
  case CmpIPredicate::sgt:
    return CmpIPredicate::ugt;
  case CmpIPredicate::sge:
    return CmpIPredicate::uge;
  default:
    return predicate;
  }
}
static Value emulateCompare(const Halves &x, llvm::ArrayRef<Value> operands) {
  TwoPairs parts(x, operands[0], operands[1]);
  CmpIPredicate predicate = llvm::cast<CmpIOp>(x.getOp()).getPredicate();
  Value low = x.compare(toUnsigned(predicate), parts.lhsLow, parts.rhsLow);
  Value high = x.compare(predicate, parts.lhsHigh, parts.rhsHigh);
  if (predicate == CmpIPredicate::eq)
    return x.dropUnitDim(x.binary<AndIOp>(low, high));
  if (predicate == CmpIPredicate::ne)
    return x.dropUnitDim(x.binary<OrIOp>(low, high));
  // If the upper halves are equal, the comparison of the lower halves decides.
  Value areHighsEqual = x.compare(CmpIPredicate::eq, parts.lhsHigh, parts.rhsHigh);
  return x.dropUnitDim(x.select(areHighsEqual, low, high));
}
template <CmpIPredicate Predicate>
static Value emulateExtremum(const Halves &x, llvm::ArrayRef<Value>) {
  Value lhs = x.getOp()->getOperand(0), rhs = x.getOp()->getOperand(1);
  return x.select(x.compare(Predicate, lhs, rhs), lhs, rhs);
}
static Value emulateSelect(const Halves &x, llvm::ArrayRef<Value> operands) {
  TwoPairs parts(x, operands[1], operands[2]);
  Value condition = x.addUnitDim(operands[0]);
  Value low = x.select(condition, parts.lhsLow, parts.rhsLow);
  Value high = x.select(condition, parts.lhsHigh, parts.rhsHigh);
  return x.join(low, high);
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

namespace {
/// Values that the emulations of left and unsigned right shifts have in common. Only the lower half of the
/// shift amount is used: if the upper half is not zero, the amount is at least the bit width and the result
/// is poison.
struct Shift {
  Shift(const Halves &x, llvm::ArrayRef<Value> operands)
      : low(x.low(operands[0])), high(x.high(operands[0])), amount(x.low(operands[1])),
        zero(x.constant(x.getHalf(), 0)), width(x.constant(x.getHalf(), x.getWidth())),
        crosses(x.compare(CmpIPredicate::uge, amount, width)) {}
  Value low, high, amount, zero, width;
  Value crosses; ///< True if the amount is at least the width of a half.
};
} // namespace

static Value emulateShiftLeft(const Halves &x, llvm::ArrayRef<Value> operands) {
  Shift s(x, operands);
  Value low = x.select(s.crosses, s.zero, x.binary<ShLIOp>(s.low, s.amount));
  // `moved` are the bits that the shift moves from the lower to the upper half.
  Value bounded = x.select(s.crosses, s.width, s.amount);
  Value moved = x.binary<ShRUIOp>(s.low, x.binary<SubIOp>(s.width, bounded));
  Value crossed = x.binary<ShLIOp>(s.low, x.binary<SubIOp>(s.amount, s.width));
  Value kept = x.select(s.crosses, s.zero, x.binary<ShLIOp>(s.high, s.amount));
  Value high = x.binary<OrIOp>(x.select(s.crosses, crossed, moved), kept);
  return x.join(low, high);
}
static Value emulateShiftRight(const Halves &x, llvm::ArrayRef<Value> operands) {
  Shift s(x, operands);
  Value kept = x.select(s.crosses, s.zero, x.binary<ShRUIOp>(s.low, s.amount));
  Value high = x.select(s.crosses, s.zero, x.binary<ShRUIOp>(s.high, s.amount));
  Value bounded = x.select(s.crosses, s.width, s.amount);
  Value moved = x.binary<ShLIOp>(s.high, x.binary<SubIOp>(s.width, bounded));
  Value crossed = x.binary<ShRUIOp>(s.high, x.binary<SubIOp>(s.amount, s.width));
  Value low = x.binary<OrIOp>(kept, x.select(s.crosses, crossed, moved));
  return x.join(low, high);
}
/// Creates an unsigned shift of the wide integer, and sets the vacated upper bits to the sign bit.
static Value emulateShiftRightSigned(const Halves &x, llvm::ArrayRef<Value> operands) {
  Value lhs = x.getOp()->getOperand(0), rhs = x.getOp()->getOperand(1);
  Value high = x.high(operands[0]), amount = x.low(operands[1]);
  Value zero = x.constant(x.getHalf(), 0);
  Value isNegative = x.dropUnitDim(x.compare(CmpIPredicate::slt, high, zero));
  Value sign = x.create<ExtSIOp>(x.getWide(), isNegative);
  Value total = x.constant(x.getHalf(), 2 * x.getWidth());
  Value free = x.dropUnitDim(x.binary<SubIOp>(total, amount));
  Value signBits = x.binary<ShLIOp>(sign, x.create<ExtUIOp>(x.getWide(), free));
  Value shifted = x.binary<ShRUIOp>(lhs, rhs);
  Value result = x.binary<OrIOp>(shifted, signBits);
  // For the amount 0, the shift that creates the sign bits is poison: return the operand.
  Value isZero = x.dropUnitDim(x.compare(CmpIPredicate::eq, amount, zero));
  return x.select(isZero, lhs, result);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Extends a value to the type of a half, unless it has this type.
template <typename ExtOpT>
static Value extendToHalf(const Halves &x, Value value) {
  Value half = x.addUnitDim(value);
  return half.getType() == x.getHalf() ? half : Value(x.create<ExtOpT>(x.getHalf(), half));
}
static Value emulateExtSI(const Halves &x, llvm::ArrayRef<Value> operands) {
  Value low = extendToHalf<ExtSIOp>(x, operands[0]);
  return x.join(low, x.signBits(low));
}
static Value emulateExtUI(const Halves &x, llvm::ArrayRef<Value> operands) {
  return x.join(extendToHalf<ExtUIOp>(x, operands[0]), Value());
}
static Value emulateTrunc(const Halves &x, llvm::ArrayRef<Value> operands) {
  Type type = x.getOp()->getResult(0).getType();
  if (getElementTypeOrSelf(type).getIntOrFloatBitWidth() > x.getWidth())
    return {};
  Value low = x.dropUnitDim(x.low(operands[0]));
  return low.getType() == type ? low : Value(x.create<TruncIOp>(type, low));
}

template <typename CastOpT>
static Value emulateFromIndex(const Halves &x, llvm::ArrayRef<Value> operands) {
  Type element = getElementTypeOrSelf(x.getHalf());
  Value low = x.addUnitDim(x.create<CastOpT>(x.dropped(element), operands[0]));
  return x.join(low, std::is_same_v<CastOpT, IndexCastOp> ? x.signBits(low) : Value());
}
template <typename CastOpT>
static Value emulateToIndex(const Halves &x, llvm::ArrayRef<Value> operands) {
  Value low = x.dropUnitDim(x.low(operands[0]));
  return x.create<CastOpT>(x.getOp()->getResult(0).getType(), low);
}

/// The result is low + high * 2^N, where N is the bit width of a half. If high is zero, the result is low:
/// 2^N may be infinite in the float type, and 0 * infinity is NaN.
static Value emulateUIToFP(const Halves &x, llvm::ArrayRef<Value> operands) {
  Type type = x.getOp()->getResult(0).getType();
  Value lowHalf = x.low(operands[0]), highHalf = x.high(operands[0]);
  Value low = x.dropUnitDim(lowHalf), high = x.dropUnitDim(highHalf);
  Value hasNoHigh = x.compare(CmpIPredicate::eq, high, x.constant(high.getType(), 0));
  Value lowFloat = x.create<UIToFPOp>(type, low);
  Value highFloat = x.create<UIToFPOp>(type, high);
  Value product = x.binary<MulFOp>(highFloat, x.powerOfWidth(type));
  return x.select(hasNoHigh, lowFloat, x.binary<AddFOp>(lowFloat, product));
}
/// Converts the absolute value and then applies the sign.
static Value emulateSIToFP(const Halves &x, llvm::ArrayRef<Value>) {
  Value value = x.getOp()->getOperand(0);
  Value zero = x.constant(x.getWide(), 0);
  Value isNegative = x.compare(CmpIPredicate::slt, value, zero);
  Value negated = x.binary<SubIOp>(zero, value);
  Value absolute = x.select(isNegative, negated, value);
  Value result = x.create<UIToFPOp>(x.getOp()->getResult(0).getType(), absolute);
  Value negatedResult = x.create<NegFOp>(result);
  return x.select(isNegative, negatedResult, result);
}
static Value emulateFPToUI(const Halves &x, llvm::ArrayRef<Value> operands) {
  Value power = x.powerOfWidth(operands[0].getType());
  Type narrow = x.dropped(getElementTypeOrSelf(x.getHalf()));
  Value high = x.create<FPToUIOp>(narrow, x.binary<DivFOp>(operands[0], power));
  Value low = x.create<FPToUIOp>(narrow, x.binary<RemFOp>(operands[0], power));
  high = x.addUnitDim(high);
  return x.join(x.addUnitDim(low), high);
}
static Value emulateFPToSI(const Halves &x, llvm::ArrayRef<Value> operands) {
  Value floatZero = x.floatZero(operands[0].getType());
  Value zero = x.constant(x.getWide(), 0);
  Value isNegative = x.create<CmpFOp>(CmpFPredicate::OLT, operands[0], floatZero);
  Value negated = x.create<NegFOp>(operands[0]);
  Value absolute = x.select(isNegative, negated, operands[0]);
  Value result = x.create<FPToUIOp>(x.getWide(), absolute);
  Value negatedResult = x.binary<SubIOp>(zero, result);
  return x.select(isNegative, negatedResult, result);
}

static Value emulateConstant(const Halves &x, llvm::ArrayRef<Value>) {
  llvm::SmallVector<llvm::APInt> halves;
  auto addHalves = [&](const llvm::APInt &value) {
    halves.push_back(value.extractBits(x.getWidth(), 0));
    halves.push_back(value.extractBits(x.getWidth(), x.getWidth()));
  };
  Attribute value = llvm::cast<ConstantOp>(x.getOp()).getValue();
  auto elements = llvm::dyn_cast<DenseIntElementsAttr>(value);
  if (auto integer = llvm::dyn_cast<IntegerAttr>(value))
    addHalves(integer.getValue());
  else if (elements)
    for (const llvm::APInt &element : elements.getValues<llvm::APInt>())
      addHalves(element);
  else
    return {};
  if (llvm::all_equal(halves))
    halves.resize(1);
  return x.create<ConstantOp>(llvm::cast<TypedAttr>(Attribute(DenseElementsAttr::get(x.getPair(), halves))));
}

//===----------------------------------------------------------------------===//
// Patterns and pass
//===----------------------------------------------------------------------===//

namespace {
/// Prints the vector of halves instead of the wide integer.
struct PrintHalves final : public OpConversionPattern<vector::PrintOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(vector::PrintOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    OperationState state(op.getLoc(), op.getOperation()->getName(), adaptor.getOperands(), TypeRange(),
                         op.getOperation()->getAttrs());
    rewriter.create(state);
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

template <typename OpT>
static void addEmulation(RewritePatternSet &patterns, const TypeConverter &converter, EmulateFn emulate,
                         bool isWideResult = true) {
  patterns.add<Emulation>(converter, patterns.getContext(), OpT::getOperationName(), isWideResult, emulate);
}

void arith::populateArithWideIntEmulationPatterns(const WideIntEmulationConverter &typeConverter,
                                                  RewritePatternSet &patterns) {
  auto add = [&]<typename OpT>(std::type_identity<OpT>, EmulateFn emulate) {
    addEmulation<OpT>(patterns, typeConverter, emulate);
  };
  auto addFrom = [&]<typename OpT>(std::type_identity<OpT>, EmulateFn emulate) {
    addEmulation<OpT>(patterns, typeConverter, emulate, /*isWideResult=*/false);
  };
  add(std::type_identity<ConstantOp>(), &emulateConstant);
  add(std::type_identity<AddIOp>(), &emulateAdd);
  add(std::type_identity<SubIOp>(), &emulateSub);
  add(std::type_identity<MulIOp>(), &emulateMul);
  add(std::type_identity<AndIOp>(), &emulateBitwise<AndIOp>);
  add(std::type_identity<OrIOp>(), &emulateBitwise<OrIOp>);
  add(std::type_identity<XOrIOp>(), &emulateBitwise<XOrIOp>);
  add(std::type_identity<MaxSIOp>(), &emulateExtremum<CmpIPredicate::sgt>);
  add(std::type_identity<MaxUIOp>(), &emulateExtremum<CmpIPredicate::ugt>);
  add(std::type_identity<MinSIOp>(), &emulateExtremum<CmpIPredicate::slt>);
  add(std::type_identity<MinUIOp>(), &emulateExtremum<CmpIPredicate::ult>);
  add(std::type_identity<SelectOp>(), &emulateSelect);
  add(std::type_identity<ShLIOp>(), &emulateShiftLeft);
  add(std::type_identity<ShRUIOp>(), &emulateShiftRight);
  add(std::type_identity<ShRSIOp>(), &emulateShiftRightSigned);
  add(std::type_identity<ExtSIOp>(), &emulateExtSI);
  add(std::type_identity<ExtUIOp>(), &emulateExtUI);
  add(std::type_identity<FPToSIOp>(), &emulateFPToSI);
  add(std::type_identity<FPToUIOp>(), &emulateFPToUI);
  add(std::type_identity<IndexCastOp>(), &emulateFromIndex<IndexCastOp>);
  add(std::type_identity<IndexCastUIOp>(), &emulateFromIndex<IndexCastUIOp>);
  addFrom(std::type_identity<IndexCastOp>(), &emulateToIndex<IndexCastOp>);
  addFrom(std::type_identity<IndexCastUIOp>(), &emulateToIndex<IndexCastUIOp>);
  addFrom(std::type_identity<CmpIOp>(), &emulateCompare);
  addFrom(std::type_identity<TruncIOp>(), &emulateTrunc);
  addFrom(std::type_identity<SIToFPOp>(), &emulateSIToFP);
  addFrom(std::type_identity<UIToFPOp>(), &emulateUIToFP);
  patterns.add<PrintHalves>(typeConverter, patterns.getContext());
}

namespace {

struct ArithEmulateWideInt : public arith::impl::ArithEmulateWideIntBase<ArithEmulateWideInt> {
  using ArithEmulateWideIntBase::ArithEmulateWideIntBase;

  void runOnOperation() override {
    if (!llvm::isPowerOf2_32(widestIntSupported) || widestIntSupported < 2)
      return signalPassFailure();
    WideIntEmulationConverter converter(widestIntSupported);
    ConversionTarget target(getContext());
    target.addDynamicallyLegalOp<func::FuncOp>(
        [&](func::FuncOp op) { return converter.isLegal(Type(op.getFunctionType())); });
    auto isLegal = [&converter](Operation *op) { return converter.isLegal(op); };
    target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>(isLegal);
    target.addDynamicallyLegalDialect<ArithDialect, vector::VectorDialect>(isLegal);

    RewritePatternSet patterns(&getContext());
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns, converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    populateArithWideIntEmulationPatterns(converter, patterns);
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
