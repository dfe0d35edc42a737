//===- VectorInterfaces.td - Vector ops --------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_VECTORINTERFACES
#define STRATA_DEFS_VECTORINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let description = "An op that can be unrolled into ops on smaller vectors.";
  let methods = [InterfaceMethod<"Returns the shape to unroll; nullopt if the op cannot be unrolled.",
                                 "::std::optional<::llvm::SmallVector<int64_t, 4>>", "getShapeForUnroll", (ins), "",
                                 "return ::mlir::detail::getShapeForUnroll($_op.getOperation());">];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let description = "An op that transfers a vector from or to memory or a tensor.";
  // Methods without a body are implemented by the accessors of the ops.
  let methods = [
    InterfaceMethod<"Returns the memref or tensor.", "::mlir::Value", "getBase">,
    InterfaceMethod<"Returns the vector.", "::mlir::Value", "getVector">,
    InterfaceMethod<"Returns the type of the vector.", "::mlir::VectorType", "getVectorType", (ins), "",
                    "return ::llvm::cast<::mlir::VectorType>(::mlir::Value($_op.getVector()).getType());">,
    InterfaceMethod<"Returns the start indices.", "::mlir::OperandRange", "getIndices">,
    InterfaceMethod<"Returns the map from dimensions of the memref or tensor to those of the vector.", "::mlir::AffineMap",
                    "getPermutationMap">,
    InterfaceMethod<"Returns for each dimension whether the transfer is in bounds.", "::mlir::ArrayAttr", "getInBounds">,
    InterfaceMethod<"Returns the mask of the transferred elements; may be null.", "::mlir::Value", "getMask">,
    InterfaceMethod<"Returns the name of an attribute.", "::llvm::StringRef", "getInBoundsAttrName", (ins),
                    "return $_op.getInBoundsAttrName();">,
    InterfaceMethod<"Returns the name of an attribute.", "::llvm::StringRef", "getPermutationMapAttrName", (ins),
                    "return $_op.getPermutationMapAttrName();">
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::ShapedType getShapedType() {
      return ::llvm::cast<::mlir::ShapedType>(::mlir::Value($_op.getBase()).getType());
    }
    /// Returns the type of the mask; null without a mask.
    ::mlir::VectorType getMaskType() {
      ::mlir::Value mask = $_op.getMask();
      return mask ? ::llvm::cast<::mlir::VectorType>(mask.getType()) : ::mlir::VectorType();
    }
    /// Returns the number of dimensions of the memory or tensor that are transferred, or the number that precede them.
    unsigned getTransferRank() { return $_op.getPermutationMap().getNumResults(); }
    unsigned getLeadingShapedRank() { return $_op.getShapedType().getRank() - $_op.getTransferRank(); }
    ::llvm::SmallVector<bool> getInBoundsValues() {
      return ::llvm::SmallVector<bool>($_op.getInBounds().template getAsValueRange<::mlir::BoolAttr>());
    }

    /// Calls a function for each transferred dimension: with its position in the vector and among the indices.
    void zipResultAndIndexing(::llvm::function_ref<void(int64_t, int64_t)> visit) {
      for (int64_t i = 0, rank = $_op.getTransferRank(), lead = $_op.getLeadingShapedRank(); i != rank; ++i)
        visit(i, lead + i);
    }
    /// Returns the sizes of the accessed part of the memref or tensor: 1 for dimensions that are not transferred.
    ::llvm::SmallVector<int64_t> getTransferChunkAccessed() {
      return ::mlir::detail::getTransferChunk($_op.getPermutationMap(), $_op.getVectorType());
    }

    // Queries about a dimension of the vector.
    bool isBroadcastDim(unsigned dim) { return ::mlir::detail::isTransferBroadcastDim($_op.getPermutationMap(), dim); }
    bool isDimInBounds(unsigned dim) { return ::llvm::cast<::mlir::BoolAttr>($_op.getInBounds()[dim]).getValue(); }
    bool hasBroadcastDim() { return ::mlir::detail::hasTransferBroadcastDim($_op.getPermutationMap()); }
    bool hasOutOfBoundsDim() {
      for (unsigned dim = 0, count = $_op.getTransferRank(); dim != count; ++dim)
        if (!$_op.isDimInBounds(dim))
          return true;
      return false;
    }
  }];
}

} // cppNamespace

#endif // STRATA_DEFS_VECTORINTERFACES
