//===- InferStridedMetadataInterface.td - Ranges of strides -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_INFERSTRIDEDMETADATAINTERFACE
#define STRATA_DEFS_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class of these yet: the methods are declared where they are asked for.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def InferStridedMetadataOpInterface : OpInterface<"InferStridedMetadataOpInterface"> {
  let description = "Knows ranges of the offset, sizes and strides of its strided results.";
  let methods = [
    InterfaceMethod<"Says them, given those of the operands.", "void", "inferStridedMetadataRanges",
                    (ins "::llvm::ArrayRef<::mlir::StridedMetadataRange>":$operands,
                         "::mlir::GetIntRangeFn":$getIntRange,
                         "::mlir::SetStridedMetadataRangeFn":$setMetadata,
                         "int32_t":$indexBitwidth)>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_INFERSTRIDEDMETADATAINTERFACE
