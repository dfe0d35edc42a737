//===- TilingInterface.td - Doing a part of the iterations -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_TILINGINTERFACE
#define STRATA_DEFS_TILINGINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class of these yet: the methods are declared where they are asked for.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def TilingInterface : OpInterface<"TilingInterface"> {
  let description = "Stands for nested loops of which a part can be done by an op of its own.";
  let methods = [
    InterfaceMethod<"Which loops may run in parallel.", "::llvm::SmallVector<::mlir::utils::IteratorType>",
                    "getLoopIteratorTypes", (ins), "", "return {};">,
    InterfaceMethod<"The ranges of the loops.", "::llvm::SmallVector<::mlir::Range>", "getIterationDomain",
                    (ins "::mlir::OpBuilder &":$b), "", "return {};">,
    InterfaceMethod<"Makes the op that does a part.", "::llvm::FailureOr<::mlir::TilingResult>",
                    "getTiledImplementation",
                    (ins "::mlir::OpBuilder &":$b,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes), "", "return ::llvm::failure();">,
    InterfaceMethod<"Where the results of a part are.", "::llvm::LogicalResult", "getResultTilePosition",
                    (ins "::mlir::OpBuilder &":$b,
                         "unsigned":$resultNumber,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
                         "::llvm::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
                         "::llvm::SmallVector<::mlir::OpFoldResult> &":$resultSizes), "", "return ::llvm::failure();">,
    InterfaceMethod<"Makes what computes a part of a result.", "::llvm::FailureOr<::mlir::TilingResult>",
                    "generateResultTileValue",
                    (ins "::mlir::OpBuilder &":$b,
                         "unsigned":$resultNumber,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes), "", "return ::llvm::failure();">,
    InterfaceMethod<"Makes the op for the iterations that use parts of operands.",
                    "::llvm::FailureOr<::mlir::TilingResult>", "getTiledImplementationFromOperandTiles",
                    (ins "::mlir::OpBuilder &":$b,
                         "::llvm::ArrayRef<unsigned>":$operandNumbers,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allSizes), "",
                    "return ::llvm::failure();">,
    InterfaceMethod<"These iterations.", "::llvm::LogicalResult", "getIterationDomainTileFromOperandTiles",
                    (ins "::mlir::OpBuilder &":$b,
                         "::llvm::ArrayRef<unsigned>":$operandNumbers,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allSizes,
                         "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
                         "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes), "",
                    "return ::llvm::failure();">,
    InterfaceMethod<"The iterations that give a part of a result.", "::llvm::LogicalResult",
                    "getIterationDomainTileFromResultTile",
                    (ins "::mlir::OpBuilder &":$b,
                         "unsigned":$resultNumber,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
                         "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
                         "::llvm::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes), "",
                    "return ::llvm::failure();">,
    InterfaceMethod<"Makes the ops of one iteration.", "::llvm::LogicalResult", "generateScalarImplementation",
                    (ins "::mlir::OpBuilder &":$b,
                         "::mlir::Location":$loc,
                         "::mlir::ValueRange":$ivs), "", "return ::llvm::failure();">,
    InterfaceMethod<"Whether what uses a part of a result can be done with it.", "bool",
                    "isOpFusableWithConsumerSlice",
                    (ins "unsigned":$resultNumber,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes), "", "return false;">,
    InterfaceMethod<"Whether it can be done with what makes parts of operands.", "bool",
                    "isOpFusableWithProducerSlices",
                    (ins "::llvm::ArrayRef<unsigned>":$operandNumbers,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
                         "::llvm::ArrayRef<::llvm::SmallVector<::mlir::OpFoldResult>>":$allSizes), "",
                    "return false;">
  ];
}

def PartialReductionOpInterface : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = "Reduces, and can do so in parts that are put together.";
  let methods = [
    InterfaceMethod<"What the parts start with.", "::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>>",
                    "generateInitialTensorForPartialReduction",
                    (ins "::mlir::OpBuilder &":$b,
                         "::mlir::Location":$loc,
                         "::llvm::ArrayRef<::mlir::OpFoldResult>":$tileSizes,
                         "const ::llvm::SetVector<unsigned> &":$reductionDims), "", "return ::llvm::failure();">,
    InterfaceMethod<"Makes the op that does a part.", "::llvm::FailureOr<::mlir::TilingResult>",
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
    InterfaceMethod<"Puts the parts together.", "::llvm::FailureOr<::mlir::MergeResult>", "mergeReductions",
                    (ins "::mlir::OpBuilder &":$b,
                         "::mlir::Location":$loc,
                         "::mlir::ValueRange":$partialReduce,
                         "const ::llvm::SetVector<unsigned> &":$reductionDims), "", "return ::llvm::failure();">,
    InterfaceMethod<"Where the result of a part is.", "::llvm::LogicalResult", "getPartialResultTilePosition",
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
