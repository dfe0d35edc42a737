//===- AffineExprVisitor.cpp - Flat forms of affine expressions -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineExprVisitor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using llvm::FailureOr;
using llvm::LogicalResult;

AffineExpr mlir::getAffineExprFromFlatForm(llvm::ArrayRef<int64_t> flatForm, unsigned numDims,
                                           unsigned numSymbols, llvm::ArrayRef<AffineExpr> localExprs,
                                           MLIRContext *context) {
  assert(flatForm.size() == numDims + numSymbols + localExprs.size() + 1 &&
         "a flat form has a coefficient for each dimension, symbol and local, and a constant");
  auto getTerm = [&](unsigned column) {
    if (column < numDims)
      return getAffineDimExpr(column, context);
    column -= numDims;
    return column < numSymbols ? getAffineSymbolExpr(column, context) : localExprs[column - numSymbols];
  };
  AffineExpr sum = getAffineConstantExpr(0, context);
  for (auto [column, coefficient] : llvm::enumerate(flatForm.drop_back()))
    if (coefficient != 0)
      sum = sum + getTerm(column) * coefficient;
  return flatForm.back() == 0 ? sum : sum + flatForm.back();
}

SimpleAffineExprFlattener::SimpleAffineExprFlattener(unsigned numDims, unsigned numSymbols)
    : numDims(numDims), numSymbols(numSymbols) {}
SimpleAffineExprFlattener::~SimpleAffineExprFlattener() = default;

LogicalResult SimpleAffineExprFlattener::pushUnit(unsigned column, int64_t coefficient) {
  operandExprStack.emplace_back(getNumColumns(), 0)[column] = coefficient;
  return llvm::success();
}
LogicalResult SimpleAffineExprFlattener::visitDimExpr(AffineDimExpr expr) {
  assert(expr.getPosition() < numDims && "the dimension is out of range");
  return pushUnit(expr.getPosition(), 1);
}
LogicalResult SimpleAffineExprFlattener::visitSymbolExpr(AffineSymbolExpr expr) {
  assert(expr.getPosition() < numSymbols && "the symbol is out of range");
  return pushUnit(numDims + expr.getPosition(), 1);
}
LogicalResult SimpleAffineExprFlattener::visitConstantExpr(AffineConstantExpr expr) {
  return pushUnit(getNumColumns() - 1, expr.getValue());
}

SimpleAffineExprFlattener::Row SimpleAffineExprFlattener::popOperand() {
  Row row = std::move(operandExprStack.back());
  operandExprStack.pop_back();
  return row;
}
AffineExpr SimpleAffineExprFlattener::rebuild(llvm::ArrayRef<int64_t> row, MLIRContext *context) const {
  return getAffineExprFromFlatForm(row, numDims, numSymbols, localExprs, context);
}

/// Returns the constant of a row (a linear sum) if all other coefficients are 0, else nullopt.
static std::optional<int64_t> getConstant(llvm::ArrayRef<int64_t> row) {
  bool isConstant = llvm::all_of(row.drop_back(), [](int64_t coefficient) { return coefficient == 0; });
  return isConstant ? std::optional(row.back()) : std::nullopt;
}
/// Adds \p other times \p factor to a row. Returns false if a coefficient overflows.
static bool addMultiple(llvm::MutableArrayRef<int64_t> row, llvm::ArrayRef<int64_t> other, int64_t factor) {
  for (auto [to, from] : llvm::zip_equal(row, other)) {
    int64_t product;
    if (llvm::MulOverflow(from, factor, product) || llvm::AddOverflow(to, product, to))
      return false;
  }
  return true;
}
/// Divides a row and a divisor by their greatest common divisor.
static void reduce(llvm::MutableArrayRef<int64_t> row, int64_t &divisor) {
  uint64_t common = divisor;
  for (int64_t coefficient : row)
    common = std::gcd(common, llvm::AbsoluteValue(coefficient));
  for (int64_t &coefficient : row)
    coefficient /= static_cast<int64_t>(common);
  divisor /= static_cast<int64_t>(common);
}

LogicalResult SimpleAffineExprFlattener::visitAddExpr(AffineBinaryOpExpr) {
  Row rhs = popOperand();
  return llvm::success(addMultiple(operandExprStack.back(), rhs, 1));
}

LogicalResult SimpleAffineExprFlattener::visitMulExpr(AffineBinaryOpExpr expr) {
  Row rhs = popOperand();
  Row &lhs = operandExprStack.back();
  if (getConstant(lhs) && !getConstant(rhs))
    std::swap(lhs, rhs);
  MLIRContext *context = expr.getContext();
  std::optional<int64_t> factor = getConstant(rhs);
  if (!factor)
    return replaceBySemiAffine(rhs, rebuild(lhs, context) * rebuild(rhs, context));
  Row product(lhs.size(), 0);
  bool isExact = addMultiple(product, lhs, *factor);
  lhs = std::move(product);
  return llvm::success(isExact);
}

LogicalResult SimpleAffineExprFlattener::visitModExpr(AffineBinaryOpExpr expr) {
  // x mod c = x - (x floordiv c) * c
  Row rhs = popOperand();
  MLIRContext *context = expr.getContext();
  std::optional<int64_t> modulus = getConstant(rhs);
  if (!modulus)
    return replaceBySemiAffine(rhs, rebuild(operandExprStack.back(), context) % rebuild(rhs, context));
  if (*modulus <= 0)
    return llvm::failure();
  Row dividend = operandExprStack.back();
  int64_t divisor = *modulus;
  reduce(dividend, divisor);
  if (divisor == 1) { // The dividend is a multiple of the modulus.
    llvm::fill(operandExprStack.back(), 0);
    return llvm::success();
  }
  AffineExpr quotient = rebuild(dividend, context).floorDiv(divisor);
  FailureOr<unsigned> column = findOrAddLocal(quotient, [&] {
    addLocalFloorDivId(dividend, divisor, quotient);
    return llvm::success();
  });
  int64_t &coefficient = operandExprStack.back()[*column];
  return llvm::success(!llvm::SubOverflow(coefficient, *modulus, coefficient));
}

LogicalResult SimpleAffineExprFlattener::visitQuotient(AffineBinaryOpExpr expr, bool roundsUp) {
  Row rhs = popOperand();
  MLIRContext *context = expr.getContext();
  std::optional<int64_t> constant = getConstant(rhs);
  auto divide = [&](AffineExpr a, AffineExpr b) { return roundsUp ? a.ceilDiv(b) : a.floorDiv(b); };
  if (!constant)
    return replaceBySemiAffine(rhs, divide(rebuild(operandExprStack.back(), context), rebuild(rhs, context)));
  if (*constant <= 0)
    return llvm::failure();
  int64_t divisor = *constant;
  reduce(operandExprStack.back(), divisor);
  if (divisor == 1)
    return llvm::success();
  Row dividend = operandExprStack.back();
  AffineExpr quotient = divide(rebuild(dividend, context), getAffineConstantExpr(divisor, context));
  FailureOr<unsigned> column = findOrAddLocal(quotient, [&] {
    // x ceildiv c = (x + c - 1) floordiv c
    if (roundsUp && llvm::AddOverflow(dividend.back(), divisor - 1, dividend.back()))
      return llvm::failure();
    addLocalFloorDivId(dividend, divisor, quotient);
    return llvm::success();
  });
  if (failed(column))
    return llvm::failure();
  llvm::fill(operandExprStack.back(), 0);
  operandExprStack.back()[*column] = 1;
  return llvm::success();
}
LogicalResult SimpleAffineExprFlattener::visitFloorDivExpr(AffineBinaryOpExpr expr) {
  return visitQuotient(expr, /*roundsUp=*/false);
}
LogicalResult SimpleAffineExprFlattener::visitCeilDivExpr(AffineBinaryOpExpr expr) {
  return visitQuotient(expr, /*roundsUp=*/true);
}

FailureOr<unsigned> SimpleAffineExprFlattener::findOrAddLocal(AffineExpr expr,
                                                              llvm::function_ref<LogicalResult()> add) {
  auto known = llvm::find(localExprs, expr);
  if (known == localExprs.end()) {
    if (failed(add()))
      return llvm::failure();
    known = llvm::find(localExprs, expr);
    assert(known != localExprs.end() && "an override of addLocal… calls that of its base class");
  }
  return static_cast<unsigned>(numDims + numSymbols + (known - localExprs.begin()));
}

LogicalResult SimpleAffineExprFlattener::replaceBySemiAffine(const Row &rhs, AffineExpr expr) {
  Row lhs = operandExprStack.back();
  FailureOr<unsigned> column = findOrAddLocal(expr, [&] { return addLocalIdSemiAffine(lhs, rhs, expr); });
  if (failed(column))
    return llvm::failure();
  llvm::fill(operandExprStack.back(), 0);
  operandExprStack.back()[*column] = 1;
  return llvm::success();
}

void SimpleAffineExprFlattener::addLocal(AffineExpr expr) {
  for (Row &row : operandExprStack)
    row.insert(row.end() - 1, 0);
  localExprs.push_back(expr);
  ++numLocals;
}
void SimpleAffineExprFlattener::addLocalFloorDivId(llvm::ArrayRef<int64_t>, int64_t, AffineExpr localExpr) {
  addLocal(localExpr);
}
LogicalResult SimpleAffineExprFlattener::addLocalIdSemiAffine(llvm::ArrayRef<int64_t>,
                                                              llvm::ArrayRef<int64_t>, AffineExpr localExpr) {
  addLocal(localExpr);
  return llvm::success();
}
