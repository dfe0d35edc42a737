//===- LLVMOpsGlobals.td - Global variables and the module -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Global variables, aliases, ifuncs and comdats; constructors and destructors; flags and linker options of the module.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OPS_GLOBALS
#define STRATA_DIALECTS_LLVM_OPS_GLOBALS

include "dialects/llvm/LLVMOpBase.td"
include "dialects/llvm/LLVMOpsControlFlow.td"
include "mlir/IR/SymbolInterfaces.td"

//===-- Symbols with a value -----------------------------------------------===//

def LLVM_GlobalOp : LLVM_Op<"mlir.global", [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let summary = "a global variable or constant";
  let description = [{
    The initial value is an attribute in parentheses or the operand of `llvm.return` in the region. Without a value, the
    global is a declaration. The type of a string is `!llvm.array<N x i8>` and may be omitted.

    Target-specific attributes of LLVM IR are strings, or pairs of strings, in the array `target_specific_attrs`.

    ```mlir
    llvm.mlir.global internal constant @answer(42 : i32) {alignment = 8 : i64} : i32
    llvm.mlir.global external @declared() : f32
    llvm.mlir.global private constant @text("abc\00")
    llvm.mlir.global constant @address() : !llvm.ptr {
      %0 = llvm.mlir.addressof @answer : !llvm.ptr
      llvm.return %0 : !llvm.ptr
    }
    ```
  }];
  let arguments = (ins TypeAttr:$global_type, UnitAttr:$constant, StrAttr:$sym_name, Linkage:$linkage,
                       UnitAttr:$dso_local, UnitAttr:$thread_local_, UnitAttr:$externally_initialized,
                       OptionalAttr<AnyAttr>:$value, OptionalAttr<I64Attr>:$alignment,
                       DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$addr_space,
                       OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<StrAttr>:$section,
                       OptionalAttr<SymbolRefAttr>:$comdat,
                       OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs,
                       DefaultValuedAttr<Visibility, "::mlir::LLVM::Visibility::Default">:$visibility_,
                       OptionalAttr<ArrayAttr>:$target_specific_attrs);
  let regions = (region AnyRegion:$initializer);
  let builders = [OpBuilder<(ins "::mlir::Type":$type, "bool":$isConstant, "::mlir::LLVM::Linkage":$linkage,
                                 "::llvm::StringRef":$name, "::mlir::Attribute":$value,
                                 CArg<"uint64_t", "0">:$alignment, CArg<"unsigned", "0">:$addrSpace,
                                 CArg<"bool", "false">:$dsoLocal, CArg<"bool", "false">:$thread_local_,
                                 CArg<"::mlir::SymbolRefAttr", "{}">:$comdat,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs,
                                 CArg<"::llvm::ArrayRef<::mlir::Attribute>", "{}">:$dbgExprs)>];
  let extraClassDeclaration = [{
    ::mlir::Type getType() { return getGlobalType(); }
    /// Returns the initial value; null if there is none or the region computes it.
    ::mlir::Attribute getValueOrNull() { return getValueAttr(); }
    /// Returns the region that computes the initial value; empty if an attribute specifies the value.
    ::mlir::Region &getInitializerRegion() { return getOperation()->getRegion(0); }
    /// Returns the block of the region; null if the region is empty.
    ::mlir::Block *getInitializerBlock() {
      return getInitializerRegion().empty() ? nullptr : &getInitializerRegion().front();
    }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_AliasOp : LLVM_Op<"mlir.alias", [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let summary = "a second name of a global, function or address";
  let description = [{
    ```mlir
    llvm.mlir.global @values() : !llvm.array<32 x i32>
    llvm.mlir.alias linkonce_odr hidden @middle {dso_local} : !llvm.array<16 x i32> {
      %0 = llvm.mlir.addressof @values : !llvm.ptr
      %1 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.return %1 : !llvm.ptr
    }
    ```
  }];
  let arguments = (ins TypeAttr:$alias_type, StrAttr:$sym_name, Linkage:$linkage, UnitAttr:$dso_local,
                       UnitAttr:$thread_local_, OptionalAttr<UnnamedAddr>:$unnamed_addr,
                       DefaultValuedAttr<Visibility, "::mlir::LLVM::Visibility::Default">:$visibility_);
  let regions = (region SizedRegion<1>:$initializer);
  let builders = [OpBuilder<(ins "::mlir::Type":$type, "::mlir::LLVM::Linkage":$linkage, "::llvm::StringRef":$name,
                                 CArg<"bool", "false">:$dsoLocal, CArg<"bool", "false">:$thread_local_,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>];
  let extraClassDeclaration = [{
    ::mlir::Type getType() { return getAliasType(); }
    /// Returns the region that computes the address.
    ::mlir::Region &getInitializerRegion() { return getOperation()->getRegion(0); }
    ::mlir::Block &getInitializerBlock() { return getInitializerRegion().front(); }
    /// Returns the address space of the pointer that the region returns.
    unsigned getAddrSpace();
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_IFuncOp : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol,
                                          DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a function whose address a resolver function computes at load time";
  let description = [{
    ```mlir
    llvm.mlir.ifunc external @fastest : !llvm.func<f32 (i64)>, !llvm.ptr @resolve
    llvm.func @portable(i64) -> f32
    llvm.func @resolve() -> !llvm.ptr {
      %0 = llvm.mlir.addressof @portable : !llvm.ptr
      llvm.return %0 : !llvm.ptr
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$i_func_type, FlatSymbolRefAttr:$resolver,
                       TypeAttr:$resolver_type, Linkage:$linkage, UnitAttr:$dso_local,
                       DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$address_space,
                       DefaultValuedAttr<UnnamedAddr, "::mlir::LLVM::UnnamedAddr::None">:$unnamed_addr,
                       DefaultValuedAttr<Visibility, "::mlir::LLVM::Visibility::Default">:$visibility_);
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type
    $resolver attr-dict
  }];
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::Type":$i_func_type,
                                 "::llvm::StringRef":$resolver, "::mlir::Type":$resolver_type,
                                 "::mlir::LLVM::Linkage":$linkage, "::mlir::LLVM::Visibility":$visibility)>];
  let hasVerifier = 1;
}

//===-- Comdats ------------------------------------------------------------===//

def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let summary = "a comdat and the rule that selects one of several definitions";
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}

def LLVM_ComdatOp : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let summary = "the comdats of a module";
  let description = [{
    ```mlir
    llvm.comdat @__llvm_comdat {
      llvm.comdat_selector @any any
    }
    llvm.mlir.global linkonce constant @once(1 : i64) comdat(@__llvm_comdat::@any) : i64
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name $body attr-dict";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$symName)>];
  let hasRegionVerifier = 1;
}

//===-- The module ---------------------------------------------------------===//

// A list of functions that run when the module is loaded or unloaded. Each has a priority and an associated data symbol.
class LLVM_GlobalStructorsOp<string functions>
    : LLVM_Op<"mlir.global_" # functions, [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let assemblyFormat = "`" # functions # "` `=` $" # functions
                       # " `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}

def LLVM_GlobalCtorsOp : LLVM_GlobalStructorsOp<"ctors"> {
  let summary = "functions that run when the module is loaded";
  let description = [{
    The functions run in ascending order of priority. A function with data other than `#llvm.zero` runs only if the data
    is part of the linked program.

    ```mlir
    llvm.func @start() { llvm.return }
    llvm.mlir.global_ctors ctors = [@start], priorities = [0], data = [#llvm.zero]
    ```
  }];
  let arguments = (ins FlatSymbolRefArrayAttr:$ctors, I32ArrayAttr:$priorities, ArrayAttr:$data);
}

def LLVM_GlobalDtorsOp : LLVM_GlobalStructorsOp<"dtors"> {
  let summary = "functions that run when the module is unloaded";
  let description = "The functions run in descending order of priority. See `llvm.mlir.global_ctors`.";
  let arguments = (ins FlatSymbolRefArrayAttr:$dtors, I32ArrayAttr:$priorities, ArrayAttr:$data);
}

def LLVM_LinkerOptionsOp : LLVM_Op<"linker_options"> {
  let summary = "options for the linker";
  let description = "`llvm.linker_options [\"-l\", \"m\"]`";
  let arguments = (ins StrArrayAttr:$options);
  let assemblyFormat = "$options attr-dict";
  let hasVerifier = 1;
}

def LLVM_ModuleFlagsOp : LLVM_Op<"module_flags"> {
  let summary = "the flags of the module";
  let description = "`llvm.module_flags [#llvm.mlir.module_flag<max, \"PIC Level\", 2 : i32>]`";
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "$flags attr-dict";
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_LLVM_OPS_GLOBALS
