//===- BuiltinTypeInterfaces.td - What types have in common -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINTYPEINTERFACES
#define STRATA_DEFS_BUILTINTYPEINTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = "May be the element of a vector.";
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = "May be the element of a memref.";
}

def FloatTypeInterface : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = "A floating-point format.";
  let methods = [
    InterfaceMethod<"The format.", "const ::llvm::fltSemantics &", "getFloatSemantics">,
    InterfaceMethod<"The format of `scale` times the width, or null.", "::mlir::FloatType", "scaleElementBitwidth",
                    (ins "unsigned":$scale), "", "return ::mlir::FloatType();">
  ];
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = "Points into memory.";
  let methods = [
    InterfaceMethod<"Where to.", "::mlir::Attribute", "getMemorySpace">,
    InterfaceMethod<"To what; may be null.", "::mlir::Type", "getElementType">,
    InterfaceMethod<"Whether there is more to it than the address.", "bool", "hasPtrMetadata">,
    InterfaceMethod<"A pointer of this kind with other parameters.",
                    "::llvm::FailureOr<::mlir::PtrLikeTypeInterface>", "clonePtrWith",
                    (ins "::mlir::Attribute":$memorySpace, "::std::optional<::mlir::Type>":$elementType)>
  ];
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = "Has elements, and perhaps a shape.";
  let methods = [
    InterfaceMethod<"The same container with another shape and element.", "::mlir::ShapedType", "cloneWith",
                    (ins "::std::optional<::llvm::ArrayRef<int64_t>>":$shape, "::mlir::Type":$elementType)>,
    InterfaceMethod<"What it contains.", "::mlir::Type", "getElementType">,
    InterfaceMethod<"Whether the number of dimensions is known.", "bool", "hasRank">,
    InterfaceMethod<"The sizes of the dimensions.", "::llvm::ArrayRef<int64_t>", "getShape">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_BUILTINTYPEINTERFACES
