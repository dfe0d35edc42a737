//===- BuiltinTypes.td - The IR's own types ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Their classes and their text are part of the runtime. The records are here to be used as constraints
// and as parameters, and to say what each type consists of.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINTYPES
#define STRATA_DEFS_BUILTINTYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
}

// A vector or tensor: the value itself, not a place in memory.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::mlir";
}

//===-- Numbers ------------------------------------------------------------===//

def Builtin_Integer : Builtin_Type<"Integer", "integer", [VectorElementTypeInterface]> {
  let summary = "Integer of some width, with or without a sign.";
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_Index : Builtin_Type<"Index", "index", [VectorElementTypeInterface]> {
  let summary = "Integer as wide as an address.";
}

class Builtin_FloatType<string name, string floatName, list<string> declaredInterfaceMethods = []>
    : Builtin_Type<name, floatName,
                   [DeclareTypeInterfaceMethods<FloatTypeInterface,
                                                !listconcat(["getFloatSemantics"], declaredInterfaceMethods)>]> {
  let summary = "Floating-point number, " # floatName # ".";
}
class Builtin_CachedFloatType<string name, string floatName, list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, floatName, declaredInterfaceMethods>;

foreach width = [16, 32] in
  def Builtin_Float # width : Builtin_CachedFloatType<"Float" # width, "f" # width, ["scaleElementBitwidth"]>;
foreach width = [64, 80, 128] in
  def Builtin_Float # width : Builtin_CachedFloatType<"Float" # width, "f" # width>;
def Builtin_BFloat16  : Builtin_CachedFloatType<"BFloat16", "bf16", ["scaleElementBitwidth"]>;
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32">;
foreach format = ["8E3M4", "8E4M3", "8E4M3B11FNUZ", "8E4M3FN", "8E4M3FNUZ", "8E5M2", "8E5M2FNUZ", "8E8M0FNU",
                  "6E2M3FN", "6E3M2FN", "4E2M1FN"] in
  def Builtin_Float # format : Builtin_FloatType<"Float" # format, "f" # format>;

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Two numbers of one type.";
  let parameters = (ins "Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType),
                                                 "return $_get(elementType.getContext(), elementType);">];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

//===-- Containers ---------------------------------------------------------===//

def Builtin_VectorTypeElementType : AttrOrTypeParameter<"::mlir::Type", "element type of a vector"> {
  let cppAccessorType = "::mlir::Type";
}

def Builtin_Vector : Builtin_Type<"Vector", "vector", [ShapedTypeInterface, ValueSemantics]> {
  let summary = "Vector of fixed or scalable sizes.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, Builtin_VectorTypeElementType:$elementType,
                        ArrayRefParameter<"bool">:$scalableDims);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_RankedTensor
    : Builtin_Type<"RankedTensor", "tensor", [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Tensor with a known number of dimensions.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType, "Attribute":$encoding);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_UnrankedTensor
    : Builtin_Type<"UnrankedTensor", "unranked_tensor", [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let summary = "Tensor with an unknown number of dimensions.";
  let parameters = (ins "Type":$elementType);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_MemRef
    : Builtin_Type<"MemRef", "memref", [PtrLikeTypeInterface, ShapedTypeInterface], "BaseMemRefType"> {
  let summary = "Region of memory with a shape.";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType,
                        "MemRefLayoutAttrInterface":$layout, "Attribute":$memorySpace);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref", [PtrLikeTypeInterface, ShapedTypeInterface],
                   "BaseMemRefType"> {
  let summary = "Region of memory with an unknown number of dimensions.";
  let parameters = (ins "Type":$elementType, "Attribute":$memorySpace);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Several values in one.";
  let parameters = (ins "ArrayRef<Type>":$types);
  let skipDefaultBuilders = 1;
}

//===-- The rest -----------------------------------------------------------===//

class Builtin_FunctionLike<string Name, string typeMnemonic> : Builtin_Type<Name, typeMnemonic> {
  let parameters = (ins "ArrayRef<Type>":$inputs, "ArrayRef<Type>":$results);
  let skipDefaultBuilders = 1;
}
def Builtin_Function : Builtin_FunctionLike<"Function", "function"> {
  let summary = "From types to types.";
}
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph"> {
  let summary = "From types to types, without an order of evaluation.";
}
def Builtin_None : Builtin_Type<"None", "none"> {
  let summary = "The type of no value.";
}
def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a dialect that is not loaded.";
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"text of the type">:$typeData);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // STRATA_DEFS_BUILTINTYPES
