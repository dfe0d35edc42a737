//===- EmulateUnsupportedFloats.cpp - Float arithmetic in a wider type ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Replaces arith ops, and vector ops that compute, by the same ops on a wider floating-point type if an
// operand or result has an unsupported type. Operands are extended before the op, and results are truncated
// after it. The types of values between ops do not change, so each op rounds its result as before.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/arith/transforms/Passes.h"
#include "dialects/vector/Vector.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;
using namespace mlir::arith;

namespace mlir::arith {
#define GEN_PASS_DEF_ARITHEMULATEUNSUPPORTEDFLOATS
#include "dialects/arith/transforms/Passes.h.inc"
} // namespace mlir::arith

namespace {

/// Replaces an op by one with the same name and attributes on converted types.
class WidenFloats final : public ConversionPattern {
public:
  WidenFloats(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    if (getTypeConverter()->isLegal(op))
      return failure();
    // Ops with regions are not supported, because their block arguments would have to be converted, too.
    if (op->getNumRegions() != 0)
      return rewriter.notifyMatchFailure(op, "op has regions");
    llvm::SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op->getResultTypes(), types)))
      return rewriter.notifyMatchFailure(op, "types of results cannot be converted");
    rewriter.replaceOp(op, createOnWiderFloats(rewriter, op, operands, types));
    return success();
  }
};

struct ArithEmulateUnsupportedFloats
    : public arith::impl::ArithEmulateUnsupportedFloatsBase<ArithEmulateUnsupportedFloats> {
  using ArithEmulateUnsupportedFloatsBase::ArithEmulateUnsupportedFloatsBase;

  void runOnOperation() override {
    Operation *root = getOperation();
    llvm::SmallVector<Type> sourceTypes;
    for (const std::string &name : sourceTypeStrs) {
      std::optional<FloatType> type = parseFloatTypeOption(&getContext(), "source", name);
      if (!type)
        return signalPassFailure();
      sourceTypes.push_back(*type);
    }
    std::optional<FloatType> targetType = parseFloatTypeOption(&getContext(), "target", targetTypeStr);
    if (!targetType)
      return signalPassFailure();
    if (llvm::is_contained(sourceTypes, Type(*targetType))) {
      emitError(UnknownLoc::get(&getContext()), "target type cannot be an unsupported source type");
      return signalPassFailure();
    }
    TypeConverter converter;
    populateEmulateUnsupportedFloatsConversions(converter, sourceTypes, *targetType);
    RewritePatternSet patterns(&getContext());
    populateEmulateUnsupportedFloatsPatterns(patterns, converter);
    ConversionTarget target(getContext());
    populateEmulateUnsupportedFloatsLegality(target, converter);
    if (failed(applyPartialConversion(root, target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void arith::populateEmulateUnsupportedFloatsConversions(TypeConverter &converter,
                                                        llvm::ArrayRef<Type> sourceTypes, Type targetType) {
  llvm::SmallVector<Type> sources(sourceTypes);
  auto convertElement = [sources, targetType](Type element) {
    return llvm::is_contained(sources, element) ? targetType : element;
  };
  converter.addConversion([convertElement](Type type) -> std::optional<Type> {
    if (auto shaped = llvm::dyn_cast<ShapedType>(type))
      return Type(shaped.clone(convertElement(shaped.getElementType())));
    return convertElement(type);
  });
  converter.addTargetMaterialization(extendFloat);
}

void arith::populateEmulateUnsupportedFloatsPatterns(RewritePatternSet &patterns,
                                                     const TypeConverter &converter) {
  patterns.add<WidenFloats>(converter, patterns.getContext());
}

void arith::populateEmulateUnsupportedFloatsLegality(ConversionTarget &target,
                                                     const TypeConverter &converter) {
  auto isLegal = [&converter](Operation *op) { return converter.isLegal(op); };
  target.addDynamicallyLegalDialect<ArithDialect>(isLegal);
  // Ops of other dialects, casts, and ops that only move values keep their types.
  target.markUnknownOpDynamicallyLegal();
  target.addLegalOp<BitcastOp, ConstantOp, ExtFOp, SelectOp, TruncFOp>();
  target.addDynamicallyLegalOp<vector::ContractionOp, vector::FMAOp, vector::MultiDimReductionOp,
                               vector::OuterProductOp, vector::ReductionOp, vector::ScanOp>(isLegal);
}
