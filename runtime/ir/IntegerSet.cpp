//===- IntegerSet.cpp - Affine integer sets -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/AffinePrinting.h"
#include "runtime/ir/AffineStorage.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/PrintUtils.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::detail;

IntegerSet IntegerSet::get(unsigned numDims, unsigned numSymbols, llvm::ArrayRef<AffineExpr> constraints,
                           llvm::ArrayRef<bool> eqFlags) {
  assert(!constraints.empty() && constraints.size() == eqFlags.size() &&
         "expected constraints and a flag for each");
  MLIRContext *context = constraints.front().getContext();
  auto isSame = [&](const IntegerSetStorage *other) {
    return other->tag == &integerSetTag && other->numDims == numDims && other->numSymbols == numSymbols &&
           other->constraints == constraints && other->eqFlags == eqFlags;
  };
  llvm::hash_code hash =
      llvm::hash_combine(&integerSetTag, numDims, numSymbols, llvm::hash_combine_range(constraints),
                         llvm::hash_combine_range(eqFlags));
  return context->getImpl().uniquer.getOrCreate<IntegerSetStorage>(
      hash, isSame, [&](StorageUniquer::Allocator &allocator) {
        AffineExpr *exprs = allocator.Allocate<AffineExpr>(constraints.size());
        std::uninitialized_copy(constraints.begin(), constraints.end(), exprs);
        bool *flags = allocator.Allocate<bool>(eqFlags.size());
        std::uninitialized_copy(eqFlags.begin(), eqFlags.end(), flags);
        return new (allocator.Allocate<IntegerSetStorage>())
            IntegerSetStorage{&integerSetTag,
                              context,
                              numDims,
                              numSymbols,
                              llvm::ArrayRef<AffineExpr>(exprs, constraints.size()),
                              llvm::ArrayRef<bool>(flags, eqFlags.size())};
      });
}

IntegerSet IntegerSet::getEmptySet(unsigned numDims, unsigned numSymbols, MLIRContext *context) {
  return get(numDims, numSymbols, getAffineConstantExpr(1, context), true);
}

MLIRContext *IntegerSet::getContext() const { return impl->context; }
unsigned IntegerSet::getNumDims() const { return impl->numDims; }
unsigned IntegerSet::getNumSymbols() const { return impl->numSymbols; }
unsigned IntegerSet::getNumEqualities() const { return llvm::count(impl->eqFlags, true); }
llvm::ArrayRef<AffineExpr> IntegerSet::getConstraints() const { return impl->constraints; }
llvm::ArrayRef<bool> IntegerSet::getEqFlags() const { return impl->eqFlags; }
bool IntegerSet::isEmptyIntegerSet() const {
  return getNumConstraints() == 1 && isEq(0) && getConstraint(0) == 1;
}

IntegerSet IntegerSet::replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                             llvm::ArrayRef<AffineExpr> symbols, unsigned numResultDims,
                                             unsigned numResultSymbols) const {
  llvm::SmallVector<AffineExpr, 8> constraints;
  for (AffineExpr constraint : getConstraints())
    constraints.push_back(constraint.replaceDimsAndSymbols(dims, symbols));
  return get(numResultDims, numResultSymbols, constraints, getEqFlags());
}

void IntegerSet::walkExprs(llvm::function_ref<void(AffineExpr)> callback) const {
  for (AffineExpr constraint : getConstraints())
    constraint.walk(callback);
}

void IntegerSet::print(llvm::raw_ostream &os) const {
  if (!impl) {
    os << "<<NULL INTEGER SET>>";
    return;
  }
  printAffineInputs(getNumDims(), getNumSymbols(), os);
  os << " : (";
  for (unsigned i = 0; i != getNumConstraints(); ++i) {
    os << (i ? ", " : "");
    getConstraint(i).print(os);
    os << (isEq(i) ? " == 0" : " >= 0");
  }
  os << ')';
}
void IntegerSet::dump() const { dumpToStderr(*this); }
llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, IntegerSet set) {
  set.print(os);
  return os;
}
Diagnostic &mlir::operator<<(Diagnostic &diag, IntegerSet set) {
  return appendPrinted(diag, [&](llvm::raw_ostream &os) { set.print(os); });
}
