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
