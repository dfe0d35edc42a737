//===- BuiltinTypeInterfaces.td - Type interfaces -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINTYPEINTERFACES
#define STRATA_DEFS_BUILTINTYPEINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = "A type that may be the element type of a vector.";
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = "A type that may be the element type of a memref.";
}

def FloatTypeInterface : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = "A floating-point type.";
  let methods = [
    InterfaceMethod<"Returns the floating-point format.", "const ::llvm::fltSemantics &", "getFloatSemantics">,
    InterfaceMethod<"Returns the type with `scale` times the bit width, or null.", "::mlir::FloatType", "scaleElementBitwidth",
                    (ins "unsigned":$scale), "", "return ::mlir::FloatType();">
  ];
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = "A pointer-like type.";
  let methods = [
    InterfaceMethod<"Returns the memory space.", "::mlir::Attribute", "getMemorySpace">,
    InterfaceMethod<"Returns the type of the pointed-to elements; may be null.", "::mlir::Type", "getElementType">,
    InterfaceMethod<"Returns true if the pointer has metadata in addition to the address.", "bool", "hasPtrMetadata">,
    InterfaceMethod<"Returns the same kind of type with another memory space and element type.",
                    "::llvm::FailureOr<::mlir::PtrLikeTypeInterface>", "clonePtrWith",
                    (ins "::mlir::Attribute":$memorySpace, "::std::optional<::mlir::Type>":$elementType)>
  ];
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = "A type with elements and an optional shape.";
  let methods = [
    InterfaceMethod<"Returns the same kind of type with another shape and element type.", "::mlir::ShapedType", "cloneWith",
                    (ins "::std::optional<::llvm::ArrayRef<int64_t>>":$shape, "::mlir::Type":$elementType)>,
    InterfaceMethod<"Returns the element type.", "::mlir::Type", "getElementType">,
    InterfaceMethod<"Returns true if the type is ranked.", "bool", "hasRank">,
    InterfaceMethod<"Returns the dimensions. Precondition: the type is ranked.", "::llvm::ArrayRef<int64_t>", "getShape">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_BUILTINTYPEINTERFACES
