//===- HomomorphismSimplification.h - s(h(x), h(y)) to h(t(x, y)) -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pattern for homomorphisms: ops h with s(h(x1), ..., h(xn)) = h(t(x1, ..., xn)), for example s and t the
// additions of two types and h a cast between them. It applies the equation from left to right, which
// computes h once. If s and t are the same op, see EndomorphismSimplification.h.
//
// The pattern knows the ops by functors:
//
// | functor                                            | result |
// |----------------------------------------------------|-----------------------------------------------------|
// | getHomomorphismOpOperand(Operation *)              | OpOperand *: the x of an h | |
// getHomomorphismOpResult(Operation *)               | OpResult: h(x)                                      |
// | getSourceAlgebraicOpOperands(Operation *, SmallVector<OpOperand *> &) | adds the operands of an s | |
// getSourceAlgebraicOpResult(Operation *)            | OpResult: the result of an s                        |
// | getTargetAlgebraicOpResult(Operation *)            | OpResult: the result of a t | |
// isHomomorphismOp(Operation *, std::optional<Operation *>) | bool: an h, equal to the other one if given |
// | isSourceAlgebraicOp(Operation *)                   | bool: an s | | createTargetAlgebraicOp(Operation *s,
// IRMapping &, PatternRewriter &) | Operation *: the t; the mapping has the x of each h(x) |
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_HOMOMORPHISMSIMPLIFICATION_H
#define STRATA_RUNTIME_TRANSFORMS_HOMOMORPHISMSIMPLIFICATION_H

#include "runtime/ir/IRMapping.h"
#include "runtime/rewrite/PatternMatch.h"
#include <optional>

namespace mlir {

template <typename GetHomomorphismOpOperandFn, typename GetHomomorphismOpResultFn,
          typename GetSourceAlgebraicOpOperandsFn, typename GetSourceAlgebraicOpResultFn,
          typename GetTargetAlgebraicOpResultFn, typename IsHomomorphismOpFn, typename IsSourceAlgebraicOpFn,
          typename CreateTargetAlgebraicOpFn>
struct HomomorphismSimplification : public RewritePattern {
  /// \param args  the arguments of the constructor of RewritePattern.
  template <typename... RewritePatternArgs>
  HomomorphismSimplification(GetHomomorphismOpOperandFn getInner, GetHomomorphismOpResultFn getOuter,
                             GetSourceAlgebraicOpOperandsFn getOperands,
                             GetSourceAlgebraicOpResultFn getSourceResult,
                             GetTargetAlgebraicOpResultFn getTargetResult, IsHomomorphismOpFn isHomomorphism,
                             IsSourceAlgebraicOpFn isSource, CreateTargetAlgebraicOpFn createTarget,
                             RewritePatternArgs &&...args)
      : RewritePattern(std::forward<RewritePatternArgs>(args)...), getInner(std::move(getInner)),
        getOuter(std::move(getOuter)), getOperands(std::move(getOperands)),
        getSourceResult(std::move(getSourceResult)), getTargetResult(std::move(getTargetResult)),
        isHomomorphism(std::move(isHomomorphism)), isSource(std::move(isSource)),
        createTarget(std::move(createTarget)) {}

  LogicalResult matchAndRewrite(Operation *source, PatternRewriter &rewriter) const override {
    llvm::SmallVector<OpOperand *> operands;
    if (isSource(source))
      getOperands(source, operands);
    if (operands.empty())
      return failure();
    // All operands are results of equal homomorphisms.
    Operation *model = operands.front()->get().getDefiningOp();
    IRMapping mapping;
    for (OpOperand *operand : operands) {
      Operation *op = operand->get().getDefiningOp();
      std::optional<Operation *> other = op == model ? std::nullopt : std::optional(model);
      if (!op || !isHomomorphism(op, other) || getOuter(op) != operand->get())
        return failure();
      mapping.map(operand->get(), getInner(op)->get());
    }
    Value target = getTargetResult(createTarget(source, mapping, rewriter));
    IRMapping ofModel;
    ofModel.map(getInner(model)->get(), target);
    Operation *outer = rewriter.clone(*model, ofModel);
    rewriter.replaceAllUsesWith(getSourceResult(source), getOuter(outer));
    return success();
  }

private:
  GetHomomorphismOpOperandFn getInner;
  GetHomomorphismOpResultFn getOuter;
  GetSourceAlgebraicOpOperandsFn getOperands;
  GetSourceAlgebraicOpResultFn getSourceResult;
  GetTargetAlgebraicOpResultFn getTargetResult;
  IsHomomorphismOpFn isHomomorphism;
  IsSourceAlgebraicOpFn isSource;
  CreateTargetAlgebraicOpFn createTarget;
};

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_HOMOMORPHISMSIMPLIFICATION_H
