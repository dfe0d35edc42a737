//===- UBToLLVM.cpp - Lowering of ub ops to llvm --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/UBToLLVM.h"
#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/ub/UB.h"

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
    if (failed(lowerToLLVM(getOperation(), indexBitwidth, ub::populateUBToLLVMConversionPatterns)))
      signalPassFailure();
  }
};

} // namespace

void ub::populateUBToLLVMConversionPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<PoisonOpLowering, UnreachableOpLowering>(converter);
}

void ub::registerConvertUBToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<ub::UBDialect, ub::populateUBToLLVMConversionPatterns>(registry);
}
