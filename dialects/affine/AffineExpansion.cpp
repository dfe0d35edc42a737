//===- AffineExpansion.cpp - Affine maps as arith ops ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineExpansion.h"
#include "dialects/arith/Arith.h"
#include "runtime/ir/AffineExprVisitor.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using arith::CmpIPredicate;

namespace {

/// Creates the ops of an expression: the visit of a subexpression pops its operands and pushes its value.
class Expander : public AffineExprVisitor<Expander> {
public:
  Expander(OpBuilder &builder, Location loc, ValueRange dims, ValueRange symbols)
      : builder(builder), loc(loc), dims(dims), symbols(symbols) {}

  /// Returns null, after an error and without creating ops, if a divisor is not positive.
  Value expand(AffineExpr expr);

  void visitConstantExpr(AffineConstantExpr expr) { values.push_back(constant(expr.getValue())); }
  void visitDimExpr(AffineDimExpr expr) { values.push_back(dims[expr.getPosition()]); }
  void visitSymbolExpr(AffineSymbolExpr expr) { values.push_back(symbols[expr.getPosition()]); }
  void visitAffineBinaryOpExpr(AffineBinaryOpExpr expr);

private:
  LogicalResult checkDivisors(AffineExpr expr);
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
  Value makeBinary(AffineExprKind kind, Value lhs, Value rhs);
  Value mod(Value lhs, Value rhs);
  Value floorDiv(Value lhs, Value rhs);
  Value ceilDiv(Value lhs, Value rhs);

  OpBuilder &builder;
  Location loc;
  ValueRange dims, symbols;
  llvm::SmallVector<Value, 8> values;
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

/// Reports the first divisor that is not positive, outer expressions first. The input determines the depth of
/// expressions, so neither this function nor the expansion is recursive.
LogicalResult Expander::checkDivisors(AffineExpr root) {
  llvm::SmallVector<AffineExpr, 8> open = {root};
  while (!open.empty()) {
    AffineExpr expr = open.pop_back_val();
    auto binary = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary)
      continue;
    if (llvm::StringRef name = getDivisionName(expr.getKind()); !name.empty())
      if (auto divisor = llvm::dyn_cast<AffineConstantExpr>(binary.getRHS());
          divisor && divisor.getValue() <= 0)
        return emitError(loc) << name << " by non-positive value is not supported";
    open.append({binary.getRHS(), binary.getLHS()});
  }
  return success();
}

Value Expander::makeBinary(AffineExprKind kind, Value lhs, Value rhs) {
  switch (kind) {
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

void Expander::visitAffineBinaryOpExpr(AffineBinaryOpExpr expr) {
  Value rhs = values.pop_back_val(), lhs = values.pop_back_val();
  values.push_back(makeBinary(expr.getKind(), lhs, rhs));
}

Value Expander::expand(AffineExpr expr) {
  if (failed(checkDivisors(expr)))
    return nullptr;
  walkPostOrder(expr);
  return values.pop_back_val();
}

/// Creates the ops that combine the results r0, r1, r2, … of a map: OpT(OpT(r0, r1), r2) and so on.
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
