//===- HomomorphismSimplification.h - s(h(x), h(y)) to h(t(x, y)) -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pattern for homomorphisms: ops h with s(h(x1), ..., h(xn)) = h(t(x1, ..., xn)), for example s and t the
// additions of two types and h a cast between them. It applies the equation from left to right, which
// computes h once. If s and t are the same op, see EndomorphismSimplification.h.
//
// Functors tell the pattern which ops are s, h and t:
//
// - getHomomorphismOpOperand(Operation *) returns the OpOperand of an h, that is, its x.
// - getHomomorphismOpResult(Operation *) returns the OpResult of an h, that is, h(x).
// - getSourceAlgebraicOpOperands(Operation *, SmallVector<OpOperand *> &) appends the operands of an s.
// - getSourceAlgebraicOpResult(Operation *) returns the OpResult of an s.
// - getTargetAlgebraicOpResult(Operation *) returns the OpResult of a t.
// - isHomomorphismOp(Operation *, std::optional<Operation *>) returns true if the first op is an h and, if a
//   second op is given, equals it apart from the operand.
// - isSourceAlgebraicOp(Operation *) returns true if the op is an s.
// - createTargetAlgebraicOp(Operation *s, IRMapping &, PatternRewriter &) creates the t for the given s. The
//   mapping maps each h(x) to its x.
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
    // Verify that all operands are results of homomorphism ops that are equal to the first one.
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
