//===- UBToLLVM.cpp - Lowering of ub ops to llvm --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/UBToLLVM.h"
#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/common/ConversionTarget.h"
#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/conversions/llvm/common/ToLLVMInterface.h"
#include "dialects/ub/UB.h"
#include "runtime/ir/DialectRegistry.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_UBTOLLVMCONVERSIONPASS
#include "dialects/conversions/llvm/Passes.h.inc"
} // namespace mlir

namespace {

struct PoisonOpLowering : ConvertOpToLLVMPattern<ub::PoisonOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ub::PoisonOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    if (!llvm::isa<ub::PoisonAttr>(op.getValue()))
      return rewriter.notifyMatchFailure(op, "only the default poison value can be converted");
    Type type = typeConverter->convertType(op.getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "failed to convert result type");
    rewriter.replaceOpWithNewOp<LLVM::PoisonOp>(op, type);
    return success();
  }
};

struct UnreachableOpLowering : ConvertOpToLLVMPattern<ub::UnreachableOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(ub::UnreachableOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::UnreachableOp>(op);
    return success();
  }
};

class UBToLLVMPass : public impl::UBToLLVMConversionPassBase<UBToLLVMPass> {
public:
  using Base::Base;
  void runOnOperation() override {
    LowerToLLVMOptions options(&getContext());
    if (indexBitwidth != kDeriveIndexBitwidthFromDataLayout)
      options.overrideIndexBitwidth(indexBitwidth);
    LLVMTypeConverter converter(&getContext(), options);
    RewritePatternSet patterns(&getContext());
    ub::populateUBToLLVMConversionPatterns(converter, patterns);
    LLVMConversionTarget target(getContext());
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

/// Adds the patterns to convert-to-llvm.
struct UBToLLVM : ConvertToLLVMPatternInterface {
  UBToLLVM(Dialect *dialect) : ConvertToLLVMPatternInterface(dialect) {}
  void loadDependentDialects(MLIRContext *context) const final { context->loadDialect<LLVM::LLVMDialect>(); }
  void populateConvertToLLVMConversionPatterns(ConversionTarget &, LLVMTypeConverter &converter,
                                               RewritePatternSet &patterns) const final {
    ub::populateUBToLLVMConversionPatterns(converter, patterns);
  }
};

} // namespace

void ub::populateUBToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<PoisonOpLowering, UnreachableOpLowering>(converter);
}

void ub::registerConvertUBToLLVMInterface(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, UBDialect *dialect) { dialect->addInterfaces<UBToLLVM>(); });
}
