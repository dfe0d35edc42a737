//===- VectorMaskInterfaces.td - Interfaces of masking and maskable ops -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A masking op encloses a maskable op in its region. Each of these ops accesses the other one only through its interface.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_MASKINTERFACES
#define STRATA_DIALECTS_VECTOR_MASKINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir::vector" in {

def MaskingOpInterface : OpInterface<"MaskingOpInterface"> {
  let description = "An op that encloses a maskable op and selects by a mask the elements that it computes.";
  let methods = [
    InterfaceMethod<"Returns the mask, which has one bit for each element.", "::mlir::Value", "getMask">,
    InterfaceMethod<"Returns the masked op; null if the region contains none.", "::mlir::Operation *",
                    "getMaskableOp">,
    InterfaceMethod<"Returns true if masked-off elements have pass-through values.", "bool", "hasPassthru">,
    InterfaceMethod<"Returns the pass-through values; null if there are none.", "::mlir::Value", "getPassthru">
  ];
}

def MaskableOpInterface : OpInterface<"MaskableOpInterface"> {
  let description = "An op that computes only some of its elements if it is enclosed by a masking op.";
  let methods = [
    InterfaceMethod<"Returns true if the parent op is a masking op.", "bool", "isMasked", (ins), "",
                    "return ::llvm::isa_and_nonnull<::mlir::vector::MaskingOpInterface>($_op->getParentOp());">,
    InterfaceMethod<"Returns the parent op, which must be a masking op.", "::mlir::vector::MaskingOpInterface",
                    "getMaskingOp", (ins), "",
                    "return ::llvm::cast<::mlir::vector::MaskingOpInterface>($_op->getParentOp());">,
    InterfaceMethod<"Returns true if masked-off elements may have pass-through values.", "bool", "supportsPassthru",
                    (ins), "", "return false;">,
    InterfaceMethod<"Returns the type of a mask for this op; null if the op is invalid.", "::mlir::Type",
                    "getExpectedMaskType">
  ];
}

} // cppNamespace

#endif // STRATA_DIALECTS_VECTOR_MASKINTERFACES
