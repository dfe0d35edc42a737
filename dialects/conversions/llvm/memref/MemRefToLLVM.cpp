//===- MemRefToLLVM.cpp - Conversion of memref to llvm --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/memref/MemRefToLLVM.h"
#include "dialects/conversions/llvm/common/ConversionTarget.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/conversions/llvm/memref/MemRefToLLVMDetail.h"
#include "dialects/conversions/llvm/memref/Passes.h"
#include "runtime/analysis/DataLayoutAnalysis.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::memref;

namespace mlir {
#define GEN_PASS_DEF_FINALIZEMEMREFTOLLVMCONVERSIONPASS
#include "dialects/conversions/llvm/memref/Passes.h.inc"
} // namespace mlir

namespace {

/// Folds ops that use results of memref ops, such as a load of a cast memref. Ops that fold to constants are
/// not folded.
void foldUsersOfMemRefOps(Operation *root) {
  root->walk([&](Operation *op) {
    bool usesMemRefOp = llvm::any_of(op->getOperands(), [](Value operand) {
      Operation *producer = operand.getDefiningOp();
      return producer && llvm::isa_and_present<MemRefDialect>(producer->getDialect());
    });
    // Do not fold a dimension of a cast memref to a dimension of the source: it is read from the descriptor.
    auto dim = llvm::dyn_cast<DimOp>(op);
    bool isDimOfCast = dim && dim.getSource().getDefiningOp<CastOp>();
    llvm::SmallVector<OpFoldResult> results;
    if (!usesMemRefOp || isDimOfCast || failed(op->fold(results)) || results.empty() ||
        !llvm::all_of(results, [](OpFoldResult result) { return bool(result.getValue()); }))
      return;
    for (auto [result, value] : llvm::zip_equal(op->getResults(), results))
      Value(result).replaceAllUsesWith(value.getValue());
    op->erase();
  });
}

class FinalizeMemRefToLLVM : public mlir::impl::FinalizeMemRefToLLVMConversionPassBase<FinalizeMemRefToLLVM> {
public:
  using Base::Base;

  void runOnOperation() override {
    MLIRContext &context = getContext();
    const auto &layouts = getAnalysis<DataLayoutAnalysis>();
    LowerToLLVMOptions options(&context, layouts.getAtOrAbove(getOperation()));
    if (useAlignedAlloc)
      options.allocLowering = LowerToLLVMOptions::AllocLowering::AlignedAlloc;
    options.useGenericFunctions = useGenericFunctions;
    if (indexBitwidth != kDeriveIndexBitwidthFromDataLayout)
      options.overrideIndexBitwidth(indexBitwidth);
    LLVMTypeConverter converter(&context, options, &layouts);
    SymbolTableCollection symbolTables;
    RewritePatternSet patterns(&context);
    populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns, &symbolTables);
    foldUsersOfMemRefOps(getOperation());
    LLVMConversionTarget target(context);
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

/// Adds the patterns that convert-to-llvm uses.
void populateAllPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void mlir::populateFinalizeMemRefToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                          RewritePatternSet &patterns,
                                                          SymbolTableCollection *symbolTables) {
  populateAllocationToLLVM(converter, patterns, symbolTables);
  populateAccessToLLVM(converter, patterns);
  populateViewsToLLVM(converter, patterns);
  populateReshapeToLLVM(converter, patterns);
  populateCopyToLLVM(converter, patterns, symbolTables);
}

void mlir::registerConvertMemRefToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<MemRefDialect, populateAllPatterns>(registry);
}
