//===- ToLLVMInterface.td - Interfaces of convert-to-llvm ---*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of attributes and ops that configure the pass convert-to-llvm with the option `dynamic`.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TOLLVMINTERFACE_TD
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TOLLVMINTERFACE_TD

include "mlir/IR/OpBase.td"

def ConvertToLLVMAttrInterface : AttrInterface<"ConvertToLLVMAttrInterface"> {
  let description = [{
    Implemented by attributes that change how ops are converted to llvm, such as a description of the target machine.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Adds legality rules to the target, type conversions to the converter, and patterns.",
      "void", "populateConvertToLLVMConversionPatterns",
      (ins "::mlir::ConversionTarget &":$target, "::mlir::LLVMTypeConverter &":$typeConverter,
           "::mlir::RewritePatternSet &":$patternSet)>,
  ];
}

def ConvertToLLVMOpInterface : OpInterface<"ConvertToLLVMOpInterface"> {
  let description = [{
    Implemented by ops with attributes that change how the ops nested in them are converted to llvm.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Appends the attributes, in the order in which they apply.",
      "void", "getConvertToLLVMConversionAttrs",
      (ins "::llvm::SmallVectorImpl<::mlir::ConvertToLLVMAttrInterface> &":$attrs)>,
  ];
}

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_TOLLVMINTERFACE_TD
