//===- IntegerSet.h - Conditions on indices -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// `(d0)[s0] : (d0 >= 0, s0 - d0 == 0)`: the points at which all constraints hold, each an affine expression
// that is zero, or not negative. Uniqued in the context, compared by pointer, immutable.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_INTEGERSET_H
#define STRATA_RUNTIME_IR_INTEGERSET_H

#include "runtime/ir/AffineExpr.h"

namespace strata {

namespace detail {
struct IntegerSetStorage;
} // namespace detail

class IntegerSet : public detail::PointerHandle<IntegerSet, const detail::IntegerSetStorage> {
public:
  using ImplType = const detail::IntegerSetStorage;

  using PointerHandle::PointerHandle;

  /// \param eqFlags  for each constraint whether it is an equality. \pre there is at least one constraint.
  static IntegerSet get(unsigned numDims, unsigned numSymbols, llvm::ArrayRef<AffineExpr> constraints,
                        llvm::ArrayRef<bool> eqFlags);
  /// `1 == 0`: no point at all.
  static IntegerSet getEmptySet(unsigned numDims, unsigned numSymbols, MLIRContext *context);

  MLIRContext *getContext() const;
  unsigned getNumDims() const;
  unsigned getNumSymbols() const;
  unsigned getNumInputs() const { return getNumDims() + getNumSymbols(); }
  unsigned getNumConstraints() const { return getConstraints().size(); }
  unsigned getNumEqualities() const;
  unsigned getNumInequalities() const { return getNumConstraints() - getNumEqualities(); }
  llvm::ArrayRef<AffineExpr> getConstraints() const;
  AffineExpr getConstraint(unsigned index) const { return getConstraints()[index]; }
  llvm::ArrayRef<bool> getEqFlags() const;
  bool isEq(unsigned index) const { return getEqFlags()[index]; }
  /// Whether this is getEmptySet(); others may have no point either.
  bool isEmptyIntegerSet() const;

  IntegerSet replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims, llvm::ArrayRef<AffineExpr> symbols,
                                   unsigned numResultDims, unsigned numResultSymbols) const;
  void walkExprs(llvm::function_ref<void(AffineExpr)> callback) const;

  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, IntegerSet set);
Diagnostic &operator<<(Diagnostic &diag, IntegerSet set);

} // namespace strata

#endif // STRATA_RUNTIME_IR_INTEGERSET_H
