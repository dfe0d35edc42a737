//===- ExtendToSupportedTypes.cpp - Math ops of low-precision types -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithUtils.h"
#include "dialects/math/Math.h"
#include "dialects/math/transforms/Passes.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;
using namespace mlir::math;

namespace mlir::math {
#define GEN_PASS_DEF_MATHEXTENDTOSUPPORTEDTYPES
#include "dialects/math/transforms/Passes.h.inc"
} // namespace mlir::math

void math::populateExtendToSupportedTypesTypeConverter(TypeConverter &typeConverter,
                                                       const llvm::SetVector<Type> &sourceTypes,
                                                       Type targetType) {
  typeConverter.addConversion([sourceTypes, targetType](Type type) -> std::optional<Type> {
    Type element = getElementTypeOrSelf(type);
    if (!llvm::isa<FloatType>(element) || sourceTypes.contains(element))
      return type;
    if (auto shaped = llvm::dyn_cast<ShapedType>(type))
      return shaped.clone(targetType);
    return targetType;
  });
  typeConverter.addTargetMaterialization(arith::extendFloat);
  typeConverter.addSourceMaterialization(arith::truncateFloat);
}

void math::populateExtendToSupportedTypesConversionTarget(ConversionTarget &target,
                                                          TypeConverter &typeConverter) {
  target.addDynamicallyLegalDialect<MathDialect>([&](Operation *op) { return typeConverter.isLegal(op); });
  target.addLegalOp<FmaOp>();
  target.addLegalOp<arith::ExtFOp, arith::TruncFOp>();
}

namespace {

/// Replaces a math op by one on converted types.
struct Extension : ConversionPattern {
  Extension(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Type, 2> types;
    if (op->getName().getDialectNamespace() != MathDialect::getDialectNamespace() ||
        failed(getTypeConverter()->convertTypes(op->getResultTypes(), types)))
      return rewriter.notifyMatchFailure(op, "not a math op of convertible types");
    rewriter.replaceOp(op, arith::createOnWiderFloats(rewriter, op, operands, types));
    return success();
  }
};

class ExtendToSupportedTypes : public math::impl::MathExtendToSupportedTypesBase<ExtendToSupportedTypes> {
public:
  using Base::Base;
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    auto target = arith::parseFloatTypeOption(context, "target", targetTypeStr);
    if (!target)
      return signalPassFailure();
    Builder builder(context);
    llvm::SetVector<Type> supported;
    for (const std::string &name : extraTypeStrs) {
      auto type = arith::parseFloatTypeOption(context, "source", name);
      if (!type)
        return signalPassFailure();
      supported.insert(*type);
    }
    supported.insert(builder.getF64Type());
    supported.insert(builder.getF32Type());
    supported.insert(*target);
    TypeConverter converter;
    populateExtendToSupportedTypesTypeConverter(converter, supported, *target);
    RewritePatternSet patterns(context);
    populateExtendToSupportedTypesPatterns(patterns, converter);
    ConversionTarget legality(*context);
    populateExtendToSupportedTypesConversionTarget(legality, converter);
    if (failed(applyPartialConversion(getOperation(), legality, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void math::populateExtendToSupportedTypesPatterns(RewritePatternSet &patterns,
                                                  const TypeConverter &typeConverter) {
  patterns.add<Extension>(typeConverter, patterns.getContext());
}
