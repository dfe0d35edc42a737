//===- IndexingMapOpInterface.td - Indexing maps -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_INDEXINGMAPOPINTERFACE
#define STRATA_DEFS_INDEXINGMAPOPINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description = "An op with affine maps from loop indices to the accessed elements of each operand.";
  let methods = [
    InterfaceMethod<"Returns the indexing maps, one for each operand.", "::mlir::ArrayAttr", "getIndexingMaps">,
    InterfaceMethod<"Returns the indexing maps as a list.", "::llvm::SmallVector<::mlir::AffineMap>", "getIndexingMapsArray", (ins),
                    "",
                    [{
      ::llvm::SmallVector<::mlir::AffineMap> maps;
      for (::mlir::Attribute map : $_op.getIndexingMaps())
        maps.push_back(::llvm::cast<::mlir::AffineMapAttr>(map).getValue());
      return maps;
    }]>,
    InterfaceMethod<"Returns the indexing map of one operand.", "::mlir::AffineMap", "getMatchingIndexingMap",
                    (ins "::mlir::OpOperand *":$opOperand), "",
                    "return $_op.getIndexingMapsArray()[opOperand->getOperandNumber()];">,
    InterfaceMethod<"Returns the concatenation of all maps: from loop indices to the dimensions of all operands.", "::mlir::AffineMap",
                    "getLoopsToShapesMap", (ins), "",
                    "return ::mlir::concatAffineMaps($_op.getIndexingMapsArray(), $_op.getContext());">,
    InterfaceMethod<"Returns the inverse map: from the dimensions of all operands to the loops.", "::mlir::AffineMap", "getShapesToLoopsMap", (ins), "",
                    "return ::mlir::inversePermutation($_op.getLoopsToShapesMap());">,
    InterfaceMethod<"Returns the shape of an operand; empty for a scalar.", "::llvm::ArrayRef<int64_t>", "getShape",
                    (ins "::mlir::OpOperand *":$opOperand), "return $_op.getShape(opOperand);">,
    InterfaceMethod<"Returns the static shape of an operand.", "::llvm::SmallVector<int64_t>",
                    "getStaticOperandShape", (ins "::mlir::OpOperand *":$opOperand), "",
                    "return ::llvm::SmallVector<int64_t>($_op.getShape(opOperand));">,
    InterfaceMethod<"Returns the static trip counts of the loops.", "::llvm::SmallVector<int64_t>", "getStaticLoopRanges",
                    (ins), "",
                    [{
      ::llvm::SmallVector<int64_t> sizes;
      for (::mlir::OpOperand &operand : $_op->getOpOperands())
        ::llvm::append_range(sizes, $_op.getStaticOperandShape(&operand));
      return ::llvm::SmallVector<int64_t>($_op.getShapesToLoopsMap().compose(sizes));
    }]>
  ];
  let extraClassDeclaration = [{
    /// Verifies that there is a map for each operand, with a result for each of its dimensions, that all maps have the
    /// same dimensions and no symbols, and that the maps of static operands stay within their shapes.
    ::llvm::LogicalResult verifyImpl();
  }];
}

} // cppNamespace

#endif // STRATA_DEFS_INDEXINGMAPOPINTERFACE
