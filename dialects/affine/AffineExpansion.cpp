//===- AffineExpansion.cpp - Affine maps as arith ops ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineExpansion.h"
#include "dialects/arith/Arith.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using arith::CmpIPredicate;

namespace {

/// Creates the ops of one expression.
class Expander {
public:
  Expander(OpBuilder &builder, Location loc, ValueRange dims, ValueRange symbols)
      : builder(builder), loc(loc), dims(dims), symbols(symbols) {}

  Value expand(AffineExpr expr);

private:
  Value constant(int64_t value) { return builder.create<arith::ConstantIndexOp>(loc, value); }
  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) {
    return builder.create<arith::CmpIOp>(loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value yes, Value no) {
    return builder.create<arith::SelectOp>(loc, condition, yes, no);
  }
  template <typename OpT>
  Value make(Value lhs, Value rhs) {
    return builder.create<OpT>(loc, lhs, rhs);
  }
  Value mod(Value lhs, Value rhs);
  Value floorDiv(Value lhs, Value rhs);
  Value ceilDiv(Value lhs, Value rhs);

  OpBuilder &builder;
  Location loc;
  ValueRange dims, symbols;
};

/// a mod b = (r = a rem b) < 0 ? r + b : r, for b > 0.
Value Expander::mod(Value lhs, Value rhs) {
  Value rest = make<arith::RemSIOp>(lhs, rhs);
  Value isNegative = compare(CmpIPredicate::slt, rest, constant(0));
  return select(isNegative, make<arith::AddIOp>(rest, rhs), rest);
}

/// a floordiv b = a < 0 ? -1 - ((-1 - a) / b) : a / b, for b > 0.
Value Expander::floorDiv(Value lhs, Value rhs) {
  Value zero = constant(0), minusOne = constant(-1);
  Value isNegative = compare(CmpIPredicate::slt, lhs, zero);
  Value dividend = select(isNegative, make<arith::SubIOp>(minusOne, lhs), lhs);
  Value quotient = make<arith::DivSIOp>(dividend, rhs);
  return select(isNegative, make<arith::SubIOp>(minusOne, quotient), quotient);
}

/// a ceildiv b = a <= 0 ? -(-a / b) : (a - 1) / b + 1, for b > 0.
Value Expander::ceilDiv(Value lhs, Value rhs) {
  Value zero = constant(0), one = constant(1);
  Value isNonPositive = compare(CmpIPredicate::sle, lhs, zero);
  Value negated = make<arith::SubIOp>(zero, lhs), decremented = make<arith::SubIOp>(lhs, one);
  Value quotient = make<arith::DivSIOp>(select(isNonPositive, negated, decremented), rhs);
  Value negatedQuotient = make<arith::SubIOp>(zero, quotient);
  Value incremented = make<arith::AddIOp>(quotient, one);
  return select(isNonPositive, negatedQuotient, incremented);
}

/// Returns the name of a division for diagnostics; empty for a sum or a product.
llvm::StringRef getDivisionName(AffineExprKind kind) {
  switch (kind) {
  case AffineExprKind::Mod:
    return "modulo";
  case AffineExprKind::FloorDiv:
  case AffineExprKind::CeilDiv:
    return "division";
  default:
    return "";
  }
}

/// Recurses; the depth of affine expressions is bounded by the parser.
Value Expander::expand(AffineExpr expr) {
  if (auto number = llvm::dyn_cast<AffineConstantExpr>(expr))
    return constant(number.getValue());
  if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = llvm::cast<AffineBinaryOpExpr>(expr);
  if (llvm::StringRef name = getDivisionName(expr.getKind()); !name.empty())
    if (auto divisor = llvm::dyn_cast<AffineConstantExpr>(binary.getRHS());
        divisor && divisor.getValue() <= 0) {
      emitError(loc) << name << " by non-positive value is not supported";
      return nullptr;
    }
  Value lhs = expand(binary.getLHS()), rhs = lhs ? expand(binary.getRHS()) : Value();
  if (!rhs)
    return nullptr;
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return make<arith::AddIOp>(lhs, rhs);
  case AffineExprKind::Mul:
    return builder.create<arith::MulIOp>(loc, lhs, rhs, arith::IntegerOverflowFlags::nsw);
  case AffineExprKind::Mod:
    return mod(lhs, rhs);
  case AffineExprKind::FloorDiv:
    return floorDiv(lhs, rhs);
  default:
    return ceilDiv(lhs, rhs);
  }
}

/// Combines the results of a map pairwise, from the first.
template <typename OpT>
Value combineResults(OpBuilder &builder, Location loc, AffineMap map, ValueRange operands) {
  std::optional<llvm::SmallVector<Value, 8>> results = affine::expandAffineMap(builder, loc, map, operands);
  if (!results)
    return nullptr;
  Value combined = results->front();
  for (Value next : llvm::drop_begin(*results))
    combined = builder.create<OpT>(loc, combined, next);
  return combined;
}

} // namespace

Value affine::expandAffineExpr(OpBuilder &builder, Location loc, AffineExpr expr, ValueRange dimValues,
                               ValueRange symbolValues) {
  return Expander(builder, loc, dimValues, symbolValues).expand(expr);
}

std::optional<llvm::SmallVector<Value, 8>> affine::expandAffineMap(OpBuilder &builder, Location loc,
                                                                   AffineMap affineMap, ValueRange operands) {
  unsigned numDims = affineMap.getNumDims();
  Expander expander(builder, loc, operands.take_front(numDims), operands.drop_front(numDims));
  llvm::SmallVector<Value, 8> results;
  for (AffineExpr expr : affineMap.getResults()) {
    results.push_back(expander.expand(expr));
    if (!results.back())
      return std::nullopt;
  }
  return results;
}

Value affine::expandAffineMax(OpBuilder &builder, Location loc, AffineMap map, ValueRange operands) {
  return combineResults<arith::MaxSIOp>(builder, loc, map, operands);
}

Value affine::expandAffineMin(OpBuilder &builder, Location loc, AffineMap map, ValueRange operands) {
  return combineResults<arith::MinSIOp>(builder, loc, map, operands);
}
