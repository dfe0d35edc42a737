//===- AffineSimplify.cpp - Sums in normal form ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An expression is taken apart into a sum: a coefficient for each dimension, each symbol, each quotient met on the
// way, and a constant. Equal quotients are one, and remainders are `e - (e floordiv c) * c`. Built again from that,
// terms stand in this order, like ones are joined, and a remainder that stayed whole is found again.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineRewrite.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace strata;
using namespace strata::detail;
using Kind = AffineExprKind;

namespace {

/// A sum: coefficients of dimensions and symbols, of locals, and the constant. Trailing locals may be left out.
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

private:
  FlatSum flattenLeaf(AffineExpr leaf) const;
  FlatSum combine(AffineBinaryOpExpr expr, const FlatSum &lhs, const FlatSum &rhs);
  FlatSum divide(Kind kind, FlatSum lhs, int64_t divisor);
  FlatSum multiply(FlatSum sum, int64_t factor) const;
  /// A product, quotient or remainder that is no sum stands for itself.
  FlatSum makeLocal(AffineExpr expr, int64_t factor = 1);
  unsigned findLocal(AffineExpr expr);
  FlatSum makeEmpty() const {
    FlatSum sum;
    sum.inputs.assign(numInputs, 0);
    return sum;
  }

  unsigned numDims, numInputs;
  MLIRContext *context;
  llvm::SmallVector<AffineExpr, 8> locals;
};

} // namespace

/// Indices wrap around.
static int64_t wrapAdd(int64_t a, int64_t b) { return static_cast<uint64_t>(a) + static_cast<uint64_t>(b); }
static int64_t wrapMul(int64_t a, int64_t b) { return static_cast<uint64_t>(a) * static_cast<uint64_t>(b); }
static uint64_t magnitude(int64_t value) { return value < 0 ? -static_cast<uint64_t>(value) : value; }

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

/// Quotient or remainder by a positive number.
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
  if (kind == Kind::Mul || !rhs.isConstant())
    return makeLocal(getAffineBinaryOpExpr(kind, rebuild(lhs), rebuild(rhs)));
  // What is divided by zero stays as it was written.
  return rhs.constant > 0 ? divide(kind, lhs, rhs.constant) : broken;
}

FlatSum Flattener::flatten(AffineExpr expr) {
  return foldAffineExpr<FlatSum>(
      expr,
      [&](AffineExpr part) -> std::optional<FlatSum> {
        return llvm::isa<AffineBinaryOpExpr>(part) ? std::nullopt : std::optional(flattenLeaf(part));
      },
      [&](AffineBinaryOpExpr part, const FlatSum &lhs, const FlatSum &rhs) { return combine(part, lhs, rhs); });
}

AffineExpr strata::simplifyAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols) {
  Flattener flattener(numDims, numSymbols, expr.getContext());
  FlatSum sum = flattener.flatten(expr);
  return sum.isValid ? flattener.rebuild(sum) : expr;
}
