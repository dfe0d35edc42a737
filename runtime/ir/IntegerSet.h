//===- IntegerSet.h - Affine integer sets -----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An IntegerSet, such as `(d0)[s0] : (d0 >= 0, s0 - d0 == 0)`, is the set of points that satisfy a list of
// constraints. Each constraint is an affine expression that must be zero (an equality) or non-negative (an
// inequality). Sets are uniqued in the context, immutable, compared by pointer and copied by value; any
// number of threads may use them.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_INTEGERSET_H
#define STRATA_RUNTIME_IR_INTEGERSET_H

#include "runtime/ir/AffineExpr.h"

namespace mlir {

namespace detail {
struct IntegerSetStorage;
} // namespace detail

/// Handle of a uniqued integer set; may be null.
class IntegerSet : public detail::PointerHandle<IntegerSet, const detail::IntegerSetStorage> {
public:
  using ImplType = const detail::IntegerSetStorage;

  using PointerHandle::PointerHandle;

  /// Returns the set with these constraints.
  /// \param eqFlags true for each constraint that is an equality.
  /// \pre At least one constraint.
  static IntegerSet get(unsigned numDims, unsigned numSymbols, llvm::ArrayRef<AffineExpr> constraints,
                        llvm::ArrayRef<bool> eqFlags);
  /// Returns the set `1 == 0`, which contains no point.
  static IntegerSet getEmptySet(unsigned numDims, unsigned numSymbols, MLIRContext *context);

  MLIRContext *getContext() const;
  unsigned getNumDims() const;
  unsigned getNumSymbols() const;
  unsigned getNumInputs() const { return getNumDims() + getNumSymbols(); }
  unsigned getNumConstraints() const { return getConstraints().size(); }
  /// Returns the number of constraints that are equalities.
  unsigned getNumEqualities() const;
  unsigned getNumInequalities() const { return getNumConstraints() - getNumEqualities(); }
  llvm::ArrayRef<AffineExpr> getConstraints() const;
  AffineExpr getConstraint(unsigned index) const { return getConstraints()[index]; }
  /// Returns a flag for each constraint, which is true for equalities.
  llvm::ArrayRef<bool> getEqFlags() const;
  /// Returns true if constraint \p index is an equality.
  bool isEq(unsigned index) const { return getEqFlags()[index]; }
  /// Returns true if this is getEmptySet(). Other sets can contain no point as well.
  bool isEmptyIntegerSet() const;

  /// Substitutes in every constraint; see AffineExpr::replaceDimsAndSymbols. The new set has the given
  /// numbers of dimensions and symbols.
  IntegerSet replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims, llvm::ArrayRef<AffineExpr> symbols,
                                   unsigned numResultDims, unsigned numResultSymbols) const;
  /// Calls \p callback for every subexpression of every constraint in post-order.
  void walkExprs(llvm::function_ref<void(AffineExpr)> callback) const;

  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, IntegerSet set);
Diagnostic &operator<<(Diagnostic &diag, IntegerSet set);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_INTEGERSET_H
