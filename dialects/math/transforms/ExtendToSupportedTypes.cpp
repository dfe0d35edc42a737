//===- ExtendToSupportedTypes.cpp - Math ops of low-precision types -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithUtils.h"
#include "dialects/math/Math.h"
#include "dialects/math/transforms/Passes.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using namespace mlir::math;

namespace mlir::math {
#define GEN_PASS_DEF_MATHEXTENDTOSUPPORTEDTYPES
#include "dialects/math/transforms/Passes.h.inc"
} // namespace mlir::math

/// Returns the fast-math flags of the inserted casts. With `contract`, a folder may remove a truncation
/// followed by an extension.
static arith::FastMathFlagsAttr getContract(OpBuilder &builder) {
  return arith::FastMathFlagsAttr::get(builder.getContext(), arith::FastMathFlags::contract);
}
static Value extendOperand(OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
  return builder.create<arith::ExtFOp>(loc, type, inputs.front(), getContract(builder));
}
static Value truncateResult(OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
  return builder.create<arith::TruncFOp>(loc, type, inputs.front(), arith::RoundingModeAttr(),
                                         getContract(builder));
}

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
  typeConverter.addTargetMaterialization(extendOperand);
  typeConverter.addSourceMaterialization(truncateResult);
}

void math::populateExtendToSupportedTypesConversionTarget(ConversionTarget &target,
                                                          TypeConverter &typeConverter) {
  target.addDynamicallyLegalDialect<MathDialect>([&](Operation *op) { return typeConverter.isLegal(op); });
  target.addLegalOp<FmaOp>();
  target.addLegalOp<arith::ExtFOp, arith::TruncFOp>();
}

namespace {

/// Replaces a math op by one on converted types. Truncates the results to the original types immediately, so
/// that rounding does not change.
struct Extension : ConversionPattern {
  Extension(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Type, 2> types;
    if (op->getName().getDialectNamespace() != MathDialect::getDialectNamespace() ||
        failed(getTypeConverter()->convertTypes(op->getResultTypes(), types)))
      return rewriter.notifyMatchFailure(op, "not a math op of convertible types");
    OperationState state(op->getLoc(), op->getName(), operands, types, op->getAttrs());
    llvm::SmallVector<Value, 2> results(rewriter.create(state)->getResults());
    for (auto [result, type] : llvm::zip_equal(results, op->getResultTypes()))
      if (result.getType() != type)
        result = truncateResult(rewriter, type, result, op->getLoc());
    rewriter.replaceOp(op, results);
    return success();
  }
};

class ExtendToSupportedTypes : public math::impl::MathExtendToSupportedTypesBase<ExtendToSupportedTypes> {
public:
  using Base::Base;
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    auto target = arith::parseFloatType(context, targetTypeStr);
    if (!target)
      return fail("target", targetTypeStr);
    Builder builder(context);
    llvm::SetVector<Type> supported;
    for (const std::string &name : extraTypeStrs) {
      auto type = arith::parseFloatType(context, name);
      if (!type)
        return fail("source", name);
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

private:
  void fail(llvm::StringRef role, llvm::StringRef name) {
    mlir::emitError(UnknownLoc::get(&getContext()))
        << "could not map " << role << " type '" << name << "' to a known floating-point type";
    signalPassFailure();
  }
};

} // namespace

void math::populateExtendToSupportedTypesPatterns(RewritePatternSet &patterns,
                                                  const TypeConverter &typeConverter) {
  patterns.add<Extension>(typeConverter, patterns.getContext());
}
