//===- PtrBase.td - Types and attributes of the ptr dialect --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_PTR_BASE
#define STRATA_DIALECTS_PTR_BASE

include "dialects/ptr/PtrInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

def Ptr_Dialect : Dialect {
  let name = "ptr";
  let cppNamespace = "::mlir::ptr";
  let summary = "Pointers, and accesses to memory through them";
  let description = [{
    A pointer is an address in a memory space, without the type of the object there. The memory space is an attribute that
    determines which accesses are valid. Offsets are in bytes.
  }];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

// Enumerators with the values 0, 1, ... .
class Ptr_Enum<string name, string summary, list<string> words>
    : I32Enum<name, summary, !foreach(i, !range(words), I32EnumCase<words[i], i, words[i]>)> {
  let cppNamespace = "::mlir::ptr";
}

def AtomicBinOp
    : Ptr_Enum<"AtomicBinOp", "ptr.atomicrmw binary operations",
               ["xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub",
                "fmax", "fmin", "uinc_wrap", "udec_wrap"]>;
def AtomicOrdering
    : Ptr_Enum<"AtomicOrdering", "Atomic ordering for LLVM's memory model",
               ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"]>;
def AtomicOrderingProp : EnumProp<AtomicOrdering>;
def Ptr_PtrAddFlags : Ptr_Enum<"PtrAddFlags", "Pointer add flags", ["none", "nusw", "nuw", "inbounds"]>;

def Ptr_PtrDiffFlags
    : I8BitEnum<"PtrDiffFlags", "Pointer difference flags",
                [I8BitEnumCase<"none", 0>, I8BitEnumCase<"nuw", 1>, I8BitEnumCase<"nsw", 2>]> {
  let cppNamespace = "::mlir::ptr";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class Ptr_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<Ptr_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def Ptr_PtrType : Ptr_Type<"Ptr", "ptr", [
    MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["areCompatible", "getIndexBitwidth", "verifyEntries",
                                                          "getPreferredAlignment"]>]> {
  let summary = "pointer type";
  let description = "`!ptr.ptr<#ptr.generic_space>`. The parameter is the memory space.";
  let parameters = (ins "MemorySpaceAttrInterface":$memorySpace);
  let assemblyFormat = "`<` $memorySpace `>`";
  let builders = [TypeBuilderWithInferredContext<(ins "MemorySpaceAttrInterface":$memorySpace), [{
    return $_get(memorySpace.getContext(), memorySpace);
  }]>];
  let extraClassDeclaration = [{
    /// Returns null, because the type of the object that a pointer refers to is not part of the pointer type.
    ::mlir::Type getElementType() const { return {}; }
    /// Returns the pointer type in another memory space. Fails if an element type is given, or if the attribute is not
    /// a memory space.
    ::llvm::FailureOr<::mlir::PtrLikeTypeInterface>
    clonePtrWith(::mlir::Attribute memorySpace, ::std::optional<::mlir::Type> elementType) const;
    bool hasPtrMetadata() const { return false; }
  }];
}

def Ptr_PtrMetadata : Ptr_Type<"PtrMetadata", "ptr_metadata"> {
  let summary = "pointer metadata type";
  let description = "`!ptr.ptr_metadata<memref<?xf32>>`";
  let parameters = (ins "PtrLikeTypeInterface":$type);
  let assemblyFormat = "`<` $type `>`";
  let builders = [TypeBuilderWithInferredContext<(ins "PtrLikeTypeInterface":$ptrLike), [{
    return $_get(ptrLike.getContext(), ptrLike);
  }]>];
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class Ptr_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<Ptr_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

def Ptr_AddressAttr : Ptr_Attr<"Address", "address", [DeclareAttrInterfaceMethods<TypedAttrInterface>]> {
  let summary = "a constant address";
  let description = "`#ptr.address<4096> : !ptr.ptr<#ptr.generic_space>`";
  let parameters = (ins AttributeSelfTypeParameter<"", "PtrType">:$type, APIntParameter<"">:$value);
  let builders = [AttrBuilderWithInferredContext<(ins "PtrType":$type, "const ::llvm::APInt &":$value), [{
    return $_get(type.getContext(), type, value);
  }]>];
  let assemblyFormat = "`<` $value `>`";
}

def Ptr_NullAttr : Ptr_Attr<"Null", "null", [DeclareAttrInterfaceMethods<TypedAttrInterface>]> {
  let summary = "the null pointer";
  let description = "`#ptr.null : !ptr.ptr<#ptr.generic_space>`";
  let parameters = (ins AttributeSelfTypeParameter<"", "PtrType">:$type);
  let builders = [AttrBuilderWithInferredContext<(ins "PtrType":$type), [{
    return $_get(type.getContext(), type);
  }]>];
  let assemblyFormat = "";
}

def Ptr_GenericSpaceAttr
    : Ptr_Attr<"GenericSpace", "generic_space", [DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "a memory space in which all accesses are valid";
  let description = "All loads, stores, atomic updates and casts are valid: `!ptr.ptr<#ptr.generic_space>`.";
  let assemblyFormat = "";
}

def Ptr_SpecAttr : Ptr_Attr<"Spec", "spec"> {
  let summary = "the data layout of a pointer type";
  let description = [{
    `#ptr.spec<size = 64, abi = 64, preferred = 128, index = 32>`: the size, the alignments and the width of offsets in
    bits. All are multiples of 8. Without `index`, offsets are as wide as the pointer.
  }];
  let parameters = (ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
                        DefaultValuedParameter<"uint32_t", "::mlir::ptr::SpecAttr::kOptionalSpecValue">:$index);
  let skipDefaultBuilders = 1;
  let builders = [AttrBuilder<(ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
                                   CArg<"uint32_t", "kOptionalSpecValue">:$index), [{
    return $_get($_ctxt, size, abi, preferred, index);
  }]>];
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = [{
    /// The value of an optional parameter, such as `index`, that is not given.
    static constexpr uint32_t kOptionalSpecValue = ::std::numeric_limits<uint32_t>::max();
  }];
  let genVerifyDecl = 1;
}

#endif // STRATA_DIALECTS_PTR_BASE
