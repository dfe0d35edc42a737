//===- EndomorphismSimplification.h - f(h(x), h(y)) to h(f(x, y)) -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A HomomorphismSimplification whose source and target op are the same: f(h(x1), ..., h(xn)) becomes
// h(f(x1, ..., xn)). The functors are those of HomomorphismSimplification.h; the new f is a clone.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_ENDOMORPHISMSIMPLIFICATION_H
#define STRATA_RUNTIME_TRANSFORMS_ENDOMORPHISMSIMPLIFICATION_H

#include "runtime/transforms/HomomorphismSimplification.h"

namespace mlir {

namespace detail {
/// The default functor for creating the algebraic op: clones `op` with its operands mapped by `mapping`.
struct CloneAlgebraicOp {
  Operation *operator()(Operation *op, IRMapping &mapping, PatternRewriter &rewriter) const {
    return rewriter.clone(*op, mapping);
  }
};
template <typename OperandFn, typename ResultFn, typename OperandsFn, typename AlgebraicResultFn,
          typename IsEndomorphismFn, typename IsAlgebraicFn>
using EndomorphismBase =
    HomomorphismSimplification<OperandFn, ResultFn, OperandsFn, AlgebraicResultFn, AlgebraicResultFn,
                               IsEndomorphismFn, IsAlgebraicFn, CloneAlgebraicOp>;
} // namespace detail

template <typename GetEndomorphismOpOperandFn, typename GetEndomorphismOpResultFn,
          typename GetAlgebraicOpOperandsFn, typename GetAlgebraicOpResultFn, typename IsEndomorphismOpFn,
          typename IsAlgebraicOpFn>
struct EndomorphismSimplification
    : public detail::EndomorphismBase<GetEndomorphismOpOperandFn, GetEndomorphismOpResultFn,
                                      GetAlgebraicOpOperandsFn, GetAlgebraicOpResultFn, IsEndomorphismOpFn,
                                      IsAlgebraicOpFn> {
  using Base = detail::EndomorphismBase<GetEndomorphismOpOperandFn, GetEndomorphismOpResultFn,
                                        GetAlgebraicOpOperandsFn, GetAlgebraicOpResultFn, IsEndomorphismOpFn,
                                        IsAlgebraicOpFn>;

  template <typename... RewritePatternArgs>
  EndomorphismSimplification(GetEndomorphismOpOperandFn getInner, GetEndomorphismOpResultFn getOuter,
                             GetAlgebraicOpOperandsFn getOperands, GetAlgebraicOpResultFn getResult,
                             IsEndomorphismOpFn isEndomorphism, IsAlgebraicOpFn isAlgebraic,
                             RewritePatternArgs &&...args)
      : Base(std::move(getInner), std::move(getOuter), std::move(getOperands), getResult, getResult,
             std::move(isEndomorphism), std::move(isAlgebraic), detail::CloneAlgebraicOp(),
             std::forward<RewritePatternArgs>(args)...) {}
};

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_ENDOMORPHISMSIMPLIFICATION_H
