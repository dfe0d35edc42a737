//===- CastInterfaces.td - Ops that only change a type -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_CASTINTERFACES
#define STRATA_DEFS_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "Makes values of other types out of values.";
  let methods = [StaticInterfaceMethod<"Whether it can.", "bool", "areCastCompatible",
                                       (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$outputs)>];
  let verify = "return ::mlir::impl::verifyCastInterfaceOp($_op);";
}

#endif // STRATA_DEFS_CASTINTERFACES
