//===- SPIRVStructureOps.td - Modules, functions -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVSTRUCTUREOPS
#define STRATA_DIALECTS_SPIRV_SPIRVSTRUCTUREOPS

include "dialects/spirv/SPIRVAttributes.td"
include "dialects/spirv/SPIRVBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def SPIRV_ModuleOp : SPIRV_Op<"module", [IsolatedFromAbove, NoRegionArguments, NoTerminator, SingleBlock, SymbolTable,
                                         Symbol]> {
  let summary = "a SPIR-V module";
  let hasOpcode = 0;
  let description = [{
    Has only ops of this dialect, also inside of functions.

    ```mlir
    spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {
      spirv.func @nothing() "None" { spirv.Return }
    }
    ```
  }];
  let arguments = (ins SPIRV_AddressingModelAttr:$addressing_model, SPIRV_MemoryModelAttr:$memory_model,
                       OptionalAttr<SPIRV_VerCapExtAttr>:$vce_triple, OptionalAttr<StrAttr>:$sym_name);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins CArg<"::std::optional<::llvm::StringRef>", "::std::nullopt">:$name)>,
    OpBuilder<(ins "::mlir::spirv::AddressingModel":$addressingModel, "::mlir::spirv::MemoryModel":$memoryModel,
                   CArg<"::mlir::spirv::VerCapExtAttr", "{}">:$vceTriple,
                   CArg<"::std::optional<::llvm::StringRef>", "::std::nullopt">:$name)>
  ];
  let extraClassDeclaration = availability # [{
    bool isOptionalSymbol() { return true; }
    ::std::optional<::llvm::StringRef> getName() { return getSymName(); }
  }];
}

def SPIRV_FuncOp : SPIRV_Op<"func", [AutomaticAllocationScope, FunctionOpInterface, Symbol, CallableOpInterface,
                                     InModuleScope, IsolatedFromAbove]> {
  let summary = "defines or declares a function with at most one result";
  let hasOpcode = 0;
  let description = [{
    Without a body it is that of another module, and its linkage says so.

    ```mlir
    spirv.func @same(%x: i32) -> i32 "Inline|Pure" { spirv.ReturnValue %x : i32 }
    ```
  }];
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs, StrAttr:$sym_name,
                       SPIRV_FunctionControlAttr:$function_control,
                       OptionalAttr<SPIRV_LinkageAttributesAttr>:$linkage_attributes);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::FunctionType":$type,
                                 CArg<"::mlir::spirv::FunctionControl", "::mlir::spirv::FunctionControl::None">:$control,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>];
  let extraClassDeclaration = availability # [{
    // Methods of CallableOpInterface. The using-declarations make the accessors of single arguments and results visible,
    // which the generated accessors of the attributes would hide.
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::llvm::StringRef getName() { return getSymName(); }
    using FunctionMethods::getNumResults;
    using FunctionMethods::getArgAttrs;
    using FunctionMethods::setArgAttrs;
  }];
}

def SPIRV_EntryPointOp : SPIRV_Op<"EntryPoint", [InModuleScope]> {
  let summary = "declares a function as an entry point of the module";
  let autogenSerialization = 0;
  let description =
      "The operands after the function are its interface variables: `spirv.EntryPoint \"GLCompute\" @main, @id, @out`.";
  let arguments = (ins SPIRV_ExecutionModelAttr:$execution_model, FlatSymbolRefAttr:$fn, SymbolRefArrayAttr:$interface);
  let hasCustomAssemblyFormat = 1;
  let builders = [OpBuilder<(ins "::mlir::spirv::ExecutionModel":$executionModel, "::mlir::spirv::FuncOp":$function,
                                 "::llvm::ArrayRef<::mlir::Attribute>":$interfaceVars)>];
}

def SPIRV_ExecutionModeOp : SPIRV_Op<"ExecutionMode", [InModuleScope]> {
  let summary = "sets an execution mode of an entry point";
  let autogenSerialization = 0;
  let description = "`spirv.ExecutionMode @main \"LocalSize\", 8, 8, 1`";
  let arguments = (ins FlatSymbolRefAttr:$fn, SPIRV_ExecutionModeAttr:$execution_mode, I32ArrayAttr:$values);
  let hasCustomAssemblyFormat = 1;
  let builders = [OpBuilder<(ins "::mlir::spirv::FuncOp":$function, "::mlir::spirv::ExecutionMode":$executionMode,
                                 "::llvm::ArrayRef<int32_t>":$params)>];
}

def SPIRV_GlobalVariableOp : SPIRV_Op<"GlobalVariable", [InModuleScope, Symbol]> {
  let summary = "declares a global variable";
  let hasOpcode = 0;
  let description = [{
    ```mlir
    spirv.GlobalVariable @in bind(0, 1) : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>
    spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @count initializer(@constant) : !spirv.ptr<i32, Private>
    ```
  }];
  let arguments = (ins TypeAttr:$type, StrAttr:$sym_name, OptionalAttr<FlatSymbolRefAttr>:$initializer,
                       OptionalAttr<I32Attr>:$location, OptionalAttr<I32Attr>:$binding,
                       OptionalAttr<I32Attr>:$descriptor_set, OptionalAttr<StrAttr>:$built_in,
                       OptionalAttr<SPIRV_LinkageAttributesAttr>:$linkage_attributes);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Type":$type, "::llvm::StringRef":$name, "unsigned":$descriptorSet, "unsigned":$binding)>,
    OpBuilder<(ins "::mlir::Type":$type, "::llvm::StringRef":$name, "::mlir::spirv::BuiltIn":$builtIn)>
  ];
  let extraClassDeclaration = availability # [{
    ::mlir::spirv::StorageClass storageClass() {
      return ::llvm::cast<::mlir::spirv::PointerType>(getType()).getStorageClass();
    }
  }];
}

def SPIRV_AddressOfOp : SPIRV_Op<"mlir.addressof", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                                                    InFunctionScope, Pure]> {
  let summary = "the address of a global variable";
  let hasOpcode = 0;
  let arguments = (ins FlatSymbolRefAttr:$variable);
  let results = (outs SPIRV_AnyPtr:$pointer);
  let assemblyFormat = "$variable attr-dict `:` type($pointer)";
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::spirv::GlobalVariableOp":$var)>];
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVSTRUCTUREOPS
