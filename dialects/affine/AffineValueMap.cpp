//===- AffineValueMap.cpp - A map with its operands and results -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineValueMap.h"
#include "dialects/affine/Affine.h"
#include "dialects/affine/AffineComposition.h"

using namespace mlir;
using namespace mlir::affine;

void AffineValueMap::reset(AffineMap newMap, ValueRange newOperands, ValueRange newResults) {
  map.reset(newMap);
  operands.assign(newOperands.begin(), newOperands.end());
  results.assign(newResults.begin(), newResults.end());
}

void AffineValueMap::composeSimplifyAndCanonicalize() {
  AffineMap composed = getAffineMap();
  llvm::SmallVector<Value> values(operands.begin(), operands.end());
  fullyComposeAffineMapAndOperands(&composed, &values);
  composed = simplifyAffineMap(composed);
  canonicalizeMapAndOperands(&composed, &values);
  map.reset(composed);
  operands.assign(values.begin(), values.end());
}

LogicalResult AffineValueMap::canonicalize() {
  AffineMap changed = getAffineMap();
  llvm::SmallVector<Value> values(operands.begin(), operands.end());
  canonicalizeMapAndOperands(&changed, &values);
  if (changed == getAffineMap())
    return failure();
  map.reset(changed);
  operands.assign(values.begin(), values.end());
  return success();
}

bool AffineValueMap::isFunctionOf(unsigned idx, Value value) const {
  auto *operand = llvm::find(operands, value);
  if (operand == operands.end())
    return false;
  unsigned index = operand - operands.begin();
  unsigned numDims = map.getNumDims();
  AffineExpr result = map.getResult(idx);
  return index < numDims ? result.isFunctionOfDim(index) : result.isFunctionOfSymbol(index - numDims);
}

void AffineValueMap::difference(const AffineValueMap &a, const AffineValueMap &b, AffineValueMap *res) {
  // The dimensions of the second map follow those of the first one, and so do the symbols.
  AffineMap left = a.getAffineMap(), right = b.getAffineMap();
  unsigned numDims = left.getNumDims(), numSymbols = left.getNumSymbols();
  MLIRContext *context = left.getContext();
  llvm::SmallVector<AffineExpr> differences;
  for (auto [one, other] : llvm::zip_equal(left.getResults(), right.getResults())) {
    AffineExpr shifted =
        other.shiftDims(right.getNumDims(), numDims).shiftSymbols(right.getNumSymbols(), numSymbols);
    differences.push_back(one - shifted);
  }
  llvm::ArrayRef<Value> leftValues = a.getOperands(), rightValues = b.getOperands();
  llvm::SmallVector<Value> values(leftValues.take_front(numDims));
  values.append(rightValues.begin(), rightValues.begin() + right.getNumDims());
  values.append(leftValues.begin() + numDims, leftValues.end());
  values.append(rightValues.begin() + right.getNumDims(), rightValues.end());
  res->reset(
      AffineMap::get(numDims + right.getNumDims(), numSymbols + right.getNumSymbols(), differences, context),
      values);
  res->composeSimplifyAndCanonicalize();
}

//===----------------------------------------------------------------------===//
// Maps of ops
//===----------------------------------------------------------------------===//

AffineValueMap AffineApplyOp::getAffineValueMap() {
  return {getAffineMap(), (*this)->getOperands(), ValueRange((*this)->getResults())};
}
AffineValueMap AffineParallelOp::getLowerBoundsValueMap() {
  return {getLowerBoundsMap(), getLowerBoundsOperands()};
}
AffineValueMap AffineParallelOp::getUpperBoundsValueMap() {
  return {getUpperBoundsMap(), getUpperBoundsOperands()};
}
