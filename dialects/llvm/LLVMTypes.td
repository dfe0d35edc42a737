//===- LLVMTypes.td - Types of the llvm dialect ------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types nested in a type of the dialect are printed without `!llvm.`: `!llvm.array<4 x ptr>`.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TYPES
#define STRATA_DIALECTS_LLVM_TYPES

include "dialects/llvm/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

//===-- Types without parameters -------------------------------------------===//

class LLVM_PlainType<string typeName, string typeMnemonic, string words> : LLVMType<typeName, typeMnemonic> {
  let summary = words;
}
def LLVMVoidType : LLVM_PlainType<"LLVMVoid", "void", "the result of a function that returns no value">;
def LLVMTokenType : LLVM_PlainType<"LLVMToken", "token", "a value that cannot be hidden from the optimizer">;
def LLVMLabelType : LLVM_PlainType<"LLVMLabel", "label", "a code label">;
def LLVMMetadataType : LLVM_PlainType<"LLVMMetadata", "metadata", "metadata as an operand of an intrinsic">;
def LLVMX86AMXType : LLVM_PlainType<"LLVMX86AMX", "x86_amx", "a tile register of x86 AMX">;

def LLVMPPCFP128Type
    : LLVMType<"LLVMPPCFP128", "ppc_fp128", [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"]>]> {
  let summary = "a float of 128 bits that is the sum of two doubles";
}

//===-- Pointers -----------------------------------------------------------===//

def LLVMPointerType : LLVMType<"LLVMPointer", "ptr", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["areCompatible", "getIndexBitwidth", "getPreferredAlignment",
                                                          "verifyEntries"]>,
    VectorElementTypeInterface]> {
  let summary = "a pointer in an address space";
  let description = [{
    `!llvm.ptr` in address space 0, `!llvm.ptr<3>` in address space 3. The type of the pointee is given by the ops that
    access it. A data layout entry is a vector of three or four integers in bits: size, ABI alignment, preferred alignment,
    and the width of indices, which is the size by default.

    ```mlir
    module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<32> : vector<4xi64>>} {
    }
    ```
  }];
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
  let skipDefaultBuilders = 1;
  let builders = [TypeBuilder<(ins CArg<"unsigned", "0">:$addressSpace), "return $_get($_ctxt, addressSpace);">];
}

//===-- Aggregates ---------------------------------------------------------===//

def LLVMArrayType : LLVMType<"LLVMArray", "array", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["getPreferredAlignment", "getTypeSize"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface>]> {
  let summary = "an array with a constant number of elements";
  let description = "`!llvm.array<4 x i32>`";
  let parameters = (ins "::mlir::Type":$elementType, "uint64_t":$numElements);
  let assemblyFormat = "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`";
  let genVerifyDecl = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType, "uint64_t":$numElements), [{
    return $_get(elementType.getContext(), elementType, numElements);
  }]>];
  let extraClassDeclaration = [{
    /// Returns true for the types that an array may have as elements.
    static bool isValidElementType(::mlir::Type type);
  }];
}

def LLVMStructType : LLVMType<"LLVMStruct", "struct", [
    MutableType,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["areCompatible", "getPreferredAlignment", "verifyEntries"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface, ["getSubelementIndexMap", "getTypeAtIndex"]>]> {
  let summary = "a struct, literal or identified by its name";
  let description = [{
    A literal struct is its list of element types: `!llvm.struct<(i32, ptr)>`, or `!llvm.struct<packed (i8, i32)>` if there
    is no padding between elements. An identified struct is its name; its body is set once, and may contain the struct:
    `!llvm.struct<"node", (i32, struct<"node">)>`. A struct whose body is unknown is `!llvm.struct<"file", opaque>`.

    A data layout entry is a vector of one or two integers in bits: ABI and preferred alignment, which are lower bounds.
  }];
  let parameters = (ins StringRefParameter<"the name; empty for a literal struct", [{""}]>:$name,
                        OptionalArrayRefParameter<"::mlir::Type">:$body, OptionalParameter<"bool">:$packed);
  let storageClass = "LLVMStructTypeStorage";
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    using EmitErrorFn = ::llvm::function_ref<::mlir::InFlightDiagnostic()>;

    /// Returns true for the types that a struct may have as elements.
    static bool isValidElementType(::mlir::Type type);

    // Literal structs.
    static LLVMStructType getLiteral(::mlir::MLIRContext *context, ::llvm::ArrayRef<::mlir::Type> types,
                                     bool isPacked = false);
    static LLVMStructType getLiteralChecked(EmitErrorFn emitError, ::mlir::MLIRContext *context,
                                            ::llvm::ArrayRef<::mlir::Type> types, bool isPacked = false);

    // Identified structs.
    /// Returns the struct with this name, whose body may not have been set.
    static LLVMStructType getIdentified(::mlir::MLIRContext *context, ::llvm::StringRef name);
    static LLVMStructType getIdentifiedChecked(EmitErrorFn emitError, ::mlir::MLIRContext *context,
                                               ::llvm::StringRef name);
    /// Returns a new struct with this body. If the name is in use, a dot and a number are appended to it.
    static LLVMStructType getNewIdentified(::mlir::MLIRContext *context, ::llvm::StringRef name,
                                           ::llvm::ArrayRef<::mlir::Type> elements, bool isPacked = false);
    /// Returns the struct with this name; if it is new, its body remains unknown.
    static LLVMStructType getOpaque(::llvm::StringRef name, ::mlir::MLIRContext *context);
    static LLVMStructType getOpaqueChecked(EmitErrorFn emitError, ::mlir::MLIRContext *context,
                                           ::llvm::StringRef name);
    /// Sets the body of an identified struct. Fails if it has a different body or is declared opaque.
    ::llvm::LogicalResult setBody(::llvm::ArrayRef<::mlir::Type> types, bool isPacked);

    bool isPacked() const;
    bool isIdentified() const;
    /// Returns true if the struct is identified and has no body.
    bool isOpaque() const;
    /// Returns true if the body has been set, or if the struct is declared opaque.
    bool isInitialized();

    static ::llvm::LogicalResult verifyInvariants(EmitErrorFn emitError, ::llvm::StringRef name, bool isOpaque);
    static ::llvm::LogicalResult verifyInvariants(EmitErrorFn emitError, ::llvm::ArrayRef<::mlir::Type> types,
                                                  bool isPacked);
  }];
}

//===-- Functions ----------------------------------------------------------===//

def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let summary = "the type of a function";
  let description = "`!llvm.func<i32 (ptr, ...)>`: the result, the parameters, and an ellipsis for variable arguments.";
  let parameters = (ins "::mlir::Type":$returnType, ArrayRefParameter<"::mlir::Type">:$params, "bool":$varArg);
  let assemblyFormat = "`<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`";
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$result, "::llvm::ArrayRef<::mlir::Type>":$arguments,
                                        CArg<"bool", "false">:$isVarArg), [{
      return $_get(result.getContext(), result, arguments, isVarArg);
    }]>
  ];
  let extraClassDeclaration = [{
    static bool isValidArgumentType(::mlir::Type type);
    static bool isValidResultType(::mlir::Type type);
    bool isVarArg() const { return getVarArg(); }
    /// Returns the function type with other parameters and results; null if these are invalid.
    LLVMFunctionType clone(::mlir::TypeRange inputs, ::mlir::TypeRange results) const;
    /// Returns the result type as a list of one element.
    ::llvm::ArrayRef<::mlir::Type> getReturnTypes() const;
    unsigned getNumParams() const { return getParams().size(); }
    ::mlir::Type getParamType(unsigned i) { return getParams()[i]; }
  }];
}

//===-- Types of targets ---------------------------------------------------===//

def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let summary = "an opaque type of a target";
  let description = "`!llvm.target<\"spirv.Image\", i32, 1, 0>`: the name, parameters that are types, then integers.";
  let parameters = (ins StringRefParameter<>:$extTypeName, OptionalArrayRefParameter<"::mlir::Type">:$typeParams,
                        OptionalArrayRefParameter<"unsigned int">:$intParams);
  let assemblyFormat = "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )? `>`";
  let extraClassDeclaration = [{
    enum Property {
      HasZeroInit = 1, ///< The type has a zero value.
      CanBeGlobal = 2, ///< A global may have this type.
    };
    bool hasProperty(Property property) const;
    /// Returns true if values can be loaded, stored and allocated.
    bool supportsMemOps() const;
  }];
}

#endif // STRATA_DIALECTS_LLVM_TYPES
