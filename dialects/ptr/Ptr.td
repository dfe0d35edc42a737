//===- Ptr.td - The ptr dialect ----------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types and attributes are in PtrBase.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_PTR
#define STRATA_DIALECTS_PTR

include "dialects/ptr/PtrBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class Pointer_Op<string mnemonic, list<Trait> traits = []> : Op<Ptr_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

def AlignmentProp : OptionalProp<I64Prop>;

// A vector or ranked tensor of certain element types.
class Ptr_ShapedValueType<list<Type> allowedTypes, list<Pred> preds = []>
    : ShapedContainerType<allowedTypes, And<[HasValueSemanticsPred] # preds>,
                          "A shaped type with value semantics and rank.", "::mlir::ShapedType">;

class Ptr_ValueOrShapedOf<Type element>
    : AnyTypeOf<[Ptr_ShapedValueType<[element], [HasRankPred]>, element]>;
def Ptr_PtrLikeType : Ptr_ValueOrShapedOf<Ptr_PtrType>;
def Ptr_IntLikeType : Ptr_ValueOrShapedOf<AnySignlessIntegerOrIndex>;

class Ptr_Shaped1DOf<Type element> : Ptr_ShapedValueType<[element], [HasAnyRankOfPred<[1]>]>;
def Ptr_Any1DType : Ptr_Shaped1DOf<AnyType>;
def Ptr_Mask1DType : Ptr_Shaped1DOf<I1>;
def Ptr_Ptr1DType : Ptr_Shaped1DOf<Ptr_PtrType>;

// The operand `mask` has the shape of \p value and elements of type i1.
class Ptr_MaskFits<string value>
    : TypesMatchWith<value # " and mask must be compatible", value, "mask",
                     "::llvm::cast<::mlir::ShapedType>($_self).clone(::mlir::IntegerType::get($_self.getContext(), 1))">;

// C++ expression for the metadata type of a pointer-like type.
defvar Ptr_MetadataOf = "::mlir::ptr::PtrMetadataType::get(::llvm::cast<::mlir::PtrLikeTypeInterface>($_self))";

// An access to memory. The methods of MemoryEffectsOpInterface are in Ptr.cpp.
class Ptr_AccessOp<string mnemonic, list<Trait> traits = []>
    : Pointer_Op<mnemonic, [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>] # traits> {
  let hasVerifier = 1;
}
defvar Ptr_AlignmentArg = (ins CArg<"unsigned", "0">:$alignment);

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

def Ptr_ConstantOp : Pointer_Op<"constant", [ConstantLike, Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "a constant pointer";
  let description = [{
    ```mlir
    func.func @null() -> !ptr.ptr<#ptr.generic_space> {
      %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
      return %0 : !ptr.ptr<#ptr.generic_space>
    }
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs Ptr_PtrType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Ptr_FromPtrOp : Pointer_Op<"from_ptr", [
    Pure, OptionalTypesMatchWith<"metadata type", "result", "metadata", Ptr_MetadataOf>]> {
  let summary = "converts a pointer to a pointer-like value, such as a memref";
  let description = [{
    The pointer and the result are in the same memory space. The operand `metadata` has the properties of the result that
    a pointer lacks: for a memref, its sizes and strides.
  }];
  let arguments = (ins Ptr_PtrType:$ptr, Optional<Ptr_PtrMetadata>:$metadata);
  let results = (outs PtrLikeTypeInterface:$result);
  let assemblyFormat = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ptr_ToPtrOp : Pointer_Op<"to_ptr", [Pure]> {
  let summary = "converts a pointer-like value, such as a memref, to a pointer";
  let arguments = (ins PtrLikeTypeInterface:$ptr);
  let results = (outs Ptr_PtrType:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ptr_GetMetadataOp
    : Pointer_Op<"get_metadata", [Pure, TypesMatchWith<"metadata type", "ptr", "result", Ptr_MetadataOf>]> {
  let summary = "returns the metadata of a pointer-like value";
  let arguments = (ins PtrLikeTypeInterface:$ptr);
  let results = (outs Ptr_PtrMetadata:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr)";
}

def Ptr_PtrAddOp : Pointer_Op<"ptr_add", [Pure, ViewLikeOpInterface,
                                          DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "adds an offset in bytes to a pointer";
  let description = [{
    Operands can be vectors or tensors. A scalar operand is then used for all elements.

    ```mlir
    func.func @add(%p: !ptr.ptr<#ptr.generic_space>, %i: vector<4xi32>) {
      %0 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, vector<4xi32>
      return
    }
    ```
  }];
  let arguments = (ins Ptr_PtrLikeType:$base, Ptr_IntLikeType:$offset,
                       DefaultValuedProp<EnumProp<Ptr_PtrAddFlags>, "PtrAddFlags::none">:$flags);
  let results = (outs Ptr_PtrLikeType:$result);
  let assemblyFormat = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)";
  let hasFolder = 1;
  let extraClassDeclaration = [{
    ::mlir::Value getViewSource() { return getBase(); }
    /// Returns the pointer type of the base or of its elements.
    ::mlir::ptr::PtrType getPtrType();
  }];
}

def Ptr_PtrDiffOp
    : Pointer_Op<"ptr_diff", [Pure, AllTypesMatch<["lhs", "rhs"]>, SameOperandsAndResultShape]> {
  let summary = "subtracts pointers";
  let description = [{
    The result is the number of bytes between two pointers, truncated or sign-extended to its type. With `nuw` or `nsw`,
    the result is poison if the subtraction overflows as an unsigned or a signed number.
  }];
  let arguments = (ins Ptr_PtrLikeType:$lhs, Ptr_PtrLikeType:$rhs,
                       DefaultValuedProp<EnumProp<Ptr_PtrDiffFlags>, "PtrDiffFlags::none">:$flags);
  let results = (outs Ptr_IntLikeType:$result);
  let assemblyFormat = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
  let extraClassDeclaration = [{
    /// Returns the pointer type of the operands or of their elements.
    ::mlir::ptr::PtrType getPtrType();
    /// Returns the type of the result or of its elements.
    ::mlir::Type getIntType();
  }];
  let hasVerifier = 1;
}

def Ptr_TypeOffsetOp : Pointer_Op<"type_offset", [Pure]> {
  let summary = "returns the distance of consecutive elements of a type in memory";
  let arguments = (ins TypeAttr:$elementType);
  let results = (outs AnySignlessIntegerOrIndex:$result);
  let assemblyFormat = "$elementType attr-dict `:` type($result)";
  let extraClassDeclaration = [{
    /// Returns the size of the type in \p layout, by default that of the closest op with one.
    ::llvm::TypeSize getTypeSize(::std::optional<::mlir::DataLayout> layout = ::std::nullopt);
  }];
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

defvar Ptr_AtomicArgs =
    (ins DefaultValuedProp<AtomicOrderingProp, "AtomicOrdering::not_atomic">:$ordering,
         OptionalAttr<StrAttr>:$syncscope);
defvar Ptr_AtomicParams =
    (ins CArg<"::mlir::ptr::AtomicOrdering", "::mlir::ptr::AtomicOrdering::not_atomic">:$ordering,
         CArg<"::llvm::StringRef", "::llvm::StringRef()">:$syncscope);

def Ptr_LoadOp : Ptr_AccessOp<"load"> {
  let summary = "loads a value";
  let description = [{
    An atomic load has an ordering and an alignment.

    ```mlir
    func.func @loads(%p: !ptr.ptr<#ptr.generic_space>) {
      %0 = ptr.load volatile %p : !ptr.ptr<#ptr.generic_space> -> f32
      %1 = ptr.load %p atomic monotonic alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i64
      return
    }
    ```
  }];
  let arguments = !con((ins Ptr_PtrType:$ptr, AlignmentProp:$alignment, UnitProp:$volatile_, UnitProp:$nontemporal,
                            UnitProp:$invariant, UnitProp:$invariantGroup), Ptr_AtomicArgs);
  let results = (outs AnyType:$value);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    oilist(`nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup |
           `alignment` `=` $alignment)
    attr-dict `:` qualified(type($ptr)) `->` type($value)
  }];
  let builders = [OpBuilder<!con((ins "::mlir::Type":$type, "::mlir::Value":$ptr), Ptr_AlignmentArg,
                                 (ins CArg<"bool", "false">:$isVolatile, CArg<"bool", "false">:$isNonTemporal,
                                      CArg<"bool", "false">:$isInvariant, CArg<"bool", "false">:$isInvariantGroup),
                                 Ptr_AtomicParams)>];
}

def Ptr_StoreOp : Ptr_AccessOp<"store"> {
  let summary = "stores a value";
  let arguments = !con((ins AnyType:$value, Ptr_PtrType:$ptr, AlignmentProp:$alignment, UnitProp:$volatile_,
                            UnitProp:$nontemporal, UnitProp:$invariantGroup), Ptr_AtomicArgs);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    oilist(`nontemporal` $nontemporal | `invariant_group` $invariantGroup | `alignment` `=` $alignment)
    attr-dict `:` type($value) `,` qualified(type($ptr))
  }];
  let builders = [OpBuilder<!con((ins "::mlir::Value":$value, "::mlir::Value":$ptr), Ptr_AlignmentArg,
                                 (ins CArg<"bool", "false">:$isVolatile, CArg<"bool", "false">:$isNonTemporal,
                                      CArg<"bool", "false">:$isInvariantGroup), Ptr_AtomicParams)>];
}

//===----------------------------------------------------------------------===//
// Masked accesses
//===----------------------------------------------------------------------===//

// A load of elements. Where the mask is not set, the element is that of `passthrough`.
class Ptr_MaskedReadOp<string mnemonic, Type pointer, string pointerName, string pointerType, list<Trait> traits>
    : Ptr_AccessOp<mnemonic, [Ptr_MaskFits<"result">, AllTypesMatch<["result", "passthrough"]>] # traits> {
  let arguments = !con(!dag(ins, [pointer], [pointerName]),
                       (ins Ptr_Mask1DType:$mask, Ptr_Any1DType:$passthrough, AlignmentProp:$alignment));
  let results = (outs Ptr_Any1DType:$result);
  let assemblyFormat = "$" # pointerName # " `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` "
                       # pointerType # " `->` type($result)";
  let builders = [OpBuilder<!con((ins "::mlir::Type":$resultType), !dag(ins, ["::mlir::Value"], [pointerName]),
                                 (ins "::mlir::Value":$mask, "::mlir::Value":$passthrough), Ptr_AlignmentArg)>];
}

def Ptr_MaskedLoadOp : Ptr_MaskedReadOp<"masked_load", Ptr_PtrType, "ptr", "qualified(type($ptr))", []> {
  let summary = "loads consecutive elements";
}
def Ptr_GatherOp : Ptr_MaskedReadOp<"gather", Ptr_Ptr1DType, "ptrs", "type($ptrs)", [
    AllShapesMatch<["result", "ptrs"]>, AllTypeIDsMatch<["result", "ptrs"]>]> {
  let summary = "loads the element at each of several addresses";
}

// A store of the elements whose mask bit is set.
class Ptr_MaskedWriteOp<string mnemonic, Type pointer, string pointerName, string pointerType, list<Trait> traits>
    : Ptr_AccessOp<mnemonic, [Ptr_MaskFits<"value">] # traits> {
  let arguments = !con((ins Ptr_Any1DType:$value), !dag(ins, [pointer], [pointerName]),
                       (ins Ptr_Mask1DType:$mask, AlignmentProp:$alignment));
  let assemblyFormat = "$value `,` $" # pointerName
                       # " `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` " # pointerType;
  let builders = [OpBuilder<!con((ins "::mlir::Value":$value), !dag(ins, ["::mlir::Value"], [pointerName]),
                                 (ins "::mlir::Value":$mask), Ptr_AlignmentArg)>];
}

def Ptr_MaskedStoreOp : Ptr_MaskedWriteOp<"masked_store", Ptr_PtrType, "ptr", "qualified(type($ptr))", []> {
  let summary = "stores consecutive elements";
}
def Ptr_ScatterOp : Ptr_MaskedWriteOp<"scatter", Ptr_Ptr1DType, "ptrs", "type($ptrs)", [
    AllShapesMatch<["value", "ptrs"]>, AllTypeIDsMatch<["value", "ptrs"]>]> {
  let summary = "stores an element to each of several addresses";
}

#endif // STRATA_DIALECTS_PTR
