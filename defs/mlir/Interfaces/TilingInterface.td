//===- TilingInterface.td - Tiling -------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_TILINGINTERFACE
#define STRATA_DEFS_TILINGINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def TilingInterface : OpInterface<"TilingInterface"> {
  let description = "An op that represents nested loops and can be split into ops for tiles of the iterations.";
  let methods = [
    InterfaceMethod<"Returns the iterator types of the loops.", "::llvm::SmallVector<::mlir::utils::IteratorType>",
                    "getLoopIteratorTypes", (ins), "", "return {};">,
    InterfaceMethod<"Returns the ranges of the loops.", "::llvm::SmallVector<::mlir::Range>", "getIterationDomain",
                    (ins "::mlir::OpBuilder &":$b), "", "return {};">,
    InterfaceMethod<"Creates the op for one tile or one partial reduction.", "::llvm::FailureOr<::mlir::TilingResult>",
                    "getTiledImplementation",
                    (ins "::mlir::OpBuilder &":$b,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes), "", "return ::llvm::failure();">,
    InterfaceMethod<"Returns the position of the result tile that a tile of iterations computes.", "::llvm::LogicalResult", "getResultTilePosition",
                    (ins "::mlir::OpBuilder &":$b,
                         "unsigned":$resultNumber,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
                         "::llvm::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
                         "::llvm::SmallVector<::mlir::OpFoldResult> &":$resultSizes), "", "return ::llvm::failure();">,
    InterfaceMethod<"Creates ops that compute a tile of a result.", "::llvm::FailureOr<::mlir::TilingResult>",
                    "generateResultTileValue",
                    (ins "::mlir::OpBuilder &":$b,
                         "unsigned":$resultNumber,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes), "", "return ::llvm::failure();">,
    InterfaceMethod<"Creates the op for the iterations that use the given operand tiles.",
                    "::llvm::FailureOr<::mlir::TilingResult>", "getTiledImplementationFromOperandTiles",
                    (ins "::mlir::OpBuilder &":$b,
                         "::llvm::ArrayRef<unsigned>":$operandNumbers,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allSizes), "",
                    "return ::llvm::failure();">,
    InterfaceMethod<"Returns the iterations that use the given operand tiles.", "::llvm::LogicalResult", "getIterationDomainTileFromOperandTiles",
                    (ins "::mlir::OpBuilder &":$b,
                         "::llvm::ArrayRef<unsigned>":$operandNumbers,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allSizes,
                         "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
                         "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes), "",
                    "return ::llvm::failure();">,
    InterfaceMethod<"Returns the iterations that compute a result tile.", "::llvm::LogicalResult",
                    "getIterationDomainTileFromResultTile",
                    (ins "::mlir::OpBuilder &":$b,
                         "unsigned":$resultNumber,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
                         "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
                         "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes), "",
                    "return ::llvm::failure();">,
    InterfaceMethod<"Creates the scalar ops of one iteration.", "::llvm::LogicalResult", "generateScalarImplementation",
                    (ins "::mlir::OpBuilder &":$b,
                         "::mlir::Location":$loc,
                         "::mlir::ValueRange":$ivs), "", "return ::llvm::failure();">,
    InterfaceMethod<"Returns true if the op can be fused with a consumer of a result tile.", "bool",
                    "isOpFusableWithConsumerSlice",
                    (ins "unsigned":$resultNumber,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes), "", "return false;">,
    InterfaceMethod<"Returns true if the op can be fused with the producers of operand tiles.", "bool",
                    "isOpFusableWithProducerSlices",
                    (ins "::llvm::ArrayRef<unsigned>":$operandNumbers,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allSizes), "",
                    "return false;">
  ];
}

def PartialReductionOpInterface : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = "A reduction that can be computed in parts that are merged.";
  let methods = [
    InterfaceMethod<"Creates the initial values of the partial reductions.", "::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>>",
                    "generateInitialTensorForPartialReduction",
                    (ins "::mlir::OpBuilder &":$b,
                         "::mlir::Location":$loc,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$tileSizes,
                         "const ::llvm::SetVector<unsigned> &":$reductionDims), "", "return ::llvm::failure();">,
    InterfaceMethod<"Creates the op for one tile or one partial reduction.", "::llvm::FailureOr<::mlir::TilingResult>",
                    "tileToPartialReduction",
                    (ins "::mlir::OpBuilder &":$b,
                         "::mlir::Location":$loc,
                         "::mlir::ReductionTilingStrategy":$tilingStrategy,
                         "::mlir::ValueRange":$init,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
                         "const ::llvm::SetVector<unsigned> &":$reductionDims,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs), "",
                    "return ::llvm::failure();">,
    InterfaceMethod<"Merges the partial results.", "::llvm::FailureOr<::mlir::MergeResult>", "mergeReductions",
                    (ins "::mlir::OpBuilder &":$b,
                         "::mlir::Location":$loc,
                         "::mlir::ValueRange":$partialReduce,
                         "const ::llvm::SetVector<unsigned> &":$reductionDims), "", "return ::llvm::failure();">,
    InterfaceMethod<"Returns the position of a partial result.", "::llvm::LogicalResult", "getPartialResultTilePosition",
                    (ins "::mlir::OpBuilder &":$b,
                         "unsigned":$resultNumber,
                         "::mlir::ReductionTilingStrategy":$tilingStrategy,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
                         "const ::llvm::SetVector<unsigned> &":$reductionDims,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs,
                         "::llvm::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
                         "::llvm::SmallVector<::mlir::OpFoldResult> &":$resultSizes), "", "return ::llvm::failure();">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_TILINGINTERFACE
