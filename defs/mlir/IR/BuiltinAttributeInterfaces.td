//===- BuiltinAttributeInterfaces.td - What attributes share -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINATTRIBUTEINTERFACES
#define STRATA_DEFS_BUILTINATTRIBUTEINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = "An attribute that stands for a value of some type.";
  let methods = [InterfaceMethod<"That type.", "::mlir::Type", "getType">];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = "An attribute that is a block of bytes.";
  let methods = [InterfaceMethod<"The bytes.", "::llvm::ArrayRef<char>", "getData">];
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let strataAnswers = "methods";
  let description = "The contents of a tensor or vector.";
  let methods = [
    InterfaceMethod<"How to read the elements as values of one C++ type.",
                    "::mlir::FailureOr<::mlir::detail::ElementsAttrIndexer>", "getValuesImpl",
                    (ins "::mlir::TypeID":$elementID), "", "return ::mlir::failure();">,
    InterfaceMethod<"Whether all elements are the same.", "bool", "isSplat", (ins), "",
                    "return $_attr.getNumElements() == 1;">,
    InterfaceMethod<"Of what shape.", "::mlir::ShapedType", "getShapedType", (ins), "",
                    "return ::llvm::cast<::mlir::ShapedType>($_attr.getType());">
  ];
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = "Where in memory the elements of a memref are.";
  let methods = [
    InterfaceMethod<"From indices to memory.", "::mlir::AffineMap", "getAffineMap">,
    InterfaceMethod<"Whether it changes nothing.", "bool", "isIdentity", (ins), "",
                    "return $_attr.getAffineMap().isIdentity();">,
    InterfaceMethod<"Whether it goes with a shape.", "::llvm::LogicalResult", "verifyLayout",
                    (ins "::llvm::ArrayRef<int64_t>":$shape,
                         "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError),
                    "", "return ::mlir::detail::verifyAffineMapAsLayout($_attr.getAffineMap(), shape, emitError);">,
    InterfaceMethod<"The same as numbers, if it can be said so.", "::llvm::LogicalResult", "getStridesAndOffset",
                    (ins "::llvm::ArrayRef<int64_t>":$shape, "::llvm::SmallVectorImpl<int64_t> &":$strides,
                         "int64_t &":$offset),
                    "",
                    "return ::mlir::detail::getAffineMapStridesAndOffset($_attr.getAffineMap(), shape, strides, offset);">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_BUILTINATTRIBUTEINTERFACES
