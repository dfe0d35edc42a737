//===- ViewLikeInterface.td - Views of memory --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_VIEWLIKEINTERFACE
#define STRATA_DEFS_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/OffsetSizeAndStrideInterface.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let cppNamespace = "::mlir";
  let description = "An op whose result is a view of the memory of an operand.";
  let methods = [
    InterfaceMethod<"Returns the operand.", "::mlir::Value", "getViewSource">,
    InterfaceMethod<"Returns the view.", "::mlir::Value", "getViewDest", (ins), "", "return $_op->getResult(0);">
  ];
}

// The results of the op never alias each other.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // STRATA_DEFS_VIEWLIKEINTERFACE
