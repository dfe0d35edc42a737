//===- ShapedOpInterfaces.td - Ops that ask for a size -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SHAPEDOPINTERFACES
#define STRATA_DEFS_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

// The runtime has no C++ class of these yet: the methods are declared where they are asked for.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = "Gives one size of a shaped value.";
  let methods = [
    InterfaceMethod<"The shaped value.", "::mlir::Value", "getShapedValue">,
    InterfaceMethod<"Which size.", "::mlir::OpFoldResult", "getDimension">
  ];
  let verify = "return ::mlir::verifyShapedDimOpInterface($_op);";
}

} // cppNamespace

#endif // STRATA_DEFS_SHAPEDOPINTERFACES
