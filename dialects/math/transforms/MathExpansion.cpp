//===- MathExpansion.cpp - Math ops as formulas of simpler ones -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Expands math ops to formulas of simpler ops. Each op has a function that creates its formula, or returns
// null without a change of the IR if the operands have no formula. A table maps op mnemonics to these
// functions.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithUtils.h"
#include "dialects/math/FloatArithmetic.h"
#include "dialects/math/transforms/Passes.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::math;
using Predicate = arith::CmpFPredicate;
using llvm::APFloat;
using llvm::APInt;

namespace mlir::math {
#define GEN_PASS_DEF_MATHEXPANDOPSPASS
#include "dialects/math/transforms/Passes.h.inc"
} // namespace mlir::math

/// Returns true if a constant can have this type: a tensor must have a static shape.
static bool hasConstants(Type type) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return !shaped || shaped.hasStaticShape();
}

/// Returns \p type with another element type; for a scalar type, returns the element type.
static Type withElement(Type type, Type element) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.clone(element)) : element;
}

//===----------------------------------------------------------------------===//
// Formulas of floats
//===----------------------------------------------------------------------===//

// Returns exp(x) and exp(-x).
static std::pair<Value, Value> createExponentials(const FloatArithmetic &b, Value x) {
  Value exp = b.call<ExpOp>(x), negated = b.neg(x);
  return {exp, b.call<ExpOp>(negated)};
}

static Value expandSinh(const FloatArithmetic &b, ValueRange operands) {
  auto [exp, inverse] = createExponentials(b, operands[0]);
  Value difference = b.sub(exp, inverse);
  return b.mul(difference, b.constant(0.5));
}

static Value expandCosh(const FloatArithmetic &b, ValueRange operands) {
  auto [exp, inverse] = createExponentials(b, operands[0]);
  Value sum = b.add(exp, inverse);
  return b.mul(sum, b.constant(0.5));
}

/// tanh(x) = sign(x) (1 - exp(-2y)) / (1 + exp(-2y)) with y = |x|, which does not overflow.
static Value expandTanh(const FloatArithmetic &b, ValueRange operands) {
  Value x = operands[0], zero = b.constant(0.0), one = b.constant(1.0), minusTwo = b.constant(-2.0);
  Value isNegative = b.compare(Predicate::OLT, x, zero);
  Value sign = b.getBuilder().create<arith::UIToFPOp>(b.getLoc(), b.getType(), isNegative);
  sign = b.mul(sign, minusTwo);
  sign = b.add(sign, one);
  Value abs = b.mul(sign, x), exponent = b.mul(abs, minusTwo), exp = b.call<ExpOp>(exponent);
  Value dividend = b.sub(one, exp), divisor = b.add(exp, one), quotient = b.div(dividend, divisor);
  return b.mul(sign, quotient);
}

static Value expandTan(const FloatArithmetic &b, ValueRange operands) {
  Value sin = b.call<SinOp>(operands[0]), cos = b.call<CosOp>(operands[0]);
  return b.div(sin, cos);
}

/// Returns log(x + sqrt(x^2 + c)): asinh(x) for c = 1, acosh(x) for c = -1.
static Value createAreaFunction(const FloatArithmetic &b, Value x, double c) {
  Value constant = b.constant(c), square = b.mul(x, x), sum = b.add(square, constant);
  Value root = b.call<SqrtOp>(sum), argument = b.add(x, root);
  return b.call<LogOp>(argument);
}
static Value expandAsinh(const FloatArithmetic &b, ValueRange operands) {
  return createAreaFunction(b, operands[0], 1.0);
}
static Value expandAcosh(const FloatArithmetic &b, ValueRange operands) {
  return createAreaFunction(b, operands[0], -1.0);
}

/// atanh(x) = log((1 + x) / (1 - x)) / 2.
static Value expandAtanh(const FloatArithmetic &b, ValueRange operands) {
  Value x = operands[0], one = b.constant(1.0), dividend = b.add(x, one), negated = b.neg(x);
  Value divisor = b.add(negated, one), quotient = b.div(dividend, divisor), log = b.call<LogOp>(quotient);
  return b.mul(log, b.constant(0.5));
}

static Value expandExp2(const FloatArithmetic &b, ValueRange operands) {
  Value ln2 = b.constant(0.69314718055994529), exponent = b.mul(operands[0], ln2);
  return b.call<ExpOp>(exponent);
}

static Value expandRsqrt(const FloatArithmetic &b, ValueRange operands) {
  Value one = b.constant(1.0), root = b.call<SqrtOp>(operands[0]);
  return b.div(one, root);
}

static Value expandFma(const FloatArithmetic &b, ValueRange operands) {
  Value product = b.mul(operands[0], operands[1]);
  return b.add(product, operands[2]);
}

/// clampf is defined as max(min(value, lower), upper).
static Value expandClampF(const FloatArithmetic &b, ValueRange operands) {
  Value min = b.call<arith::MinimumFOp>(operands[0], operands[1]);
  return b.call<arith::MaximumFOp>(min, operands[2]);
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// Expands math.powf: for certain constant exponents to a product, root or quotient; otherwise pow(x, y) =
/// exp(y log(x)).
static Value expandPowF(const FloatArithmetic &b, ValueRange operands) {
  Value base = operands[0];
  APFloat constant(0.0);
  double exponent = 0;
  if (matchPattern(operands[1], m_ConstantFloat(&constant))) {
    bool losesInfo;
    constant.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &losesInfo);
    exponent = constant.convertToDouble();
    auto invert = [&](Value value) { return b.div(b.constant(1.0), value); };
    if (exponent == 0)
      return b.constant(1.0);
    if (exponent == 1)
      return base;
    if (exponent == -1)
      return invert(base);
    if (exponent == 0.5)
      return b.call<SqrtOp>(base);
    if (exponent == -0.5)
      return b.call<RsqrtOp>(base);
    if (exponent == 2)
      return b.mul(base, base);
    if (exponent == -2)
      return invert(b.mul(base, base));
    if (exponent == 3)
      return b.mul(b.mul(base, base), base);
  }
  Value log = b.call<LogOp>(base), product = b.mul(operands[1], log);
  return b.call<ExpOp>(product);
}

/// Expands math.fpowi: for a constant exponent to multiplications by repeated squaring; otherwise to
/// math.powf with the exponent converted to a float.
static Value expandFPowI(const FloatArithmetic &b, ValueRange operands) {
  Value base = operands[0];
  APInt exponent;
  if (!matchPattern(operands[1], m_ConstantInt(&exponent))) {
    Type type = getElementTypeOrSelf(operands[1].getType());
    if (type.isIndex())
      return nullptr;
    Value power = b.getBuilder().create<arith::SIToFPOp>(b.getLoc(), b.getType(), operands[1]);
    return b.call<PowFOp>(base, power);
  }
  if (exponent.isZero())
    return b.constant(1.0);
  bool isNegative = exponent.isNegative();
  APInt bits = exponent.abs();
  Value result, square = base;
  for (; !bits.isZero(); bits.lshrInPlace(1)) {
    if (bits[0])
      result = result ? b.mul(square, result) : square;
    if (bits.ugt(1))
      square = b.mul(square, square);
  }
  if (!isNegative)
    return result;
  Value one = b.constant(1.0), zero = b.constant(0.0), minusZero = b.constant(-0.0), infinity = b.infinity();
  Value minusInfinity = b.infinity(/*isNegative=*/true);
  Value isZero = b.compare(Predicate::OEQ, result, zero),
        isMinusZero = b.compare(Predicate::OEQ, result, minusZero);
  Value inverse = b.div(one, result);
  inverse = b.select(isZero, infinity, inverse);
  return b.select(isMinusZero, minusInfinity, inverse);
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

/// Rounds x toward zero by a conversion to i64 and back. Keeps the sign of zero.
static Value createTruncation(const FloatArithmetic &b, Value x) {
  OpBuilder &builder = b.getBuilder();
  Type i64 = withElement(b.getType(), builder.getI64Type());
  Value integer = builder.create<arith::FPToSIOp>(b.getLoc(), i64, x);
  Value rounded = builder.create<arith::SIToFPOp>(b.getLoc(), b.getType(), integer);
  return b.copySign(rounded, x);
}

static Value expandCeil(const FloatArithmetic &b, ValueRange operands) {
  Value x = operands[0], truncated = createTruncation(b, x);
  Value zero = b.constant(0.0), one = b.constant(1.0), isLarger = b.compare(Predicate::OGT, x, truncated);
  return b.add(truncated, b.select(isLarger, one, zero));
}

namespace {

/// Creates integer ops on the bits of floating-point numbers in an IEEE format.
class FloatBits {
public:
  explicit FloatBits(const FloatArithmetic &b)
      : builder(b.getBuilder()), loc(b.getLoc()),
        format(llvm::cast<FloatType>(getElementTypeOrSelf(b.getType())).getFloatSemantics()),
        type(withElement(b.getType(), builder.getIntegerType(getWidth()))) {}

  /// True for f16, bf16, f32 and f64.
  static bool supports(Type type) {
    Type element = getElementTypeOrSelf(type);
    return element.isF16() || element.isBF16() || element.isF32() || element.isF64();
  }

  unsigned getWidth() const { return APFloat::getSizeInBits(format); }
  /// The number of explicit bits of the mantissa.
  unsigned getMantissaWidth() const { return APFloat::semanticsPrecision(format) - 1; }

  Value constant(const APInt &value) { return createScalarOrSplatConstant(builder, loc, type, value); }
  Value constant(int64_t value) { return createScalarOrSplatConstant(builder, loc, type, value); }
  /// Create the constants that exponent() uses: mantissa width, exponent bias and exponent mask.
  Value makeMantissaWidth() { return mantissaWidth = constant(getMantissaWidth()); }
  Value makeBias() { return bias = constant(APFloat::semanticsMaxExponent(format)); }
  Value makeExponentMask() {
    return exponentMask = constant((int64_t(1) << (getWidth() - 1 - getMantissaWidth())) - 1);
  }

  Value get(Value number) { return builder.create<arith::BitcastOp>(loc, type, number); }
  /// Creates the unbiased exponent of a number with the given bits.
  Value exponent(Value bits) {
    Value shifted = call<arith::ShRUIOp>(bits, mantissaWidth),
          biased = call<arith::AndIOp>(shifted, exponentMask);
    return call<arith::SubIOp>(biased, bias);
  }
  /// Creates \p value >> \p amount, where \p amount is first limited to [\p zero, \p maximum].
  Value shiftRight(Value value, Value amount, Value zero, Value maximum) {
    amount = call<arith::MaxSIOp>(amount, zero);
    amount = call<arith::MinSIOp>(amount, maximum);
    return call<arith::ShRUIOp>(value, amount);
  }
  template <typename OpT>
  Value call(Value lhs, Value rhs) {
    return builder.create<OpT>(loc, lhs, rhs);
  }
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) {
    return builder.create<arith::CmpIOp>(loc, predicate, lhs, rhs);
  }

private:
  OpBuilder &builder;
  Location loc;
  const llvm::fltSemantics &format;
  Type type;
  Value mantissaWidth, bias, exponentMask;
};

} // namespace

/// round(x) = trunc(x + copysign(0.5, x)), and x itself if its exponent excludes a fraction.
static Value expandRound(const FloatArithmetic &b, ValueRange operands) {
  Value x = operands[0];
  if (!getElementTypeOrSelf(x.getType()).isF32())
    return nullptr;
  FloatBits bits(b);
  Value half = b.constant(0.5), width = bits.makeMantissaWidth();
  bits.makeBias(), bits.makeExponentMask();
  Value increment = b.copySign(half, x), incremented = b.add(x, increment);
  Value truncated = createTruncation(b, incremented), exponent = bits.exponent(bits.get(x));
  Value isInteger = bits.compare(arith::CmpIPredicate::sge, exponent, width);
  return b.select(isInteger, x, truncated);
}

/// Expands math.roundeven. First rounds x to nearest, halfway cases away from zero. If x is a halfway case
/// and the rounded number is odd, corrects it by 1 toward zero.
static Value expandRoundEven(const FloatArithmetic &b, ValueRange operands) {
  using arith::CmpIPredicate;
  Value x = operands[0];
  if (!FloatBits::supports(x.getType()))
    return nullptr;
  FloatBits bits(b);
  unsigned width = bits.getWidth(), mantissa = bits.getMantissaWidth();
  Value floatOne = b.constant(1.0), zero = bits.constant(0), one = bits.constant(1),
        minusOne = bits.constant(-1);
  Value mantissaWidth = bits.makeMantissaWidth(), maximum = bits.constant(width - 1);
  bits.makeBias();
  Value leadingBit = bits.constant(APInt::getOneBitSet(width, mantissa - 1));
  Value mask = bits.constant(APInt::getLowBitsSet(width, mantissa));
  bits.makeExponentMask();

  Value xBits = bits.get(x), rounded = b.call<RoundOp>(x), roundedBits = bits.get(rounded);
  Value exponent = bits.exponent(xBits), roundedExponent = bits.exponent(roundedBits);
  // `rounded` is odd if the last bit of its integer part is set. The test masks this bit and the fraction
  // bits, which are zero. For 1 and -1, the last integer bit is the implicit bit of the mantissa, so test
  // this case separately.
  Value isOne = bits.compare(CmpIPredicate::eq, roundedExponent, zero);
  Value amount = bits.call<arith::SubIOp>(roundedExponent, one);
  Value lowMask = bits.shiftRight(mask, amount, zero, maximum);
  Value lowBits = bits.call<arith::AndIOp>(roundedBits, lowMask);
  Value isOdd = bits.compare(CmpIPredicate::ne, lowBits, zero);
  isOdd = b.either(isOdd, isOne);
  // The fraction of x is one half if only the leading bit of the fraction is set. For 0.5 and -0.5, this is
  // the implicit bit of the mantissa.
  Value isHalf = bits.compare(CmpIPredicate::eq, exponent, minusOne);
  Value fraction = bits.shiftRight(leadingBit, exponent, zero, maximum),
        expected = b.select(isHalf, zero, fraction);
  Value fractionMask = bits.shiftRight(mask, exponent, zero, maximum);
  Value fractionBits = bits.call<arith::AndIOp>(xBits, fractionMask);
  Value isTie = bits.compare(CmpIPredicate::eq, fractionBits, expected);
  Value isNotSmall = bits.compare(CmpIPredicate::sge, exponent, minusOne);
  Value hasFraction = bits.compare(CmpIPredicate::slt, exponent, mantissaWidth);
  isTie = b.both(isTie, hasFraction);
  isTie = b.both(isTie, isNotSmall);
  Value sign = b.copySign(floatOne, x), corrected = b.sub(rounded, sign), isWrong = b.both(isOdd, isTie);
  return b.copySign(b.select(isWrong, corrected, rounded), x);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

/// The expansion of an op on floats.
struct Expansion {
  llvm::StringLiteral mnemonic;
  Value (*expand)(const FloatArithmetic &, ValueRange operands);
  /// True if the formula contains constants, so that the type must have a static shape.
  bool needsConstants = true;
  /// True if the ops of the formula get the fast-math flags of the expanded op.
  bool keepsFlags = false;
};

struct ExpandOp : RewritePattern {
  ExpandOp(const Expansion &expansion, MLIRContext *context)
      : RewritePattern(("math." + expansion.mnemonic).str(), /*benefit=*/1, context), expansion(expansion) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    Type type = op->getResult(0).getType();
    if (expansion.needsConstants && !hasConstants(type))
      return rewriter.notifyMatchFailure(op, "a tensor of dynamic shape has no constants");
    auto flags = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
    FloatArithmetic b(rewriter, op->getLoc(), type, expansion.keepsFlags ? flags : nullptr);
    Value value = expansion.expand(b, op->getOperands());
    if (!value)
      return rewriter.notifyMatchFailure(op, "no formula for these operands");
    rewriter.replaceOp(op, value);
    return success();
  }

private:
  const Expansion &expansion;
};

/// Expands math.ctlz to a binary search. Each step tests the upper half of the remaining bits: if it is zero,
/// adds its width to the count and shifts the lower half left.
struct ExpandCtlz : OpRewritePattern<CountLeadingZerosOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CountLeadingZerosOp op, PatternRewriter &rewriter) const override {
    Type type = op.getType(), element = getElementTypeOrSelf(type);
    if (!element.isInteger() || !llvm::isPowerOf2_32(element.getIntOrFloatBitWidth()) || !hasConstants(type))
      return rewriter.notifyMatchFailure(op, "no integers whose width is a power of two");
    Location loc = op.getLoc();
    unsigned width = element.getIntOrFloatBitWidth();
    auto constant = [&](const APInt &value) {
      return createScalarOrSplatConstant(rewriter, loc, type, value);
    };
    Value input = op.getOperand(), x = input, zero = constant(APInt::getZero(width)), count = zero;
    for (unsigned half = width / 2; half != 0; half /= 2) {
      Value bits = constant(APInt(width, half)), mask = constant(APInt::getLowBitsSet(width, width - half));
      Value isHighZero = rewriter.create<arith::CmpIOp>(loc, arith::CmpIPredicate::ule, x, mask);
      Value increased = rewriter.create<arith::AddIOp>(loc, count, bits);
      Value shifted = rewriter.create<arith::ShLIOp>(loc, x, bits);
      x = rewriter.create<arith::SelectOp>(loc, isHighZero, shifted, x);
      count = rewriter.create<arith::SelectOp>(loc, isHighZero, increased, count);
    }
    Value isZero = rewriter.create<arith::CmpIOp>(loc, arith::CmpIPredicate::eq, input, zero);
    Value all = constant(APInt(width, width, /*isSigned=*/false, /*implicitTrunc=*/true));
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isZero, all, count);
    return success();
  }
};

class ExpandOps : public math::impl::MathExpandOpsPassBase<ExpandOps> {
public:
  using Base::Base;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    auto mnemonics = llvm::to_vector_of<llvm::StringRef>(opMnemonics);
    populateExpansionPatterns(patterns, mnemonics);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void math::populateExpansionPatterns(RewritePatternSet &patterns,
                                     llvm::ArrayRef<llvm::StringRef> opMnemonics) {
  static constexpr Expansion expansions[] = {
      {"acosh", expandAcosh},
      {"asinh", expandAsinh},
      {"atanh", expandAtanh},
      {"ceil", expandCeil},
      {"clampf", expandClampF, /*needsConstants=*/false, /*keepsFlags=*/true},
      {"cosh", expandCosh},
      {"exp2", expandExp2},
      {"fma", expandFma, /*needsConstants=*/false},
      {"fpowi", expandFPowI, /*needsConstants=*/false},
      {"powf", expandPowF, /*needsConstants=*/false},
      {"round", expandRound},
      {"roundeven", expandRoundEven},
      {"rsqrt", expandRsqrt},
      {"sinh", expandSinh},
      {"tan", expandTan, /*needsConstants=*/false},
      {"tanh", expandTanh},
  };
  auto isSelected = [&](llvm::StringRef mnemonic) {
    return opMnemonics.empty() || llvm::is_contained(opMnemonics, mnemonic);
  };
  for (const Expansion &expansion : expansions)
    if (isSelected(expansion.mnemonic))
      patterns.add<ExpandOp>(expansion, patterns.getContext());
  if (isSelected("ctlz"))
    patterns.add<ExpandCtlz>(patterns.getContext());
}
