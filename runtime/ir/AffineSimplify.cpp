//===- AffineSimplify.cpp - Normal form of affine expressions -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Simplification of affine expressions by flattening:
// 1. The expression is flattened into a linear sum: a coefficient for each dimension, each symbol and each
//   local, and a constant. A local represents a subexpression that is not linear, such as a quotient; equal
//   quotients share one local. A remainder `e mod c` becomes `e - (e floordiv c) * c`.
// 2. The expression is rebuilt from the sum. Terms appear in the order above, like terms are combined, and
//   unchanged remainders are recognized again. If the expression contains products of symbols and is not in
//   this order already, the terms are sorted by their first factor instead, as mlir-opt does.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineRewrite.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::detail;
using Kind = AffineExprKind;

namespace {

/// A linear sum: coefficients of dimensions and symbols (`inputs`), coefficients of subexpressions that are
/// not linear (`locals`), and a constant. Trailing locals with coefficient 0 may be omitted.
struct FlatSum {
  llvm::SmallVector<int64_t, 8> inputs;
  llvm::SmallVector<int64_t, 4> locals;
  int64_t constant = 0;
  bool isValid = true;

  bool isConstant() const {
    auto isZero = [](int64_t factor) { return factor == 0; };
    return llvm::all_of(inputs, isZero) && llvm::all_of(locals, isZero);
  }
  void forEach(llvm::function_ref<void(int64_t &)> callback) {
    llvm::for_each(inputs, callback);
    llvm::for_each(locals, callback);
    callback(constant);
  }
};

class Flattener {
public:
  Flattener(unsigned numDims, unsigned numSymbols, MLIRContext *context)
      : numDims(numDims), numInputs(numDims + numSymbols), context(context) {}
  FlatSum flatten(AffineExpr expr);
  AffineExpr rebuild(const FlatSum &sum) const;
  /// Rebuilds the expression with terms of the same first factor next to each other, which is MLIR's order
  /// for semi-affine expressions.
  AffineExpr rebuildByFirstFactor(const FlatSum &sum) const;

private:
  using TermKey = std::pair<unsigned, int>;
  std::optional<TermKey> keyOfLocal(AffineExpr local, int rank) const;
  FlatSum flattenLeaf(AffineExpr leaf) const;
  FlatSum combine(AffineBinaryOpExpr expr, const FlatSum &lhs, const FlatSum &rhs);
  FlatSum divide(Kind kind, FlatSum lhs, int64_t divisor);
  FlatSum divideBySymbol(Kind kind, AffineExpr dividend, AffineExpr divisor);
  FlatSum multiply(FlatSum sum, int64_t factor) const;
  /// Returns \p factor times \p expr as a sum, in which \p expr is a local: a subexpression that is not
  /// linear.
  FlatSum makeLocal(AffineExpr expr, int64_t factor = 1);
  unsigned findLocal(AffineExpr expr);
  FlatSum makeEmpty() const {
    FlatSum sum;
    sum.inputs.assign(numInputs, 0);
    return sum;
  }

  unsigned numDims, numInputs, depth = 0;
  MLIRContext *context;
  llvm::SmallVector<AffineExpr, 8> locals;
};

} // namespace

FlatSum Flattener::flattenLeaf(AffineExpr leaf) const {
  FlatSum sum = makeEmpty();
  if (auto constant = llvm::dyn_cast<AffineConstantExpr>(leaf))
    sum.constant = constant.getValue();
  else if (auto dim = llvm::dyn_cast<AffineDimExpr>(leaf))
    sum.inputs[dim.getPosition()] = 1;
  else
    sum.inputs[numDims + llvm::cast<AffineSymbolExpr>(leaf).getPosition()] = 1;
  return sum;
}

AffineExpr Flattener::rebuild(const FlatSum &sum) const {
  AffineExpr result = getAffineConstantExpr(0, context);
  for (auto [index, factor] : llvm::enumerate(sum.inputs))
    if (factor)
      result = result + (index < numDims ? getAffineDimExpr(index, context)
                                         : getAffineSymbolExpr(index - numDims, context)) *
                            factor;
  for (auto [index, factor] : llvm::enumerate(sum.locals))
    if (factor)
      result = result + locals[index] * factor;
  return sum.constant ? result + sum.constant : result;
}

/// Returns the sort key of a product or quotient: the position of its first operand, then a rank. For equal
/// positions, the order is: operations on a dimension and a constant, operations on the dimension and a
/// symbol, operations on the symbol of this position. Returns nullopt if the first operand is neither a
/// dimension nor a symbol.
std::optional<Flattener::TermKey> Flattener::keyOfLocal(AffineExpr local, int rank) const {
  auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(local);
  if (!binary || !llvm::isa<AffineSymbolExpr, AffineConstantExpr>(binary.getRHS()))
    return std::nullopt;
  int afterSymbols = static_cast<int>(numInputs) + rank;
  if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(binary.getLHS()))
    return TermKey(symbol.getPosition(), afterSymbols);
  auto dim = llvm::dyn_cast<AffineDimExpr>(binary.getLHS());
  if (!dim)
    return std::nullopt;
  auto symbol = llvm::dyn_cast<AffineSymbolExpr>(binary.getRHS());
  return TermKey(dim.getPosition(), symbol ? static_cast<int>(symbol.getPosition()) : -1 - rank);
}

AffineExpr Flattener::rebuildByFirstFactor(const FlatSum &sum) const {
  llvm::SmallVector<std::pair<TermKey, AffineExpr>, 8> sorted;
  llvm::SmallVector<AffineExpr, 4> others;
  int numLocals = sum.locals.size();
  for (auto [index, factor] : llvm::enumerate(sum.inputs)) {
    if (!factor)
      continue;
    if (index < numDims)
      sorted.emplace_back(TermKey(index, -1 - numLocals), getAffineDimExpr(index, context) * factor);
    else
      sorted.emplace_back(TermKey(index - numDims, numInputs),
                          getAffineSymbolExpr(index - numDims, context) * factor);
  }
  for (auto [index, factor] : llvm::enumerate(sum.locals)) {
    if (!factor)
      continue;
    if (std::optional<TermKey> key = keyOfLocal(locals[index], index))
      sorted.emplace_back(*key, locals[index] * factor);
    else
      others.push_back(locals[index] * factor);
  }
  llvm::stable_sort(sorted, llvm::less_first());
  AffineExpr result = getAffineConstantExpr(0, context);
  for (auto &[key, term] : sorted)
    result = result + term;
  for (AffineExpr term : others)
    result = result + term;
  return sum.constant ? result + sum.constant : result;
}

unsigned Flattener::findLocal(AffineExpr expr) {
  auto it = llvm::find(locals, expr);
  unsigned index = it - locals.begin();
  if (it == locals.end())
    locals.push_back(expr);
  return index;
}

FlatSum Flattener::makeLocal(AffineExpr expr, int64_t factor) {
  FlatSum sum = makeEmpty();
  unsigned local = findLocal(expr);
  sum.locals.resize(local + 1);
  sum.locals[local] = factor;
  return sum;
}

FlatSum Flattener::multiply(FlatSum sum, int64_t factor) const {
  sum.forEach([&](int64_t &value) { value = wrapMul(value, factor); });
  return sum;
}

static FlatSum add(FlatSum lhs, const FlatSum &rhs) {
  for (auto [left, right] : llvm::zip_equal(lhs.inputs, rhs.inputs))
    left = wrapAdd(left, right);
  if (lhs.locals.size() < rhs.locals.size())
    lhs.locals.resize(rhs.locals.size());
  for (auto [index, factor] : llvm::enumerate(rhs.locals))
    lhs.locals[index] = wrapAdd(lhs.locals[index], factor);
  lhs.constant = wrapAdd(lhs.constant, rhs.constant);
  return lhs;
}

/// Returns the quotient or remainder (\p kind) of a sum and a positive constant.
FlatSum Flattener::divide(Kind kind, FlatSum lhs, int64_t divisor) {
  uint64_t common = divisor;
  lhs.forEach([&](int64_t &factor) { common = std::gcd(common, magnitude(factor)); });
  int64_t reduced = static_cast<int64_t>(divisor / common);
  if (kind == Kind::Mod && reduced == 1)
    return makeEmpty();
  FlatSum dividend = lhs;
  dividend.forEach([&](int64_t &factor) { factor /= static_cast<int64_t>(common); });
  if (reduced == 1)
    return dividend;
  AffineExpr numerator = rebuild(dividend);
  if (kind == Kind::CeilDiv)
    return makeLocal(numerator.ceilDiv(reduced));
  AffineExpr quotient = numerator.floorDiv(reduced);
  return kind == Kind::FloorDiv ? makeLocal(quotient) : add(lhs, makeLocal(quotient, -divisor));
}

namespace {
/// The quotient of an expression by a symbol. It is exact if the symbol divides the expression. Otherwise the
/// expression is itself a quotient, and the result is only valid for another division with the same rounding.
struct SymbolQuotient {
  AffineExpr expr;
  bool isExact = true;
};
} // namespace

static SymbolQuotient divideOperationBySymbol(AffineBinaryOpExpr part, const SymbolQuotient &lhs,
                                              const SymbolQuotient &rhs, Kind kind) {
  switch (part.getKind()) {
  case Kind::Add:
    // The sum of two rounded quotients is not the quotient of the sum. MLIR adds them nevertheless.
    if (!lhs.expr || !rhs.expr || (!lhs.isExact && !rhs.isExact))
      return {};
    return {lhs.expr + rhs.expr, lhs.isExact && rhs.isExact};
  case Kind::Mul:
    if (lhs.expr && lhs.isExact)
      return {lhs.expr * part.getRHS()};
    if (rhs.expr && rhs.isExact)
      return {part.getLHS() * rhs.expr};
    return {};
  case Kind::Mod:
    if (!lhs.expr || !rhs.expr || !lhs.isExact || !rhs.isExact)
      return {};
    return {lhs.expr % rhs.expr};
  default:
    if (!lhs.expr || part.getKind() != kind)
      return {};
    return {getAffineBinaryOpExpr(kind, lhs.expr, part.getRHS()), false};
  }
}

/// Returns the quotient of a multiple of a symbol by the symbol; null if it is no multiple.
/// \param kind the kind of division.
static AffineExpr getQuotientBySymbol(AffineExpr expr, AffineSymbolExpr symbol, Kind kind) {
  return foldAffineExpr<SymbolQuotient>(
             expr,
             [&](AffineExpr part) -> std::optional<SymbolQuotient> {
               if (llvm::isa<AffineBinaryOpExpr>(part))
                 return std::nullopt;
               if (part == symbol)
                 return SymbolQuotient{getAffineConstantExpr(1, part.getContext())};
               return SymbolQuotient{part == 0 ? part : AffineExpr()};
             },
             [&](AffineBinaryOpExpr part, const SymbolQuotient &lhs, const SymbolQuotient &rhs) {
               return divideOperationBySymbol(part, lhs, rhs, kind);
             })
      .expr;
}

/// Returns true if the expression has the form `e - e mod divisor`.
static bool isRoundedDown(AffineExpr expr, AffineExpr divisor) {
  auto sum = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
  auto product = sum && sum.getKind() == Kind::Add ? llvm::dyn_cast<AffineBinaryOpExpr>(sum.getRHS())
                                                   : AffineBinaryOpExpr();
  if (!product || product.getKind() != Kind::Mul || product.getRHS() != -1)
    return false;
  auto remainder = llvm::dyn_cast<AffineBinaryOpExpr>(product.getLHS());
  return remainder && remainder.getKind() == Kind::Mod && remainder.getLHS() == sum.getLHS() &&
         remainder.getRHS() == divisor;
}

/// Returns the quotient or remainder (\p kind) of a division by an expression that is not constant.
FlatSum Flattener::divideBySymbol(Kind kind, AffineExpr dividend, AffineExpr divisor) {
  // Each division traverses the whole dividend, so deep dividends are not simplified.
  constexpr unsigned maxDepth = 8, maxDividendDepth = 64;
  auto symbol = llvm::dyn_cast<AffineSymbolExpr>(divisor);
  bool isSmall = depth < maxDepth && dividend.getDepth() <= maxDividendDepth;
  AffineExpr quotient = symbol && isSmall ? getQuotientBySymbol(dividend, symbol, kind) : AffineExpr();
  if (kind == Kind::Mod && (quotient || (symbol && isRoundedDown(dividend, divisor))))
    return makeEmpty();
  if (!quotient)
    return makeLocal(getAffineBinaryOpExpr(kind, dividend, divisor));
  ++depth;
  FlatSum result = flatten(quotient);
  --depth;
  return result;
}

FlatSum Flattener::combine(AffineBinaryOpExpr expr, const FlatSum &lhs, const FlatSum &rhs) {
  FlatSum broken;
  broken.isValid = false;
  if (!lhs.isValid || !rhs.isValid)
    return broken;
  Kind kind = expr.getKind();
  if (kind == Kind::Add)
    return add(lhs, rhs);
  if (kind == Kind::Mul && rhs.isConstant())
    return multiply(lhs, rhs.constant);
  if (kind == Kind::Mul && lhs.isConstant())
    return multiply(rhs, lhs.constant);
  if (kind == Kind::Mul)
    return makeLocal(getAffineBinaryOpExpr(kind, rebuild(lhs), rebuild(rhs)));
  if (!rhs.isConstant())
    return divideBySymbol(kind, rebuild(lhs), rebuild(rhs));
  // A division by zero is not simplified.
  return rhs.constant > 0 ? divide(kind, lhs, rhs.constant) : broken;
}

FlatSum Flattener::flatten(AffineExpr expr) {
  return foldAffineExpr<FlatSum>(
      expr,
      [&](AffineExpr part) -> std::optional<FlatSum> {
        return llvm::isa<AffineBinaryOpExpr>(part) ? std::nullopt : std::optional(flattenLeaf(part));
      },
      [&](AffineBinaryOpExpr part, const FlatSum &lhs, const FlatSum &rhs) {
        return combine(part, lhs, rhs);
      });
}

AffineExpr mlir::simplifyAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols) {
  Flattener flattener(numDims, numSymbols, expr.getContext());
  FlatSum sum = flattener.flatten(expr);
  if (!sum.isValid)
    return expr;
  AffineExpr plain = flattener.rebuild(sum);
  return expr.isPureAffine() || plain == expr ? plain : flattener.rebuildByFirstFactor(sum);
}
