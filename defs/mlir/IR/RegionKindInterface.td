//===- RegionKindInterface.td - Kinds of regions -----------*- tablegen -*-===//
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
  let description = "Determines for each region whether it is a graph region or an SSACFG region.";
  let methods = [
    StaticInterfaceMethod<"Returns the kind of a region.", "::mlir::RegionKind", "getRegionKind", (ins "unsigned":$index)>,
    StaticInterfaceMethod<"Returns true if definitions must dominate their uses in the region.", "bool", "hasSSADominance",
                          (ins "unsigned":$index),
                          "return getRegionKind(index) == ::mlir::RegionKind::SSACFG;">
  ];
}

// Every region of the op is a graph region: values may be used before they are defined.
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;
def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;

#endif // STRATA_DEFS_REGIONKINDINTERFACE
