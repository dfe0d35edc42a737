//===- Poly.cpp - What Poly.td cannot say ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each function here was announced in Poly.td: genVerifyDecl, hasVerifier, hasFolder, hasCanonicalizer,
// hasConstantMaterializer. A forgotten one is an error of the linker.
//
//===----------------------------------------------------------------------===//

#include "dialects/example/poly/Poly.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/ir/PatternValue.h"

using namespace strata;
using namespace strata::poly;

//===----------------------------------------------------------------------===//
// The type
//===----------------------------------------------------------------------===//

LogicalResult PolyType::verify(llvm::function_ref<InFlightDiagnostic()> emitError, unsigned bound) {
  if (bound == 0)
    return emitError() << "a polynomial has at least one coefficient";
  return success();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::verify() {
  unsigned bound = llvm::cast<PolyType>(getType()).getBound();
  if (getCoefficients().size() > bound)
    return emitOpError("has ") << getCoefficients().size() << " coefficients, but its type has room for "
                               << bound;
  return success();
}

/// A constant folds to its attribute: this is how others find out what an operand is.
OpFoldResult ConstantOp::fold(FoldAdaptor adaptor) { return adaptor.getCoefficientsAttr(); }

/// The adaptor has the operands as attributes; those that are not constant are null. Coefficients wrap
/// around.
OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  auto lhs = llvm::dyn_cast_or_null<DenseI64ArrayAttr>(adaptor.getLhs());
  auto rhs = llvm::dyn_cast_or_null<DenseI64ArrayAttr>(adaptor.getRhs());
  if (!lhs || !rhs)
    return {};
  llvm::SmallVector<int64_t> sum(std::max(lhs.size(), rhs.size()));
  for (size_t i = 0; i != sum.size(); ++i) {
    uint64_t left = i < lhs.size() ? lhs[i] : 0, right = i < rhs.size() ? rhs[i] : 0;
    sum[i] = static_cast<int64_t>(left + right);
  }
  return DenseI64ArrayAttr::get(getContext(), sum);
}

//===----------------------------------------------------------------------===//
// Rewrites
//===----------------------------------------------------------------------===//

namespace {
// The patterns of section 5 of Poly.td, and populateWithGenerated().
#include "dialects/example/poly/PolyPatterns.cpp.inc"

/// sum(p) => p, and sum(…, sum(a, b), …) => sum(…, a, b, …): the number of operands varies, so this is C++.
struct SimplifySum : OpRewritePattern<SumOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(SumOp op, PatternRewriter &rewriter) const override {
    if (op.getInputs().size() == 1) {
      rewriter.replaceOp(op, Value(op.getInputs().front()));
      return success();
    }
    llvm::SmallVector<Value> inputs;
    bool changed = false;
    for (Value input : op.getInputs()) {
      if (auto inner = input.getDefiningOp<SumOp>()) {
        inputs.append(inner.getInputs().begin(), inner.getInputs().end());
        changed = true;
      } else {
        inputs.push_back(input);
      }
    }
    if (!changed)
      return failure();
    rewriter.replaceOpWithNewOp<SumOp>(op, op.getType(), inputs);
    return success();
  }
};
} // namespace

void SumOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SimplifySum>(context);
}

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

void PolyDialect::getCanonicalizationPatterns(RewritePatternSet &patterns) const {
  populateWithGenerated(patterns);
}

Operation *PolyDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  auto coefficients = llvm::dyn_cast<DenseI64ArrayAttr>(value);
  if (!coefficients || !llvm::isa<PolyType>(type))
    return nullptr;
  return builder.create<ConstantOp>(loc, type, coefficients);
}

//===----------------------------------------------------------------------===//
// What the generator made
//===----------------------------------------------------------------------===//

#include "dialects/example/poly/PolyEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/example/poly/PolyTypes.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/example/poly/PolyOps.cpp.inc"
#include "dialects/example/poly/PolyDialect.cpp.inc"
