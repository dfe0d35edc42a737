//===- ComplexFolders.cpp - Folders of complex ops ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folds of inverse ops, neutral elements, and parts of complex.create. As in MLIR, zeros of either sign are
// neutral for addition.
//
//===----------------------------------------------------------------------===//

#include "dialects/complex/Complex.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::complex;
using llvm::APFloat;

//===----------------------------------------------------------------------===//
// Construction and parts
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return Attribute(getValue()); }

OpFoldResult CreateOp::fold(FoldAdaptor) {
  auto real = getReal().getDefiningOp<ReOp>();
  auto imaginary = getImaginary().getDefiningOp<ImOp>();
  if (real && imaginary && real.getComplex() == imaginary.getComplex())
    return Value(real.getComplex());
  return {};
}

/// Folds the real (index 0) or imaginary (index 1) part of a constant or complex.create.
static OpFoldResult foldPart(Value complex, Attribute constant, unsigned index) {
  if (auto parts = llvm::dyn_cast_if_present<ArrayAttr>(constant); parts && parts.size() == 2)
    return parts[index];
  if (auto create = complex.getDefiningOp<CreateOp>())
    return create->getOperand(index);
  return {};
}
OpFoldResult ReOp::fold(FoldAdaptor adaptor) { return foldPart(getComplex(), adaptor.getComplex(), 0); }
OpFoldResult ImOp::fold(FoldAdaptor adaptor) { return foldPart(getComplex(), adaptor.getComplex(), 1); }

namespace {
/// re(neg(create(a, b))) → negf(a), and im(neg(create(a, b))) → negf(b).
template <typename OpT, unsigned index>
struct FoldComponentNeg : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    auto negation = op.getComplex().template getDefiningOp<NegOp>();
    auto create = negation ? negation.getComplex().template getDefiningOp<CreateOp>() : CreateOp();
    if (!create)
      return failure();
    rewriter.replaceOpWithNewOp<arith::NegFOp>(op, create->getOperand(index));
    return success();
  }
};
} // namespace

void ReOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<FoldComponentNeg<ReOp, 0>>(context);
}
void ImOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<FoldComponentNeg<ImOp, 1>>(context);
}

//===----------------------------------------------------------------------===//
// bitcast
//===----------------------------------------------------------------------===//

OpFoldResult BitcastOp::fold(FoldAdaptor) {
  return getOperand().getType() == getType() ? OpFoldResult(Value(getOperand())) : OpFoldResult();
}

namespace {
/// Replaces two consecutive bitcasts, each a complex.bitcast or an arith.bitcast, by one bitcast of the
/// source, or by the source if it has the result type.
template <typename OpT, typename BeforeT>
struct MergeBitcasts : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    auto before = op->getOperand(0).template getDefiningOp<BeforeT>();
    if (!before)
      return failure();
    Value source = before->getOperand(0);
    Type type = op->getResult(0).getType();
    if (source.getType() == type)
      rewriter.replaceOp(op, source);
    else if (llvm::isa<ComplexType>(source.getType()) != llvm::isa<ComplexType>(type))
      rewriter.replaceOpWithNewOp<BitcastOp>(op, type, source);
    else if (!llvm::isa<ComplexType>(type))
      rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, type, source);
    else
      return failure();
    return success();
  }
};
} // namespace

void BitcastOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<MergeBitcasts<BitcastOp, BitcastOp>, MergeBitcasts<BitcastOp, arith::BitcastOp>,
              MergeBitcasts<arith::BitcastOp, BitcastOp>>(context);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// f(g(x)) → x, where g is the inverse of f.
template <typename InverseT>
static OpFoldResult foldInverse(Value value) {
  auto inverse = value.getDefiningOp<InverseT>();
  return inverse ? OpFoldResult(Value(inverse.getComplex())) : OpFoldResult();
}
OpFoldResult ConjOp::fold(FoldAdaptor) { return foldInverse<ConjOp>(getComplex()); }
OpFoldResult ExpOp::fold(FoldAdaptor) { return foldInverse<LogOp>(getComplex()); }
OpFoldResult LogOp::fold(FoldAdaptor) { return foldInverse<ExpOp>(getComplex()); }
OpFoldResult NegOp::fold(FoldAdaptor) { return foldInverse<NegOp>(getComplex()); }

/// True if the constant has a zero imaginary part and a real part that passes `test`.
static bool isReal(Attribute constant, bool (*test)(const APFloat &)) {
  auto parts = llvm::dyn_cast_if_present<ArrayAttr>(constant);
  if (!parts || parts.size() != 2)
    return false;
  auto real = llvm::dyn_cast<FloatAttr>(parts[0]), imaginary = llvm::dyn_cast<FloatAttr>(parts[1]);
  return real && imaginary && imaginary.getValue().isZero() && test(real.getValue());
}
static bool isZero(Attribute constant) {
  return isReal(constant, [](const APFloat &value) { return value.isZero(); });
}
static bool isOne(Attribute constant) {
  return isReal(constant, [](const APFloat &value) { return value.isExactlyValue(1.0); });
}

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  // (a - b) + b → a, and b + (a - b) → a.
  if (auto difference = getLhs().getDefiningOp<SubOp>(); difference && difference.getRhs() == getRhs())
    return Value(difference.getLhs());
  if (auto difference = getRhs().getDefiningOp<SubOp>(); difference && difference.getRhs() == getLhs())
    return Value(difference.getLhs());
  return isZero(adaptor.getRhs()) ? OpFoldResult(Value(getLhs())) : OpFoldResult();
}

OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  // (a + b) - b → a.
  if (auto sum = getLhs().getDefiningOp<AddOp>(); sum && sum.getRhs() == getRhs())
    return Value(sum.getLhs());
  return isZero(adaptor.getRhs()) ? OpFoldResult(Value(getLhs())) : OpFoldResult();
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  return isOne(adaptor.getRhs()) ? OpFoldResult(Value(getLhs())) : OpFoldResult();
}
OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  return isOne(adaptor.getRhs()) ? OpFoldResult(Value(getLhs())) : OpFoldResult();
}
