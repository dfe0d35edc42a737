//===- PopulateToLLVM.h - Uses of a function that adds patterns -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A library that lowers one dialect to llvm has a function that adds its patterns. The pass of the library
// and the interface for the pass convert-to-llvm are implemented by calls with that function as an argument:
//
//     void runOnOperation() override {
//       if (failed(lowerToLLVM(getOperation(), indexBitwidth, ub::populateUBToLLVMConversionPatterns)))
//         signalPassFailure();
//     }
//
//     void ub::registerConvertUBToLLVMInterface(DialectRegistry &registry) {
//       attachToLLVM<UBDialect, ub::populateUBToLLVMConversionPatterns>(registry);
//     }
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_POPULATETOLLVM_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_POPULATETOLLVM_H

#include "dialects/conversions/llvm/common/ToLLVMInterface.h"
#include "dialects/llvm/LLVMDialect.h"
#include "runtime/ir/DialectRegistry.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

/// Converts the ops nested in \p root that match the patterns added by \p populate; other ops remain. `index`
/// becomes an integer of \p indexBitwidth bits, or, if it is kDeriveIndexBitwidthFromDataLayout, of the width
/// in the default data layout. The ops of the llvm dialect are legal; \p configure, if given, changes the
/// legality of other ops. Fails with an error if an illegal op, or an op that the patterns create, cannot be
/// converted.
LogicalResult lowerToLLVM(Operation *root, unsigned indexBitwidth,
                          llvm::function_ref<void(const LLVMTypeConverter &, RewritePatternSet &)> populate,
                          llvm::function_ref<void(ConversionTarget &)> configure = {});

/// Makes `convert-to-llvm` call \p populate, with a type converter and a pattern set, for ops of DialectT.
/// The patterns create ops of llvm and of the dialects \p CreatedDialects. Repeated calls with the same
/// arguments have no effect.
template <typename DialectT, auto populate, typename... CreatedDialects>
void attachToLLVM(DialectRegistry &registry) {
  struct Interface : ConvertToLLVMPatternInterface {
    using ConvertToLLVMPatternInterface::ConvertToLLVMPatternInterface;
    void loadDependentDialects(MLIRContext *context) const final {
      context->loadDialect<LLVM::LLVMDialect, CreatedDialects...>();
    }
    void populateConvertToLLVMConversionPatterns(ConversionTarget &, LLVMTypeConverter &converter,
                                                 RewritePatternSet &patterns) const final {
      populate(converter, patterns);
    }
  };
  registry.addExtension(
      +[](MLIRContext *, DialectT *dialect) { dialect->template addInterfaces<Interface>(); });
}

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_POPULATETOLLVM_H
