//===- ToLLVMInterface.cpp - Interfaces of convert-to-llvm ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/ToLLVMInterface.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/Walk.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

#include "dialects/conversions/llvm/common/ToLLVMAttrInterface.cpp.inc"
#include "dialects/conversions/llvm/common/ToLLVMOpInterface.cpp.inc"

void mlir::populateConversionTargetFromOperation(Operation *op, ConversionTarget &target,
                                                 LLVMTypeConverter &typeConverter,
                                                 RewritePatternSet &patterns) {
  llvm::SmallPtrSet<Dialect *, 8> seen;
  op->walk([&](Operation *nested) {
    Dialect *dialect = nested->getDialect();
    if (!dialect || !seen.insert(dialect).second)
      return;
    if (auto *interface = dialect->getRegisteredInterface<ConvertToLLVMPatternInterface>())
      interface->populateConvertToLLVMConversionPatterns(target, typeConverter, patterns);
  });
}

void mlir::populateOpConvertToLLVMConversionPatterns(Operation *op, ConversionTarget &target,
                                                     LLVMTypeConverter &typeConverter,
                                                     RewritePatternSet &patterns) {
  auto configured = llvm::dyn_cast<ConvertToLLVMOpInterface>(op);
  if (!configured)
    return;
  llvm::SmallVector<ConvertToLLVMAttrInterface, 4> attrs;
  configured.getConvertToLLVMConversionAttrs(attrs);
  for (ConvertToLLVMAttrInterface attr : attrs)
    attr.populateConvertToLLVMConversionPatterns(target, typeConverter, patterns);
}
