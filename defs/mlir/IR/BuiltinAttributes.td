//===- BuiltinAttributes.td - Builtin attributes -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The parameters of the builtin attributes. The runtime implements their classes and their textual form;
// users need the records as constraints and as parameters.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINATTRIBUTES
#define STRATA_DEFS_BUILTINATTRIBUTES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/OpAsmInterface.td"

class Builtin_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let attrName = "builtin." # attrMnemonic;
  let skipDefaultBuilders = 1;
}

//===-- Scalars, references, affine attributes -----------------------------===//

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let summary = "Its presence is the only information.";
  let skipDefaultBuilders = 0;
}
def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "A value of an integer or index type.";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
  let genVerifyDecl = 1;
}
def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "A value of a floating-point type.";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APFloatParameter<"">:$value);
  let genVerifyDecl = 1;
}
def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "A sequence of bytes.";
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
}
def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "A type.";
  let parameters = (ins "Type":$value);
}
def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "A reference to a symbol, possibly in nested symbol tables.";
  let parameters = (ins "StringAttr":$rootReference, ArrayRefParameter<"FlatSymbolRefAttr">:$nestedReferences);
}
def Builtin_AffineMapAttr
    : Builtin_Attr<"AffineMap", "affine_map", [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let summary = "An affine map.";
  let parameters = (ins "AffineMap":$value);
}
def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set", [OpAsmAttrInterface]> {
  let summary = "A set of integers defined by affine constraints.";
  let parameters = (ins "IntegerSet":$value);
}
def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "The text of an attribute of an unregistered dialect.";
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let genVerifyDecl = 1;
}

//===-- Collections --------------------------------------------------------===//

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A list of attributes.";
  let parameters = (ins ArrayRefParameter<"Attribute">:$value);
  let skipDefaultBuilders = 0;
}
def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "A sorted list of named attributes.";
  let parameters = (ins ArrayRefParameter<"NamedAttribute">:$value);
}

def Builtin_DenseArrayRawDataParameter : ArrayRefParameter<"char", "the elements in host order">;
def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let summary = "An array of numbers of one type.";
  let parameters = (ins "Type":$elementType, "int64_t":$size, Builtin_DenseArrayRawDataParameter:$rawData);
  let skipDefaultBuilders = 0;
  let genVerifyDecl = 1;
}

//===-- Contents of tensors and vectors ------------------------------------===//

def _ShapedSelfType : AttributeSelfTypeParameter<"", "ShapedType">;

def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Attr<"DenseIntOrFPElements", "dense_int_or_fp_elements", [ElementsAttrInterface],
                   "DenseElementsAttr"> {
  let summary = "The elements of a tensor or vector; a single one if all are equal.";
  let parameters = (ins _ShapedSelfType:$type, "ArrayRef<char>":$rawData);
}
def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements", [ElementsAttrInterface],
                   "DenseElementsAttr"> {
  let summary = "String elements of a tensor or vector; a single one if all are equal.";
  let parameters = (ins _ShapedSelfType:$type, "ArrayRef<StringRef>":$value);
}
def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements",
                   [ElementsAttrInterface, BlobAttrInterface]> {
  let summary = "Elements stored in a blob of the resource section.";
  let parameters = (ins _ShapedSelfType:$type,
                        ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle);
}
def Builtin_SparseElementsAttr
    : Builtin_Attr<"SparseElements", "sparse_elements", [ElementsAttrInterface]> {
  let summary = "The nonzero elements and their indices.";
  let parameters = (ins _ShapedSelfType:$type, "DenseIntElementsAttr":$indices, "DenseElementsAttr":$values);
  let genVerifyDecl = 1;
}

def StridedLayoutAttr : Builtin_Attr<"StridedLayout", "strided_layout", [MemRefLayoutAttrInterface]> {
  let summary = "A memory layout given by an offset and strides.";
  let parameters = (ins "int64_t":$offset, ArrayRefParameter<"int64_t">:$strides);
  let skipDefaultBuilders = 0;
  let genVerifyDecl = 1;
}

#endif // STRATA_DEFS_BUILTINATTRIBUTES
