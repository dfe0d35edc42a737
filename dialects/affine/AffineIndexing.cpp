//===- AffineIndexing.cpp - Arithmetic on indices -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineIndexing.h"
#include "dialects/affine/Affine.h"
#include "dialects/affine/AffineComposition.h"
#include "dialects/arith/ArithUtils.h"
#include "runtime/ir/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace mlir::affine;

DivModValue affine::getDivMod(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  AffineExpr dividend = builder.getAffineDimExpr(0), divisor = builder.getAffineSymbolExpr(0);
  auto apply = [&](AffineExpr expr) -> Value {
    return makeComposedAffineApply(builder, loc, expr, {OpFoldResult(lhs), OpFoldResult(rhs)});
  };
  return {apply(dividend.floorDiv(divisor)), apply(dividend % divisor)};
}

llvm::FailureOr<llvm::SmallVector<Value>> affine::delinearizeIndex(OpBuilder &builder, Location loc,
                                                                   Value linearIndex,
                                                                   llvm::ArrayRef<OpFoldResult> basis,
                                                                   bool hasOuterBound) {
  if (hasOuterBound) {
    if (basis.empty())
      return failure();
    basis = basis.drop_front();
  }
  // Each index is the quotient of the remainder so far by the number of elements of the dimensions after it.
  llvm::SmallVector<Value> results;
  Value remainder = linearIndex;
  for (size_t i = 0, e = basis.size(); i != e; ++i) {
    OpFoldResult stride = computeProduct(loc, builder, basis.drop_front(i));
    DivModValue parts =
        getDivMod(builder, loc, remainder, getValueOrCreateConstantIndexOp(builder, loc, stride));
    results.push_back(parts.quotient);
    remainder = parts.remainder;
  }
  results.push_back(remainder);
  return results;
}

llvm::FailureOr<llvm::SmallVector<Value>> affine::delinearizeIndex(OpBuilder &builder, Location loc,
                                                                   Value linearIndex,
                                                                   llvm::ArrayRef<Value> basis,
                                                                   bool hasOuterBound) {
  return delinearizeIndex(builder, loc, linearIndex, getAsOpFoldResult(ValueRange(basis)), hasOuterBound);
}

OpFoldResult affine::linearizeIndex(OpBuilder &builder, Location loc, llvm::ArrayRef<OpFoldResult> multiIndex,
                                    llvm::ArrayRef<OpFoldResult> basis) {
  unsigned numDims = multiIndex.size();
  assert(numDims != 0 && "expected an index");
  assert((basis.size() == numDims || basis.size() + 1 == numDims) && "expected a size for each dimension");
  if (basis.size() == numDims)
    basis = basis.drop_front();
  // The expression (...(d0 * s0 + d1) * s1 + ...) + dn of the indices d and the sizes s.
  AffineExpr expr = builder.getAffineDimExpr(0);
  for (unsigned i = 1; i < numDims; ++i)
    expr = expr * builder.getAffineSymbolExpr(i - 1) + builder.getAffineDimExpr(i);
  llvm::SmallVector<OpFoldResult> operands(multiIndex);
  llvm::append_range(operands, basis);
  return makeComposedFoldedAffineApply(builder, loc, AffineMap::get(numDims, basis.size(), expr), operands);
}

OpFoldResult affine::linearizeIndex(llvm::ArrayRef<OpFoldResult> multiIndex,
                                    llvm::ArrayRef<OpFoldResult> basis, ImplicitLocOpBuilder &builder) {
  return linearizeIndex(builder, builder.getLoc(), multiIndex, basis);
}

OpFoldResult AffineBuilder::apply(AffineExpr expr, const AffineValueExpr &lhs, const AffineValueExpr &rhs) {
  // In the operand list, dimensions come before symbols, each kind in the order of positions.
  auto key = [](const AffineValueExpr &operand) {
    if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(operand.e))
      return std::pair<int, unsigned>(1, symbol.getPosition());
    auto dim = llvm::dyn_cast<AffineDimExpr>(operand.e);
    return std::pair<int, unsigned>(0, dim ? dim.getPosition() : 0);
  };
  OpFoldResult operands[] = {lhs, rhs};
  if (key(rhs) < key(lhs))
    std::swap(operands[0], operands[1]);
  return makeComposedFoldedAffineApply(builder, loc, expr, operands);
}

OpFoldResult AffineBuilder::min(llvm::ArrayRef<OpFoldResult> values) {
  AffineMap map = AffineMap::getMultiDimIdentityMap(values.size(), builder.getContext());
  return makeComposedFoldedAffineMin(builder, loc, map, values);
}

OpFoldResult AffineBuilder::max(llvm::ArrayRef<OpFoldResult> values) {
  AffineMap map = AffineMap::getMultiDimIdentityMap(values.size(), builder.getContext());
  return makeComposedFoldedAffineMax(builder, loc, map, values);
}
