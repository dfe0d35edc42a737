//===- VectorInterfaces.td - Ops on vectors ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_VECTORINTERFACES
#define STRATA_DEFS_VECTORINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let description = "May be split into the same op on smaller vectors.";
  let methods = [InterfaceMethod<"The shape that is split; none where it cannot be.",
                                 "::std::optional<::llvm::SmallVector<int64_t, 4>>", "getShapeForUnroll", (ins), "",
                                 "return ::mlir::detail::getShapeForUnroll($_op.getOperation());">];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let description = "Moves a vector from or to memory or a tensor.";
  // The bodies are given where accessors of an op do it.
  let methods = [
    InterfaceMethod<"The memory or tensor.", "::mlir::Value", "getBase">,
    InterfaceMethod<"The vector.", "::mlir::Value", "getVector">,
    InterfaceMethod<"Its type.", "::mlir::VectorType", "getVectorType", (ins), "",
                    "return ::llvm::cast<::mlir::VectorType>(::mlir::Value($_op.getVector()).getType());">,
    InterfaceMethod<"Where it starts.", "::mlir::OperandRange", "getIndices">,
    InterfaceMethod<"From dimensions of the memory to those of the vector.", "::mlir::AffineMap",
                    "getPermutationMap">,
    InterfaceMethod<"Which dimensions stay in bounds.", "::mlir::ArrayAttr", "getInBounds">,
    InterfaceMethod<"Which elements are moved; may be null.", "::mlir::Value", "getMask">,
    InterfaceMethod<"Name of an attribute.", "::llvm::StringRef", "getInBoundsAttrName", (ins),
                    "return $_op.getInBoundsAttrName();">,
    InterfaceMethod<"Name of an attribute.", "::llvm::StringRef", "getPermutationMapAttrName", (ins),
                    "return $_op.getPermutationMapAttrName();">
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::ShapedType getShapedType() {
      return ::llvm::cast<::mlir::ShapedType>(::mlir::Value($_op.getBase()).getType());
    }
    /// Null without a mask.
    ::mlir::VectorType getMaskType() {
      ::mlir::Value mask = $_op.getMask();
      return mask ? ::llvm::cast<::mlir::VectorType>(mask.getType()) : ::mlir::VectorType();
    }
    /// How many dimensions of the memory the vector goes along, and how many come before these.
    unsigned getTransferRank() { return $_op.getPermutationMap().getNumResults(); }
    unsigned getLeadingShapedRank() { return $_op.getShapedType().getRank() - $_op.getTransferRank(); }
    ::llvm::SmallVector<bool> getInBoundsValues() {
      return ::llvm::SmallVector<bool>($_op.getInBounds().template getAsValueRange<::mlir::BoolAttr>());
    }

    // Of a dimension of the vector.
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
