//===- BuiltinOps.td - The ops of the builtin dialect -------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The module and the unrealized cast. runtime/ir contains the C++ that is generated from this file.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINOPS
#define STRATA_DEFS_BUILTINOPS

include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Builtin_Op<string mnemonic, list<Trait> traits = []> : Op<Builtin_Dialect, mnemonic, traits>;

def ModuleOp : Builtin_Op<"module", [AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol,
                                     GraphRegionNoTerminator]> {
  let summary = "The top-level operation: one block of operations, and a symbol table";
  let description = [{
    ```mlir
    module @kernels attributes {my.target = "cpu"} {
      func.func private @f()
    }
    ```
  }];
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";
  let builders = [OpBuilder<(ins CArg<"::std::optional<::llvm::StringRef>", "{}">:$name)>];
  let skipDefaultBuilders = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Creates a detached module; the caller owns it (see OwningOpRef.h).
    static ModuleOp create(::mlir::Location loc, ::std::optional<::llvm::StringRef> name = {});
    using Op::create;

    ::std::optional<::llvm::StringRef> getName() { return getSymName(); }
    template <typename OpT>
    auto getOps() {
      return getBody()->getOps<OpT>();
    }
  }];
}

def UnrealizedConversionCastOp : Builtin_Op<"unrealized_conversion_cast", [Pure]> {
  let summary = "Converts values between types during a partial dialect conversion";
  let description = [{
    ```mlir
    %a = builtin.unrealized_conversion_cast %i : i32 to index
    %b:2 = builtin.unrealized_conversion_cast to i32, f32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict";
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // STRATA_DEFS_BUILTINOPS
