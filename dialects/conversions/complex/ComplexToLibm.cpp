//===- ComplexToLibm.cpp - Complex functions of the C library -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/complex/ComplexToLibm.h"
#include "dialects/conversions/complex/Passes.h"
#include "dialects/conversions/math/LibraryFunctions.h"
#include "dialects/func/Func.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;
using namespace mlir::complex;

namespace mlir {
#define GEN_PASS_DEF_CONVERTCOMPLEXTOLIBM
#include "dialects/conversions/complex/Passes.h.inc"
} // namespace mlir

static llvm::ArrayRef<LibraryFunction> getFunctions() {
  static constexpr LibraryFunction functions[] = {
      {"complex.abs", "cabsf", "cabs"},  {"complex.angle", "cargf", "carg"},
      {"complex.conj", "conjf", "conj"}, {"complex.cos", "ccosf", "ccos"},
      {"complex.log", "clogf", "clog"},  {"complex.pow", "cpowf", "cpow"},
      {"complex.sin", "csinf", "csin"},  {"complex.sqrt", "csqrtf", "csqrt"},
      {"complex.tan", "ctanf", "ctan"},  {"complex.tanh", "ctanhf", "ctanh"},
  };
  return functions;
}

void mlir::populateComplexToLibmConversionPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  populateLibraryCallPatterns(patterns, getFunctions(), LibraryFunctionEffects::Unknown, benefit);
}

namespace {

class ConvertComplexToLibmPass : public impl::ConvertComplexToLibmBase<ConvertComplexToLibmPass> {
public:
  using Base::Base;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateComplexToLibmConversionPatterns(patterns, /*benefit=*/1);
    ConversionTarget target(getContext());
    target.addLegalDialect<func::FuncDialect>();
    for (const LibraryFunction &function : getFunctions())
      target.addIllegalOp(OperationName(function.op, &getContext()));
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
