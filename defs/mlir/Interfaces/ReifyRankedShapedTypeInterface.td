//===- ReifyRankedShapedTypeInterface.td - Result shapes ---*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Users include InferTypeOpInterface.td. This interface has a separate file because its C++ class is in a
// separate library.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_REIFYRANKEDSHAPEDTYPEINTERFACE
#define STRATA_DEFS_REIFYRANKEDSHAPEDTYPEINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def ReifyRankedShapedTypeOpInterface : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let description = "An op that can create ops that compute the dimensions of its results.";
  let methods = [
    InterfaceMethod<"Returns all dimensions of all results.", "::llvm::LogicalResult", "reifyResultShapes",
                    (ins "::mlir::OpBuilder &":$builder,
                         "::mlir::ReifiedRankedShapedTypeDims &":$reifiedReturnShapes),
                    "", "return ::mlir::failure();">,
    InterfaceMethod<"Returns all dimensions of one result.", "::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>",
                    "reifyShapeOfResult", (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex), "",
                    "return ::mlir::detail::reifyShapeFromAll($_op.getOperation(), builder, resultIndex);">,
    InterfaceMethod<"Returns one dimension of one result.", "::llvm::FailureOr<::mlir::OpFoldResult>", "reifyDimOfResult",
                    (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex, "int":$dim), "",
                    "return ::mlir::detail::reifyDimFromShape($_op.getOperation(), builder, resultIndex, dim);">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_REIFYRANKEDSHAPEDTYPEINTERFACE
