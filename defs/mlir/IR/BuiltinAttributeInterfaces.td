//===- BuiltinAttributeInterfaces.td - Attribute interfaces -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINATTRIBUTEINTERFACES
#define STRATA_DEFS_BUILTINATTRIBUTEINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = "An attribute that represents a value of a type.";
  let methods = [InterfaceMethod<"Returns the type of the value.", "::mlir::Type", "getType">];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = "An attribute that holds a block of bytes.";
  let methods = [InterfaceMethod<"Returns the bytes.", "::llvm::ArrayRef<char>", "getData">];
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let strataAnswers = "methods";
  let description = "An attribute that holds the elements of a tensor or vector.";
  let methods = [
    InterfaceMethod<"Returns an indexer for the elements as values of a C++ type; fails for other types.",
                    "::mlir::FailureOr<::mlir::detail::ElementsAttrIndexer>", "getValuesImpl",
                    (ins "::mlir::TypeID":$elementID), "", "return ::mlir::failure();">,
    InterfaceMethod<"Returns true if all elements are equal.", "bool", "isSplat", (ins), "",
                    "return $_attr.getNumElements() == 1;">,
    InterfaceMethod<"Returns the shaped type of the elements.", "::mlir::ShapedType", "getShapedType", (ins), "",
                    "return ::llvm::cast<::mlir::ShapedType>($_attr.getType());">
  ];
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = "The memory layout of a memref.";
  let methods = [
    InterfaceMethod<"Returns the map from indices to memory locations.", "::mlir::AffineMap", "getAffineMap">,
    InterfaceMethod<"Returns true if the map is the identity.", "bool", "isIdentity", (ins), "",
                    "return $_attr.getAffineMap().isIdentity();">,
    InterfaceMethod<"Verifies that the layout is valid for a shape.", "::llvm::LogicalResult", "verifyLayout",
                    (ins "::llvm::ArrayRef<int64_t>":$shape,
                         "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError),
                    "", "return ::mlir::detail::verifyAffineMapAsLayout($_attr.getAffineMap(), shape, emitError);">,
    InterfaceMethod<"Returns the layout as strides and an offset; fails if it is not strided.", "::llvm::LogicalResult", "getStridesAndOffset",
                    (ins "::llvm::ArrayRef<int64_t>":$shape, "::llvm::SmallVectorImpl<int64_t> &":$strides,
                         "int64_t &":$offset),
                    "",
                    "return ::mlir::detail::getAffineMapStridesAndOffset($_attr.getAffineMap(), shape, strides, offset);">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_BUILTINATTRIBUTEINTERFACES
