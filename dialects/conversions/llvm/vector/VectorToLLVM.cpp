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

class VectorToLLVMPass : public impl::ConvertVectorToLLVMPassBase<VectorToLLVMPass> {
public:
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<LLVM::LLVMDialect, arith::ArithDialect, memref::MemRefDialect, tensor::TensorDialect>();
  }

  void runOnOperation() override {
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
  /// Adds the patterns that lower ops to ops on one-dimensional vectors.
  void populateLowerings(RewritePatternSet &patterns) {
    populateVectorToVectorCanonicalizationPatterns(patterns);
    populateVectorBroadcastLoweringPatterns(patterns);
    populateVectorContractLoweringPatterns(patterns, vectorContractLowering);
    populateVectorMaskOpLoweringPatterns(patterns);
    populateVectorShapeCastLoweringPatterns(patterns);
    populateVectorInterleaveLoweringPatterns(patterns);
    populateVectorTransposeLoweringPatterns(patterns, vectorTransposeLowering);
    populateMatrixIntrinsics(patterns, vectorContractLowering == VectorContractLowering::LLVMIntr,
                             vectorTransposeLowering == VectorTransposeLowering::LLVMIntr);
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
