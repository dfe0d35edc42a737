//===- ViewLikeInterface.td - The same memory, seen otherwise -*- tablegen -*-===//
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
  let description = "Gives another view of the memory behind an operand.";
  let methods = [
    InterfaceMethod<"The operand.", "::mlir::Value", "getViewSource">,
    InterfaceMethod<"The view.", "::mlir::Value", "getViewDest", (ins), "", "return $_op->getResult(0);">
  ];
}

// Two results never overlap.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // STRATA_DEFS_VIEWLIKEINTERFACE
