//===- ReifyRankedShapedTypeInterface.td - Sizes as values -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Users include InferTypeOpInterface.td. A file of its own, since the runtime has a class for it in a library apart.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_REIFYRANKEDSHAPEDTYPEINTERFACE
#define STRATA_DEFS_REIFYRANKEDSHAPEDTYPEINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def ReifyRankedShapedTypeOpInterface : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let description = "Makes ops that compute the sizes of the results.";
  let methods = [
    InterfaceMethod<"All sizes of all results.", "::llvm::LogicalResult", "reifyResultShapes",
                    (ins "::mlir::OpBuilder &":$builder,
                         "::mlir::ReifiedRankedShapedTypeDims &":$reifiedReturnShapes),
                    "", "return ::mlir::failure();">,
    InterfaceMethod<"All sizes of one result.", "::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>",
                    "reifyShapeOfResult", (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex), "",
                    "return ::mlir::detail::reifyShapeFromAll($_op.getOperation(), builder, resultIndex);">,
    InterfaceMethod<"One size of one result.", "::llvm::FailureOr<::mlir::OpFoldResult>", "reifyDimOfResult",
                    (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex, "int":$dim), "",
                    "return ::mlir::detail::reifyDimFromShape($_op.getOperation(), builder, resultIndex, dim);">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_REIFYRANKEDSHAPEDTYPEINTERFACE
