//===- ShapedOpInterfaces.td - Dimension queries -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SHAPEDOPINTERFACES
#define STRATA_DEFS_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = "An op that returns a dimension of a shaped value.";
  let methods = [
    InterfaceMethod<"Returns the shaped value.", "::mlir::Value", "getShapedValue">,
    InterfaceMethod<"Returns the index of the dimension.", "::mlir::OpFoldResult", "getDimension">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_SHAPEDOPINTERFACES
