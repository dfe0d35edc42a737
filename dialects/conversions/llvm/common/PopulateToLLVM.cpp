//===- PopulateToLLVM.cpp - Uses of a function that adds patterns ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/conversions/llvm/common/ConversionTarget.h"
#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;

LogicalResult
mlir::lowerToLLVM(Operation *root, unsigned indexBitwidth,
                  llvm::function_ref<void(const LLVMTypeConverter &, RewritePatternSet &)> populate,
                  llvm::function_ref<void(ConversionTarget &)> configure) {
  MLIRContext *context = root->getContext();
  LowerToLLVMOptions options(context);
  if (indexBitwidth != kDeriveIndexBitwidthFromDataLayout)
    options.overrideIndexBitwidth(indexBitwidth);
  LLVMTypeConverter converter(context, options);
  RewritePatternSet patterns(context);
  populate(converter, patterns);
  LLVMConversionTarget target(*context);
  if (configure)
    configure(target);
  return applyPartialConversion(root, target, std::move(patterns));
}
