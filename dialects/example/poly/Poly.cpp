//===- Poly.cpp - The parts of poly that need C++ -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each function implements a hook that Poly.td declares: genVerifyDecl, hasVerifier, hasFolder,
// hasCanonicalizer, hasConstantMaterializer. A missing definition is a linker error.
//
//===----------------------------------------------------------------------===//

#include "dialects/example/poly/Poly.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/ir/PatternValue.h"

using namespace mlir;
using namespace mlir::poly;

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

/// A constant folds to its attribute; folders of other ops receive it as the value of their operand.
OpFoldResult ConstantOp::fold(FoldAdaptor adaptor) { return adaptor.getCoefficientsAttr(); }

/// Folds a sum of constants. The adaptor holds the operands as attributes, null if not constant. Overflow of
/// coefficients wraps.
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
// The patterns of section 5 of Poly.td and the function populateWithGenerated().
#include "dialects/example/poly/PolyPatterns.cpp.inc"

/// sum(p) => p and sum(..., sum(a, b), ...) => sum(..., a, b, ...). This is C++ because the number of
/// operands varies.
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
// Generated definitions
//===----------------------------------------------------------------------===//

#include "dialects/example/poly/PolyEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/example/poly/PolyTypes.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/example/poly/PolyOps.cpp.inc"
#include "dialects/example/poly/PolyDialect.cpp.inc"
