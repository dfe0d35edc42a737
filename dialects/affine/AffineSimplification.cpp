//===- AffineSimplification.cpp - Simplification by loop bounds -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The induction variable of a loop with constant bounds lies between them and, if the lower bound is 0, is a
// multiple of the step. This determines some quotients and remainders, and excludes some results of a map
// from being its minimum or maximum.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineDetail.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::affine;
using Kind = AffineExprKind;

//===----------------------------------------------------------------------===//
// Facts about operands
//===----------------------------------------------------------------------===//

/// Returns the constant lower bound of an induction variable, if it has one.
static std::optional<int64_t> getLowerBound(Value value) {
  AffineForOp loop = getForInductionVarOwner(value);
  return loop && loop.hasConstantLowerBound() ? std::optional<int64_t>(loop.getConstantLowerBound())
                                              : std::nullopt;
}

/// Returns the last value, inclusive, of an induction variable with a constant upper bound.
static std::optional<int64_t> getUpperBound(Value value) {
  AffineForOp loop = getForInductionVarOwner(value);
  if (!loop || !loop.hasConstantUpperBound())
    return std::nullopt;
  int64_t last, distance;
  if (llvm::SubOverflow(loop.getConstantUpperBound(), int64_t(1), last))
    return std::nullopt;
  if (!loop.hasConstantLowerBound() || loop.getStepAsInt() <= 0)
    return last;
  if (llvm::SubOverflow(last, loop.getConstantLowerBound(), distance))
    return std::nullopt;
  return last - distance % loop.getStepAsInt();
}

OperandBounds::OperandBounds(llvm::ArrayRef<Value> operands) {
  for (Value operand : operands) {
    lower.push_back(getLowerBound(operand));
    upper.push_back(getUpperBound(operand));
  }
}

bool OperandBounds::isLinear(AffineExpr root) {
  llvm::SmallVector<AffineExpr, 8> work = {root};
  while (!work.empty()) {
    AffineExpr expr = work.back();
    if (linear.contains(expr)) {
      work.pop_back();
      continue;
    }
    auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary || (binary.getKind() != Kind::Add &&
                    (binary.getKind() != Kind::Mul || !llvm::isa<AffineConstantExpr>(binary.getRHS())))) {
      linear[expr] = !binary;
      work.pop_back();
      continue;
    }
    auto lhs = linear.find(binary.getLHS()), rhs = linear.find(binary.getRHS());
    if (lhs == linear.end() || rhs == linear.end()) {
      work.push_back(binary.getLHS());
      work.push_back(binary.getRHS());
      continue;
    }
    bool result = lhs->second && rhs->second;
    linear[expr] = result;
    work.pop_back();
  }
  return linear.lookup(root);
}

std::optional<int64_t> OperandBounds::get(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                                          bool isUpper) {
  if (auto constant = llvm::dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  AffineExpr inner = expr;
  while (true) {
    auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(inner);
    if (!binary || binary.getKind() == Kind::Add || binary.getKind() == Kind::Mul)
      break;
    inner = binary.getLHS();
  }
  if (!expr.isPureAffine() || !isLinear(inner))
    return std::nullopt;
  return getBoundForAffineExpr(expr, numDims, numSymbols, lower, upper, isUpper);
}

/// Returns a number that divides all values of the expression.
static int64_t getKnownDivisor(AffineExpr expr, llvm::ArrayRef<Value> operands) {
  auto dim = llvm::dyn_cast<AffineDimExpr>(expr);
  if (!dim)
    return expr.getLargestKnownDivisor();
  AffineForOp loop = getForInductionVarOwner(operands[dim.getPosition()]);
  if (!loop)
    return 1;
  if (loop.hasConstantLowerBound() && loop.getConstantLowerBound() == 0)
    return loop.getStepAsInt();
  return std::gcd(loop.getLowerBoundMap().getLargestKnownDivisorOfMapExprs(), loop.getStepAsInt());
}

/// True if 0 <= expr < bound follows directly from a constant or from the bounds of one loop.
static bool isBelow(AffineExpr expr, llvm::ArrayRef<Value> operands, int64_t bound) {
  if (auto constant = llvm::dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue() >= 0 && constant.getValue() < bound;
  auto dim = llvm::dyn_cast<AffineDimExpr>(expr);
  AffineForOp loop = dim ? getForInductionVarOwner(operands[dim.getPosition()]) : AffineForOp();
  return loop && loop.hasConstantBounds() && loop.getConstantLowerBound() >= 0 &&
         loop.getConstantUpperBound() <= bound;
}

//===----------------------------------------------------------------------===//
// Quotients and remainders
//===----------------------------------------------------------------------===//

namespace {
/// Simplifies the expressions of one map in post-order.
class ExprSimplifier {
public:
  ExprSimplifier(unsigned numDims, unsigned numSymbols, llvm::ArrayRef<Value> operands)
      : numDims(numDims), numSymbols(numSymbols), operands(operands), bounds(operands) {}

  AffineExpr simplify(AffineExpr root) {
    root.walk([&](AffineExpr expr) {
      if (known.contains(expr))
        return;
      AffineExpr result = expr;
      if (auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(expr))
        result = simplifyDivision(getAffineBinaryOpExpr(binary.getKind(), known.lookup(binary.getLHS()),
                                                        known.lookup(binary.getRHS())));
      known.try_emplace(expr, result);
    });
    return known.lookup(root);
  }

private:
  AffineExpr simplifyDivision(AffineExpr expr) {
    auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary || (binary.getKind() != Kind::FloorDiv && binary.getKind() != Kind::CeilDiv &&
                    binary.getKind() != Kind::Mod))
      return expr;
    AffineExpr dividend = binary.getLHS();
    auto constant = llvm::dyn_cast<AffineConstantExpr>(binary.getRHS());
    if (!constant || constant.getValue() <= 0)
      return expr;
    int64_t divisor = constant.getValue();
    if (AffineExpr result = fromBounds(binary, dividend, divisor))
      return result;
    // For a dividend q * k + r with 0 <= r < k: r does not change the quotient by a multiple of k, and q * k
    // does not change the remainder by a divisor of k.
    int64_t factor;
    AffineExpr multiple, rest;
    if (splitIntoMultipleAndRest(dividend, multiple, factor, rest)) {
      if (binary.getKind() == Kind::FloorDiv && divisor % factor == 0)
        return multiple.floorDiv(divisor);
      if (binary.getKind() == Kind::Mod && factor % divisor == 0)
        return rest % divisor;
      return expr;
    }
    if (binary.getKind() == Kind::FloorDiv && isBelow(dividend, operands, divisor))
      return getAffineConstantExpr(0, expr.getContext());
    if (binary.getKind() == Kind::Mod && getKnownDivisor(dividend, operands) % divisor == 0)
      return getAffineConstantExpr(0, expr.getContext());
    return expr;
  }

  /// Returns the quotient or remainder if it is the same expression for all values of the dividend, otherwise
  /// null.
  AffineExpr fromBounds(AffineBinaryOpExpr expr, AffineExpr dividend, int64_t divisor) {
    std::optional<int64_t> lower = bounds.get(dividend, numDims, numSymbols, /*isUpper=*/false);
    std::optional<int64_t> upper = bounds.get(dividend, numDims, numSymbols, /*isUpper=*/true);
    if (!lower || !upper)
      return {};
    if (expr.getKind() == Kind::Mod)
      return *lower >= 0 && *lower < divisor && *upper < divisor ? dividend : AffineExpr();
    bool isFloor = expr.getKind() == Kind::FloorDiv;
    int64_t first =
        isFloor ? llvm::divideFloorSigned(*lower, divisor) : llvm::divideCeilSigned(*lower, divisor);
    int64_t last =
        isFloor ? llvm::divideFloorSigned(*upper, divisor) : llvm::divideCeilSigned(*upper, divisor);
    return first == last ? getAffineConstantExpr(first, expr.getContext()) : AffineExpr();
  }

  /// Splits a sum into a multiple of \p factor and a rest with 0 <= rest < factor. Returns false if that is
  /// not possible.
  bool splitIntoMultipleAndRest(AffineExpr expr, AffineExpr &multiple, int64_t &factor, AffineExpr &rest) {
    auto sum = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
    if (!sum || sum.getKind() != Kind::Add)
      return false;
    for (auto [first, second] :
         {std::pair(sum.getLHS(), sum.getRHS()), std::pair(sum.getRHS(), sum.getLHS())}) {
      multiple = first;
      rest = second;
      factor = getKnownDivisor(multiple, operands);
      if (factor > 0 && isBelow(rest, operands, factor))
        return true;
    }
    return false;
  }

  unsigned numDims, numSymbols;
  llvm::ArrayRef<Value> operands;
  OperandBounds bounds;
  llvm::DenseMap<AffineExpr, AffineExpr> known;
};
} // namespace

void affine::simplifyMapWithOperands(AffineMap &map, llvm::ArrayRef<Value> operands) {
  ExprSimplifier simplifier(map.getNumDims(), map.getNumSymbols(), operands);
  llvm::SmallVector<AffineExpr, 4> results;
  for (AffineExpr result : map.getResults())
    results.push_back(simplifier.simplify(result));
  map = AffineMap::get(map.getNumDims(), map.getNumSymbols(), results, map.getContext());
}

//===----------------------------------------------------------------------===//
// Minimum and maximum
//===----------------------------------------------------------------------===//

namespace {
struct Range {
  std::optional<int64_t> lower, upper;
  bool isOne() const { return lower && upper && *lower == *upper; }
};
} // namespace

/// True if the result with this index is not needed, because another result of the map is always at least as
/// large or, for a minimum, at most as large. Of two results that are the same constant, the first is needed.
static bool isHidden(llvm::ArrayRef<Range> ranges, size_t index, bool isMax) {
  const Range &self = ranges[index];
  std::optional<int64_t> end = isMax ? self.upper : self.lower;
  if (!end)
    return false;
  for (auto [pos, other] : llvm::enumerate(ranges)) {
    std::optional<int64_t> otherEnd = isMax ? other.lower : other.upper;
    if (pos == index || !otherEnd)
      continue;
    if (isMax ? *otherEnd < *end : *otherEnd > *end)
      continue;
    if (*otherEnd != *end || !(self.isOne() && other.isOne() && index < pos))
      return true;
  }
  return false;
}

void affine::simplifyMinOrMaxExprWithOperands(AffineMap &map, llvm::ArrayRef<Value> operands, bool isMax) {
  if (operands.empty())
    return;
  OperandBounds bounds(operands);
  unsigned numDims = map.getNumDims(), numSymbols = map.getNumSymbols();
  llvm::SmallVector<Range, 4> ranges;
  for (AffineExpr expr : map.getResults())
    ranges.push_back({bounds.get(expr, numDims, numSymbols, /*isUpper=*/false),
                      bounds.get(expr, numDims, numSymbols, /*isUpper=*/true)});
  llvm::SmallVector<AffineExpr, 4> kept;
  for (auto [index, expr] : llvm::enumerate(map.getResults()))
    if (!isHidden(ranges, index, isMax))
      kept.push_back(ranges[index].isOne() ? getAffineConstantExpr(*ranges[index].lower, map.getContext())
                                           : expr);
  map = AffineMap::get(numDims, numSymbols, kept, map.getContext());
}

//===----------------------------------------------------------------------===//
// Linear expressions
//===----------------------------------------------------------------------===//

LogicalResult affine::getLinearFactors(AffineExpr root, unsigned numDims, unsigned numSymbols,
                                       llvm::SmallVectorImpl<int64_t> &factors) {
  using Factors = llvm::SmallVector<int64_t, 4>;
  llvm::DenseMap<AffineExpr, std::optional<Factors>> known;
  root.walk([&](AffineExpr expr) {
    if (known.contains(expr))
      return;
    std::optional<Factors> result(std::in_place, numDims + numSymbols + 1, 0);
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr)) {
      (*result)[dim.getPosition()] = 1;
    } else if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr)) {
      (*result)[numDims + symbol.getPosition()] = 1;
    } else if (auto constant = llvm::dyn_cast<AffineConstantExpr>(expr)) {
      result->back() = constant.getValue();
    } else {
      auto binary = llvm::cast<AffineBinaryOpExpr>(expr);
      const std::optional<Factors> &lhs = known.find(binary.getLHS())->second;
      const std::optional<Factors> &rhs = known.find(binary.getRHS())->second;
      auto number = llvm::dyn_cast<AffineConstantExpr>(binary.getRHS());
      bool isSum = binary.getKind() == Kind::Add, isMultiple = binary.getKind() == Kind::Mul && number;
      bool isKnown = lhs && rhs && (isSum || isMultiple);
      for (unsigned i = 0; isKnown && i != lhs->size(); ++i)
        isKnown = !(isSum ? llvm::AddOverflow((*lhs)[i], (*rhs)[i], (*result)[i])
                          : llvm::MulOverflow((*lhs)[i], number.getValue(), (*result)[i]));
      if (!isKnown)
        result.reset();
    }
    known.try_emplace(expr, std::move(result));
  });
  const std::optional<Factors> &result = known.find(root)->second;
  if (!result)
    return failure();
  factors.assign(result->begin(), result->end());
  return success();
}
