//===- VectorMaskInterfaces.td - Masks around ops ----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op that masks has one that can be masked in its region: each knows the other by its interface only.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_MASKINTERFACES
#define STRATA_DIALECTS_VECTOR_MASKINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::strata::vector" in {

def MaskingOpInterface : OpInterface<"MaskingOpInterface"> {
  let description = "Says for which elements the op inside is to be done.";
  let methods = [
    InterfaceMethod<"A bit for each element.", "::mlir::Value", "getMask">,
    InterfaceMethod<"What is masked; null if there is nothing.", "::mlir::Operation *", "getMaskableOp">,
    InterfaceMethod<"Whether elements that are left out have values of their own.", "bool", "hasPassthru">,
    InterfaceMethod<"These values, or null.", "::mlir::Value", "getPassthru">
  ];
}

def MaskableOpInterface : OpInterface<"MaskableOpInterface"> {
  let description = "Can be done for some elements only, when it is inside of an op that masks.";
  let methods = [
    InterfaceMethod<"Whether it is inside of one.", "bool", "isMasked", (ins), "",
                    "return ::llvm::isa_and_nonnull<::strata::vector::MaskingOpInterface>($_op->getParentOp());">,
    InterfaceMethod<"The op around it, which masks.", "::strata::vector::MaskingOpInterface", "getMaskingOp", (ins),
                    "", "return ::llvm::cast<::strata::vector::MaskingOpInterface>($_op->getParentOp());">,
    InterfaceMethod<"Whether what is left out may have other values.", "bool", "supportsPassthru", (ins), "",
                    "return false;">,
    InterfaceMethod<"The type that a mask for it has.", "::mlir::Type", "getExpectedMaskType">
  ];
}

} // cppNamespace

#endif // STRATA_DIALECTS_VECTOR_MASKINTERFACES
