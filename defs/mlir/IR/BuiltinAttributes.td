//===- BuiltinAttributes.td - The IR's own attributes ------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Their classes and their text are part of the runtime. The records are here to be used as constraints
// and as parameters, and to say what each attribute consists of.
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

//===-- Plain values -------------------------------------------------------===//

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let summary = "It is there; nothing else.";
  let skipDefaultBuilders = 0;
}
def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An integer of an integer or index type.";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
  let genVerifyDecl = 1;
}
def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "A number of a floating-point type.";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APFloatParameter<"">:$value);
  let genVerifyDecl = 1;
}
def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "Bytes.";
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
}
def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "A type.";
  let parameters = (ins "Type":$value);
}
def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "The path to a symbol.";
  let parameters = (ins "StringAttr":$rootReference, ArrayRefParameter<"FlatSymbolRefAttr">:$nestedReferences);
}
def Builtin_AffineMapAttr
    : Builtin_Attr<"AffineMap", "affine_map", [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let summary = "An affine map.";
  let parameters = (ins "AffineMap":$value);
}
def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set", [OpAsmAttrInterface]> {
  let summary = "A set of integers bounded by affine conditions.";
  let parameters = (ins "IntegerSet":$value);
}
def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "Attribute of a dialect that is not loaded.";
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let genVerifyDecl = 1;
}

//===-- Collections --------------------------------------------------------===//

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "Attributes, in order.";
  let parameters = (ins ArrayRefParameter<"Attribute">:$value);
  let skipDefaultBuilders = 0;
}
def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "Attributes, by name.";
  let parameters = (ins ArrayRefParameter<"NamedAttribute">:$value);
}

def Builtin_DenseArrayRawDataParameter : ArrayRefParameter<"char", "the elements in host order">;
def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let summary = "Numbers of one type, in order.";
  let parameters = (ins "Type":$elementType, "int64_t":$size, Builtin_DenseArrayRawDataParameter:$rawData);
  let skipDefaultBuilders = 0;
  let genVerifyDecl = 1;
}

//===-- Contents of tensors and vectors ------------------------------------===//

def _ShapedSelfType : AttributeSelfTypeParameter<"", "ShapedType">;

def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Attr<"DenseIntOrFPElements", "dense_int_or_fp_elements", [ElementsAttrInterface],
                   "DenseElementsAttr"> {
  let summary = "Every element, or one for all.";
  let parameters = (ins _ShapedSelfType:$type, "ArrayRef<char>":$rawData);
}
def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements", [ElementsAttrInterface],
                   "DenseElementsAttr"> {
  let summary = "Every element, or one for all, as text.";
  let parameters = (ins _ShapedSelfType:$type, "ArrayRef<StringRef>":$value);
}
def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements",
                   [ElementsAttrInterface, BlobAttrInterface]> {
  let summary = "Elements in a blob at the end of the file.";
  let parameters = (ins _ShapedSelfType:$type,
                        ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle);
}
def Builtin_SparseElementsAttr
    : Builtin_Attr<"SparseElements", "sparse_elements", [ElementsAttrInterface]> {
  let summary = "The elements that are not zero, with their places.";
  let parameters = (ins _ShapedSelfType:$type, "DenseIntElementsAttr":$indices, "DenseElementsAttr":$values);
  let genVerifyDecl = 1;
}

def StridedLayoutAttr : Builtin_Attr<"StridedLayout", "strided_layout", [MemRefLayoutAttrInterface]> {
  let summary = "An Attribute representing a strided layout of a shaped type";
  let parameters = (ins "int64_t":$offset, ArrayRefParameter<"int64_t">:$strides);
  let skipDefaultBuilders = 0;
  let genVerifyDecl = 1;
}

#endif // STRATA_DEFS_BUILTINATTRIBUTES
