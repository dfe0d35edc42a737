//===- VectorInterfaces.td - Ops on vectors ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_VECTORINTERFACES
#define STRATA_DEFS_VECTORINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let strataAnswers = "methods";
  let description = "May be split into the same op on smaller vectors.";
  let methods = [InterfaceMethod<"The shape that is split, if it can be.",
                                 "::std::optional<::llvm::SmallVector<int64_t, 4>>", "getShapeForUnroll", (ins), "",
                                 "return ::mlir::detail::getShapeForUnroll($_op);">];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let strataAnswers = "methods";
  let description = "Moves a vector from or to memory or a tensor.";
  let methods = [
    InterfaceMethod<"The memory or tensor.", "::mlir::Value", "getBase">,
    InterfaceMethod<"The vector.", "::mlir::Value", "getVector">,
    InterfaceMethod<"Its type.", "::mlir::VectorType", "getVectorType">,
    InterfaceMethod<"Where it starts.", "::mlir::OperandRange", "getIndices">,
    InterfaceMethod<"From dimensions of the memory to those of the vector.", "::mlir::AffineMap",
                    "getPermutationMap">,
    InterfaceMethod<"Which dimensions stay in bounds.", "::mlir::ArrayAttr", "getInBounds">,
    InterfaceMethod<"Which elements are moved; may be null.", "::mlir::Value", "getMask">,
    InterfaceMethod<"Name of an attribute.", "::mlir::StringRef", "getInBoundsAttrName">,
    InterfaceMethod<"Name of an attribute.", "::mlir::StringRef", "getPermutationMapAttrName">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_VECTORINTERFACES
