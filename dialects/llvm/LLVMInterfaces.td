//===- LLVMInterfaces.td - Interfaces of the llvm dialect --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_INTERFACES
#define STRATA_DIALECTS_LLVM_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

// A static interface method that returns a constant name.
class LLVM_NameMethod<string words, string method, string name>
    : StaticInterfaceMethod<"Returns the name of the " # words # ".", "::llvm::StringRef", method, (ins), "",
                            "return \"" # name # "\";">;
// Interface methods that read or write an attribute of the op. A null value stands for an absent attribute.
class LLVM_AttrGetter<string words, string type, string method, string accessor>
    : InterfaceMethod<"Returns the " # words # ".", type, method, (ins), "", "return $_op." # accessor # "();">;
class LLVM_AttrSetter<string words, string type, string method, string accessor>
    : InterfaceMethod<"Sets the " # words # ".", "void", method, (ins type:$attr), "",
                      "$_op." # accessor # "(attr);">;

let cppNamespace = "::mlir::LLVM" in {

//===-- Flags of ops -------------------------------------------------------===//

def FastmathFlagsInterface : OpInterface<"FastmathFlagsInterface"> {
  let description = "An op with fast-math flags.";
  let methods = [
    LLVM_AttrGetter<"flags", "::mlir::LLVM::FastmathFlagsAttr", "getFastmathAttr", "getFastmathFlagsAttr">,
    LLVM_NameMethod<"attribute that holds the flags", "getFastmathAttrName", "fastmathFlags">
  ];
}

def IntegerOverflowFlagsInterface : OpInterface<"IntegerOverflowFlagsInterface"> {
  let description = "An op whose result can be poison if it overflows: `nsw` for signed, `nuw` for unsigned overflow.";
  let methods = [
    InterfaceMethod<"Returns the flags.", "::mlir::LLVM::IntegerOverflowFlags", "getOverflowFlags", (ins), "",
                    "return $_op.getProperties().overflowFlags;">,
    InterfaceMethod<"Sets the flags.", "void", "setOverflowFlags",
                    (ins "::mlir::LLVM::IntegerOverflowFlags":$flags), "",
                    "$_op.getProperties().overflowFlags = flags;">,
    InterfaceMethod<"Returns true if the op has the flag `nuw`.", "bool", "hasNoUnsignedWrap", (ins), "", [{
      return bitEnumContainsAll($_op.getOverflowFlags(), ::mlir::LLVM::IntegerOverflowFlags::nuw);
    }]>,
    InterfaceMethod<"Returns true if the op has the flag `nsw`.", "bool", "hasNoSignedWrap", (ins), "", [{
      return bitEnumContainsAll($_op.getOverflowFlags(), ::mlir::LLVM::IntegerOverflowFlags::nsw);
    }]>,
    LLVM_NameMethod<"property that holds the flags", "getOverflowFlagsAttrName", "overflowFlags">
  ];
}

// An interface of ops with a boolean flag. \p name is the property that holds the flag; \p suffix is the end of the
// accessor names: get<suffix>() and set<suffix>().
class LLVM_FlagInterface<string interface, string suffix, string name, string meaning> : OpInterface<interface> {
  let description = meaning;
  let methods = [
    InterfaceMethod<"Returns the flag.", "bool", "get" # suffix, (ins), "",
                    "return $_op.getProperties()." # name # ";">,
    InterfaceMethod<"Sets the flag.", "void", "set" # suffix, (ins "bool":$flag), "",
                    "$_op.getProperties()." # name # " = flag;">,
    LLVM_NameMethod<"property that holds the flag", "get" # suffix # "Name", name>
  ];
}
def ExactFlagInterface : LLVM_FlagInterface<"ExactFlagInterface", "IsExact", "isExact",
    "A division or shift with the flag `exact`: the result is poison if the remainder, or a bit shifted out, is not zero.">;
def DisjointFlagInterface : LLVM_FlagInterface<"DisjointFlagInterface", "IsDisjoint", "isDisjoint",
    "An op with the flag `disjoint`: the result is poison if both operands have a common bit that is set.">;
def NonNegFlagInterface : LLVM_FlagInterface<"NonNegFlagInterface", "NonNeg", "nonNeg",
    "An op with the flag `nneg`: the result is poison if the operand is negative.">;

def FPExceptionBehaviorOpInterface : OpInterface<"FPExceptionBehaviorOpInterface"> {
  let description = "A constrained floating-point op with an attribute for its exception behavior.";
  let methods = [
    LLVM_AttrGetter<"attribute", "::mlir::LLVM::FPExceptionBehaviorAttr", "getFPExceptionBehaviorAttr",
                    "getFpExceptionBehaviorAttr">,
    LLVM_NameMethod<"attribute", "getFPExceptionBehaviorAttrName", "fpExceptionBehavior">
  ];
}
def RoundingModeOpInterface : OpInterface<"RoundingModeOpInterface"> {
  let description = "A constrained floating-point op with an attribute for its rounding mode.";
  let methods = [
    LLVM_AttrGetter<"attribute", "::mlir::LLVM::RoundingModeAttr", "getRoundingModeAttr", "getRoundingmodeAttr">,
    LLVM_NameMethod<"attribute", "getRoundingModeAttrName", "roundingmode">
  ];
}

//===-- Metadata of memory accesses ----------------------------------------===//

def AccessGroupOpInterface : OpInterface<"AccessGroupOpInterface"> {
  let description = "A memory access with the access groups that it belongs to, in the attribute `access_groups`.";
  let verify = "return ::mlir::LLVM::detail::verifyAccessGroupOpInterface($_op);";
  let methods = [
    LLVM_AttrGetter<"access groups, or null", "::mlir::ArrayAttr", "getAccessGroupsOrNull", "getAccessGroupsAttr">,
    LLVM_AttrSetter<"access groups", "const ::mlir::ArrayAttr", "setAccessGroups", "setAccessGroupsAttr">
  ];
}

def AliasAnalysisOpInterface : OpInterface<"AliasAnalysisOpInterface"> {
  let description = [{
    A memory access with metadata for alias analysis: scopes in the attributes `alias_scopes` and `noalias_scopes`, types in
    `tbaa`.
  }];
  let verify = "return ::mlir::LLVM::detail::verifyAliasAnalysisOpInterface($_op);";
  let methods = [
    LLVM_AttrGetter<"scopes of the access, or null", "::mlir::ArrayAttr", "getAliasScopesOrNull",
                    "getAliasScopesAttr">,
    LLVM_AttrSetter<"scopes of the access", "const ::mlir::ArrayAttr", "setAliasScopes", "setAliasScopesAttr">,
    LLVM_AttrGetter<"scopes that the access does not alias, or null", "::mlir::ArrayAttr", "getNoAliasScopesOrNull",
                    "getNoaliasScopesAttr">,
    LLVM_AttrSetter<"scopes that the access does not alias", "const ::mlir::ArrayAttr", "setNoAliasScopes",
                    "setNoaliasScopesAttr">,
    LLVM_AttrGetter<"TBAA tags, or null", "::mlir::ArrayAttr", "getTBAATagsOrNull", "getTbaaAttr">,
    LLVM_AttrSetter<"TBAA tags", "const ::mlir::ArrayAttr", "setTBAATags", "setTbaaAttr">,
    InterfaceMethod<"Returns the pointer operands through which the op accesses memory.",
                    "::llvm::SmallVector<::mlir::Value>", "getAccessedOperands", (ins)>
  ];
}

def DereferenceableOpInterface : OpInterface<"DereferenceableOpInterface"> {
  let description = "An op whose result is a pointer to a number of bytes that can be accessed.";
  let verify = "return ::mlir::LLVM::detail::verifyDereferenceableOpInterface($_op);";
  let methods = [
    LLVM_AttrGetter<"number of bytes, or null", "::mlir::LLVM::DereferenceableAttr", "getDereferenceableOrNull",
                    "getDereferenceableAttr">,
    LLVM_AttrSetter<"number of bytes", "::mlir::LLVM::DereferenceableAttr", "setDereferenceable",
                    "setDereferenceableAttr">
  ];
}

//===-- Intrinsics ---------------------------------------------------------===//

def OneToOneIntrinsicOpInterface : OpInterface<"OneToOneIntrinsicOpInterface"> {
  let description = "An op that a call of one LLVM intrinsic replaces. The intrinsic depends on the types of the op.";
  let methods = [
    InterfaceMethod<"Returns the name of the intrinsic, including its overload suffix.", "::std::string",
                    "getIntrinsicName">,
    InterfaceMethod<"Returns the arguments of the call for the converted operands; may create ops.",
                    "::llvm::SmallVector<::mlir::Value>", "getIntrinsicOperands",
                    (ins "::llvm::ArrayRef<::mlir::Value>":$operands,
                         "const ::mlir::LLVMTypeConverter &":$typeConverter, "::mlir::RewriterBase &":$rewriter),
                    "", "return ::llvm::SmallVector<::mlir::Value>(operands);">
  ];
}

//===-- Types --------------------------------------------------------------===//

def LLVM_PointerElementTypeInterface : TypeInterface<"PointerElementTypeInterface"> {
  let description = "A type of another dialect that ops of this one may load and store.";
  let methods = [
    InterfaceMethod<"Returns the size in bytes.", "unsigned", "getSizeInBytes",
                    (ins "const ::mlir::DataLayout &":$dataLayout), "", "return dataLayout.getTypeSize($_type);">
  ];
}

//===-- Attributes ---------------------------------------------------------===//

def LLVM_DIRecursiveTypeAttrInterface : AttrInterface<"DIRecursiveTypeAttrInterface"> {
  let description = [{
    A debug info node that can contain itself. Since attributes are immutable, the contained occurrences are references: an
    attribute with only the id and `isRecSelf` set refers to the closest enclosing attribute of its class with that id.

    ```mlir
    #ref = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
    #next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #ref>
    #node = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", elements = #next>
    ```
  }];
  let methods = [
    InterfaceMethod<"Returns true for a reference to an enclosing attribute.", "bool", "getIsRecSelf", (ins)>,
    InterfaceMethod<"Returns the id of a recursive attribute or of a reference to it; null for other attributes.",
                    "::mlir::DistinctAttr", "getRecId", (ins)>,
    InterfaceMethod<"Returns this attribute with another id.", "::mlir::LLVM::DIRecursiveTypeAttrInterface",
                    "withRecId", (ins "::mlir::DistinctAttr":$recId)>,
    StaticInterfaceMethod<"Returns a reference to the enclosing attribute with this id.",
                          "::mlir::LLVM::DIRecursiveTypeAttrInterface", "getRecSelf",
                          (ins "::mlir::DistinctAttr":$recId)>
  ];
}

def LLVM_LLVMAddrSpaceAttrInterface : AttrInterface<"LLVMAddrSpaceAttrInterface"> {
  let description = "A memory space that is an LLVM address space.";
  let methods = [InterfaceMethod<"Returns the number of the address space.", "unsigned", "getAddressSpace", (ins)>];
}

def LLVM_TargetAttrInterface : AttrInterface<"TargetAttrInterface", [DLTIQueryInterface]> {
  let description = [{
    An LLVM target. Data layout queries for the keys "triple", "chip" and "features" return the values of the methods.
  }];
  let methods = [
    InterfaceMethod<"Returns the target triple.", "::mlir::StringAttr", "getTriple", (ins)>,
    InterfaceMethod<"Returns the name of the CPU.", "::mlir::StringAttr", "getChip", (ins)>,
    InterfaceMethod<"Returns the features, a TargetFeaturesAttr or null.", "::mlir::Attribute", "getFeatures", (ins)>
  ];
}

} // cppNamespace

#endif // STRATA_DIALECTS_LLVM_INTERFACES
