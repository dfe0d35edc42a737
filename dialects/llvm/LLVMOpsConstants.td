//===- LLVMOpsConstants.td - Constants and addresses of symbols -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// LLVM IR writes these constants as operands of instructions; the llvm dialect has an op for each kind.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OPS_CONSTANTS
#define STRATA_DIALECTS_LLVM_OPS_CONSTANTS

include "dialects/llvm/LLVMOpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// A constant whose value is determined by its type.
class LLVM_TypeConstantOp<string mnemonic> : LLVM_Op<"mlir." # mnemonic, [Pure, ConstantLike]> {
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let builders = [LLVM_OneResultOpBuilder];
  let hasFolder = 1;
}

// The address of a symbol.
class LLVM_AddressOp<string mnemonic>
    : LLVM_Op<mnemonic, [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let results = (outs LLVM_AnyPointer:$res);
  let hasFolder = 1;
}

def LLVM_UndefOp : LLVM_TypeConstantOp<"undef"> {
  let summary = "an undefined value";
}

def LLVM_PoisonOp : LLVM_TypeConstantOp<"poison"> {
  let summary = "a poison value";
}

def LLVM_ZeroOp : LLVM_TypeConstantOp<"zero"> {
  let summary = "a value of which all bits are zero";
  let hasVerifier = 1;
}

def LLVM_NoneTokenOp : LLVM_Op<"mlir.none", [Pure]> {
  let summary = "the empty token";
  let results = (outs LLVM_TokenType:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
  let builders = [LLVM_OneResultOpBuilder];
}

def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let summary = "a constant";
  let description = [{
    The attribute has the form that the type requires: a number for a scalar; an elements attribute or an array of numbers
    for a vector or array; a string for an array of `i8`; an array with one attribute per element for a struct.

    ```mlir
    llvm.func @constants() {
      %0 = llvm.mlir.constant(42 : i32) : i32
      %1 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
      %2 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
      %3 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
      llvm.return
    }
    ```
  }];
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let builders = [
    LLVM_OneResultOpBuilder,
    OpBuilder<(ins "::mlir::Type":$type, "int64_t":$value),
              "build($_builder, $_state, type, $_builder.getIntegerAttr(type, value));">,
    OpBuilder<(ins "::mlir::Type":$type, "const ::llvm::APInt &":$value),
              "build($_builder, $_state, type, $_builder.getIntegerAttr(type, value));">,
    OpBuilder<(ins "::mlir::Type":$type, "const ::llvm::APFloat &":$value),
              "build($_builder, $_state, type, $_builder.getFloatAttr(type, value));">,
    OpBuilder<(ins "::mlir::TypedAttr":$value), "build($_builder, $_state, value.getType(), value);">
  ];
  let extraClassDeclaration = [{
    /// Returns true if a constant of type `type` can have the attribute `value`.
    static bool isBuildableWith(::mlir::Attribute value, ::mlir::Type type);
    /// Creates a constant; returns null if a constant of the type cannot have the attribute.
    static ::mlir::LLVM::ConstantOp materialize(::mlir::OpBuilder &builder, ::mlir::Attribute value,
                                                ::mlir::Type type, ::mlir::Location loc);
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_AddressOfOp : LLVM_AddressOp<"mlir.addressof"> {
  let summary = "the address of a global, function, alias or ifunc";
  let description = [{
    ```mlir
    llvm.mlir.global @count(0 : i32) : i32
    llvm.func @read() -> i32 {
      %0 = llvm.mlir.addressof @count : !llvm.ptr
      %1 = llvm.load %0 : !llvm.ptr -> i32
      llvm.return %1 : i32
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
  let builders = [
    OpBuilder<(ins "::mlir::LLVM::GlobalOp":$global, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::LLVM::LLVMFuncOp":$func, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::LLVM::AliasOp":$alias, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = [{
    // Return the op that the symbol denotes; null if it is an op of another kind.
    ::mlir::LLVM::GlobalOp getGlobal(::mlir::SymbolTableCollection &symbolTable);
    ::mlir::LLVM::LLVMFuncOp getFunction(::mlir::SymbolTableCollection &symbolTable);
    ::mlir::LLVM::AliasOp getAlias(::mlir::SymbolTableCollection &symbolTable);
    ::mlir::LLVM::IFuncOp getIFunc(::mlir::SymbolTableCollection &symbolTable);
  }];
}

def LLVM_DSOLocalEquivalentOp : LLVM_AddressOp<"dso_local_equivalent"> {
  let summary = "the address of an equivalent of a function that this linkage unit defines";
  let description = "The function, or the function that the alias denotes, must not have the linkage `extern_weak`.";
  let arguments = (ins FlatSymbolRefAttr:$function_name);
  let assemblyFormat = "$function_name attr-dict `:` qualified(type($res))";
  let extraClassDeclaration = [{
    // Return the op that the symbol denotes; null if it is an op of another kind.
    ::mlir::LLVM::LLVMFuncOp getFunction(::mlir::SymbolTableCollection &symbolTable);
    ::mlir::LLVM::AliasOp getAlias(::mlir::SymbolTableCollection &symbolTable);
  }];
}

def LLVM_BlockAddressOp : LLVM_AddressOp<"blockaddress"> {
  let summary = "the address of a block";
  let description = [{
    The attribute names a function and the tag of one of its blocks, which has an op `llvm.blocktag`.

    ```mlir
    llvm.func @f() -> !llvm.ptr {
      %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
      llvm.br ^bb1
    ^bb1:
      llvm.blocktag <id = 1>
      llvm.return %0 : !llvm.ptr
    }
    ```
  }];
  let arguments = (ins LLVM_BlockAddressAttr:$block_addr);
  let assemblyFormat = "$block_addr attr-dict `:` qualified(type($res))";
  let extraClassDeclaration = [{
    /// Returns the function of the block; null if the symbol denotes something else.
    ::mlir::LLVM::LLVMFuncOp getFunction(::mlir::SymbolTableCollection &symbolTable);
    /// Returns the op that marks the block, in time linear in the function; null if there is none.
    ::mlir::LLVM::BlockTagOp getBlockTagOp();
  }];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_LLVM_OPS_CONSTANTS
