//===- ToLLVMInterface.h - Interfaces of convert-to-llvm ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces through which the pass convert-to-llvm gets its patterns: a dialect interface, which a
// library attaches to a dialect without the dialect depending on llvm, and interfaces of attributes and ops
// (ToLLVMInterface.td).
//
//     registry.addExtension(+[](MLIRContext *, poly::PolyDialect *dialect) {
//       dialect->addInterfaces<PolyToLLVM>();       // A subclass of ConvertToLLVMPatternInterface.
//     });
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TOLLVMINTERFACE_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TOLLVMINTERFACE_H

#include "runtime/ir/DialectInterface.h"
#include "runtime/ir/OpView.h"

namespace mlir {

class ConversionTarget;
class LLVMTypeConverter;
class MLIRContext;
class Operation;
class RewritePatternSet;

/// Implemented by dialects whose ops can be converted to llvm.
class ConvertToLLVMPatternInterface : public DialectInterface::Base<ConvertToLLVMPatternInterface> {
public:
  ConvertToLLVMPatternInterface(Dialect *dialect) : Base(dialect) {}

  /// Loads the dialects, except llvm, whose ops the patterns create.
  virtual void loadDependentDialects(MLIRContext *context) const {}
  /// Adds the patterns, and what else the conversion of the dialect needs.
  virtual void populateConvertToLLVMConversionPatterns(ConversionTarget &target,
                                                       LLVMTypeConverter &typeConverter,
                                                       RewritePatternSet &patterns) const = 0;
};

// Add the patterns of the dialects of `op` and of all ops nested in it, each dialect once.
void populateConversionTargetFromOperation(Operation *op, ConversionTarget &target,
                                           LLVMTypeConverter &typeConverter, RewritePatternSet &patterns);
/// Adds the patterns of the attributes that `op` returns, if it implements ConvertToLLVMOpInterface.
void populateOpConvertToLLVMConversionPatterns(Operation *op, ConversionTarget &target,
                                               LLVMTypeConverter &typeConverter, RewritePatternSet &patterns);

} // namespace mlir

#include "dialects/conversions/llvm/common/ToLLVMAttrInterface.h.inc"
#include "dialects/conversions/llvm/common/ToLLVMOpInterface.h.inc"

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TOLLVMINTERFACE_H
