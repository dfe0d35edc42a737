//===- MLProgram.td - Machine learning programs ------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions, graphs and globals.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MLPROGRAM
#define STRATA_DIALECTS_MLPROGRAM

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MLProgram_Dialect : Dialect {
  let name = "ml_program";
  let cppNamespace = "::mlir::ml_program";
  let summary = "Containers of machine learning programs";
  // initialize() registers a resource section for the assembly format; the section has no entries.
  let extraClassDeclaration = "void initialize();";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class MLProgram_Op<string mnemonic, list<Trait> traits = []> : Op<MLProgram_Dialect, mnemonic, traits>;

// The summary appears in diagnostics as the description of the type constraint.
def MLProgram_TokenType : TypeDef<MLProgram_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "Token for establishing execution ordering in a graph";
}

def MLProgram_ExternAttr : AttrDef<MLProgram_Dialect, "Extern", [TypedAttrInterface]> {
  let mnemonic = "extern";
  let summary = "the initial value of a global that is defined externally";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "";
  let genMnemonicAlias = 1;
}

//===-- Functions and graphs -----------------------------------------------===//

class MLProgram_FunctionOp<string mnemonic, list<Trait> traits>
    : MLProgram_Op<mnemonic, !listconcat([FunctionOpInterface, CallableOpInterface, IsolatedFromAbove, Symbol],
                                         traits)> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  code functionDeclarations = [{
    // Methods of CallableOpInterface. The using-declarations make the accessors of single arguments and results visible,
    // which the generated accessors of the attributes would hide.
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    bool isDeclaration() { return isExternal(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::llvm::StringRef getName() { return getSymName(); }
    using FunctionMethods::getNumResults;
    using FunctionMethods::getArgAttrs;
    using FunctionMethods::setArgAttrs;
  }];
}

def MLProgram_FuncOp : MLProgram_FunctionOp<"func", [RegionKindInterface]> {
  let summary = "defines or declares a function";
  let description = [{
    ```mlir
    ml_program.func private @imported(i64) -> i64
    ml_program.func @compute(%x: i64) -> i64 {
      ml_program.return %x : i64
    }
    ```
  }];
  let extraClassDeclaration = functionDeclarations # [{
    static ::mlir::RegionKind getRegionKind(unsigned index) { return ::mlir::RegionKind::SSACFG; }
  }];
}

def MLProgram_SubgraphOp : MLProgram_FunctionOp<"subgraph", [HasOnlyGraphRegion, RegionKindInterface, SingleBlock]> {
  let summary = "defines or declares a graph with inputs and outputs";
  let description = [{
    The body is a graph region: only data dependencies and tokens order the ops.

    ```mlir
    ml_program.subgraph @compute(%x: i64) -> i64 {
      ml_program.output %x : i64
    }
    ```
  }];
  let extraClassDeclaration = functionDeclarations;
}

class MLProgram_ReturnLikeOp<string mnemonic, string parent>
    : MLProgram_Op<mnemonic, [Pure, HasParent<parent>, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}
def MLProgram_OutputOp : MLProgram_ReturnLikeOp<"output", "SubgraphOp"> {
  let summary = "terminates a graph with its outputs";
}
def MLProgram_ReturnOp : MLProgram_ReturnLikeOp<"return", "FuncOp"> {
  let summary = "returns from a function with its results";
}

//===-- Globals ------------------------------------------------------------===//

def MLProgram_GlobalOp : MLProgram_Op<"global", [Symbol]> {
  let summary = "defines a global variable or constant";
  let description = [{
    ```mlir
    ml_program.global private @four(4 : i32) : i32
    ml_program.global private mutable @state(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, UnitAttr:$is_mutable, OptionalAttr<AnyAttr>:$value,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name ``
    custom<TypedInitialValue>($type, $value) attr-dict
  }];
  let hasVerifier = 1;
}

defvar MLProgram_GlobalUser = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar MLProgram_NamesResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
class MLProgram_GlobalAccessOp<string mnemonic, list<Trait> traits>
    : MLProgram_Op<mnemonic, !listconcat(traits, [MLProgram_GlobalUser])> {
  let extraClassDeclaration = [{
    /// Returns the global that the symbol refers to, or null.
    ::mlir::ml_program::GlobalOp getGlobalOp(::mlir::SymbolTableCollection &symbolTable);
  }];
}

def MLProgram_GlobalLoadOp : MLProgram_GlobalAccessOp<"global_load", [MLProgram_NamesResult]> {
  let summary = "loads the value of a global";
  let arguments = (ins Arg<SymbolRefAttr, "", [MemRead]>:$global);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$global `:` type($result) attr-dict";
}
def MLProgram_GlobalLoadConstOp : MLProgram_GlobalAccessOp<"global_load_const", [Pure, MLProgram_NamesResult]> {
  let summary = "loads the value of an immutable global";
  let arguments = (ins SymbolRefAttr:$global);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$global `:` type($result) attr-dict";
}
def MLProgram_GlobalStoreOp : MLProgram_GlobalAccessOp<"global_store", []> {
  let summary = "stores a value to a mutable global";
  let arguments = (ins Arg<SymbolRefAttr, "", [MemWrite]>:$global, AnyType:$value);
  let assemblyFormat = "$global `=` $value `:` type($value) attr-dict";
}

//===-- Globals in graphs --------------------------------------------------===//

def MLProgram_GlobalLoadGraphOp : MLProgram_GlobalAccessOp<"global_load_graph", []> {
  let summary = "loads the value of a global in a graph";
  let description = [{
    Executes after the ops that produce the consumed tokens, and before the ops that consume the produced token.

    ```mlir
    ml_program.global private mutable @state(0 : i32) : i32
    ml_program.subgraph @twice() -> i32 {
      %0, %read = ml_program.global_load_graph @state ordering(() -> !ml_program.token) : i32
      %1 = arith.addi %0, %0 : i32
      %wrote = ml_program.global_store_graph @state = %1 ordering(%read -> !ml_program.token) : i32
      ml_program.output %1 : i32
    }
    ```
  }];
  let arguments = (ins Arg<SymbolRefAttr, "", [MemRead]>:$global, Variadic<MLProgram_TokenType>:$consumeTokens);
  let results = (outs AnyType:$result, MLProgram_TokenType:$produceToken);
  let assemblyFormat = [{
    $global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict
  }];
}
def MLProgram_GlobalStoreGraphOp : MLProgram_GlobalAccessOp<"global_store_graph", []> {
  let summary = "stores a value to a mutable global in a graph";
  // The op stores to the global, but declares a read effect on it, as in MLIR.
  let arguments = (ins Arg<SymbolRefAttr, "", [MemRead]>:$global, AnyType:$value,
                       Variadic<MLProgram_TokenType>:$consumeTokens);
  let results = (outs MLProgram_TokenType:$produceToken);
  let assemblyFormat = [{
    $global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict
  }];
}
def MLProgram_TokenOp : MLProgram_Op<"token", [Pure]> {
  let summary = "creates a token";
  let results = (outs MLProgram_TokenType:$token);
  let assemblyFormat = "attr-dict";
}

#endif // STRATA_DIALECTS_MLPROGRAM
