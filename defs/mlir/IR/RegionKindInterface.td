//===- RegionKindInterface.td - Order inside regions -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_REGIONKINDINTERFACE
#define STRATA_DEFS_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let strataHandWritten = 1;
  let cppNamespace = "::mlir";
  let description = "Says of each region whether it is a graph or a control flow graph.";
  let methods = [
    StaticInterfaceMethod<"The kind of a region.", "::mlir::RegionKind", "getRegionKind", (ins "unsigned":$index)>,
    StaticInterfaceMethod<"Whether uses must be dominated there.", "bool", "hasSSADominance",
                          (ins "unsigned":$index),
                          "return getRegionKind(index) == ::mlir::RegionKind::SSACFG;">
  ];
}

// Every region is a graph: values may be used before they are defined.
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;
def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;

#endif // STRATA_DEFS_REGIONKINDINTERFACE
