//===- IndexingMapOpInterface.td - Iterations and what they access -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_INDEXINGMAPOPINTERFACE
#define STRATA_DEFS_INDEXINGMAPOPINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description = "Says with maps what of each operand an iteration accesses.";
  let methods = [
    InterfaceMethod<"A map for each operand.", "::mlir::ArrayAttr", "getIndexingMaps">,
    InterfaceMethod<"The same as a list.", "::llvm::SmallVector<::mlir::AffineMap>", "getIndexingMapsArray", (ins),
                    "",
                    [{
      ::llvm::SmallVector<::mlir::AffineMap> maps;
      for (::mlir::Attribute map : $_op.getIndexingMaps())
        maps.push_back(::llvm::cast<::mlir::AffineMapAttr>(map).getValue());
      return maps;
    }]>,
    InterfaceMethod<"The map of one operand.", "::mlir::AffineMap", "getMatchingIndexingMap",
                    (ins "::mlir::OpOperand *":$opOperand), "",
                    "return $_op.getIndexingMapsArray()[opOperand->getOperandNumber()];">,
    InterfaceMethod<"All maps behind each other: from iterations to sizes.", "::mlir::AffineMap",
                    "getLoopsToShapesMap", (ins), "",
                    "return ::mlir::concatAffineMaps($_op.getIndexingMapsArray(), $_op.getContext());">,
    InterfaceMethod<"The other way round.", "::mlir::AffineMap", "getShapesToLoopsMap", (ins), "",
                    "return ::mlir::inversePermutation($_op.getLoopsToShapesMap());">,
    InterfaceMethod<"The sizes of an operand; those of a scalar are none.", "::llvm::ArrayRef<int64_t>", "getShape",
                    (ins "::mlir::OpOperand *":$opOperand), "return $_op.getShape(opOperand);">,
    InterfaceMethod<"The sizes of an operand that are known.", "::llvm::SmallVector<int64_t>",
                    "getStaticOperandShape", (ins "::mlir::OpOperand *":$opOperand), "",
                    "return ::llvm::SmallVector<int64_t>($_op.getShape(opOperand));">,
    InterfaceMethod<"The sizes of the loops that are known.", "::llvm::SmallVector<int64_t>", "getStaticLoopRanges",
                    (ins), "",
                    [{
      ::llvm::SmallVector<int64_t> sizes;
      for (::mlir::OpOperand &operand : $_op->getOpOperands())
        ::llvm::append_range(sizes, $_op.getStaticOperandShape(&operand));
      return ::llvm::SmallVector<int64_t>($_op.getShapesToLoopsMap().compose(sizes));
    }]>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_INDEXINGMAPOPINTERFACE
