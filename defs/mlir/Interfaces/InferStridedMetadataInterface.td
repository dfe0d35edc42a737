//===- InferStridedMetadataInterface.td - Strided metadata -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_INFERSTRIDEDMETADATAINTERFACE
#define STRATA_DEFS_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def InferStridedMetadataOpInterface : OpInterface<"InferStridedMetadataOpInterface"> {
  let description = "An op that computes ranges of the offset, sizes and strides of its strided results.";
  let methods = [
    InterfaceMethod<"Computes the ranges of the results from those of the operands.", "void", "inferStridedMetadataRanges",
                    (ins "::llvm::ArrayRef<::mlir::StridedMetadataRange>":$operands,
                         "::mlir::GetIntRangeFn":$getIntRange,
                         "::mlir::SetStridedMetadataRangeFn":$setMetadata,
                         "int32_t":$indexBitwidth)>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_INFERSTRIDEDMETADATAINTERFACE
