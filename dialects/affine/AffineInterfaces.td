//===- AffineInterfaces.td - Ops that access memory by maps -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op that lists one of these says where among its operands the memref is (getMemRefOperandIndex), and has the map
// that its indices are computed by (getAffineMapAttr).
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_INTERFACES
#define STRATA_DIALECTS_AFFINE_INTERFACES

include "mlir/IR/OpBase.td"

// What reading and writing have in common.
class AffineAccessMethods<int firstMapOperand> {
  list<InterfaceMethod> methods = [
    InterfaceMethod<"The memory.", "::mlir::Value", "getMemRef", (ins), "",
                    "return $_op->getOperand($_op.getMemRefOperandIndex());">,
    InterfaceMethod<"The type of the memory.", "::mlir::MemRefType", "getMemRefType", (ins), "",
                    "return ::llvm::cast<::mlir::MemRefType>($_op.getMemRef().getType());">,
    InterfaceMethod<"What the map is applied to.", "::mlir::OperandRange", "getMapOperands", (ins), "",
                    "return ::mlir::OperandRange($_op->getOperands().drop_front(" # firstMapOperand # "));">,
    InterfaceMethod<"From these operands to indices of the memory.", "::mlir::AffineMap", "getAffineMap", (ins), "",
                    "return $_op.getAffineMapAttr().getValue();">
  ];
}

def AffineReadOpInterface : OpInterface<"AffineReadOpInterface"> {
  let cppNamespace = "::strata::affine";
  let description = "Reads from memory at indices that a map gives.";
  let methods = !listconcat(AffineAccessMethods<1>.methods, [
    InterfaceMethod<"What is read.", "::mlir::Value", "getValue", (ins), "", "return $_op->getResult(0);">
  ]);
}

def AffineWriteOpInterface : OpInterface<"AffineWriteOpInterface"> {
  let cppNamespace = "::strata::affine";
  let description = "Writes to memory at indices that a map gives.";
  let methods = !listconcat(AffineAccessMethods<2>.methods, [
    InterfaceMethod<"What is written.", "::mlir::Value", "getValueToStore", (ins), "",
                    "return $_op->getOperand($_op.getStoredValOperandIndex());">
  ]);
}

def AffineMapAccessInterface : OpInterface<"AffineMapAccessInterface"> {
  let cppNamespace = "::strata::affine";
  let description = "Accesses one memory or several, each by a map that is an attribute.";
  let methods = [
    InterfaceMethod<"The attribute with the map for one of the memories.", "::mlir::NamedAttribute",
                    "getAffineMapAttrForMemRef", (ins "::mlir::Value":$memref), "", [{
      assert(memref == $_op.getMemRef() && "not the memory of this op");
      return ::mlir::NamedAttribute(::mlir::StringAttr::get($_op->getContext(), $_op.getMapAttrStrName()),
                                    $_op.getAffineMapAttr());
    }]>
  ];
}

#endif // STRATA_DIALECTS_AFFINE_INTERFACES
