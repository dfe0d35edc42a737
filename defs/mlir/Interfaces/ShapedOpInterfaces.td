//===- ShapedOpInterfaces.td - Ops that ask for a size -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SHAPEDOPINTERFACES
#define STRATA_DEFS_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = "Gives one size of a shaped value.";
  let methods = [
    InterfaceMethod<"The shaped value.", "::mlir::Value", "getShapedValue">,
    InterfaceMethod<"Which size.", "::mlir::OpFoldResult", "getDimension">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_SHAPEDOPINTERFACES
