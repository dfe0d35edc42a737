//===- VectorToLLVM.cpp - Lowering of vector ops to llvm ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/vector/VectorToLLVM.h"
#include "dialects/arith/Arith.h"
#include "dialects/conversions/llvm/common/ConversionTarget.h"
#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/conversions/llvm/vector/Passes.h"
#include "dialects/conversions/llvm/vector/VectorConversions.h"
#include "dialects/memref/MemRef.h"
#include "dialects/tensor/Tensor.h"
#include "dialects/vector/VectorUtils.h"
#include "dialects/vector/transforms/LoweringPatterns.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::vector;

namespace mlir {
#define GEN_PASS_DEF_CONVERTVECTORTOLLVMPASS
#include "dialects/conversions/llvm/vector/Passes.h.inc"
} // namespace mlir

namespace {

/// Converts a transpose to an intrinsic. The intrinsic expects matrices in column-major order, so the numbers
/// of rows and columns are exchanged.
struct TransposeToIntrinsic : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 2 || type.isScalable() || op.getPermutation() != llvm::ArrayRef<int64_t>({1, 0}))
      return failure();
    Location loc = op.getLoc();
    auto flatType = VectorType::get({type.getNumElements()}, type.getElementType());
    Value flat = rewriter.create<ShapeCastOp>(loc, flatType, op.getVector());
    NamedAttribute attrs[] = {
        {rewriter.getStringAttr("rows"), rewriter.getI32IntegerAttr(type.getDimSize(1))},
        {rewriter.getStringAttr("columns"), rewriter.getI32IntegerAttr(type.getDimSize(0))}};
    flat = createNamed(rewriter, loc, "llvm.intr.matrix.transpose", flatType, flat, attrs);
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, op.getResultVectorType(), flat);
    return success();
  }
};

class VectorToLLVMPass : public impl::ConvertVectorToLLVMPassBase<VectorToLLVMPass> {
public:
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<LLVM::LLVMDialect, arith::ArithDialect, memref::MemRefDialect, tensor::TensorDialect>();
  }

  void runOnOperation() override {
    if (failed(checkMachineOptions()))
      return signalPassFailure();
    RewritePatternSet lowerings(&getContext());
    populateLowerings(lowerings);
    if (failed(applyPatternsGreedily(getOperation(), std::move(lowerings))))
      return signalPassFailure();

    LLVMTypeConverter converter(&getContext(), LowerToLLVMOptions(&getContext()));
    RewritePatternSet patterns(&getContext());
    populateVectorToLLVMConversionPatterns(converter, patterns, reassociateFPReductions,
                                           force32BitVectorIndices, useVectorAlignment);
    LLVMConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect, memref::MemRefDialect>();
    target.addLegalOp<UnrealizedConversionCastOp>();
    SymbolTableCollection tables;
    LLVM::ScopedSymbolTables scope(tables);
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }

private:
  /// Reports an error if an option requires a dialect that is not available.
  LogicalResult checkMachineOptions() {
    const std::pair<bool, llvm::StringLiteral> options[] = {{amx, "enable-amx"},
                                                            {armSVE, "enable-arm-sve"},
                                                            {armI8MM, "enable-arm-i8mm"},
                                                            {armBF16, "enable-arm-bf16"},
                                                            {x86Vector, "enable-x86vector"}};
    for (auto [isSet, name] : options)
      if (isSet)
        return getOperation()->emitError()
               << "option '" << name << "' requires a dialect that is not available";
    // The intrinsic for multiplication expects matrices in column-major order.
    if (vectorContractLowering == VectorContractLowering::LLVMIntr)
      return getOperation()->emitError() << "contractions cannot be lowered to intrinsics";
    return success();
  }

  /// Adds the patterns that lower ops to ops on one-dimensional vectors.
  void populateLowerings(RewritePatternSet &patterns) {
    populateVectorToVectorCanonicalizationPatterns(patterns);
    populateVectorBroadcastLoweringPatterns(patterns);
    populateVectorContractLoweringPatterns(patterns, vectorContractLowering);
    populateVectorMaskOpLoweringPatterns(patterns);
    populateVectorShapeCastLoweringPatterns(patterns);
    populateVectorInterleaveLoweringPatterns(patterns);
    populateVectorTransposeLoweringPatterns(patterns, vectorTransposeLowering);
    if (vectorTransposeLowering == VectorTransposeLowering::LLVMIntr)
      patterns.add<TransposeToIntrinsic>(&getContext(), PatternBenefit(100));
    // Lower transfers of rank 1.
    populateVectorTransferLoweringPatterns(patterns, /*maxTransferRank=*/1);
    populateVectorMaskMaterializationPatterns(patterns, force32BitVectorIndices);
    populateVectorInsertExtractStridedSliceTransforms(patterns);
    populateVectorStepLoweringPatterns(patterns);
    populateVectorRankReducingFMAPattern(patterns);
    populateVectorGatherLoweringPatterns(patterns);
    populateVectorBitCastLoweringPatterns(patterns);
    populateVectorFromElementsUnrollPatterns(patterns);
    populateVectorToElementsUnrollPatterns(patterns);
  }
};

/// Adds the patterns that convert-to-llvm uses.
void populateAllPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  populateVectorToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void mlir::populateVectorToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                  RewritePatternSet &patterns, bool reassociateFPReductions,
                                                  bool force32BitVectorIndices, bool useVectorAlignment) {
  populateElementConversions(converter, patterns, force32BitVectorIndices);
  populateMemoryConversions(converter, patterns, useVectorAlignment);
  populateReductionConversions(converter, patterns, reassociateFPReductions);
  populatePrintConversion(converter, patterns);
}

void vector::registerConvertVectorToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<VectorDialect, populateAllPatterns, arith::ArithDialect>(registry);
}
