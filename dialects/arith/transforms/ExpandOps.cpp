//===- ExpandOps.cpp - arith ops by simpler arith ops ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Expands arith ops to simpler arith ops. Each expansion is a function that creates the ops and returns the
// result.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/transforms/Passes.h"
#include "dialects/vector/Vector.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;
using namespace mlir::arith;

namespace mlir::arith {
#define GEN_PASS_DEF_ARITHEXPANDOPSPASS
#include "dialects/arith/transforms/Passes.h.inc"
} // namespace mlir::arith

namespace {

/// Creates the ops of an expansion. All values have the same shape as the result of the expanded op, or are
/// scalars if that result is a scalar.
class Expander {
public:
  Expander(PatternRewriter &rewriter, Operation *op)
      : rewriter(rewriter), op(op), loc(op->getLoc()), shape(op->getResult(0).getType()) {}

  /// The expanded op, and its operands.
  Operation *getOp() const { return op; }
  Value operator[](unsigned index) const { return op->getOperand(index); }

  /// Returns the type with the shape of the result and the given element type.
  Type typed(Type element) const {
    auto shaped = llvm::dyn_cast<ShapedType>(shape);
    return shaped ? Type(shaped.clone(element)) : element;
  }
  Type ints(unsigned width) const { return typed(rewriter.getIntegerType(width)); }
  Type floats() const { return typed(rewriter.getF32Type()); }

  Value constant(Type type, int64_t value) const {
    Type element = getElementTypeOrSelf(type);
    return constant(type, rewriter.getIntegerAttr(element, value));
  }
  Value constant(unsigned width, int64_t value) const { return constant(ints(width), value); }
  Value constant(double value) const {
    return constant(floats(), rewriter.getFloatAttr(rewriter.getF32Type(), value));
  }
  template <typename OpT>
  Value binary(Value lhs, Value rhs) const {
    return OpT::create(rewriter, loc, lhs, rhs);
  }
  template <typename OpT>
  Value cast(Type type, Value value) const {
    return OpT::create(rewriter, loc, type, value);
  }
  /// Extends or truncates a float to another type; returns the value itself if it has the type.
  Value castFloat(Value value, Type type, FastMathFlagsAttr flags = {}) const;
  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) const {
    return CmpIOp::create(rewriter, loc, predicate, lhs, rhs);
  }
  Value compare(CmpFPredicate predicate, Value lhs, Value rhs) const {
    return CmpFOp::create(rewriter, loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value ifTrue, Value ifFalse) const {
    return SelectOp::create(rewriter, loc, condition, ifTrue, ifFalse);
  }

  PatternRewriter &rewriter;

private:
  Value constant(Type type, TypedAttr element) const {
    if (auto shaped = llvm::dyn_cast<ShapedType>(type))
      return ConstantOp::create(rewriter, loc,
                                llvm::cast<TypedAttr>(Attribute(DenseElementsAttr::get(shaped, element))));
    return ConstantOp::create(rewriter, loc, element);
  }

  Operation *op;
  Location loc;
  Type shape;
};

/// Creates the expansion of an op; returns null if the op is not expanded.
using ExpandFn = Value (*)(const Expander &);

/// Replaces ops of one name by their expansion.
class Expansion : public RewritePattern {
public:
  Expansion(MLIRContext *context, llvm::StringRef opName, ExpandFn expand)
      : RewritePattern(opName, /*benefit=*/1, context), expand(expand) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    Value result = expand(Expander(rewriter, op));
    if (!result)
      return failure();
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  ExpandFn expand;
};

} // namespace

template <typename OpT>
static void addExpansion(RewritePatternSet &patterns, ExpandFn expand) {
  patterns.add<Expansion>(patterns.getContext(), OpT::getOperationName(), expand);
}

static unsigned getFloatWidth(Value value) {
  return getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
}
Value Expander::castFloat(Value value, Type type, FastMathFlagsAttr flags) const {
  Type from = getElementTypeOrSelf(value.getType()), to = getElementTypeOrSelf(type);
  if (from == to)
    return value;
  if (getFloatWidth(value) < to.getIntOrFloatBitWidth())
    return ExtFOp::create(rewriter, loc, type, value, flags);
  return TruncFOp::create(rewriter, loc, type, value, RoundingModeAttr(), flags);
}

//===----------------------------------------------------------------------===//
// Divisions, minima and maxima
//===----------------------------------------------------------------------===//

/// Expands ceildivsi to divsi, which rounds toward zero, and a correction: the quotient is too small by one
/// if there is a remainder and the signs are equal.
static Value expandCeilDivSI(const Expander &x) {
  Type type = x[0].getType();
  Value zero = x.constant(type, 0), one = x.constant(type, 1);
  Value quotient = x.binary<DivSIOp>(x[0], x[1]);
  Value product = x.binary<MulIOp>(quotient, x[1]);
  Value isInexact = x.compare(CmpIPredicate::ne, x[0], product);
  Value isNegative = x.compare(CmpIPredicate::slt, x[0], zero);
  Value isDivisorNegative = x.compare(CmpIPredicate::slt, x[1], zero);
  Value sameSign = x.compare(CmpIPredicate::eq, isNegative, isDivisorNegative);
  Value isTooSmall = x.binary<AndIOp>(isInexact, sameSign);
  return x.select(isTooSmall, x.binary<AddIOp>(quotient, one), quotient);
}
/// Expands ceildivui(a, b) to (a - 1) / b + 1, or 0 if a is 0.
static Value expandCeilDivUI(const Expander &x) {
  Type type = x[0].getType();
  Value zero = x.constant(type, 0);
  Value isZero = x.compare(CmpIPredicate::eq, x[0], zero);
  Value one = x.constant(type, 1);
  Value quotient = x.binary<DivUIOp>(x.binary<SubIOp>(x[0], one), x[1]);
  return x.select(isZero, zero, x.binary<AddIOp>(quotient, one));
}
/// Expands floordivsi to divsi, which rounds toward zero, and a correction: the quotient is too large by one
/// if there is a remainder and the signs differ.
static Value expandFloorDivSI(const Expander &x) {
  Type type = x[0].getType();
  Value quotient = x.binary<DivSIOp>(x[0], x[1]);
  Value product = x.binary<MulIOp>(quotient, x[1]);
  Value isInexact = x.compare(CmpIPredicate::ne, x[0], product);
  Value zero = x.constant(type, 0);
  Value isNegative = x.compare(CmpIPredicate::slt, x[0], zero);
  Value isDivisorNegative = x.compare(CmpIPredicate::slt, x[1], zero);
  Value signsDiffer = x.compare(CmpIPredicate::ne, isNegative, isDivisorNegative);
  Value isTooLarge = x.binary<AndIOp>(isInexact, signsDiffer);
  Value minusOne = x.constant(type, -1);
  return x.select(isTooLarge, x.binary<AddIOp>(quotient, minusOne), quotient);
}

template <CmpIPredicate Predicate>
static Value expandIntExtremum(const Expander &x) {
  return x.select(x.compare(Predicate, x[0], x[1]), x[0], x[1]);
}
/// Creates the minimum or maximum of two floats. The predicate must be unordered, so that the first select
/// gives `lhs` if an operand is NaN.
/// \param nanOperand 0 or 1: if this operand is NaN, the result is `rhs`.
static Value buildFloatExtremum(const Expander &x, CmpFPredicate predicate, Value lhs, Value rhs,
                                unsigned nanOperand) {
  Value selected = x.select(x.compare(predicate, lhs, rhs), lhs, rhs);
  Value tested = nanOperand ? rhs : lhs;
  return x.select(x.compare(CmpFPredicate::UNO, tested, tested), rhs, selected);
}
/// maximumf and minimumf return NaN if an operand is NaN; maxnumf and minnumf return the other operand.
template <CmpFPredicate Predicate, unsigned NanOperand>
static Value expandFloatExtremum(const Expander &x) {
  return buildFloatExtremum(x, Predicate, x[0], x[1], NanOperand);
}

//===----------------------------------------------------------------------===//
// Small floats
//===----------------------------------------------------------------------===//

template <typename FloatT>
static bool hasElement(Type type) {
  return llvm::isa<FloatT>(getElementTypeOrSelf(type));
}
template <typename FloatT>
static bool hasElement(Value value) {
  return hasElement<FloatT>(value.getType());
}
static bool rounds(Operation *op) { return llvm::cast<TruncFOp>(op).getRoundingmodeAttr() != nullptr; }
static FastMathFlagsAttr getFlags(Operation *op) { return op->getAttrOfType<FastMathFlagsAttr>("fastmath"); }

/// The bits of a bf16 are the upper half of the bits of the equal f32.
static Value expandExtBF16(const Expander &x) {
  if (!hasElement<BFloat16Type>(x[0]) || !hasElement<Float32Type>(x.getOp()->getResult(0)))
    return {};
  Value bits = x.cast<BitcastOp>(x.ints(16), x[0]);
  Value wide = x.cast<ExtUIOp>(x.ints(32), bits);
  return x.cast<BitcastOp>(x.floats(), x.binary<ShLIOp>(wide, x.constant(32, 16)));
}
/// Adds a bias to the bits so that dropping the lower half rounds to nearest, ties to even. NaN is replaced
/// by a constant NaN, because the bias could turn it into infinity.
static Value expandTruncBF16(const Expander &x) {
  if (!hasElement<Float32Type>(x[0]) || !hasElement<BFloat16Type>(x.getOp()->getResult(0)) ||
      rounds(x.getOp()))
    return {};
  Value isNaN = x.compare(CmpFPredicate::UNE, x[0], x[0]);
  Value bias = x.constant(32, 0x7fff), nan = x.constant(16, 0x7fc0);
  Value half = x.constant(32, 16), one = x.constant(32, 1);
  Value bits = x.cast<BitcastOp>(x.ints(32), x[0]);
  Value isOdd = x.binary<AndIOp>(x.binary<ShRUIOp>(bits, half), one);
  Value rounded = x.binary<AddIOp>(bits, x.binary<AddIOp>(isOdd, bias));
  Value upper = x.cast<TruncIOp>(x.ints(16), x.binary<ShRUIOp>(rounded, half));
  return x.cast<BitcastOp>(x.getOp()->getResult(0).getType(), x.select(isNaN, nan, upper));
}

/// The bits of an f8E8M0FNU are the exponent bits of the equal f32. All ones is NaN.
static Value expandExtF8E8M0(const Expander &x) {
  if (!hasElement<Float8E8M0FNUType>(x[0]))
    return {};
  Value bits = x.cast<BitcastOp>(x.ints(8), x[0]);
  Value nan = x.constant(8, -1), nanF32 = x.constant(32, -1), position = x.constant(32, 23);
  Value shifted = x.binary<ShLIOp>(x.cast<ExtUIOp>(x.ints(32), bits), position);
  Value isNaN = x.compare(CmpIPredicate::eq, bits, nan);
  Value f32 = x.cast<BitcastOp>(x.floats(), x.select(isNaN, nanF32, shifted));
  return x.castFloat(f32, x.getOp()->getResult(0).getType(), getFlags(x.getOp()));
}
static Value expandTruncF8E8M0(const Expander &x) {
  Type type = x.getOp()->getResult(0).getType();
  if (!hasElement<Float8E8M0FNUType>(type) || rounds(x.getOp()))
    return {};
  Value f32 = x.castFloat(x[0], x.floats(), getFlags(x.getOp()));
  Value bits = x.cast<BitcastOp>(x.ints(32), f32);
  Value exponent = x.binary<ShRUIOp>(bits, x.constant(32, 23));
  return x.cast<BitcastOp>(type, x.cast<TruncIOp>(x.ints(8), exponent));
}

/// The bits of an f4E2M1FN are a sign, a 2-bit exponent with bias 1, and a mantissa bit; magnitudes are 0,
/// 0.5, 1, 1.5, 2, 3, 4 and 6. The lower exponent bit and the mantissa bit are shifted to the place they have
/// in an f32; then the bits of 0.5 or 2.0 are added to correct the exponent. 0.5 is subnormal and handled
/// separately.
static Value expandExtF4E2M1(const Expander &x) {
  if (!hasElement<Float4E2M1FNType>(x[0]))
    return {};
  Value bits = x.cast<BitcastOp>(x.ints(4), x[0]);
  Value zero = x.constant(4, 0), one = x.constant(4, 1), two = x.constant(4, 2), four = x.constant(4, 4);
  Value magnitude = x.binary<AndIOp>(bits, x.constant(4, 7));
  Value position = x.constant(32, 20);
  Value shifted = x.binary<ShLIOp>(magnitude, two);
  Value isHalf = x.compare(CmpIPredicate::eq, magnitude, one);
  Value lower = x.cast<ExtUIOp>(x.ints(32), x.select(isHalf, zero, shifted));
  lower = x.binary<ShLIOp>(lower, position);
  // The bits of 2.0 and of 0.5 as f32.
  Value none = x.constant(32, 0), twoBits = x.constant(32, 0x40000000), halfBits = x.constant(32, 0x3f000000);
  Value isLarge = x.compare(CmpIPredicate::uge, magnitude, four);
  Value upper = x.select(isLarge, twoBits, halfBits);
  upper = x.select(x.compare(CmpIPredicate::eq, magnitude, zero), none, upper);
  Value signBit = x.constant(32, -0x80000000ll);
  Value isNegative = x.compare(CmpIPredicate::uge, bits, x.constant(4, -8));
  Value sign = x.select(isNegative, signBit, none);
  Value sum = x.binary<AddIOp>(x.binary<AddIOp>(lower, upper), sign);
  Value f32 = x.cast<BitcastOp>(x.floats(), sum);
  return x.castFloat(f32, x.getOp()->getResult(0).getType());
}

static Value expandTruncF4E2M1(const Expander &x) {
  Type type = x.getOp()->getResult(0).getType();
  if (!hasElement<Float4E2M1FNType>(type))
    return {};
  Value value = x.castFloat(x[0], x.floats());
  Value one = x.constant(4, 1), three = x.constant(4, 3), mantissaPosition = x.constant(32, 22);
  Value zero8 = x.constant(8, 0), minusOne8 = x.constant(8, -1), zero32 = x.constant(32, 0);
  // Clamp to the finite range of the result.
  Value max = x.constant(6.0), min = x.constant(-6.0);
  value = buildFloatExtremum(x, CmpFPredicate::ULT, value, max, /*nanOperand=*/0);
  value = buildFloatExtremum(x, CmpFPredicate::UGT, value, min, /*nanOperand=*/0);
  Value bits = x.cast<BitcastOp>(x.ints(32), value);

  // Combine the sign, the exponent and the first bit of the mantissa.
  Value sign = x.binary<ShRUIOp>(bits, x.constant(32, 31));
  sign = x.binary<ShLIOp>(x.cast<TruncIOp>(x.ints(4), sign), three);
  Value bias = x.constant(32, 126);
  Value exponent = x.binary<ShRUIOp>(bits, x.constant(32, 23));
  exponent = x.binary<SubIOp>(exponent, bias);
  Value exponentBits = x.binary<ShLIOp>(x.cast<TruncIOp>(x.ints(4), exponent), one);
  Value result = x.binary<AddIOp>(sign, exponentBits);
  Value mantissa = x.binary<AndIOp>(bits, x.constant(32, 1 << 22));
  mantissa = x.cast<TruncIOp>(x.ints(4), x.binary<ShRUIOp>(mantissa, mantissaPosition));
  result = x.binary<AddIOp>(result, mantissa);

  // Results below 1 are subnormal.
  Value mantissaMask = x.constant(32, (1 << 23) - 1);
  Value exponent8 = x.cast<TruncIOp>(x.ints(8), exponent);
  Value isSmall = x.compare(CmpIPredicate::sle, exponent8, zero8);
  Value isQuarter = x.compare(CmpIPredicate::eq, exponent8, minusOne8);
  Value fraction = x.binary<AndIOp>(bits, mantissaMask);
  Value hasFraction = x.compare(CmpIPredicate::ugt, fraction, zero32);
  Value roundsToHalf = x.binary<AndIOp>(isQuarter, hasFraction);
  Value isHalf = x.compare(CmpIPredicate::eq, exponent8, zero8);
  Value minusOne = x.constant(4, -1), zero = x.constant(4, 0);
  Value rounded = x.select(isSmall, minusOne, result);
  rounded = x.select(roundsToHalf, zero, rounded);
  rounded = x.select(isHalf, result, rounded);

  // Round up if the remaining bits of the mantissa are at least one half.
  Value restMask = x.constant(32, (1 << 22) - 1), half = x.constant(32, 1 << 21);
  Value rest = x.binary<AndIOp>(bits, restMask);
  Value roundsUp = x.compare(CmpIPredicate::uge, rest, half);
  roundsUp = x.binary<OrIOp>(roundsUp, isSmall);
  Value next = x.binary<AddIOp>(rounded, one);
  return x.cast<BitcastOp>(type, x.select(roundsUp, next, rounded));
}

//===----------------------------------------------------------------------===//
// Scaled conversions
//===----------------------------------------------------------------------===//

/// Converts the scale operand to f8E8M0FNU and then to \p type. Returns null if the type of the operand has
/// less than 16 bits and is not f8E8M0FNU.
static Value buildScale(const Expander &x, Type type) {
  Value scale = x[1];
  auto scaleType = Float8E8M0FNUType::get(type.getContext());
  if (!hasElement<Float8E8M0FNUType>(scale)) {
    if (getFloatWidth(scale) < 16)
      return {};
    scale = x.castFloat(scale, x.typed(scaleType), getFlags(x.getOp()));
  }
  return x.castFloat(scale, type, getFlags(x.getOp()));
}
static Value expandScalingExtF(const Expander &x) {
  Type type = x.getOp()->getResult(0).getType();
  Value scale = buildScale(x, type);
  if (!scale)
    return {};
  Value wide = x.castFloat(x[0], type, getFlags(x.getOp()));
  return MulFOp::create(x.rewriter, x.getOp()->getLoc(), wide, scale, getFlags(x.getOp()));
}
static Value expandScalingTruncF(const Expander &x) {
  auto op = llvm::cast<ScalingTruncFOp>(x.getOp());
  Value scale = buildScale(x, x[0].getType());
  if (!scale)
    return {};
  Value quotient = DivFOp::create(x.rewriter, op.getLoc(), x[0], scale, getFlags(op));
  return TruncFOp::create(x.rewriter, op.getLoc(), op.getResult().getType(), quotient,
                          op.getRoundingmodeAttr(), op.getFastmathAttr());
}

//===----------------------------------------------------------------------===//
// Patterns and pass
//===----------------------------------------------------------------------===//

void arith::populateCeilFloorDivExpandOpsPatterns(RewritePatternSet &patterns) {
  addExpansion<CeilDivSIOp>(patterns, &expandCeilDivSI);
  addExpansion<CeilDivUIOp>(patterns, &expandCeilDivUI);
  addExpansion<FloorDivSIOp>(patterns, &expandFloorDivSI);
}
void arith::populateExpandBFloat16Patterns(RewritePatternSet &patterns) {
  addExpansion<ExtFOp>(patterns, &expandExtBF16);
  addExpansion<TruncFOp>(patterns, &expandTruncBF16);
}
void arith::populateExpandF4E2M1Patterns(RewritePatternSet &patterns) {
  addExpansion<ExtFOp>(patterns, &expandExtF4E2M1);
  addExpansion<TruncFOp>(patterns, &expandTruncF4E2M1);
}
void arith::populateExpandF8E8M0Patterns(RewritePatternSet &patterns) {
  addExpansion<ExtFOp>(patterns, &expandExtF8E8M0);
  addExpansion<TruncFOp>(patterns, &expandTruncF8E8M0);
}
void arith::populateExpandScalingExtTruncPatterns(RewritePatternSet &patterns) {
  addExpansion<ScalingExtFOp>(patterns, &expandScalingExtF);
  addExpansion<ScalingTruncFOp>(patterns, &expandScalingTruncF);
}
void arith::populateArithExpandOpsPatterns(RewritePatternSet &patterns) {
  populateCeilFloorDivExpandOpsPatterns(patterns);
  populateExpandScalingExtTruncPatterns(patterns);
  addExpansion<MaxSIOp>(patterns, &expandIntExtremum<CmpIPredicate::sgt>);
  addExpansion<MaxUIOp>(patterns, &expandIntExtremum<CmpIPredicate::ugt>);
  addExpansion<MinSIOp>(patterns, &expandIntExtremum<CmpIPredicate::slt>);
  addExpansion<MinUIOp>(patterns, &expandIntExtremum<CmpIPredicate::ult>);
  addExpansion<MaximumFOp>(patterns, &expandFloatExtremum<CmpFPredicate::UGT, 1>);
  addExpansion<MinimumFOp>(patterns, &expandFloatExtremum<CmpFPredicate::ULT, 1>);
  addExpansion<MaxNumFOp>(patterns, &expandFloatExtremum<CmpFPredicate::UGT, 0>);
  addExpansion<MinNumFOp>(patterns, &expandFloatExtremum<CmpFPredicate::ULT, 0>);
}

namespace {

struct ArithExpandOps : public arith::impl::ArithExpandOpsPassBase<ArithExpandOps> {
  using ArithExpandOpsPassBase::ArithExpandOpsPassBase;

  /// Returns true if the pass must expand a conversion between these types.
  bool isIllegalConversion(Type narrow, Type wide) {
    return (includeBf16 && hasElement<BFloat16Type>(narrow) && hasElement<Float32Type>(wide)) ||
           (includeF8E8M0 && hasElement<Float8E8M0FNUType>(narrow)) ||
           (includeF4E2M1 && hasElement<Float4E2M1FNType>(narrow));
  }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    ConversionTarget target(getContext());
    populateArithExpandOpsPatterns(patterns);
    target.addLegalDialect<ArithDialect, vector::VectorDialect>();
    target.addIllegalOp<CeilDivSIOp, CeilDivUIOp, FloorDivSIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp,
                        MaximumFOp, MinimumFOp, MaxNumFOp, MinNumFOp, ScalingExtFOp, ScalingTruncFOp>();
    if (includeBf16)
      populateExpandBFloat16Patterns(patterns);
    if (includeF8E8M0)
      populateExpandF8E8M0Patterns(patterns);
    if (includeF4E2M1)
      populateExpandF4E2M1Patterns(patterns);
    target.addDynamicallyLegalOp<ExtFOp>(
        [&](ExtFOp op) { return !isIllegalConversion(op.getIn().getType(), op.getOut().getType()); });
    target.addDynamicallyLegalOp<TruncFOp>(
        [&](TruncFOp op) { return !isIllegalConversion(op.getOut().getType(), op.getIn().getType()); });
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
