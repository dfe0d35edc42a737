//===- AffineRewrite.h - Bottom-up evaluation of affine expressions -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A generic fold over affine expressions that is linear in the number of distinct subexpressions and uses an
// explicit stack. Private to runtime/ir.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINEREWRITE_H
#define STRATA_RUNTIME_IR_AFFINEREWRITE_H

#include "runtime/ir/AffineExpr.h"

namespace mlir::detail {

// Arithmetic on coefficients; overflow wraps.
inline int64_t wrapAdd(int64_t a, int64_t b) { return static_cast<uint64_t>(a) + static_cast<uint64_t>(b); }
inline int64_t wrapMul(int64_t a, int64_t b) { return static_cast<uint64_t>(a) * static_cast<uint64_t>(b); }
/// Returns the absolute value; unlike std::abs it is defined for the least number.
inline uint64_t magnitude(int64_t value) { return value < 0 ? -static_cast<uint64_t>(value) : value; }

/// Computes a value of type T for \p root bottom-up; each distinct subexpression is computed once.
/// \param visit called before the operands are visited. Returns the value of the subexpression, or nullopt to
///   compute it from the operands. It must return a value for a leaf.
/// \param combine computes the value of an operation from the values of its operands.
template <typename T>
T foldAffineExpr(AffineExpr root, llvm::function_ref<std::optional<T>(AffineExpr)> visit,
                 llvm::function_ref<T(AffineBinaryOpExpr, const T &, const T &)> combine) {
  llvm::SmallDenseMap<AffineExpr, T, 16> known;
  llvm::SmallVector<AffineExpr, 16> work = {root};
  while (!work.empty()) {
    AffineExpr expr = work.back();
    if (known.contains(expr)) {
      work.pop_back();
      continue;
    }
    if (std::optional<T> direct = visit(expr)) {
      known.try_emplace(expr, *direct);
      work.pop_back();
      continue;
    }
    auto binary = llvm::cast<AffineBinaryOpExpr>(expr);
    auto lhs = known.find(binary.getLHS()), rhs = known.find(binary.getRHS());
    if (lhs == known.end() || rhs == known.end()) {
      work.push_back(binary.getRHS());
      work.push_back(binary.getLHS());
      continue;
    }
    T result = combine(binary, lhs->second, rhs->second);
    known.try_emplace(expr, result);
    work.pop_back();
  }
  return known.find(root)->second;
}

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_AFFINEREWRITE_H
