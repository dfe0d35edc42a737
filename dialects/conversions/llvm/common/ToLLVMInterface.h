//===- ToLLVMInterface.h - Interfaces of convert-to-llvm ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Interfaces by which the pass convert-to-llvm obtains its patterns: a dialect interface, and interfaces of
// attributes and ops (ToLLVMInterface.td). A dialect need not depend on the llvm dialect: another library
// attaches the interface.
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

/// Implemented for dialects whose ops can be converted to the llvm dialect.
class ConvertToLLVMPatternInterface : public DialectInterface::Base<ConvertToLLVMPatternInterface> {
public:
  ConvertToLLVMPatternInterface(Dialect *dialect) : Base(dialect) {}

  /// Loads the dialects other than llvm whose ops the patterns create.
  virtual void loadDependentDialects(MLIRContext *context) const {}
  /// Adds conversion patterns for the ops of this dialect, and the type conversions and legality rules that
  /// the patterns need.
  virtual void populateConvertToLLVMConversionPatterns(ConversionTarget &target,
                                                       LLVMTypeConverter &typeConverter,
                                                       RewritePatternSet &patterns) const = 0;
};

/// For each dialect that has ops in `op` (`op` itself or nested ops), adds the patterns of its
/// ConvertToLLVMPatternInterface once.
void populateConversionTargetFromOperation(Operation *op, ConversionTarget &target,
                                           LLVMTypeConverter &typeConverter, RewritePatternSet &patterns);
/// If `op` implements ConvertToLLVMOpInterface, adds the patterns, type conversions and legality rules of the
/// attributes (ConvertToLLVMAttrInterface) that this interface returns. Otherwise does nothing.
void populateOpConvertToLLVMConversionPatterns(Operation *op, ConversionTarget &target,
                                               LLVMTypeConverter &typeConverter, RewritePatternSet &patterns);

} // namespace mlir

#include "dialects/conversions/llvm/common/ToLLVMAttrInterface.h.inc"
#include "dialects/conversions/llvm/common/ToLLVMOpInterface.h.inc"

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TOLLVMINTERFACE_H
