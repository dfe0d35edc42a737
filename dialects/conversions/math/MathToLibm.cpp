//===- MathToLibm.cpp - Math functions of the C library -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/math/MathToLibm.h"
#include "dialects/conversions/math/LibraryFunctions.h"
#include "dialects/conversions/math/Passes.h"
#include "dialects/func/Func.h"
#include "dialects/math/Math.h"
#include "dialects/vector/Vector.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_CONVERTMATHTOLIBMPASS
#include "dialects/conversions/math/Passes.h.inc"
} // namespace mlir

void mlir::populateMathToLibmConversionPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  static constexpr LibraryFunction functions[] = {
      {"math.absf", "fabsf", "fabs"},    {"math.acos", "acosf", "acos"},
      {"math.acosh", "acoshf", "acosh"}, {"math.asin", "asinf", "asin"},
      {"math.asinh", "asinhf", "asinh"}, {"math.atan", "atanf", "atan"},
      {"math.atan2", "atan2f", "atan2"}, {"math.atanh", "atanhf", "atanh"},
      {"math.cbrt", "cbrtf", "cbrt"},    {"math.ceil", "ceilf", "ceil"},
      {"math.cos", "cosf", "cos"},       {"math.cosh", "coshf", "cosh"},
      {"math.erf", "erff", "erf"},       {"math.erfc", "erfcf", "erfc"},
      {"math.exp", "expf", "exp"},       {"math.exp2", "exp2f", "exp2"},
      {"math.expm1", "expm1f", "expm1"}, {"math.floor", "floorf", "floor"},
      {"math.fma", "fmaf", "fma"},       {"math.log", "logf", "log"},
      {"math.log10", "log10f", "log10"}, {"math.log1p", "log1pf", "log1p"},
      {"math.log2", "log2f", "log2"},    {"math.powf", "powf", "pow"},
      {"math.round", "roundf", "round"}, {"math.roundeven", "roundevenf", "roundeven"},
      {"math.rsqrt", "rsqrtf", "rsqrt"}, {"math.sin", "sinf", "sin"},
      {"math.sinh", "sinhf", "sinh"},    {"math.sqrt", "sqrtf", "sqrt"},
      {"math.tan", "tanf", "tan"},       {"math.tanh", "tanhf", "tanh"},
      {"math.trunc", "truncf", "trunc"},
  };
  populateLibraryTypePatterns(patterns, functions, benefit);
  populateLibraryCallPatterns(patterns, functions, LibraryFunctionEffects::None, benefit);
}

namespace {

class ConvertMathToLibm : public impl::ConvertMathToLibmPassBase<ConvertMathToLibm> {
public:
  using Base::Base;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateMathToLibmConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.addLegalDialect("builtin");
    target.addLegalDialect<arith::ArithDialect, func::FuncDialect, vector::VectorDialect>();
    target.addIllegalDialect<math::MathDialect>();
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
