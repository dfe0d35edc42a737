//===- AffineInterfaces.td - Interfaces of memory accesses --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op that implements one of these interfaces defines getMemRefOperandIndex(), the operand number of its
// memref, and getAffineMapAttr(), the map that computes the indices.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_INTERFACES
#define STRATA_DIALECTS_AFFINE_INTERFACES

include "mlir/IR/OpBase.td"

// Methods of both read and write accesses.
class AffineAccessMethods<int firstMapOperand> {
  list<InterfaceMethod> methods = [
    InterfaceMethod<"Returns the accessed memref.", "::mlir::Value", "getMemRef", (ins), "",
                    "return $_op->getOperand($_op.getMemRefOperandIndex());">,
    InterfaceMethod<"Returns the type of the memref.", "::mlir::MemRefType", "getMemRefType", (ins), "",
                    "return ::llvm::cast<::mlir::MemRefType>($_op.getMemRef().getType());">,
    InterfaceMethod<"Returns the operands of the map.", "::mlir::OperandRange", "getMapOperands", (ins), "",
                    "return ::mlir::OperandRange($_op->getOperands().drop_front(" # firstMapOperand # "));">,
    InterfaceMethod<"Returns the map from these operands to the indices of the memref.", "::mlir::AffineMap",
                    "getAffineMap", (ins), "",
                    "return $_op.getAffineMapAttr().getValue();">
  ];
}

def AffineReadOpInterface : OpInterface<"AffineReadOpInterface"> {
  let cppNamespace = "::mlir::affine";
  let description = "Reads an element of a memref at indices computed by a map.";
  let methods = !listconcat(AffineAccessMethods<1>.methods, [
    InterfaceMethod<"Returns the value that is read.", "::mlir::Value", "getValue", (ins), "",
                    "return $_op->getResult(0);">
  ]);
}

def AffineWriteOpInterface : OpInterface<"AffineWriteOpInterface"> {
  let cppNamespace = "::mlir::affine";
  let description = "Writes an element of a memref at indices computed by a map.";
  let methods = !listconcat(AffineAccessMethods<2>.methods, [
    InterfaceMethod<"Returns the value that is written.", "::mlir::Value", "getValueToStore", (ins), "",
                    "return $_op->getOperand($_op.getStoredValOperandIndex());">
  ]);
}

def AffineMapAccessInterface : OpInterface<"AffineMapAccessInterface"> {
  let cppNamespace = "::mlir::affine";
  let description = "Accesses one or several memrefs, each with a map attribute.";
  let methods = [
    InterfaceMethod<"Returns the attribute with the map of the given memref.", "::mlir::NamedAttribute",
                    "getAffineMapAttrForMemRef", (ins "::mlir::Value":$memref), "", [{
      assert(memref == $_op.getMemRef() && "expected the memref of this op");
      return ::mlir::NamedAttribute(::mlir::StringAttr::get($_op->getContext(), $_op.getMapAttrStrName()),
                                    $_op.getAffineMapAttr());
    }]>
  ];
}

#endif // STRATA_DIALECTS_AFFINE_INTERFACES
