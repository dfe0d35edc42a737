//===- Evaluate.cpp - Evaluation of single ops ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/interpreter/Evaluate.h"
#include "dialects/arith/Arith.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::interpreter;
using llvm::APFloat;
using llvm::APInt;
using Rounding = APInt::Rounding;
using llvm::APIntOps::RoundingSDiv;
using llvm::APIntOps::RoundingUDiv;

namespace {

/// The attributes of an op that affect its result, and whether evaluation met undefined behavior.
struct Step {
  bool nsw = false, nuw = false, exact = false, nnan = false, ninf = false;
  Type out; ///< The scalar type of the first result.
  llvm::RoundingMode rounding = llvm::RoundingMode::NearestTiesToEven;
  int64_t predicate = 0;
  bool isUndefined = false;
};

using IntBinary = Scalar (*)(const APInt &, const APInt &, Step &);
using FloatBinary = APFloat (*)(APFloat, const APFloat &);
using Unary = Scalar (*)(const Scalar &, Step &);

} // namespace

//===----------------------------------------------------------------------===//
// Integer operations
//===----------------------------------------------------------------------===//

/// Returns the wrapped result, or poison if it overflowed and the op has the corresponding nsw or nuw flag.
template <auto Signed, auto Unsigned>
static Scalar wrapping(const APInt &lhs, const APInt &rhs, Step &step) {
  bool signedOverflow = false, unsignedOverflow = false;
  (void)(lhs.*Signed)(rhs, signedOverflow);
  APInt result = (lhs.*Unsigned)(rhs, unsignedOverflow);
  if ((step.nsw && signedOverflow) || (step.nuw && unsignedOverflow))
    return Poison();
  return result;
}

using OverflowFn = APInt (APInt::*)(const APInt &, bool &) const;

static Scalar shiftLeft(const APInt &lhs, const APInt &rhs, Step &step) {
  if (rhs.uge(lhs.getBitWidth()))
    return Poison();
  APInt result = lhs.shl(rhs);
  if ((step.nsw && result.ashr(rhs) != lhs) || (step.nuw && result.lshr(rhs) != lhs))
    return Poison();
  return result;
}
static Scalar shiftRight(const APInt &lhs, const APInt &rhs, Step &step, bool isSigned) {
  if (rhs.uge(lhs.getBitWidth()))
    return Poison();
  APInt result = isSigned ? lhs.ashr(rhs) : lhs.lshr(rhs);
  if (step.exact && result.shl(rhs) != lhs)
    return Poison();
  return result;
}

static bool overflowsDivision(const APInt &lhs, const APInt &rhs) {
  return lhs.isMinSignedValue() && rhs.isAllOnes();
}
static Scalar divide(const APInt &lhs, const APInt &rhs, Step &step, bool isSigned, Rounding rounding) {
  if (rhs.isZero() || (isSigned && overflowsDivision(lhs, rhs))) {
    step.isUndefined = true;
    return Poison();
  }
  APInt result = isSigned ? RoundingSDiv(lhs, rhs, rounding) : RoundingUDiv(lhs, rhs, rounding);
  if (step.exact && result * rhs != lhs)
    return Poison();
  return result;
}

static bool compareInts(int64_t predicate, const APInt &lhs, const APInt &rhs) {
  switch (arith::CmpIPredicate(predicate)) {
  case arith::CmpIPredicate::eq:
    return lhs == rhs;
  case arith::CmpIPredicate::ne:
    return lhs != rhs;
  case arith::CmpIPredicate::slt:
    return lhs.slt(rhs);
  case arith::CmpIPredicate::sle:
    return lhs.sle(rhs);
  case arith::CmpIPredicate::sgt:
    return lhs.sgt(rhs);
  case arith::CmpIPredicate::sge:
    return lhs.sge(rhs);
  case arith::CmpIPredicate::ult:
    return lhs.ult(rhs);
  case arith::CmpIPredicate::ule:
    return lhs.ule(rhs);
  case arith::CmpIPredicate::ugt:
    return lhs.ugt(rhs);
  case arith::CmpIPredicate::uge:
    return lhs.uge(rhs);
  }
  return false;
}

static const llvm::StringMap<IntBinary> &intBinaries() {
  static const llvm::StringMap<IntBinary> table = {
      {"arith.addi", &wrapping<OverflowFn(&APInt::sadd_ov), OverflowFn(&APInt::uadd_ov)>},
      {"arith.subi", &wrapping<OverflowFn(&APInt::ssub_ov), OverflowFn(&APInt::usub_ov)>},
      {"arith.muli", &wrapping<OverflowFn(&APInt::smul_ov), OverflowFn(&APInt::umul_ov)>},
      {"arith.shli", &shiftLeft},
      {"arith.shrui",
       [](const APInt &a, const APInt &b, Step &step) { return shiftRight(a, b, step, false); }},
      {"arith.shrsi",
       [](const APInt &a, const APInt &b, Step &step) { return shiftRight(a, b, step, true); }},
      {"arith.divui", [](const APInt &a, const APInt &b,
                         Step &step) { return divide(a, b, step, false, Rounding::TOWARD_ZERO); }},
      {"arith.divsi", [](const APInt &a, const APInt &b,
                         Step &step) { return divide(a, b, step, true, Rounding::TOWARD_ZERO); }},
      {"arith.ceildivui",
       [](const APInt &a, const APInt &b, Step &step) { return divide(a, b, step, false, Rounding::UP); }},
      {"arith.ceildivsi",
       [](const APInt &a, const APInt &b, Step &step) { return divide(a, b, step, true, Rounding::UP); }},
      {"arith.floordivsi",
       [](const APInt &a, const APInt &b, Step &) -> Scalar {
         return b.isZero() || overflowsDivision(a, b) ? Scalar(Poison()) : RoundingSDiv(a, b, Rounding::DOWN);
       }},
      {"arith.remui",
       [](const APInt &a, const APInt &b, Step &) { return b.isZero() ? Scalar(Poison()) : a.urem(b); }},
      {"arith.remsi",
       [](const APInt &a, const APInt &b, Step &) {
         return b.isZero() || overflowsDivision(a, b) ? Scalar(Poison()) : a.srem(b);
       }},
      {"arith.andi", [](const APInt &a, const APInt &b, Step &) { return Scalar(a & b); }},
      {"arith.ori", [](const APInt &a, const APInt &b, Step &) { return Scalar(a | b); }},
      {"arith.xori", [](const APInt &a, const APInt &b, Step &) { return Scalar(a ^ b); }},
      {"arith.maxsi", [](const APInt &a, const APInt &b, Step &) { return Scalar(a.sgt(b) ? a : b); }},
      {"arith.maxui", [](const APInt &a, const APInt &b, Step &) { return Scalar(a.ugt(b) ? a : b); }},
      {"arith.minsi", [](const APInt &a, const APInt &b, Step &) { return Scalar(a.slt(b) ? a : b); }},
      {"arith.minui", [](const APInt &a, const APInt &b, Step &) { return Scalar(a.ult(b) ? a : b); }},
      {"arith.cmpi", [](const APInt &a, const APInt &b,
                        Step &step) { return Scalar(APInt(1, compareInts(step.predicate, a, b))); }},
  };
  return table;
}

//===----------------------------------------------------------------------===//
// Floating-point operations
//===----------------------------------------------------------------------===//

static constexpr llvm::RoundingMode nearest = llvm::RoundingMode::NearestTiesToEven;

static const llvm::StringMap<FloatBinary> &floatBinaries() {
  static const llvm::StringMap<FloatBinary> table = {
      {"arith.addf", [](APFloat a, const APFloat &b) { return a.add(b, nearest), a; }},
      {"arith.subf", [](APFloat a, const APFloat &b) { return a.subtract(b, nearest), a; }},
      {"arith.mulf", [](APFloat a, const APFloat &b) { return a.multiply(b, nearest), a; }},
      {"arith.divf", [](APFloat a, const APFloat &b) { return a.divide(b, nearest), a; }},
      {"arith.remf", [](APFloat a, const APFloat &b) { return a.mod(b), a; }},
      {"arith.maximumf", [](APFloat a, const APFloat &b) { return llvm::maximum(a, b); }},
      {"arith.minimumf", [](APFloat a, const APFloat &b) { return llvm::minimum(a, b); }},
      {"arith.maxnumf", [](APFloat a, const APFloat &b) { return llvm::maxnum(a, b); }},
      {"arith.minnumf", [](APFloat a, const APFloat &b) { return llvm::minnum(a, b); }},
  };
  return table;
}

static bool compareFloats(int64_t predicate, const APFloat &lhs, const APFloat &rhs) {
  APFloat::cmpResult order = lhs.compare(rhs);
  bool less = order == APFloat::cmpLessThan, greater = order == APFloat::cmpGreaterThan,
       equal = order == APFloat::cmpEqual, unordered = order == APFloat::cmpUnordered;
  switch (arith::CmpFPredicate(predicate)) {
  case arith::CmpFPredicate::AlwaysFalse:
    return false;
  case arith::CmpFPredicate::OEQ:
    return equal;
  case arith::CmpFPredicate::OGT:
    return greater;
  case arith::CmpFPredicate::OGE:
    return greater || equal;
  case arith::CmpFPredicate::OLT:
    return less;
  case arith::CmpFPredicate::OLE:
    return less || equal;
  case arith::CmpFPredicate::ONE:
    return less || greater;
  case arith::CmpFPredicate::ORD:
    return !unordered;
  case arith::CmpFPredicate::UEQ:
    return unordered || equal;
  case arith::CmpFPredicate::UGT:
    return unordered || greater;
  case arith::CmpFPredicate::UGE:
    return unordered || greater || equal;
  case arith::CmpFPredicate::ULT:
    return unordered || less;
  case arith::CmpFPredicate::ULE:
    return unordered || less || equal;
  case arith::CmpFPredicate::UNE:
    return unordered || less || greater;
  case arith::CmpFPredicate::UNO:
    return unordered;
  case arith::CmpFPredicate::AlwaysTrue:
    return true;
  }
  return false;
}

/// Returns true for values that nnan or ninf turn into poison.
static bool isExcluded(const APFloat &value, const Step &step) {
  return (step.nnan && value.isNaN()) || (step.ninf && value.isInfinity());
}

//===----------------------------------------------------------------------===//
// Conversions between scalar types
//===----------------------------------------------------------------------===//

static const llvm::fltSemantics &semanticsOf(Type type) {
  return llvm::cast<FloatType>(type).getFloatSemantics();
}

static Scalar truncate(const APInt &value, Step &step) {
  APInt result = value.trunc(getScalarWidth(step.out));
  if ((step.nsw && result.sext(value.getBitWidth()) != value) ||
      (step.nuw && result.zext(value.getBitWidth()) != value))
    return Poison();
  return result;
}
static Scalar toFloat(const APInt &value, Step &step, bool isSigned) {
  APFloat result(semanticsOf(step.out));
  result.convertFromAPInt(value, isSigned, nearest);
  return result;
}
static Scalar toInteger(const APFloat &value, Step &step, bool isSigned) {
  llvm::APSInt result(getScalarWidth(step.out), /*isUnsigned=*/!isSigned);
  bool isExact;
  if (value.convertToInteger(result, llvm::RoundingMode::TowardZero, &isExact) & APFloat::opInvalidOp)
    return Poison();
  return APInt(result);
}
static Scalar convert(const Scalar &in, Step &step) {
  APFloat result = std::get<APFloat>(in);
  bool losesInfo;
  result.convert(semanticsOf(step.out), step.rounding, &losesInfo);
  return result;
}
static Scalar reinterpret(const Scalar &in, Step &step) {
  auto *integer = std::get_if<APInt>(&in);
  APInt bits = integer ? *integer : std::get<APFloat>(in).bitcastToAPInt();
  return llvm::isa<FloatType>(step.out) ? Scalar(APFloat(semanticsOf(step.out), bits)) : Scalar(bits);
}

static const llvm::StringMap<Unary> &unaries() {
  static const llvm::StringMap<Unary> table = {
      {"arith.extui", [](const Scalar &in,
                         Step &step) { return Scalar(std::get<APInt>(in).zext(getScalarWidth(step.out))); }},
      {"arith.extsi", [](const Scalar &in,
                         Step &step) { return Scalar(std::get<APInt>(in).sext(getScalarWidth(step.out))); }},
      {"arith.trunci", [](const Scalar &in, Step &step) { return truncate(std::get<APInt>(in), step); }},
      {"arith.index_cast",
       [](const Scalar &in, Step &step) {
         return Scalar(std::get<APInt>(in).sextOrTrunc(getScalarWidth(step.out)));
       }},
      {"arith.index_castui",
       [](const Scalar &in, Step &step) {
         return Scalar(std::get<APInt>(in).zextOrTrunc(getScalarWidth(step.out)));
       }},
      {"arith.sitofp", [](const Scalar &in, Step &step) { return toFloat(std::get<APInt>(in), step, true); }},
      {"arith.uitofp",
       [](const Scalar &in, Step &step) { return toFloat(std::get<APInt>(in), step, false); }},
      {"arith.fptosi",
       [](const Scalar &in, Step &step) { return toInteger(std::get<APFloat>(in), step, true); }},
      {"arith.fptoui",
       [](const Scalar &in, Step &step) { return toInteger(std::get<APFloat>(in), step, false); }},
      {"arith.extf", &convert},
      {"arith.truncf", &convert},
      {"arith.bitcast", &reinterpret},
      {"arith.negf", [](const Scalar &in, Step &) { return Scalar(-std::get<APFloat>(in)); }},
  };
  return table;
}

//===----------------------------------------------------------------------===//
// Evaluation of an op
//===----------------------------------------------------------------------===//

static Step describe(Operation *op) {
  Step step;
  step.out = getScalarType(op->getResult(0).getType());
  for (NamedAttribute attr : op->getAttrList()) {
    llvm::StringRef name = attr.getName().getValue();
    if (auto flags = llvm::dyn_cast<arith::IntegerOverflowFlagsAttr>(attr.getValue())) {
      step.nsw = bitEnumContainsAny(flags.getValue(), arith::IntegerOverflowFlags::nsw);
      step.nuw = bitEnumContainsAny(flags.getValue(), arith::IntegerOverflowFlags::nuw);
    } else if (auto math = llvm::dyn_cast<arith::FastMathFlagsAttr>(attr.getValue())) {
      step.nnan = bitEnumContainsAny(math.getValue(), arith::FastMathFlags::nnan);
      step.ninf = bitEnumContainsAny(math.getValue(), arith::FastMathFlags::ninf);
    } else if (name == "isExact") {
      step.exact = true;
    } else if (auto number = llvm::dyn_cast<IntegerAttr>(attr.getValue())) {
      if (name == "predicate")
        step.predicate = number.getInt();
      if (name == "roundingmode")
        switch (arith::RoundingMode(number.getInt())) {
        case arith::RoundingMode::to_nearest_even:
          step.rounding = llvm::RoundingMode::NearestTiesToEven;
          break;
        case arith::RoundingMode::downward:
          step.rounding = llvm::RoundingMode::TowardNegative;
          break;
        case arith::RoundingMode::upward:
          step.rounding = llvm::RoundingMode::TowardPositive;
          break;
        case arith::RoundingMode::toward_zero:
          step.rounding = llvm::RoundingMode::TowardZero;
          break;
        case arith::RoundingMode::to_nearest_away:
          step.rounding = llvm::RoundingMode::NearestTiesToAway;
          break;
        }
    }
  }
  return step;
}

static Scalar computeUnary(Unary compute, const Scalar &in, Step &step) {
  if (isPoison(in))
    return Poison();
  if (auto *number = std::get_if<APFloat>(&in); number && isExcluded(*number, step))
    return Poison();
  Scalar result = compute(in, step);
  if (auto *number = std::get_if<APFloat>(&result); number && isExcluded(*number, step))
    return Poison();
  return result;
}

static Scalar computeFloats(Operation *op, const Scalar &lhs, const Scalar &rhs, Step &step) {
  if (isPoison(lhs) || isPoison(rhs))
    return Poison();
  const APFloat &a = std::get<APFloat>(lhs), &b = std::get<APFloat>(rhs);
  if (isExcluded(a, step) || isExcluded(b, step))
    return Poison();
  if (llvm::isa<arith::CmpFOp>(op))
    return APInt(1, compareFloats(step.predicate, a, b));
  APFloat result = floatBinaries().lookup(op->getName().getStringRef())(a, b);
  return isExcluded(result, step) ? Scalar(Poison()) : Scalar(result);
}

/// Returns the two results of an extended addition or multiplication.
static std::pair<Scalar, Scalar> computeExtended(Operation *op, const Scalar &lhs, const Scalar &rhs) {
  if (isPoison(lhs) || isPoison(rhs))
    return {Poison(), Poison()};
  const APInt &a = std::get<APInt>(lhs), &b = std::get<APInt>(rhs);
  unsigned width = a.getBitWidth();
  if (llvm::isa<arith::AddUIExtendedOp>(op)) {
    bool overflow;
    APInt sum = a.uadd_ov(b, overflow);
    return {sum, APInt(1, overflow)};
  }
  bool isSigned = llvm::isa<arith::MulSIExtendedOp>(op);
  APInt product = isSigned ? a.sext(2 * width) * b.sext(2 * width) : a.zext(2 * width) * b.zext(2 * width);
  return {product.trunc(width), product.extractBits(width, width)};
}

static Evaluation done(std::vector<Datum> results) { return {Evaluation::Kind::Done, std::move(results)}; }

static Evaluation select(llvm::ArrayRef<Datum> operands) {
  const auto &[condition, onTrue, onFalse] = std::tie(operands[0], operands[1], operands[2]);
  Datum result;
  for (size_t i = 0; i != onTrue.size(); ++i) {
    const Scalar &flag = condition.size() == 1 ? condition.front() : condition[i];
    result.push_back(isPoison(flag)                  ? Scalar(Poison())
                     : std::get<APInt>(flag).isOne() ? onTrue[i]
                                                     : onFalse[i]);
  }
  return done({result});
}

Evaluation interpreter::evaluate(Operation *op, llvm::ArrayRef<Datum> operands) {
  llvm::StringRef name = op->getName().getStringRef();
  if (op->getNumResults() == 0 || !llvm::all_of(op->getResultTypes(), countScalars))
    return {};
  if (name == "ub.poison")
    return done({makePoison(op->getResult(0).getType())});
  if (name == "arith.constant" || name == "func.constant") {
    std::optional<Datum> value = getDatum(op->getAttr("value"));
    return value ? done({*value}) : Evaluation();
  }
  if (name == "arith.select")
    return select(operands);

  Step step = describe(op);
  Datum first, second;
  if (Unary compute = unaries().lookup(name)) {
    for (const Scalar &in : operands[0])
      first.push_back(computeUnary(compute, in, step));
    return done({first});
  }
  if (llvm::isa<arith::AddUIExtendedOp, arith::MulSIExtendedOp, arith::MulUIExtendedOp>(op)) {
    for (auto [lhs, rhs] : llvm::zip_equal(operands[0], operands[1])) {
      auto [low, high] = computeExtended(op, lhs, rhs);
      first.push_back(low);
      second.push_back(high);
    }
    return done({first, second});
  }
  IntBinary compute = intBinaries().lookup(name);
  if (!compute && !floatBinaries().contains(name) && name != "arith.cmpf")
    return {};
  bool divides = llvm::isa<arith::DivUIOp, arith::DivSIOp, arith::CeilDivUIOp, arith::CeilDivSIOp>(op);
  for (auto [lhs, rhs] : llvm::zip_equal(operands[0], operands[1])) {
    if (!compute) {
      first.push_back(computeFloats(op, lhs, rhs, step));
      continue;
    }
    // A poison divisor may be zero.
    step.isUndefined |= divides && isPoison(rhs);
    first.push_back(isPoison(lhs) || isPoison(rhs)
                        ? Scalar(Poison())
                        : compute(std::get<APInt>(lhs), std::get<APInt>(rhs), step));
  }
  if (step.isUndefined)
    return {Evaluation::Kind::Undefined, {}};
  return done({first});
}
