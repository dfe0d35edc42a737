//===- AffineValueMap.h - A map with its operands and results --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An affine map together with values: one operand for each dimension and symbol and, if there are any, one
// result for each of its results. For analyses, which compose and simplify such maps without changing the IR.
// A value type; one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINEVALUEMAP_H
#define STRATA_DIALECTS_AFFINE_AFFINEVALUEMAP_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Value.h"
#include "runtime/ir/ValueRange.h"

namespace mlir::affine {

/// An affine map with operands and results.
class AffineValueMap {
public:
  /// Creates an empty map, for reset().
  AffineValueMap() = default;
  AffineValueMap(AffineMap map, ValueRange operands, ValueRange results = {}) {
    reset(map, operands, results);
  }
  void reset(AffineMap map, ValueRange operands, ValueRange results = {});

  // Changes of the map. The number of results remains the same.
  /// Composes the map with the affine.apply ops that define its operands, and simplifies the result. The
  /// operands may change.
  void composeSimplifyAndCanonicalize();
  /// Removes unused and repeated operands. Returns failure if nothing changed.
  LogicalResult canonicalize();
  void setResult(unsigned i, AffineExpr e) { map.setResult(i, e); }
  /// Sets \p res to the map whose results are those of \p a minus those of \p b.
  static void difference(const AffineValueMap &a, const AffineValueMap &b, AffineValueMap *res);

  // Properties of the results.
  bool isMultipleOf(unsigned idx, int64_t factor) const { return map.isMultipleOf(idx, factor); }
  /// Returns true if the result uses the operand.
  bool isFunctionOf(unsigned idx, Value value) const;
  bool isConstant(unsigned idx) const { return llvm::isa<AffineConstantExpr>(map.getResult(idx)); }
  bool isIdentity() const { return getAffineMap().isIdentity(); }

  // Parts.
  unsigned getNumOperands() const { return operands.size(); }
  unsigned getNumDims() const { return map.getNumDims(); }
  unsigned getNumSymbols() const { return map.getNumSymbols(); }
  unsigned getNumResults() const { return map.getNumResults(); }
  Value getOperand(unsigned i) const { return operands[i]; }
  llvm::ArrayRef<Value> getOperands() const { return operands; }
  AffineExpr getResult(unsigned i) { return map.getResult(i); }
  AffineMap getAffineMap() const { return map.getAffineMap(); }

  bool operator==(const AffineValueMap &other) const {
    return getAffineMap() == other.getAffineMap() && operands == other.operands && results == other.results;
  }
  bool operator!=(const AffineValueMap &other) const { return !(*this == other); }

private:
  MutableAffineMap map;
  llvm::SmallVector<Value, 4> operands, results;
};

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINEVALUEMAP_H
